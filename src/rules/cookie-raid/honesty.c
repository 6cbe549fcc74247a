/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Follows a hand back from the reveal to the three dice of the start. At every point one description covers all that
 * the hand can have been, so there is nothing to search.
 */

#include "honesty.h"

#include <string.h>

/**
 * @known: the faces of the revealed hand that no later roll or take accounts for
 * @sure: how many of them were in the hand at this point; which ones is open where a later deed was not entered
 * @loose: the other dice of the hand at this point: they were rolled later and can have shown anything
 * @rolled: whether anything was rolled later
 * @again: what later bids showed and the hand doesn't
 * @gone: what was won later and is not in the hand
 */
typedef struct
{
  uint8_t known[CRUMB_SIDES_MAX + 1];
  unsigned sure;
  unsigned loose;
  bool rolled;
  CrumbDice again;
  CrumbDice gone;
} Past;

CrumbHonesty
crumb_honesty_start (unsigned seat)
{
  return (CrumbHonesty) { .seat = (uint8_t) seat };
}

unsigned
crumb_honesty_holds (const CrumbHonesty *honesty)
{
  unsigned held = CRUMB_HAND_START;

  for (unsigned i = 0; i < honesty->n_deeds; i++)
    held += honesty->deeds[i].kind == CRUMB_DEED_TAKE;
  return held;
}

bool
crumb_honesty_add (CrumbHonesty *honesty, const CrumbDeed *deed)
{
  unsigned held = crumb_honesty_holds (honesty);

  if (honesty->n_deeds == CRUMB_DEEDS_MAX)
    return false;
  if (honesty->n_deeds > 0 && honesty->deeds[honesty->n_deeds - 1].kind == CRUMB_DEED_REST)
    return false;
  if (deed->kind == CRUMB_DEED_BID && (deed->dice.count > held || !crumb_dice_all_known (&deed->dice)))
    return false;
  if (deed->kind == CRUMB_DEED_TAKE && (deed->dice.count != 1 || held == CRUMB_DICE_MAX))
    return false;

  honesty->deeds[honesty->n_deeds++] = *deed;
  return true;
}

static void
add_bid (CrumbHonesty *honesty, const CrumbRaid *raid, const CrumbDice *dice)
{
  CrumbDeed bid = { .kind = CRUMB_DEED_BID, .bid = (uint8_t) (raid->n_bids + 1), .dice = *dice };

  if (dice->count > 0 && !crumb_honesty_add (honesty, &bid))
    honesty->doubtful = true;
}

static void
add_unknown_bid (CrumbHonesty *honesty, const CrumbRaid *raid, unsigned most)
{
  CrumbDeed bid = { .kind = CRUMB_DEED_BID_UNKNOWN, .bid = (uint8_t) (raid->n_bids + 1), .most = (uint8_t) most };

  if (most > 0 && !crumb_honesty_add (honesty, &bid))
    honesty->doubtful = true;
}

/*
 * Whether a roll can have been a tie that nobody entered: somebody was said to have won before all dice were in, and
 * the seat's dice are the best of those that are. The seat has re-rolled all of them then.
 */
static bool
may_have_tied (const CrumbRaid *raid, unsigned seat)
{
  CrumbDice entered[CRUMB_SEATS_MAX] = { 0 };

  if (raid->roll.closed == raid->roll.seats)
    return false;
  for (unsigned other = 0; other < raid->scores.n_seats; other++)
    if (crumb_seats_has (raid->roll.closed, other))
      entered[other] = raid->roll.dice[other];
  return crumb_seats_has (crumb_bid_judge (&raid->rules, entered, raid->scores.n_seats).standing[0], seat);
}

/* Notes what the seat rolled for a bid, now that its die is taken. */
static void
observe_bid (CrumbHonesty *honesty, const CrumbRaid *raid)
{
  unsigned seat = honesty->seat;
  const CrumbDice *dice = &raid->roll.dice[seat];
  bool entered = crumb_seats_has (raid->roll.closed, seat);
  unsigned most =
      raid->n_ties > 0 ? honesty->tied.count : crumb_bid_most_dice (&raid->rules, crumb_raid_holds (raid, seat));

  if (!crumb_seats_has (raid->roll.seats, seat))
    add_bid (honesty, raid, &honesty->tied);
  else if (!entered)
    add_unknown_bid (honesty, raid, most);
  else if (may_have_tied (raid, seat))
    add_unknown_bid (honesty, raid, dice->count);
  else if (raid->n_ties > 0 && dice->count != most)
    add_unknown_bid (honesty, raid, dice->count > most ? dice->count : most);
  else
    add_bid (honesty, raid, dice);
}

