/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the game waits for, and what is possible before the dice are shaken. */

#include "mildred-private.h"

static bool
would_take (const CrumbMildred *game, const CrumbMove *move)
{
  CrumbMildred draft = *game;
  CrumbRefusal refusal;

  return crumb_mildred_apply (&draft, move, &refusal);
}

static void
expect_start (const CrumbMildred *game, CrumbMildredExpect *expect)
{
  unsigned other = crumb_mildred_other (game->first);
  unsigned seat = crumb_seats_has (game->shaken, game->first) ? other : game->first;

  if (game->entering != CRUMB_NO_SEAT)
    seat = game->entering;
  if (crumb_seats_several (game->shaken))
    return;

  expect->what = CRUMB_MILDRED_START_SHAKE;
  expect->seat = (uint8_t) seat;
  expect->min = (uint8_t) ((game->n_dice > 0 ? game->n_dice : CRUMB_MILDRED_DICE_MIN) - game->seats[seat].victory);
  expect->max = (uint8_t) ((game->n_dice > 0 ? game->n_dice : CRUMB_MILDRED_DICE_MAX) - game->seats[seat].victory);
}

static uint32_t
bit (CrumbMildredMove what)
{
  return (uint32_t) 1 << what;
}

static uint32_t
also_at_start (const CrumbMildred *game)
{
  return (crumb_seats_several (game->shaken) ? 0 : bit (CRUMB_MILDRED_START_SHAKE)) | bit (CRUMB_MILDRED_FIRST_TURN);
}

static uint32_t
also_in_turn (const CrumbMildred *game)
{
  const CrumbMildredSeat *seat = &game->seats[game->active];
  uint32_t gifts = game->source == 0 ? 0
                                     : bit (CRUMB_MILDRED_COOKIES) | bit (CRUMB_MILDRED_GIVE_VICTORY)
                                           | bit (CRUMB_MILDRED_ADD_PRANK) | bit (CRUMB_MILDRED_ADD_DODGE)
                                           | bit (CRUMB_MILDRED_REROLL) | bit (CRUMB_MILDRED_STRAIGHTEN);
  uint32_t actions = bit (CRUMB_MILDRED_USE_PRANK) | bit (CRUMB_MILDRED_USE_DODGE) | bit (CRUMB_MILDRED_INDULGE)
                     | bit (CRUMB_MILDRED_SCALLY);

  if (game->due > 0)
    return bit (CRUMB_MILDRED_TAKE_VICTORY);
  if (game->phase == CRUMB_MILDRED_AT_WAKEUP)
    return gifts | bit (CRUMB_MILDRED_SHAKE) | bit (CRUMB_MILDRED_STRAIGHTEN) | bit (CRUMB_MILDRED_SCORE)
           | bit (CRUMB_MILDRED_GOAL) | bit (CRUMB_MILDRED_WAKE) | bit (CRUMB_MILDRED_COLLECT)
           | (game->n_turns == 2 ? bit (CRUMB_MILDRED_KEEP) : 0) | (seat->prank != 0 ? bit (CRUMB_MILDRED_COMBAT) : 0);
  return gifts | bit (CRUMB_MILDRED_PASS) | bit (CRUMB_MILDRED_TASK) | (seat->pool.n > 0 ? actions : 0)
         | (seat->pool.n > 1 && seat->modify < CRUMB_MILDRED_MODIFY_SPOTS ? bit (CRUMB_MILDRED_USE_MODIFY) : 0);
}

CrumbMildredExpect
crumb_mildred_expect (const CrumbMildred *game)
{
  CrumbMildredExpect expect = { .what = CRUMB_MILDRED_FIRST_TURN, .seat = CRUMB_NO_SEAT };

  if (game->scores.over)
    return expect;

  expect.also = bit (CRUMB_MILDRED_STANDS) | bit (CRUMB_MILDRED_END) | bit (CRUMB_MILDRED_RESIGN)
                | (game->overrule ? 0 : bit (CRUMB_MILDRED_OVERRULE));
  expect.also |= game->phase == CRUMB_MILDRED_AT_START ? also_at_start (game) : also_in_turn (game);
  expect.dice = crumb_dice_of (game->entered.faces, game->entered.n);
  if (game->phase == CRUMB_MILDRED_AT_START)
    {
      expect_start (game, &expect);
      return expect;
    }

  expect.seat = game->active;
  expect.what = game->phase == CRUMB_MILDRED_AT_WAKEUP ? CRUMB_MILDRED_SHAKE : CRUMB_MILDRED_PASS;
  if (game->due > 0)
    expect.what = CRUMB_MILDRED_TAKE_VICTORY;
  else if (expect.what == CRUMB_MILDRED_SHAKE)
    expect.min = expect.max = (uint8_t) crumb_mildred_to_shake (game, game->active);
  return expect;
}

CrumbMove
crumb_mildred_enter_die (const CrumbMildred *game, unsigned face)
{
  CrumbMildredExpect expect = crumb_mildred_expect (game);
  CrumbMove move = { .what = expect.what, .seat = expect.seat, .open = true, .dice = expect.dice };

  crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) face });
  return move;
}

