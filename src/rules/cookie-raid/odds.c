/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Goes through all rolls from the worst to the best. The chance that a roll is the best is a product of the chances of
 * lower ones. */

#include "odds.h"

#include "bid-rank.h"
#include "house-rules.h"
#include "rules/dice.h"

#include <string.h>

#define PIPS_MAX (CRUMB_DICE_MAX * CRUMB_SIDES_MAX)

/*
 * One roll of many, from the worst to the best: dice sorted high to low count up like a number. With most pips all rolls
 * of as many pips count as one.
 */
typedef struct
{
  const CrumbHouseRules *rules;
  unsigned count; /* how many dice */
  uint64_t rank;  /* among bids; see bid-rank.h */
  uint64_t ways;  /* in how many the dice make it */
  unsigned pips;  /* with most pips */
  /* Else what the dice are worth, highest first: the face, or with lowest die its opposite. */
  uint8_t worths[CRUMB_DICE_MAX];
  uint64_t ways_of_pips[PIPS_MAX + 1];
} Rolls;

/* In how many orders dice can show these sorted faces: count! over the factorial of each run. */
static uint64_t
orders (const uint8_t worths[], unsigned count)
{
  uint64_t ways = 1;
  unsigned run = 0;

  for (unsigned i = 0; i < count; i++)
    {
      run = i > 0 && worths[i] == worths[i - 1] ? run + 1 : 1;
      ways = ways * (i + 1) / run;
    }
  return ways;
}

static void
rank_dice (Rolls *rolls)
{
  rolls->rank = crumb_bid_rank_by_dice (rolls->rules, rolls->worths, rolls->count);
  rolls->ways = orders (rolls->worths, rolls->count);
}

static void
rank_pips (Rolls *rolls)
{
  rolls->rank = crumb_bid_rank_by_pips (rolls->rules, rolls->pips, rolls->count);
  rolls->ways = rolls->ways_of_pips[rolls->pips];
}

/* Counts the ways to roll each sum, one die after the other. */
static void
count_pips (Rolls *rolls)
{
  uint64_t *ways = rolls->ways_of_pips;
  unsigned sides = rolls->rules->sides;

  memset (ways, 0, sizeof rolls->ways_of_pips);
  ways[0] = 1;
  for (unsigned die = 1; die <= rolls->count; die++)
    for (unsigned pips = die * sides + 1; pips-- > 0;)
      {
        ways[pips] = 0;
        for (unsigned face = 1; face <= sides && face <= pips; face++)
          ways[pips] += ways[pips - face];
      }
}

/* The worst roll of @count dice, 1 to %CRUMB_DICE_MAX. @rules must outlive @rolls. */
static void
rolls_first (Rolls *rolls, const CrumbHouseRules *rules, unsigned count)
{
  rolls->rules = rules;
  rolls->count = count;
  rolls->pips = count;
  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    {
      count_pips (rolls);
      rank_pips (rolls);
      return;
    }
  memset (rolls->worths, 1, count);
  rank_dice (rolls);
}

/* The roll that is next best; false when there is none. */
static bool
rolls_next (Rolls *rolls)
{
  unsigned sides = rolls->rules->sides;
  unsigned i = rolls->count;

  if (rolls->rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    {
      if (rolls->pips == rolls->count * sides)
        return false;
      rolls->pips++;
      rank_pips (rolls);
      return true;
    }

  while (i > 0 && rolls->worths[i - 1] == (i == 1 ? sides : rolls->worths[i - 2]))
    i--;
  if (i == 0)
    return false;

  rolls->worths[i - 1]++;
  memset (rolls->worths + i, 1, rolls->count - i);
  rank_dice (rolls);
  return true;
}

/* How many sets of seats there are. */
#define SETS (1u << CRUMB_SEATS_MAX)

/* An equal share for one to four seats is a whole number of these parts. */
#define PARTS 12u

/* The seats that roll equally many dice, and how far their rolls have been gone through. */
typedef struct
{
  CrumbSeats seats;
  Rolls rolls;
  uint64_t below;
  bool done;
} Rollers;

/**
 * @ways: in how many ways just these seats are tied for best, or the one of them has won
 * @all: in how many ways everybody can roll
 */
typedef struct
{
  CrumbWide ways[SETS];
  CrumbWide all;
} Best;

static unsigned
gather (Rollers rollers[], const CrumbHouseRules *rules, const uint8_t dice[], CrumbSeats seats)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      unsigned i = 0;

      if (!crumb_seats_has (seats, seat))
        continue;
      while (i < n && rollers[i].rolls.count != dice[seat])
        i++;
      if (i == n)
        {
          rollers[n].seats = 0;
          rollers[n].below = 0;
          rollers[n].done = false;
          rolls_first (&rollers[n++].rolls, rules, dice[seat]);
        }
      rollers[i].seats |= crumb_seats_of (seat);
    }
  return n;
}

