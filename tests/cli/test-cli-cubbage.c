/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands of Cubbage: arguments in; answer, complaint and exit status out. And its games, in and out. */

#include "cli-tests.h"
#include "crumb-run.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#define MOST_ARGUMENTS 10
/* All begin with “cubbage”. */
static const CrumbRunRow rows[] = {
  { { "count", "1224", "5" },
    "1-2-2-4 and 5 make 10 points: four sevens for 8 (1+2+4 two ways, 2+5 two ways), pair 2-2 for 2.\n",
    "",
    0 },
  { { "count", "--json", "1224", "5" },
    "{\"points\":10,\"parts\":[{\"kind\":\"seven\",\"dice\":\"124\",\"points\":2},{\"kind\":\"seven\",\"dice\":\"124\","
    "\"points\":2},{\"kind\":\"seven\",\"dice\":\"25\",\"points\":2},{\"kind\":\"seven\",\"dice\":\"25\",\"points\":2},"
    "{\"kind\":\"kind\",\"dice\":\"22\",\"points\":2}],\"text\":\"1-2-2-4 and 5 make 10 points: four sevens "
    "for 8 (1+2+4 two ways, 2+5 two ways), pair 2-2 for 2.\"}\n",
    "",
    0 },
  { { "count", "2334", "4" },
    "2-3-3-4 and 4 make 24 points: four sevens for 8 (3+4 four ways), pair 3-3 for 2, pair 4-4 for 2, run 2-3-4 "
    "four ways for 12.\n",
    "",
    0 },
  { { "count", "1,3,5,5", "⚄" }, "1-3-5-5 and 5 make 6 points: three of a kind 5-5-5 for 6.\n", "", 0 },
  { { "count", "-j", "1355", "5" },
    "{\"points\":6,\"parts\":[{\"kind\":\"kind\",\"dice\":\"555\",\"points\":6}],\"text\":\"1-3-5-5 and 5 make "
    "6 points: three of a kind 5-5-5 for 6.\"}\n",
    "",
    0 },
  { { "play", "3", "4", "5" },
    "3 leads. 4 makes 7: seven for 2. 5 makes 12: run 3-4-5 for 3. That’s 5 points in all.\n",
    "",
    0 },
  { { "play", "--json", "--last", "3", "4", "5" },
    "{\"dice\":[{\"die\":3,\"total\":3,\"points\":0,\"parts\":[]},{\"die\":4,\"total\":7,\"points\":2,\"parts\":[{"
    "\"kind\":\"seven\","
    "\"dice\":\"34\",\"points\":2}]},{\"die\":5,\"total\":12,\"points\":4,\"parts\":[{\"kind\":\"run\",\"dice\":"
    "\"345\","
    "\"points\":3},{\"kind\":\"last\",\"dice\":\"5\",\"points\":1}]}],\"text\":\"3 leads. 4 makes 7: seven for "
    "2. 5 makes 12: run 3-4-5 for 3, last die for 1. That’s 6 points in all.\"}\n",
    "",
    0 },
  { { "play", "3", "4", "5", "--last" },
    "3 leads. 4 makes 7: seven for 2. 5 makes 12: run 3-4-5 for 3, last die for 1. That’s 6 points in all.\n",
    "",
    0 },
  { { "play", "1", "2", "2", "1", "2", "1" },
    "1 leads. 2 makes 3. 2 makes 5: pair 2-2 for 2. 1 makes 6. 2 makes 8. 1 makes 9. That’s 2 points in all.\n",
    "",
    0 },
  { { "play", "1111", "1", "111" },
    "1 leads. 1 makes 2: pair 1-1 for 2. 1 makes 3: three of a kind 1-1-1 for 6. 1 makes 4: four of a kind 1-1-1-1 "
    "for 12. 1 makes 5: five of a kind 1-1-1-1-1 for 20. 1 makes 6: six of a kind 1-1-1-1-1-1 for 30. 1 makes "
    "7: seven for 2, seven of a kind 1-1-1-1-1-1-1 for 42. 1 makes 8: eight of a kind 1-1-1-1-1-1-1-1 for 56. "
    "That’s 170 points in all.\n",
    "",
    0 },
  { { "play", "2", "2", "3" },
    "2 leads. 2 makes 4: pair 2-2 for 2. 3 makes 7: seven for 2. That’s 4 points in all.\n",
    "",
    0 },
  { { "play", "--rules=run=up", "5", "4", "3" }, "5 leads. 4 makes 9. 3 makes 12. Nothing scores.\n", "", 0 },
  { { "play", "5", "4", "3" }, "5 leads. 4 makes 9. 3 makes 12: run 3-4-5 for 3. That’s 3 points in all.\n", "", 0 },
  { { "play", "--json", "-r", "run=up-or-down", "3", "5", "4" },
    "{\"dice\":[{\"die\":3,\"total\":3,\"points\":0,\"parts\":[]},{\"die\":5,\"total\":8,\"points\":0,\"parts\":[]},"
    "{\"die\":4,\"total\":12,\"points\":0,\"parts\":[]}],\"text\":\"3 leads. 5 makes 8. 4 makes 12. Nothing "
    "scores.\"}\n",
    "",
    0 },
  { { "play", "6", "6", "1", "1", "1" },
    "6 leads. 6 makes 12: pair 6-6 for 2. 1 makes 13. 1 makes 14: pair 1-1 for 2. 1 makes 15: three of a kind "
    "1-1-1 for 6, 15 for 2. That’s 12 points in all.\n",
    "",
    0 },
  { { "play", "2" }, "2 leads. Nothing scores.\n", "", 0 },
  { { "study", "--json" },
    "{\"hand\":\"14425/1296\",\"hand_decimal\":11.130401234567902,\"best_keep\":\"55043/"
    "3456\",\"best_keep_decimal\":15.926793981481481,"
    "\"ways\":[0,0,0,0,420,0,490,180,1650,480,860,180,1600,0,625,60,270,20,360,0,196,120,90,40,135],\"hands\":7776}\n",
    "",
    0 },
  { { "count" }, "", "Type both HAND and STARTER, as in 1224 5.\n", 2 },
  { { "count", "1224" }, "", "Type both HAND and STARTER, as in 1224 5.\n", 2 },
  { { "count", "1224", "5", "5" }, "", "“crumb cubbage count” doesn’t take “5”.\n", 2 },
  { { "count", "122", "5" }, "", "“122” isn’t 4 dice.\n", 2 },
  { { "count", "1224", "55" }, "", "“55” isn’t 1 die.\n", 2 },
  { { "count", "1227", "5" }, "", "“7” in “1227” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n", 2 },
  { { "count", "12?4", "5" }, "", "“12?4” aren’t plain faces. Type them as in 1224.\n", 2 },
  { { "count", "1r224", "5" }, "", "“1r224” aren’t plain faces. Type them as in 1224.\n", 2 },
  { { "count", "-", "5" }, "", "“-” isn’t 4 dice.\n", 2 },
  { { "play" }, "", "Type the dice in the order they were laid, as in 3 4 5.\n", 2 },
  { { "play", "6", "6", "6" }, "", "“6” brings the total to 18, but the play stops at 15.\n", 2 },
  { { "play", "-" }, "", "“-” has no dice.\n", 2 },
  { { "play", "111111111" }, "", "“111111111” has too many dice. A deal has at most 8 to lay.\n", 2 },
  { { "play", "--rules=run=down", "3" }, "", "“run” takes any | up-or-down | up, not down.\n", 2 },
  { { "play", "--lost", "3" }, "", "Unknown option --lost. “crumb cubbage play --help” lists the options.\n", 2 },
  { { "keep" }, "", "Type all six dice, as in 122456.\n", 2 },
  { { "keep", "12345" }, "", "“12345” isn’t 6 dice.\n", 2 },
  { { "keep", "123456", "1" }, "", "“crumb cubbage keep” doesn’t take “1”.\n", 2 },
  { { "keep", "--crib=hers", "123456" }, "", "“hers” isn’t anybody’s crib. Type --crib=mine or --crib=theirs.\n", 2 },
  { { "keep", "--crib" }, "", "Missing argument for --crib. “crumb cubbage keep --help” lists the options.\n", 2 },
  { { "study", "1" }, "", "“crumb cubbage study” doesn’t take “1”.\n", 2 },
  { { "count", "--batch", "1224", "5" }, "", "“crumb cubbage count” doesn’t take “1224”.\n", 2 },
  { { "counts" }, "", "“cubbage counts” isn’t a command. “crumb help” lists them all.\n", 2 },
};

