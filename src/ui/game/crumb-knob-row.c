/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A knob of the house rules as a row: the sentence that is agreed on, and what can be agreed on instead. */

#include "crumb-knob-row.h"

#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbKnobRow
{
  GObject parent_instance;

  const CrumbAgreement *agreement;
  unsigned knob;
  int thing; /* that it is turned for, -1 for all of them */
  int number;
  gboolean editable;
  gboolean showing;

  GtkWidget *row;
  GtkSpinButton *spin;
  GtkStringList *values;
  guint n_values; /* those that have words; one that is set apart is listed after them while the knob stands there */
  int apart;
};

CRUMB_DEFINE_PLAIN (CrumbKnobRow, crumb_knob_row, G_TYPE_OBJECT)

static const CrumbRuleKnob *
get_knob (CrumbKnobRow *self)
{
  return &self->agreement->book->knobs[self->knob];
}

static gboolean
is_switch (const CrumbRuleKnob *knob)
{
  return knob->values != NULL && g_str_equal (knob->values[0], "off") && g_str_equal (knob->values[1], "on");
}

static void
turned_cb (CrumbKnobRow *self)
{
  const CrumbRuleKnob *knob = get_knob (self);
  int number;

  if (self->showing)
    return;

  if (ADW_IS_SWITCH_ROW (self->row))
    number = adw_switch_row_get_active (ADW_SWITCH_ROW (self->row));
  else if (ADW_IS_COMBO_ROW (self->row) && adw_combo_row_get_selected (ADW_COMBO_ROW (self->row)) >= self->n_values)
    number = self->apart;
  else if (ADW_IS_COMBO_ROW (self->row))
    number = crumb_rule_knob_number (knob, adw_combo_row_get_selected (ADW_COMBO_ROW (self->row)));
  else
    number = gtk_spin_button_get_value_as_int (self->spin);
  if (self->thing >= 0)
    number = crumb_rule_knob_with (knob, self->number, (unsigned) self->thing, number);

  g_signal_emit_by_name (self, "turned", number);
}

/* The position is named in the list alone: the row has a whole sentence for it, and no room for both. */
static void
name_positions_in_list (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) in_row = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) in_list =
      gtk_builder_list_item_factory_new_from_resource (NULL, "/crumb/crumb-knob-position.ui");

  adw_combo_row_set_factory (row, in_row);
  adw_combo_row_set_list_factory (row, in_list);
}

static GtkWidget *
new_combo_row (CrumbKnobRow *self)
{
  GtkWidget *row;
  const CrumbRuleKnob *knob = get_knob (self);
  g_autoptr (GtkStringList) values = gtk_string_list_new (NULL);

  for (; knob->values[self->n_values] != NULL; self->n_values++)
    gtk_string_list_take (
        values, crumb_agreement_value (self->agreement, self->knob, crumb_rule_knob_number (knob, self->n_values)));
  self->values = values;
  row = g_object_new (ADW_TYPE_COMBO_ROW, "model", values, NULL);
  name_positions_in_list (ADW_COMBO_ROW (row));
  return row;
}

