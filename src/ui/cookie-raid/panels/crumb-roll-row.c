/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's roll and its place among the others. */

#include "crumb-config.h"

#include "crumb-roll-row.h"

#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbRollRow
{
  GtkBox parent_instance;

  GtkLabel *rank;
  GtkImage *icon;
  CrumbSeatMark *mark;
  CrumbName *name;
  CrumbDiceRow *dice;
  GtkWidget *no_bid;
};

CRUMB_DEFINE_TEMPLATE (CrumbRollRow, crumb_roll_row, GTK_TYPE_BOX)

/* @icon_name: (nullable): NULL for none */
static void
show_icon (CrumbRollRow *self, const char *icon_name, const char *label)
{
  gtk_widget_set_visible (GTK_WIDGET (self->icon), icon_name != NULL);
  gtk_image_set_from_icon_name (self->icon, icon_name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->icon), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->icon), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_rank (CrumbRollRow *self, const CrumbRollPlace *place)
{
  gboolean beaten = place->kind == CRUMB_PLACE_BEATEN || place->kind == CRUMB_PLACE_NO_BID;
  g_autofree char *number = place->rank > 0 ? g_strdup_printf ("%u", place->rank) : g_strdup ("");
  /* Translators: how a bid did: 1 is the best, 2 the second best. */
  g_autofree char *words = place->rank > 0 ? g_strdup_printf (_ ("Place %u"), place->rank) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->rank), beaten);
  gtk_label_set_label (self->rank, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rank), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words != NULL ? words : "", -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rank), words);
}

static void
crumb_roll_row_class_init (CrumbRollRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbRollRow, "crumb-roll-row", rank, icon, mark, name, dice, no_bid);
}

void
crumb_roll_row_set_place (CrumbRollRow *self, const CrumbSeat *seat, const CrumbRollPlace *place)
{
  gboolean missing;

  g_return_if_fail (CRUMB_IS_ROLL_ROW (self));
  g_return_if_fail (seat != NULL && place != NULL);

  missing = place->marked >= place->dice.count;
  crumb_seat_mark_set_colour (self->mark, seat->colour);
  crumb_name_set_name (self->name, seat->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, seat->name, -1);

  crumb_dice_row_set_dice (self->dice, &place->dice);
  crumb_dice_row_set_slots (self->dice, missing ? (guint) place->marked + 1 - place->dice.count : 0);
  crumb_dice_row_set_marked (self->dice, place->marked);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), place->kind != CRUMB_PLACE_NO_BID);
  gtk_widget_set_visible (self->no_bid, place->kind == CRUMB_PLACE_NO_BID);

  if (place->kind == CRUMB_PLACE_WINNER)
    show_icon (self, "object-select-symbolic", _ ("Takes the bid"));
  else if (place->kind == CRUMB_PLACE_TIED)
    show_icon (self, "view-refresh-symbolic", C_ ("player", "Re-rolls"));
  else
    show_icon (self, NULL, "");
  show_rank (self, place);
  crumb_set_css_class (GTK_WIDGET (self), "winner", place->kind == CRUMB_PLACE_WINNER);
}

void
crumb_roll_row_align (CrumbRollRow *self, GtkSizeGroup *group)
{
  g_return_if_fail (CRUMB_IS_ROLL_ROW (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (group));

  gtk_size_group_add_widget (group, GTK_WIDGET (self->name));
}

void
crumb_roll_row_enlarge (CrumbRollRow *self)
{
  g_return_if_fail (CRUMB_IS_ROLL_ROW (self));

  crumb_dice_row_keep_in_line (self->dice);
}
