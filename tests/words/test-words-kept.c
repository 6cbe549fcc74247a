/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table keeps against the rules: a line for each kind of move that can be insisted on. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib.h>

static const char *const names[] = { "Sue", "<b> %s & דוד" };

/** @before: the moves before that one: its letter, seat and dice */
typedef struct
{
  const char *before;
  CrumbRaidMove what;
  unsigned seat;
  const char *dice;
  const char *why;
  const char *line;
} Row;

static const Row rows[] = {
  { "", CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "665", NULL, "The table says the plate shows 6-6-5." },
  { "", CRUMB_RAID_BID, 0, "5531", NULL, "Sue has only 3 dice, and you entered 4. The table says Sue bid 5-5-3-1." },
  { "b05 b15", CRUMB_RAID_REROLL, 0, "55", "a die fell",
    "Sue bid 1 die and re-rolls it, but you entered 2. The table says Sue re-rolled 5-5. Reason: "
    "a die fell" },
  { "b06 b15", CRUMB_RAID_WINNER, 1, "", NULL,
    "<b> %s & דוד can’t have won. Sue rolled better dice. The table says <b> %s & דוד won the bid." },
  { "p055443321 b06 b15", CRUMB_RAID_TAKE, 0, "6", NULL, "The plate has no 6 left. The table says Sue took 6." },
  { "b06 b15", CRUMB_RAID_TAKE, 0, "?", NULL, "The table says Sue took ?." },
  { "", CRUMB_RAID_HAND, 0, "665544332211", "misread a die",
    "Sue has 3 to 11 dice at the end of this round, but you entered 12. The table says Sue’s hand is "
    "6-6-5-5-4-4-3-3-2-2-1-1. Reason: misread a die" },
  { "", CRUMB_RAID_HAND, 0, "653", "%s <i>", "The table says Sue’s hand is 6-5-3. Reason: %s <i>" },
  { "", CRUMB_RAID_COOKIES, 0, "", NULL, "The table says Sue got 0 cookies." },
  { "", CRUMB_RAID_LUCKY, 0, "", NULL, "The table goes against the rules." },
};

static void
play (CrumbRaid *raid, const char *text)
{
  CrumbMove move = { .what = text[0] == 'p' ? CRUMB_RAID_PLATE : CRUMB_RAID_BID, .seat = (uint8_t) (text[1] - '0') };
  CrumbRefusal refusal;

  if (text[0] == 'p')
    move.seat = CRUMB_NO_SEAT;
  g_assert_true (crumb_dice_parse (text + 2, 6, &move.dice, NULL));
  g_assert_true (crumb_raid_apply (raid, &move, &refusal));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbMove move = { .what = (uint8_t) row->what, .seat = (uint8_t) row->seat };
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbRaid raid = crumb_raid_start (&rules, 2, 0);
  g_auto (GStrv) before = g_strsplit (row->before, " ", -1);
  g_autofree char *line = NULL;

  for (char **text = before; *text != NULL; text++)
    play (&raid, *text);
  g_assert_true (crumb_dice_parse (row->dice, 6, &move.dice, NULL));
  line = crumb_words_kept (&raid, &move, row->why, names);
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
