/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The plate in a line: the dice that may still lie there, and how many of them are gone. */

#include "crumb-config.h"

#include "crumb-plate-row.h"

#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <adwaita.h>

struct _CrumbPlateRow
{
  GtkBox parent_instance;

  CrumbDiceRow *dice;
  GtkLabel *gone;
};

CRUMB_DEFINE_TEMPLATE (CrumbPlateRow, crumb_plate_row, GTK_TYPE_BOX)

/* A tap on a die says that bidding is over and that the winner takes it, where the table allows that. */
static void
tapped_cb (CrumbPlateRow *self, int n_press, double x, double y)
{
  GtkWidget *die = gtk_widget_pick (GTK_WIDGET (self->dice), x, y, GTK_PICK_DEFAULT);
  guint face, colour;

  if (!CRUMB_IS_DIE_VIEW (die))
    return;
  g_object_get (die, "face", &face, "colour", &colour, NULL);
  if (face != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.take-now", "(yy)", (guchar) face, (guchar) colour);
}

static void
crumb_plate_row_class_init (CrumbPlateRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  crumb_class_template (klass, CrumbPlateRow, "crumb-plate-row", dice, gone);
  crumb_class_callbacks (klass, tapped_cb);
}

void
crumb_plate_row_show (CrumbPlateRow *self, const CrumbRaid *raid)
{
  CrumbDice plate;
  g_autofree char *gone = NULL;

  g_return_if_fail (CRUMB_IS_PLATE_ROW (self));
  g_return_if_fail (raid != NULL);

  plate = raid->plate_open ? raid->plate : crumb_dice_sorted (&raid->plate);
  if (raid->plate_open)
    plate.count = raid->plate_entered;
  gone = crumb_words_plate_gone (raid);
  crumb_dice_row_set_dice (self->dice, &plate);
  crumb_dice_row_set_slots (self->dice, raid->plate.count - plate.count);
  crumb_label_show (self->gone, gone);
  crumb_set_css_class (GTK_WIDGET (self), "asked", raid->plate_open);
  gtk_widget_set_visible (GTK_WIDGET (self), crumb_raid_plate_left (raid) > 0);
}
