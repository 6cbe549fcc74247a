/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game is imported, listed, shown and exported unchanged. */

#include "cli-tests.h"
#include "crumb-run.h"

#include "words/crumb-text-wrap.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ID "917ad25b-a5a1-850a-abaf-d7190295f920"

static const char *const game =
    "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\","
    " \"players\": [{\"name\":\"Sue\"},{\"name\":\"张伟\"}], \"entries\": ["
    " {\"what\":\"cookies\",\"seat\":0,\"amount\":20},{\"what\":\"cookies\",\"seat\":1,\"amount\":9},"
    " {\"what\":\"round\"},"
    " {\"what\":\"cookies\",\"seat\":0,\"amount\":33},{\"what\":\"cookies\",\"seat\":1,\"amount\":41}]}";

#define LONG "Maximilianatheodoraelisabethvonhabsburgs"

static const char *const long_game =
    "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\","
    " \"players\": [{\"name\":\"" LONG "\"},{\"name\":\"张伟张伟张伟张伟张伟张伟张伟张伟张伟张伟\"}], \"entries\": ["
    " {\"what\":\"cookies\",\"seat\":0,\"amount\":53},{\"what\":\"cookies\",\"seat\":1,\"amount\":50}]}";

static void
test_empty (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("games"), NULL, "No games yet.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--json"), NULL, "[]\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("show", "917"), NULL, "", "There’s no game “917”.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("show", ""), NULL, "",
                         "“” isn’t the id of a game. “crumb games” lists them.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("export", "917"), NULL, "", "There’s no game “917”.\n", 2);
}

static void
test_one_game (CrumbHome *fixture, gconstpointer data)
{
  crumb_home_assert_run (fixture, ARGUMENTS ("import", "-"), game, "-: added game " ID ".\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("import", "--json", "-"), game,
                         "{\"file\":\"-\",\"id\":\"" ID "\",\"outcome\":\"known\"}\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("games"), NULL,
                         "917ad25b  2026-03-01 19:30  Sue 53, 张伟 50  Sue wins with 53 cookies.\n", "", 0);
  crumb_home_assert_run (
      fixture, ARGUMENTS ("games", "--json"), NULL,
      "[{\"id\":\"" ID "\",\"game\":\"cookie-raid\",\"started\":\"2026-03-01T19:30:00Z\","
      "\"touched\":\"2026-03-01T19:30:00Z\",\"players\":[\"Sue\",\"张伟\"],\"totals\":[53,50],\"rounds\":2,"
      "\"over\":true,\"ended_early\":false,\"winners\":[0]}]\n",
      "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("show", "917"), NULL,
                         "Round       Sue      张伟\n"
                         "    1  +20 = 20    +9 = 9\n"
                         "    2  +33 = 53  +41 = 50\n"
                         "Sue wins with 53 cookies.\n",
                         "", 0);
}

/* How long its longest line is, in cells of a terminal. */
static guint
longest_line (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint longest = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    longest = MAX (longest, crumb_text_width (lines[i], -1));
  return longest;
}

/* Tables keep to the terminal, whatever people are called, and go on below in the column of what they go on with. */
static void
test_narrow (CrumbHome *fixture, gconstpointer data)
{
  const char *const *commands[] = {
    ARGUMENTS ("games"),
    ARGUMENTS ("show", "aafd7cc5"),
    ARGUMENTS ("stats"),
    ARGUMENTS ("stats", LONG),
    ARGUMENTS ("leaderboard"),
    ARGUMENTS ("leaderboard", LONG),
    ARGUMENTS ("rules"),
    ARGUMENTS ("study"),
    ARGUMENTS ("cubbage", "rules"),
  };
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), long_game);
  g_auto (CrumbRun) games = crumb_run_in_columns ("70", fixture->folder, commands[0]);

  g_assert_cmpstr (import.err, ==, "");
  g_assert_cmpstr (games.out, ==,
                   "aafd7cc5  2026-03-01 19:30  Maximilianatheodorae  Maximilianatheodorae\n"
                   "                            lisabethvonhabsburgs  lisabethvonhabsburgs\n"
                   "                            53,                   wins with 53\n"
                   "                            张伟张伟张伟张伟张伟  cookies.\n"
                   "                            张伟张伟张伟张伟张伟\n"
                   "                            50\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    for (guint columns = 60; columns <= 80; columns += 20)
      {
        g_autofree char *narrow = g_strdup_printf ("%u", columns);
        g_auto (CrumbRun) run = crumb_run_in_columns (narrow, fixture->folder, commands[i]);

        g_assert_cmpint (run.status, ==, 0);
        g_assert_cmpuint (longest_line (run.out), <=, columns);
      }
}

