/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Arguments in; answer, complaint and exit status out. */

#include "cli-tests.h"
#include "crumb-run.h"

#include "crumb-config.h"

#include <string.h>

static const CrumbRunRow rows[] = {
  { { "bid", "Sue=511", "John=444" }, "Sue takes the bid. 5-1-1 beats 4-4-4: 5 is higher than 4.\n", "", 0 },
  { { "bid", "--json", "Sue=511", "John=444", "-" },
    "{\"verdict\":\"win\",\"winner\":0,\"reroll\":[],\"standing\":[[0],[1]],\"no_bid\":[2],\"reason\":\"highest-die\","
    "\"text\":\"Sue takes the bid. 5-1-1 beats 4-4-4: 5 is higher than 4.\"}\n",
    "",
    0 },
  { { "bid", "45", "5,4", "611", "54", "--json", "--rules=comparison=lowest-die" },
    "{\"verdict\":\"win\",\"winner\":2,\"reroll\":[],\"standing\":[[2],[0,1,3]],\"no_bid\":[],"
    "\"reason\":\"lowest-die\",\"text\":\"Player 3 takes the bid. 1-1-6 beats 4-5: the lowest die wins, and 1 is lower "
    "than 4.\"}\n",
    "",
    0 },
  { { "bid", "45", "5,4", "-", "--json" },
    "{\"verdict\":\"reroll\",\"winner\":null,\"reroll\":[0,1],\"standing\":[[0,1]],\"no_bid\":[2],\"reason\":"
    "\"absolute-tie\",\"text\":\"Player 1 and Player 2 both rolled 5-4, so they roll those dice again.\"}\n",
    "",
    0 },
  { { "bid", "--json", "-", "" },
    "{\"verdict\":\"no-bids\",\"winner\":null,\"reroll\":[],\"standing\":[],\"no_bid\":[0,1],\"reason\":\"nobody-bid\","
    "\"text\":\"Nobody bids. With no bids, the round ends and the hands are scored.\"}\n",
    "",
    0 },
  { { "bid", "-j", "2", "-r", "plate=5" },
    "{\"verdict\":\"win\",\"winner\":0,\"reroll\":[],\"standing\":[[0]],\"no_bid\":[],\"reason\":\"only-bid\",\"text\":"
    "\"Player 1 takes the bid. Only Player 1 bid. A lone bidder wins whatever the dice show.\"}\n",
    "",
    0 },
  { { "bid", "a=b=6", "--", "-" },
    "a=b takes the bid. Only a=b bid. A lone bidder wins whatever the dice show.\n",
    "",
    0 },
  { { "bid", "דוד=6", "Zoë <b>=5" }, "דוד takes the bid. 6 beats 5: 6 is higher than 5.\n", "", 0 },
  { { "bid", "--rules", "sides=12", "12,", "11,12" },
    "Player 1 takes the bid. 12 beats 12-11: all equal down to Player 1’s last die, and Player 1 rolled fewer dice.\n",
    "",
    0 },

  { { "bid", "--rules", "sides=12", "12", "3" }, "Player 1 takes the bid. 12 beats 3: 12 is higher than 3.\n", "", 0 },
  { { "bid", "--rules", "sides=12", "10", "9" }, "Player 1 takes the bid. 10 beats 9: 10 is higher than 9.\n", "", 0 },
  { { "bid", "--rules", "sides=12", "1,2", "110" },
    "Player 2 takes the bid. 10-1 beats 2-1: 10 is higher than 2.\n",
    "",
    0 },
  { { "bid", "⚄⚀⚀", "⚃4," }, "", "“4,” in “⚃4,” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n", 2 },
  { { "bid", "⚄⚀⚀", "⚃4" }, "Player 1 takes the bid. 5-1-1 beats 4-4: 5 is higher than 4.\n", "", 0 },
  { { "bid", "--rules=sides=10", "⚅⚀0" }, "", "“0” in “⚅⚀0” isn’t a die. Faces go from 1 to 10, as in 5,1,10.\n", 2 },
  { { "bid", "--rules=sides=12", "Sue=123" }, "", "“Sue=123” can mean 1,2,3 or 12,3. Type it with commas.\n", 2 },
  { { "bid", "--rules=sides=10", "102" },
    "Player 1 takes the bid. Only Player 1 bid. A lone bidder wins whatever the dice show.\n",
    "",
    0 },
  { { "hands", "--rules=sides=12", "11r12" }, "", "“11r12” can mean 1,1r,1,2 or 11r,12. Type it with commas.\n", 2 },
  { { "hands", "--json", "--rules=sides=12", "11", "1,1" },
    "{\"seats\":[{\"sets\":[],\"set_cookies\":0,\"bonus\":0,\"cookies\":0},{\"sets\":[{\"face\":1,\"count\":2}],\"set_"
    "cookies\":2,\"bonus\":5,\"cookies\":7}],\"bonus_to\":[1],\"reason\":\"longer-set\",\"text\":\"Player 2 has the "
    "best set and gets 5 more cookies. Nobody else has a set. Player 1: 0 cookies. Player 2: 7 cookies.\"}\n",
    "",
    0 },
  { { "hands", "--json", "--rules=three-colours", "5R⚄r", "5R5G" },
    "{\"seats\":[{\"sets\":[{\"face\":5,\"count\":2,\"flush\":true}],\"set_cookies\":4,\"bonus\":5,\"cookies\":9},{"
    "\"sets\":[{\"face\":5,\"count\":2,\"flush\":false}],\"set_cookies\":2,\"bonus\":5,\"cookies\":7}],\"bonus_to\":[0,"
    "1],\"reason\":\"absolute-tie\",\"text\":\"Player 1 and Player 2 have exactly equal best hands, so each gets 5 "
    "more cookies. Player 1: 9 cookies. Player 2: 7 cookies.\"}\n",
    "",
    0 },

  { { "hands", "Sue=6655442", "John=2222" },
    "John has the best set and gets 5 more cookies. 2-2-2-2 is a bigger set than 6-6. Sue: 6 cookies. John: 9 "
    "cookies.\n",
    "",
    0 },
  { { "hands", "--json", "Sue=665", "John=21" },
    "{\"seats\":[{\"sets\":[{\"face\":6,\"count\":2}],\"set_cookies\":2,\"bonus\":5,\"cookies\":7},{\"sets\":[],\"set_"
    "cookies\":0,\"bonus\":0,\"cookies\":0}],\"bonus_to\":[0],\"reason\":\"longer-set\",\"text\":\"Sue has the best "
    "set and gets 5 more cookies. Nobody else has a set. Sue: 7 cookies. John: 0 cookies.\"}\n",
    "",
    0 },
  { { "hands", "--json", "--rules=three-colours", "5r5r", "5r5g" },
    "{\"seats\":[{\"sets\":[{\"face\":5,\"count\":2,\"flush\":true}],\"set_cookies\":4,\"bonus\":5,\"cookies\":9},{"
    "\"sets\":[{\"face\":5,\"count\":2,\"flush\":false}],\"set_cookies\":2,\"bonus\":5,\"cookies\":7}],\"bonus_to\":[0,"
    "1],\"reason\":\"absolute-tie\",\"text\":\"Player 1 and Player 2 have exactly equal best hands, so each gets 5 "
    "more cookies. Player 1: 9 cookies. Player 2: 7 cookies.\"}\n",
    "",
    0 },

  { { "--version" }, "crumb " CRUMB_VERSION "\n", "", 0 },

  { { "bid" }, "", "Type 1 to 4 times [NAME=]DICE, as in Sue=511 John=44.\n", 2 },
  { { "bid", "1", "2", "3", "4", "5" }, "", "“5” is one too many. At most 4 can play.\n", 2 },
  { { "bid", "Sue=5555" }, "", "“Sue=5555” has 4 dice, but the rules allow 3 dice in a bid.\n", 2 },
  { { "bid", "--rules=most-dice=1", "55" }, "", "“55” has 2 dice, but the rules allow 1 die in a bid.\n", 2 },
  { { "bid", "Sue=517" }, "", "“7” in “Sue=517” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n", 2 },
  { { "bid", "Sue=?" }, "", "“Sue=?” has a die without a face. A ruling needs every face.\n", 2 },
  { { "bid", "Sue=5", "Sue=6" }, "", "“Sue=6” names Sue a second time. Names have to differ.\n", 2 },
  { { "bid", "=5" }, "", "“=5” needs a name of 1 to 64 characters before the last “=”.\n", 2 },
  { { "bid", "\u202eeuS=5" },
    "",
    "“\\u202eeuS=5”: A name can’t have hidden characters that reverse text or start a new line. Type it again.\n",
    2 },
  { { "bid", "\xff=5" }, "", "“�=5” needs a name of 1 to 64 characters before the last “=”.\n", 2 },
  { { "bid", "a\x1b[2J\n" }, "", "“a�[2J�” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n", 2 },
  { { "bid", "5", "--rules=plate=5,bonus" },
    "",
    "“bonus” in --rules isn’t a preset or a rule. “crumb rules” lists what there is.\n",
    2 },
  { { "bid", "5", "--rules=plate=13" }, "", "“plate” takes 1 to 12, not 13.\n", 2 },
  { { "bid", "5", "--rules=bonus=\x1b[2J" }, "", "“bonus” takes 0 to 99, not �[2J.\n", 2 },
  { { "bid", "5", "--rules=advantage=off" }, "", "“advantage” takes last-die | highest-die | none, not off.\n", 2 },
  { { "bid", "5", "--rules=plate=5,open-hands" },
    "",
    "“open-hands” in --rules is a preset, and a preset comes first, as in --rules=open-hands,…\n",
    2 },
  { { "--bogus" }, "", "“--bogus” isn’t an option. “crumb --help” lists what there is.\n", 2 },
  { { "-x", "bid" }, "", "“-x” isn’t an option. “crumb --help” lists what there is.\n", 2 },
  { { "bid", "5", "--sides" }, "", "Unknown option --sides. “crumb bid --help” lists the options.\n", 2 },
  { { "bid", "5", "--batch" }, "", "“crumb bid” doesn’t take “5”.\n", 2 },
  { { "hands", "Sue=-" }, "", "“Sue=-” has no dice. A hand needs at least one.\n", 2 },
  { { "hands", "1111111111111111" }, "", "“1111111111111111” has more than 15 dice.\n", 2 },
  { { "rules", "final" }, "", "“crumb rules” doesn’t take “final”.\n", 2 },
  { { "show" }, "", "Type GAME too: “crumb show” needs it.\n", 2 },
  { { "export" }, "", "Type GAME too: “crumb export” needs it.\n", 2 },
  { { "import" }, "", "Type FILE too: “crumb import” needs it.\n", 2 },
  { { "games", "all" }, "", "“crumb games” doesn’t take “all”.\n", 2 },
  { { "bet" }, "", "“bet” isn’t a command. “crumb help” lists them all.\n", 2 },
  { { "help", "bet" }, "", "“bet” isn’t a command. “crumb help” lists them all.\n", 2 },
  { { "" }, "", "“” isn’t a command. “crumb help” lists them all.\n", 2 },
  { { "games" }, "", "Couldn’t create the folder “/dev/null/crumb”.\n", 1 },
};

