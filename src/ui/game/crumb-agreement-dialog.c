/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The agreement of a table: a row for each knob, the rule sets to begin with, and what differs. */

#include "crumb-agreement-dialog.h"

#include "crumb-knob-row.h"
#include "crumb-rule-sets.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbAgreementDialog
{
  AdwDialog parent_instance;

  const CrumbAgreement *agreement;
  CrumbAgreed rules;
  gboolean editable;
  GSettings *settings;
  GPtrArray *knob_rows;
  GPtrArray *set_rows;

  AdwBanner *banner;
  AdwPreferencesPage *page;
  AdwExpanderRow *sets;
  AdwActionRow *changes;
  GtkWidget *back;
  GtkWidget *goal;
  AdwPreferencesGroup *differing;
  AdwPreferencesGroup *keeping;
  AdwEntryRow *name;
  AdwButtonRow *default_row;
};

G_DEFINE_FINAL_TYPE (CrumbAgreementDialog, crumb_agreement_dialog, ADW_TYPE_DIALOG)

static char *
get_text (CrumbAgreementDialog *self)
{
  return crumb_agreement_format (self->agreement, &self->rules);
}

/* What is shown ---------------------------------------------------------- */

static void
update_name (CrumbAgreementDialog *self)
{
  const CrumbRulePreset *preset = crumb_rule_book_preset (self->agreement->book, &self->rules);
  g_autofree char *saved = crumb_rule_sets_find (self->agreement, self->settings, &self->rules);
  const char *title = crumb_agreement_name (self->agreement, &self->rules);
  const char *subtitle = _ ("What your table has agreed on.");

  if (preset != NULL)
    subtitle = crumb_agreement_preset_about (self->agreement, preset);
  else if (saved != NULL)
    {
      title = saved;
      subtitle = _ ("House rules you’ve saved.");
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->sets), title);
  adw_expander_row_set_subtitle (self->sets, subtitle);
}

static void
update_changes (CrumbAgreementDialog *self)
{
  g_autofree char *changes = crumb_agreement_changes (self->agreement, &self->rules);
  g_autofree char *differences = crumb_agreement_differences (self->agreement, &self->rules);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->changes), changes);
  adw_action_row_set_subtitle (self->changes, differences);
  gtk_widget_set_visible (self->back, self->editable && *differences != '\0');
  adw_banner_set_revealed (self->banner, !crumb_agreement_possible (self->agreement, &self->rules));
}

static void
update_default (CrumbAgreementDialog *self)
{
  g_autofree char *rules = get_text (self);
  g_autofree char *begun = crumb_rule_sets_for_new_games (self->agreement, self->settings);
  gboolean is_default = g_str_equal (rules, begun);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->default_row),
                                 is_default ? _ ("New Games Use These Rules") : _ ("Use These Rules for New Games"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "house-rules.begin-with", !is_default);
}

static void
update (CrumbAgreementDialog *self)
{
  for (guint i = 0; i < self->knob_rows->len; i++)
    crumb_knob_row_show (g_ptr_array_index (self->knob_rows, i), &self->rules);
  update_name (self);
  update_changes (self);
  update_default (self);
}

static void
turned_cb (CrumbAgreementDialog *self, int number, CrumbKnobRow *row)
{
  if (crumb_rule_book_set (self->agreement->book, &self->rules, crumb_knob_row_get_knob (row), number))
    update (self);
}

static unsigned
find_knob (CrumbAgreementDialog *self, const char *id)
{
  for (unsigned knob = 0; knob < self->agreement->book->n_knobs; knob++)
    if (g_str_equal (self->agreement->book->knobs[knob].id, id))
      return knob;
  g_return_val_if_reached (0);
}

static void
add_row (CrumbAgreementDialog *self, AdwPreferencesGroup *group, CrumbKnobRow *row)
{
  g_signal_connect_object (row, "turned", G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->knob_rows, row);
  adw_preferences_group_add (group, crumb_knob_row_get_widget (row));
}

/* Below it, one for each thing that it can be set apart for. */
static void
add_knob (CrumbAgreementDialog *self, AdwPreferencesGroup *group, unsigned knob)
{
  add_row (self, group, crumb_knob_row_new (self->agreement, knob, -1, self->editable));
  for (unsigned i = 0; self->editable && i < self->agreement->book->knobs[knob].apart; i++)
    add_row (self, group, crumb_knob_row_new (self->agreement, knob, (int) i, TRUE));
}