static void
test_show_json (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) show = crumb_home_run (fixture, ARGUMENTS ("show", "--json", ID), NULL);
  const char *scores = strstr (show.out, "\"players\"");

  g_assert_cmpint (show.status, ==, 0);
  g_assert_cmpstr (
      scores, ==,
      "\"players\":[\"Sue\",\"张伟\"],\"playing\":[0,1],\"cookies\":[[20,9],[33,41]],\"totals\":[[20,9],[53,50]],"
      "\"winner\":0,\"winners\":[0],\"over\":true,\"ended_early\":false}\n");
}

static void
test_export (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.json", NULL);
  g_autofree char *written = NULL;
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) first = crumb_home_run (fixture, ARGUMENTS ("export", "917"), NULL);
  g_autofree char *known = g_strdup_printf ("%s: game " ID " is already here.\n", path);

  g_assert_cmpint (first.status, ==, 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("export", ID, path), NULL, "", "", 0);
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, first.out);
  crumb_home_assert_run (fixture, ARGUMENTS ("import", path), NULL, known, "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("export", ID), NULL, written, "", 0);
}

/* Bad files are named and left out; the others are imported. */
static void
test_bad_files (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.json", NULL);
  g_autoptr (GString) refused = g_string_new (game);
  g_autofree char *taken = g_strdup_printf (
      "%s: added game " ID ".\nAdded: 1. Updated: 0. Already here: 0. Different here: 0. Couldn’t import: 1.\n", path);

  g_string_replace (refused, "\"amount\":33", "\"amount\":3300", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("import", "-"), refused->str, "",
                         "-: Entry 4: Cookies go from 0 to 999, and you entered 3300.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games"), NULL, "No games yet.\n", "", 0);

  g_assert_true (g_file_set_contents (path, game, -1, NULL));
  crumb_home_assert_run (fixture, ARGUMENTS ("import", "/nonexistent", path), NULL, taken,
                         "/nonexistent: There’s no such file.\n", 2);
}

/* Games are found by whatever their house rules say, and by what the choices are called. */
static void
test_games_by_house_rules (CrumbHome *fixture, gconstpointer data)
{
  static const struct
  {
    const char *search;
    gboolean found;
  } rows[] = {
    { "play to 30", TRUE },  { "30 cookies", TRUE }, { "lowest die wins", TRUE }, { "never", TRUE },
    { "play to 50", FALSE }, { "most pips", FALSE }, { "muggins", FALSE },
  };
  g_autoptr (GString) changed = g_string_new (game);
  g_auto (CrumbRun) import = { 0 };

  g_string_replace (changed, "\"players\"",
                    "\"rules\": \"target=30,comparison=lowest-die,advantage=none\", \"players\"", 1);
  import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), changed->str);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (CrumbRun) run = crumb_home_run (fixture, ARGUMENTS ("games", "--search", rows[i].search), NULL);

      g_test_message ("%s", rows[i].search);
      g_assert_cmpint (strstr (run.out, "张伟") != NULL, ==, rows[i].found);
      g_assert_cmpint (g_str_equal (run.out, "No games found.\n"), !=, rows[i].found);
    }
}

