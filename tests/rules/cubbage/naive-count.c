/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Counting a second time, straight from the sentences of the rules: every set of dice is looked at. */

#include "naive-count.h"

#include <glib.h>
#include <stdlib.h>

static int
compare_faces (const void *a, const void *b)
{
  return (int) *(const unsigned *) a - (int) *(const unsigned *) b;
}

static unsigned
sum_of (const unsigned dice[], unsigned n)
{
  unsigned sum = 0;

  for (unsigned i = 0; i < n; i++)
    sum += dice[i];
  return sum;
}

/* Whether dice in this order go up one by one, or down when @step is -1. */
static bool
steps (const unsigned dice[], unsigned n, int step)
{
  for (unsigned i = 0; i + 1 < n; i++)
    if ((int) dice[i] + step != (int) dice[i + 1])
      return false;
  return true;
}

static bool
is_run (const unsigned dice[], unsigned n)
{
  unsigned sorted[8];

  for (unsigned i = 0; i < n; i++)
    sorted[i] = dice[i];
  qsort (sorted, n, sizeof sorted[0], compare_faces);
  return n >= 3 && steps (sorted, n, 1);
}

unsigned
naive_count_hand (const unsigned dice[], unsigned n)
{
  unsigned points = 0, longest = 0, runs = 0;

  for (unsigned set = 1; set < 1u << n; set++)
    {
      unsigned picked[8] = { 0 }, m = 0;

      for (unsigned i = 0; i < n; i++)
        if (set & (1u << i))
          picked[m++] = dice[i];
      if (m >= 2 && sum_of (picked, m) == 7)
        points += 2;
      if (m == 2 && picked[0] == picked[1])
        points += 2;
      if (!is_run (picked, m) || m < longest)
        continue;
      runs = m > longest ? 1 : runs + 1;
      longest = m;
    }
  return points + runs * longest;
}

static bool
all_equal (const unsigned dice[], unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (dice[i] != dice[0])
      return false;
  return true;
}

static bool
falls_as_run (unsigned run, const unsigned dice[], unsigned n)
{
  if (!is_run (dice, n))
    return false;
  switch (run)
    {
    case CRUMB_CUBBAGE_RUN_ANY:
      return true;
    case CRUMB_CUBBAGE_RUN_UP_OR_DOWN:
      return steps (dice, n, 1) || steps (dice, n, -1);
    default:
      return steps (dice, n, 1);
    }
}

unsigned
naive_count_die (unsigned run, const unsigned dice[], unsigned n)
{
  static const unsigned of_kind[] = { 0, 0, 2, 6, 12, 20, 30, 42, 56 };
  unsigned points = 0, kind = 0, longest = 0;

  for (unsigned last = 1; last <= n; last++)
    {
      if (all_equal (&dice[n - last], last))
        kind = of_kind[last];
      if (falls_as_run (run, &dice[n - last], last))
        longest = last;
    }
  points += kind + longest;
  if (sum_of (dice, n) == 7)
    points += 2;
  if (sum_of (dice, n) == 15)
    points += 2;
  return points;
}
