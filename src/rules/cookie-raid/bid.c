/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every bid becomes one number, its rank; who stands where, and what decided it, follow from the ranks. */

#include "bid-rank.h"
#include "bid.h"

/* What a face is worth in a comparison: with lowest die, 1 is the highest. */
static unsigned
worth (const CrumbHouseRules *rules, unsigned face)
{
  return rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? rules->sides + 1u - face : face;
}

/* The dice as digits, the one compared first on top; 0 where there is no die. */
static uint64_t
digits_of (const CrumbHouseRules *rules, const CrumbDice *bid)
{
  unsigned sorted[CRUMB_DICE_MAX];
  uint64_t digits = 0;

  for (unsigned i = 0; i < bid->count; i++)
    {
      unsigned value = worth (rules, bid->dice[i].face);
      unsigned to = i;

      for (; to > 0 && sorted[to - 1] < value; to--)
        sorted[to] = sorted[to - 1];
      sorted[to] = value;
    }
  for (unsigned i = 0; i < bid->count; i++)
    digits |= (uint64_t) sorted[i] << crumb_bid_digit_shift (i);
  return digits;
}

static unsigned
pips_of (const CrumbDice *bid)
{
  unsigned pips = 0;

  for (unsigned i = 0; i < bid->count; i++)
    pips += bid->dice[i].face;
  return pips;
}

/* What separates two bids that were compared die by die, given as digits, and which die that is. */
static CrumbBidReason
reason_by_dice (const CrumbHouseRules *rules, const uint64_t digits[2], const unsigned counts[2], uint8_t *deciding)
{
  unsigned fewer = counts[0] < counts[1] ? counts[0] : counts[1];
  unsigned position = 0;

  while (position < CRUMB_RANK_DIGITS && (digits[0] ^ digits[1]) >> crumb_bid_digit_shift (position) == 0)
    position++;

  *deciding = (uint8_t) position;
  if (position == 0)
    return rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? CRUMB_BID_LOWEST_DIE : CRUMB_BID_HIGHEST_DIE;
  if (position == CRUMB_RANK_DIGITS)
    return CRUMB_BID_TIE;
  if (position == counts[0] || (rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE && counts[0] < counts[1]))
    {
      *deciding = (uint8_t) counts[0];
      return CRUMB_BID_ADVANTAGE;
    }
  if (position == counts[1])
    return CRUMB_BID_MORE_DICE;
  return position >= 2 && position == fewer - 1 ? CRUMB_BID_LAST_DIE : CRUMB_BID_NEXT_DIE;
}

static CrumbBidReason
reason_by_pips (const CrumbDice *best, const CrumbDice *next)
{
  return pips_of (best) == pips_of (next) ? CRUMB_BID_ADVANTAGE : CRUMB_BID_MOST_PIPS;
}

/* Puts a seat among those that have been ranked: into the group of its rank, or a new group before lower ones. */
static void
stand (CrumbRuling *ruling, uint64_t group_ranks[], unsigned seat, uint64_t rank)
{
  unsigned group = 0;

  while (group < ruling->n_standing && group_ranks[group] > rank)
    group++;

  if (group == ruling->n_standing || group_ranks[group] != rank)
    {
      for (unsigned i = ruling->n_standing++; i > group; i--)
        {
          ruling->standing[i] = ruling->standing[i - 1];
          group_ranks[i] = group_ranks[i - 1];
        }
      ruling->standing[group] = 0;
      group_ranks[group] = rank;
    }
  ruling->standing[group] |= crumb_seats_of (seat);
}

static void
decide (CrumbRuling *ruling, const CrumbHouseRules *rules, const CrumbDice bids[], const uint64_t digits[])
{
  unsigned best = crumb_seats_first (ruling->standing[0]);
  unsigned next;

  if (crumb_seats_count (ruling->standing[0]) > 1)
    {
      ruling->verdict = CRUMB_VERDICT_REROLL;
      ruling->reason = CRUMB_BID_TIE;
      ruling->reroll = ruling->standing[0];
      return;
    }

  ruling->verdict = CRUMB_VERDICT_WIN;
  ruling->winner = (uint8_t) best;
  if (ruling->n_standing == 1)
    {
      ruling->reason = CRUMB_BID_ONLY;
      return;
    }

  next = crumb_seats_first (ruling->standing[1]);
  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    ruling->reason = reason_by_pips (&bids[best], &bids[next]);
  else
    ruling->reason = reason_by_dice (rules, (const uint64_t[2]) { digits[best], digits[next] },
                                     (const unsigned[2]) { bids[best].count, bids[next].count }, &ruling->deciding);
}

CrumbRuling
crumb_bid_judge (const CrumbHouseRules *rules, const CrumbDice bids[], unsigned seats)
{
  CrumbRuling ruling = { .verdict = CRUMB_VERDICT_NOBODY, .reason = CRUMB_BID_NOBODY, .winner = CRUMB_NO_SEAT };
  uint64_t group_ranks[CRUMB_SEATS_MAX];
  uint64_t digits[CRUMB_SEATS_MAX];

  for (unsigned seat = 0; seat < seats; seat++)
    {
      if (bids[seat].count == 0)
        {
          ruling.no_bid |= crumb_seats_of (seat);
          continue;
        }

      digits[seat] = digits_of (rules, &bids[seat]);
      stand (&ruling, group_ranks, seat,
             rules->comparison == CRUMB_COMPARE_MOST_PIPS
               ? crumb_bid_rank_by_pips (rules, pips_of (&bids[seat]), bids[seat].count)
               : crumb_bid_rank_by_dice (rules, digits[seat], bids[seat].count));
    }

  if (ruling.n_standing > 0)
    decide (&ruling, rules, bids, digits);
  return ruling;
}

CrumbDice
crumb_bid_order (const CrumbHouseRules *rules, const CrumbDice *bid)
{
  CrumbDice sorted = crumb_dice_sorted (bid);
  CrumbDice ordered = { 0 };

  if (rules->comparison != CRUMB_COMPARE_LOWEST_DIE)
    return sorted;

  for (unsigned i = sorted.count; i > 0; i--)
    crumb_dice_add (&ordered, sorted.dice[i - 1]);
  return ordered;
}

unsigned
crumb_bid_most_dice (const CrumbHouseRules *rules, unsigned held)
{
  return rules->most_dice == 0 || held < rules->most_dice ? held : rules->most_dice;
}
