/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb verify`: whether the whole record is what was written. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-json-line.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-verify.h"

#include <glib/gi18n.h>

static void
print_text (GPtrArray *faults, guint n_games)
{
  if (faults->len == 0)
    {
      g_autofree char *line = g_strdup_printf (
          /* Translators: %u counts games. */
          ngettext ("Checked %u game. Nothing in it is damaged.", "Checked %u games. Nothing in them is damaged.",
                    n_games),
          n_games);

      crumb_cli_print_text (line);
      return;
    }
  for (guint i = 0; i < faults->len; i++)
    {
      const CrumbFault *fault = faults->pdata[i];
      g_autofree char *line = NULL;

      if (fault->game != NULL)
        line = g_strdup_printf ("%.*s: %s", CRUMB_ID_SHOWN, fault->game, fault->sentence);
      else if (fault->player != NULL)
        line = g_strdup_printf ("%s: %s", fault->player, fault->sentence);
      crumb_cli_print_text (line != NULL ? line : fault->sentence);
      if (fault->mended)
        crumb_cli_print_text (_ ("This has been fixed."));
    }
}

static void
print_json (GPtrArray *faults, guint n_games)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *line = NULL;

  json_builder_begin_object (json);
  crumb_json_add_int (json, "games", n_games);
  json_builder_set_member_name (json, "faults");
  json_builder_begin_array (json);
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
  line = crumb_json_line_from_builder (json);
  crumb_cli_print_line (line);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  gboolean rebuild = FALSE;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "rebuild", 0, 0, G_OPTION_ARG_NONE, &rebuild, N_ ("Rebuild lists and statistics first"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Answer in JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (GError) error = NULL;
  guint n_games = 0;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc > 1)
    return crumb_cli_unexpected (command, argv[1]);

  store = crumb_cli_open_record (&error);
  if (store != NULL && (!rebuild || crumb_store_rebuild_summaries (store, &error)))
    faults = crumb_store_verify (store, &n_games, &error);
  if (faults == NULL)
    return crumb_cli_fail (error);

  if (json)
    print_json (faults, n_games);
  else
    print_text (faults, n_games);
  return faults->len == 0 ? CRUMB_EXIT_OK : CRUMB_EXIT_FAILED;
}

const CrumbCommand crumb_command_verify = {
  .name = "verify",
  .arguments = "",
  .summary = N_ ("Check your games for damage."),
  .details = N_ (
      "Checks the file, every game’s chain of hashes, and whether lists and statistics match the games. If something "
      "is wrong, says what and exits with status 1. Lists and statistics that are wrong are fixed at once; --rebuild "
      "makes all of them again."),
  .run = run,
};