/* The words of help are free to change; each command must have some, on standard output. */
static void
test_help (void)
{
  const char *const commands[] = {
    "bid", "hands", "honest", "odds", "study", "rules", "games", "show", "import", "export",
  };
  g_auto (CrumbRun) all = crumb_run ((const char *const[]) { "--help", NULL }, NULL);
  g_auto (CrumbRun) same = crumb_run ((const char *const[]) { "help", NULL }, NULL);

  g_assert_cmpint (all.status, ==, 0);
  g_assert_cmpstr (all.out, ==, same.out);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *usage = g_strdup_printf ("crumb %s", commands[i]);
      g_auto (CrumbRun) asked = crumb_run ((const char *const[]) { commands[i], "--help", NULL }, NULL);
      g_auto (CrumbRun) helped = crumb_run ((const char *const[]) { "help", commands[i], NULL }, NULL);

      g_assert_nonnull (strstr (all.out, commands[i]));
      g_assert_nonnull (strstr (asked.out, usage));
      g_assert_cmpstr (asked.out, ==, helped.out);
      g_assert_cmpstr (asked.err, ==, "");
      g_assert_cmpint (asked.status, ==, 0);
    }
}

/* Help says how to write faces above nine. */
static void
test_help_on_high_faces (void)
{
  const char *const commands[] = { "bid", "hands" };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CrumbRun) asked = crumb_run ((const char *const[]) { commands[i], "--help", NULL }, NULL);

      g_assert_nonnull (strstr (asked.out, "nine sides"));
      g_assert_nonnull (strstr (asked.out, "12,3"));
    }
}

