/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A known player who sits down with one tap. */

#include "crumb-player-chip.h"

#include "ui/widgets/crumb-seat-mark.h"

struct _CrumbPlayerChip
{
  AdwBin parent_instance;

  CrumbSeat *player;

  GtkActionable *button;
  CrumbSeatMark *mark;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (CrumbPlayerChip, crumb_player_chip, ADW_TYPE_BIN)

static void
crumb_player_chip_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_PLAYER_CHIP);

  G_OBJECT_CLASS (crumb_player_chip_parent_class)->dispose (object);
}

static void
crumb_player_chip_finalize (GObject *object)
{
  CrumbPlayerChip *self = CRUMB_PLAYER_CHIP (object);

  crumb_seat_free (self->player);

  G_OBJECT_CLASS (crumb_player_chip_parent_class)->finalize (object);
}

static void
crumb_player_chip_class_init (CrumbPlayerChipClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_player_chip_dispose;
  object_class->finalize = crumb_player_chip_finalize;

  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-player-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerChip, button);
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerChip, mark);
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerChip, label);
}

static void
crumb_player_chip_init (CrumbPlayerChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

const CrumbSeat *
crumb_player_chip_get_player (CrumbPlayerChip *self)
{
  g_return_val_if_fail (CRUMB_IS_PLAYER_CHIP (self), NULL);

  return self->player;
}
