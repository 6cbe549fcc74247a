/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game in words: each move's line in the log, what is asked after it, and how it stands. */

#include "raid-script.h"
#include "words-tests.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/crumb-game-words.h"

#include <glib.h>

static const char *const names[] = { "Sue", "John", "Ann", "Tom" };

typedef struct
{
  CrumbRaidMove what;
  unsigned seat;
  const char *dice;
  const char *line;
  const char *question;
  int amount;
  gboolean open;
} Row;

#define NOBODY CRUMB_NO_SEAT

static const Row bids_rows[] = {
  { CRUMB_RAID_PLATE, NOBODY, "2", NULL, "What’s on the plate?", .open = TRUE },
  { CRUMB_RAID_PLATE, NOBODY, "25", "The plate shows 5-2.", "What did Sue roll?" },
  { CRUMB_RAID_BID, 0, "5", NULL, "What did Sue roll?", .open = TRUE },
  { CRUMB_RAID_BID, 0, "51", NULL, "What did John roll?" },
  { CRUMB_RAID_BID, 1, "51", "Sue and John both rolled 5-1, so they roll those dice again.",
    "What did Sue roll this time?" },
  { CRUMB_RAID_REROLL, 0, "62", NULL, "What did John roll this time?" },
  { CRUMB_RAID_REROLL, 1, "26", "Sue and John both rolled 6-2, so they roll those dice again.",
    "What did Sue roll this time?" },
  { CRUMB_RAID_REROLL, 0, "44", NULL, "What did John roll this time?" },
  { CRUMB_RAID_REROLL, 1, "31", "Sue takes the bid. 4-4 beats 3-1: 4 is higher than 3.", "Which die does Sue take?" },
  { CRUMB_RAID_TAKE, 0, "2", "Sue takes 2 from the plate.", "What did Sue roll?" },
  { CRUMB_RAID_WINNER, 1, "", "John takes the bid.", "Which die does John take?" },
  { CRUMB_RAID_TAKE, 1, "5", "John takes 5 from the plate.",
    "John won the last die, a 5. Keep it, or roll it and enter its new face." },
  { CRUMB_RAID_LUCKY, 1, "4", "John re-rolls the last die, a 5, and gets 4.", "What’s in Sue’s hand?" },
  { CRUMB_RAID_HAND, 0, "4442", NULL, "What’s in John’s hand?" },
  { CRUMB_RAID_HAND, 1, "4316", "Round 1: Sue +8 = 8, John +0 = 0.", "The round is scored. Ready for the next one?" },
  { CRUMB_RAID_ROUND, NOBODY, "", "Round 2 begins.", "What’s on the plate?" },
  { CRUMB_RAID_PLATE, NOBODY, "", NULL, "What did Sue roll?" },
  { CRUMB_RAID_BID, 0, "", NULL, "What did John roll?" },
  { CRUMB_RAID_BID, 1, "", "Nobody bids.", "Nobody bid. End the round?" },
  { CRUMB_RAID_REVEAL, NOBODY, "", "The round ends, and the hands are revealed.", "What’s in Sue’s hand?" },
  { CRUMB_RAID_OVERRULE, NOBODY, "", "The table goes against the rules.", "What’s in Sue’s hand?" },
  { CRUMB_RAID_END, NOBODY, "", "Sue wins with 8 cookies. The game ended early.", "The game is over." },
};

static const Row unknown_rows[] = {
  { CRUMB_RAID_WINNER, 0, "", "Sue takes the bid.", "Which die does Sue take?" },
  { CRUMB_RAID_TAKE, 0, "?", "Sue takes a die from the plate.", "What did Sue roll?" },
  { CRUMB_RAID_WINNER, 0, "", "Sue takes the bid.", "Which die does Sue take?" },
  { CRUMB_RAID_TAKE, 0, "?", "Sue takes a die from the plate.",
    "Sue won the last die. Keep it, or roll it and enter its new face." },
  { CRUMB_RAID_LUCKY, 0, "", "Sue keeps the last die.", "What’s in Sue’s hand?" },
  { CRUMB_RAID_END, NOBODY, "", "Ended before the first round.", "The game is over." },
};

static const Row sheet_rows[] = {
  { CRUMB_RAID_COOKIES, 0, "", NULL, "How many cookies did John get?", .amount = 50 },
  { CRUMB_RAID_COOKIES, 1, "", "Round 1: Sue +50 = 50, John +50 = 50. Sue and John share the win with 50 cookies each.",
    "The game is over.", .amount = 50 },
};