static void
test_games_sifted (CrumbHome *fixture, gconstpointer data)
{
  static const struct
  {
    const char *arguments[5];
    gboolean found;
  } rows[] = {
    { { "games", "--search", "SUE" }, TRUE },
    { { "games", "--search=张 s" }, TRUE },
    { { "games", "--search=Ann" }, FALSE },
    { { "games", "--player=sue" }, TRUE },
    { { "games", "--player=sue", "--year=2026", "--finished" }, TRUE },
    { { "games", "--unfinished" }, FALSE },
    { { "games", "--year=2025" }, FALSE },
    { { "games", "--rules=" }, TRUE },
    { { "games", "--rules=plate=5" }, FALSE },
    { { "games", "--search=2026 sue" }, TRUE },
    { { "games", "--search=2025" }, FALSE },
    { { "games", "--search=final rules" }, TRUE },
    { { "games", "--search=house" }, FALSE },
    { { "games", "--player=sue", "--with=张伟" }, TRUE },
    { { "games", "--winner=sue" }, TRUE },
    { { "games", "--winner=张伟" }, FALSE },
    { { "games", "--number=2" }, TRUE },
    { { "games", "--number=3" }, FALSE },
    { { "games", "--from=2026-03-01", "--to=2026-03-01" }, TRUE },
    { { "games", "--from=2026-03-02" }, FALSE },
    { { "games", "--to=2026-02-28" }, FALSE },
    { { "games", "--to=1969-12-31" }, FALSE },
    { { "games", "--from=1970-01-01" }, TRUE },
    { { "games", "--to=9999-12-30" }, TRUE },
    { { "games", "--to=9999-12-31" }, TRUE },
    { { "games", "--from=9999-12-31", "--to=9999-12-31" }, FALSE },
  };
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (CrumbRun) run = crumb_home_run (fixture, rows[i].arguments, NULL);

      g_test_message ("Row %u", i);
      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (g_str_has_prefix (run.out, "917ad25b  "), ==, rows[i].found);
      g_assert_cmpint (g_str_equal (run.out, "No games found.\n"), !=, rows[i].found);
    }
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--player=Ann"), NULL, "", "There’s no player “Ann”.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--rules=x"), NULL, "",
                         "“x” aren’t rules. “crumb rules” lists them.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--year=-5"), NULL, "", "-5 isn’t a year.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--winner=Ann"), NULL, "", "There’s no player “Ann”.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--number=5"), NULL, "", "A game has at most 4 players.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--from=March"), NULL, "",
                         "“March” isn’t a day. Type one like this: 2026-03-01.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--to=2026-02-30"), NULL, "",
                         "“2026-02-30” isn’t a day. Type one like this: 2026-03-01.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "--from=2026-03-02", "--to=2026-03-01"), NULL, "",
                         "The first day is later than the last one.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("games", "-u", "-f"), NULL, "",
                         "Use only one of “--finished” and “--unfinished”.\n", 2);
}

static void
test_stats (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = { 0 };

  crumb_home_assert_run (fixture, ARGUMENTS ("stats"), NULL, "No games yet.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("stats", "Sue"), NULL, "", "There’s no player “Sue”.\n", 2);
  import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  crumb_home_assert_run (fixture, ARGUMENTS ("stats"), NULL,
                         "Cookie Raid\n"
                         "Player  Games  Won  Cookies per round\n"
                         "Sue         1    1              26.50\n"
                         "张伟        1    0              25.00\n",
                         "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("stats", "SUE"), NULL,
                         "Player                  Sue\n"
                         "Game                    Cookie Raid\n"
                         "Games                   1\n"
                         "Won                     1\n"
                         "Cookies per round       26.50\n"
                         "Best round              33, in game 917ad25b\n"
                         "Streak                  1 game won\n"
                         "Longest winning streak  1\n"
                         "Longest losing streak   0\n"
                         "Strength                1662 ± 581 (provisional)\n"
                         "With 张伟               1 game: ahead in 1, behind in 0\n",
                         "", 0);
  crumb_home_assert_run (
      fixture, ARGUMENTS ("stats", "--json"), NULL,
      "[{\"name\":\"Sue\",\"colour\":\"blue\",\"hidden\":false,\"played\":\"2026-03-01T19:30:00Z\","
      "\"game\":\"cookie-raid\",\"games\":1,\"won\":1,\"rounds\":2,\"cookies\":53},"
      "{\"name\":\"张伟\",\"colour\":\"orange\",\"hidden\":false,\"played\":\"2026-03-01T19:30:00Z\","
      "\"game\":\"cookie-raid\",\"games\":1,\"won\":0,\"rounds\":2,\"cookies\":50}]\n",
      "", 0);
}

static void
test_stats_json (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) stats = crumb_home_run (fixture, ARGUMENTS ("stats", "--json", "张伟"), NULL);
  const char *end = strstr (stats.out, "\"against\"");

  g_assert_cmpint (stats.status, ==, 0);
  g_assert_nonnull (strstr (stats.out, "{\"dice\":3,\"bids\":0,\"won\":0,\"expected\":0.0}"));
  g_assert_nonnull (strstr (
      stats.out, "\"streak\":-1,\"longest_won\":0,\"longest_lost\":1,\"strength\":1338,\"strength_deviation\":290,"
                 "\"provisional\":true,\"over_time\":{\"strength\":[{\"id\":\"917ad25b-a5a1-850a-abaf-d7190295f920\","
                 "\"started\":\"2026-03-01T19:30:00Z\",\"value\":1337.6"));
  g_assert_nonnull (strstr (stats.out, "}],\"bids\":[]},\"against\""));
  g_assert_cmpstr (end, ==,
                   "\"against\":[{\"name\":\"Sue\",\"games\":1,"
                   "\"ahead\":0,\"behind\":1,\"cookies\":50,\"their_cookies\":53}],\"spellings\":[]}\n");
}

