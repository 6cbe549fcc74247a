/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every bid becomes one number, its rank. The order of the seats and the reason for it follow from the ranks. */

#include "bid.h"
#include "bid-rank.h"

/* What a face is worth in a comparison: with lowest die, 1 is the highest. */
static unsigned
worth (const CrumbHouseRules *rules, unsigned face)
{
  return rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? rules->sides + 1u - face : face;
}

/* What a die is worth, 0 where there is none. Free of branches: how many dice there are can't be predicted. */
static unsigned
worth_at (const CrumbHouseRules *rules, const CrumbDice *bid, unsigned at)
{
  return worth (rules, bid->dice[at].face) & (0u - (at < bid->count));
}

static void
put_in_order (unsigned *high, unsigned *low)
{
  unsigned higher = *high > *low ? *high : *low;

  *low = *high > *low ? *low : *high;
  *high = higher;
}

/* The fast path for up to three dice, which is nearly every bid. */
static uint64_t
digits_of_few (const CrumbHouseRules *rules, const CrumbDice *bid)
{
  unsigned first = worth_at (rules, bid, 0), next = worth_at (rules, bid, 1), last = worth_at (rules, bid, 2);

  put_in_order (&first, &next);
  put_in_order (&first, &last);
  put_in_order (&next, &last);
  return (uint64_t) first << crumb_bid_digit_shift (0) | (uint64_t) next << crumb_bid_digit_shift (1)
         | (uint64_t) last << crumb_bid_digit_shift (2);
}

/* The dice as digits, the one compared first on top; 0 where there is no die. */
static uint64_t
digits_of (const CrumbHouseRules *rules, const CrumbDice *bid)
{
  unsigned sorted[CRUMB_DICE_MAX];
  uint64_t digits = 0;

  if (bid->count <= 3)
    return digits_of_few (rules, bid);

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
  /* They differ; the 1 only keeps a count of leading zeros defined. */
  unsigned position = (unsigned) __builtin_clzll ((digits[0] ^ digits[1]) | 1) / CRUMB_RANK_DIGIT_BITS;

  *deciding = (uint8_t) position;
  if (position == 0)
    return rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? CRUMB_BID_LOWEST_DIE : CRUMB_BID_HIGHEST_DIE;
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

/* Groups the seats by how many ranks are above theirs, and closes the gaps that ties leave. */
static void
stand (CrumbRuling *ruling, const uint64_t ranks[CRUMB_SEATS_MAX])
{
  CrumbSeats places[CRUMB_SEATS_MAX] = { 0 };
  unsigned above[CRUMB_SEATS_MAX] = { 0 };
  unsigned n = 0;

  for (unsigned seat = 1; seat < CRUMB_SEATS_MAX; seat++)
    for (unsigned other = 0; other < seat; other++)
      {
        above[seat] += ranks[other] > ranks[seat];
        above[other] += ranks[seat] > ranks[other];
      }
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    places[above[seat]] |= (CrumbSeats) ((ranks[seat] > 0) << seat);
  for (unsigned place = 0; place < CRUMB_SEATS_MAX; place++)
    {
      ruling->standing[n] = places[place];
      n += places[place] != 0;
    }
  ruling->n_standing = (uint8_t) n;
}

static void
decide (CrumbRuling *ruling, const CrumbHouseRules *rules, const CrumbDice bids[], const uint64_t digits[])
{
  unsigned best = crumb_seats_first (ruling->standing[0]);
  unsigned next;

  if (crumb_seats_several (ruling->standing[0]))
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
  uint64_t ranks[CRUMB_SEATS_MAX] = { 0 };
  uint64_t digits[CRUMB_SEATS_MAX] = { 0 };

  for (unsigned seat = 0; seat < seats; seat++)
    {
      unsigned count = bids[seat].count;

      digits[seat] = digits_of (rules, &bids[seat]);
      ranks[seat] = rules->comparison == CRUMB_COMPARE_MOST_PIPS
                        ? crumb_bid_rank_by_pips (rules, pips_of (&bids[seat]), count)
                        : crumb_bid_rank_by_dice (rules, digits[seat], count);
      ranks[seat] &= UINT64_C (0) - (count > 0);
      ruling.no_bid |= (CrumbSeats) ((count == 0) << seat);
    }

  stand (&ruling, ranks);
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
