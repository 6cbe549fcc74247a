/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Counting: sevens, equal dice and runs. */

#include "count.h"

#define SEVEN 7
#define SHORTEST_RUN 3

/* Eight counters share one number, a byte each, so that one addition updates all of them. */
#define LANE(n) (8 * (n))

/* Returns the length of the longest run, 0 for none; @ways is in how many ways its dice can be picked. */
static unsigned
find_run (uint64_t counts, unsigned *ways)
{
  unsigned length = 0;

  *ways = 1;
  for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES + 1; face++)
    {
      unsigned count = (unsigned) (counts >> LANE (face) & 0xff);

      if (count > 0)
        {
          length++;
          *ways *= count;
        }
      else if (length >= SHORTEST_RUN)
        return length;
      else
        {
          length = 0;
          *ways = 1;
        }
    }
  return 0;
}

unsigned
crumb_cubbage_hand_points (const uint8_t dice[], unsigned n)
{
  uint64_t sums = 1;   /* lane s: how many sets add to s; the empty one adds to nothing */
  uint64_t counts = 0; /* lane f: how many dice show f */
  unsigned points = 0, ways;

  for (unsigned i = 0; i < n; i++)
    {
      points += 2 * (unsigned) (counts >> LANE (dice[i]) & 0xff);
      sums += sums << LANE (dice[i]);
      counts += UINT64_C (1) << LANE (dice[i]);
    }
  points += 2 * (unsigned) (sums >> LANE (SEVEN));
  return points + find_run (counts, &ways) * ways;
}

static void
add_part (CrumbCubbageCount *count, CrumbCubbagePartKind kind, unsigned points, unsigned dice)
{
  count->parts[count->n_parts++] =
      (CrumbCubbagePart) { .kind = (uint8_t) kind, .points = (uint8_t) points, .dice = (uint8_t) dice };
  count->points = (uint8_t) (count->points + points);
}

/* Returns the faces as a set: bit f is face f. */
static unsigned
faces_of (const uint8_t dice[], unsigned n)
{
  unsigned faces = 0;

  for (unsigned i = 0; i < n; i++)
    faces |= 1u << dice[i];
  return faces;
}

/* Whether these faces are @length consecutive ones. */
static bool
are_in_a_row (unsigned faces, unsigned length)
{
  unsigned lowest = faces & -faces;

  return faces == ((1u << length) - 1) * lowest;
}

static void
add_kinds (CrumbCubbageCount *count, const uint8_t dice[], unsigned n)
{
  uint8_t sets[CRUMB_CUBBAGE_SIDES + 1] = { 0 };

  for (unsigned i = 0; i < n; i++)
    sets[dice[i]] |= (uint8_t) (1u << i);
  for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES; face++)
    {
      unsigned equal = (unsigned) __builtin_popcount (sets[face]);

      if (equal > 1)
        add_part (count, CRUMB_CUBBAGE_KIND, equal * (equal - 1), sets[face]);
    }
}

CrumbCubbageCount
crumb_cubbage_count_hand (const uint8_t dice[], unsigned n)
{
  /* The sum and the faces of each set of dice follow from those of the set without its first die. */
  uint8_t sums[1 << CRUMB_CUBBAGE_HAND] = { 0 }, faces[1 << CRUMB_CUBBAGE_HAND] = { 0 };
  CrumbCubbageCount count = { 0 };
  uint64_t counts = 0;
  unsigned length, ways;

  for (unsigned i = 0; i < n; i++)
    counts += UINT64_C (1) << LANE (dice[i]);

  for (unsigned set = 1; set < 1u << n; set++)
    {
      unsigned die = dice[__builtin_ctz (set)], rest = set & (set - 1);

      sums[set] = (uint8_t) (sums[rest] + die);
      faces[set] = (uint8_t) (faces[rest] | 1u << die);
      if (sums[set] == SEVEN)
        add_part (&count, CRUMB_CUBBAGE_SEVEN, 2, set);
    }
  add_kinds (&count, dice, n);

  length = find_run (counts, &ways);
  for (unsigned set = 1; length > 0 && set < 1u << n; set++)
    if ((unsigned) __builtin_popcount (set) == length && are_in_a_row (faces[set], length))
      add_part (&count, CRUMB_CUBBAGE_RUN, length, set);
  return count;
}

/* Whether each die is @step more than the one before. */
static bool
goes (const uint8_t dice[], unsigned n, int step)
{
  for (unsigned i = 1; i < n; i++)
    if (dice[i] - dice[i - 1] != step)
      return false;
  return true;
}

/* Returns how many of the last dice make a run, 0 when none do. */
static unsigned
run_of_last (CrumbCubbageRun run, const uint8_t dice[], unsigned n)
{
  for (unsigned length = n < CRUMB_CUBBAGE_SIDES ? n : CRUMB_CUBBAGE_SIDES; length >= SHORTEST_RUN; length--)
    {
      const uint8_t *from = &dice[n - length];

      if (!are_in_a_row (faces_of (from, length), length))
        continue;
      if (run == CRUMB_CUBBAGE_RUN_ANY || goes (from, length, 1)
          || (run == CRUMB_CUBBAGE_RUN_UP_OR_DOWN && goes (from, length, -1)))
        return length;
    }
  return 0;
}

CrumbCubbageCount
crumb_cubbage_count_die (CrumbCubbageRun run, const uint8_t dice[], unsigned n, bool last)
{
  CrumbCubbageCount count = { 0 };
  unsigned all = (1u << n) - 1;
  unsigned total = 0, equal = 1, length = run_of_last (run, dice, n);

  for (unsigned i = 0; i < n; i++)
    total += dice[i];
  while (equal < n && dice[n - 1 - equal] == dice[n - 1])
    equal++;

  if (total == SEVEN)
    add_part (&count, CRUMB_CUBBAGE_SEVEN, 2, all);
  if (equal > 1)
    add_part (&count, CRUMB_CUBBAGE_KIND, equal * (equal - 1), all & ~(all >> equal));
  if (length > 0)
    add_part (&count, CRUMB_CUBBAGE_RUN, length, all & ~(all >> length));
  if (total == CRUMB_CUBBAGE_PLAY_TO)
    add_part (&count, CRUMB_CUBBAGE_FIFTEEN, 2, all);
  else if (last)
    add_part (&count, CRUMB_CUBBAGE_LAST, 1, all & ~(all >> 1));
  return count;
}

unsigned
crumb_cubbage_part_faces (const CrumbCubbagePart *part, const uint8_t dice[], uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE])
{
  unsigned n = 0;

  for (uint8_t face = 1; face <= CRUMB_CUBBAGE_SIDES; face++)
    for (unsigned i = 0; i < CRUMB_CUBBAGE_PLAY_DICE; i++)
      if ((part->dice >> i & 1) != 0 && dice[i] == face)
        faces[n++] = face;
  return n;
}
