/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Odds, the study and honesty from the command line: arguments in; answer, complaint and exit status out. */

#include "cli-tests.h"
#include "crumb-run.h"

#define STUDY                                                                                                          \
  "Average value of one die, two dice and three dice. No advantage: 350, 472.5 and 532.875. Defender’s advantage: "    \
  "427, 479.5 and 532.875. Advantage after the highest die: 427, 519.75 and 532.875.\n"

#define STUDY_TABLE                                                                                                    \
  "Average value of one die, two dice and three dice.\n\n"                                                             \
  "                                 1 die  2 dice   3 dice\n"                                                          \
  "No advantage                       350   472.5  532.875\n"                                                          \
  "Defender’s advantage               427   479.5  532.875\n"                                                          \
  "Advantage after the highest die    427  519.75  532.875\n"

#define DEEDS "bid 511, take 6, bid 55, lucky 6 4"

static const CrumbRunRow rows[] = {
  { { "odds", "1", "2", "3", "3" },
    "Chances of winning the bid: Player 1 21.3%, Player 2 18.6%, Player 3 30.1%, Player 4 30.1%. The first roll "
    "ties for best in 1.0% of bids.\n",
    "",
    0 },
  { { "odds", "--json", "1", "2" },
    "{\"win\":[\"91/216\",\"125/216\"],\"win_decimal\":[0.42129629629629628,0.57870370370370372],\"tie\":\"0/1\","
    "\"tie_decimal\":0.0}\n",
    "",
    0 },
  { { "odds", "--json", "3", "-", "3", "--rules=playtest-3" },
    "{\"win\":[\"1/2\",\"0/1\",\"1/2\"],\"win_decimal\":[0.5,0.0,0.5],\"tie\":\"83/3888\","
    "\"tie_decimal\":0.021347736625514403}\n",
    "",
    0 },
  { { "odds", "--json", "--batch" },
    "{\"win\":[\"1/2\",\"1/2\"],\"win_decimal\":[0.5,0.5],\"tie\":\"11/"
    "216\",\"tie_decimal\":0.050925925925925923}\n{\"error\":\"“4” is too many. The rules allow 3 dice in a bid.\"}\n",
    "",
    1,
    "2 2\n4\n" },
  { { "odds", "--json", "--batch", "--rules=sides=8" },
    "{\"win\":[\"51/128\",\"77/128\"],\"win_decimal\":[0.3984375,0.6015625],\"tie\":\"0/1\",\"tie_decimal\":0.0}\n",
    "",
    0,
    "1 2\n" },
  { { "odds" }, "", "Type how many dice each of 1 to 4 players bids, as in 2 3.\n", 2 },
  { { "odds", "4", "--rules=most-dice=1" }, "", "“4” is too many. The rules allow 1 die in a bid.\n", 2 },
  { { "odds", "1", "two" }, "", "“two” isn’t a number of dice. Type one from 0 to 15.\n", 2 },
  { { "odds", "1", "1", "1", "1", "2" }, "", "“2” is one too many. At most 4 can play.\n", 2 },
  { { "odds", "15", "15", "15", "--rules=first-draft,sides=12" },
    "",
    "That’s too many dice for exact odds. Type fewer.\n",
    2 },

  { { "study" }, STUDY_TABLE, "", 0 },
  { { "study", "--json" },
    "{\"sides\":6,\"none\":{\"mean\":[\"350/1\",\"945/2\",\"4263/8\"],\"mean_decimal\":[350.0,472.5,532.875]},"
    "\"last-die\":{\"mean\":[\"427/1\",\"959/2\",\"4263/8\"],\"mean_decimal\":[427.0,479.5,532.875]},"
    "\"highest-die\":{\"mean\":[\"427/1\",\"2079/4\",\"4263/8\"],\"mean_decimal\":[427.0,519.75,532.875]}}\n",
    "",
    0 },
  { { "study", "--json", "--batch", "--rules=sides=8" },
    "{\"sides\":8,\"none\":{\"mean\":[\"450/1\",\"4905/8\",\"22221/32\"],\"mean_decimal\":[450.0,613.125,694.40625]},"
    "\"last-die\":{\"mean\":[\"549/1\",\"4977/8\",\"22221/32\"],\"mean_decimal\":[549.0,622.125,694.40625]},"
    "\"highest-die\":{\"mean\":[\"549/1\",\"10791/16\",\"22221/32\"],\"mean_decimal\":[549.0,674.4375,694.40625]}}\n",
    "",
    0,
    "\n" },
  { { "study", "--batch" }, STUDY "\n", "Line 2: “crumb study” doesn’t take “3”.\n", 1, "\n3\n" },
  { { "study", "3" }, "", "“crumb study” doesn’t take “3”.\n", 2 },

  { { "honest", DEEDS, "Sue=55416" }, "Sue’s hand can be honest.\n", "", 0 },
  { { "honest", "--json", DEEDS, "55116" },
    "{\"possible\":false,\"text\":\"Player 1 re-rolled the last die and got 4. This hand has no 4.\"}\n",
    "",
    1 },
  { { "honest", "--json", "bid 553", "Sue=356" },
    "{\"possible\":false,\"text\":\"Sue’s last bid showed 5-5-3, but this hand has only one 5.\"}\n",
    "",
    1 },
  { { "honest", "bid", "5,1,1,", "take", "6", "Sue=6115" }, "Sue’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 12,3, take 12", "12,12,3,1", "--rules=sides=12" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 12 3, take 10", "10,12,3,1", "--rules=sides=12" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 123", "1,1,1", "--rules=sides=12" },
    "",
    "“bid 123” can mean 1,2,3 or 12,3. Type it with commas.\n",
    2 },
  { { "honest", "", "511" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid -, bid ?, take ?", "5116" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 1, take 6, lucky 6 4", "5514" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 1, take 6, lucky 6 4", "55146" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 1, lucky 6", "5514" },
    "Player 1 won 1 die showing 6 and hasn’t rolled any dice since. This hand has no 6.\n",
    "",
    1 },
  { { "honest", "bid 666, take 6, take 5", "66115" }, "Player 1’s hand can be honest.\n", "", 0 },
  { { "honest", "bid 666, take 6, take 5", "11115" },
    "Player 1’s dice in bid 1 showed 6-6-6. At least 1 of them can’t have been rolled since. This hand has none of "
    "them.\n",
    "",
    1 },
  { { "honest", "--json", "--batch" },
    "{\"possible\":true,\"text\":\"Player 1’s hand can be honest.\"}\n{\"possible\":true,\"text\":\"Player 1’s hand "
    "can be honest.\"}\n{\"error\":\"“bit” has to start with “bid”, “take” or “lucky”.\"}\n{\"error\":\"Type both "
    "MOVES and HAND, as in “bid 511, take 6” 5116.\"}\n",
    "",
    1,
    "\"bid 553\" 553\nbid 553, take 6 6553\n\"bit\" 553\n553\n" },
  { { "honest", "--json", "--batch", "--rules=sides=8" },
    "{\"possible\":true,\"text\":\"Player 1’s hand can be honest.\"}\n{\"possible\":false,\"text\":\"Player 1’s last "
    "bid showed 8-8, but this hand has only one 8.\"}\n",
    "",
    0,
    "\"bid 88\" 881\n\"bid 88\" 811\n" },
  { { "honest", "bid 511" }, "", "Type both MOVES and HAND, as in “bid 511, take 6” 5116.\n", 2 },
  { { "honest", "bid", "511" }, "", "“bid” needs dice. “-” is no bid, and “?” an unknown one.\n", 2 },
  { { "honest", "bid 7", "511" }, "", "“7” in “bid 7” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n", 2 },
  { { "honest", "bid 5?", "511" }, "", "“bid 5?” has a die without a face. Type every face, or “?” alone.\n", 2 },
  { { "honest", "bid 5555", "511" }, "", "“bid 5555” has too many dice. The player has only 3.\n", 2 },
  { { "honest", "bid 55", "511", "--rules=most-dice=1" },
    "",
    "“bid 55” has too many dice. The rules allow 1 die in a bid.\n",
    2 },
  { { "honest", "take 6 5", "511" }, "", "“take 6 5” needs one die: its face, or “?”.\n", 2 },
  { { "honest", "take 6, take 6", "51166", "--rules=plate=1" },
    "",
    "“take 6” is one take too many. The plate has 1 die.\n",
    2 },
  { { "honest", "lucky", "5114" },
    "",
    "“lucky” needs the last die, and what its re-roll showed if there was one.\n",
    2 },
  { { "honest", "lucky 6 4, bid 5", "5114" }, "", "“bid 5” comes after the lucky last, which ends the round.\n", 2 },
  { { "honest", "lucky 6 4", "5114", "--rules=lucky-last=off" },
    "",
    "“lucky 6 4” isn’t possible. These rules have no lucky last.\n",
    2 },
  { { "honest", "bid 1", "5?1" }, "", "“5?1” has a die without a face. A ruling needs every face.\n", 2 },
};

/* More deeds than a round has room for are refused. */
static void
test_many_deeds (void)
{
  g_autoptr (GString) deeds = g_string_new ("bid ?");
  g_auto (CrumbRun) run = { 0 };

  for (guint i = 0; i < 1000; i++)
    g_string_append (deeds, ", bid 1");
  run = crumb_run ((const char *const[]) { "honest", deeds->str, "111", NULL }, NULL);
  g_assert_cmpstr (run.err, ==, "“bid 1” is too much for a single round.\n");
  g_assert_cmpint (run.status, ==, 2);
}

void
add_cli_odds_tests (void)
{
  crumb_run_add_rows ("/cli/odds", NULL, rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/cli/odds/many-deeds", test_many_deeds);
}
