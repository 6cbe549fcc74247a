/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands of Auntie Mildred's list: arguments in; answer, complaint and exit status out. */

#include "cli-tests.h"
#include "crumb-run.h"

#include <string.h>

/* All begin with “auntie-mildred”. */
static const CrumbRunRow rows[] = {
  { { "combat", "3", "2", "4", "0" }, "Prank 3 beats dodge 2: the other player loses a cookie, 4 → 3.\n", "", 0 },
  { { "combat", "2", "2", "4", "0", "--laundry" },
    "Prank 2 isn’t higher than dodge 2, so the other player dodges.\n",
    "",
    0 },
  { { "combat", "--json", "1", "0", "1", "0", "--laundry" },
    "{\"outcome\":\"game\",\"black\":1,\"victory\":0,\"text\":\"Prank 1 beats dodge 0. With LAUNDRY it bites: the "
    "other "
    "player has neither a cookie nor a victory die to lose, so the prankster wins the game.\"}\n",
    "",
    0 },
  { { "combat", "-j", "--laundry", "1", "0", "1", "2" },
    "{\"outcome\":\"victory\",\"black\":1,\"victory\":1,\"text\":\"Prank 1 beats dodge 0. With LAUNDRY it bites: the "
    "other player has no cookie to lose and loses a victory die.\"}\n",
    "",
    0 },
  { { "group", "44422", "33366" }, "4-4-4-2-2 beats 3-3-3-6-6: in the row of 3, 4 is higher than 3.\n", "", 0 },
  { { "group", "--json", "44422", "33366" },
    "{\"fits\":true,\"scores\":true,\"row\":1,\"text\":\"4-4-4-2-2 beats 3-3-3-6-6: in the row of 3, 4 is higher than "
    "3.\"}\n",
    "",
    0 },
  { { "group", "--json", "66666", "-" },
    "{\"fits\":false,\"scores\":false,\"row\":0,\"text\":\"6-6-6-6-6 isn’t a Full House: it takes three dice of one "
    "value and two of another.\"}\n",
    "",
    0 },
  { { "group", "22244", "44222", "--laundry-1" },
    "2-2-2-4-4 ties 4-4-2-2-2, and with LAUNDRY#1 that scores.\n",
    "",
    0 },
  { { "group", "--rules=equal-rows=on", "--card=two-rows", "666666", "555666" },
    "6-6-6-6-6-6 beats 5-5-5-6-6-6: the higher rows are equal, and in the other row, 6 is higher than 5.\n",
    "",
    0 },
  { { "place", "3", "4" }, "The set stands at 3, so the 4 goes there, and tasks 1 to 4 are in reach.\n", "", 0 },
  { { "place", "--json", "0", "5" },
    "{\"fits\":false,\"wanted\":1,\"text\":\"The set is empty: it starts with a 1, not with a 5.\"}\n",
    "",
    0 },
  { { "place", "-j", "--rules=levels=5", "5", "6" },
    "{\"fits\":false,\"wanted\":0,\"text\":\"The set is full: 5 is its highest task.\"}\n",
    "",
    0 },
  { { "cookies", "4", "5" }, "+5 at 4: a victory die, the black die goes back to 1, and 3 cookies are lost.\n", "", 0 },
  { { "cookies", "--json", "4", "5" },
    "{\"black\":1,\"victory\":1,\"lost\":3,\"text\":\"+5 at 4: a victory die, the black die goes back to 1, and 3 "
    "cookies are lost.\"}\n",
    "",
    0 },
  { { "cookies", "--rules=excess=carried", "4", "5" }, "That’s 1 victory die, and the black die goes to 4.\n", "", 0 },
  { { "combat", "3", "2", "4" }, "", "VICTORY is missing.\n", 2 },
  { { "combat", "3", "2", "6", "0" }, "", "“6” doesn’t go for BLACK. Type a number from 1 to 5.\n", 2 },
  { { "combat", "3", "2", "4", "0", "1" }, "", "“crumb auntie-mildred combat” doesn’t take “1”.\n", 2 },
  { { "group", "44422" }, "", "Type both MINE and THEIRS, as in 44422 33366, and - for no dice.\n", 2 },
  { { "group", "44?22", "-" }, "", "“44?22” aren’t plain faces. Type them as in 44422.\n", 2 },
  { { "group", "--card=aces", "44422", "-" },
    "",
    "“aces” isn’t a card. Type --card=full-house or --card=two-rows.\n",
    2 },
  { { "place", "7", "1" }, "", "“7” doesn’t go for HIGHEST. Type a number from 0 to 6.\n", 2 },
  { { "cookies", "4", "x" }, "", "“x” doesn’t go for GAIN. Type a number from 0 to 30.\n", 2 },
};

/* Every line has an answer. */
static void
test_batch (void)
{
  const char *const arguments[] = { "auntie-mildred", "cookies", "--batch", NULL };
  g_auto (CrumbRun) run = crumb_run (arguments, "4 5\n4\n1 1\n");

  g_assert_cmpstr (
      run.out, ==,
      "+5 at 4: a victory die, the black die goes back to 1, and 3 cookies are lost.\n\n1 cookie takes the "
      "black die from 1 to 2.\n");
  g_assert_cmpstr (run.err, ==, "Line 2: GAIN is missing.\n");
  g_assert_cmpint (run.status, ==, 1);
}

static void
test_rules (void)
{
  const char *const arguments[] = { "auntie-mildred", "rules", NULL };
  g_auto (CrumbRun) run = crumb_run (arguments, NULL);

  g_assert_nonnull (strstr (run.out, "dice=asked"));
  g_assert_nonnull (strstr (run.out, "bite=any"));
  g_assert_nonnull (strstr (run.out, "none|1|2|3|4|5|6 or 4 digits"));
}

void
add_cli_mildred_tests (void)
{
  crumb_run_add_rows ("/cli/mildred/rows", "auntie-mildred", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/cli/mildred/batch", test_batch);
  g_test_add_func ("/cli/mildred/rules", test_rules);
}
