/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb import`: takes game files into the record. */

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/files/crumb-import.h"
#include "record/files/crumb-json-add.h"
#include "words/crumb-game-words.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <unistd.h>

/* What was asked for, and what has come of it so far. */
typedef struct
{
  const CrumbAsked *asked;
  CrumbImportChoice choice;
  guint n;
  guint counts[CRUMB_N_IMPORT_OUTCOMES];
  int status;
} Answer;

static const char *const outcome_words[CRUMB_N_IMPORT_OUTCOMES] = {
  [CRUMB_IMPORT_NEW] = "new",         [CRUMB_IMPORT_LONGER] = "longer",   [CRUMB_IMPORT_KNOWN] = "known",
  [CRUMB_IMPORT_DIFFERS] = "differs", [CRUMB_IMPORT_REFUSED] = "refused",
};

/* The path as typed, with the file's name added when a folder was typed. */
static char *
name_file (const char *typed, const CrumbImportResult *result)
{
  g_autoptr (GFile) asked = g_file_new_for_commandline_arg (typed);
  g_autofree char *own =
      g_file_equal (asked, result->file) || g_str_equal (typed, "-") ? NULL : g_file_get_basename (result->file);
  g_autofree char *path = own != NULL ? g_build_filename (typed, own, NULL) : g_strdup (typed);
  g_autofree char *shown = crumb_cli_quote (path);

  /* Translators: the file, and which one of the games in it: “games.json: game 12” */
  return result->n == 0 ? g_steal_pointer (&shown) : g_strdup_printf (_ ("%1$s: game %2$u"), shown, result->n);
}

/* Says in words why the rules refuse a move. */
static GError *
new_complaint (const char *name, const CrumbImportResult *result)
{
  const CrumbGameFileRefusal *refusal = &result->refusal;
  g_autofree char *why = NULL;

  if (refusal->refusal.reason == CRUMB_REFUSAL_NONE)
    return g_error_new (result->error->domain, result->error->code, "%s: %s", name, result->error->message);

  why = crumb_game_words_of (refusal->kind)->refusal (&refusal->refusal, (const char *const *) refusal->names);
  return g_error_new (result->error->domain, result->error->code,
                      /* Translators: %1$s is a file, %2$s “Entry 12 in line 40”, %3$s a whole sentence: “Sue has
                         only 4 dice, and you entered 5.” */
                      _ ("%1$s: %2$s: %3$s"), name, refusal->place, why);
}

static void
report_text (const char *name, const CrumbImportResult *result)
{
  g_autofree char *line = NULL;

  if (result->outcome == CRUMB_IMPORT_NEW)
    /* Translators: %1$s is a file, %2$s a game's id. */
    line = g_strdup_printf (_ ("%1$s: added game %2$s."), name, result->id);
  else if (result->outcome == CRUMB_IMPORT_LONGER)
    /* Translators: %1$s is a file, %2$s a game's id. */
    line = g_strdup_printf (_ ("%1$s: updated game %2$s."), name, result->id);
  else if (result->outcome == CRUMB_IMPORT_KNOWN)
    /* Translators: %1$s is a file, %2$s a game's id. */
    line = g_strdup_printf (_ ("%1$s: game %2$s is already here."), name, result->id);
  if (line != NULL)
    crumb_cli_print_line (line);
}

static void
report_json (const char *name, const CrumbImportResult *result, const GError *complaint)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_text (json, "file", name);
  crumb_json_add_text (json, "id", result->id);
  crumb_json_add_text (json, "outcome", outcome_words[result->outcome]);
  if (complaint != NULL)
    crumb_json_add_text (json, "error", complaint->message);
  json_builder_end_object (json);
  crumb_cli_print_json (json);
}

static void
report (Answer *answer, const char *typed, const CrumbImportResult *result)
{
  g_autofree char *name = name_file (typed, result);
  g_autoptr (GError) complaint = result->error != NULL ? new_complaint (name, result) : NULL;

  answer->n++;
  answer->counts[result->outcome]++;
  if (answer->asked->in_json)
    report_json (name, result, complaint);
  else
    report_text (name, result);
  if (complaint != NULL)
    {
      int failed = crumb_cli_fail (complaint);

      answer->status = MAX (answer->status, failed);
    }
}

static void
print_summary (const Answer *answer)
{
  const guint *counts = answer->counts;
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *line = NULL;

  if (!answer->asked->in_json)
    {
      line = g_strdup_printf (
          /* Translators: how many games had which fate when they were imported. */
          _ ("Added: %1$u. Updated: %2$u. Already here: %3$u. Different here: %4$u. Couldn’t import: %5$u."),
          counts[CRUMB_IMPORT_NEW], counts[CRUMB_IMPORT_LONGER], counts[CRUMB_IMPORT_KNOWN],
          counts[CRUMB_IMPORT_DIFFERS], counts[CRUMB_IMPORT_REFUSED]);
      crumb_cli_print_line (line);
      return;
    }

  json_builder_begin_object (json);
  for (guint i = 0; i < CRUMB_N_IMPORT_OUTCOMES; i++)
    crumb_json_add_int (json, outcome_words[i], counts[i]);
  json_builder_end_object (json);
  crumb_cli_print_json (json);
}

static CrumbGameReader *
new_reader (const char *typed)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (typed);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  if (g_str_equal (typed, "-"))
    {
      g_autoptr (GInputStream) stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);

      return crumb_game_reader_new_for_stream (stream, file);
    }
  g_ptr_array_add (files, file);
  return crumb_game_reader_new (files);
}

static gboolean
import (CrumbStore *store, const char *typed, Answer *answer, GError **error)
{
  g_autoptr (CrumbImport) games = crumb_import_new (store, new_reader (typed));
  GError *why = NULL;

  while (crumb_import_next (games, NULL, &why))
    {
      guint n = crumb_import_get_n_results (games);
      const CrumbImportResult *result = crumb_import_get_result (games, n - 1);

      if (result->outcome == CRUMB_IMPORT_DIFFERS && !crumb_import_answer (games, n - 1, answer->choice, error))
        return FALSE;
      report (answer, typed, result);
    }
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, why);
  return FALSE;
}

enum
{
  TAKE_FILE,
  KEEP_BOTH,
};

static const GOptionEntry options[] = {
  CRUMB_OPTION_JSON,
  { "take-file", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[TAKE_FILE]),
    N_ ("If a game differs, use the file’s version"), NULL },
  { "keep-both", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[KEEP_BOTH]), N_ ("If a game differs, keep both versions"),
    NULL },
  G_OPTION_ENTRY_NULL,
};

static int
run (CrumbAsked *asked)
{
  Answer answer = {
    .asked = asked,
    .choice = asked->flags[TAKE_FILE]   ? CRUMB_IMPORT_TAKE_FILE
              : asked->flags[KEEP_BOTH] ? CRUMB_IMPORT_KEEP_BOTH
                                        : CRUMB_IMPORT_ASK,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_cli_open_record (&error);

  if (store == NULL)
    return crumb_cli_fail (error);

  for (guint i = 0; i < asked->n; i++)
    if (!import (store, asked->arguments[i], &answer, &error))
      return crumb_cli_fail (error);
  if (answer.n > 1)
    print_summary (&answer);
  return answer.status;
}

const CrumbCommand crumb_command_import = {
  .name = "import",
  .arguments = "FILE|FOLDER…",
  .least = 1,
  .most = G_MAXINT,
  .options = options,
  .summary = N_ ("Import game files."),
  .details = N_ ("“-” reads standard input; a FOLDER stands for every “.json” file in it. Crumb imports all games it "
                 "can, and says where the others go wrong. The same game twice is one game. A game that differs from "
                 "your copy is left unchanged, unless an option says otherwise."),
  .run = run,
};
