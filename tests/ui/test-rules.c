/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every page of the rules, of Your First Game and of the odds, as shown. */

#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/cookie-raid/rules/crumb-example-view.h"
#include "ui/cookie-raid/rulings/crumb-odds-page.h"
#include "ui/game/crumb-first-game-dialog.h"
#include "ui/game/crumb-rules-dialog.h"
#include "ui/game/crumb-rules-page.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-raid-rulebook.h"

#include <string.h>

/* The content width of the narrowest window. */
#define NARROWEST (360 - 2 * 12)

static const CrumbDrawnRulebook rulebook = { &crumb_raid_rulebook, &crumb_raid_agreement, crumb_example_view_new };

static GtkWidget *
new_page (void)
{
  GtkWidget *page = g_object_new (CRUMB_TYPE_RULES_PAGE, NULL);

  crumb_rules_page_set_rulebook (CRUMB_RULES_PAGE (page), &rulebook);
  return page;
}

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static guint
count_examples (const CrumbRuleSection *section)
{
  guint n = 0;

  for (guint i = 0; i < section->n_parts; i++)
    n += section->parts[i].text == NULL ? 1 : 0;
  return n;
}

static void
test_sections (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (new_page ());
  guint n = crumb_raid_rulebook.n_sections;
  const CrumbRuleSection *sections = crumb_raid_rulebook.sections;

  for (guint i = 0; i < n; i++)
    {
      crumb_rules_page_show_section (CRUMB_RULES_PAGE (page), &sections[i], "");
      g_assert_cmpuint (widget_count_class (page, "example"), ==, count_examples (&sections[i]));
      for (guint j = 0; j < sections[i].n_parts; j++)
        if (sections[i].parts[j].text != NULL)
          widget_assert_shows (page, sections[i].parts[j].text);
      g_assert_cmpint (least_width (page), <=, NARROWEST);
    }
}

static void
test_check (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (new_page ());
  g_autofree char *summary = NULL;
  guint n_agreeing;
  guint n = crumb_rulebook_count (&crumb_raid_rulebook, &n_agreeing);

  crumb_rules_page_show_check (CRUMB_RULES_PAGE (page));
  g_assert_cmpuint (widget_count_class (page, "example"), ==, n);
  g_assert_cmpuint (widget_count_class (page, "success"), ==, n);
  summary = g_strdup_printf ("%u of %u agree", n, n);
  widget_assert_shows (page, summary);
  widget_assert_shows (
      page, "Rulebook: Sue takes the bid.\nReferee: Sue takes the bid. 5-1-1 beats 4-4-4: 5 is higher than 4."
            "\nThey agree");
  g_assert_cmpint (least_width (page), <=, NARROWEST);
}

/* Paragraphs that decided are marked, and pages say what a table agreed on, where it matters. */
static void
test_ruling (void)
{
  g_autoptr (AdwDialog) dialog = g_object_ref_sink (crumb_rules_dialog_new (&rulebook));
  GtkWidget *child = adw_dialog_get_child (dialog);

  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "more-dice", "bonus=3,plate=7");
  widget_assert_shows (child, "This rule decided");
  widget_assert_shows (child, "At this table\nThe best set gets a bonus of 3 cookies.");
  g_assert_cmpuint (widget_count_class (child, "rule-here"), ==, 1);
  g_assert_cmpuint (widget_count_class (child, "rule-decided"), ==, 1);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "rules.next", NULL));
  g_assert_cmpuint (widget_count_class (child, "rule-decided"), ==, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "rules.previous", NULL));
  g_assert_cmpuint (widget_count_class (child, "rule-decided"), ==, 1);

  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "best-set next-set", "");
  g_assert_cmpuint (widget_count_class (child, "rule-decided"), ==, 2);

  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "house-rules", "bonus=3,plate=7");
  g_assert_cmpuint (widget_count_class (child, "rule-here"), ==, 1);
  widget_assert_shows (child, "At this table\nThe plate has 7 dice.\nThe best set gets a bonus of 3 cookies.");
  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "", "");
  g_assert_cmpuint (widget_count_class (child, "rule-here"), ==, 0);
}

static void
test_differing (void)
{
  const CrumbExample wrong = {
    .kind = CRUMB_EXAMPLE_BID, .dice = { "6", "65" }, .verdict = CRUMB_VERDICT_WIN, .seats = 2
  };
  g_autoptr (GtkWidget) view = g_object_ref_sink (crumb_example_view_new (&wrong, TRUE));

  widget_assert_shows (view, "Rulebook: John takes the bid.");
  widget_assert_shows (view, "They differ");
  g_assert_cmpuint (widget_count_class (view, "success"), ==, 0);
}

