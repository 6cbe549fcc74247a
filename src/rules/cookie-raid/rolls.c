/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rolls of equally many dice, in the order of their ranks: dice sorted high to low count up like a number. */

#include "rolls.h"

#include "bid-rank.h"

#include <string.h>

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
rank_dice (CrumbRolls *rolls)
{
  rolls->rank = crumb_bid_rank_by_dice (rolls->rules, rolls->worths, rolls->count);
  rolls->ways = orders (rolls->worths, rolls->count);
}

static void
rank_pips (CrumbRolls *rolls)
{
  rolls->rank = crumb_bid_rank_by_pips (rolls->rules, rolls->pips, rolls->count);
  rolls->ways = rolls->ways_of_pips[rolls->pips];
}

/* Counts the ways to roll each sum, one die after the other. */
static void
count_pips (CrumbRolls *rolls)
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

void
crumb_rolls_first (CrumbRolls *rolls, const CrumbHouseRules *rules, unsigned count)
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

bool
crumb_rolls_next (CrumbRolls *rolls)
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
