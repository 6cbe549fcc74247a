/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Open hands show what was entered, and nothing else. */

#include "../rules/raid-script.h"
#include "ui-tests.h"

#include "ui/cookie-raid/panels/crumb-open-hands.h"

typedef struct
{
  const char *moves;
  const char *hands;
} Row;

static const Row rows[] = {
  /* Nobody has rolled yet */
  { "p665", "??? ???" },
  /* A settled bid shows the dice as rolled, with the won die beside them */
  { "p665 0b511 1b444", "??? ???" },
  { "p665 0b511 1b444 0t6", "6511 444" },
  { "p665 0b5 1b 0t6", "65?? ???" },
  /* We don't know which of the other dice were rolled */
  { "p665 0b511 1b444 0t6 0b3 1b", "6511 444" },
  { "p665 0b511 1b444 0t6 0b3 1b 0t6", "63??? 444" },
  /* A bid that was not entered may have changed any die */
  { "p665 0b511 1b444 0t6 1w", "6511 444" },
  { "p665 0b511 1b444 0t6 1w 1t6", "???? 6???" },
  { "p665 0b511 1b444 0t6 1b4 0w 0t?", "????? 4??" },
  /* In a tie the tied players roll again, and the others show their earlier faces */
  { "p665 0b6 1b6 0r5 1r4 0t6", "65?? 4??" },
  { "p665 0b6 1b6 0r5 1r5 0r1 1r2 1t6", "1?? 62??" },
  { "p665 0b6 1b6 1b 0t6", "66?? ???" },
  { "p665 0b511 1b444 0t6 0b2 1b2 0b3 1b 0t5", "53??? 444" },
  /* The last die shows its final face */
  { "p65 0b6 1b5 0t6 0b 1b555 1t5 1l2", "66?? 5552" },
  { "p65 0b6 1b5 0t6 0b 1b555 1t5 1l", "66?? 5555" },
  /* A new round, new hands */
  { "p65 0b6 1b5 0t6 0b 1b v 0h6611 1h555 n", "??? ???" },
};

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GArray) moves = raid_script_parse (row->moves);
  g_auto (GStrv) hands = g_strsplit (row->hands, " ", -1);
  CrumbOpenHands open_hands = { 0 };
  CrumbHouseRules rules;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book,
                                        strstr (row->moves, "p65 ") != NULL ? "plate=2" : "plate=3", &rules, NULL));
  raid = crumb_raid_start (&rules, 2, 0);
  for (guint i = 0; i < moves->len; i++)
    {
      const CrumbMove *move = &g_array_index (moves, CrumbMove, i);
      CrumbRaid before = raid;
      CrumbRefusal refusal;

      g_assert_true (crumb_raid_apply (&raid, move, &refusal));
      crumb_open_hands_step (&before, move, &raid, &open_hands);
    }

  for (unsigned seat = 0; seat < 2; seat++)
    {
      CrumbDice hand = crumb_open_hands_show (&open_hands, &raid, seat);
      g_autofree char *sorted = g_strdup (hands[seat]);
      char text[CRUMB_DICE_TEXT_MAX];
      CrumbDice want;

      g_assert_true (crumb_dice_parse (sorted, 6, &want, NULL));
      want = crumb_dice_sorted (&want);
      g_assert_cmpstr (crumb_dice_format (&hand, text), ==,
                       crumb_dice_format (&want, (char[CRUMB_DICE_TEXT_MAX]) { 0 }));
    }
}

void
add_open_hands_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/open-hands/%s", rows[i].moves);

      g_test_add_data_func (path, &rows[i], check_row);
    }
}
