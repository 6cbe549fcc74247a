/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every way in which a hand gives itself away has its sentence. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-honesty.h"

#include <glib.h>

/** @deeds: b and dice is a bid, t and a face a take, l and a face a last die re-rolled, r a rest of one bid,
    u and a number a bid of up to so many unknown dice */
typedef struct
{
  const char *deeds;
  const char *hand;
  const char *sentence;
} Row;

static const Row rows[] = {
  { "b553", "553", "Sue’s hand can be honest." },
  { "b553", "355", "Sue’s hand can be honest." },
  { "b553", "356", "Sue’s last bid showed 5-5-3, but this hand has only one 5." },
  { "b553", "336", "Sue’s last bid showed 5-5-3, but this hand has no 5." },
  { "b555 t1", "5561", "Sue’s last bid showed 5-5-5, but this hand has only 2 dice showing 5." },
  { "b55 t5", "5513",
    "Sue’s last bid showed 5-5. With the dice won since then, 3 dice must show 5. This hand has only 2 dice showing "
    "5." },
  { "b55 t5", "5113",
    "Sue’s last bid showed 5-5. With the dice won since then, 3 dice must show 5. This hand has only 1 die showing "
    "5." },
  { "t6", "1113", "Sue won 1 die showing 6 and hasn’t rolled any dice since. This hand has no 6." },
  { "t6 t6", "61113",
    "Sue won 2 dice showing 6 and hasn’t rolled any dice since. This hand has only 1 die showing 6." },
  { "b5 l4", "5661", "Sue re-rolled the last die and got 4. This hand has no 4." },
  { "b666 b1", "6122", "Sue has 3 dice at the end of this round, but you entered 4." },
  { "b666 b1", "612",
    "Sue’s dice in bid 1 showed 6-6-6. Since then, Sue has rolled 1 die. So at least 2 of the dice of bid 1 must still "
    "be there. This hand has only 1 of them." },
  { "b666 b1", "122",
    "Sue’s dice in bid 1 showed 6-6-6. Since then, Sue has rolled 1 die. So at least 2 of the dice of bid 1 must still "
    "be there. This hand has none of them." },
  { "b666 b12", "122",
    "Sue’s dice in bid 1 showed 6-6-6. Since then, Sue has rolled 2 dice. So at least 1 of the dice of bid 1 must "
    "still be there. This hand has none of them." },
  { "b555 t6 b1", "1355",
    "Sue’s dice in bid 1 showed 5-5-5. Since then, Sue has rolled 1 die. The 6 that Sue won isn’t in this hand, so it "
    "was rolled. So at least 3 of the dice of bid 1 must still be there. This hand has only 2 of them." },
  { "b555 b61 b2", "213",
    "Sue’s dice in bid 1 showed 5-5-5. Since then, Sue has rolled 3 dice. The 6 among them isn’t in this hand, so it "
    "was rolled again and counts once. So at least 1 of the dice of bid 1 must still be there. This hand has none of "
    "them." },
  { "b555 t6 t4 b12 b3", "23355",
    "Sue’s dice in bid 1 showed 5-5-5. Since then, Sue has rolled 3 dice. The 1 among them isn’t in this hand, so it "
    "was rolled again and counts once. The 6-4 that Sue won aren’t in this hand, so they were rolled. So at least 3 of "
    "the dice of bid 1 must still be there. This hand has only 2 of them." },
  { "b666 t6 b66 t1", "55661",
    "Sue’s dice in bid 1 showed 6-6-6. Since then, Sue has rolled 2 dice. The 6-6 in this hand came later, so they "
    "don’t count here. The 6 that Sue won isn’t in this hand, so it was rolled. So at least 2 of the dice of bid 1 "
    "must still be there. This hand has none of them." },
  { "b666 u1 b6", "126",
    "Sue’s dice in bid 1 showed 6-6-6. At least 1 of them can’t have been rolled since. The 6 in this hand came "
    "later, so it doesn’t count here. This hand has none of them." },
  { "b666 u1", "122",
    "Sue’s dice in bid 1 showed 6-6-6. At least 2 of them can’t have been rolled since. This hand has none of them." },
  { "t4 t3 b1", "12255",
    "Sue won a die showing 4. Since then, Sue has rolled 1 die. The 3 that Sue won isn’t in this hand, so it was "
    "rolled. So the 4 must still be there, but this hand has no 4 for it." },
  { "t4 t3 u1", "12255", "Sue won a die showing 4 and can’t have rolled it since, but this hand has no 4 for it." },
  { "r", "66", "Sue has at least 3 dice at the end of this round, but you entered 2." },
  { "r", "66666", "Sue has at most 4 dice at the end of this round, but you entered 5." },
  { "!", "66666", "You went against the rules in this round, so Crumb can’t tell whether Sue’s hand is honest." },
};