static void
add_knobs (CrumbAgreementDialog *self)
{
  adw_preferences_page_remove (self->page, self->keeping);
  if (self->editable)
    adw_preferences_page_remove (self->page, self->differing);
  for (const CrumbAgreementGroup *about = self->agreement->groups; about->title != NULL; about++)
    {
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

      adw_preferences_group_set_title (group, g_dpgettext2 (NULL, "heading", about->title));
      for (gsize knob = 0; about->knobs[knob] != NULL; knob++)
        add_knob (self, group, find_knob (self, about->knobs[knob]));
      if (!self->editable)
        crumb_tab_leaves_lists (GTK_WIDGET (group));
      adw_preferences_page_add (self->page, group);
    }
  if (self->editable)
    adw_preferences_page_add (self->page, self->differing);
  adw_preferences_page_add (self->page, self->keeping);
}

/* Rule sets -------------------------------------------------------------- */

static AdwActionRow *
add_set (CrumbAgreementDialog *self, const char *name, const char *subtitle, const char *rules)
{
  AdwActionRow *row = crumb_row_new (name, subtitle);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", rules);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "house-rules.pick");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_expander_row_add_row (self->sets, GTK_WIDGET (row));
  g_ptr_array_add (self->set_rows, row);
  return row;
}

static void
add_saved_set (CrumbAgreementDialog *self, const char *name)
{
  g_autofree char *text = crumb_rule_sets_get (self->agreement, self->settings, name);
  g_autofree char *changes = NULL;
  CrumbAgreed rules;
  AdwActionRow *row;
  GtkWidget *delete;

  if (!crumb_agreement_parse (self->agreement, text, &rules))
    return;

  changes = crumb_agreement_changes (self->agreement, &rules);
  row = add_set (self, name, changes, text);
  delete = g_object_new (GTK_TYPE_BUTTON, "icon-name", "user-trash-symbolic", "tooltip-text",
                         _ ("Delete This Rule Set"), "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (delete, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (delete), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (delete), "house-rules.delete");
  adw_action_row_add_suffix (row, delete);
}

static void
update_sets (CrumbAgreementDialog *self)
{
  const CrumbRulePreset *presets = self->agreement->book->presets;
  g_auto (GStrv) names = crumb_rule_sets_list (self->agreement, self->settings);

  for (guint i = 0; i < self->set_rows->len; i++)
    adw_expander_row_remove (self->sets, g_ptr_array_index (self->set_rows, i));
  g_ptr_array_set_size (self->set_rows, 0);
  if (!self->editable)
    return;

  for (guint i = 0; names[i] != NULL; i++)
    add_saved_set (self, names[i]);
  for (unsigned i = 0; i < self->agreement->book->n_presets; i++)
    add_set (self, crumb_agreement_preset_name (self->agreement, &presets[i]),
             crumb_agreement_preset_about (self->agreement, &presets[i]), presets[i].rules);
}

static void
settings_changed_cb (CrumbAgreementDialog *self)
{
  update_sets (self);
  update (self);
}

/* One toast at a time, so that its Undo is for the last change. */
static void
add_toast (CrumbAgreementDialog *self, const char *title, const char *action, GVariant *target)
{
  AdwToast *toast = crumb_toast_new_with_button (title, C_ ("button", "_Undo"), action);

  adw_toast_set_action_target_value (toast, target);
  crumb_toast_show (GTK_WIDGET (self), toast);
}

static void
save_set (CrumbAgreementDialog *self, const char *name, const char *rules, const char *title)
{
  g_autofree char *before = crumb_rule_sets_get (self->agreement, self->settings, name);

  crumb_rule_sets_set (self->agreement, self->settings, name, rules);
  add_toast (self, title, "house-rules.restore", g_variant_new ("(ss)", name, before));
}

static void
save_cb (CrumbAgreementDialog *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  g_autofree char *rules = get_text (self);
  /* Translators: %s is the name of a rule set. */
  g_autofree char *title = g_strdup_printf (_ ("Saved “%s”"), name);

  if (*name == '\0')
    return;
  save_set (self, name, rules, title);
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
}

/* Actions ---------------------------------------------------------------- */

static void
agree_action (CrumbAgreementDialog *self)
{
  g_autofree char *rules = get_text (self);

  g_signal_emit_by_name (self, "chosen", rules);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
change_goal_action (GtkWidget *dialog)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (dialog));

  adw_dialog_close (ADW_DIALOG (dialog));
  gtk_widget_activate_action (window, "win.change-goal", NULL);
}

static void
pick_action (CrumbAgreementDialog *self, const char *action_name, GVariant *parameter)
{
  if (!crumb_agreement_parse (self->agreement, g_variant_get_string (parameter, NULL), &self->rules))
    return;
  adw_expander_row_set_expanded (self->sets, FALSE);
  update (self);
}