/* An AdwSpinRow would be told to no screen reader. */
static GtkWidget *
new_number_row (CrumbKnobRow *self)
{
  const CrumbRuleKnob *knob = get_knob (self);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (self->thing < 0 ? knob->min : CRUMB_RULE_APART_MIN, knob->max, 1);

  self->spin = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  g_signal_connect_object (spin, "notify::value", G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
make_row (CrumbKnobRow *self)
{
  const CrumbRuleKnob *knob = get_knob (self);
  const char *property;

  if (!self->editable)
    {
      self->row = adw_action_row_new ();
      return;
    }

  if (knob->values == NULL || self->thing >= 0)
    {
      self->row = new_number_row (self);
      return;
    }

  if (is_switch (knob))
    {
      self->row = adw_switch_row_new ();
      property = "notify::active";
    }
  else
    {
      self->row = new_combo_row (self);
      property = "notify::selected";
    }
  g_signal_connect_object (self->row, property, G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
}

static void
show_apart (CrumbKnobRow *self, int number)
{
  if (self->apart != number)
    {
      self->apart = number;
      gtk_string_list_splice (self->values, self->n_values,
                              g_list_model_get_n_items (G_LIST_MODEL (self->values)) - self->n_values, NULL);
      gtk_string_list_take (self->values, crumb_agreement_value (self->agreement, self->knob, number));
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->row), self->n_values);
}

static void
show_position (CrumbKnobRow *self, int number)
{
  const CrumbRuleKnob *knob = get_knob (self);

  self->showing = TRUE;
  if (ADW_IS_SWITCH_ROW (self->row))
    adw_switch_row_set_active (ADW_SWITCH_ROW (self->row), number != 0);
  else if (self->spin != NULL)
    gtk_spin_button_set_value (self->spin,
                               self->thing < 0 ? number : crumb_rule_knob_of (knob, number, (unsigned) self->thing));
  else if (ADW_IS_COMBO_ROW (self->row) && crumb_rule_knob_is_apart (knob, number))
    show_apart (self, number);
  else if (ADW_IS_COMBO_ROW (self->row))
    for (guint i = 0; knob->values[i] != NULL; i++)
      if (crumb_rule_knob_number (knob, i) == number)
        adw_combo_row_set_selected (ADW_COMBO_ROW (self->row), i);
  self->showing = FALSE;
}

/* A switch that is off would deny what its title says: its title stays what it turns on. */
static char *
words_for_title (CrumbKnobRow *self, const CrumbAgreed *rules)
{
  CrumbAgreed on = *rules;

  if (ADW_IS_SWITCH_ROW (self->row))
    crumb_rule_book_set (self->agreement->book, &on, self->knob, 1);
  return crumb_agreement_sentence (self->agreement, &on, self->knob);
}

/* An example, or what a switch that is off stands for. */
static char *
words_for_note (CrumbKnobRow *self, const CrumbAgreed *rules)
{
  if (ADW_IS_SWITCH_ROW (self->row) && crumb_rule_book_get (self->agreement->book, rules, self->knob) == 0)
    return crumb_agreement_sentence (self->agreement, rules, self->knob);
  return g_strdup (crumb_agreement_note (self->agreement, rules, self->knob));
}

static char *
words_for_subtitle (CrumbKnobRow *self, const CrumbAgreed *rules)
{
  const char *idle = crumb_agreement_idle (self->agreement, rules, self->knob);
  g_autofree char *note = words_for_note (self, rules);
  g_autofree char *final = NULL;

  if (idle != NULL)
    return g_strdup (idle);
  if (!crumb_rule_book_differs (self->agreement->book, rules, self->knob))
    return note != NULL ? g_steal_pointer (&note) : g_strdup ("");

  final = crumb_agreement_usual (self->agreement, self->knob);
  return note != NULL ? g_strdup_printf ("%s\n%s", note, final) : g_steal_pointer (&final);
}

static void
crumb_knob_row_class_init (CrumbKnobRowClass *klass)
{
  crumb_class_owns (klass, CrumbKnobRow, g_object_unref, row);

  crumb_class_signal (klass, "turned", 1, G_TYPE_INT);
}

CrumbKnobRow *
crumb_knob_row_new (const CrumbAgreement *agreement, unsigned knob, int thing, gboolean editable)
{
  CrumbKnobRow *self = g_object_new (CRUMB_TYPE_KNOB_ROW, NULL);

  self->agreement = agreement;
  self->knob = knob;
  self->thing = thing;
  self->editable = editable;
  make_row (self);
  g_object_ref_sink (self->row);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  return self;
}

CRUMB_DEFINE_GETTER (CrumbKnobRow, crumb_knob_row, unsigned, knob)

GtkWidget *
crumb_knob_row_get_widget (CrumbKnobRow *self)
{
  g_return_val_if_fail (CRUMB_IS_KNOB_ROW (self), NULL);

  return self->row;
}

/* One of the things has nothing to be set to while the knob says nothing of any. */
static void
show_thing (CrumbKnobRow *self)
{
  g_autofree char *title = self->agreement->thing (get_knob (self)->id, (unsigned) self->thing);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (self->row, self->number > 0);
  if (self->number > 0)
    show_position (self, self->number);
}

void
crumb_knob_row_show (CrumbKnobRow *self, const CrumbAgreed *rules)
{
  g_autofree char *title = NULL, *subtitle = NULL;
  gboolean idle;

  g_return_if_fail (CRUMB_IS_KNOB_ROW (self));
  g_return_if_fail (rules != NULL);

  self->number = crumb_rule_book_get (self->agreement->book, rules, self->knob);
  if (self->thing >= 0)
    {
      show_thing (self);
      return;
    }
  idle = crumb_agreement_idle (self->agreement, rules, self->knob) != NULL;
  title = words_for_title (self, rules);
  subtitle = words_for_subtitle (self, rules);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->row), subtitle);
  crumb_set_css_class (self->row, "differs", crumb_rule_book_differs (self->agreement->book, rules, self->knob));
  gtk_widget_set_sensitive (self->row, !idle);
  gtk_widget_set_visible (self->row, self->editable || !idle);
  show_position (self, self->number);
}
