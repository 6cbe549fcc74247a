/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Applies moves to the state: the checks that all moves share, then one function for each kind of move. */

#include "raid-private.h"

static bool
overrule (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (raid->overrule)
    return crumb_raid_not_now (move, refusal);

  raid->overrule = true;
  return true;
}

static const CrumbRaidStep steps[CRUMB_RAID_N_MOVES] = {
  [CRUMB_RAID_PLATE] = crumb_raid_plate,     [CRUMB_RAID_BID] = crumb_raid_bid,
  [CRUMB_RAID_REROLL] = crumb_raid_reroll,   [CRUMB_RAID_WINNER] = crumb_raid_winner,
  [CRUMB_RAID_TAKE] = crumb_raid_take,       [CRUMB_RAID_LUCKY] = crumb_raid_lucky,
  [CRUMB_RAID_REVEAL] = crumb_raid_reveal,   [CRUMB_RAID_HAND] = crumb_raid_hand,
  [CRUMB_RAID_COOKIES] = crumb_raid_cookies, [CRUMB_RAID_ROLL_OFF] = crumb_raid_roll_off,
  [CRUMB_RAID_ROUND] = crumb_raid_round,     [CRUMB_RAID_END] = crumb_raid_end,
  [CRUMB_RAID_OVERRULE] = overrule,          [CRUMB_RAID_JOIN] = crumb_raid_join,
  [CRUMB_RAID_LEAVE] = crumb_raid_leave,     [CRUMB_RAID_ORDER] = crumb_raid_order,
  [CRUMB_RAID_PLAY_ON] = crumb_raid_play_on, [CRUMB_RAID_TARGET] = crumb_raid_target,
  [CRUMB_RAID_ROUNDS] = crumb_raid_rounds,
};

bool
crumb_raid_objects (const CrumbRaid *raid, CrumbRefusal *refusal, CrumbRefusal why)
{
  if (why.can_overrule && raid->overrule)
    return false;

  *refusal = why;
  return true;
}

bool
crumb_raid_not_now (const CrumbMove *move, CrumbRefusal *refusal)
{
  *refusal = (CrumbRefusal) {
    .reason = CRUMB_REFUSAL_NOT_NOW,
    .seat = move->seat,
    .other = CRUMB_NO_SEAT,
  };
  return false;
}

bool
crumb_raid_untouched (const CrumbRaid *raid)
{
  return !raid->started && (raid->phase == CRUMB_RAID_AT_BID || raid->phase == CRUMB_RAID_AT_REVEAL);
}

/* Whether the move is about somebody who plays; who joins does not play yet, or not any more. */
static bool
needs_seat (unsigned what)
{
  return what != CRUMB_RAID_JOIN && (crumb_raid_moves[what].traits & CRUMB_MOVE_SEAT) != 0;
}

static bool
may_be_unknown (unsigned what)
{
  return what == CRUMB_RAID_PLATE || what == CRUMB_RAID_TAKE || what == CRUMB_RAID_LUCKY;
}

static bool
check_die (const CrumbRaid *raid, const CrumbMove *move, CrumbDie die, CrumbRefusal *refusal)
{
  CrumbRefusal why = { .seat = move->seat, .other = CRUMB_NO_SEAT, .face = die.face, .min = 1 };

  if (die.face > raid->rules.sides)
    why.reason = CRUMB_REFUSAL_BAD_FACE;
  else if (die.colour > CRUMB_COLOURS)
    why.reason = CRUMB_REFUSAL_BAD_COLOUR;
  else if (die.face == 0 && !may_be_unknown (move->what))
    why.reason = CRUMB_REFUSAL_NEEDS_FACE;

  why.max = why.reason == CRUMB_REFUSAL_BAD_COLOUR ? CRUMB_COLOURS : (int16_t) raid->rules.sides;
  return why.reason == CRUMB_REFUSAL_NONE || !crumb_raid_objects (raid, refusal, why);
}

/* Checks that hold for every kind of move in every phase. */
static bool
check_move (const CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbRefusal why = { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT, .max = CRUMB_DICE_MAX };

  if (raid->phase == CRUMB_RAID_AT_OVER && move->what != CRUMB_RAID_PLAY_ON)
    why.reason = CRUMB_REFUSAL_OVER;
  else if (move->what >= CRUMB_RAID_N_MOVES)
    return crumb_raid_not_now (move, refusal);
  else if (needs_seat (move->what) && move->seat >= raid->scores.n_seats)
    why.reason = CRUMB_REFUSAL_NO_SUCH_SEAT;
  else if (needs_seat (move->what) && !crumb_seats_has (raid->scores.playing, move->seat))
    {
      why.reason = CRUMB_RAID_REFUSAL_HAS_LEFT;
      why.seat = move->seat;
    }
  else if (move->dice.count > CRUMB_DICE_MAX)
    return crumb_raid_not_now (move, refusal);

  if (why.reason != CRUMB_REFUSAL_NONE)
    return !crumb_raid_objects (raid, refusal, why);

  for (unsigned i = 0; i < move->dice.count; i++)
    if (!check_die (raid, move, move->dice.dice[i], refusal))
      return false;
  return true;
}

/* Clears whatever lies behind the last die, so that equal moves make equal states to the last byte. */
static CrumbMove
without_loose_bytes (const CrumbMove *move)
{
  CrumbMove clean = *move;

  for (unsigned i = clean.dice.count; i < CRUMB_DICE_MAX; i++)
    clean.dice.dice[i] = (CrumbDie) { 0 };
  return clean;
}

CrumbRaid
crumb_raid_start (const CrumbHouseRules *rules, unsigned seats, unsigned first)
{
  bool by_target = rules->end == CRUMB_END_TARGET;
  CrumbRaid raid = {
    .scores = crumb_scores_start (seats, by_target ? rules->target : 0),
    .rules = *rules,
    .first = (uint8_t) first,
    .last_round = (uint8_t) (by_target ? 0 : rules->rounds),
    .detail = CRUMB_RAID_DETAIL_PLATE,
  };

  raid.scores.sides = (uint8_t) rules->sides;
  raid.scores.colours = rules->flush != 0;
  crumb_raid_begin_round (&raid);
  return raid;
}

bool
crumb_raid_apply (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMove clean;

  if (check_move (raid, move, refusal))
    {
      clean = without_loose_bytes (move);
      if (steps[clean.what](raid, &clean, refusal))
        {
          if (clean.what != CRUMB_RAID_OVERRULE && !clean.open)
            raid->overrule = false;
          *refusal = (CrumbRefusal) { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };
          return true;
        }
    }

  if (refusal->seat >= raid->scores.n_seats)
    refusal->seat = CRUMB_NO_SEAT;
  return false;
}

unsigned
crumb_raid_holds (const CrumbRaid *raid, unsigned seat)
{
  return CRUMB_HAND_START + raid->won[seat];
}

unsigned
crumb_raid_plate_left (const CrumbRaid *raid)
{
  return raid->plate.count - raid->plate_missing;
}