static void
observe_take (CrumbHonesty *honesty, const CrumbRaid *raid, const CrumbMove *move)
{
  CrumbDeed take = { .kind = CRUMB_DEED_TAKE, .bid = (uint8_t) (raid->n_bids + 1), .dice = move->dice };

  if (move->seat == honesty->seat && !crumb_honesty_add (honesty, &take))
    honesty->doubtful = true;
}

static void
observe_lucky (CrumbHonesty *honesty, const CrumbMove *move)
{
  if (move->seat != honesty->seat || move->dice.count == 0 || honesty->n_deeds == 0)
    return;

  honesty->deeds[honesty->n_deeds - 1].dice = move->dice;
  honesty->deeds[honesty->n_deeds - 1].lucky = true;
}

/* Allows for bids that the table didn't enter before the reveal. A round of hands can still become one with bids. */
static void
observe_rest (CrumbHonesty *honesty, const CrumbRaid *raid)
{
  unsigned left = crumb_raid_plate_left (raid);
  CrumbDeed rest = {
    .kind = CRUMB_DEED_REST,
    .bid = (uint8_t) (raid->n_bids + 1),
    .bids = (uint8_t) left,
    .most = (uint8_t) crumb_bid_most_dice (&raid->rules, CRUMB_DICE_MAX),
  };

  if (honesty->n_deeds > 0 && honesty->deeds[honesty->n_deeds - 1].kind == CRUMB_DEED_REST)
    honesty->n_deeds--;
  if (raid->phase >= CRUMB_RAID_AT_REVEAL && !raid->counts_known && !crumb_honesty_add (honesty, &rest))
    honesty->doubtful = true;
}

void
crumb_honesty_observe (CrumbHonesty *honesty, const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after)
{
  switch (move->what)
    {
    case CRUMB_RAID_ROUND:
      *honesty = crumb_honesty_start (honesty->seat);
      break;
    case CRUMB_RAID_TAKE:
      observe_bid (honesty, before);
      observe_take (honesty, before, move);
      break;
    case CRUMB_RAID_LUCKY:
      observe_lucky (honesty, move);
      break;
    default:
      if (after->n_ties > 0 && crumb_seats_has (after->tied.seats, honesty->seat))
        honesty->tied = after->tied.dice[honesty->seat];
      break;
    }
  observe_rest (honesty, after);
}

static Past
reveal (const CrumbDice *hand)
{
  Past past = { .sure = hand->count };

  for (unsigned i = 0; i < hand->count; i++)
    past.known[hand->dice[i].face]++;
  return past;
}

/* The face of @dice, all of which must be in the hand, that the hand lacks most dice of. */
static unsigned
scarcest_face (const Past *past, const CrumbDice *dice)
{
  unsigned scarcest = 0, lack = 0;

  for (unsigned face = CRUMB_SIDES_MAX; face > 0; face--)
    {
      unsigned shown = crumb_dice_count_face (dice, face);

      if (shown > past->known[face] + lack)
        {
          scarcest = face;
          lack = shown - past->known[face];
        }
    }
  return scarcest;
}

/* The dice of the hand that are accounted for. */
static CrumbDice
find_later (const Past *past, const CrumbDice *hand)
{
  uint8_t left[CRUMB_SIDES_MAX + 1];
  CrumbDice later = { 0 };

  memcpy (left, past->known, sizeof left);
  for (unsigned i = 0; i < hand->count; i++)
    if (left[hand->dice[i].face] > 0)
      left[hand->dice[i].face]--;
    else
      crumb_dice_add (&later, hand->dice[i]);
  return later;
}

/* Why the hand can't have held @dice at this point, @found of which can be found in it. */
static CrumbHonestyVerdict
give_away (const Past *past, const CrumbDice *hand, const CrumbDice *dice, unsigned found)
{
  unsigned face, there;

  if (past->rolled)
    return (CrumbHonestyVerdict) {
      .reason = CRUMB_HONESTY_KEPT,
      .needed = (uint8_t) (dice->count - past->loose),
      .there = (uint8_t) found,
      .loose = (uint8_t) past->loose,
      .again = past->again,
      .gone = past->gone,
      .later = find_later (past, hand),
    };

  face = scarcest_face (past, dice);
  there = crumb_dice_count_face (hand, face);
  return (CrumbHonestyVerdict) {
    .reason = CRUMB_HONESTY_FACE,
    .face = (uint8_t) face,
    .needed = (uint8_t) (crumb_dice_count_face (dice, face) + there - past->known[face]),
    .there = (uint8_t) there,
  };
}

