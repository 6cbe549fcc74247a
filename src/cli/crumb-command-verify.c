/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb verify`: whether the whole record is what was written. */

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-verify.h"

#include <glib/gi18n.h>

static char *
to_text (GPtrArray *faults, guint n_games)
{
  GString *text = g_string_new (NULL);

  if (faults->len == 0)
    g_string_printf (text,
                     /* Translators: %u counts games. */
                     ngettext ("Checked %u game. Nothing in it is damaged.",
                               "Checked %u games. Nothing in them is damaged.", n_games),
                     n_games);
  for (guint i = 0; i < faults->len; i++)
    {
      const CrumbFault *fault = faults->pdata[i];

      if (fault->game != NULL)
        g_string_append_printf (text, "%.*s: ", CRUMB_ID_SHOWN, fault->game);
      else if (fault->player != NULL)
        g_string_append_printf (text, "%s: ", fault->player);
      g_string_append_printf (text, "%s\n", fault->sentence);
      if (fault->mended)
        g_string_append_printf (text, "%s\n", _ ("This has been fixed."));
    }
  return g_string_free_and_steal (text);
}

static void
add_faults (JsonBuilder *json, GPtrArray *faults, guint n_games)
{
  json_builder_begin_object (json);
  crumb_json_add_int (json, "games", n_games);
  crumb_json_begin_array (json, "faults");
  for (guint i = 0; i < faults->len; i++)
    {
      const CrumbFault *fault = faults->pdata[i];

      json_builder_begin_object (json);
      crumb_json_add_text (json, "game", fault->game);
      crumb_json_add_text (json, "player", fault->player);
      crumb_json_add_text (json, "sentence", fault->sentence);
      crumb_json_add_bool (json, "mended", fault->mended);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

enum
{
  REBUILD,
};

static const GOptionEntry options[] = {
  { "rebuild", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[REBUILD]), N_ ("Rebuild lists and statistics first"),
    NULL },
  CRUMB_OPTION_JSON,
  G_OPTION_ENTRY_NULL,
};

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (GPtrArray) faults = NULL;
  guint n_games = 0;

  if (!asked->flags[REBUILD] || crumb_store_rebuild_summaries (asked->store, error))
    faults = crumb_store_verify (asked->store, &n_games, error);
  if (faults == NULL)
    return FALSE;

  if (asked->json != NULL)
    add_faults (asked->json, faults, n_games);
  else
    *text = to_text (faults, n_games);
  asked->status = faults->len == 0 ? CRUMB_EXIT_OK : CRUMB_EXIT_FAILED;
  return TRUE;
}

const CrumbCommand crumb_command_verify = {
  .name = "verify",
  .arguments = "",
  .options = options,
  .summary = N_ ("Check your games for damage."),
  .details = N_ (
      "Checks the file, every game’s chain of hashes, and whether lists and statistics match the games. If something "
      "is wrong, says what and exits with status 1. Lists and statistics that are wrong are fixed at once; --rebuild "
      "makes all of them again."),
  .run = crumb_cli_run_with_record,
  .answer = answer,
};
