/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of the null game. */

#include "null-game.h"

#define SEATS 2

static const CrumbMoveKind moves[] = { [NULL_POINT] = { "point", CRUMB_MOVE_SEAT } };

static const CrumbRuleKnob knobs[] = { {
    .id = "to",
    .values = (const char *const[]) { "3", "5", NULL },
    .numbers = (const uint16_t[]) { NULL_USUAL_GOAL, NULL_LONG_GOAL },
    .min = NULL_USUAL_GOAL,
    .max = NULL_LONG_GOAL,
    .offset = offsetof (NullRules, to),
} };

static const CrumbRulePreset presets[] = { { "three", "" }, { "five", "to=5" } };

static const NullRules usual = { NULL_USUAL_GOAL };

const CrumbRuleBook crumb_null_rule_book = {
  .knobs = knobs,
  .n_knobs = 1,
  .presets = presets,
  .n_presets = 2,
  .usual = &usual,
  .size = sizeof usual,
};

static void
start (void *state, unsigned seats, unsigned first)
{
  NullGame *game = state;

  (void) first;
  game->scores = crumb_scores_start (seats, game->rules.to);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbScores *scores = &((NullGame *) state)->scores;

  *refusal = (CrumbRefusal) { .seat = move->seat, .other = CRUMB_NO_SEAT };
  if (scores->over)
    refusal->reason = CRUMB_REFUSAL_OVER;
  else if (move->what != NULL_POINT)
    refusal->reason = CRUMB_REFUSAL_NOT_NOW;
  else if (move->seat >= SEATS)
    refusal->reason = CRUMB_REFUSAL_NO_SUCH_SEAT;
  if (refusal->reason != CRUMB_REFUSAL_NONE)
    return false;

  crumb_scores_add (scores, move->seat, 1);
  crumb_scores_end_round (scores);
  if (scores->totals[move->seat] == scores->target)
    crumb_scores_win (scores, scores->leaders);
  return true;
}

static const CrumbFigure figures[NULL_N_FIGURES] = {
  [NULL_FIGURE_FIRST] = { "first", CRUMB_FIGURE_SUM },
  [NULL_FIGURE_IN_A_ROW] = { "in-a-row", CRUMB_FIGURE_MAX },
};

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures counted[CRUMB_SEATS_MAX])
{
  const CrumbScores *scores = crumb_scores_of (after);
  int64_t in_a_row = 0;

  (void) before;
  for (unsigned round = scores->n_rounds; round > 0 && scores->points[round - 1][move->seat] > 0; round--)
    in_a_row++;
  if (in_a_row > counted[move->seat][NULL_FIGURE_IN_A_ROW])
    counted[move->seat][NULL_FIGURE_IN_A_ROW] = in_a_row;
  counted[move->seat][NULL_FIGURE_FIRST] += scores->n_rounds == 1;
}

const CrumbGameKind crumb_null = {
  CRUMB_NO_MOVES,
  .id = "null",
  .name = "Null",
  .state_size = sizeof (NullGame),
  .seats_min = SEATS,
  .seats_max = SEATS,
  .n_moves = 1,
  .moves = moves,
  .rules = &crumb_null_rule_book,
  .rules_at = offsetof (NullGame, rules),
  .start = start,
  .apply = apply,
  .figures = figures,
  .n_figures = NULL_N_FIGURES,
  .count = count,
};