/* Only the games that are meant count, for one and for all. */
static void
test_stats_narrowed (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) none = crumb_home_run (fixture, ARGUMENTS ("stats", "Sue", "--year=2025"), NULL);

  g_assert_nonnull (strstr (none.out, "Games   0\n"));
  crumb_home_assert_run (fixture, ARGUMENTS ("stats", "--year=2025"), NULL, "No games found.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("stats", "--year=2026", "--number=2"), NULL,
                         "Cookie Raid\n"
                         "Player  Games  Won  Cookies per round\n"
                         "Sue         1    1              26.50\n"
                         "张伟        1    0              25.00\n",
                         "", 0);
}

/* A draw is nobody's win and nobody's loss, and ends a streak of wins. */
static void
test_stats_drawn (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) won = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) drawn = crumb_home_run (
      fixture, ARGUMENTS ("import", "-"),
      "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-02T19:30:00Z\","
      " \"players\": [{\"name\":\"Sue\"},{\"name\":\"Ann\"}], \"entries\": ["
      " {\"what\":\"cookies\",\"seat\":0,\"amount\":20},{\"what\":\"cookies\",\"seat\":1,\"amount\":20},"
      " {\"what\":\"end\"}]}");
  g_auto (CrumbRun) json = crumb_home_run (fixture, ARGUMENTS ("stats", "Sue", "--json"), NULL);

  crumb_home_assert_run (fixture, ARGUMENTS ("stats", "Sue"), NULL,
                         "Player                  Sue\n"
                         "Game                    Cookie Raid\n"
                         "Games                   2\n"
                         "Won                     1\n"
                         "Drawn                   1\n"
                         "Cookies per round       24.33\n"
                         "Best round              33, in game 917ad25b\n"
                         "Longest winning streak  1\n"
                         "Longest losing streak   0\n"
                         "Strength                1624 ± 513 (provisional)\n"
                         "With Ann                1 game: ahead in 0, behind in 0, tied in 1\n"
                         "With 张伟               1 game: ahead in 1, behind in 0\n",
                         "", 0);
  g_assert_nonnull (strstr (json.out, "\"drawn\":1,\"streak\":0,\"longest_won\":1,\"longest_lost\":0,"));
}

static void
test_leaderboard (CrumbHome *fixture, gconstpointer data)
{
  static const char nothing[] = "No games found.\n";
  g_auto (CrumbRun) import = { 0 };

  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard"), NULL, nothing, "", 0);
  import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard"), NULL,
                         "Cookie Raid\n"
                         "Player  Games  Won  Win rate  Cookies per round  Best round\n"
                         "Sue         1    1      100%              26.50          33\n"
                         "张伟        1    0        0%              25.00          41\n",
                         "", 0);
  crumb_home_assert_run (
      fixture, ARGUMENTS ("leaderboard", "--json", "--year=2026", "--rules=", "--from=2026-03-01"), NULL,
      "[{\"name\":\"Sue\",\"game\":\"cookie-raid\",\"games\":1,\"won\":1,\"rounds\":2,\"cookies\":53,\"best_"
      "round\":33,\"strength\":1662,\"strength_deviation\":290,\"provisional\":true},"
      "{\"name\":\"张伟\",\"game\":\"cookie-raid\",\"games\":1,\"won\":0,\"rounds\":2,\"cookies\":50,\"best_"
      "round\":41,\"strength\":1338,\"strength_deviation\":290,\"provisional\":true}]\n",
      "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "sue"), NULL,
                         "Cookie Raid\nAgainst  Games  Ahead  Behind  Tied\n张伟         1      1       0     0\n", "",
                         0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "--json", "张伟"), NULL,
                         "[{\"name\":\"Sue\",\"game\":\"cookie-raid\",\"games\":1,\"ahead\":0,\"behind\":1}]\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "--year=2025"), NULL, nothing, "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "--rules=plate=5"), NULL, nothing, "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "sue", "--to=2026-02-01"), NULL, nothing, "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "Ann"), NULL, "", "There’s no player “Ann”.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard", "--rules=x"), NULL, "",
                         "“x” aren’t rules. “crumb rules” lists them.\n", 2);
}