static void
test_dialog (void)
{
  g_autoptr (AdwDialog) dialog = g_object_ref_sink (crumb_rules_dialog_new (&rulebook));
  guint n = crumb_raid_rulebook.n_sections;
  const CrumbRuleSection *sections = crumb_raid_rulebook.sections;

  for (guint i = 0; i < n; i++)
    {
      crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), sections[i].id, "");
      widget_assert_shows (adw_dialog_get_child (dialog), sections[i].parts[0].text);
    }
  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "check", "");
  widget_assert_shows (adw_dialog_get_child (dialog), "They agree");

  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "ties", "");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "rules.next", NULL));
  widget_assert_shows (adw_dialog_get_child (dialog),
                       crumb_rulebook_find (&crumb_raid_rulebook, "lucky-last", NULL)->parts[0].text);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "rules.previous", NULL));
  widget_assert_shows (adw_dialog_get_child (dialog),
                       crumb_rulebook_find (&crumb_raid_rulebook, "ties", NULL)->parts[0].text);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_first_game (void)
{
  GtkWindow *window = g_object_new (ADW_TYPE_WINDOW, "default-width", 360, "default-height", 294, NULL);
  g_autoptr (AdwDialog) dialog = g_object_ref_sink (crumb_first_game_dialog_new (&rulebook));
  guint finished = 0;
  guint n = crumb_raid_rulebook.n_steps;
  const CrumbFirstGameStep *steps = crumb_raid_rulebook.steps;

  g_signal_connect_swapped (dialog, "finished", G_CALLBACK (count_cb), &finished);
  gtk_window_present (window);
  adw_dialog_present (dialog, GTK_WIDGET (window));
  for (guint i = 0; i < n; i++)
    {
      widget_assert_shows (adw_dialog_get_child (dialog), steps[i].title);
      widget_assert_shows (adw_dialog_get_child (dialog), steps[i].text);
      g_assert_cmpuint (finished, ==, 0);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "step.next", NULL));
      if (i == 0)
        {
          g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "step.back", NULL));
          widget_assert_shows (adw_dialog_get_child (dialog), steps[0].title);
          g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "step.next", NULL));
        }
    }
  g_assert_cmpuint (finished, ==, 1);
  gtk_window_destroy (window);
}

/* How many dice the second seat bids. */
static void
choose_dice (GtkWidget *page, guint dice)
{
  g_autoptr (GPtrArray) choices = widget_find_all (page, ADW_TYPE_TOGGLE_GROUP);

  adw_toggle_group_set_active (choices->pdata[1], dice);
}

static void
test_odds (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (CRUMB_TYPE_ODDS_PAGE, NULL));

  widget_assert_shows (page, "42.1%");
  widget_assert_shows (page, "Exactly 91/216");
  widget_assert_shows (page, "Exactly 125/216");
  widget_assert_shows (page, "These bids never tie.");

  choose_dice (page, 1);
  widget_assert_shows (page, "The first roll ties for best in 16.7% of bids, exactly 1/6. Re-rolls are counted in.");
  widget_assert_shows (page, "Exactly 1/2");

  choose_dice (page, 0);
  widget_assert_shows (page, "Pick dice for two or more players.");
  g_assert_cmpint (least_width (page), <=, NARROWEST);
}

static void
test_study (void)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (g_object_new (CRUMB_TYPE_ODDS_PAGE, NULL));

  widget_assert_shows (page, "No advantage\n350\n472.5\n+122.5\n532.875\n+60.375");
  widget_assert_shows (page, "Defender’s advantage\n427\n479.5\n+52.5\n532.875\n+53.375");
  widget_assert_shows (page, "like a 7 that comes last");

  crumb_odds_page_set_rules (CRUMB_ODDS_PAGE (page), "sides=8");
  widget_assert_shows (page, "like a 9 that comes last");
  crumb_odds_page_set_rules (CRUMB_ODDS_PAGE (page), "nonsense");
  widget_assert_shows (page, "like a 9 that comes last");
  crumb_odds_page_set_rules (CRUMB_ODDS_PAGE (page), "most-dice=1");
  widget_assert_shows (page, "Exactly 1/2");
  crumb_odds_page_set_rules (CRUMB_ODDS_PAGE (page), "first-draft");
  widget_assert_shows (page, "in pips");
}

void
add_rules_tests (void)
{
  adw_init ();

  g_test_add_func ("/rules/sections", test_sections);
  g_test_add_func ("/rules/check", test_check);
  g_test_add_func ("/rules/differing", test_differing);
  g_test_add_func ("/rules/ruling", test_ruling);
  g_test_add_func ("/rules/dialog", test_dialog);
  g_test_add_func ("/rules/first-game", test_first_game);
  g_test_add_func ("/odds/chances", test_odds);
  g_test_add_func ("/odds/study", test_study);
}