static const Row roll_off_rows[] = {
  { CRUMB_RAID_REVEAL, NOBODY, "", "The round ends, and the hands are revealed.", "What’s in Sue’s hand?" },
  { CRUMB_RAID_HAND, 0, "443", NULL, "What’s in John’s hand?" },
  { CRUMB_RAID_HAND, 1, "443", NULL, "What did Sue roll for the bonus?" },
  { CRUMB_RAID_ROLL_OFF, 0, "3", NULL, "What did John roll for the bonus?" },
  { CRUMB_RAID_ROLL_OFF, 1, "6", "Round 1: Sue +2 = 2, John +7 = 7.", "The round is scored. Ready for the next one?" },
};

/* A new player is listed and asked last; a player who has left is not named in later rounds. */
static const Row people_rows[] = {
  { CRUMB_RAID_COOKIES, 0, "", NULL, "How many cookies did John get?", .amount = 20 },
  { CRUMB_RAID_COOKIES, 1, "", "Round 1: Sue +20 = 20, John +9 = 9.", "The round is scored. Ready for the next one?",
    .amount = 9 },
  { CRUMB_RAID_JOIN, 2, "", "Ann joins the game with 12 cookies.", "The round is scored. Ready for the next one?",
    .amount = 12 },
  { CRUMB_RAID_ORDER, NOBODY, "", "The seating order is now Ann, Sue and John.",
    "The round is scored. Ready for the next one?", .amount = 312 },
  { CRUMB_RAID_ROUND, NOBODY, "", "Round 2 begins.", "How many cookies did Sue get?" },
  { CRUMB_RAID_LEAVE, 0, "", "Sue leaves the game.", "How many cookies did John get?" },
  { CRUMB_RAID_COOKIES, 1, "", NULL, "How many cookies did Ann get?", .amount = 1 },
  { CRUMB_RAID_COOKIES, 2, "", "Round 2: Ann +2 = 14, John +1 = 10.", "The round is scored. Ready for the next one?",
    .amount = 2 },
  { CRUMB_RAID_END, NOBODY, "", "Ann wins with 14 cookies. The game ended early.", "The game is over." },
  { CRUMB_RAID_PLAY_ON, NOBODY, "", "The game goes on to 60 cookies.", "The round is scored. Ready for the next one?",
    .amount = 60 },
  { CRUMB_RAID_JOIN, 3, "", "Tom joins the game.", "The round is scored. Ready for the next one?" },
  { CRUMB_RAID_JOIN, 0, "", "Sue comes back to the game.", "The round is scored. Ready for the next one?" },
  { CRUMB_RAID_ROUNDS, NOBODY, "", "The game now ends after 5 rounds.", "The round is scored. Ready for the next one?",
    .amount = 5 },
  { CRUMB_RAID_TARGET, NOBODY, "", "The game is now played to 80 cookies.",
    "The round is scored. Ready for the next one?", .amount = 80 },
  { CRUMB_RAID_LEAVE, 0, "", "Sue leaves the game.", "The round is scored. Ready for the next one?" },
  { CRUMB_RAID_END, NOBODY, "", "Ann wins with 14 cookies. The game ended early.", "The game is over." },
  { CRUMB_RAID_PLAY_ON, NOBODY, "", "The game goes on until you end it.",
    "The round is scored. Ready for the next one?" },
};

static const Row more_rounds_rows[] = {
  { CRUMB_RAID_END, NOBODY, "", "Ended before the first round.", "The game is over." },
  { CRUMB_RAID_PLAY_ON, NOBODY, "", "The game goes on to the end of round 7.", "What’s on the plate?", .amount = 7 },
};

static void
play (const char *rules, const Row rows[], gsize n_rows)
{
  CrumbHouseRules house_rules;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, rules, &house_rules, NULL));
  raid = crumb_raid_start (&house_rules, 2, 0);

  for (gsize i = 0; i < n_rows; i++)
    {
      CrumbRaid before = raid;
      CrumbRefusal refusal;
      CrumbMove move = {
        .what = (uint8_t) rows[i].what,
        .seat = (uint8_t) rows[i].seat,
        .open = rows[i].open,
        .amount = (int16_t) rows[i].amount,
      };
      g_autofree char *line = NULL;
      g_autofree char *question = NULL;

      g_assert_true (crumb_dice_parse (rows[i].dice, 6, &move.dice, NULL));
      g_assert_true (crumb_raid_apply (&raid, &move, &refusal));

      line = crumb_words_move (&before, &move, &raid, names);
      question = crumb_words_expect (&raid, names);
      g_assert_cmpstr (line, ==, rows[i].line);
      g_assert_cmpstr (question, ==, rows[i].question);
    }
}

static void
test_bids (void)
{
  play ("plate=2", bids_rows, G_N_ELEMENTS (bids_rows));
}

