/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A known player who sits down with one tap. */

#include "crumb-player-chip.h"

#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbPlayerChip
{
  AdwBin parent_instance;

  CrumbSeat *player;

  GtkActionable *button;
  CrumbSeatMark *mark;
  GtkLabel *label;
};

CRUMB_DEFINE_TEMPLATE (CrumbPlayerChip, crumb_player_chip, ADW_TYPE_BIN)

static void
crumb_player_chip_class_init (CrumbPlayerChipClass *klass)
{
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbPlayerChip, "crumb-player-chip", button, mark, label);
  crumb_class_owns (klass, CrumbPlayerChip, crumb_seat_free, player);
}

GtkWidget *
crumb_player_chip_new (const CrumbSeat *player, const char *action)
{
  CrumbPlayerChip *self = g_object_new (CRUMB_TYPE_PLAYER_CHIP, NULL);

  self->player = crumb_seat_copy (player);
  crumb_seat_mark_set_colour (self->mark, player->colour);
  gtk_label_set_label (self->label, player->name);
  gtk_actionable_set_action_name (self->button, action);
  gtk_actionable_set_action_target (self->button, "s", player->name);

  return GTK_WIDGET (self);
}

CRUMB_DEFINE_GETTER (CrumbPlayerChip, crumb_player_chip, const CrumbSeat *, player)