/*
 * The dice of the bid were in the hand when it was over. Matching them with dice whose faces are still to be accounted
 * for is never worse than assuming that they were rolled later: it asks less of the hand before. Before the bid they
 * can have shown anything.
 */
static CrumbHonestyVerdict
back_over_bid (Past *past, const CrumbDice *hand, const CrumbDice *bid)
{
  uint8_t left[CRUMB_SIDES_MAX + 1];
  CrumbDice again = past->again;
  unsigned found = 0;

  memcpy (left, past->known, sizeof left);
  for (unsigned i = 0; i < bid->count; i++)
    if (left[bid->dice[i].face] > 0)
      {
        left[bid->dice[i].face]--;
        found++;
      }
    else
      crumb_dice_add (&again, bid->dice[i]);
  if (found > past->sure)
    found = past->sure;

  if (bid->count > found + past->loose)
    return give_away (past, hand, bid, found);

  memcpy (past->known, left, sizeof left);
  past->again = again;
  past->sure -= found;
  past->loose += found;
  past->rolled = true;
  return (CrumbHonestyVerdict) { .reason = CRUMB_HONESTY_POSSIBLE };
}

/* Any dice can have been rolled, to any faces. Assuming as many as possible asks least of the hand before. */
static void
back_over_unknown_rolls (Past *past, unsigned most)
{
  unsigned rolled = most < past->sure ? most : past->sure;

  past->sure -= rolled;
  past->loose += rolled;
  past->rolled = true;
}

/* The die taken wasn't there before. If its face wasn't entered it can be any that is to be accounted for. */
static CrumbHonestyVerdict
back_over_take (Past *past, const CrumbDice *hand, const CrumbDice *taken)
{
  unsigned face = taken->dice[0].face;

  if (past->sure > 0 && (face == 0 || past->known[face] > 0))
    {
      past->sure--;
      if (face != 0)
        past->known[face]--;
    }
  else if (past->loose > 0)
    {
      past->loose--;
      crumb_dice_add (&past->gone, taken->dice[0]);
    }
  else
    return give_away (past, hand, taken, 0);
  return (CrumbHonestyVerdict) { .reason = CRUMB_HONESTY_POSSIBLE };
}

static CrumbHonestyVerdict
back_over (Past *past, const CrumbDice *hand, const CrumbDeed *deed, unsigned won_in_rest)
{
  const CrumbDice unknown = { .count = 1 };

  switch ((CrumbDeedKind) deed->kind)
    {
    case CRUMB_DEED_BID:
      return back_over_bid (past, hand, &deed->dice);
    case CRUMB_DEED_TAKE:
      return back_over_take (past, hand, &deed->dice);
    case CRUMB_DEED_BID_UNKNOWN:
      back_over_unknown_rolls (past, deed->most);
      break;
    case CRUMB_DEED_REST:
      while (won_in_rest-- > 0)
        back_over_take (past, hand, &unknown);
      back_over_unknown_rolls (past, (unsigned) deed->bids * deed->most);
      break;
    }
  return (CrumbHonestyVerdict) { .reason = CRUMB_HONESTY_POSSIBLE };
}

CrumbHonestyVerdict
crumb_honesty_check (const CrumbHonesty *honesty, const CrumbDice *hand)
{
  CrumbHonestyVerdict verdict = { .reason = CRUMB_HONESTY_POSSIBLE };
  const CrumbDeed *last = honesty->n_deeds > 0 ? &honesty->deeds[honesty->n_deeds - 1] : NULL;
  unsigned min = crumb_honesty_holds (honesty);
  unsigned max = min + (last != NULL && last->kind == CRUMB_DEED_REST ? last->bids : 0);
  Past past = reveal (hand);

  if (honesty->doubtful)
    return verdict;
  if (hand->count < min || hand->count > max)
    return (CrumbHonestyVerdict) {
      .reason = CRUMB_HONESTY_COUNT,
      .needed = (uint8_t) (hand->count < min ? min : max),
      .there = hand->count,
    };

  for (unsigned i = honesty->n_deeds; i-- > 0 && verdict.reason == CRUMB_HONESTY_POSSIBLE;)
    {
      verdict = back_over (&past, hand, &honesty->deeds[i], hand->count - min);
      verdict.deed = (uint8_t) i;
    }
  return verdict;
}