/* Points of two games can't be compared, so one of them has to be picked. */
static void
test_leaderboard_of_two (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "cubbage", "open.json", NULL);
  g_auto (CrumbRun) one = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) other = crumb_home_run (fixture, ARGUMENTS ("import", path), NULL);
  g_auto (CrumbRun) picked = crumb_home_run (fixture, ARGUMENTS ("leaderboard", "--game", "cubbage"), NULL);

  crumb_home_assert_run (fixture, ARGUMENTS ("leaderboard"), NULL, "",
                         "You’ve played more than one game. Add “--game cookie-raid” or “--game cubbage”.\n", 2);
  g_assert_cmpint (picked.status, ==, 0);
  g_assert_nonnull (strstr (picked.out, "Ben"));
  g_assert_nonnull (strstr (picked.out, "Best deal"));
  g_assert_null (strstr (picked.out, "Sue"));
}

/* A card sheet leaves its game, and is read by itself. */
static void
test_card_sheet (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "auntie-mildred", "with-sheet.json", NULL);
  g_autofree char *file = g_build_filename (fixture->folder, "sheet.json", NULL);
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", path), NULL);
  g_auto (CrumbRun) without = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) sheet = crumb_home_run (fixture, ARGUMENTS ("auntie-mildred", "sheet", "7b6a1d0e"), NULL);

  g_assert_nonnull (strstr (sheet.out, "\"name\":\"Kitchen box\""));
  g_assert_true (g_file_set_contents (file, sheet.out, -1, NULL));
  crumb_home_assert_run (fixture, ARGUMENTS ("auntie-mildred", "sheet", "--check", file), NULL, sheet.out, "", 0);
  g_assert_true (g_file_set_contents (file, "{\"name\":\"x\",\"cards\":\"111=maybe\",\"texts\":{}}", -1, NULL));
  {
    g_auto (CrumbRun) bad = crumb_home_run (fixture, ARGUMENTS ("auntie-mildred", "sheet", "--check", file), NULL);

    g_assert_nonnull (strstr (bad.err, "isn’t a card sheet of Auntie Mildred’s List."));
    g_assert_cmpint (bad.status, ==, 2);
  }
  g_remove (file);
  crumb_home_assert_run (fixture, ARGUMENTS ("auntie-mildred", "sheet", "--check=/nonexistent"), NULL, "",
                         "/nonexistent: There’s no such file.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("auntie-mildred", "sheet", "917ad25b"), NULL, "",
                         "This game has no card sheet.\n", 2);
  crumb_home_assert_run (
      fixture, ARGUMENTS ("auntie-mildred", "sheet"), NULL,
      "{\"name\":\"\",\"cards\":\"111=always,113=reward:prank1,114=wakeup,123=reward,141=wakeup-always,"
      "143=reward:reroll2\",\"texts\":{}}\n",
      "", 0);
}

static void
damage (CrumbHome *fixture, const char *sql)
{
  g_autofree char *path = g_build_filename (fixture->folder, "crumb", "crumb.db", NULL);
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static void
test_rename (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);

  crumb_home_assert_run (fixture, ARGUMENTS ("rename", "sue", "Susan"), NULL,
                         "“Sue” is now called “Susan” in 1 game.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("games"), NULL,
                         "917ad25b  2026-03-01 19:30  Susan 53, 张伟 50  Susan wins with 53 cookies.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("rename", "--json", "Susan", "Sue"), NULL,
                         "{\"before\":\"Susan\",\"name\":\"Sue\",\"games\":1}\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("rename", "Nobody", "Sue"), NULL, "", "There’s no player “Nobody”.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("rename", "Sue", "张伟"), NULL, "",
                         "“Sue” can’t be called “张伟”. Somebody with that name sat at the same table.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("rename", "Sue", " "), NULL, "",
                         "A name needs something visible, and at most 64 characters.\n", 2);
  crumb_home_assert_run (fixture, ARGUMENTS ("rename", "Sue", "\u202eeuS"), NULL, "",
                         "A name can’t have hidden characters that reverse text or start a new line. Type it again.\n",
                         2);
  crumb_home_assert_run (fixture, ARGUMENTS ("verify"), NULL, "Checked 1 game. Nothing in it is damaged.\n", "", 0);
}