/* Every line has an answer; an option in a line goes for that line only. */
static void
test_batch (void)
{
  static const struct
  {
    const char *arguments[5];
    const char *in;
    const char *out;
    const char *err;
  } batches[] = {
    { { "cubbage", "count", "--batch" },
      "1224 5\n\n1355 5\n1224\n",
      "1-2-2-4 and 5 make 10 points: four sevens for 8 (1+2+4 two ways, 2+5 two ways), pair 2-2 for 2.\n"
      "\n"
      "1-3-5-5 and 5 make 6 points: three of a kind 5-5-5 for 6.\n"
      "\n",
      "Line 2: Type both HAND and STARTER, as in 1224 5.\nLine 4: Type both HAND and STARTER, as in 1224 5.\n" },
    { { "cubbage", "play", "-b" },
      "--last 3 4\n3 4\n--lost 3\n",
      "3 leads. 4 makes 7: seven for 2, last die for 1. That’s 3 points in all.\n"
      "3 leads. 4 makes 7: seven for 2. That’s 2 points in all.\n"
      "\n",
      "Line 3: Unknown option --lost. “crumb cubbage play --help” lists the options.\n" },
    { { "cubbage", "play", "-b", "--last" }, "3\n", "3 leads: last die for 1. That’s 1 point in all.\n", "" },
    { { "cubbage", "keep", "-b", "--crib=mine" },
      "122456\n122456 --crib theirs\n--crib=x 122456\n122456 --crib\n122456 --json\n",
      "Keep 1-4-5-6 and push 2-2: the hand is worth 10.00 points on average, and your crib 13.12.\n"
      "Keep 1-2-2-4 and push 5-6: the hand is worth 12.33 points on average, and their crib 9.26.\n"
      "\n\n\n",
      "Line 3: “x” isn’t anybody’s crib. Type --crib=mine or --crib=theirs.\n"
      "Line 4: Missing argument for --crib. “crumb cubbage keep --help” lists the options.\n"
      "Line 5: Unknown option --json. “crumb cubbage keep --help” lists the options.\n" },
    { { "cubbage", "play", "-b", "--rules=run=up" },
      "3 2 1\n3 2 1 --rules=run=any\n",
      "3 leads. 2 makes 5. 1 makes 6. Nothing scores.\n"
      "3 leads. 2 makes 5. 1 makes 6: run 1-2-3 for 3. That’s 3 points in all.\n",
      "" },
    { { "cubbage", "study", "-b" },
      "\n",
      "A random hand with its starter is worth 11.13 points on average (14425/1296); the best four of six dice are "
      "worth 15.93 (55043/3456).\n",
      "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (batches); i++)
    {
      g_auto (CrumbRun) run = crumb_run (batches[i].arguments, batches[i].in);

      g_assert_cmpstr (run.out, ==, batches[i].out);
      g_assert_cmpstr (run.err, ==, batches[i].err);
      g_assert_cmpint (run.status, ==, *batches[i].err != '\0' ? 1 : 0);
    }
}

static void
test_keep (void)
{
  static const struct
  {
    const char *arguments[7];
    const char *best[5];
  } sides[] = {
    { { "cubbage", "keep", "--json", "122456" }, { "1224", "56", "37/3", "667/72", "37/3" } },
    { { "cubbage", "keep", "--json", "--crib=mine", "654221" }, { "1456", "22", "10/1", "1417/108", "2497/108" } },
    { { "cubbage", "keep", "--json", "--crib", "theirs", "122456" }, { "1224", "56", "37/3", "667/72", "221/72" } },
  };
  static const char *const fields[] = { "keep", "push", "hand", "crib", "value" };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_auto (CrumbRun) run = crumb_run (sides[i].arguments, NULL);
      g_autoptr (JsonNode) root = json_from_string (run.out, NULL);
      JsonArray *keeps = json_object_get_array_member (json_node_get_object (root), "keeps");

      g_assert_cmpuint (json_array_get_length (keeps), ==, 11);
      for (gsize field = 0; field < G_N_ELEMENTS (fields); field++)
        g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (keeps, 0), fields[field]), ==,
                         sides[i].best[field]);
    }
}

