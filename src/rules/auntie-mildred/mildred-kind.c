/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The kind: Auntie Mildred's list as the record, the history and the players see it. */

#include "mildred-figures.h"

#include <string.h>

static const char *const move_words[CRUMB_MILDRED_N_MOVES] = {
  [CRUMB_MILDRED_START_SHAKE] = "start-shake",
  [CRUMB_MILDRED_FIRST_TURN] = "first-turn",
  [CRUMB_MILDRED_KEEP] = "keep",
  [CRUMB_MILDRED_SHAKE] = "shake",
  [CRUMB_MILDRED_STRAIGHTEN] = "straighten",
  [CRUMB_MILDRED_COMBAT] = "combat",
  [CRUMB_MILDRED_SCORE] = "score",
  [CRUMB_MILDRED_GOAL] = "goal",
  [CRUMB_MILDRED_WAKE] = "wake",
  [CRUMB_MILDRED_COLLECT] = "collect",
  [CRUMB_MILDRED_USE_MODIFY] = "modify",
  [CRUMB_MILDRED_USE_PRANK] = "prank",
  [CRUMB_MILDRED_USE_DODGE] = "dodge",
  [CRUMB_MILDRED_INDULGE] = "indulge",
  [CRUMB_MILDRED_SCALLY] = "scally",
  [CRUMB_MILDRED_TASK] = "task",
  [CRUMB_MILDRED_COOKIES] = "cookies",
  [CRUMB_MILDRED_GIVE_VICTORY] = "victory",
  [CRUMB_MILDRED_ADD_PRANK] = "add-prank",
  [CRUMB_MILDRED_ADD_DODGE] = "add-dodge",
  [CRUMB_MILDRED_REROLL] = "reroll",
  [CRUMB_MILDRED_TAKE_VICTORY] = "victory-die",
  [CRUMB_MILDRED_PASS] = "pass",
  [CRUMB_MILDRED_STANDS] = "stands",
  [CRUMB_MILDRED_END] = "end",
  [CRUMB_MILDRED_RESIGN] = "resign",
  [CRUMB_MILDRED_OVERRULE] = "overrule",
};

static const CrumbScores *
scores_of (const void *state)
{
  return &((const CrumbMildred *) state)->scores;
}

static bool
rules_normalise (const char *text, char canonical[CRUMB_RULES_TEXT_MAX])
{
  CrumbMildredRules rules;

  if (!crumb_mildred_rules_parse (text, &rules, NULL))
    return false;

  crumb_mildred_rules_format (&rules, canonical);
  return true;
}

static bool
start (void *state, const char *text, unsigned seats, unsigned first)
{
  CrumbMildredRules rules;

  if (seats != CRUMB_MILDRED_SEATS || first >= seats || !crumb_mildred_rules_parse (text, &rules, NULL))
    return false;

  *(CrumbMildred *) state = crumb_mildred_start (&rules, first);
  return true;
}

static void
rules_of (const void *state, char canonical[CRUMB_RULES_TEXT_MAX])
{
  crumb_mildred_rules_format (&((const CrumbMildred *) state)->rules, canonical);
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_mildred_apply (state, move, refusal);
}

static bool
over (const void *state)
{
  return scores_of (state)->over;
}

static bool
ended_early (const void *state)
{
  return scores_of (state)->ended_early;
}

static CrumbSeats
winners (const void *state)
{
  return scores_of (state)->winners | scores_of (state)->drawn;
}

static CrumbSeats
leaders (const void *state)
{
  return scores_of (state)->leaders;
}

static unsigned
seats (const void *state)
{
  return scores_of (state)->n_seats;
}

static CrumbSeats
playing (const void *state)
{
  return scores_of (state)->playing;
}

static unsigned
order (const void *state, uint8_t listed[CRUMB_SEATS_MAX])
{
  memcpy (listed, scores_of (state)->order, CRUMB_SEATS_MAX);
  return seats (state);
}

static unsigned
rounds (const void *state)
{
  return scores_of (state)->n_rounds;
}

static unsigned
current_round (const void *state)
{
  return scores_of (state)->round;
}

static CrumbSeats
round_seats (const void *state, unsigned round)
{
  return scores_of (state)->round_seats[round];
}

static int
points (const void *state, unsigned round, unsigned seat)
{
  return scores_of (state)->points[round][seat];
}

static int
brought (const void *state, unsigned seat)
{
  return scores_of (state)->brought[seat];
}

static int
total (const void *state, unsigned seat)
{
  return scores_of (state)->totals[seat];
}

static int
target (const void *state)
{
  return scores_of (state)->target;
}

/* Three victory dice are the end; nobody goes on. */
static bool
goals (const void *state, int *min, int *max, int *next)
{
  (void) state;
  (void) min;
  (void) max;
  (void) next;

  return false;
}

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  crumb_mildred_add_figures (before, move, after, figures);
}

const CrumbGameKind crumb_auntie_mildred = {
  .id = "auntie-mildred",
  .name = "Auntie Mildred’s List",
  .state_size = sizeof (CrumbMildred),
  .seats_min = CRUMB_MILDRED_SEATS,
  .seats_max = CRUMB_MILDRED_SEATS,
  .n_moves = CRUMB_MILDRED_N_MOVES,
  .move_words = move_words,
  .overrule = CRUMB_MILDRED_OVERRULE,
  .end = CRUMB_MILDRED_END,
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
  .round = current_round,
  .round_seats = round_seats,
  .points = points,
  .brought = brought,
  .total = total,
  .target = target,
  .goals = goals,
  .figures = crumb_mildred_figures,
  .n_figures = CRUMB_MILDRED_N_FIGURES,
  .count = count,
};
