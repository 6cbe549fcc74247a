/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat on the scoreboard for the whole room: name, total and progress. */

#include "crumb-large-seat.h"

#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-progress-bar.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbLargeSeat
{
  GtkGrid parent_instance;

  CrumbSeatMark *mark;
  CrumbName *name;
  GtkWidget *crown;
  GtkLabel *total;
  CrumbProgressBar *progress;
};

CRUMB_DEFINE_TEMPLATE (CrumbLargeSeat, crumb_large_seat, GTK_TYPE_GRID)

static void
crumb_large_seat_class_init (CrumbLargeSeatClass *klass)
{
  g_type_ensure (CRUMB_TYPE_PROGRESS_BAR);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbLargeSeat, "crumb-large-seat", mark, name, crown, total, progress);
}

void
crumb_large_seat_show (CrumbLargeSeat *self, CrumbGame *game, guint seat)
{
  const CrumbGameKind *kind;
  const CrumbSeat *player;
  gconstpointer state;
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  g_autofree char *label = NULL;
  int total, target;

  g_return_if_fail (CRUMB_IS_LARGE_SEAT (self));
  g_return_if_fail (CRUMB_IS_GAME (game));

  kind = crumb_game_get_kind (game);
  state = crumb_game_get_state (game);
  player = crumb_game_get_seat (game, seat);
  total = crumb_scores_of (state)->totals[seat];
  target = crumb_scores_of (state)->target;
  number = g_strdup_printf ("%d", total);
  points = crumb_game_words_of (kind)->points (total);

  crumb_seat_mark_set_colour (self->mark, player->colour);
  crumb_name_set_name (self->name, player->name);
  gtk_label_set_text (self->total, number);
  gtk_widget_set_visible (self->crown, total > 0 && crumb_seats_has (crumb_scores_of (state)->leaders, seat));
  gtk_widget_set_visible (GTK_WIDGET (self->progress), target > 0);
  if (target > 0)
    crumb_progress_bar_set_progress (self->progress, player->name, MAX (total, 0), target);
  crumb_set_css_class (GTK_WIDGET (self), "left", !crumb_seats_has (crumb_scores_of (state)->playing, seat));

  /* Translators: %1$s is a name, %2$s is "12 cookies". */
  label = g_strdup_printf (_ ("%1$s, %2$s"), player->name, points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
crumb_large_seat_set_beside (CrumbLargeSeat *self, gboolean beside)
{
  GtkLayoutManager *grid;

  g_return_if_fail (CRUMB_IS_LARGE_SEAT (self));

  grid = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  g_object_set (gtk_layout_manager_get_layout_child (grid, GTK_WIDGET (self->total)), "column", beside ? 1 : 0, "row",
                beside ? 0 : 1, "row-span", beside ? 2 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (grid, GTK_WIDGET (self->progress)), "row", beside ? 1 : 2, NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->total), !beside);
  crumb_set_css_class (GTK_WIDGET (self), "beside", beside);
}
