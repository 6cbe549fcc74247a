/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Evenings, rivals and highlights, as text and as JSON. */

#include "cli-tests.h"
#include "crumb-run.h"

#include <glib/gstdio.h>

#define FIRST "dff2e95c-f2eb-8ce1-9eda-73ff033110b7"
#define SECOND "cbdd0e2b-74f3-85ed-bbc2-6cc4fbb71f71"
#define LATER "ad21e012-f71b-8158-ae84-57f7f4cfada6"

/* Two games on one evening, and one a month later with Ann. */
static const char *const games[] = {
  "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\", "
  "\"players\": [{\"name\":\"Sue\"},{\"name\":\"张伟\"}], \"entries\": ["
  "{\"what\":\"cookies\",\"seat\":0,\"amount\":9,\"at\":\"2026-03-01T19:40:00Z\"},"
  "{\"what\":\"cookies\",\"seat\":1,\"amount\":20},{\"what\":\"round\"},"
  "{\"what\":\"cookies\",\"seat\":0,\"amount\":44,\"at\":\"2026-03-01T19:55:00Z\"},"
  "{\"what\":\"cookies\",\"seat\":1,\"amount\":30},{\"what\":\"place\",\"text\":\"Kitchen\"}]}",
  "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T20:30:00Z\", "
  "\"players\": [{\"name\":\"张伟\"},{\"name\":\"Sue\"}], \"entries\": ["
  "{\"what\":\"cookies\",\"seat\":0,\"amount\":50},{\"what\":\"cookies\",\"seat\":1,\"amount\":60}]}",
  "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-04-01T20:30:00Z\", "
  "\"players\": [{\"name\":\"Ann\"},{\"name\":\"Sue\"},{\"name\":\"张伟\"}], \"entries\": ["
  "{\"what\":\"cookies\",\"seat\":0,\"amount\":10},{\"what\":\"cookies\",\"seat\":1,\"amount\":20},"
  "{\"what\":\"cookies\",\"seat\":2,\"amount\":51}]}",
};

static void
set_up (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_set_up (fixture, data);
  for (guint i = 0; data == NULL && i < G_N_ELEMENTS (games); i++)
    {
      g_auto (CrumbRun) run = crumb_home_run (fixture, ARGUMENTS ("import", "-"), games[i]);

      g_assert_cmpint (run.status, ==, 0);
    }
}

static void
test_nothing (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings"), NULL, "No games found.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings", "--json"), NULL, "[]\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("highlights"), NULL, "No games found.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("highlights", "--json"), NULL,
                         "{\"games\":0,\"evenings\":0,\"seconds\":0,\"won_most\":[],\"records\":[],\"days\":{}}\n", "",
                         0);
  crumb_home_assert_run (fixture, ARGUMENTS ("rivals", "Sue", "Ann"), NULL, "", "There’s no player “Sue”.\n", 2);
}

static void
test_evenings (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings"), NULL,
                         "2026-04-01 20:30           张伟 1, Ann 0, Sue 0  1 game: Cookie Raid\n"
                         "2026-03-01 19:30  Kitchen  Sue 2, 张伟 0         2 games: Cookie Raid\n",
                         "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings", "--json", "--to=2026-03-31"), NULL,
                         "[{\"started\":\"2026-03-01T19:30:00Z\",\"place\":\"Kitchen\",\"players\":["
                         "{\"name\":\"Sue\",\"won\":2},{\"name\":\"张伟\",\"won\":0}],\"games\":[\"" FIRST
                         "\",\"" SECOND "\"]}]\n",
                         "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings", "--place=Kitchen"), NULL,
                         "2026-03-01 19:30  Kitchen  Sue 1, 张伟 0  1 game: Cookie Raid\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings", "--number=4"), NULL, "No games found.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("evenings", "--number=5"), NULL, "", "A game has at most 4 players.\n", 2);
}