/* Answers, help and complaints go on in the next line where the terminal ends. */
static void
test_wrapped (void)
{
  const char *const bid[] = { "bid", "511", "444", NULL };
  const char *const wrong[] = { "bid", "--rules=plate=5,open-hands", NULL };
  const char *const help[] = { "help", NULL };
  g_auto (CrumbRun) answer = crumb_run_with ("COLUMNS", "40", bid, NULL);
  g_auto (CrumbRun) complaint = crumb_run_with ("COLUMNS", "40", wrong, NULL);
  g_auto (CrumbRun) unknown = crumb_run_with ("COLUMNS", "many", help, NULL);
  g_auto (GStrv) lines = g_strsplit (unknown.out, "\n", -1);

  g_assert_cmpstr (answer.out, ==, "Player 1 takes the bid. 5-1-1 beats\n4-4-4: 5 is higher than 4.\n");
  g_assert_cmpstr (complaint.err, ==,
                   "“open-hands” in --rules is a preset, and\na preset comes first, as in\n--rules=open-hands,…\n");
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
  g_assert_cmpuint (g_strv_length (lines), >, 20);
}

/* A locale without UTF-8 changes nothing: names are shown as they were typed. */
static void
test_c_locale (void)
{
  g_auto (CrumbRun) run =
      crumb_run_with ("LC_ALL", "C", (const char *const[]) { "bid", "--rules=plate=5", "Zoë=6", NULL }, NULL);

  g_assert_cmpstr (run.out, ==, "Zoë takes the bid. Only Zoë bid. A lone bidder wins whatever the dice show.\n");
  g_assert_cmpint (run.status, ==, 0);
}

/* An option with a letter that ASCII lacks was "an invalid byte sequence"; now only the record is missing here. */
static void
test_c_locale_options (void)
{
  g_auto (CrumbRun) run =
      crumb_run_with ("LC_ALL", "C", (const char *const[]) { "games", "--search", "Zoë", NULL }, NULL);

  g_assert_cmpstr (run.err, ==, "Couldn’t create the folder “/dev/null/crumb”.\n");
  g_assert_cmpint (run.status, ==, 1);
}

void
add_cli_rows_tests (void)
{
  crumb_run_add_rows ("/cli/rows", NULL, rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/cli/help", test_help);
  g_test_add_func ("/cli/help/high-faces", test_help_on_high_faces);
  g_test_add_func ("/cli/wrapped", test_wrapped);
  g_test_add_func ("/cli/c-locale", test_c_locale);
  g_test_add_func ("/cli/c-locale-options", test_c_locale_options);
}