/* The lowest rank that has not been gone through; false when there is none. */
static bool
lowest_rank (const Rollers rollers[], unsigned n, uint64_t *rank)
{
  bool found = false;

  for (unsigned i = 0; i < n; i++)
    if (!rollers[i].done && (!found || rollers[i].rolls.rank < *rank))
      {
        *rank = rollers[i].rolls.rank;
        found = true;
      }
  return found;
}

static void
go_on (Rollers *rollers)
{
  rollers->below += rollers->rolls.ways;
  rollers->done = !rolls_next (&rollers->rolls);
}

/*
 * Adds the ways in which seats that roll just @rank are best: each set of them, while all others roll less. Every
 * seat here doubles the sets there are, for it is in them or below; the second bound of j is what a compiler that
 * does not know that the rollers share no seat asks for.
 */
static void
add_best (Best *best, Rollers rollers[], unsigned n, uint64_t rank)
{
  CrumbSeats sets[SETS];
  CrumbWide ways[SETS];
  unsigned n_sets = 1;

  sets[0] = 0;
  ways[0] = 1;
  for (unsigned i = 0; i < n; i++)
    {
      bool is_here = !rollers[i].done && rollers[i].rolls.rank == rank;

      for (CrumbSeats seats = rollers[i].seats; seats != 0; seats &= (CrumbSeats) (seats - 1))
        {
          for (unsigned j = 0; is_here && j < n_sets && n_sets + j < SETS; j++)
            {
              sets[n_sets + j] = (CrumbSeats) (sets[j] | (seats & -seats));
              ways[n_sets + j] = ways[j] * rollers[i].rolls.ways;
            }
          for (unsigned j = 0; j < n_sets; j++)
            ways[j] *= rollers[i].below;
          n_sets <<= is_here;
        }
      if (is_here)
        go_on (&rollers[i]);
    }

  for (unsigned j = 1; j < n_sets; j++)
    best->ways[sets[j]] += ways[j];
}

/* Goes through all rolls of @seats once. False when there are more of them than can be counted. */
static bool
find_best (Best *best, const CrumbHouseRules *rules, const uint8_t dice[], CrumbSeats seats)
{
  Rollers rollers[CRUMB_SEATS_MAX];
  unsigned n = gather (rollers, rules, dice, seats);
  CrumbWide parts = PARTS;
  uint64_t rank;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    for (unsigned i = 0; crumb_seats_has (seats, seat) && i < dice[seat]; i++)
      if (__builtin_mul_overflow (parts, rules->sides, &parts))
        return false;

  *best = (Best) { .all = parts / PARTS };
  while (lowest_rank (rollers, n, &rank))
    add_best (best, rollers, n, rank);
  return true;
}

static bool
equally_many (const uint8_t dice[], CrumbSeats seats)
{
  unsigned first = crumb_seats_first (seats);

  for (unsigned seat = first + 1; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat) && dice[seat] != dice[first])
      return false;
  return true;
}

static bool chances (const CrumbHouseRules *rules, const uint8_t dice[], CrumbSeats seats, const Best *best,
                     CrumbFraction win[]);

