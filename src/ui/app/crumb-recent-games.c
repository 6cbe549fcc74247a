/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The unfinished games and the last finished ones; each opens when it is tapped. */

#include "crumb-config.h"

#include "crumb-recent-games.h"

#include "ui/history/crumb-game-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* As many rows as a window of the usual size shows. */
#define FIRST_ROWS 9

struct _CrumbRecentGames
{
  AdwBin parent_instance;

  /* What is listed, and how far. */
  GPtrArray *games[2];
  guint shown[2];
  guint rest_source;

  GtkLabel *title;
  GtkWidget *running_group;
  GtkListBox *running;
  GtkWidget *finished_group;
  GtkListBox *finished;
};

CRUMB_DEFINE_TEMPLATE (CrumbRecentGames, crumb_recent_games, ADW_TYPE_BIN)

static void
add_rows (CrumbRecentGames *self, guint n_rows)
{
  GtkListBox *lists[] = { self->running, self->finished };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (; n_rows > 0 && self->shown[list] < self->games[list]->len; n_rows--)
      gtk_list_box_append (lists[list], crumb_game_row_new (self->games[list]->pdata[self->shown[list]++]));
}

static gboolean
add_rest_cb (gpointer user_data)
{
  CrumbRecentGames *self = user_data;

  self->rest_source = 0;
  add_rows (self, G_MAXUINT);
  return G_SOURCE_REMOVE;
}

static void
crumb_recent_games_class_init (CrumbRecentGamesClass *klass)
{
  crumb_class_template (klass, CrumbRecentGames, "crumb-recent-games", title, running_group, running, finished_group,
                        finished);
  crumb_class_owns_sources (klass, CrumbRecentGames, rest_source);
  crumb_class_owns (klass, CrumbRecentGames, g_ptr_array_unref, games[0], games[1]);
}

GtkWidget *
crumb_recent_games_new (const CrumbGameUi *ui)
{
  CrumbRecentGames *self = g_object_new (CRUMB_TYPE_RECENT_GAMES, NULL);

  gtk_label_set_label (self->title, _ (ui->welcome));
  return GTK_WIDGET (self);
}

void
crumb_recent_games_show (CrumbRecentGames *self, GPtrArray *running, GPtrArray *finished)
{
  GPtrArray *games[] = { running, finished };

  g_return_if_fail (CRUMB_IS_RECENT_GAMES (self));
  g_return_if_fail (running != NULL && finished != NULL);

  for (guint list = 0; list < G_N_ELEMENTS (games); list++)
    {
      g_ptr_array_ref (games[list]);
      g_clear_pointer (&self->games[list], g_ptr_array_unref);
      self->games[list] = games[list];
      self->shown[list] = 0;
    }
  gtk_list_box_remove_all (self->running);
  gtk_list_box_remove_all (self->finished);
  gtk_widget_set_visible (self->running_group, running->len > 0);
  gtk_widget_set_visible (self->finished_group, finished->len > 0);
  add_rows (self, FIRST_ROWS);
  if (self->rest_source == 0)
    self->rest_source = g_idle_add_full (G_PRIORITY_LOW, add_rest_cb, self, NULL);
}
