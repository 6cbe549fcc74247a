/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What needs no game: pranks, groups of dice, scallywag dice and cookies, case by case and whole. */

#include "rules-tests.h"

#include "rules/auntie-mildred/mildred-rulings.h"

#include <glib.h>
#include <string.h>

/* A prank of 3 against a dodge of 2, and so on: the outcome, black die and victory dice of the other one. */
static void
check_combat (void)
{
  static const struct
  {
    unsigned prank, dodge, black, victory;
    bool laundry;
    CrumbMildredCombat want;
  } rows[] = {
    { 2, 2, 4, 0, true, { CRUMB_MILDRED_DODGED, 4, 0 } },      { 1, 2, 1, 0, true, { CRUMB_MILDRED_DODGED, 1, 0 } },
    { 0, 0, 1, 0, true, { CRUMB_MILDRED_DODGED, 1, 0 } },      { 3, 2, 4, 0, false, { CRUMB_MILDRED_COOKIE, 3, 0 } },
    { 6, 0, 4, 2, true, { CRUMB_MILDRED_COOKIE, 3, 2 } },      { 3, 2, 1, 2, false, { CRUMB_MILDRED_NOTHING, 1, 2 } },
    { 3, 2, 1, 2, true, { CRUMB_MILDRED_VICTORY_DIE, 1, 1 } }, { 1, 0, 1, 0, true, { CRUMB_MILDRED_WINS, 1, 0 } },
    { 1, 0, 2, 0, true, { CRUMB_MILDRED_COOKIE, 1, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildredCombat combat =
          crumb_mildred_combat (rows[i].prank, rows[i].dodge, rows[i].black, rows[i].victory, rows[i].laundry);

      if (memcmp (&combat, &rows[i].want, sizeof combat) != 0)
        g_error ("row %zu: %u %u %u", i, combat.outcome, combat.black, combat.victory);
    }
}

/* All 1,470 combats that there are, counted by what they come to. */
static void
check_every_combat (void)
{
  static const unsigned want[] = { 840, 504, 63, 42, 21 };
  unsigned counts[G_N_ELEMENTS (want)] = { 0 };

  for (unsigned i = 0; i < 7 * 7 * 5 * 3 * 2; i++)
    {
      unsigned black = i / 49 % 5 + 1, victory = i / 245 % 3;
      CrumbMildredCombat combat = crumb_mildred_combat (i % 7, i / 7 % 7, black, victory, i / 735 != 0);

      counts[combat.outcome]++;
      g_assert_cmpuint (5u * victory + black - 5u * combat.victory - combat.black, ==,
                        combat.outcome == CRUMB_MILDRED_COOKIE        ? 1
                        : combat.outcome == CRUMB_MILDRED_VICTORY_DIE ? 5
                                                                      : 0);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (want); i++)
    g_assert_cmpuint (counts[i], ==, want[i]);
}

static CrumbMildredGroup
group_of (const char *faces)
{
  CrumbMildredGroup group = { 0 };

  for (; *faces != '\0'; faces++)
    group.faces[group.n++] = (uint8_t) (*faces - '0');
  return group;
}

static void
check_groups (void)
{
  static const struct
  {
    unsigned card;
    const char *mine, *theirs;
    bool equal_rows, laundry_1, fits, scores;
    unsigned row;
  } rows[] = {
    /* The row of 3 decides, then the row of 2, however the dice lie */
    { 21, "44422", "33366", false, false, true, true, 1 },
    { 21, "33366", "44422", false, false, true, false, 1 },
    { 21, "24424", "36363", false, false, true, true, 1 },
    { 21, "44433", "44422", false, false, true, true, 2 },
    { 21, "44422", "44433", false, true, true, false, 2 },
    /* Nobody there; an exact tie, with LAUNDRY#1 and without */
    { 21, "11122", "", false, false, true, true, 0 },
    { 21, "44422", "22444", false, false, true, false, 0 },
    { 21, "44422", "22444", false, true, true, true, 0 },
    /* No Full House */
    { 21, "66666", "", false, false, false, true, 0 },
    { 21, "44332", "", false, false, false, true, 0 },
    { 21, "444222", "", false, false, false, true, 0 },
    { 21, "", "44422", false, true, false, false, 1 },
    { 21, "", "", false, true, false, false, 0 },
    /* Two rows of 3: the higher row first, whichever way they lie; equal rows by the rules */
    { 22, "222555", "444333", false, false, true, true, 1 },
    { 22, "555222", "555333", false, false, true, false, 2 },
    { 22, "666666", "", false, false, false, true, 0 },
    { 22, "666666", "", true, false, true, true, 0 },
    { 22, "666666", "666555", true, false, true, true, 2 },
    { 22, "222555", "555222", true, false, true, false, 0 },
    { 22, "2225555", "", true, false, false, true, 0 },
    /* A card of which nothing is known: sorted, die by die */
    { 23, "3355", "1345", false, false, true, true, 2 },
    { 23, "55", "55", false, true, true, true, 0 },
    { 23, "551", "55", false, false, true, true, 3 },
    { 23, "55", "551", false, false, true, false, 3 },
    /* Where one does not fit, both are compared that way */
    { 21, "66666", "33366", false, false, false, true, 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildredGroup mine = group_of (rows[i].mine), theirs = group_of (rows[i].theirs);
      CrumbMildredDuel duel = crumb_mildred_duel (rows[i].card, &mine, &theirs, rows[i].equal_rows, rows[i].laundry_1);

      if (duel.fits != rows[i].fits || duel.scores != rows[i].scores || duel.row != rows[i].row)
        g_error ("row %zu: %d %d %u", i, duel.fits, duel.scores, duel.row);
    }
}

/* Counts the rolls of @n dice that fit the card, and the kinds that they come in; each kind beats or loses to each. */
static void
count_fitting (unsigned card, unsigned n, unsigned want, unsigned want_kinds)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, TRUE, sizeof (CrumbMildredGroup));
  gboolean seen[64] = { FALSE };
  unsigned fitting = 0, rolls = 1;

  for (unsigned i = 0; i < n; i++)
    rolls *= 6;
  for (unsigned roll = 0; roll < rolls; roll++)
    {
      CrumbMildredGroup group = { .n = (uint8_t) n };
      uint8_t rows[CRUMB_MILDRED_ROWS_MAX];

      for (unsigned i = 0, rest = roll; i < n; i++, rest /= 6)
        group.faces[i] = (uint8_t) (rest % 6 + 1);
      if (crumb_mildred_group_rows (card, &group, false, rows) == 0)
        continue;
      fitting++;
      if (!seen[rows[0] * 8 + rows[1]])
        g_array_append_val (kinds, group);
      seen[rows[0] * 8 + rows[1]] = TRUE;
    }
  g_assert_cmpuint (fitting, ==, want);
  g_assert_cmpuint (kinds->len, ==, want_kinds);

  for (unsigned a = 0; a < kinds->len; a++)
    for (unsigned b = 0; b < kinds->len; b++)
      {
        const CrumbMildredGroup *mine = &g_array_index (kinds, CrumbMildredGroup, a);
        const CrumbMildredGroup *theirs = &g_array_index (kinds, CrumbMildredGroup, b);
        bool wins = crumb_mildred_duel (card, mine, theirs, false, false).scores;

        g_assert_true (wins != (a == b || crumb_mildred_duel (card, theirs, mine, false, false).scores));
      }
}

static void
check_every_group (void)
{
  count_fitting (CRUMB_MILDRED_FULL_HOUSE, 5, 300, 30);
  count_fitting (CRUMB_MILDRED_TWO_ROWS, 6, 300, 15);
}

static void
check_places (void)
{
  for (unsigned levels = 5; levels <= 6; levels++)
    for (unsigned highest = 0; highest <= levels; highest++)
      g_assert_cmpuint (crumb_mildred_wanted (highest, levels), ==, highest == levels ? 0 : highest + 1);
}

static void
check_cookies (void)
{
  static const struct
  {
    unsigned black, gain;
    bool carried;
    CrumbMildredCookies want;
  } rows[] = {
    { 1, 0, false, { 1, 0, 0 } }, { 1, 4, false, { 5, 0, 0 } }, { 1, 5, false, { 1, 1, 0 } },
    { 4, 5, false, { 1, 1, 3 } }, { 4, 2, false, { 1, 1, 0 } }, { 5, 30, false, { 1, 1, 29 } },
    { 4, 5, true, { 4, 1, 0 } },  { 1, 10, true, { 1, 2, 0 } }, { 5, 30, true, { 5, 6, 0 } },
    { 3, 1, true, { 4, 0, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildredCookies cookies = crumb_mildred_cookies (rows[i].black, rows[i].gain, rows[i].carried);

      if (memcmp (&cookies, &rows[i].want, sizeof cookies) != 0)
        g_error ("row %zu: %u %u %u", i, cookies.black, cookies.victory, cookies.lost);
    }
}

void
add_mildred_rulings_tests (void)
{
  g_test_add_func ("/mildred/rulings/combat", check_combat);
  g_test_add_func ("/mildred/rulings/every-combat", check_every_combat);
  g_test_add_func ("/mildred/rulings/groups", check_groups);
  g_test_add_func ("/mildred/rulings/every-group", check_every_group);
  g_test_add_func ("/mildred/rulings/places", check_places);
  g_test_add_func ("/mildred/rulings/cookies", check_cookies);
}
