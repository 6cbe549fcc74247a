/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb rename`: calls a player something else in all games. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-json-line.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-renaming.h"

#include <glib/gi18n.h>

static CrumbRenaming *
rename_player (CrumbStore *store, const char *typed, const char *name, GError **error)
{
  g_autoptr (CrumbPlayer) player = NULL;
  g_autoptr (CrumbRenaming) renaming = NULL;

  for (const char *text = typed; text != NULL; text = text == typed ? name : NULL)
    if (!g_utf8_validate (text, -1, NULL))
      {
        g_autofree char *quoted = crumb_cli_quote (text);

        /* Translators: %s is what was typed. */
        crumb_cli_refuse (error, _ ("“%s” isn’t a valid name."), quoted);
        return NULL;
      }
  player = crumb_store_find_player (store, typed, error);
  renaming = player != NULL ? crumb_renaming_new (player->key, name, error) : NULL;
  return renaming != NULL && crumb_renaming_run (renaming, store, TRUE, error) ? g_steal_pointer (&renaming) : NULL;
}

static void
print_text (const CrumbRenaming *renaming)
{
  guint n_games = crumb_renaming_get_n_games (renaming);
  g_autofree char *line = NULL;
  const char *before, *after;

  crumb_renaming_get_names (renaming, &before, &after);
  line = g_strdup_printf (
      /* Translators: %1$s and %2$s are names, %3$u counts games. */
      ngettext ("“%1$s” is now called “%2$s” in %3$u game.", "“%1$s” is now called “%2$s” in %3$u games.", n_games),
      before, after, n_games);
  crumb_cli_print_text (line);
}

static void
print_json (const CrumbRenaming *renaming)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *line = NULL;
  const char *before, *after;

  crumb_renaming_get_names (renaming, &before, &after);
  json_builder_begin_object (json);
  crumb_json_add_text (json, "before", before);
  crumb_json_add_text (json, "name", after);
  crumb_json_add_int (json, "games", crumb_renaming_get_n_games (renaming));
  json_builder_end_object (json);
  line = crumb_json_line_from_builder (json);
  crumb_cli_print_line (line);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Answer in JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (CrumbRenaming) renaming = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc < 3)
    return crumb_cli_missing (command, argc < 2 ? "PLAYER" : "NAME");
  if (argc > 3)
    return crumb_cli_unexpected (command, argv[3]);

  store = crumb_cli_open_record (&error);
  if (store != NULL)
    renaming = rename_player (store, argv[1], argv[2], &error);
  if (renaming == NULL)
    return crumb_cli_fail (error);

  if (json)
    print_json (renaming);
  else
    print_text (renaming);
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_rename = {
  .name = "rename",
  .arguments = "PLAYER NAME",
  .summary = N_ ("Rename a player in all games."),
  .details = N_ ("If another player already has the new name, the two become one player, unless both sat at the same "
                 "table. Exports and the sync folder carry the new name."),
  .run = run,
};
