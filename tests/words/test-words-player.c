/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player, with one of everything and with many. */

#include "rules/cookie-raid/raid-figures.h"
#include "words-tests.h"
#include "words/cookie-raid/crumb-words-record.h"
#include "words/cookie-raid/crumb-words-review.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-player.h"

static void
check (char *said, const char *expected)
{
  g_autofree char *text = said;

  g_assert_cmpstr (text, ==, expected);
}

static void
test_games (void)
{
  check (crumb_words_games (1), "1 game");
  check (crumb_words_games (12), "12 games");
  check (crumb_words_games_won (0, 0), "No finished games yet.");
  check (crumb_words_games_won (1, 1), "1 game, 1 won");
  check (crumb_words_games_won (12, 5), "12 games, 5 won");
  check (crumb_words_head_to_head (1, 0, 1), "1 game: ahead in 0, behind in 1");
  check (crumb_words_head_to_head (12, 5, 6), "12 games: ahead in 5, behind in 6, tied in 1");
  check (crumb_words_deleted (1), "Game deleted");
  check (crumb_words_deleted (3), "3 games deleted");
}

static void
test_cookies (void)
{
  check (crumb_words_average (12.36), "12.4");
  check (crumb_words_bonuses (1, 1), "in 1 of 1 round");
  check (crumb_words_bonuses (7, 31), "in 7 of 31 rounds");
  check (crumb_game_words_points_against (&crumb_cookie_raid, 1, 0), "1 cookie to 0");
  check (crumb_game_words_points_against (&crumb_cookie_raid, 412, 398), "412 cookies to 398");
  check (crumb_game_words_last_game (&crumb_cookie_raid, "today", 9.5, TRUE), "today: 9.5 cookies per round, won");
  check (crumb_game_words_last_game (&crumb_cookie_raid, "today", 9.5, FALSE), "today: 9.5 cookies per round, not won");
  check (crumb_game_words_last_games (&crumb_cookie_raid, 20, 9.5, 14.25, 12),
         "Cookies per round in the last 20 games: between 9.5 and 14.2, 12.0 on average.");
}

static void
test_bids (void)
{
  check (crumb_words_bid_size (1), "1 die");
  check (crumb_words_bid_size (3), "3 dice");
  check (crumb_words_bid_size (0), "4 dice or more");
  check (crumb_words_bids_won (1, 1, 0.5), "Won 1 of 1 bid. The exact odds predict 0.5.");
  check (crumb_words_bids_won (40, 12, 10.26), "Won 12 of 40 bids. The exact odds predict 10.3.");
}

static void
test_lucky_of_game (void)
{
  static const struct
  {
    int64_t gained;
    const char *came;
  } rows[] = {
    { 0, "It made no difference in cookies." },
    { 1, "It brought 1 cookie." },
    { 6, "It brought 6 cookies." },
    { -1, "It cost 1 cookie." },
    { -2, "It cost 2 cookies." },
  };
  CrumbFigures figures = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *all = g_strdup_printf ("Re-rolled 2 of 3 lucky lasts. %s", rows[i].came);

      figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED] = 2;
      figures[CRUMB_RAID_FIGURE_LUCKY_KEPT] = 1;
      figures[CRUMB_RAID_FIGURE_LUCKY_WEIGHED] = 1;
      figures[CRUMB_RAID_FIGURE_LUCKY_GAINED] = rows[i].gained;
      check (crumb_words_lucky (figures), all);
    }
}

static void
test_lucky_last (void)
{
  check (crumb_words_lucky_lasts (1, 4), "4 lucky lasts re-rolled, 1 kept.");
  check (crumb_words_lucky_lasts (0, 1), "1 lucky last re-rolled, 0 kept.");
  check (crumb_words_rerolls (2, 1, 3), "2 showed more pips, 1 showed fewer: 3 more pips overall.");
  check (crumb_words_rerolls (0, 1, -1), "0 showed more pips, 1 showed fewer: 1 fewer pip overall.");
  check (crumb_words_rerolls (1, 1, 0), "1 showed more pips, 1 showed fewer: no change in pips.");
  check (crumb_words_reroll_cookies (0), "No cookies gained or lost");
  check (crumb_words_reroll_cookies (1), "Gained 1 cookie");
  check (crumb_words_reroll_cookies (-2), "Lost 2 cookies");
  check (crumb_words_rerolls_weighed (0), "No hands entered after them yet");
  check (crumb_words_rerolls_weighed (3), "Hands were entered after 3 of them");
}

static void
test_streaks (void)
{
  check (crumb_words_streak (0), "The last game was a draw.");
  check (crumb_words_streak (1), "Won the last game.");
  check (crumb_words_streak (3), "Won the last 3 games.");
  check (crumb_words_streak (-1), "Lost the last game.");
  check (crumb_words_streak (-2), "Lost the last 2 games.");
  check (crumb_words_longest_streaks (1, 7), "Longest streaks: 1 win, 7 losses");
}

void
add_words_player_tests (void)
{
  g_test_add_func ("/words/player/games", test_games);
  g_test_add_func ("/words/player/cookies", test_cookies);
  g_test_add_func ("/words/player/bids", test_bids);
  g_test_add_func ("/words/player/lucky-last", test_lucky_last);
  g_test_add_func ("/words/player/lucky-of-game", test_lucky_of_game);
  g_test_add_func ("/words/player/streaks", test_streaks);
}
