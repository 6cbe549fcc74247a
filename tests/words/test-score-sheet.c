/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Score tables that no spreadsheet takes for a formula, and sheets whose columns line up. */

#include "words-tests.h"
#include "words/crumb-score-sheet.h"

#include "rules/cookie-raid/raid.h"

#include <string.h>

static void
play (CrumbRaid *raid, const char *rules, guint n_seats, const int cookies[][CRUMB_SEATS_MAX], guint n_rounds)
{
  CrumbRefusal refusal;

  g_assert_true (crumb_game_kind_start (&crumb_cookie_raid, raid, rules, n_seats, 0));
  for (guint round = 0; round < n_rounds; round++)
    {
      CrumbMove next = { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT };

      if (round > 0)
        g_assert_true (crumb_cookie_raid.apply (raid, &next, &refusal));
      for (guint seat = 0; seat < n_seats; seat++)
        {
          CrumbMove move = {
            .what = CRUMB_RAID_COOKIES,
            .seat = (uint8_t) seat,
            .amount = (int16_t) cookies[round][seat],
          };

          g_assert_true (crumb_cookie_raid.apply (raid, &move, &refusal));
        }
    }
}

static const int two_rounds[][CRUMB_SEATS_MAX] = { { 20, 9, 0 }, { 33, 41, 7 } };

static void
test_csv (void)
{
  CrumbRaid raid;
  CrumbScoreSheet scores = { .kind = &crumb_cookie_raid, .state = &raid, .names = { "=1+1", "张, \"伟\"", "-Ann" } };
  g_autofree char *csv = NULL;

  play (&raid, "", 3, two_rounds, 2);
  csv = crumb_score_sheet_csv (&scores);
  g_assert_cmpstr (
      csv, ==,
      "\uFEFFRound,'=1+1,\"张, \"\"伟\"\"\",'-Ann,Total of =1+1,\"Total of 张, \"\"伟\"\"\",Total of -Ann\r\n"
      "1,20,9,0,20,9,0\r\n"
      "2,33,41,7,53,50,7\r\n");
}

/* Each column is of the one who is named above it, also once people sit in another order. */
static void
test_csv_order (void)
{
  const CrumbMove moves[] = {
    { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT },
    { .what = CRUMB_RAID_ORDER, .seat = CRUMB_NO_SEAT, .amount = 312 },
    { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 1 },
    { .what = CRUMB_RAID_COOKIES, .seat = 1, .amount = 2 },
    { .what = CRUMB_RAID_COOKIES, .seat = 2, .amount = 3 },
  };
  CrumbRaid raid;
  CrumbScoreSheet scores = { .kind = &crumb_cookie_raid, .state = &raid, .names = { "Ann", "Bo", "Cy" } };
  CrumbRefusal refusal;
  g_autofree char *csv = NULL;

  play (&raid, "", 3, two_rounds, 1);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (crumb_cookie_raid.apply (&raid, &moves[i], &refusal));
  csv = crumb_score_sheet_csv (&scores);
  g_assert_cmpstr (csv, ==,
                   "\uFEFFRound,Cy,Ann,Bo,Total of Cy,Total of Ann,Total of Bo\r\n"
                   "1,0,20,9,0,20,9\r\n"
                   "2,3,1,2,3,21,11\r\n");
}

/* No cell begins as a formula does, whatever people are called. */
static void
test_formulas (void)
{
  static const char *const names[] = { "=A1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\"=1\"", "x\n=1" };
  CrumbRaid raid;

  play (&raid, "", 2, two_rounds, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      CrumbScoreSheet scores = { .kind = &crumb_cookie_raid, .state = &raid, .names = { names[i], "Sue" } };
      g_autofree char *csv = crumb_score_sheet_csv (&scores);
      const char *cell = csv + strlen ("\uFEFFRound,");

      cell += *cell == '"';
      g_assert_null (strchr ("=+-@\t\r", *cell));
    }
}

