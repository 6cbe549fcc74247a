/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Saved rule sets, and the rules of new games. */

#include "crumb-config.h"
#include "ui-tests.h"

#include "rules/cookie-raid/house-rules.h"
#include "ui/game/crumb-rule-sets.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cubbage/crumb-cubbage-agreement.h"

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

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  return rules;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "saved-rules");
  g_settings_reset (fixture->settings, "new-game-rules");
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
  g_assert_true (crumb_rule_book_equal (&crumb_house_rule_book, &rules, &final));
}

static void
check_default (Fixture *fixture, gconstpointer data)
{
  CrumbHouseRules rules = for_new_games (fixture->settings), final = crumb_house_rules_final ();

  g_assert_true (crumb_rule_book_equal (&crumb_house_rule_book, &rules, &final));
  crumb_rule_sets_set_default (&crumb_raid_agreement, fixture->settings, "open-hands,plate=7");
  rules = for_new_games (fixture->settings);
  g_assert_cmpuint (rules.plate, ==, 7);
  g_assert_cmpuint (rules.open_hands, ==, 1);
}

static void
check_no_settings (Fixture *fixture, gconstpointer data)
{
  CrumbHouseRules rules = for_new_games (NULL), final = crumb_house_rules_final ();

  g_assert_true (crumb_rule_book_equal (&crumb_house_rule_book, &rules, &final));
  crumb_rule_sets_set (&crumb_raid_agreement, NULL, "Sunday", "plate=7");
  crumb_rule_sets_set_default (&crumb_raid_agreement, NULL, "plate=7");
  assert_list (NULL, "");
  g_assert_null (crumb_rule_sets_find (&crumb_raid_agreement, NULL, &rules));
}

static void
assert_text (char *text, const char *want)
{
  g_assert_cmpstr (text, ==, want);
  g_free (text);
}

static void
assert_saved (const CrumbAgreement *agreement, GSettings *settings, const char *name, const char *want)
{
  assert_text (crumb_rule_sets_get (agreement, settings, name), want);
}

/* New games of that kind begin with rules of which @part is the text. */
static void
assert_begin_with (const CrumbAgreement *agreement, GSettings *settings, const char *part)
{
  g_autofree char *text = crumb_rule_sets_for_new_games (agreement, settings);
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  g_assert_true (g_strv_contains ((const char *const *) parts, part));
}

/* Each game has its own; those of a game that only a newer version knows are left alone. */
static void
check_games (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;
  g_autofree char *saved = NULL;
  g_autofree char *begun = NULL;
  g_autoptr (GVariant) sets = NULL;
  g_autoptr (GVariant) defaults = NULL;

  g_settings_set (settings, "saved-rules", "@a{sa{ss}}", g_variant_new_parsed ("{'dragons': {'Sunday': 'dragons=3'}}"));
  g_settings_set (settings, "new-game-rules", "@a{ss}", g_variant_new_parsed ("{'dragons': 'dragons=4'}"));
  crumb_rule_sets_set (&crumb_raid_agreement, settings, "Sunday", "plate=7");
  crumb_rule_sets_set (&crumb_cubbage_agreement, settings, "Sunday", "target=61");
  crumb_rule_sets_set (&crumb_cubbage_agreement, settings, "Monday", "table=open");
  crumb_rule_sets_set_default (&crumb_raid_agreement, settings, "plate=6");
  crumb_rule_sets_set_default (&crumb_cubbage_agreement, settings, "target=31");

  assert_list (settings, "Sunday");
  assert_saved (&crumb_raid_agreement, settings, "Sunday", "plate=7");
  assert_saved (&crumb_cubbage_agreement, settings, "Sunday", "target=61");
  assert_begin_with (&crumb_raid_agreement, settings, "plate=6");
  assert_begin_with (&crumb_cubbage_agreement, settings, "target=31");
  sets = g_settings_get_value (settings, "saved-rules");
  defaults = g_settings_get_value (settings, "new-game-rules");
  saved = g_variant_print (sets, FALSE);
  begun = g_variant_print (defaults, FALSE);
  g_assert_nonnull (strstr (saved, "'dragons': {'Sunday': 'dragons=3'}"));
  g_assert_nonnull (strstr (begun, "'dragons': 'dragons=4'"));
}

/* What a version saved that had keys for one game each is found again, and once moved does not come back. */
static void
check_carry_over (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;

  g_settings_set (settings, "rule-sets", "@a{ss}", g_variant_new_parsed ("{'Old': 'plate=7', 'Odd': 'dragons=3'}"));
  g_settings_set_string (settings, "default-rules", "plate=6");
  g_settings_set (settings, "cubbage-rule-sets", "@a{ss}", g_variant_new_parsed ("{'Old': 'target=61'}"));
  g_settings_set_string (settings, "cubbage-default-rules", "target=31");
  crumb_rule_sets_set (&crumb_raid_agreement, settings, "New", "plate=5");

  crumb_rule_sets_carry_over (settings);
  assert_list (settings, "New Old");
  assert_saved (&crumb_raid_agreement, settings, "Old", "plate=7");
  assert_saved (&crumb_raid_agreement, settings, "Odd", "dragons=3");
  assert_saved (&crumb_cubbage_agreement, settings, "Old", "target=61");
  assert_begin_with (&crumb_raid_agreement, settings, "plate=6");
  assert_begin_with (&crumb_cubbage_agreement, settings, "target=31");

  crumb_rule_sets_set (&crumb_raid_agreement, settings, "Old", "");
  crumb_rule_sets_set_default (&crumb_raid_agreement, settings, "plate=4");
  crumb_rule_sets_carry_over (settings);
  assert_list (settings, "New");
  assert_begin_with (&crumb_raid_agreement, settings, "plate=4");
}

static void
changed_cb (GObject *object)
{
  g_object_set_data (object, "changed", GINT_TO_POINTER (TRUE));
}

static gboolean
was_changed (GObject *object)
{
  return g_object_steal_data (object, "changed") != NULL;
}

static void
check_follow (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GObject) object = g_object_new (G_TYPE_OBJECT, NULL);

  crumb_rule_sets_follow (NULL, G_CALLBACK (changed_cb), object);
  crumb_rule_sets_follow (fixture->settings, G_CALLBACK (changed_cb), object);
  crumb_rule_sets_set (&crumb_cubbage_agreement, fixture->settings, "Sunday", "target=61");
  g_assert_true (was_changed (object));
  crumb_rule_sets_set_default (&crumb_cubbage_agreement, fixture->settings, "target=61");
  g_assert_true (was_changed (object));
  g_assert_false (was_changed (object));
}

void
add_rule_sets_tests (void)
{
  g_test_add ("/rule-sets/games", Fixture, NULL, set_up, check_games, tear_down);
  g_test_add ("/rule-sets/carry-over", Fixture, NULL, set_up, check_carry_over, tear_down);
  g_test_add ("/rule-sets/follow", Fixture, NULL, set_up, check_follow, tear_down);
  g_test_add ("/rule-sets/save-and-delete", Fixture, NULL, set_up, check_save_and_delete, tear_down);
  g_test_add ("/rule-sets/find", Fixture, NULL, set_up, check_find, tear_down);
  g_test_add ("/rule-sets/unknown", Fixture, NULL, set_up, check_unknown, tear_down);
  g_test_add ("/rule-sets/default", Fixture, NULL, set_up, check_default, tear_down);
  g_test_add ("/rule-sets/no-settings", Fixture, NULL, set_up, check_no_settings, tear_down);
}
