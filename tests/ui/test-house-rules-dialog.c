/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The house rules dialog, with every knob changed as people would and read back. */

#include "ui-display-tests.h"
#include "widget-texts.h"

#include "crumb-config.h"

#include "rules/cookie-raid/house-rules.h"
#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-rule-sets.h"
#include "words/cookie-raid/crumb-raid-agreement.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
  AdwDialog *dialog;
  char *chosen;
} Fixture;

static void
chosen_cb (Fixture *fixture, const char *rules)
{
  g_set_str (&fixture->chosen, rules);
}

static CrumbHouseRules
parse (const char *text)
{
  CrumbHouseRules rules;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  return rules;
}

/* A dialog has no texts to read before its first layout. */
static gboolean
is_laid_out (Fixture *fixture)
{
  g_autofree char *shown = widget_texts (GTK_WIDGET (fixture->dialog));

  return gtk_widget_get_mapped (GTK_WIDGET (fixture->dialog)) && *shown != '\0';
}

static void
present (Fixture *fixture, AdwDialog *dialog)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  fixture->dialog = dialog;
  g_signal_connect_swapped (dialog, "chosen", G_CALLBACK (chosen_cb), fixture);
  fixture->window = adw_window_new ();
  gtk_window_present (GTK_WINDOW (fixture->window));
  adw_dialog_present (dialog, fixture->window);
  while (!is_laid_out (fixture))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
open_dialog (Fixture *fixture, const char *text)
{
  fixture->settings = g_settings_new (CRUMB_APPLICATION_ID);
  present (fixture, crumb_agreement_dialog_new (&crumb_raid_agreement, fixture->settings, text, TRUE));
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
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  if (fixture->settings != NULL)
    {
      g_settings_reset (fixture->settings, "saved-rules");
      g_settings_reset (fixture->settings, "new-game-rules");
    }
  g_clear_object (&fixture->settings);
  g_clear_pointer (&fixture->chosen, g_free);
}

static gboolean
shows (Fixture *fixture, const char *text)
{
  g_autofree char *texts = widget_texts (GTK_WIDGET (fixture->dialog));

  return strstr (texts, text) != NULL;
}

static GtkWidget *
find_row (Fixture *fixture, const char *title)
{
  g_autoptr (GPtrArray) rows = widget_find_all (GTK_WIDGET (fixture->dialog), ADW_TYPE_PREFERENCES_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (g_ptr_array_index (rows, i)), title))
      return g_ptr_array_index (rows, i);
  return NULL;
}

static guint
count_rows (Fixture *fixture, GType type)
{
  g_autoptr (GPtrArray) rows = widget_find_all (GTK_WIDGET (fixture->dialog), type);

  return rows->len;
}

/* The row for @knob, or the switch that enables it. */
static GtkWidget *
find_knob (Fixture *fixture, const CrumbHouseRules *rules, unsigned knob)
{
  CrumbHouseRules on = *rules;
  g_autofree char *sentence = crumb_agreement_sentence (&crumb_raid_agreement, rules, knob);
  GtkWidget *row = find_row (fixture, sentence);
  g_autofree char *switched = NULL;

  if (row != NULL || !crumb_rule_book_set (&crumb_house_rule_book, &on, knob, 1))
    return row;
  switched = crumb_agreement_sentence (&crumb_raid_agreement, &on, knob);
  return find_row (fixture, switched);
}

static void
turn (GtkWidget *row, const CrumbRuleKnob *knob, int number)
{
  if (ADW_IS_SWITCH_ROW (row))
    adw_switch_row_set_active (ADW_SWITCH_ROW (row), number != 0);
  else if (!ADW_IS_COMBO_ROW (row))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))), number);
  else
    for (guint i = 0; knob->values[i] != NULL; i++)
      if (crumb_rule_knob_number (knob, i) == number)
        adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
}

static void
do_action (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), action, NULL));
}

static int
another_position (const CrumbRuleKnob *knob, const CrumbHouseRules *rules, unsigned i)
{
  int now = crumb_rule_book_get (&crumb_house_rule_book, rules, i);

  if (knob->values == NULL)
    return now == knob->max ? now - 1 : now + 1;
  return crumb_rule_knob_number (knob, 0) == now ? crumb_rule_knob_number (knob, 1) : crumb_rule_knob_number (knob, 0);
}

static void
check_every_knob (Fixture *fixture, gconstpointer data)
{
  CrumbHouseRules rules = crumb_house_rules_final (), chosen;
  unsigned n = crumb_house_rule_book.n_knobs;
  const CrumbRuleKnob *knobs = crumb_house_rule_book.knobs;

  open_dialog (fixture, "");
  for (unsigned i = 0; i < n; i++)
    {
      int number = another_position (&knobs[i], &rules, i);
      GtkWidget *row = find_knob (fixture, &rules, i);

      g_assert_nonnull (row);
      turn (row, &knobs[i], number);
      g_assert_true (crumb_rule_book_set (&crumb_house_rule_book, &rules, i, number));
      g_assert_true (find_knob (fixture, &rules, i) == row);
      g_assert_cmpint (gtk_widget_has_css_class (row, "differs"), ==,
                       crumb_rule_book_differs (&crumb_house_rule_book, &rules, i));
      g_assert_cmpint (gtk_widget_get_sensitive (row), ==, crumb_house_rule_book.idle (&rules, i) == CRUMB_IDLE_NOT);
    }

  do_action (fixture, "house-rules.agree");
  chosen = parse (fixture->chosen);
  crumb_rule_book_tidy (&crumb_house_rule_book, &rules);
  g_assert_true (crumb_rule_book_equal (&crumb_house_rule_book, &chosen, &rules));
}

