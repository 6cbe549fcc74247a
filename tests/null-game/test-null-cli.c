/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands that work for any game, and those that a game brings. */

#include "null-game-tests.h"

#include "../cli/crumb-run.h"

#include <glib/gstdio.h>
#include <string.h>

static const char *const game =
    "{\"crumb-game\": 1, \"game\": \"null\", \"started\": \"2026-03-01T19:30:00Z\","
    " \"players\": [{\"name\":\"Sue\"},{\"name\":\"John\"}], \"rules\": \"to=3\", \"entries\": ["
    " {\"what\":\"point\",\"seat\":0},{\"what\":\"point\",\"seat\":1},"
    " {\"what\":\"point\",\"seat\":1},{\"what\":\"point\",\"seat\":1}]}";

static void
assert_run (CrumbHome *fixture, const char *const arguments[], const char *out)
{
  g_auto (CrumbRun) run = crumb_home_run (fixture, arguments, NULL);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpstr (run.out, ==, out);
  g_assert_cmpint (run.status, ==, 0);
}

static void
assert_has (CrumbHome *fixture, const char *const arguments[], const char *part)
{
  g_auto (CrumbRun) run = crumb_home_run (fixture, arguments, NULL);

  g_assert_cmpstr (run.err, ==, "");
  if (strstr (run.out, part) == NULL)
    g_test_message ("%s", run.out);
  g_assert_nonnull (strstr (run.out, part));
}

static void
test_neutral (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_autofree char *id = NULL;

  g_assert_cmpstr (import.err, ==, "");
  id = g_strndup (import.out + strlen ("-: added game "), 8);

  assert_has (fixture, ARGUMENTS ("games"), "Sue 1, John 3  John wins with 3 points.");
  assert_has (fixture, ARGUMENTS ("games", "--json"), "\"game\":\"null\"");
  assert_has (fixture, ARGUMENTS ("show", id), "+1 = 3\nJohn wins with 3 points.\n");
  assert_has (fixture, ARGUMENTS ("show", "--json", id), "\"points\":[[1,0],[0,1],[0,1],[0,1]],\"totals\":");
  assert_has (fixture, ARGUMENTS ("export", "--csv", id), "\r\n4,0,1,1,3\r\n");
  assert_has (fixture, ARGUMENTS ("export", id), "\"what\":\"point\"");
  assert_run (fixture, ARGUMENTS ("verify"), "Checked 1 game. Nothing in it is damaged.\n");
}

/* Points of two games are never added up; --game tells them apart. */
static void
test_two_games (CrumbHome *fixture, gconstpointer data)
{
  const char *raid = "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\","
                     " \"players\": [{\"name\":\"Sue\"},{\"name\":\"Ann\"}], \"entries\": ["
                     " {\"what\":\"cookies\",\"seat\":0,\"amount\":60},"
                     " {\"what\":\"cookies\",\"seat\":1,\"amount\":9}]}";
  g_auto (CrumbRun) one = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) other = crumb_home_run (fixture, ARGUMENTS ("import", "-"), raid);
  g_auto (CrumbRun) wrong = crumb_home_run (fixture, ARGUMENTS ("games", "--game=whist"), NULL);

  assert_run (fixture, ARGUMENTS ("stats"),
              "Player  Games  Won\nSue         2    1\nAnn         1    0\nJohn        1    1\n");
  assert_run (fixture, ARGUMENTS ("stats", "--game=null"),
              "Null\nPlayer  Games  Won  Points per round\nJohn        1    1              0.75\n"
              "Sue         1    0              0.25\n");
  assert_run (fixture, ARGUMENTS ("stats", "--game=cookie-raid"),
              "Cookie Raid\nPlayer  Games  Won  Cookies per round\nAnn         1    0               9.00\n"
              "Sue         1    1              60.00\n");
  assert_has (fixture, ARGUMENTS ("stats", "--json", "--game=null"), "\"rounds\":4,\"points\":1}]");
  assert_has (fixture, ARGUMENTS ("stats", "Sue", "--game=null"), "Most in a row");
  assert_has (fixture, ARGUMENTS ("stats", "Sue", "-g", "cookie-raid", "--json"), "\"cookies\":60,");
  assert_has (fixture, ARGUMENTS ("games", "--game=null", "--rules=to=3"), "Sue 1, John 3");
  assert_has (fixture, ARGUMENTS ("games", "--game=cookie-raid"), "Sue 60, Ann 9");
  g_assert_cmpstr (wrong.err, ==, "Crumb doesn’t know the game “whist”. Type one of these: cookie-raid, null.\n");
  g_assert_cmpint (wrong.status, ==, 2);
}

static void
test_refused (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *bad = g_strdup (game);
  g_auto (CrumbRun) run = { 0 };

  strstr (bad, "\"seat\":1")[strlen ("\"seat\":")] = '7';
  run = crumb_home_run (fixture, ARGUMENTS ("import", "-"), bad);
  g_assert_cmpstr (run.err, ==, "-: Entry 2: That is no point.\n");
  g_assert_cmpint (run.status, ==, 2);
}

static void
test_own (CrumbHome *fixture, gconstpointer data)
{
  assert_run (fixture, ARGUMENTS ("null", "count", "1", "1"), "2\n");
  assert_has (fixture, ARGUMENTS ("null", "count", "--help"), "crumb null count [OPTION…] POINT…");
  assert_has (fixture, ARGUMENTS ("help", "null", "count"), "crumb null count [OPTION…] POINT…");
  assert_run (fixture, ARGUMENTS ("help", "null"), "Commands:\n  null count   Count points.\n");
  assert_run (fixture, ARGUMENTS ("null"), "Commands:\n  null count   Count points.\n");
  assert_run (fixture, ARGUMENTS ("null", "--help"), "Commands:\n  null count   Count points.\n");
  assert_has (fixture, ARGUMENTS ("help"), "scorekeeper for dice games: Cookie Raid, Null.");
  assert_has (fixture, ARGUMENTS ("help"), "\n  bid          Judge one bid: who wins, and why.\n");
  assert_has (fixture, ARGUMENTS ("help"), "\n  null count   Count points.\n");
}

static void
test_mistyped (CrumbHome *fixture, gconstpointer data)
{
  static const struct
  {
    const char *arguments[4];
    const char *err;
  } rows[] = {
    { { "null", "cuont" }, "“null cuont” isn’t a command. “crumb help” lists them all.\n" },
    { { "help", "null", "cuont" }, "“null cuont” isn’t a command. “crumb help” lists them all.\n" },
    { { "null", "count" }, "Type POINT too: “crumb null count” needs it.\n" },
    { { "count" }, "“count” isn’t a command. “crumb help” lists them all.\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (CrumbRun) run = crumb_home_run (fixture, rows[i].arguments, NULL);

      g_assert_cmpstr (run.err, ==, rows[i].err);
      g_assert_cmpint (run.status, ==, 2);
    }
}

static void
add (const char *path, void (*test) (CrumbHome *fixture, gconstpointer data))
{
  g_test_add (path, CrumbHome, NULL, crumb_home_set_up, test, crumb_home_tear_down);
}

void
add_null_cli_tests (void)
{
  add ("/null/cli/neutral", test_neutral);
  add ("/null/cli/two-games", test_two_games);
  add ("/null/cli/refused", test_refused);
  add ("/null/cli/own", test_own);
  add ("/null/cli/mistyped", test_mistyped);
}
