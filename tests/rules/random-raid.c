/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tables that play at random: rules, moves that fit, and moves that nobody would make. */

#include "random-raid.h"

#include <string.h>

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

CrumbHouseRules
random_raid_rules (GRand *rand)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  unsigned n_presets = crumb_house_rule_book.n_presets, n_knobs = crumb_house_rule_book.n_knobs;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;

  if (one_in (rand, 2))
    {
      crumb_rule_book_parse (&crumb_house_rule_book, presets[between (rand, 0, (int) n_presets - 1)].id, &rules, NULL);
      return rules;
    }
  for (unsigned knob = 0; knob < n_knobs; knob++)
    crumb_rule_book_set (&crumb_house_rule_book, &rules, knob, between (rand, knobs[knob].min, knobs[knob].max));
  if (one_in (rand, 2))
    rules.rounds = (uint8_t) between (rand, 1, 4);
  if (one_in (rand, 2))
    rules.target = (uint16_t) between (rand, 1, 60);
  return rules;
}

static CrumbDie
random_die (GRand *rand, const CrumbHouseRules *rules)
{
  CrumbDie die = { .face = (uint8_t) between (rand, 1, rules->sides) };

  if (rules->flush)
    die.colour = (uint8_t) between (rand, 0, CRUMB_COLOURS);
  return die;
}

static CrumbDice
random_dice (GRand *rand, const CrumbHouseRules *rules, int count)
{
  CrumbDice dice = { 0 };

  for (int i = 0; i < count; i++)
    crumb_dice_add (&dice, random_die (rand, rules));
  return dice;
}

/* One of the dice that may still lie there, or one that nobody looked at. */
static CrumbDice
random_take (GRand *rand, const CrumbRaid *raid)
{
  CrumbDie die = raid->plate.dice[between (rand, 0, raid->plate.count - 1)];
  CrumbDice dice = { 0 };

  if (one_in (rand, 10))
    die = (CrumbDie) { 0 };
  else if (die.face == 0)
    {
      unsigned colour = die.colour;

      die = random_die (rand, &raid->rules);
      if (colour != 0)
        die.colour = (uint8_t) colour;
    }
  crumb_dice_add (&dice, die);
  return dice;
}

static CrumbDice
expected_dice (GRand *rand, const CrumbRaid *raid, const CrumbRaidExpect *expect)
{
  int count = between (rand, expect->min, expect->max);

  if (expect->what == CRUMB_RAID_TAKE)
    return random_take (rand, raid);
  if (expect->what == CRUMB_RAID_BID && count == 0 && !one_in (rand, 4))
    count = expect->max;
  return random_dice (rand, &raid->rules, count);
}

bool
random_raid_expected (GRand *rand, const CrumbRaid *raid, CrumbMove *move)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  if (raid->phase == CRUMB_RAID_AT_OVER)
    return false;

  *move = (CrumbMove) { .what = expect.what, .seat = expect.seat };
  switch (expect.what)
    {
    case CRUMB_RAID_PLATE:
    case CRUMB_RAID_BID:
    case CRUMB_RAID_REROLL:
    case CRUMB_RAID_HAND:
    case CRUMB_RAID_TAKE:
    case CRUMB_RAID_LUCKY:
    case CRUMB_RAID_ROLL_OFF:
      move->dice = expected_dice (rand, raid, &expect);
      break;
    case CRUMB_RAID_COOKIES:
      move->amount = (int16_t) between (rand, 0, 25);
      break;
    case CRUMB_RAID_ROUND:
      if (raid->scores.n_rounds == CRUMB_ROUNDS_MAX)
        move->what = CRUMB_RAID_END;
      break;
    default:
      break;
    }
  return true;
}

CrumbMove
random_raid_near_miss (GRand *rand, const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  CrumbMove move = {
    .what = (uint8_t) between (rand, 0, CRUMB_RAID_OVERRULE),
    .seat = one_in (rand, 6) ? CRUMB_NO_SEAT
                             : (uint8_t) between (rand, 0, raid->scores.n_seats - (one_in (rand, 6) ? 0 : 1)),
    .open = one_in (rand, 2),
    .amount = (int16_t) (one_in (rand, 3) ? between (rand, -1, CRUMB_COOKIES_MAX + 1) : 0),
  };
  int count = one_in (rand, 3) ? between (rand, 0, CRUMB_DICE_MAX) : between (rand, 0, 4);

  if (one_in (rand, 4))
    move.what = expect.what;
  if (move.what == CRUMB_RAID_HAND && one_in (rand, 3))
    move.amount = CRUMB_RAID_ASKED;
  if (move.what == CRUMB_RAID_END && !one_in (rand, 10))
    move.what = CRUMB_RAID_OVERRULE;
  move.dice = random_dice (rand, &raid->rules, count);
  if (move.dice.count > 0 && one_in (rand, 10))
    move.dice.dice[0].face = (uint8_t) between (rand, 0, raid->rules.sides + 1);
  return move;
}

