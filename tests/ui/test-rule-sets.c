/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Saved rule sets, and the rules of new games. */

#include "crumb-config.h"
#include "ui-tests.h"

#include "rules/cookie-raid/house-rules.h"
#include "ui/people/crumb-rule-sets.h"
#include "words/cookie-raid/crumb-raid-agreement.h"

typedef struct
{
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = g_settings_new (CRUMB_APPLICATION_ID);
}

static CrumbHouseRules
for_new_games (GSettings *settings)
{
  g_autofree char *text = crumb_rule_sets_for_new_games (&crumb_raid_agreement, settings);
  CrumbHouseRules rules;

  g_assert_true (crumb_house_rules_parse (text, &rules, NULL));
  return rules;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "rule-sets");
  g_settings_reset (fixture->settings, "default-rules");
  g_clear_object (&fixture->settings);
}

static void
assert_list (GSettings *settings, const char *names)
{
  g_auto (GStrv) list = crumb_rule_sets_list (&crumb_raid_agreement, settings);
  g_autofree char *text = g_strjoinv (" ", list);

  g_assert_cmpstr (text, ==, names);
}

static void
check_save_and_delete (Fixture *fixture, gconstpointer data)
{
  g_autofree char *rules = NULL;
  g_autofree char *none = NULL;

  assert_list (fixture->settings, "");
  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Sunday", "plate=7");
  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "<b>", "open-hands");
  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Sunday", "plate=6");
  assert_list (fixture->settings, "<b> Sunday");
  rules = crumb_rule_sets_get (&crumb_raid_agreement, fixture->settings, "Sunday");
  g_assert_cmpstr (rules, ==, "plate=6");

  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Sunday", "");
  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Monday", "");
  assert_list (fixture->settings, "<b>");
  none = crumb_rule_sets_get (&crumb_raid_agreement, fixture->settings, "Sunday");
  g_assert_cmpstr (none, ==, "");
}

static void
check_find (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = NULL;
  CrumbHouseRules rules = crumb_house_rules_final ();

  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Sunday", "plate=7");
  g_assert_null (crumb_rule_sets_find (&crumb_raid_agreement, fixture->settings, &rules));
  rules.plate = 7;
  rules.rounds = 9;
  name = crumb_rule_sets_find (&crumb_raid_agreement, fixture->settings, &rules);
  g_assert_cmpstr (name, ==, "Sunday");
}

/* Text that we can't parse, as from a newer version, does no harm and is not lost. */
static void
check_unknown (Fixture *fixture, gconstpointer data)
{
  g_autofree char *kept = NULL;
  CrumbHouseRules rules, final = crumb_house_rules_final ();

  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Later", "dragons=3");
  crumb_rule_sets_set (&crumb_raid_agreement, fixture->settings, "Sunday", "plate=7");
  assert_list (fixture->settings, "Sunday");
  kept = crumb_rule_sets_get (&crumb_raid_agreement, fixture->settings, "Later");
  g_assert_cmpstr (kept, ==, "dragons=3");

  crumb_rule_sets_set_default (&crumb_raid_agreement, fixture->settings, "dragons=3");
  rules = for_new_games (fixture->settings);
  g_assert_true (crumb_house_rules_equal (&rules, &final));
}

static void
check_default (Fixture *fixture, gconstpointer data)
{
  CrumbHouseRules rules = for_new_games (fixture->settings), final = crumb_house_rules_final ();

  g_assert_true (crumb_house_rules_equal (&rules, &final));
  crumb_rule_sets_set_default (&crumb_raid_agreement, fixture->settings, "open-hands,plate=7");
  rules = for_new_games (fixture->settings);
  g_assert_cmpuint (rules.plate, ==, 7);
  g_assert_cmpuint (rules.open_hands, ==, 1);
}

static void
check_no_settings (Fixture *fixture, gconstpointer data)
{
  CrumbHouseRules rules = for_new_games (NULL), final = crumb_house_rules_final ();

  g_assert_true (crumb_house_rules_equal (&rules, &final));
  crumb_rule_sets_set (&crumb_raid_agreement, NULL, "Sunday", "plate=7");
  crumb_rule_sets_set_default (&crumb_raid_agreement, NULL, "plate=7");
  assert_list (NULL, "");
  g_assert_null (crumb_rule_sets_find (&crumb_raid_agreement, NULL, &rules));
}

void
add_rule_sets_tests (void)
{
  g_test_add ("/rule-sets/save-and-delete", Fixture, NULL, set_up, check_save_and_delete, tear_down);
  g_test_add ("/rule-sets/find", Fixture, NULL, set_up, check_find, tear_down);
  g_test_add ("/rule-sets/unknown", Fixture, NULL, set_up, check_unknown, tear_down);
  g_test_add ("/rule-sets/default", Fixture, NULL, set_up, check_default, tear_down);
  g_test_add ("/rule-sets/no-settings", Fixture, NULL, set_up, check_no_settings, tear_down);
}