/* Without --json every way is a line, the best first; equal dice are one way. */
static void
test_keep_table (void)
{
  g_auto (CrumbRun) run = crumb_run (ARGUMENTS ("cubbage", "keep", "111326"), NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 1 + 1 + 7 + 1);
  g_assert_cmpstr (lines[2], ==, "Keep     Push   Hand   Crib  Value");
}

static void
test_rules (void)
{
  g_auto (CrumbRun) text = crumb_run (ARGUMENTS ("cubbage", "rules"), NULL);
  g_auto (CrumbRun) json = crumb_run (ARGUMENTS ("cubbage", "rules", "--json"), NULL);
  static const char *const knobs[] = { "table=solo ",    "head-start=0 ", "run=any ",      "win=at-once ",
                                       "held=next-die ", "skunk=0 ",      "count=referee", "false-go=report",
                                       "target=121 ",    "head-start-0=0" };

  for (gsize i = 0; i < G_N_ELEMENTS (knobs); i++)
    g_assert_nonnull (strstr (text.out, knobs[i]));
  g_assert_nonnull (strstr (json.out, "{\"id\":\"two-hidden\",\"name\":\"Two, dice hidden\","));
  g_assert_nonnull (strstr (json.out, "\"default\":\"121\",\"min\":1,\"max\":999}"));
}