/* Those who play, as digits, in any order; now and then somebody else, or nobody. */
static int16_t
random_order (GRand *rand, const CrumbRaid *raid)
{
  unsigned playing = crumb_seats_count (raid->scores.playing);
  uint8_t order[CRUMB_SEATS_MAX];
  int amount = 0;

  memcpy (order, raid->scores.order, sizeof order);
  if (one_in (rand, 6))
    order[0] = (uint8_t) between (rand, 0, CRUMB_SEATS_MAX);
  for (unsigned left = playing - one_in (rand, 8); left > 0; left--)
    {
      int at = between (rand, 0, (int) left - 1);

      amount = amount * 10 + order[at] + 1;
      order[at] = order[left - 1];
    }
  return (int16_t) amount;
}

void
random_raid_people (GRand *rand, const CrumbRaid *raid, CrumbMove *move)
{
  int most = 0, reached;

  *move = (CrumbMove) { .what = (uint8_t) between (rand, CRUMB_RAID_JOIN, CRUMB_RAID_ORDER), .seat = CRUMB_NO_SEAT };
  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    most = MAX (most, raid->scores.totals[seat]);
  reached = raid->rules.end == CRUMB_END_TARGET ? most : raid->scores.n_rounds;

  if (raid->phase == CRUMB_RAID_AT_OVER && !one_in (rand, 6))
    {
      move->what = CRUMB_RAID_PLAY_ON;
      if (!one_in (rand, 3))
        move->amount = (int16_t) (reached + between (rand, -1, 30));
    }
  else if (one_in (rand, 6))
    {
      move->what = one_in (rand, 2) ? CRUMB_RAID_TARGET : CRUMB_RAID_ROUNDS;
      move->amount = (int16_t) ((move->what == CRUMB_RAID_TARGET ? most : raid->scores.n_rounds)
                                + (one_in (rand, 12) ? between (rand, -1, CRUMB_TARGET_MAX) : between (rand, 1, 40)));
    }
  else if (move->what == CRUMB_RAID_ORDER)
    move->amount = random_order (rand, raid);
  else if (move->what == CRUMB_RAID_LEAVE)
    move->seat = (uint8_t) between (rand, 0, raid->scores.n_seats - (one_in (rand, 8) ? 0 : 1));
  else
    {
      unsigned left = raid->scores.order[raid->scores.n_seats - 1];
      bool back = !crumb_seats_has (raid->scores.playing, left) && one_in (rand, 2);

      move->seat = (uint8_t) (back ? left : raid->scores.n_seats - (one_in (rand, 8) ? 1u : 0u));
      if (!back || one_in (rand, 8))
        move->amount = (int16_t) between (rand, one_in (rand, 8) ? -2 : 0, 40);
    }
}

/* The next tap of somebody who enters dice one by one. */
static CrumbMove
random_tap (GRand *rand, const CrumbRaid *raid)
{
  switch (between (rand, 0, 3))
    {
    case 0:
      return crumb_raid_enter_done (raid);
    case 1:
      return crumb_raid_enter_seat (raid, (unsigned) between (rand, 0, raid->scores.n_seats - 1));
    case 2:
      if (raid->phase == CRUMB_RAID_AT_REVEAL)
        return crumb_raid_enter_digit (raid, (unsigned) between (rand, 0, 9));
      return crumb_raid_enter_die (raid, random_die (rand, &raid->rules));
    default:
      return crumb_raid_enter_die (raid, random_die (rand, &raid->rules));
    }
}

static bool
would_take (const CrumbRaid *raid, const CrumbMove *move)
{
  CrumbRaid copy = *raid;
  CrumbRefusal refusal;

  return crumb_raid_apply (&copy, move, &refusal);
}

bool
random_raid_move (GRand *rand, const CrumbRaid *raid, CrumbMove *move)
{
  int kind = between (rand, 0, 9);

  if (raid->phase == CRUMB_RAID_AT_OVER)
    return false;

  if (kind < 3)
    {
      *move = random_tap (rand, raid);
      if (would_take (raid, move))
        return true;
    }
  else if (kind < 5)
    {
      *move = random_raid_near_miss (rand, raid);
      if (would_take (raid, move))
        return true;
    }
  return random_raid_expected (rand, raid, move);
}

CrumbMove
random_raid_garbage (GRand *rand)
{
  CrumbMove move = { 0 };

  move.what = (uint8_t) between (rand, 0, one_in (rand, 4) ? UINT8_MAX : CRUMB_RAID_N_MOVES);
  move.seat = (uint8_t) between (rand, 0, one_in (rand, 4) ? UINT8_MAX : CRUMB_SEATS_MAX);
  move.open = one_in (rand, 2);
  move.amount = (int16_t) between (rand, INT16_MIN, INT16_MAX);
  move.dice.count = (uint8_t) between (rand, 0, one_in (rand, 4) ? UINT8_MAX : 4);
  for (unsigned i = 0; i < CRUMB_DICE_MAX; i++)
    {
      move.dice.dice[i].face = (uint8_t) between (rand, 0, one_in (rand, 8) ? UINT8_MAX : 7);
      move.dice.dice[i].colour = (uint8_t) between (rand, 0, one_in (rand, 8) ? UINT8_MAX : 1);
    }
  return move;
}