static void
add_deed (CrumbHonesty *honesty, const char *text)
{
  CrumbDeed deed = { .kind = CRUMB_DEED_TAKE, .bid = (guint8) (honesty->n_deeds + 1), .lucky = text[0] == 'l' };

  if (text[0] == '!')
    {
      honesty->doubtful = true;
      return;
    }
  if (text[0] == 'b')
    deed.kind = CRUMB_DEED_BID;
  if (text[0] == 'r')
    {
      deed.kind = CRUMB_DEED_REST;
      deed.bids = 1;
      deed.most = 3;
    }
  if (text[0] == 'u')
    {
      deed.kind = CRUMB_DEED_BID_UNKNOWN;
      deed.most = (guint8) g_ascii_digit_value (text[1]);
    }
  else
    g_assert_true (crumb_dice_parse (text + 1, 6, &deed.dice, NULL));
  g_assert_true (crumb_honesty_add (honesty, &deed));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHonesty honesty = crumb_honesty_start (0);
  g_auto (GStrv) deeds = g_strsplit (row->deeds, " ", -1);
  g_autofree char *sentence = NULL;
  CrumbHonestyVerdict verdict;
  CrumbDice hand;

  for (guint i = 0; deeds[i] != NULL; i++)
    add_deed (&honesty, deeds[i]);
  g_assert_true (crumb_dice_parse (row->hand, 6, &hand, NULL));
  verdict = crumb_honesty_check (&honesty, &hand);
  sentence = crumb_words_honesty (&honesty, &verdict, "Sue");
  g_assert_cmpstr (sentence, ==, row->sentence);
}

static void
test_doubt (void)
{
  CrumbHonesty honesty = crumb_honesty_start (0);
  CrumbHonestyVerdict verdict;
  g_autofree char *sentence = NULL;
  CrumbDice hand;

  add_deed (&honesty, "b553");
  g_assert_true (crumb_dice_parse ("356", 6, &hand, NULL));
  verdict = crumb_honesty_check (&honesty, &hand);
  sentence = crumb_words_doubt (&honesty, &verdict, "Sue");
  g_assert_cmpstr (sentence, ==,
                   "Sue’s last bid showed 5-5-3, but this hand has only one 5. Correct the hand, or keep it anyway.");
}

static void
test_kept (void)
{
  CrumbHonesty honesty = crumb_honesty_start (0);
  CrumbHonestyVerdict verdict = { 0 };
  g_autofree char *only = crumb_words_kept_hand (&honesty, &verdict, "Sue", NULL);
  g_autofree char *sentence = NULL;
  CrumbDice hand;

  g_assert_cmpstr (only, ==, "Kept anyway");

  add_deed (&honesty, "b553");
  g_assert_true (crumb_dice_parse ("356", 6, &hand, NULL));
  verdict = crumb_honesty_check (&honesty, &hand);
  sentence = crumb_words_kept_hand (&honesty, &verdict, "Sue", "misread a die");
  g_assert_cmpstr (sentence, ==,
                   "Sue’s last bid showed 5-5-3, but this hand has only one 5. Kept anyway: misread a die");
}

/* A name is shown as it was typed. */
static void
test_names (void)
{
  CrumbHonesty honesty = crumb_honesty_start (0);
  CrumbHonestyVerdict verdict = { 0 };
  g_autofree char *sentence = crumb_words_honesty (&honesty, &verdict, "<b> %s & דוד");

  g_assert_cmpstr (sentence, ==, "<b> %s & דוד’s hand can be honest.");
}

void
add_words_honesty_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/words/honesty/%02" G_GSIZE_FORMAT "/%s/%s", i, rows[i].deeds, rows[i].hand);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/honesty/doubt", test_doubt);
  g_test_add_func ("/words/honesty/kept", test_kept);
  g_test_add_func ("/words/honesty/names", test_names);
}