static void
test_verify (CrumbHome *fixture, gconstpointer data)
{
  static const char list_is_off[] = "The list of games doesn’t match this game.";
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) before = crumb_home_run (fixture, ARGUMENTS ("games"), NULL);
  g_autofree char *off = g_strdup_printf ("917ad25b: %s\nThis has been fixed.\n", list_is_off);
  g_autofree char *off_json = g_strdup_printf (
      "{\"games\":1,\"faults\":[{\"game\":\"" ID "\",\"sentence\":\"%s\",\"mended\":true}]}\n", list_is_off);

  crumb_home_assert_run (fixture, ARGUMENTS ("verify"), NULL, "Checked 1 game. Nothing in it is damaged.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("verify", "--json"), NULL, "{\"games\":1,\"faults\":[]}\n", "", 0);
  damage (fixture, "UPDATE summary SET points_0 = 99");
  crumb_home_assert_run (fixture, ARGUMENTS ("verify"), NULL, off, "", 1);
  crumb_home_assert_run (fixture, ARGUMENTS ("verify"), NULL, "Checked 1 game. Nothing in it is damaged.\n", "", 0);
  crumb_home_assert_run (fixture, ARGUMENTS ("games"), NULL, before.out, "", 0);
  damage (fixture, "UPDATE summary SET points_0 = 99");
  crumb_home_assert_run (fixture, ARGUMENTS ("verify", "--json"), NULL, off_json, "", 1);
  damage (fixture, "UPDATE summary SET points_0 = 99");
  crumb_home_assert_run (fixture, ARGUMENTS ("verify", "--rebuild"), NULL,
                         "Checked 1 game. Nothing in it is damaged.\n", "", 0);
}

/* What lists and statistics say is what games say, once lines are missing or a check has found what is wrong. */
static void
test_damaged_lists (CrumbHome *fixture, gconstpointer data)
{
  static const char *const changes[] = {
    "UPDATE sitting SET won = 1 - won",         "UPDATE summary SET rules = NULL",
    "UPDATE summary SET running = -1",          "UPDATE player SET hidden = 1 WHERE key = 'sue'",
    "DELETE FROM sitting WHERE player = 'sue'", "DELETE FROM player WHERE key = 'sue'",
  };
  const char *const *const commands[] = {
    ARGUMENTS ("leaderboard", "--rules=plate=5"),
    ARGUMENTS ("leaderboard", "Sue", "--rules=plate=5"),
    ARGUMENTS ("games", "--search=sue", "--number=2"),
    ARGUMENTS ("stats"),
  };
  g_autofree char *by_rules = g_strdup_printf ("{\"rules\": \"plate=5\", %s", game + 1);
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), by_rules);

  g_assert_cmpstr (import.err, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CrumbRun) before = crumb_home_run (fixture, commands[i], NULL);

      g_assert_null (strstr (before.out, "No games"));
      damage (fixture, "DELETE FROM summary");
      crumb_home_assert_run (fixture, commands[i], NULL, before.out, "", 0);
      for (guint n = i % 2; n < G_N_ELEMENTS (changes); n += 2)
        {
          g_auto (CrumbRun) verify = { 0 };

          damage (fixture, changes[n]);
          verify = crumb_home_run (fixture, ARGUMENTS ("verify"), NULL);
          g_assert_cmpint (verify.status, ==, 1);
          crumb_home_assert_run (fixture, commands[i], NULL, before.out, "", 0);
        }
    }
}

/* A damaged game that figures leave out is said to be. */
static void
test_lacking (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) players = { 0 };
  g_auto (CrumbRun) leaderboard = { 0 };
  g_auto (CrumbRun) json = { 0 };
  g_autoptr (GString) another = g_string_new (game);

  damage (fixture, "UPDATE game SET first = 1 - first; DELETE FROM sitting");
  damage (fixture, "DELETE FROM summary");
  players = crumb_home_run (fixture, ARGUMENTS ("stats"), NULL);
  leaderboard = crumb_home_run (fixture, ARGUMENTS ("leaderboard"), NULL);
  g_assert_cmpint (players.status, ==, 0);
  g_assert_true (g_str_has_suffix (players.out, "\nWithout 1 damaged game.\n"));
  g_assert_true (g_str_has_suffix (leaderboard.out, "\nWithout 1 damaged game.\n"));

  /* The same game once more, which is not damaged. */
  g_string_replace (another, "19:30", "20:30", 1);
  json = crumb_home_run (fixture, ARGUMENTS ("import", "-"), another->str);
  g_assert_cmpint (json.status, ==, 0);
  crumb_run_clear (&json);
  json = crumb_home_run (fixture, ARGUMENTS ("stats", "--json", "Sue"), NULL);
  g_assert_nonnull (strstr (json.out, "\"games\":1"));
  g_assert_nonnull (strstr (json.out, "\"without_damaged\":1"));
}

