/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tables of Cubbage that play at random: rules, moves that fit, and moves that nobody would make. */

#include "random-cubbage.h"

static bool
one_in (GRand *rand, int n)
{
  return g_rand_int_range (rand, 0, n) == 0;
}

/* From @min to @max, both included. */
static int
between (GRand *rand, int min, int max)
{
  return g_rand_int_range (rand, min, max + 1);
}

CrumbCubbageRules
random_cubbage_rules (GRand *rand)
{
  const CrumbRuleBook *book = &crumb_cubbage_rule_book;
  CrumbCubbageRules rules = crumb_cubbage_rules_default ();

  if (one_in (rand, 3))
    {
      crumb_rule_book_parse (&crumb_cubbage_rule_book, book->presets[between (rand, 0, (int) book->n_presets - 1)].id,
                             &rules, NULL);
      return rules;
    }
  for (unsigned knob = 0; knob < book->n_knobs; knob++)
    while (!crumb_rule_book_set (book, &rules, knob, between (rand, book->knobs[knob].min, book->knobs[knob].max)))
      continue;
  if (!one_in (rand, 4))
    rules.target = (uint16_t) between (rand, 1, 130);
  rules.head_start = (uint16_t) (one_in (rand, 2) ? between (rand, 0, rules.target - 1) : 0);
  rules.head_start_0 = (uint16_t) (one_in (rand, 3) ? between (rand, 0, rules.target - 1) : 0);
  return rules;
}

static CrumbDice
random_dice (GRand *rand, int count)
{
  CrumbDice dice = { 0 };

  for (int i = 0; i < count; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = (uint8_t) between (rand, 1, 6) });
  return dice;
}

/* Some of the dice that can be picked. */
static CrumbDice
picked_dice (GRand *rand, const CrumbCubbageExpect *expect)
{
  CrumbDice choice = expect->choice, dice = { 0 };

  for (unsigned i = 0; i < expect->dice.count; i++)
    crumb_dice_add (&choice, expect->dice.dice[i]);
  while (dice.count < expect->max)
    {
      unsigned at = (unsigned) between (rand, 0, choice.count - 1);

      if (expect->bars[choice.dice[at].face] == CRUMB_CUBBAGE_OVER_FIFTEEN)
        continue;
      crumb_dice_add (&dice, choice.dice[at]);
      crumb_dice_take_out (&choice, at);
    }
  return dice;
}

/* What a seat counts its dice to: all of it, or less. */
static int16_t
random_claim (GRand *rand, const CrumbCubbage *game, const CrumbCubbageExpect *expect)
{
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  unsigned n = crumb_cubbage_hand (crumb_cubbage_deal (game), (CrumbCubbageCounted) expect->counts, hand);
  int worth = (int) crumb_cubbage_hand_points (hand, n);

  return (int16_t) (one_in (rand, 2) ? worth : between (rand, 0, worth));
}

static void
lay_or_go (GRand *rand, const CrumbCubbageExpect *expect, CrumbMove *move)
{
  if (expect->choice.count > 0)
    move->dice = picked_dice (rand, expect);
  else if (expect->total > CRUMB_CUBBAGE_ALL_FIT && one_in (rand, 2))
    move->what = CRUMB_CUBBAGE_GO;
  else if (expect->total == CRUMB_CUBBAGE_PLAY_TO)
    g_assert_not_reached ();
  else
    do
      move->dice = random_dice (rand, 1);
    while (expect->bars[move->dice.dice[0].face] != CRUMB_CUBBAGE_FITS);
}

bool
random_cubbage_expected (GRand *rand, const CrumbCubbage *game, CrumbMove *move)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);

  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    return false;

  *move = (CrumbMove) { .what = expect.what, .seat = expect.seat };
  switch (expect.what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      move->seat = (uint8_t) between (rand, 0, 1);
      break;
    case CRUMB_CUBBAGE_TO_CRIB:
      move->dice = picked_dice (rand, &expect);
      break;
    case CRUMB_CUBBAGE_LAY:
      lay_or_go (rand, &expect, move);
      break;
    case CRUMB_CUBBAGE_CLAIM:
      move->amount = random_claim (rand, game, &expect);
      break;
    case CRUMB_CUBBAGE_POINTS:
      move->amount = (int16_t) between (rand, 0, 40);
      break;
    default:
      move->dice = random_dice (rand, expect.max);
    }
  return true;
}

static bool
would_take (const CrumbCubbage *game, const CrumbMove *move)
{
  CrumbCubbage copy = *game;
  CrumbRefusal refusal;

  return crumb_cubbage_apply (&copy, move, &refusal);
}

/* One more tap of whoever enters die by die. */
static CrumbMove
random_tap (GRand *rand, const CrumbCubbage *game)
{
  if (one_in (rand, 8))
    return crumb_cubbage_enter_done (game);
  if (game->phase == CRUMB_CUBBAGE_AT_POINTS)
    return crumb_cubbage_enter_digit (game, (unsigned) between (rand, 0, 1), (unsigned) between (rand, 0, 9));
  return crumb_cubbage_enter_die (game, (unsigned) between (rand, 1, 6));
}

