/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player in a list: mark, name, games. */

#include "crumb-player-line.h"

#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-words-player.h"

struct _CrumbPlayerLine
{
  AdwBin parent_instance;

  CrumbSeatMark *mark;
  GtkLabel *name;
  GtkLabel *games;
  GtkWidget *hidden;
};

CRUMB_DEFINE_TEMPLATE (CrumbPlayerLine, crumb_player_line, ADW_TYPE_BIN)

static void
crumb_player_line_class_init (CrumbPlayerLineClass *klass)
{
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbPlayerLine, "crumb-player-line", mark, name, games, hidden);
}

void
crumb_player_line_show (CrumbPlayerLine *self, const CrumbPlayer *player)
{
  g_autofree char *games = crumb_words_games_won (player->games, player->won);

  g_return_if_fail (CRUMB_IS_PLAYER_LINE (self));

  crumb_seat_mark_set_colour (self->mark, player->colour);
  crumb_label_set_name (self->name, player->name);
  gtk_label_set_label (self->games, games);
  gtk_widget_set_visible (self->hidden, player->hidden);
}
