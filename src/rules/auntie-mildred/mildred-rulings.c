/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rulings that need no game. */

#include "mildred-rulings.h"

/* So many cookies bring a victory die. */
#define COOKIES (CRUMB_MILDRED_BLACK_MAX - 1)

CrumbMildredCombat
crumb_mildred_combat (unsigned prank, unsigned dodge, unsigned black, unsigned victory, bool laundry)
{
  CrumbMildredCombat combat = { CRUMB_MILDRED_DODGED, (uint8_t) black, (uint8_t) victory };

  if (prank <= dodge)
    return combat;

  if (black > 1)
    {
      combat.outcome = CRUMB_MILDRED_COOKIE;
      combat.black--;
    }
  else if (!laundry)
    combat.outcome = CRUMB_MILDRED_NOTHING;
  else if (victory > 0)
    {
      combat.outcome = CRUMB_MILDRED_VICTORY_DIE;
      combat.victory--;
    }
  else
    combat.outcome = CRUMB_MILDRED_WINS;
  return combat;
}

/* Counts the dice of each face. */
static void
count_faces (const CrumbMildredGroup *group, uint8_t counts[CRUMB_MILDRED_SIDES + 1])
{
  for (unsigned face = 0; face <= CRUMB_MILDRED_SIDES; face++)
    counts[face] = 0;
  for (unsigned i = 0; i < group->n; i++)
    counts[group->faces[i]]++;
}

/* A row for each die, the highest first. */
static unsigned
each_die (const uint8_t counts[CRUMB_MILDRED_SIDES + 1], uint8_t rows[CRUMB_MILDRED_ROWS_MAX])
{
  unsigned n = 0;

  for (unsigned face = CRUMB_MILDRED_SIDES; face > 0; face--)
    for (unsigned i = 0; i < counts[face]; i++)
      rows[n++] = (uint8_t) face;
  return n;
}

/* Whether @face can be the value of row @n: rows differ, but for those of one length where the rules say so. */
static bool
may_be_row (const uint8_t shape[], const uint8_t rows[], unsigned n, unsigned face, bool equal_rows)
{
  for (unsigned i = 0; i < n; i++)
    if (shape[i] == shape[n] ? rows[i] < face || (rows[i] == face && !equal_rows) : rows[i] == face)
      return false;
  return true;
}

/* Fills rows from @n on with the highest values that leave no die over. Returns how many rows there are, 0 for none. */
static unsigned
rows_of (uint8_t counts[CRUMB_MILDRED_SIDES + 1], const uint8_t shape[CRUMB_MILDRED_SHAPE_MAX], bool equal_rows,
         uint8_t rows[CRUMB_MILDRED_ROWS_MAX], unsigned n)
{
  unsigned n_rows = 0;

  if (n == CRUMB_MILDRED_SHAPE_MAX || shape[n] == 0)
    {
      for (unsigned face = 1; face <= CRUMB_MILDRED_SIDES; face++)
        if (counts[face] > 0)
          return 0;
      return n;
    }
  for (unsigned face = CRUMB_MILDRED_SIDES; face > 0 && n_rows == 0; face--)
    if (counts[face] >= shape[n] && may_be_row (shape, rows, n, face, equal_rows))
      {
        rows[n] = (uint8_t) face;
        counts[face] = (uint8_t) (counts[face] - shape[n]);
        n_rows = rows_of (counts, shape, equal_rows, rows, n + 1);
        counts[face] = (uint8_t) (counts[face] + shape[n]);
      }
  return n_rows;
}

unsigned
crumb_mildred_demand (unsigned card, const CrumbMildredPay *pay)
{
  unsigned rows = 0;

  for (unsigned i = 0; i < CRUMB_MILDRED_SHAPE_MAX && pay->rows[i] > 0; i++)
    rows = 10 * rows + pay->rows[i];
  return 100 * rows + card;
}

unsigned
crumb_mildred_rows_asked (unsigned card, uint8_t rows[CRUMB_MILDRED_SHAPE_MAX])
{
  unsigned digits = card == CRUMB_MILDRED_FULL_HOUSE ? 32 : card == CRUMB_MILDRED_TWO_ROWS ? 33 : card / 100;
  unsigned n = 0, dice = 0;

  for (unsigned rest = digits; rest > 0; rest /= 10)
    n++;
  for (unsigned i = 0; i < CRUMB_MILDRED_SHAPE_MAX; i++)
    rows[i] = 0;
  for (; n > 0; digits /= 10)
    {
      rows[--n] = (uint8_t) (digits % 10);
      dice += digits % 10;
    }
  return dice;
}

unsigned
crumb_mildred_group_rows (unsigned card, const CrumbMildredGroup *group, bool equal_rows,
                          uint8_t rows[CRUMB_MILDRED_ROWS_MAX])
{
  uint8_t counts[CRUMB_MILDRED_SIDES + 1], shape[CRUMB_MILDRED_SHAPE_MAX];

  count_faces (group, counts);
  return crumb_mildred_rows_asked (card, shape) > 0 ? rows_of (counts, shape, equal_rows, rows, 0)
                                                    : each_die (counts, rows);
}

/* Compares row by row, the longer one higher where all others are equal. Returns below, at or above 0. */
static int
compare (const uint8_t mine[], unsigned n, const uint8_t theirs[], unsigned n_theirs, uint8_t *row)
{
  for (unsigned i = 0; i < n || i < n_theirs; i++)
    {
      int a = i < n ? mine[i] : 0, b = i < n_theirs ? theirs[i] : 0;

      *row = (uint8_t) (i + 1);
      if (a != b)
        return a - b;
    }
  *row = 0;
  return 0;
}

CrumbMildredDuel
crumb_mildred_duel (unsigned card, const CrumbMildredGroup *mine, const CrumbMildredGroup *theirs, bool equal_rows,
                    bool laundry_1)
{
  uint8_t rows[CRUMB_MILDRED_ROWS_MAX], their_rows[CRUMB_MILDRED_ROWS_MAX];
  unsigned n = crumb_mildred_group_rows (card, mine, equal_rows, rows);
  unsigned n_theirs = crumb_mildred_group_rows (card, theirs, equal_rows, their_rows);
  CrumbMildredDuel duel = { .fits = n > 0 };
  int difference;

  if (theirs->n == 0)
    {
      duel.scores = mine->n > 0;
      return duel;
    }
  if (n == 0 || n_theirs == 0)
    {
      n = crumb_mildred_group_rows (0, mine, equal_rows, rows);
      n_theirs = crumb_mildred_group_rows (0, theirs, equal_rows, their_rows);
    }
  difference = compare (rows, n, their_rows, n_theirs, &duel.row);
  duel.scores = difference > 0 || (difference == 0 && laundry_1);
  return duel;
}

unsigned
crumb_mildred_wanted (unsigned highest, unsigned levels)
{
  return highest < levels ? highest + 1 : 0;
}

CrumbMildredCookies
crumb_mildred_cookies (unsigned black, unsigned gain, bool carried)
{
  unsigned cookies = black - 1 + gain;

  if (carried)
    return (CrumbMildredCookies) { (uint8_t) (cookies % COOKIES + 1), (uint8_t) (cookies / COOKIES), 0 };
  if (cookies < COOKIES)
    return (CrumbMildredCookies) { (uint8_t) (cookies + 1), 0, 0 };
  return (CrumbMildredCookies) { 1, 1, (uint8_t) (cookies - COOKIES) };
}
