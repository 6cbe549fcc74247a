/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every reason for which a bid is won or rolled again has its sentence. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib.h>

static const char *const names[] = { "Sue", "John", "Ann", "Bob" };

typedef struct
{
  const char *rules;
  const char *bids[CRUMB_SEATS_MAX];
  CrumbBidReason reason;
  const char *headline;
  const char *sentence;
} Row;

static const Row rows[] = {
  { "", { "", "-" }, CRUMB_BID_NOBODY, "Nobody bids.", "With no bids, the round ends and the hands are scored." },
  { "",
    { "-", "2" },
    CRUMB_BID_ONLY,
    "John takes the bid.",
    "Only John bid. A lone bidder wins whatever the dice show." },
  { "", { "151", "444" }, CRUMB_BID_HIGHEST_DIE, "Sue takes the bid.", "5-1-1 beats 4-4-4: 5 is higher than 4." },
  { "",
    { "61", "26" },
    CRUMB_BID_NEXT_DIE,
    "John takes the bid.",
    "6-2 beats 6-1: both start with 6, and 2 is higher than 1." },
  { "",
    { "532", "135" },
    CRUMB_BID_LAST_DIE,
    "Sue takes the bid.",
    "5-3-2 beats 5-3-1: all equal down to the last die, and 2 is higher than 1." },
  { "most-dice=any",
    { "6541", "6531" },
    CRUMB_BID_NEXT_DIE,
    "Sue takes the bid.",
    "6-5-4-1 beats 6-5-3-1: both start with 6-5, and 4 is higher than 3." },
  { "",
    { "43", "433" },
    CRUMB_BID_ADVANTAGE,
    "Sue takes the bid.",
    "4-3 beats 4-3-3: all equal down to Sue’s last die, and Sue rolled fewer dice." },
  { "",
    { "45", "54" },
    CRUMB_BID_TIE,
    "Sue and John re-roll.",
    "Sue and John both rolled 5-4, so they roll those dice again." },
  { "",
    { "54", "45", "-", "54" },
    CRUMB_BID_TIE,
    "Sue, John and Bob re-roll.",
    "Sue, John and Bob all rolled 5-4, so they roll those dice again." },
  { "",
    { "6", "6", "6", "6" },
    CRUMB_BID_TIE,
    "Sue, John, Ann and Bob re-roll.",
    "Sue, John, Ann and Bob all rolled 6, so they roll those dice again." },
  { "", { "22", "11", "22", "61" }, CRUMB_BID_HIGHEST_DIE, "Bob takes the bid.", "6-1 beats 2-2: 6 is higher than 2." },

  { "advantage=highest-die",
    { "541", "51" },
    CRUMB_BID_ADVANTAGE,
    "John takes the bid.",
    "5-1 beats 5-4-1: both start with 5, and John rolled fewer dice." },
  { "advantage=none",
    { "621", "62" },
    CRUMB_BID_MORE_DICE,
    "Sue takes the bid.",
    "6-2-1 beats 6-2: all else is equal, and Sue rolled more dice." },

  { "comparison=lowest-die",
    { "61", "22" },
    CRUMB_BID_LOWEST_DIE,
    "Sue takes the bid.",
    "1-6 beats 2-2: the lowest die wins, and 1 is lower than 2." },
  { "comparison=lowest-die",
    { "25", "32" },
    CRUMB_BID_NEXT_DIE,
    "John takes the bid.",
    "2-3 beats 2-5: both start with 2, and 3 is lower than 5." },
  { "comparison=lowest-die",
    { "421", "521" },
    CRUMB_BID_LAST_DIE,
    "Sue takes the bid.",
    "1-2-4 beats 1-2-5: all equal down to the last die, and 4 is lower than 5." },
  { "comparison=lowest-die,most-dice=any",
    { "1246", "1256" },
    CRUMB_BID_NEXT_DIE,
    "Sue takes the bid.",
    "1-2-4-6 beats 1-2-5-6: both start with 1-2, and 4 is lower than 5." },
  { "comparison=lowest-die",
    { "21", "321" },
    CRUMB_BID_ADVANTAGE,
    "Sue takes the bid.",
    "1-2 beats 1-2-3: all equal down to Sue’s last die, and Sue rolled fewer dice." },

  { "comparison=most-pips",
    { "56", "431" },
    CRUMB_BID_MOST_PIPS,
    "Sue takes the bid.",
    "6-5 beats 4-3-1: 11 pips are more than 8." },
  { "comparison=most-pips",
    { "54", "432" },
    CRUMB_BID_ADVANTAGE,
    "Sue takes the bid.",
    "5-4 beats 4-3-2: both make 9 pips, and Sue rolled fewer dice." },
  { "comparison=most-pips",
    { "53", "44" },
    CRUMB_BID_TIE,
    "Sue and John re-roll.",
    "Sue and John tie with 8 pips each, so they roll those dice again." },
  { "comparison=most-pips",
    { "1", "1" },
    CRUMB_BID_TIE,
    "Sue and John re-roll.",
    "Sue and John tie with 1 pip each, so they roll those dice again." },

  { "sides=12",
    { "11,12", "12," },
    CRUMB_BID_ADVANTAGE,
    "John takes the bid.",
    "12 beats 12-11: all equal down to John’s last die, and John rolled fewer dice." },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHouseRules rules;
  CrumbDice bids[CRUMB_SEATS_MAX];
  unsigned seats = 0;
  CrumbRuling ruling;
  g_autofree char *headline = NULL;
  g_autofree char *sentence = NULL;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, row->rules, &rules, NULL));
  for (; seats < CRUMB_SEATS_MAX && row->bids[seats] != NULL; seats++)
    g_assert_true (crumb_dice_parse (row->bids[seats], rules.sides, &bids[seats], NULL));

  ruling = crumb_bid_judge (&rules, bids, seats);
  headline = crumb_words_ruling_headline (&ruling, names);
  sentence = crumb_words_ruling_reason (&rules, &ruling, bids, names);

  g_assert_cmpint (ruling.reason, ==, row->reason);
  g_assert_cmpstr (headline, ==, row->headline);
  g_assert_cmpstr (sentence, ==, row->sentence);
}

static void
test_every_reason_has_a_row (void)
{
  for (int reason = CRUMB_BID_NOBODY; reason <= CRUMB_BID_MORE_DICE; reason++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        found |= rows[i].reason == (CrumbBidReason) reason;
      g_assert_true (found);
    }
}

void
add_words_bid_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/bid/%02" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/bid/every-reason", test_every_reason_has_a_row);
}