/* Adds what the seats of @tied win by re-rolling. @tie is the chance that exactly they are tied. */
static bool
add_reroll (const CrumbHouseRules *rules, const uint8_t dice[], CrumbSeats tied, CrumbFraction tie, CrumbFraction win[])
{
  CrumbFraction again[CRUMB_SEATS_MAX];
  Best best;

  if (!find_best (&best, rules, dice, tied) || !chances (rules, dice, tied, &best, again))
    return false;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (tied, seat)
        && (!crumb_fraction_multiply (&again[seat], tie) || !crumb_fraction_add (&win[seat], again[seat])))
      return false;
  return true;
}

/*
 * Seats that roll equally many dice win a tie equally often. If all of @seats tie though they roll different numbers of
 * dice, everything begins again, as if that roll had not been made: all others become that much likelier.
 */
static bool
chances (const CrumbHouseRules *rules, const uint8_t dice[], CrumbSeats seats, const Best *best, CrumbFraction win[])
{
  CrumbWide again = equally_many (dice, seats) ? 0 : best->ways[seats];
  CrumbWide parts[CRUMB_SEATS_MAX] = { 0 };
  bool even[SETS];

  for (CrumbSeats set = seats; set != 0; set = (CrumbSeats) ((set - 1u) & seats))
    {
      CrumbWide share = best->ways[set] * (PARTS / crumb_seats_count (set));

      even[set] = share == 0 || equally_many (dice, set);
      for (unsigned seat = 0; even[set] && seat < CRUMB_SEATS_MAX; seat++)
        if (crumb_seats_has (set, seat))
          parts[seat] += share;
    }

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    win[seat] = crumb_fraction (parts[seat], (best->all - again) * PARTS);

  for (CrumbSeats set = 1; set < seats; set++)
    if ((set & ~seats) == 0 && !even[set]
        && !add_reroll (rules, dice, set, crumb_fraction (best->ways[set], best->all - again), win))
      return false;
  return true;
}

bool
crumb_odds_bid (const CrumbHouseRules *rules, const uint8_t dice[], unsigned seats, CrumbOdds *odds)
{
  CrumbSeats bidding = 0;
  CrumbWide tied = 0;
  Best best;

  for (unsigned seat = 0; seat < seats; seat++)
    if (dice[seat] > CRUMB_DICE_MAX)
      return false;
    else if (dice[seat] > 0)
      bidding |= crumb_seats_of (seat);

  if (!find_best (&best, rules, dice, bidding) || !chances (rules, dice, bidding, &best, odds->win))
    return false;

  for (unsigned set = 1; set < SETS; set++)
    if (crumb_seats_count ((CrumbSeats) set) > 1)
      tied += best.ways[set];
  odds->tie = crumb_fraction (tied, best.all);
  return true;
}

/* What the study counts a roll as: its pips, weighted by place, and something for each missing die. */
static unsigned
study_value (const CrumbHouseRules *rules, const Rolls *roll)
{
  unsigned missing = rules->advantage == CRUMB_ADVANTAGE_NONE ? 0 : rules->sides + 1u;
  unsigned absent = CRUMB_STUDY_DICE - roll->count;
  unsigned from = rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE ? 1 : roll->count;
  unsigned value = 0, rolled = 0;

  for (unsigned place = 0; place < CRUMB_STUDY_DICE; place++)
    {
      bool is_missing = place >= from && place < from + absent;

      value = value * 10 + (is_missing ? missing : roll->worths[rolled++]);
    }
  return value;
}

CrumbFraction
crumb_odds_mean (const CrumbHouseRules *rules, unsigned dice)
{
  bool by_pips = rules->comparison == CRUMB_COMPARE_MOST_PIPS;
  uint64_t sum = 0, all = 0;
  Rolls roll;

  rolls_first (&roll, rules, dice);
  do
    {
      sum += roll.ways * (by_pips ? roll.pips : study_value (rules, &roll));
      all += roll.ways;
    }
  while (rolls_next (&roll));
  return crumb_fraction (sum, all);
}
