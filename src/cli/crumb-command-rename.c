/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb rename`: calls a player something else in all games. */

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-renaming.h"

#include <glib/gi18n.h>

static CrumbRenaming *
rename_player (CrumbStore *store, const char *typed, const char *name, GError **error)
{
  g_autoptr (CrumbPlayer) player = crumb_cli_find_player (store, typed, error);
  g_autoptr (CrumbRenaming) renaming = NULL;

  if (player != NULL && crumb_cli_check_name (name, error))
    renaming = crumb_renaming_new (player->key, name, error);
  return renaming != NULL && crumb_renaming_run (renaming, store, TRUE, error) ? g_steal_pointer (&renaming) : NULL;
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (CrumbRenaming) renaming = rename_player (asked->store, asked->arguments[0], asked->arguments[1], error);
  guint n_games = renaming != NULL ? crumb_renaming_get_n_games (renaming) : 0;
  const char *before, *after;

  if (renaming == NULL)
    return FALSE;
  crumb_renaming_get_names (renaming, &before, &after);
  if (asked->json == NULL)
    {
      *text = g_strdup_printf (
          /* Translators: %1$s and %2$s are names, %3$u counts games. */
          ngettext ("“%1$s” is now called “%2$s” in %3$u game.", "“%1$s” is now called “%2$s” in %3$u games.", n_games),
          before, after, n_games);
      return TRUE;
    }
  json_builder_begin_object (asked->json);
  crumb_json_add_text (asked->json, "before", before);
  crumb_json_add_text (asked->json, "name", after);
  crumb_json_add_int (asked->json, "games", n_games);
  json_builder_end_object (asked->json);
  return TRUE;
}

const CrumbCommand crumb_command_rename = {
  .name = "rename",
  .arguments = "PLAYER NAME",
  .least = 2,
  .most = 2,
  .options = crumb_command_json_option,
  .summary = N_ ("Rename a player in all games."),
  .details = N_ ("If another player already has the new name, the two become one player, unless both sat at the same "
                 "table. Exports and the sync folder carry the new name."),
  .run = crumb_cli_run_with_record,
  .answer = answer,
};