/* Adds the move to the list if it would be taken. */
static void
offer_dice (const CrumbMildred *game, CrumbMildredMove what, int amount, const CrumbDice *dice, CrumbMove options[],
            unsigned *n)
{
  CrumbMove move = { .what = (uint8_t) what, .seat = game->active, .amount = (int16_t) amount, .dice = *dice };

  if (*n < CRUMB_MILDRED_OPTIONS_MAX && would_take (game, &move))
    options[(*n)++] = move;
}

static void
offer (const CrumbMildred *game, CrumbMildredMove what, int amount, CrumbMove options[], unsigned *n)
{
  offer_dice (game, what, amount, &(CrumbDice) { 0 }, options, n);
}

/* Prank dice one by one, where the table has it so. */
static void
offer_slots (const CrumbMildred *game, CrumbMove options[], unsigned *n)
{
  uint8_t slots = game->seats[game->active].prank;

  for (unsigned slot = 0; slot < CRUMB_MILDRED_SLOTS_MAX && crumb_mildred_count_slots (slots) > 1; slot++)
    if ((slots >> slot & 1) != 0)
      {
        CrumbDice dice = { 0 };

        crumb_dice_add (&dice, (CrumbDie) { .face = (uint8_t) (slot + 1) });
        offer_dice (game, CRUMB_MILDRED_COLLECT, CRUMB_MILDRED_PRANK, &dice, options, n);
      }
}

/* Of a set: all but the highest, all but another one, all. */
static void
offer_set (const CrumbMildred *game, unsigned at, CrumbMove options[], unsigned *n)
{
  const CrumbMildredSet *set = &game->seats[game->active].sets[at];
  int place = (int) (CRUMB_MILDRED_LAUNDRY + at);

  offer (game, CRUMB_MILDRED_COLLECT, place, options, n);
  for (unsigned stays = 0; stays <= set->n; stays++)
    {
      CrumbDice dice = { 0 };

      for (unsigned i = 0; i < set->n; i++)
        if (i != stays)
          crumb_dice_add (&dice, (CrumbDie) { .face = set->levels[i] });
      if (dice.count > 0 && (stays == set->n || set->levels[stays] != crumb_mildred_highest (set)))
        offer_dice (game, CRUMB_MILDRED_COLLECT, place, &dice, options, n);
    }
}

/* Whether every set has a die that stands on the goal line, or may do. */
static bool
can_meet_goal (const CrumbMildred *game)
{
  for (unsigned set = 0; set < CRUMB_MILDRED_SETS; set++)
    {
      unsigned highest = crumb_mildred_highest (&game->seats[game->active].sets[set]);

      if (highest == 0 || highest < crumb_mildred_goal_line (&game->rules, set))
        return false;
    }
  return true;
}

unsigned
crumb_mildred_options (const CrumbMildred *game, CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX])
{
  static const uint8_t places[] = { CRUMB_MILDRED_USED, CRUMB_MILDRED_PRANK, CRUMB_MILDRED_DODGE,
                                    CRUMB_MILDRED_MODIFY };
  unsigned n = 0, scallywags = 0;

  if (game->phase != CRUMB_MILDRED_AT_WAKEUP || game->scores.over)
    return 0;

  offer (game, CRUMB_MILDRED_KEEP, 0, options, &n);
  offer (game, CRUMB_MILDRED_COMBAT, 0, options, &n);
  for (int card = 0; card < CRUMB_MILDRED_CARDS; card++)
    offer (game, CRUMB_MILDRED_SCORE, CRUMB_MILDRED_FULL_HOUSE + card, options, &n);
  for (unsigned set = 0; set < CRUMB_MILDRED_SETS; set++)
    scallywags += game->seats[game->active].sets[set].n;
  if (scallywags > 0)
    offer (game, CRUMB_MILDRED_STRAIGHTEN, 0, options, &n);
  if (can_meet_goal (game))
    offer (game, CRUMB_MILDRED_GOAL, 0, options, &n);
  for (int set = CRUMB_MILDRED_LAUNDRY; set <= CRUMB_MILDRED_COOK; set++)
    for (int level = 1; level <= CRUMB_MILDRED_LEVELS_MAX; level++)
      offer (game, CRUMB_MILDRED_WAKE, set * 10 + level, options, &n);
  for (unsigned i = 0; i < sizeof places; i++)
    offer (game, CRUMB_MILDRED_COLLECT, places[i], options, &n);
  offer_slots (game, options, &n);
  for (unsigned set = 0; set < CRUMB_MILDRED_SETS; set++)
    offer_set (game, set, options, &n);
  for (int card = 0; card < CRUMB_MILDRED_CARDS; card++)
    offer (game, CRUMB_MILDRED_COLLECT, CRUMB_MILDRED_FULL_HOUSE + card, options, &n);
  if (scallywags > 0 && !can_meet_goal (game))
    offer (game, CRUMB_MILDRED_GOAL, 0, options, &n);
  return n;
}
