/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of the null game. */

#include "null-game.h"

#include <stdio.h>
#include <string.h>

#define SEATS 2

static const char *const move_words[] = { [NULL_POINT] = "point" };

static const CrumbRuleKnob knobs[] = { {
    .id = "to",
    .values = (const char *const[]) { "3", "5", NULL },
    .numbers = (const uint16_t[]) { NULL_USUAL_GOAL, NULL_LONG_GOAL },
    .min = NULL_USUAL_GOAL,
    .max = NULL_LONG_GOAL,
    .offset = offsetof (NullRules, to),
} };

static const CrumbRulePreset presets[] = { { "three", "" }, { "five", "to=5" } };

static unsigned
idle (const void *rules, unsigned knob)
{
  (void) rules;
  (void) knob;
  return 0;
}

static const NullRules usual = { NULL_USUAL_GOAL };

const CrumbRuleBook crumb_null_rule_book = {
  .knobs = knobs,
  .n_knobs = 1,
  .presets = presets,
  .n_presets = 2,
  .usual = &usual,
  .size = sizeof usual,
  .idle = idle,
};

static bool
rules_normalise (const char *text, char canonical[CRUMB_RULES_TEXT_MAX])
{
  NullRules rules;

  if (!crumb_rule_book_parse (&crumb_null_rule_book, text, &rules, NULL))
    return false;
  crumb_rule_book_format (&crumb_null_rule_book, &rules, NULL, canonical);
  return true;
}

static bool
start (void *state, const char *text, unsigned seats, unsigned first)
{
  NullGame *game = state;
  NullRules rules;

  if (!crumb_rule_book_parse (&crumb_null_rule_book, text, &rules, NULL) || seats != SEATS || first >= seats)
    return false;
  memset (game, 0, sizeof *game);
  game->goal = (uint8_t) rules.to;
  return true;
}

static int
total (const void *state, unsigned seat)
{
  const NullGame *game = state;
  int points = 0;

  for (unsigned round = 0; round < game->n_rounds; round++)
    points += game->scored[round] == seat;
  return points;
}

static bool
over (const void *state)
{
  const NullGame *game = state;

  return total (game, 0) == game->goal || total (game, 1) == game->goal;
}

static void
rules_of (const void *state, char canonical[CRUMB_RULES_TEXT_MAX])
{
  snprintf (canonical, CRUMB_RULES_TEXT_MAX, "to=%u", ((const NullGame *) state)->goal);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  NullGame *game = state;

  *refusal = (CrumbRefusal) { .seat = move->seat, .other = CRUMB_NO_SEAT };
  if (over (game))
    refusal->reason = CRUMB_REFUSAL_OVER;
  else if (move->what != NULL_POINT)
    refusal->reason = CRUMB_REFUSAL_NOT_NOW;
  else if (move->seat >= SEATS)
    refusal->reason = CRUMB_REFUSAL_NO_SUCH_SEAT;
  if (refusal->reason != CRUMB_REFUSAL_NONE)
    return false;

  game->scored[game->n_rounds++] = move->seat;
  return true;
}

static bool
ended_early (const void *state)
{
  (void) state;
  return false;
}

static CrumbSeats
leaders (const void *state)
{
  int first = total (state, 0), second = total (state, 1);

  return first == second ? crumb_seats_all (SEATS) : crumb_seats_of (first < second);
}

static CrumbSeats
winners (const void *state)
{
  return over (state) ? leaders (state) : 0;
}

static unsigned
seats (const void *state)
{
  (void) state;
  return SEATS;
}

static CrumbSeats
playing (const void *state)
{
  (void) state;
  return crumb_seats_all (SEATS);
}

static unsigned
order (const void *state, uint8_t in_order[CRUMB_SEATS_MAX])
{
  (void) state;
  for (unsigned seat = 0; seat < SEATS; seat++)
    in_order[seat] = (uint8_t) seat;
  return SEATS;
}

static unsigned
rounds (const void *state)
{
  return ((const NullGame *) state)->n_rounds;
}

static CrumbSeats
round_seats (const void *state, unsigned round)
{
  (void) state;
  (void) round;
  return crumb_seats_all (SEATS);
}

static int
points (const void *state, unsigned round, unsigned seat)
{
  return ((const NullGame *) state)->scored[round] == seat;
}

static int
brought (const void *state, unsigned seat)
{
  (void) state;
  (void) seat;
  return 0;
}

static int
target (const void *state)
{
  return ((const NullGame *) state)->goal;
}

static bool
goals (const void *state, int *min, int *max, int *next)
{
  (void) state;
  (void) min;
  (void) max;
  (void) next;
  return false;
}

static const CrumbFigure figures[NULL_N_FIGURES] = {
  [NULL_FIGURE_FIRST] = { "first", CRUMB_FIGURE_SUM },
  [NULL_FIGURE_IN_A_ROW] = { "in-a-row", CRUMB_FIGURE_MAX },
};

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures counted[CRUMB_SEATS_MAX])
{
  const NullGame *game = after;
  int64_t in_a_row = 0;

  (void) before;
  for (unsigned round = game->n_rounds; round > 0 && game->scored[round - 1] == move->seat; round--)
    in_a_row++;
  if (in_a_row > counted[move->seat][NULL_FIGURE_IN_A_ROW])
    counted[move->seat][NULL_FIGURE_IN_A_ROW] = in_a_row;
  counted[move->seat][NULL_FIGURE_FIRST] += game->n_rounds == 1;
}

const CrumbGameKind crumb_null = {
  .id = "null",
  .name = "Null",
  .state_size = sizeof (NullGame),
  .seats_min = SEATS,
  .seats_max = SEATS,
  .total_max = 0,
  .n_moves = 1,
  .move_words = move_words,
  .overrule = CRUMB_NO_MOVE,
  .end = CRUMB_NO_MOVE,
  .join = CRUMB_NO_MOVE,
  .leave = CRUMB_NO_MOVE,
  .reorder = CRUMB_NO_MOVE,
  .play_on = CRUMB_NO_MOVE,
  .rules_normalise = rules_normalise,
  .start = start,
  .rules = rules_of,
  .apply = apply,
  .over = over,
  .ended_early = ended_early,
  .winners = winners,
  .leaders = leaders,
  .seats = seats,
  .playing = playing,
  .order = order,
  .rounds = rounds,
  .round = rounds,
  .round_seats = round_seats,
  .points = points,
  .brought = brought,
  .total = total,
  .target = target,
  .goals = goals,
  .figures = figures,
  .n_figures = NULL_N_FIGURES,
  .count = count,
};
