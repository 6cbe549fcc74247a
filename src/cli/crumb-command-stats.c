/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb stats`: who plays, and how it goes. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"
#include "crumb-game-commands.h"
#include "crumb-stats-json.h"
#include "crumb-stats-text.h"

#include "record/store/crumb-game-set.h"

#include <glib/gi18n.h>

/* What all of the record is about, or NULL where several games were played: their points can't be added up. */
static const CrumbGameKind *
find_only_kind (CrumbStore *store)
{
  g_autoptr (GPtrArray) kinds = crumb_store_list_kinds (store, NULL);

  if (kinds == NULL || kinds->len > 1)
    return NULL;
  return kinds->len == 1 ? crumb_game_kind_find (kinds->pdata[0]) : crumb_game_kinds[0];
}

/* Whether games are left out of those of one kind. */
static gboolean
is_narrowed (const CrumbGameFilter *filter)
{
  g_autoptr (CrumbGameFilter) rest = crumb_game_filter_copy (filter);

  g_clear_pointer (&rest->kind, g_free);
  return !crumb_game_filter_is_empty (rest);
}

/* Everybody who played in the games that are meant. @kind: (nullable): whatever was played. @n_lacking: (out) */
static GPtrArray *
list_players (CrumbAsked *asked, const CrumbGameKind *kind, gboolean narrowed, guint *n_lacking, GError **error)
{
  g_autoptr (CrumbGameSet) set = narrowed ? crumb_game_set_read (asked->store, asked->filter, error) : NULL;
  g_autoptr (GPtrArray) players = NULL;

  if (set != NULL)
    {
      *n_lacking = set->n_lacking;
      crumb_players_sort (set->players, CRUMB_PLAYERS_BY_GAMES);
      return g_ptr_array_ref (set->players);
    }
  if (!narrowed)
    players = kind != NULL ? crumb_store_find_players_of (asked->store, kind, error)
                           : crumb_store_find_players (asked->store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE, error);
  if (players == NULL || !crumb_store_count_damaged (asked->store, kind, n_lacking, error))
    return NULL;
  return g_steal_pointer (&players);
}

/* @kind: (nullable): whatever was played. */
static gboolean
answer_players (CrumbAsked *asked, const CrumbGameKind *kind, char **text, GError **error)
{
  gboolean narrowed = is_narrowed (asked->filter);
  guint n_lacking;
  g_autoptr (GPtrArray) players = list_players (asked, kind, narrowed, &n_lacking, error);

  if (players == NULL)
    return FALSE;
  if (kind == NULL)
    kind = find_only_kind (asked->store);
  if (asked->json != NULL)
    crumb_stats_json_add_players (asked->json, players, kind);
  else if (players->len == 0 && narrowed)
    *text = g_strdup (_ ("No games found."));
  else
    *text = crumb_cli_say_lacking (crumb_stats_text_players (players, kind), n_lacking);
  return TRUE;
}

/* @kind: (nullable): what the player finished last. */
static gboolean
answer_player (CrumbAsked *asked, const CrumbGameKind *kind, char **text, GError **error)
{
  g_autoptr (CrumbPlayer) player = crumb_cli_find_player (asked->store, asked->arguments[0], error);
  g_autoptr (CrumbPlayerStats) stats = NULL;

  if (player != NULL)
    stats = crumb_player_stats_read (asked->store, player->key, kind, asked->filter, error);
  if (stats == NULL)
    return FALSE;
  if (asked->json != NULL)
    crumb_stats_json_add_player (asked->json, stats);
  else
    *text = crumb_cli_say_lacking (crumb_stats_text_player (stats), stats->player->n_lacking);
  return TRUE;
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbGameKind *kind = asked->filter->kind != NULL ? crumb_game_kind_find (asked->filter->kind) : NULL;

  return asked->n > 0 ? answer_player (asked, kind, text, error) : answer_players (asked, kind, text, error);
}

/* The command's own, and what there is to know about the figures of each game. */
static char *
details_of_games (const CrumbCommand *command)
{
  GString *details = g_string_new (_ (command->details));

  for (const CrumbGameCommands *const *game = crumb_game_commands; *game != NULL; game++)
    if ((*game)->about_figures != NULL)
      g_string_append_printf (details, " %s", _ ((*game)->about_figures));
  return g_string_free_and_steal (details);
}

const CrumbCommand crumb_command_stats = {
  .name = "stats",
  .arguments = "[PLAYER]",
  .most = 1,
  .options = crumb_cli_choice_options_but_people,
  .summary = N_ ("Show statistics of all players, or all about one."),
  .details =
      N_ ("Only finished games count. Without --game, you get one player’s statistics for the game they finished last. "
          "The other options narrow the games. “crumb rules” says what RULES can be."),
  .tell_details = details_of_games,
  .run = crumb_cli_choice_run,
  .answer = answer,
};