bool
random_cubbage_move (GRand *rand, const CrumbCubbage *game, CrumbMove *move)
{
  int kind = between (rand, 0, 9);

  if (game->phase == CRUMB_CUBBAGE_AT_OVER && one_in (rand, 2))
    {
      *move = (CrumbMove) { .what = CRUMB_CUBBAGE_PLAY_ON };
      if (!one_in (rand, 3))
        move->amount = (int16_t) (MAX (game->scores.totals[0], game->scores.totals[1]) + between (rand, 1, 60));
      return would_take (game, move);
    }

  if (kind < 3)
    *move = random_tap (rand, game);
  else if (kind < 5)
    *move = random_cubbage_near_miss (rand, game);
  if (kind < 5 && would_take (game, move))
    return true;
  return random_cubbage_expected (rand, game, move);
}

CrumbMove
random_cubbage_near_miss (GRand *rand, const CrumbCubbage *game)
{
  CrumbMove move = {
    .what = (uint8_t) between (rand, 0, CRUMB_CUBBAGE_N_MOVES - 1),
    .seat = (uint8_t) between (rand, 0, 1),
    .open = one_in (rand, 3),
  };

  if ((move.what == CRUMB_CUBBAGE_END || move.what == CRUMB_CUBBAGE_RESIGN) && !one_in (rand, 10))
    move.what = CRUMB_CUBBAGE_LAY;
  if (game->scores.round > 0 && crumb_cubbage_deal (game)->n_laid == 0 && one_in (rand, 4))
    return (CrumbMove) { .what = game->overrule ? CRUMB_CUBBAGE_FIRST_CRIB : CRUMB_CUBBAGE_OVERRULE,
                         .seat = move.seat };
  if (game->overrule && one_in (rand, 2))
    move.what = (uint8_t) (game->phase == CRUMB_CUBBAGE_AT_COUNT ? CRUMB_CUBBAGE_CLAIM
                                                                 : between (rand, CRUMB_CUBBAGE_LAY, CRUMB_CUBBAGE_GO));
  else if (one_in (rand, game->phase == CRUMB_CUBBAGE_AT_COUNT ? 2 : 10))
    move.what = CRUMB_CUBBAGE_OVERRULE;
  switch (move.what)
    {
    case CRUMB_CUBBAGE_ROLL:
      move.dice = random_dice (rand, one_in (rand, 2) ? 6 : between (rand, 0, 7));
      break;
    case CRUMB_CUBBAGE_CRIB_DICE:
      move.dice = random_dice (rand, between (rand, 0, 5));
      break;
    case CRUMB_CUBBAGE_TO_CRIB:
      move.dice = random_dice (rand, between (rand, 0, 3));
      break;
    case CRUMB_CUBBAGE_LAY:
    case CRUMB_CUBBAGE_THROW:
    case CRUMB_CUBBAGE_STARTER:
      move.dice = random_dice (rand, one_in (rand, 8) ? between (rand, 0, 2) : 1);
      break;
    case CRUMB_CUBBAGE_CLAIM:
      move.amount = (int16_t) (one_in (rand, 12) ? between (rand, -2, 110) : between (rand, 0, 16));
      break;
    case CRUMB_CUBBAGE_POINTS:
      move.amount = (int16_t) (one_in (rand, 12) ? between (rand, -2, 1001) : between (rand, 0, 40));
      break;
    case CRUMB_CUBBAGE_ADJUST:
      move.amount = (int16_t) (one_in (rand, 12) ? between (rand, -1001, 1001) : between (rand, -4, 4));
      break;
    case CRUMB_CUBBAGE_PLAY_ON:
      move.amount = (int16_t) (MAX (game->scores.totals[0], game->scores.totals[1]) + between (rand, -5, 60));
      break;
    default:
      break;
    }
  return move;
}

CrumbMove
random_cubbage_garbage (GRand *rand)
{
  CrumbMove move = { 0 };

  move.what = (uint8_t) between (rand, 0, one_in (rand, 4) ? UINT8_MAX : CRUMB_CUBBAGE_N_MOVES);
  if (move.what == CRUMB_CUBBAGE_END)
    move.what = CRUMB_CUBBAGE_ROLL;
  move.seat = (uint8_t) between (rand, 0, one_in (rand, 4) ? UINT8_MAX : 2);
  move.open = one_in (rand, 2);
  move.amount = (int16_t) between (rand, INT16_MIN, INT16_MAX);
  move.dice.count = (uint8_t) between (rand, 0, one_in (rand, 4) ? UINT8_MAX : 6);
  for (unsigned i = 0; i < CRUMB_DICE_MAX; i++)
    {
      move.dice.dice[i].face = (uint8_t) between (rand, 0, one_in (rand, 8) ? UINT8_MAX : 7);
      move.dice.dice[i].colour = (uint8_t) between (rand, 0, one_in (rand, 8) ? UINT8_MAX : 1);
    }
  return move;
}
