/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb stats`: who plays, and how it goes. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-game-commands.h"
#include "crumb-stats-json.h"
#include "crumb-stats-text.h"

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

/* @kind: (nullable): whatever was played. */
static char *
players_answer (CrumbStore *store, const CrumbGameKind *kind, gboolean json, GError **error)
{
  g_autoptr (GPtrArray) players = kind != NULL
                                      ? crumb_store_find_players_of (store, kind, error)
                                      : crumb_store_find_players (store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE, error);
  guint n_lacking;

  if (players == NULL || !crumb_store_count_damaged (store, kind, &n_lacking, error))
    return NULL;
  if (kind == NULL)
    kind = find_only_kind (store);
  return json ? crumb_stats_json_players (players, kind)
              : crumb_cli_say_lacking (crumb_stats_text_players (players, kind), n_lacking);
}

/* @kind: (nullable): what the player finished last. */
static char *
player_answer (CrumbStore *store, const CrumbGameKind *kind, const char *typed, gboolean json, GError **error)
{
  g_autoptr (CrumbPlayerStats) stats = NULL;

  if (!g_utf8_validate (typed, -1, NULL))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      /* Translators: %s is what was typed. */
      crumb_cli_refuse (error, _ ("“%s” isn’t a valid name."), quoted);
      return NULL;
    }
  stats = crumb_player_stats_read (store, typed, kind, 0, error);
  if (stats == NULL)
    return NULL;
  return json ? crumb_stats_json_player (stats)
              : crumb_cli_say_lacking (crumb_stats_text_player (stats), stats->player->n_lacking);
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

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  const CrumbGameKind *kind = NULL;
  g_autofree char *game = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "game", 'g', 0, G_OPTION_ARG_STRING, &game, N_ ("Only this game"), N_ ("GAME") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Answer in JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *details = details_of_games (command);
  CrumbCommand described = *command;
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *answer = NULL;
  int status;

  described.details = details;
  if (!crumb_cli_parse_options (&described, entries, &argc, &argv, &status))
    return status;
  if (argc > 2)
    return crumb_cli_unexpected (command, argv[2]);

  if (game != NULL)
    kind = crumb_cli_find_kind (game, &error);
  if (error == NULL)
    store = crumb_cli_open_record (&error);
  do
    if (store != NULL)
      answer =
          argc > 1 ? player_answer (store, kind, argv[1], json, &error) : players_answer (store, kind, json, &error);
  while (answer != NULL && crumb_cli_mended (store, g_free, answer));
  return crumb_cli_answer (answer, json, error);
}

const CrumbCommand crumb_command_stats = {
  .name = "stats",
  .arguments = "[PLAYER]",
  .summary = N_ ("Show statistics of all players, or all about one."),
  .details = N_ (
      "Only finished games count. Without --game, you get one player’s statistics for the game they finished last."),
  .run = run,
};
