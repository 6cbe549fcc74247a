/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player in a list: mark, name, games. */

#include "crumb-player-line.h"

#include "ui/widgets/crumb-seat-mark.h"

#include "words/crumb-words-player.h"

struct _CrumbPlayerLine
{
  AdwBin parent_instance;

  CrumbSeatMark *mark;
  GtkLabel *name;
  GtkLabel *games;
  GtkWidget *hidden;
};

G_DEFINE_FINAL_TYPE (CrumbPlayerLine, crumb_player_line, ADW_TYPE_BIN)

static void
crumb_player_line_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_PLAYER_LINE);

  G_OBJECT_CLASS (crumb_player_line_parent_class)->dispose (object);
}

static void
crumb_player_line_class_init (CrumbPlayerLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_player_line_dispose;

  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-player-line.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerLine, mark);
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerLine, name);
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerLine, games);
  gtk_widget_class_bind_template_child (widget_class, CrumbPlayerLine, hidden);
}

static void
crumb_player_line_init (CrumbPlayerLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_player_line_new (void)
{
  return g_object_new (CRUMB_TYPE_PLAYER_LINE, NULL);
}

void
crumb_player_line_show (CrumbPlayerLine *self, const CrumbPlayer *player)
{
  g_autofree char *games = crumb_words_games_won (player->games, player->won);

  g_return_if_fail (CRUMB_IS_PLAYER_LINE (self));

  crumb_seat_mark_set_colour (self->mark, player->colour);
  gtk_label_set_label (self->name, player->name);
  gtk_label_set_label (self->games, games);
  gtk_widget_set_visible (self->hidden, player->hidden);
}
