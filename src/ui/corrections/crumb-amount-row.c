/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-amount-row.h"

#include "ui/widgets/crumb-focus.h"

#include "record/base/crumb-class.h"

struct _CrumbAmountRow
{
  AdwActionRow parent_instance;

  GtkSpinButton *spin;
};

G_DEFINE_FINAL_TYPE (CrumbAmountRow, crumb_amount_row, ADW_TYPE_ACTION_ROW)

static void
crumb_amount_row_class_init (CrumbAmountRowClass *klass)
{
  crumb_class_signal (klass, "changed", 0);
  crumb_class_signal (klass, "entered", 0);
}

/* What the digits are typed into. */
static GtkWidget *
get_text (CrumbAmountRow *self)
{
  return GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->spin)));
}

static void
activate_cb (CrumbAmountRow *self)
{
  gtk_spin_button_update (self->spin);
  g_signal_emit_by_name (self, "entered");
}

static void
changed_cb (CrumbAmountRow *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
crumb_amount_row_init (CrumbAmountRow *self)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, 0, 1);

  self->spin = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self, NULL, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), spin);
  g_signal_connect_object (get_text (self), "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spin, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
crumb_amount_row_begin (CrumbAmountRow *self)
{
  g_return_if_fail (CRUMB_IS_AMOUNT_ROW (self));

  crumb_take_focus (get_text (self));
  gtk_editable_select_region (GTK_EDITABLE (self->spin), 0, -1);
}

void
crumb_amount_row_set_max (CrumbAmountRow *self, int max)
{
  g_return_if_fail (CRUMB_IS_AMOUNT_ROW (self));

  gtk_spin_button_set_range (self->spin, 0, max);
}

int
crumb_amount_row_get_amount (CrumbAmountRow *self)
{
  double max;

  g_return_val_if_fail (CRUMB_IS_AMOUNT_ROW (self), 0);

  gtk_spin_button_get_range (self->spin, NULL, &max);
  return (int) CLAMP (g_ascii_strtoll (gtk_editable_get_text (GTK_EDITABLE (self->spin)), NULL, 10), 0, (gint64) max);
}

void
crumb_amount_row_set_amount (CrumbAmountRow *self, int amount)
{
  g_return_if_fail (CRUMB_IS_AMOUNT_ROW (self));

  gtk_spin_button_set_value (self->spin, amount);
}
