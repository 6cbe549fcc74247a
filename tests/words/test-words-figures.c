/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cookie Raid's figures say of a player, with nothing, with one of everything and with many. */

#include "words-tests.h"

#include "rules/cookie-raid/raid-figures.h"
#include "words/cookie-raid/crumb-words-figures.h"

#define BIDS(size, of) (CRUMB_RAID_FIGURE_BIDS + 3 * ((size) - 1) + (of))
#define MADE(size) BIDS (size, CRUMB_RAID_BIDS_MADE)
#define WON(size) BIDS (size, CRUMB_RAID_BIDS_WON)
#define EXPECTED(size) BIDS (size, CRUMB_RAID_BIDS_EXPECTED)
#define NO_BIDS "[Bids]\nNo bids with every roll entered yet.\n"
#define NO_LUCKY "[Lucky Last]\nNo lucky lasts yet.\n"
#define NO_HANDS "Best Set: No hands scored yet.\n"

typedef struct
{
  CrumbFigures figures;
  const char *text;
} Row;

static const Row rows[] = {
  { { 0 }, NO_HANDS NO_BIDS NO_LUCKY },
  { { [CRUMB_RAID_FIGURE_HANDS] = 1, [CRUMB_RAID_FIGURE_BONUSES] = 1 },
    "Best Set: in 1 of 1 round\n" NO_BIDS NO_LUCKY },
  { { [CRUMB_RAID_FIGURE_HANDS] = 31, [CRUMB_RAID_FIGURE_BONUSES] = 7 },
    "Best Set: in 7 of 31 rounds\n" NO_BIDS NO_LUCKY },
  { { [MADE (1)] = 1, [WON (1)] = 1, [EXPECTED (1)] = CRUMB_FIGURE_BILLIONTHS / 2 },
    NO_HANDS "[Bids]\n1 die: Won 1 of 1 bid. The exact odds predict 0.5.\n" NO_LUCKY },
  { { [MADE (3)] = 40,
      [WON (3)] = 12,
      [EXPECTED (3)] = INT64_C (10260000000),
      [MADE (4)] = 2,
      [EXPECTED (4)] = INT64_C (1000000000) },
    NO_HANDS "[Bids]\n3 dice: Won 12 of 40 bids. The exact odds predict 10.3.\n4 dice or more: Won 0 of 2 bids. The "
             "exact odds predict 1.0.\n" NO_LUCKY },
  { { [CRUMB_RAID_FIGURE_LUCKY_KEPT] = 1 }, NO_HANDS NO_BIDS "[Lucky Last]\n0 lucky lasts re-rolled, 1 kept.\n" },
  { { [CRUMB_RAID_FIGURE_LUCKY_KEPT] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_REROLLED] = 4,
      [CRUMB_RAID_FIGURE_LUCKY_BETTER] = 2,
      [CRUMB_RAID_FIGURE_LUCKY_WORSE] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_PIPS] = 3,
      [CRUMB_RAID_FIGURE_LUCKY_WEIGHED] = 3,
      [CRUMB_RAID_FIGURE_LUCKY_GAINED] = -2 },
    NO_HANDS NO_BIDS "[Lucky Last]\n4 lucky lasts re-rolled, 1 kept.: 2 showed more pips, 1 showed fewer: 3 more pips "
                     "overall.\nLost 2 cookies: Hands were entered after 3 of them\n" },
  { { [CRUMB_RAID_FIGURE_LUCKY_REROLLED] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_WORSE] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_PIPS] = -1,
      [CRUMB_RAID_FIGURE_LUCKY_WEIGHED] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_GAINED] = 1 },
    NO_HANDS NO_BIDS "[Lucky Last]\n1 lucky last re-rolled, 0 kept.: 0 showed more pips, 1 showed fewer: 1 fewer pip "
                     "overall.\nGained 1 cookie: Hands were entered after 1 of them\n" },
  { { [CRUMB_RAID_FIGURE_LUCKY_REROLLED] = 2,
      [CRUMB_RAID_FIGURE_LUCKY_BETTER] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_WORSE] = 1,
      [CRUMB_RAID_FIGURE_LUCKY_WEIGHED] = 2 },
    NO_HANDS NO_BIDS "[Lucky Last]\n2 lucky lasts re-rolled, 0 kept.: 1 showed more pips, 1 showed fewer: no change in "
                     "pips.\nNo cookies gained or lost: Hands were entered after 2 of them\n" },
  { { [CRUMB_RAID_FIGURE_LUCKY_REROLLED] = 1 },
    NO_HANDS NO_BIDS "[Lucky Last]\n1 lucky last re-rolled, 0 kept.: 0 showed more pips, 0 showed fewer: no change in "
                     "pips.\nNo hands entered after them yet\n" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GPtrArray) lines = crumb_words_figures (row->figures);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const CrumbFigureLine *line = lines->pdata[i];

      if (line->group != NULL)
        g_string_append_printf (text, "[%s]\n", line->group);
      g_string_append (text, line->what);
      if (line->text != NULL)
        g_string_append_printf (text, ": %s", line->text);
      g_string_append_c (text, '\n');
    }
  g_assert_cmpstr (text->str, ==, row->text);
}

void
add_words_figures_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/figures/%" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}
