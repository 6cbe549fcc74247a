/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb import`: takes game files into the record. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-json-line.h"

#include "record/crumb-game-file.h"
#include "words/crumb-words.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>

static gboolean
read_stream (FILE *stream, GByteArray *bytes)
{
  guint8 chunk[16 * 1024];
  size_t got;

  while (bytes->len <= CRUMB_GAME_FILE_MAX && (got = fread (chunk, 1, sizeof chunk, stream)) > 0)
    g_byte_array_append (bytes, chunk, (guint) got);
  return !ferror (stream);
}

static GByteArray *
read_file (const char *path, GError **error)
{
  gboolean standard = g_str_equal (path, "-");
  FILE *stream = standard ? stdin : fopen (path, "re");
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean read = stream != NULL && read_stream (stream, bytes);
  int saved_errno = errno;

  if (stream != NULL && !standard)
    fclose (stream);
  if (read)
    return g_steal_pointer (&bytes);

  g_set_error (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT, _("it can’t be read: %s."), g_strerror (saved_errno));
  return NULL;
}

static void
report_text (const char *path, const char *id, gboolean known)
{
  g_autofree char *line = known ? g_strdup_printf (_("%1$s: game %2$s was in the record already."), path, id)
                                : g_strdup_printf (_("%1$s: game %2$s is in the record now."), path, id);

  crumb_cli_print_line (line);
}

static void
report_json (const char *path, const char *id, gboolean known)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *line = NULL;

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "file");
  json_builder_add_string_value (json, path);
  json_builder_set_member_name (json, "id");
  json_builder_add_string_value (json, id);
  json_builder_set_member_name (json, "known");
  json_builder_add_boolean_value (json, known);
  json_builder_end_object (json);
  line = crumb_json_line_from_builder (json);
  crumb_cli_print_line (line);
}

/* Names the file, and says in words why the rules refuse a move of it. */
static void
name_file (const char *path, const CrumbGameFileRefusal *refusal, GError **error)
{
  g_autofree char *shown = crumb_cli_quote (path);

  if (refusal->refusal.reason != CRUMB_REFUSAL_NONE)
    {
      g_autofree char *why = crumb_words_refusal (&refusal->refusal, (const char *const *) refusal->names);

      g_clear_error (error);
      /* Translators: %1$u is a number, %2$s a whole sentence: “Entry 3: Sue holds 4 dice; 5 were entered.” */
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED, _("Entry %1$u: %2$s"), refusal->entry, why);
    }
  g_prefix_error (error, "%s: ", shown);
}

static gboolean
import_file (CrumbStore *store, const char *path, gboolean json, GError **error)
{
  g_autoptr (GByteArray) bytes = read_file (path, error);
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  g_autofree char *id = NULL;
  g_autofree char *shown = NULL;
  gboolean known = FALSE;

  if (bytes == NULL
      || !crumb_game_file_read (store, (const char *) bytes->data, bytes->len, CRUMB_IMPORT_ASK, &id, &known, &refusal, error))
    {
      name_file (path, &refusal, error);
      return FALSE;
    }

  shown = crumb_cli_quote (path);
  if (json)
    report_json (shown, id, known);
  else
    report_text (shown, id, known);
  return TRUE;
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_("Answer in JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;
  int status = CRUMB_EXIT_OK;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc < 2)
    return crumb_cli_missing (command, "FILE");

  store = crumb_cli_open_record (&error);
  if (store == NULL)
    return crumb_cli_fail (error);

  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) file_error = NULL;

      if (!import_file (store, argv[i], json, &file_error))
        {
          int failed = crumb_cli_fail (file_error);

          status = MAX (status, failed);
        }
    }
  return status;
}

const CrumbCommand crumb_command_import = {
  .name = "import",
  .arguments = "FILE…",
  .summary = N_("Take game files into the record."),
  .details = N_("“-” reads standard input. A file that is not right is left out, with a sentence that names the "
                "place; the others are taken. The same game twice is one game."),
  .run = run,
};
