/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A row for a number that is typed: digits replace it at once, and Enter says that it is all. */

#include "crumb-amount-row.h"

typedef void (*Entered) (gpointer object, AdwSpinRow *row);

/* What the digits are typed into, inside of the spin button. */
static GtkEditable *
get_text (AdwSpinRow *row)
{
  GtkEditable *text = GTK_EDITABLE (row);
  GtkEditable *delegate;

  while ((delegate = gtk_editable_get_delegate (text)) != NULL)
    text = delegate;
  return text;
}

static void
activate_cb (gpointer object, GtkWidget *text)
{
  AdwSpinRow *row = ADW_SPIN_ROW (gtk_widget_get_ancestor (text, ADW_TYPE_SPIN_ROW));
  Entered entered = (Entered) g_object_get_data (G_OBJECT (row), "crumb-entered");

  adw_spin_row_update (row);
  entered (object, row);
}

void
crumb_amount_row_begin (AdwSpinRow *row)
{
  GtkEditable *text;

  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  text = get_text (row);
  gtk_widget_grab_focus (GTK_WIDGET (text));
  gtk_editable_select_region (text, 0, -1);
}

void
crumb_amount_row_on_enter (AdwSpinRow *row, void (*entered) (gpointer object, AdwSpinRow *row), gpointer object)
{
  g_return_if_fail (ADW_IS_SPIN_ROW (row));

  g_object_set_data (G_OBJECT (row), "crumb-entered", (gpointer) entered);
  g_signal_connect_object (get_text (row), "activate", G_CALLBACK (activate_cb), object, G_CONNECT_SWAPPED);
}