static void
test_unknown (void)
{
  play ("plate=2", unknown_rows, G_N_ELEMENTS (unknown_rows));
}

static void
test_sheet (void)
{
  play ("tied-end=shared-win", sheet_rows, G_N_ELEMENTS (sheet_rows));
}

static void
test_roll_off (void)
{
  play ("tied-best=roll-off", roll_off_rows, G_N_ELEMENTS (roll_off_rows));
}

static void
test_people (void)
{
  play ("", people_rows, G_N_ELEMENTS (people_rows));
}

static void
test_more_rounds (void)
{
  play ("end=rounds", more_rounds_rows, G_N_ELEMENTS (more_rounds_rows));
}

static void
test_lucky (void)
{
  const struct
  {
    unsigned lay;
    const char *shows;
    const char *line;
  } rows[] = {
    { 0, "", "Ann keeps the last die." },
    { 6, "", "Ann keeps the last die, 6." },
    { 0, "?", "Ann re-rolls the last die." },
    { 6, "?", "Ann re-rolls the last die." },
    { 0, "2", "Ann re-rolls the last die and gets 2." },
    { 6, "2", "Ann re-rolls the last die, a 6, and gets 2." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = { .phase = CRUMB_RAID_AT_LUCKY, .winner = 2, .lucky.face = (uint8_t) rows[i].lay };
      CrumbMove move = { .what = CRUMB_RAID_LUCKY, .seat = 2 };
      g_autofree char *line = NULL;

      g_assert_true (crumb_dice_parse (rows[i].shows, 6, &move.dice, NULL));
      line = crumb_words_move (&raid, &move, &raid, names);
      g_assert_cmpstr (line, ==, rows[i].line);
    }
}

static void
test_outcome (void)
{
  const struct
  {
    CrumbSeats best;
    int cookies;
    gboolean over;
    gboolean early;
    const char *words;
  } rows[] = {
    { 1, 53, TRUE, FALSE, "Sue wins with 53 cookies." },
    { 1, 1, TRUE, FALSE, "Sue wins with 1 cookie." },
    { 3, 53, TRUE, FALSE, "Sue and John share the win with 53 cookies each." },
    { 4, 53, TRUE, TRUE, "Ann wins with 53 cookies. The game ended early." },
    { 3, 20, TRUE, TRUE, "Sue and John share the win with 20 cookies each. The game ended early." },
    { 0, 0, TRUE, TRUE, "Ended before the first round." },
    { 2, 21, FALSE, FALSE, "John leads with 21 cookies." },
    { 3, 21, FALSE, FALSE, "Sue and John lead with 21 cookies each." },
    { 7, 0, FALSE, FALSE, "Nobody has any cookies yet." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const int totals[] = { rows[i].cookies, rows[i].cookies, rows[i].cookies };
      CrumbGameStanding standing = { NULL, rows[i].best, totals, rows[i].over, rows[i].early, FALSE };
      g_autofree char *words = crumb_game_words_standing (&crumb_cookie_raid, &standing, names);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

/* Who is level when the table stops has drawn, unless they agreed to share a win. */
static void
test_draw (void)
{
  static const struct
  {
    const char *rules, *moves, *words;
  } rows[] = {
    { "", "0c20 1c20 2c3 e", "It’s a draw: Sue and John have 20 cookies each. The game ended early." },
    { "tied-end=shared-win", "0c20 1c20 2c3 e",
      "Sue and John share the win with 20 cookies each. The game ended early." },
    { "", "0c1 1c1 2c1 e", "It’s a draw: Sue, John and Ann have 1 cookie each. The game ended early." },
    { "", "0c20 1c4 2c3 e", "Sue wins with 20 cookies. The game ended early." },
    { "", "e", "Ended before the first round." },
    { "", "0h665 e", "Ended before the first round." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = raid_script_fold (rows[i].rules, 3, rows[i].moves);
      g_autofree char *words = crumb_game_words_result (&crumb_cookie_raid, &raid, names);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

void
add_words_raid_tests (void)
{
  g_test_add_func ("/words/raid/bids", test_bids);
  g_test_add_func ("/words/raid/unknown", test_unknown);
  g_test_add_func ("/words/raid/sheet", test_sheet);
  g_test_add_func ("/words/raid/roll-off", test_roll_off);
  g_test_add_func ("/words/raid/people", test_people);
  g_test_add_func ("/words/raid/more-rounds", test_more_rounds);
  g_test_add_func ("/words/raid/lucky", test_lucky);
  g_test_add_func ("/words/raid/outcome", test_outcome);
  g_test_add_func ("/words/raid/draw", test_draw);
}
