/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb show`: the score table of one game. */

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"
#include "crumb-game-commands.h"

#include "record/files/crumb-json-add.h"
#include "words/crumb-score-sheet.h"

#include <glib/gi18n.h>

static char *
to_text (CrumbGame *game)
{
  CrumbScoreSheet sheet = {
    .kind = crumb_game_get_kind (game),
    .state = crumb_game_get_state (game),
    .columns = crumb_cli_columns (),
  };

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    sheet.names[seat] = crumb_game_get_seat (game, seat)->name;
  return crumb_score_sheet_text (&sheet);
}

/* An array for each round: what each seat got, or with @running what it has from then on; null when it did not play. */
static void
add_rounds (JsonBuilder *json, const char *name, const CrumbScores *scores, gboolean running)
{
  int totals[CRUMB_SEATS_MAX];

  /* Those who joined have points from before the first round that they played. */
  for (guint seat = 0; seat < scores->n_seats; seat++)
    totals[seat] = scores->brought[seat];
  crumb_json_begin_array (json, name);
  for (guint round = 0; round < scores->n_rounds; round++)
    {
      json_builder_begin_array (json);
      for (guint seat = 0; seat < scores->n_seats; seat++)
        {
          int points = scores->points[round][seat];

          totals[seat] += points;
          if (crumb_seats_has (scores->round_seats[round], seat))
            json_builder_add_int_value (json, running ? totals[seat] : points);
          else
            json_builder_add_null_value (json);
        }
      json_builder_end_array (json);
    }
  json_builder_end_array (json);
}

static void
add_game (JsonBuilder *json, CrumbGame *game)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  guint winner = crumb_seats_count (scores->winners) == 1 ? crumb_seats_first (scores->winners) : CRUMB_NO_SEAT;

  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", crumb_game_get_id (game));
  crumb_json_add_text (json, "game", kind->id);
  crumb_json_add_text (json, "rules", crumb_game_get_head (game)->rules);
  crumb_json_begin_array (json, "players");
  for (guint seat = 0; seat < scores->n_seats; seat++)
    json_builder_add_string_value (json, crumb_game_get_seat (game, seat)->name);
  json_builder_end_array (json);
  crumb_json_add_seats (json, "playing", scores->playing);
  add_rounds (json, crumb_game_commands_of (kind)->points, scores, FALSE);
  add_rounds (json, "totals", scores, TRUE);
  crumb_json_add_seat (json, "winner", winner);
  crumb_json_add_seats (json, "winners", scores->winners);
  if (scores->drawn != 0)
    crumb_json_add_seats (json, "drawn", scores->drawn);
  crumb_json_add_bool (json, "over", scores->over);
  crumb_json_add_bool (json, "ended_early", scores->ended_early);
  json_builder_end_object (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_cli_load_game (asked->store, asked->arguments[0], error);

  if (game == NULL)
    return FALSE;
  if (asked->json != NULL)
    add_game (asked->json, game);
  else
    *text = to_text (game);
  return TRUE;
}

const CrumbCommand crumb_command_show = {
  .name = "show",
  .arguments = "GAME",
  .least = 1,
  .most = 1,
  .options = crumb_command_json_option,
  .summary = N_ ("Show the score table of a game."),
  .details = N_ ("GAME is an id from “crumb games”, or the start of one if no other game has it."),
  .run = crumb_cli_run_with_record,
  .answer = answer,
};
