/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling as text: all of it, what is asked meanwhile, and where the rules say so. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-words-dispute.h"

#include <glib.h>

static const char *const names[] = { "Sue", "John", "Ann", "Bob" };

/* Keys as they are typed: a digit is a die, "." that was all, "-" no bid, "#" picks the first die of the first seat. */
typedef struct
{
  const char *name;
  const char *rules;
  CrumbDisputeKind kind;
  unsigned seats;
  const char *keys;
  const char *asks;
  const char *rule;
  const char *text;
} Row;

#define BIDS CRUMB_DISPUTE_BIDS
#define HANDS CRUMB_DISPUTE_HANDS

static const Row rows[] = {
  { "nothing", "", BIDS, 2, "", "What did Sue roll?", "", "Cookie Raid, Final rules\nSue: no dice\nJohn: no dice" },
  { "bid", "", BIDS, 3, "511444-", "", "higher-die",
    "Cookie Raid, Final rules\nSue: 5-1-1\nJohn: 4-4-4\nAnn: no bid\n"
    "Sue takes the bid. 5-1-1 beats 4-4-4: 5 is higher than 4." },
  { "picked", "", BIDS, 2, "511444#", "What did Sue roll instead of 5?", "higher-die", NULL },
  { "advantage", "", BIDS, 2, "43.433", "", "fewer-dice", NULL },
  { "nobody", "", BIDS, 2, "--", "", "nobody-bids", NULL },
  { "only", "", BIDS, 2, "5.-", "", "lone-bid", NULL },
  { "pips", "comparison=most-pips", BIDS, 2, "65.44.", "", "most-pips",
    "Cookie Raid, House rules\nSue: 6-5\nJohn: 4-4\nSue takes the bid. 6-5 beats 4-4: 11 pips are more than 8." },
  { "tie", "", BIDS, 2, "5.5.", "What did Sue roll this time?", "equal-bids", NULL },
  { "chain", "", BIDS, 2, "5.5.62", "", "higher-die",
    "Cookie Raid, Final rules\nSue: 5\nJohn: 5\nSue and John both rolled 5, so they roll those dice "
    "again.\nRe-roll\nSue: 6\nJohn: 2\nSue takes the bid. 6 beats 2: 6 is higher than 2." },
  { "hands", "", HANDS, 2, "6655442.2222.", "", "best-set",
    "Cookie Raid, Final rules\nSue: 6-6-5-5-4-4-2\nJohn: 2-2-2-2\nJohn has the best set and gets 5 more cookies. "
    "2-2-2-2 is a bigger set than 6-6. Sue: 6 cookies. John: 9 cookies." },
  { "hands-asked", "", HANDS, 2, "66.", "What’s in John’s hand?", "", NULL },
  { "hands-equal", "", HANDS, 2, "66.66.", "", "equal-hands", NULL },
  { "roll-off", "tied-best=roll-off", HANDS, 2, "66.66.", "Which die did Sue roll for the bonus?", "roll-off", NULL },
  { "rolled-off", "tied-best=roll-off", HANDS, 2, "66.66.12", "", "roll-off",
    "Cookie Raid, House rules\nSue: 6-6\nJohn: 6-6\nRoll-off\nSue: 1\nJohn: 2\n"
    "Sue and John have exactly equal hands: John won the roll-off and gets 5 more cookies. "
    "Sue: 2 cookies. John: 7 cookies." },
};

static void
press (CrumbDispute *dispute, char key)
{
  if (key == '.')
    g_assert_true (crumb_dispute_done (dispute));
  else if (key == '-')
    g_assert_true (crumb_dispute_no_bid (dispute));
  else if (key == '#')
    g_assert_true (crumb_dispute_pick (dispute, 0, 0, 0));
  else
    g_assert_true (crumb_dispute_enter (dispute, (CrumbDie) { .face = (uint8_t) (key - '0') }));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHouseRules rules;
  CrumbDispute dispute;
  g_autofree char *asks = NULL;
  g_autofree char *text = NULL;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, row->rules, &rules, NULL));
  dispute = crumb_dispute_start (&rules, row->kind, row->seats);
  for (const char *key = row->keys; *key != '\0'; key++)
    press (&dispute, *key);

  asks = crumb_words_dispute_asks (&dispute, names);
  g_assert_cmpstr (asks, ==, row->asks);
  g_assert_cmpstr (crumb_words_dispute_rule (&dispute), ==, row->rule);
  text = crumb_words_dispute (&dispute, names);
  if (row->text != NULL)
    g_assert_cmpstr (text, ==, row->text);
}

/* The copied text has the headline that the window shows. */
static void
test_headline (void)
{
  const CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbDispute dispute = crumb_dispute_start (&rules, BIDS, 2);
  g_autofree char *headline = NULL;
  g_autofree char *reason = NULL;

  g_assert_null (crumb_words_dispute_headline (&dispute, names));
  g_assert_null (crumb_words_dispute_reason (&dispute, names));
  for (const char *key = "6.5."; *key != '\0'; key++)
    press (&dispute, *key);
  headline = crumb_words_dispute_headline (&dispute, names);
  reason = crumb_words_dispute_reason (&dispute, names);
  g_assert_cmpstr (headline, ==, "Sue takes the bid.");
  g_assert_cmpstr (reason, ==, "6 beats 5: 6 is higher than 5.");
}

static void
test_rules_name (void)
{
  static const struct
  {
    const char *rules;
    const char *name;
  } known[] = {
    { "", "Final rules" },
    { "playtest-5", "Playtest 5" },
    { "target=51", "House rules" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      CrumbHouseRules rules;

      g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, known[i].rules, &rules, NULL));
      g_assert_cmpstr (crumb_agreement_name (&crumb_raid_agreement, &rules), ==, known[i].name);
    }
}

void
add_words_dispute_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/words/dispute/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/dispute/headline", test_headline);
  g_test_add_func ("/words/rules-name", test_rules_name);
}