static void
delete_action (CrumbAgreementDialog *self, const char *action_name, GVariant *parameter)
{
  const char *name = g_variant_get_string (parameter, NULL);
  /* Translators: %s is the name of a rule set. */
  g_autofree char *title = g_strdup_printf (_ ("Deleted “%s”"), name);

  save_set (self, name, "", title);
}

static void
restore_action (CrumbAgreementDialog *self, const char *action_name, GVariant *parameter)
{
  const char *name, *rules;

  g_variant_get (parameter, "(&s&s)", &name, &rules);
  crumb_rule_sets_set (self->agreement, self->settings, name, rules);
}

static void
begin_with_action (CrumbAgreementDialog *self)
{
  g_autofree char *before = crumb_rule_sets_for_new_games (self->agreement, self->settings);
  g_autofree char *rules = get_text (self);

  crumb_rule_sets_set_default (self->agreement, self->settings, rules);
  add_toast (self, _ ("New games will use these rules"), "house-rules.restore-default", g_variant_new_string (before));
}

static void
restore_default_action (CrumbAgreementDialog *self, const char *action_name, GVariant *parameter)
{
  crumb_rule_sets_set_default (self->agreement, self->settings, g_variant_get_string (parameter, NULL));
}

/* The widget ------------------------------------------------------------- */

static void
install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "house-rules.agree", NULL, G_CALLBACK (agree_action));
  crumb_class_action (widget_class, "house-rules.change-goal", NULL, G_CALLBACK (change_goal_action));
  crumb_class_action (widget_class, "house-rules.pick", "s", G_CALLBACK (pick_action));
  crumb_class_action (widget_class, "house-rules.delete", "s", G_CALLBACK (delete_action));
  crumb_class_action (widget_class, "house-rules.restore", "(ss)", G_CALLBACK (restore_action));
  crumb_class_action (widget_class, "house-rules.begin-with", NULL, G_CALLBACK (begin_with_action));
  crumb_class_action (widget_class, "house-rules.restore-default", "s", G_CALLBACK (restore_default_action));
}

static void
crumb_agreement_dialog_class_init (CrumbAgreementDialogClass *klass)
{
  crumb_class_boolean (klass, CrumbAgreementDialog, editable, NULL, TRUE, CRUMB_CONSTRUCT);

  crumb_class_signal (klass, "chosen", 1, G_TYPE_STRING);

  crumb_class_template (klass, CrumbAgreementDialog, "crumb-agreement-dialog", banner, page, sets, changes, back, goal,
                        differing, keeping, name, default_row);
  crumb_class_owns (klass, CrumbAgreementDialog, g_ptr_array_unref, knob_rows, set_rows);
  crumb_class_owns (klass, CrumbAgreementDialog, g_object_unref, settings);
  crumb_class_callbacks (klass, save_cb);
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
crumb_agreement_dialog_init (CrumbAgreementDialog *self)
{
  self->knob_rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->set_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_frame (CrumbAgreementDialog *self)
{
  const CrumbAgreement *agreement = self->agreement;
  /* Translators: a heading; %s is the name of a game */
  g_autofree char *title = g_strdup_printf (_ ("House Rules for %s"), _ (crumb_game_words_of (agreement->kind)->name));

  adw_dialog_set_title (ADW_DIALOG (self), self->editable ? title : _ ("Rules of This Game"));
  if (!self->editable)
    adw_expander_row_set_enable_expansion (self->sets, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->keeping), self->editable && self->settings != NULL);
  adw_banner_set_title (self->banner, agreement->impossible != NULL ? _ (agreement->impossible)
                                                                    : _ ("Nobody can play by these rules."));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->back), crumb_agreement_back (agreement));
}

AdwDialog *
crumb_agreement_dialog_new (const CrumbAgreement *agreement, GSettings *settings, const char *text, gboolean editable)
{
  CrumbAgreementDialog *self = g_object_new (CRUMB_TYPE_AGREEMENT_DIALOG, "editable", editable, NULL);

  g_return_val_if_fail (agreement != NULL, NULL);

  self->agreement = agreement;
  if (!crumb_agreement_parse (agreement, text, &self->rules))
    crumb_agreement_parse (agreement, "", &self->rules);
  g_set_object (&self->settings, settings);
  if (settings != NULL)
    crumb_rule_sets_follow (settings, G_CALLBACK (settings_changed_cb), self);
  show_frame (self);
  add_knobs (self);
  settings_changed_cb (self);
  return ADW_DIALOG (self);
}

void
crumb_agreement_dialog_offer_goal (CrumbAgreementDialog *self)
{
  g_return_if_fail (CRUMB_IS_AGREEMENT_DIALOG (self));

  gtk_widget_set_visible (self->goal, TRUE);
}
