/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows the mark of a player, and lets people choose another one. */

#include "crumb-colour-button.h"

#include "crumb-seat-mark.h"
#include "crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define COLUMNS 4

struct _CrumbColourButton
{
  AdwBin parent_instance;

  CrumbColour colour;
  GtkToggleButton *swatches[CRUMB_N_COLOURS];

  GtkWidget *button;
  GtkPopover *popover;
  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (CrumbColourButton, crumb_colour_button, ADW_TYPE_BIN)

static void
show_colour (CrumbColourButton *self)
{
  /* Translators: the accessible name of a button; %s is a color */
  g_autofree char *label = g_strdup_printf (_ ("Color: %s"), crumb_seat_mark_name (self->colour));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  for (guint colour = 0; colour < CRUMB_N_COLOURS; colour++)
    gtk_toggle_button_set_active (self->swatches[colour], colour == self->colour);
}

static void
swatch_clicked_cb (CrumbColourButton *self, GtkWidget *swatch)
{
  gtk_popover_popdown (self->popover);

  for (guint colour = 0; colour < CRUMB_N_COLOURS; colour++)
    if (GTK_WIDGET (self->swatches[colour]) == swatch && colour != self->colour)
      g_signal_emit_by_name (self, "chosen", colour);

  /* A click toggles by itself, also where nobody takes up the choice. */
  show_colour (self);
}

static void
add_swatch (CrumbColourButton *self, CrumbColour colour)
{
  GtkWidget *swatch = gtk_toggle_button_new ();
  GtkWidget *mark = crumb_seat_mark_new (colour);
  const char *name = crumb_seat_mark_name (colour);

  gtk_button_set_child (GTK_BUTTON (swatch), mark);
  gtk_widget_set_tooltip_text (swatch, name);
  gtk_widget_add_css_class (swatch, "flat");
  gtk_widget_add_css_class (swatch, "circular");
  gtk_accessible_update_property (GTK_ACCESSIBLE (swatch), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (swatch, "clicked", G_CALLBACK (swatch_clicked_cb), self);

  gtk_grid_attach (self->grid, swatch, (int) colour % COLUMNS, (int) colour / COLUMNS, 1, 1);
  self->swatches[colour] = GTK_TOGGLE_BUTTON (swatch);
}

static void
crumb_colour_button_class_init (CrumbColourButtonClass *klass)
{
  crumb_class_property (
      klass, CrumbColourButton, colour, crumb_colour_button_set_colour,
      g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_N_COLOURS - 1, CRUMB_COLOUR_BLUE, CRUMB_READWRITE));

  crumb_class_signal (klass, "chosen", 1, G_TYPE_UINT);

  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbColourButton, "crumb-colour-button", button, popover, grid);
}

static void
crumb_colour_button_init (CrumbColourButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint colour = 0; colour < CRUMB_N_COLOURS; colour++)
    add_swatch (self, (CrumbColour) colour);
  show_colour (self);
}

void
crumb_colour_button_set_colour (CrumbColourButton *self, CrumbColour colour)
{
  g_return_if_fail (CRUMB_IS_COLOUR_BUTTON (self));
  g_return_if_fail (colour < CRUMB_N_COLOURS);

  if (self->colour == colour)
    return;

  self->colour = colour;
  show_colour (self);
  g_object_notify (G_OBJECT (self), "colour");
}