/* What turns the text of a terminal around is printed as what it is, and of a title nothing but what is seen. */
static void
test_escapes (CrumbHome *fixture, gconstpointer data)
{
  static const char titled[] = "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"players\":[{\"name\":\"Sue\"},"
                               "{\"name\":\"John\"}],\"entries\":[{\"what\":\"title\",\"text\":\"a\\u202eb\"}]}";
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), titled);
  g_auto (CrumbRun) games = crumb_home_run (fixture, ARGUMENTS ("games", "--json"), NULL);
  g_auto (CrumbRun) refused = crumb_home_run (fixture, ARGUMENTS ("a\u202eb"), NULL);

  g_assert_cmpint (import.status, ==, 0);
  g_assert_nonnull (strstr (games.out, "\"title\":\"ab\""));
  g_assert_nonnull (strstr (refused.err, "“a\\u202eb”"));
}

/* What is whole goes out, what isn't is named. */
static void
test_export_damaged (CrumbHome *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);

  damage (fixture, "UPDATE game SET first = 1 - first");
  crumb_home_assert_run (
      fixture, ARGUMENTS ("export", "--all"), NULL, "{\n  \"crumb-games\": 1,\n  \"games\": [\n  ]\n}\n",
      "Game " ID " was left out. This game is damaged. Its players or rules aren’t what was saved.\n", 1);
}

/* All of them find no record, one makes it, and none complains. */
static void
test_first_starts (CrumbHome *fixture, gconstpointer data)
{
  CrumbRun runs[9];

  crumb_run_at_once (runs, G_N_ELEMENTS (runs), "XDG_DATA_HOME", fixture->folder, ARGUMENTS ("games"));
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_assert_cmpstr (runs[i].err, ==, "");
      g_assert_cmpint (runs[i].status, ==, 0);
      crumb_run_clear (&runs[i]);
    }
  crumb_home_assert_run (fixture, ARGUMENTS ("verify"), NULL, "Checked 0 games. Nothing in them is damaged.\n", "", 0);
}

/* Nothing waits for a pipe, and what can't be written is named with the reason. */
static void
test_export_elsewhere (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "link.json", NULL);
  g_autofree char *real = g_build_filename (fixture->folder, "real.json", NULL);
  g_autofree char *lost = g_build_filename (fixture->folder, "no", "folder.json", NULL);
  g_autofree char *about_pipe =
      g_strdup_printf ("Couldn’t save “%s”: It isn’t a file, but a pipe, a socket or a device.\n", pipe);
  g_autofree char *about_lost = g_strdup_printf ("Couldn’t save “%s”: Its folder doesn’t exist.\n", lost);
  static const char *const ways[] = { "--all", ID };
  g_auto (CrumbRun) import = crumb_home_run (fixture, ARGUMENTS ("import", "-"), game);

  g_assert_no_errno (mkfifo (pipe, 0600));
  g_assert_no_errno (symlink ("real.json", link));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *text = NULL;

      crumb_home_assert_run (fixture, ARGUMENTS ("export", ways[i], pipe), NULL, "", about_pipe, 2);
      crumb_home_assert_run (fixture, ARGUMENTS ("export", ways[i], "/dev/full"), NULL, "",
                             "Couldn’t save “/dev/full”: It isn’t a file, but a pipe, a socket or a device.\n", 2);
      crumb_home_assert_run (fixture, ARGUMENTS ("export", ways[i], lost), NULL, "", about_lost, 1);
      g_assert_true (g_file_set_contents (real, "before", -1, NULL));
      crumb_home_assert_run (fixture, ARGUMENTS ("export", ways[i], link), NULL, "", "", 0);
      g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
      g_assert_true (g_file_get_contents (real, &text, NULL, NULL));
      crumb_home_assert_run (fixture, ARGUMENTS ("export", ways[i]), NULL, text, "", 0);
    }
  g_unlink (pipe);
  g_unlink (link);
  g_unlink (real);
}

