/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One of the two at the table: points, the crib, and the dice that are known and not laid yet. */

#include "crumb-cubbage-seat.h"

#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-hand-line.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

struct _CrumbCubbageSeat
{
  AdwBin parent_instance;

  CrumbSeatMark *mark;
  CrumbName *name;
  GtkWidget *crib;
  GtkLabel *points;
  CrumbHandLine *dice;
};

CRUMB_DEFINE_TEMPLATE (CrumbCubbageSeat, crumb_cubbage_seat, ADW_TYPE_BIN)

static void
crumb_cubbage_seat_class_init (CrumbCubbageSeatClass *klass)
{
  g_type_ensure (CRUMB_TYPE_HAND_LINE);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbCubbageSeat, "crumb-cubbage-seat", mark, name, crib, points, dice);
}

void
crumb_cubbage_seat_set_pixel_size (CrumbCubbageSeat *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_SEAT (self));

  crumb_hand_line_set_pixel_size (self->dice, pixel_size);
}

void
crumb_cubbage_seat_show (CrumbCubbageSeat *self, const CrumbCubbage *game, guint seat, const CrumbSeat *player)
{
  gboolean has_crib, asked;
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  g_autofree char *label = NULL;
  CrumbDice left;

  g_return_if_fail (CRUMB_IS_CUBBAGE_SEAT (self));
  g_return_if_fail (seat < CRUMB_CUBBAGE_SEATS);

  has_crib = crumb_cubbage_deal (game)->crib == seat;
  asked = game->phase != CRUMB_CUBBAGE_AT_OVER && crumb_cubbage_expect (game).seat == seat;
  left = crumb_cubbage_left (game, seat);
  number = g_strdup_printf ("%d", game->scores.totals[seat]);
  points = crumb_words_cubbage_points (game->scores.totals[seat]);
  crumb_seat_mark_set_colour (self->mark, player->colour);
  crumb_name_set_name (self->name, player->name);
  gtk_label_set_text (self->points, number);
  gtk_widget_set_visible (self->crib, has_crib);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), left.count > 0);
  crumb_hand_line_set_hand (self->dice, &left);
  crumb_set_css_class (GTK_WIDGET (self), "asked", asked);

  /* Translators: %1$s is a name, %2$s is "12 points". */
  label = g_strdup_printf (has_crib ? _ ("%1$s, %2$s, has the crib") : _ ("%1$s, %2$s"), player->told, points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
