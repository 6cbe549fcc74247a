/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Corrections in words: what they change, what no longer fits, and what was corrected. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-quoted-move.h"
#include "words/crumb-words-correction.h"

#include <glib.h>

static const char *const names[] = { "Sue", "John & <b>", "Ann", "李" };

static CrumbMove
make_move (CrumbRaidMove what, unsigned seat, const char *dice, int amount)
{
  CrumbMove move = { .what = (uint8_t) what, .seat = (uint8_t) seat, .amount = (int16_t) amount };

  g_assert_true (crumb_dice_parse (dice, 6, &move.dice, NULL));
  return move;
}

/* A game of two seats in which only cookies are entered. */
static CrumbRaid
play_sheet (const char *rules, const int cookies[], unsigned n_rounds)
{
  CrumbHouseRules house_rules;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, rules, &house_rules, NULL));
  raid = crumb_raid_start (&house_rules, 2, 0);
  for (unsigned i = 0; i < n_rounds * 2; i++)
    {
      CrumbMove move = make_move (CRUMB_RAID_COOKIES, i % 2, "", cookies[i]);
      CrumbMove next = make_move (CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "", 0);
      CrumbRefusal refusal;

      if (i > 0 && i % 2 == 0)
        g_assert_true (crumb_raid_apply (&raid, &next, &refusal));
      g_assert_true (crumb_raid_apply (&raid, &move, &refusal));
    }
  return raid;
}

typedef struct
{
  int before[4];
  unsigned rounds_before;
  int after[4];
  unsigned rounds_after;
  const char *lines;
} EffectRow;

static const EffectRow effect_rows[] = {
  { { 3, 4 }, 1, { 3, 4 }, 1, "" },
  { { 34, 4 }, 1, { 31, 4 }, 1, "Sue 34 → 31" },
  { { 50, 4 }, 1, { 31, 4 }, 1, "The game is no longer over.|Sue 50 → 31" },
  { { 31, 4 }, 1, { 50, 4 }, 1, "The game is over now. Sue wins with 50 cookies.|Sue 31 → 50" },
  { { 51, 4 }, 1, { 51, 55 }, 1, "The winner changes to John & <b>.|John & <b> 4 → 55" },
  { { 51, 4 }, 1, { 51, 51 }, 1, "The winners change to Sue and John & <b>.|John & <b> 4 → 51" },
  { { 1, 2, 3, 4 }, 2, { 4, 6 }, 1, "Rounds scored: 2 → 1" },
};

static void
test_effects (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (effect_rows); i++)
    {
      const EffectRow *row = &effect_rows[i];
      CrumbRaid before = play_sheet ("tied-end=shared-win", row->before, row->rounds_before);
      CrumbRaid after = play_sheet ("tied-end=shared-win", row->after, row->rounds_after);
      g_auto (GStrv) effects = crumb_words_effects (&crumb_cookie_raid, &before, &after, names);
      g_autofree char *lines = g_strjoinv ("|", effects);

      g_assert_cmpstr (lines, ==, row->lines);
    }
}

typedef struct
{
  CrumbRaidMove what;
  unsigned seat;
  const char *dice;
  int amount;
  const char *deed;
} DeedRow;

static const DeedRow deed_rows[] = {
  { CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "56", 0, "The plate shows 6-5" },
  { CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "", 0, "The plate isn’t entered" },
  { CRUMB_RAID_BID, 0, "151", 0, "Sue bids 5-1-1" },
  { CRUMB_RAID_BID, 0, "", 0, "Sue doesn’t bid" },
  { CRUMB_RAID_REROLL, 1, "6", 0, "John & <b> re-rolls 6" },
  { CRUMB_RAID_WINNER, 3, "", 0, "李 wins the bid" },
  { CRUMB_RAID_TAKE, 1, "6", 0, "John & <b> takes 6" },
  { CRUMB_RAID_TAKE, 1, "?", 0, "John & <b> takes a die" },
  { CRUMB_RAID_LUCKY, 0, "", 0, "Sue keeps the last die" },
  { CRUMB_RAID_LUCKY, 0, "?", 0, "Sue re-rolls the last die" },
  { CRUMB_RAID_LUCKY, 0, "4", 0, "Sue re-rolls the last die: 4" },
  { CRUMB_RAID_REVEAL, CRUMB_NO_SEAT, "", 0, "The round ends" },
  { CRUMB_RAID_HAND, 2, "443", 0, "Ann’s hand is 4-4-3" },
  { CRUMB_RAID_COOKIES, 2, "", 1, "Ann gets 1 cookie" },
  { CRUMB_RAID_COOKIES, 2, "", 12, "Ann gets 12 cookies" },
  { CRUMB_RAID_ROLL_OFF, 2, "5", 0, "Ann rolls 5 for the bonus" },
  { CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "", 0, "The next round begins" },
  { CRUMB_RAID_END, CRUMB_NO_SEAT, "", 0, "The game ends early" },
  { CRUMB_RAID_OVERRULE, CRUMB_NO_SEAT, "", 0, "The table overrules" },
  { CRUMB_RAID_JOIN, 3, "", 1, "李 joins with 1 cookie" },
  { CRUMB_RAID_JOIN, 0, "", 0, "Sue joins" },
  { CRUMB_RAID_LEAVE, 0, "", 0, "Sue leaves" },
  { CRUMB_RAID_TARGET, CRUMB_NO_SEAT, "", 80, "The target changes" },
  { CRUMB_RAID_ROUNDS, CRUMB_NO_SEAT, "", 8, "The number of rounds changes" },
  { CRUMB_RAID_ORDER, CRUMB_NO_SEAT, "", 321, "The seats change" },
  { CRUMB_RAID_PLAY_ON, CRUMB_NO_SEAT, "", 80, "The game goes on" },
};