/* The same games, imported by two at once, are there once, and nobody is turned away. */
static void
test_imports_at_once (CrumbHome *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "games.json", NULL);
  g_autoptr (GString) games = g_string_new ("{\"crumb-games\": 1, \"games\": [");
  CrumbRun runs[2];

  for (guint i = 0; i < 40; i++)
    g_string_append_printf (games, "%s{\"id\": \"917ad25b-0000-4000-8000-%012u\", %s", i > 0 ? "," : "", i, game + 1);
  g_string_append (games, "]}");
  g_assert_true (g_file_set_contents (path, games->str, -1, NULL));
  crumb_run_at_once (runs, G_N_ELEMENTS (runs), "XDG_DATA_HOME", fixture->folder, ARGUMENTS ("import", path));
  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_assert_cmpstr (runs[i].err, ==, "");
      g_assert_cmpint (runs[i].status, ==, 0);
      crumb_run_clear (&runs[i]);
    }
  crumb_home_assert_run (fixture, ARGUMENTS ("verify"), NULL, "Checked 40 games. Nothing in them is damaged.\n", "", 0);
  g_assert_no_errno (g_unlink (path));
}

void
add_cli_record_tests (void)
{
  g_setenv ("TZ", "UTC", TRUE);

  g_test_add ("/cli/record/empty", CrumbHome, NULL, crumb_home_set_up, test_empty, crumb_home_tear_down);
  g_test_add ("/cli/record/one-game", CrumbHome, NULL, crumb_home_set_up, test_one_game, crumb_home_tear_down);
  g_test_add ("/cli/record/narrow", CrumbHome, NULL, crumb_home_set_up, test_narrow, crumb_home_tear_down);
  g_test_add ("/cli/record/show-json", CrumbHome, NULL, crumb_home_set_up, test_show_json, crumb_home_tear_down);
  g_test_add ("/cli/record/export", CrumbHome, NULL, crumb_home_set_up, test_export, crumb_home_tear_down);
  g_test_add ("/cli/record/bad-files", CrumbHome, NULL, crumb_home_set_up, test_bad_files, crumb_home_tear_down);
  g_test_add ("/cli/record/games-by-house-rules", CrumbHome, NULL, crumb_home_set_up, test_games_by_house_rules,
              crumb_home_tear_down);
  g_test_add ("/cli/record/games-sifted", CrumbHome, NULL, crumb_home_set_up, test_games_sifted, crumb_home_tear_down);
  g_test_add ("/cli/record/stats", CrumbHome, NULL, crumb_home_set_up, test_stats, crumb_home_tear_down);
  g_test_add ("/cli/record/stats-drawn", CrumbHome, NULL, crumb_home_set_up, test_stats_drawn, crumb_home_tear_down);
  g_test_add ("/cli/record/stats-json", CrumbHome, NULL, crumb_home_set_up, test_stats_json, crumb_home_tear_down);
  g_test_add ("/cli/record/stats-narrowed", CrumbHome, NULL, crumb_home_set_up, test_stats_narrowed,
              crumb_home_tear_down);
  g_test_add ("/cli/record/leaderboard", CrumbHome, NULL, crumb_home_set_up, test_leaderboard, crumb_home_tear_down);
  g_test_add ("/cli/record/leaderboard-of-two", CrumbHome, NULL, crumb_home_set_up, test_leaderboard_of_two,
              crumb_home_tear_down);
  g_test_add ("/cli/record/card-sheet", CrumbHome, NULL, crumb_home_set_up, test_card_sheet, crumb_home_tear_down);
  g_test_add ("/cli/record/escapes", CrumbHome, NULL, crumb_home_set_up, test_escapes, crumb_home_tear_down);
  g_test_add ("/cli/record/lacking", CrumbHome, NULL, crumb_home_set_up, test_lacking, crumb_home_tear_down);
  g_test_add ("/cli/record/damaged-lists", CrumbHome, NULL, crumb_home_set_up, test_damaged_lists,
              crumb_home_tear_down);
  g_test_add ("/cli/record/export-damaged", CrumbHome, NULL, crumb_home_set_up, test_export_damaged,
              crumb_home_tear_down);
  g_test_add ("/cli/record/first-starts", CrumbHome, NULL, crumb_home_set_up, test_first_starts, crumb_home_tear_down);
  g_test_add ("/cli/record/export-elsewhere", CrumbHome, NULL, crumb_home_set_up, test_export_elsewhere,
              crumb_home_tear_down);
  g_test_add ("/cli/record/imports-at-once", CrumbHome, NULL, crumb_home_set_up, test_imports_at_once,
              crumb_home_tear_down);
  g_test_add ("/cli/record/rename", CrumbHome, NULL, crumb_home_set_up, test_rename, crumb_home_tear_down);
  g_test_add ("/cli/record/verify", CrumbHome, NULL, crumb_home_set_up, test_verify, crumb_home_tear_down);
}