static void
check_summary (Fixture *fixture, gconstpointer data)
{
  open_dialog (fixture, "plate=7,sides=8,hands=open");

  g_assert_true (shows (fixture, "House rules"));
  g_assert_true (shows (fixture, "3 differences from the final rules."));
  g_assert_true (shows (fixture, "Final rules: The plate has 8 dice."));
  g_assert_nonnull (find_row (fixture, "Use Final Rules"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "house-rules.pick", "s", ""));
  g_assert_true (shows (fixture, "Same as the final rules."));
  g_assert_false (shows (fixture, "Final rules: "));
  g_assert_null (find_row (fixture, "Use Final Rules"));
}

static void
check_presets (Fixture *fixture, gconstpointer data)
{
  unsigned n = crumb_house_rule_book.n_presets;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;

  open_dialog (fixture, "");
  for (unsigned i = 0; i < n; i++)
    {
      CrumbHouseRules rules = parse (presets[i].rules);
      g_autofree char *changes = crumb_agreement_changes (&crumb_raid_agreement, &rules);

      g_assert_true (
          gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "house-rules.pick", "s", presets[i].rules));
      g_assert_true (shows (fixture, crumb_agreement_name (&crumb_raid_agreement, &rules)));
      g_assert_true (shows (fixture, changes));
    }
}

/* A knob without effect says why, and rules that nobody could win by can't be agreed on. */
static void
check_impossible (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) banners = NULL;

  open_dialog (fixture, "set-points=0,bonus=0");
  banners = widget_find_all (GTK_WIDGET (fixture->dialog), ADW_TYPE_BANNER);
  g_assert_true (adw_banner_get_revealed (g_ptr_array_index (banners, 0)));
  g_assert_true (gtk_widget_get_visible (g_ptr_array_index (banners, 0)));
  g_assert_true (shows (fixture, "No effect while sets are worth nothing."));
  adw_switch_row_set_active (
      ADW_SWITCH_ROW (
          find_row (fixture, "Whoever has the most dice of a face gets the pips of every die that shows it.")),
      TRUE);
  /* Nothing says it to screen readers either. */
  g_assert_false (gtk_widget_get_visible (g_ptr_array_index (banners, 0)));
  g_assert_true (shows (fixture, "No effect while you score by face."));
}

static void
check_saved (Fixture *fixture, gconstpointer data)
{
  GtkWidget *name;
  CrumbHouseRules begun;

  open_dialog (fixture, "plate=7");
  name = find_row (fixture, "Save these rules with a name");
  gtk_editable_set_text (GTK_EDITABLE (name), " <b>Sunday ");
  g_signal_emit_by_name (name, "apply");
  g_assert_true (shows (fixture, "Saved “<b>Sunday”"));
  g_assert_nonnull (find_row (fixture, "<b>Sunday"));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "house-rules.delete", "s", "<b>Sunday"));
  g_assert_null (find_row (fixture, "<b>Sunday"));
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "house-rules.restore", "(ss)", "<b>Sunday", "plate=7"));
  g_assert_nonnull (find_row (fixture, "<b>Sunday"));

  do_action (fixture, "house-rules.begin-with");
  begun = for_new_games (fixture->settings);
  g_assert_cmpuint (begun.plate, ==, 7);
  g_assert_nonnull (find_row (fixture, "New Games Use These Rules"));
}

static void
check_cancel (Fixture *fixture, gconstpointer data)
{
  open_dialog (fixture, "plate=7");
  do_action (fixture, "window.close");
  g_assert_null (fixture->chosen);
}

/* Read-only: a sentence for every rule that has an effect, and no controls. */
static void
check_read (Fixture *fixture, gconstpointer data)
{
  const char *text = "playtest-5,hands=open";
  CrumbHouseRules rules = parse (text);
  unsigned n = crumb_house_rule_book.n_knobs;

  present (fixture, crumb_agreement_dialog_new (&crumb_raid_agreement, NULL, text, FALSE));
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *sentence = crumb_agreement_sentence (&crumb_raid_agreement, &rules, i);

      g_assert_cmpint (shows (fixture, sentence), ==, crumb_house_rule_book.idle (&rules, i) == CRUMB_IDLE_NOT);
    }
  g_assert_cmpuint (count_rows (fixture, GTK_TYPE_SPIN_BUTTON), ==, 0);
  g_assert_cmpuint (count_rows (fixture, ADW_TYPE_COMBO_ROW), ==, 0);
  g_assert_cmpuint (count_rows (fixture, ADW_TYPE_SWITCH_ROW), ==, 0);
  g_assert_null (find_row (fixture, "Save these rules with a name"));
  g_assert_null (find_row (fixture, "Use Final Rules"));
}

void
add_house_rules_dialog_tests (void)
{
  adw_init ();

  g_test_add ("/house-rules-dialog/every-knob", Fixture, NULL, NULL, check_every_knob, tear_down);
  g_test_add ("/house-rules-dialog/summary", Fixture, NULL, NULL, check_summary, tear_down);
  g_test_add ("/house-rules-dialog/presets", Fixture, NULL, NULL, check_presets, tear_down);
  g_test_add ("/house-rules-dialog/impossible", Fixture, NULL, NULL, check_impossible, tear_down);
  g_test_add ("/house-rules-dialog/saved", Fixture, NULL, NULL, check_saved, tear_down);
  g_test_add ("/house-rules-dialog/cancel", Fixture, NULL, NULL, check_cancel, tear_down);
  g_test_add ("/house-rules-dialog/read", Fixture, NULL, NULL, check_read, tear_down);
}