static void
test_help (void)
{
  const char *const commands[] = { "count", "play", "keep", "study", "rules" };
  g_auto (CrumbRun) all = crumb_run (ARGUMENTS ("help"), NULL);

  g_assert_nonnull (strstr (all.out, "scorekeeper for dice games: Cookie Raid, Cubbage"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *name = g_strdup_printf ("cubbage %s", commands[i]);
      g_autofree char *usage = g_strdup_printf ("crumb %s [OPTION…]", name);
      g_auto (CrumbRun) asked = crumb_run (ARGUMENTS ("cubbage", commands[i], "--help"), NULL);

      g_assert_nonnull (strstr (all.out, name));
      g_assert_nonnull (strstr (asked.out, usage));
      g_assert_cmpint (asked.status, ==, 0);
    }
}

typedef struct
{
  const char *name;
  const char *listed;
} Game;

static const Game games[] = {
  { "solo", "Ana 103, Opponent 122  Opponent wins with 122 points." },
  { "hidden", "Ana 91, Ben 128  Ben wins with 128 points." },
  { "open", "Ana 89, Ben 140  Ben wins with 140 points." },
  { "score-only", "Ana 123, Ben 122  Ana wins with 123 points." },
  { "insisted", "Ana 36, Ben 50  Ana wins with 36 points. The game ended early." },
  { "skunk", "Ana 60, Ben 124  Ben wins with 124 points. It’s a skunk: Ana has only 60 points." },
};

/* A game file goes in and comes out as it was, byte for byte. */
static void
test_game_file (gconstpointer data)
{
  const Game *game = data;
  g_autofree char *home = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  g_autofree char *file = g_strconcat (game->name, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "cubbage", file, NULL);
  g_autofree char *text = NULL;
  g_auto (CrumbRun) import = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("import", path), NULL);
  g_auto (CrumbRun) list = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("games"), NULL);
  g_autofree char *id = g_strndup (list.out, 8);
  g_auto (CrumbRun) export = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("export", id), NULL);
  g_auto (CrumbRun) verify = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("verify"), NULL);

  g_assert_cmpstr (import.err, ==, "");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (list.out, game->listed));
  g_assert_cmpstr (export.out, ==, text);
  g_assert_cmpint (verify.status, ==, 0);
  crumb_run_remove_folder (home);
}

void
add_cli_cubbage_tests (void)
{
  crumb_run_add_rows ("/cli/cubbage/rows", "cubbage", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/cli/cubbage/batch", test_batch);
  g_test_add_func ("/cli/cubbage/keep", test_keep);
  g_test_add_func ("/cli/cubbage/keep-table", test_keep_table);
  g_test_add_func ("/cli/cubbage/rules", test_rules);
  g_test_add_func ("/cli/cubbage/help", test_help);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/cubbage/games/", games[i].name, NULL);

      g_test_add_data_func (path, &games[i], test_game_file);
    }
}
