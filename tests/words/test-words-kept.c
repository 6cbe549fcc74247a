/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table keeps against the rules: a line for each kind of move that can be insisted on. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib.h>

static const char *const names[] = { "Sue", "<b> %s & דוד" };

typedef struct
{
  CrumbRaidMove what;
  unsigned seat;
  const char *dice;
  const char *why;
  const char *line;
} Row;

static const Row rows[] = {
  { CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "665", NULL, "The table keeps the plate: 6-6-5." },
  { CRUMB_RAID_BID, 0, "5531", NULL, "The table keeps the bid of Sue: 5-5-3-1." },
  { CRUMB_RAID_REROLL, 0, "55", "a die fell", "The table keeps the re-roll of Sue: 5-5. Reason: a die fell" },
  { CRUMB_RAID_WINNER, 1, "", NULL, "The table keeps its word that <b> %s & דוד won the bid." },
  { CRUMB_RAID_TAKE, 0, "6", NULL, "The table keeps the die that Sue takes: 6." },
  { CRUMB_RAID_TAKE, 0, "?", NULL, "The table keeps the die that Sue takes: ?." },
  { CRUMB_RAID_HAND, 0, "6531", "misread a die", "The table keeps the hand of Sue: 6-5-3-1. Reason: misread a die" },
  { CRUMB_RAID_HAND, 0, "6531", "%s <i>", "The table keeps the hand of Sue: 6-5-3-1. Reason: %s <i>" },
  { CRUMB_RAID_COOKIES, 0, "", NULL, "The table insists on what comes next." },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbMove move = { .what = (uint8_t) row->what, .seat = (uint8_t) row->seat };
  g_autofree char *line = NULL;

  g_assert_true (crumb_dice_parse (row->dice, 6, &move.dice, NULL));
  line = crumb_words_kept (&move, row->why, names);
  g_assert_cmpstr (line, ==, row->line);
}

void
add_words_kept_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/kept/%02" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}