static void
test_deeds (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (deed_rows); i++)
    {
      const DeedRow *row = &deed_rows[i];
      CrumbMove move = make_move (row->what, row->seat, row->dice, row->amount);
      g_autofree char *deed = crumb_words_quoted_move (&move, names);

      g_assert_cmpstr (deed, ==, row->deed);
    }
}

static void
assert_place (const CrumbRaid *raid, const CrumbMove *move, const char *expected)
{
  g_autofree char *place = crumb_words_place (raid, move);

  g_assert_cmpstr (place, ==, expected);
}

static void
test_misfit (void)
{
  CrumbRaid raid = play_sheet ("", (const int[]) { 3, 4 }, 1);
  CrumbRaid over = play_sheet ("", (const int[]) { 53, 4 }, 1);
  CrumbRaid begun = play_sheet ("", NULL, 0);
  CrumbMove next = make_move (CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "", 0);
  CrumbMove cookies = make_move (CRUMB_RAID_COOKIES, 0, "", 3);
  CrumbMove bid = make_move (CRUMB_RAID_BID, 0, "4444", 0);
  CrumbMove lucky = make_move (CRUMB_RAID_LUCKY, 0, "", 0);
  CrumbMove hand = make_move (CRUMB_RAID_HAND, 0, "443", 0);
  CrumbRefusal refusal;
  g_autofree char *misfit = NULL;

  assert_place (&over, &next, "After the end of the game");
  assert_place (&raid, &next, "After round 1");
  assert_place (&begun, &bid, "Round 1, bid 1");
  assert_place (&begun, &cookies, "Round 1, scoring");
  g_assert_false (crumb_raid_apply (&begun, &bid, &refusal));
  misfit = crumb_words_misfit (&crumb_cookie_raid, &begun, &bid, &refusal, names);
  g_assert_cmpstr (misfit, ==,
                   "Round 1, bid 1: “Sue bids 4-4-4-4” no longer fits. Sue has only 3 dice, and you entered 4.");
  g_assert_true (crumb_raid_apply (&raid, &next, &refusal));
  g_assert_true (crumb_raid_apply (&raid, &cookies, &refusal));
  assert_place (&raid, &cookies, "Round 2, scoring");
  raid.phase = CRUMB_RAID_AT_LUCKY;
  raid.n_bids = 8;
  assert_place (&raid, &lucky, "Round 2, lucky last");
  assert_place (&raid, &hand, "Round 2, scoring");
}

static void
test_bid_moved (void)
{
  const CrumbGameWords *words = crumb_game_words_of (&crumb_cookie_raid);
  CrumbRaid raid = play_sheet ("", NULL, 0);
  const CrumbMove winner = { .what = CRUMB_RAID_WINNER, .seat = 1 };
  g_autofree char *moved = words->bid_moved (2, 1, "Sue");
  CrumbRefusal refusal;
  unsigned number;

  g_assert_cmpuint (words->bid_goes_to (&raid, &number), ==, CRUMB_NO_SEAT);
  g_assert_true (crumb_raid_apply (&raid, &winner, &refusal));
  g_assert_cmpuint (words->bid_goes_to (&raid, &number), ==, 1);
  g_assert_cmpuint (number, ==, 1);
  g_assert_cmpstr (moved, ==, "Round 2: Bid 1 now goes to Sue.");
}

static void
test_corrected (void)
{
  CrumbMove old = make_move (CRUMB_RAID_BID, 0, "51", 0);
  CrumbMove now = make_move (CRUMB_RAID_BID, 0, "511", 0);
  g_autofree char *replaced =
      crumb_words_corrected (&crumb_cookie_raid, &old, &now, "misread <a> die", "12/03/26, 21:40", names);
  g_autofree char *added = crumb_words_corrected (&crumb_cookie_raid, NULL, &now, NULL, "12/03/26", names);
  g_autofree char *struck = crumb_words_corrected (&crumb_cookie_raid, &old, NULL, NULL, "12/03/26", names);

  g_assert_cmpstr (replaced, ==,
                   "Corrected: “Sue bids 5-1” is now “Sue bids 5-1-1”. Reason: misread <a> die (12/03/26, 21:40)");
  g_assert_cmpstr (added, ==, "Added: “Sue bids 5-1-1”. (12/03/26)");
  g_assert_cmpstr (struck, ==, "Removed: “Sue bids 5-1”. (12/03/26)");
}

void
add_words_correction_tests (void)
{
  g_test_add_func ("/words/correction/effects", test_effects);
  g_test_add_func ("/words/correction/deeds", test_deeds);
  g_test_add_func ("/words/correction/misfit", test_misfit);
  g_test_add_func ("/words/correction/bid-moved", test_bid_moved);
  g_test_add_func ("/words/correction/corrected", test_corrected);
}