static void
test_rivals (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("rivals", "Sue", "张伟"), NULL,
                         "Games          3\n"
                         "Ahead          Sue ahead in 2, 张伟 in 1\n"
                         "Longest spell  Sue was ahead in 2 games in a row.\n"
                         "Last games     Sue, Sue, 张伟\n"
                         "Cookie Raid    Sue ahead in 2, 张伟 in 1\n"
                         "Closest game   Sue 53, 张伟 50, in game dff2e95c\n"
                         "Widest game    Sue 20, 张伟 51, in game ad21e012\n",
                         "", 0);
  crumb_home_assert_run (
      fixture, ARGUMENTS ("rivals", "--json", "--number=3", "张伟", "Ann"), NULL,
      "{\"name\":\"张伟\",\"against\":\"Ann\",\"games\":1,\"ahead\":1,\"behind\":0,\"longest_spell\":1,"
      "\"by_game\":[{\"game\":\"cookie-raid\",\"games\":1,\"ahead\":1,\"behind\":0,\"closest\":\"" LATER
      "\",\"widest\":\"" LATER "\"}],\"all\":[{\"id\":\"" LATER "\",\"game\":\"cookie-raid\","
      "\"started\":\"2026-04-01T20:30:00Z\",\"points\":51,\"their_points\":10,\"ahead\":1}]}\n",
      "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("rivals", "Sue", "Ann", "--year=2025"), NULL, "No games found.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("rivals", "Sue", "sue"), NULL, "", "Both are Sue. Name two players.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("rivals", "Sue"), NULL, "", "Type PLAYER too: “crumb rivals” needs it.\n",
                         2);
}

static void
test_highlights (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("highlights"), NULL,
                         "3 games on 2 evenings\n"
                         "Sue won most: 2 games\n"
                         "Playing time: 25 min\n"
                         "Cookie Raid\n"
                         "Best round              Sue: 60 cookies                         cbdd0e2b\n"
                         "Biggest comeback        Sue won after being 11 cookies behind.  dff2e95c\n"
                         "Closest finish          Sue won by 3 cookies.                   dff2e95c\n"
                         "Longest game            2 rounds                                dff2e95c\n"
                         "Longest winning streak  Sue won 2 games in a row.               cbdd0e2b\n",
                         "", 0);
  crumb_home_assert_run (
      fixture, ARGUMENTS ("highlights", "--json", "--player=Ann"), NULL,
      "{\"games\":1,\"evenings\":1,\"seconds\":0,\"won_most\":[\"张伟\"],\"records\":["
      "{\"what\":\"best_round\",\"game\":\"cookie-raid\",\"value\":10,\"name\":\"Ann\",\"id\":\"" LATER "\"},"
      "{\"what\":\"closest\",\"game\":\"cookie-raid\",\"value\":31,\"name\":\"张伟\",\"id\":\"" LATER "\"},"
      "{\"what\":\"most_rounds\",\"game\":\"cookie-raid\",\"value\":1,\"id\":\"" LATER "\"}],"
      "\"days\":{\"2026-04-01\":1}}\n",
      "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("highlights", "--year=2025"), NULL, "No games found.\n", "", 0);
}

/* The same choice as of lists. */
static void
test_leaderboard (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (
      fixture, ARGUMENTS ("leaderboard", "--json", "--place=Kitchen"), NULL,
      "[{\"name\":\"Sue\",\"game\":\"cookie-raid\",\"games\":1,\"won\":1,\"rounds\":2,\"cookies\":53,\"best_"
      "round\":44,\"strength\":1662,\"strength_deviation\":290,\"provisional\":true},"
      "{\"name\":\"张伟\",\"game\":\"cookie-raid\",\"games\":1,\"won\":0,\"rounds\":2,\"cookies\":50,\"best_"
      "round\":30,\"strength\":1338,\"strength_deviation\":290,\"provisional\":true}]\n",
      "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "Sue", "--number=3"), NULL,
                         "Cookie Raid\n"
                         "Against  Games  Ahead  Behind  Tied\n"
                         "Ann          1      1       0     0\n"
                         "张伟         1      0       1     0\n",
                         "", 0);
}

static void
test_strength (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "--strength", "--number=2"), NULL,
                         "Cookie Raid\n"
                         "Player  Games  Won  Win rate  Cookies per round  Best round  Strength\n"
                         "Sue         2    2      100%              37.67          60  1747 ± 507 (provisional)\n"
                         "张伟        2    0        0%              33.33          50  1253 ± 507 (provisional)\n",
                         "", 0);
}

#define ADD(name, data, function)                                                                                      \
  g_test_add ("/cli/past/" name, CrumbHome, data, set_up, function, crumb_home_tear_down)

void
add_cli_past_tests (void)
{
  ADD ("nothing", "empty", test_nothing);
  ADD ("evenings", NULL, test_evenings);
  ADD ("rivals", NULL, test_rivals);
  ADD ("highlights", NULL, test_highlights);
  ADD ("leaderboard", NULL, test_leaderboard);
  ADD ("strength", NULL, test_strength);
}
