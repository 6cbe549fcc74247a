/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb stats`: who plays, and how it goes. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-stats-json.h"
#include "crumb-stats-text.h"

#include <glib/gi18n.h>

static char *
players_answer (CrumbStore *store, gboolean json, GError **error)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players (store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE, error);

  if (players == NULL)
    return NULL;
  return json ? crumb_stats_json_players (players) : crumb_stats_text_players (players);
}

static char *
player_answer (CrumbStore *store, const char *typed, gboolean json, GError **error)
{
  g_autoptr (CrumbPlayerStats) stats = NULL;

  if (!g_utf8_validate (typed, -1, NULL))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      crumb_cli_refuse (error, _ ("“%s” is no name."), quoted);
      return NULL;
    }
  stats = crumb_player_stats_read (store, typed, 0, error);
  if (stats == NULL)
    return NULL;
  return json ? crumb_stats_json_player (stats) : crumb_stats_text_player (stats);
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
  g_autoptr (GError) error = NULL;
  g_autofree char *answer = NULL;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc > 2)
    return crumb_cli_unexpected (command, argv[2]);

  store = crumb_cli_open_record (&error);
  if (store != NULL)
    answer = argc > 1 ? player_answer (store, argv[1], json, &error) : players_answer (store, json, &error);
  if (answer == NULL)
    return crumb_cli_fail (error);

  if (json)
    crumb_cli_print_line (answer);
  else
    crumb_cli_print (answer);
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_stats = {
  .name = "stats",
  .arguments = "[PLAYER]",
  .summary = N_ ("Say who played how often and how well, or all about one player."),
  .details = N_ ("Only finished games count. Bids are compared with their exact chances; only those that were entered "
                 "in full, against others, are."),
  .run = run,
};