static void
test_text (void)
{
  CrumbRaid raid;
  CrumbScoreSheet scores = {
    .kind = &crumb_cookie_raid,
    .state = &raid,
    .names = { "Sue", "张伟" },
    .title = "At the lake",
    .day = "2026-03-01",
  };
  g_autofree char *text = NULL;

  play (&raid, "", 2, two_rounds, 2);
  text = crumb_score_sheet_text (&scores);
  g_assert_cmpstr (text, ==,
                   "At the lake\n"
                   "2026-03-01\n"
                   "\n"
                   "Round       Sue      张伟\n"
                   "    1  +20 = 20    +9 = 9\n"
                   "    2  +33 = 53  +41 = 50\n"
                   "Sue wins with 53 cookies.\n");
}

/* A player who joins later can have cookies from before the first round. */
static void
test_start (void)
{
  CrumbRaid raid;
  CrumbScoreSheet scores = { .kind = &crumb_cookie_raid, .state = &raid, .names = { "Sue", "John", "Ann" } };
  CrumbMove join = { .what = CRUMB_RAID_JOIN, .seat = 2, .amount = 12 };
  CrumbRefusal refusal;
  g_autofree char *csv = NULL;
  g_autofree char *text = NULL;

  play (&raid, "", 2, two_rounds, 1);
  g_assert_true (crumb_cookie_raid.apply (&raid, &join, &refusal));
  csv = crumb_score_sheet_csv (&scores);
  text = crumb_score_sheet_text (&scores);
  g_assert_cmpstr (csv, ==,
                   "\uFEFFRound,Sue,John,Ann,Total of Sue,Total of John,Total of Ann\r\n"
                   "0,,,,0,0,12\r\n"
                   "1,20,9,,20,9,12\r\n");
  g_assert_cmpstr (text, ==,
                   "Round       Sue    John  Ann\n"
                   "Start         0       0   12\n"
                   "    1  +20 = 20  +9 = 9    –\n"
                   "Sue leads with 20 cookies.\n");
}

/* The lines of a sheet on paper: players as they sit, who left at the end, and no points where nobody played. */
static void
test_cells (void)
{
  static const char *const expected[] = { "–, +20 = 20, +9 = 9", "+7 = 19, ★ +33 = 53, –", "19, 53, 9" };
  CrumbRaid raid;
  CrumbMove join = { .what = CRUMB_RAID_JOIN, .seat = 2, .amount = 12 };
  CrumbMove order = { .what = CRUMB_RAID_ORDER, .seat = CRUMB_NO_SEAT, .amount = 321 };
  CrumbMove leave = { .what = CRUMB_RAID_LEAVE, .seat = 1 };
  CrumbMove next = { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT };
  CrumbMove sue = { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 33 };
  CrumbMove ann = { .what = CRUMB_RAID_COOKIES, .seat = 2, .amount = 7 };
  CrumbRefusal refusal;

  play (&raid, "", 2, two_rounds, 1);
  g_assert_true (crumb_cookie_raid.apply (&raid, &join, &refusal));
  g_assert_true (crumb_cookie_raid.apply (&raid, &order, &refusal));
  g_assert_true (crumb_cookie_raid.apply (&raid, &leave, &refusal));
  g_assert_true (crumb_cookie_raid.apply (&raid, &next, &refusal));
  g_assert_true (crumb_cookie_raid.apply (&raid, &ann, &refusal));
  g_assert_true (crumb_cookie_raid.apply (&raid, &sue, &refusal));
  raid.rounds[1].bonus_to = crumb_seats_of (0);

  for (guint round = 0; round < G_N_ELEMENTS (expected); round++)
    {
      g_auto (GStrv) cells = crumb_score_sheet_cells (&crumb_cookie_raid, &raid, round);
      g_autofree char *line = g_strjoinv (", ", cells);

      g_assert_cmpstr (line, ==, expected[round]);
    }
}

void
add_score_sheet_tests (void)
{
  g_test_add_func ("/words/score-sheet/csv", test_csv);
  g_test_add_func ("/words/score-sheet/csv-order", test_csv_order);
  g_test_add_func ("/words/score-sheet/formulas", test_formulas);
  g_test_add_func ("/words/score-sheet/cells", test_cells);
  g_test_add_func ("/words/score-sheet/text", test_text);
  g_test_add_func ("/words/score-sheet/start", test_start);
}
