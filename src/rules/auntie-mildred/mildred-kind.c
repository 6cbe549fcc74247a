/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The kind: Auntie Mildred's list as the record, the history and the players see it. */

#include "mildred-figures.h"

#define SEAT CRUMB_MOVE_SEAT
#define TURN (CRUMB_MOVE_SEAT | CRUMB_MOVE_TURN)
#define DICE CRUMB_MOVE_DICE
#define AMOUNT CRUMB_MOVE_AMOUNT
/* Cards and places are tapped at the table. */
#define CARD (CRUMB_MOVE_AMOUNT | CRUMB_MOVE_CODE)
/** The last card is the sixth level of COOK. */
#define CARD_MAX (10 * CRUMB_MILDRED_COOK + CRUMB_MILDRED_LEVELS_MAX)
#define ALL_DICE .dice = CRUMB_MILDRED_DICE_MAX
#define SLOTS .dice = CRUMB_MILDRED_SLOTS_MAX
#define CARDS .least = 1, .most = CARD_MAX

/* clang-format off */
static const CrumbMoveKind moves[CRUMB_MILDRED_N_MOVES] = {
  [CRUMB_MILDRED_START_SHAKE] = { "start-shake", TURN | DICE | CARD, ALL_DICE, .most = CRUMB_MILDRED_SIDES * CRUMB_MILDRED_DICE_MAX },
  [CRUMB_MILDRED_FIRST_TURN] = { "first-turn", SEAT | CARD, .most = CRUMB_MILDRED_DICE_MAX },
  [CRUMB_MILDRED_KEEP] = { "keep", TURN },
  [CRUMB_MILDRED_SHAKE] = { "shake", TURN | DICE, ALL_DICE },
  [CRUMB_MILDRED_STRAIGHTEN] = { "straighten", TURN | CARD, .most = CRUMB_MILDRED_COOK },
  [CRUMB_MILDRED_COMBAT] = { "combat", TURN },
  [CRUMB_MILDRED_SCORE] = { "score", TURN | CARD, CARDS },
  [CRUMB_MILDRED_GOAL] = { "goal", TURN | CARD, .most = 1 },
  [CRUMB_MILDRED_WAKE] = { "wake", TURN | CARD, CARDS },
  [CRUMB_MILDRED_COLLECT] = { "collect", TURN | DICE | CARD | CRUMB_MOVE_FIXED, ALL_DICE, CARDS },
  [CRUMB_MILDRED_USE_MODIFY] = { "modify", TURN | DICE | CARD, .dice = 2, .least = -1, .most = 1 },
  [CRUMB_MILDRED_USE_PRANK] = { "prank", TURN | DICE, SLOTS },
  [CRUMB_MILDRED_USE_DODGE] = { "dodge", TURN | DICE, SLOTS },
  [CRUMB_MILDRED_INDULGE] = { "indulge", TURN | DICE | CARD | CRUMB_MOVE_LOOSE, ALL_DICE, CARDS },
  [CRUMB_MILDRED_SCALLY] = { "scally", TURN | DICE | CARD, .dice = CRUMB_MILDRED_LEVELS_MAX, CARDS },
  [CRUMB_MILDRED_TASK] = { "task", TURN | CARD, CARDS },
  [CRUMB_MILDRED_COOKIES] = { "cookies", TURN | AMOUNT, .most = CRUMB_MILDRED_COOKIES_MAX },
  [CRUMB_MILDRED_GIVE_VICTORY] = { "victory", TURN | AMOUNT, .most = CRUMB_MILDRED_VICTORY },
  [CRUMB_MILDRED_ADD_PRANK] = { "add-prank", TURN | AMOUNT, .most = CRUMB_MILDRED_SLOTS_MAX },
  [CRUMB_MILDRED_ADD_DODGE] = { "add-dodge", TURN | AMOUNT, .most = CRUMB_MILDRED_SLOTS_MAX },
  [CRUMB_MILDRED_REROLL] = { "reroll", TURN | DICE | CARD, .dice = 2 * CRUMB_MILDRED_REROLL_MAX, .most = CRUMB_MILDRED_REROLL_MAX },
  [CRUMB_MILDRED_TAKE_VICTORY] = { "victory-die", TURN | DICE | CARD | CRUMB_MOVE_FIXED, .dice = 1, CARDS },
  [CRUMB_MILDRED_PASS] = { "pass", TURN },
  [CRUMB_MILDRED_STANDS] = { "stands", SEAT | AMOUNT, .most = CRUMB_MILDRED_STANDS_MAX },
  [CRUMB_MILDRED_END] = { "end", 0 },
  [CRUMB_MILDRED_RESIGN] = { "resign", SEAT | CRUMB_MOVE_FIXED },
  [CRUMB_MILDRED_OVERRULE] = { "overrule", CRUMB_MOVE_GOES },
};
/* clang-format on */

static void
start (void *state, unsigned seats, unsigned first)
{
  CrumbMildred *game = state;
  CrumbMildredRules rules = game->rules;
  CrumbMildredSheet cards = game->sheet;

  (void) seats;
  *game = crumb_mildred_start (&rules, first);
  game->sheet = cards;
}

static bool
sheet (void *state, const char *text, char canonical[CRUMB_SHEET_TEXT_MAX])
{
  CrumbMildred *game = state;

  if (!crumb_mildred_sheet_parse (text, &game->sheet))
    return false;
  crumb_mildred_sheet_format (&game->sheet, canonical);
  return true;
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_mildred_apply (state, move, refusal);
}

static void
count (const void *before, const CrumbMove *move, const void *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  crumb_mildred_add_figures (before, move, after, figures);
}

const CrumbGameKind crumb_auntie_mildred = {
  CRUMB_NO_MOVES,
  .id = "auntie-mildred",
  .name = "Auntie Mildred’s List",
  .state_size = sizeof (CrumbMildred),
  .seats_min = CRUMB_MILDRED_SEATS,
  .seats_max = CRUMB_MILDRED_SEATS,
  .n_moves = CRUMB_MILDRED_N_MOVES,
  .moves = moves,
  .overrule = CRUMB_MILDRED_OVERRULE,
  .end = CRUMB_MILDRED_END,
  .resign = CRUMB_MILDRED_RESIGN,
  .rules = &crumb_mildred_rule_book,
  .rules_at = offsetof (CrumbMildred, rules),
  .sheet = sheet,
  .start = start,
  .apply = apply,
  .figures = crumb_mildred_figures,
  .n_figures = CRUMB_MILDRED_N_FIGURES,
  .count = count,
};
