/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb show`: the score table of one game. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-game-commands.h"
#include "crumb-json-line.h"
#include "crumb-seats-json.h"

#include "record/files/crumb-json-add.h"
#include "words/crumb-score-sheet.h"

#include <glib/gi18n.h>

/* A game and its state, seen through its kind only. */
typedef struct
{
  CrumbGame *game;
  const CrumbGameKind *kind;
  gconstpointer state;
  guint n_seats;
  guint n_rounds;
} Scores;

static gboolean
played (const Scores *scores, guint round, guint seat)
{
  return crumb_seats_has (crumb_scores_of (scores->state)->round_seats[round], seat);
}

/* What the seats had before the first round that they played. */
static void
start_totals (const Scores *scores, int totals[CRUMB_SEATS_MAX])
{
  for (guint seat = 0; seat < scores->n_seats; seat++)
    totals[seat] = crumb_scores_of (scores->state)->brought[seat];
}

static void
print_text (const Scores *scores)
{
  CrumbScoreSheet sheet = { .kind = scores->kind, .state = scores->state, .columns = crumb_cli_columns () };
  g_autofree char *text = NULL;

  for (guint seat = 0; seat < scores->n_seats; seat++)
    sheet.names[seat] = crumb_game_get_seat (scores->game, seat)->name;
  text = crumb_score_sheet_text (&sheet);
  crumb_cli_print_text (text);
}

/* An array for each round: what each seat got, or with @running what it has from then on; null when it did not play. */
static void
add_rounds (JsonBuilder *json, const Scores *scores, gboolean running)
{
  int totals[CRUMB_SEATS_MAX] = { 0 };

  start_totals (scores, totals);
  json_builder_begin_array (json);
  for (guint round = 0; round < scores->n_rounds; round++)
    {
      json_builder_begin_array (json);
      for (guint seat = 0; seat < scores->n_seats; seat++)
        {
          int points = crumb_scores_of (scores->state)->points[round][seat];

          totals[seat] += points;
          if (played (scores, round, seat))
            json_builder_add_int_value (json, running ? totals[seat] : points);
          else
            json_builder_add_null_value (json);
        }
      json_builder_end_array (json);
    }
  json_builder_end_array (json);
}

static void
print_json (const Scores *scores)
{
  CrumbSeats winners = crumb_scores_of (scores->state)->winners;
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *line = NULL;

  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", crumb_game_get_id (scores->game));
  crumb_json_add_text (json, "game", scores->kind->id);
  crumb_json_add_text (json, "rules", crumb_game_get_head (scores->game)->rules);
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < scores->n_seats; seat++)
    json_builder_add_string_value (json, crumb_game_get_seat (scores->game, seat)->name);
  json_builder_end_array (json);
  json_builder_set_member_name (json, "playing");
  crumb_seats_json_add (json, crumb_scores_of (scores->state)->playing);
  json_builder_set_member_name (json, crumb_game_commands_of (scores->kind)->points);
  add_rounds (json, scores, FALSE);
  json_builder_set_member_name (json, "totals");
  add_rounds (json, scores, TRUE);
  json_builder_set_member_name (json, "winner");
  crumb_seats_json_add_one (json, crumb_seats_count (winners) == 1 ? crumb_seats_first (winners) : CRUMB_NO_SEAT);
  json_builder_set_member_name (json, "winners");
  crumb_seats_json_add (json, winners);
  if (crumb_scores_of (scores->state)->drawn != 0)
    {
      json_builder_set_member_name (json, "drawn");
      crumb_seats_json_add (json, crumb_scores_of (scores->state)->drawn);
    }
  crumb_json_add_bool (json, "over", crumb_scores_of (scores->state)->over);
  crumb_json_add_bool (json, "ended_early", crumb_scores_of (scores->state)->ended_early);
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
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  Scores scores;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc < 2)
    return crumb_cli_missing (command, "GAME");
  if (argc > 2)
    return crumb_cli_unexpected (command, argv[2]);

  store = crumb_cli_open_record (&error);
  if (store != NULL)
    game = crumb_cli_load_game (store, argv[1], &error);
  if (game == NULL)
    return crumb_cli_fail (error);

  scores = (Scores) {
    .game = game,
    .kind = crumb_game_get_kind (game),
    .state = crumb_game_get_state (game),
  };
  scores.n_seats = crumb_scores_of (scores.state)->n_seats;
  scores.n_rounds = crumb_scores_of (scores.state)->n_rounds;
  if (json)
    print_json (&scores);
  else
    print_text (&scores);
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_show = {
  .name = "show",
  .arguments = "GAME",
  .summary = N_ ("Show the score table of a game."),
  .details = N_ ("GAME is an id from “crumb games”, or the start of one if no other game has it."),
  .run = run,
};
