/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every bid becomes one number, its rank. The order of the seats and the reason for it follow from the ranks. */

#include "bid.h"
#include "bid-rank.h"

/* A bid as it is compared: what its dice are worth, in order. */
typedef struct
{
  unsigned count;
  uint8_t worths[CRUMB_DICE_MAX];
  unsigned pips;
  uint64_t rank;
} Bid;

/* What a face is worth in a comparison: with lowest die, 1 is the highest. */
static uint8_t
worth (const CrumbHouseRules *rules, unsigned face)
{
  return (uint8_t) (rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? rules->sides + 1u - face : face);
}

/* Puts the dice in order, the one that is compared first on top. No dice are no bid, and have no rank. */
static Bid
put_in_order (const CrumbHouseRules *rules, const CrumbDice *dice)
{
  Bid bid = { .count = dice->count };

  for (unsigned i = 0; i < dice->count; i++)
    {
      uint8_t value = worth (rules, dice->dice[i].face);
      unsigned to = i;

      for (; to > 0 && bid.worths[to - 1] < value; to--)
        bid.worths[to] = bid.worths[to - 1];
      bid.worths[to] = value;
      bid.pips += dice->dice[i].face;
    }
  if (dice->count > 0)
    bid.rank = rules->comparison == CRUMB_COMPARE_MOST_PIPS ? crumb_bid_rank_by_pips (rules, bid.pips, bid.count)
                                                            : crumb_bid_rank_by_dice (rules, bid.worths, bid.count);
  return bid;
}

/* Why @best beats @next, with dice compared one by one, and which die decides. */
static CrumbBidReason
reason_by_dice (const CrumbHouseRules *rules, const Bid *best, const Bid *next, uint8_t *deciding)
{
  unsigned fewer = best->count < next->count ? best->count : next->count;
  unsigned first = 0;

  while (first < fewer && best->worths[first] == next->worths[first])
    first++;
  *deciding = (uint8_t) first;
  if (first == 0)
    return rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? CRUMB_BID_LOWEST_DIE : CRUMB_BID_HIGHEST_DIE;

  /* Everything was equal until the winner ran out of dice, or fewer dice are enough once the first ones tie. */
  if (first == best->count || (rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE && best->count < next->count))
    {
      *deciding = (uint8_t) best->count;
      return CRUMB_BID_ADVANTAGE;
    }
  if (first == next->count)
    return CRUMB_BID_MORE_DICE;
  return first >= 2 && first == fewer - 1 ? CRUMB_BID_LAST_DIE : CRUMB_BID_NEXT_DIE;
}

/* Who has the best bids of those that are worth less than @above. */
static CrumbSeats
best_below (const Bid bids[], unsigned seats, uint64_t above)
{
  CrumbSeats best = 0;
  uint64_t most = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    if (bids[seat].rank < above && bids[seat].rank >= most && bids[seat].rank > 0)
      {
        best = (CrumbSeats) (bids[seat].rank > most ? crumb_seats_of (seat) : best | crumb_seats_of (seat));
        most = bids[seat].rank;
      }
  return best;
}

/* Groups the seats that bid by what their bids are worth, best first. */
static void
stand (CrumbRuling *ruling, const Bid bids[], unsigned seats)
{
  uint64_t above = UINT64_MAX;

  for (CrumbSeats group; (group = best_below (bids, seats, above)) != 0;)
    {
      ruling->standing[ruling->n_standing++] = group;
      above = bids[crumb_seats_first (group)].rank;
    }
}

static void
decide (CrumbRuling *ruling, const CrumbHouseRules *rules, const Bid bids[])
{
  const Bid *best = &bids[crumb_seats_first (ruling->standing[0])];
  const Bid *next = ruling->n_standing > 1 ? &bids[crumb_seats_first (ruling->standing[1])] : NULL;

  if (crumb_seats_several (ruling->standing[0]))
    {
      ruling->verdict = CRUMB_VERDICT_REROLL;
      ruling->reason = CRUMB_BID_TIE;
      ruling->reroll = ruling->standing[0];
      return;
    }

  ruling->verdict = CRUMB_VERDICT_WIN;
  ruling->winner = (uint8_t) crumb_seats_first (ruling->standing[0]);
  if (next == NULL)
    ruling->reason = CRUMB_BID_ONLY;
  else if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    ruling->reason = best->pips == next->pips ? CRUMB_BID_ADVANTAGE : CRUMB_BID_MOST_PIPS;
  else
    ruling->reason = reason_by_dice (rules, best, next, &ruling->deciding);
}

CrumbRuling
crumb_bid_judge (const CrumbHouseRules *rules, const CrumbDice bids[], unsigned seats)
{
  CrumbRuling ruling = { .verdict = CRUMB_VERDICT_NOBODY, .reason = CRUMB_BID_NOBODY, .winner = CRUMB_NO_SEAT };
  Bid compared[CRUMB_SEATS_MAX];

  for (unsigned seat = 0; seat < seats; seat++)
    {
      compared[seat] = put_in_order (rules, &bids[seat]);
      if (bids[seat].count == 0)
        ruling.no_bid |= crumb_seats_of (seat);
    }
  stand (&ruling, compared, seats);
  if (ruling.n_standing > 0)
    decide (&ruling, rules, compared);
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
