/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The page shown while no game is on the table: a way to begin one, and the recent games. */

#include "crumb-start-page.h"

#include "ui/past/crumb-game-line.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* A search finds an older game faster than a longer list would. */
#define GAMES_MAX 20
/* As many rows as a window of the usual size shows. */
#define FIRST_ROWS 9
/* Collects changes for this long, in milliseconds, as many games may come in at once. */
#define CHANGES_MS 200

struct _CrumbStartPage
{
  AdwBin parent_instance;

  CrumbStore *store;
  /* Unfinished games and finished ones, and how many of them have a row already. */
  GPtrArray *games[2];
  guint shown[2];
  guint rest_source;
  guint changes_source;

  GtkStack *stack;
  AdwStatusPage *welcome;
  GtkLabel *title;
  GtkListBox *running;
  GtkListBox *finished;
  AdwStatusPage *trouble;
};

CRUMB_DEFINE_TEMPLATE (CrumbStartPage, crumb_start_page, ADW_TYPE_BIN)

static GtkWidget *
new_row (const CrumbGameSummary *summary)
{
  g_autofree char *names = crumb_game_line_names (summary);
  g_autofree char *outcome = crumb_game_line_outcome (summary);
  g_autofree char *date = crumb_game_line_date (summary->touched);
  AdwActionRow *row = crumb_row_new (names, outcome);

  adw_action_row_add_suffix (row,
                             g_object_new (GTK_TYPE_LABEL, "css-classes",
                                           (const char *const[]) { "dimmed", "numeric", NULL }, "label", date, NULL));
  crumb_row_lead_to (row, "win.open-game", g_variant_new_string (summary->id));
  return GTK_WIDGET (row);
}

static void
add_rows (CrumbStartPage *self, guint n_rows)
{
  GtkListBox *lists[] = { self->running, self->finished };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (; n_rows > 0 && self->shown[list] < self->games[list]->len; n_rows--)
      gtk_list_box_append (lists[list], new_row (self->games[list]->pdata[self->shown[list]++]));
}

static gboolean
add_rest_cb (gpointer user_data)
{
  CrumbStartPage *self = user_data;

  self->rest_source = 0;
  add_rows (self, G_MAXUINT);
  return G_SOURCE_REMOVE;
}

static gboolean
read_list (CrumbStartPage *self, guint list, CrumbProgress progress, GtkListBox *box, GError **error)
{
  const CrumbGameFilter filter = { .progress = progress };
  GPtrArray *games = crumb_store_list_games (self->store, &filter, GAMES_MAX, error);

  if (games == NULL)
    return FALSE;
  g_clear_pointer (&self->games[list], g_ptr_array_unref);
  self->games[list] = games;
  self->shown[list] = 0;
  gtk_list_box_remove_all (box);
  gtk_widget_set_visible (GTK_WIDGET (box), games->len > 0);
  return TRUE;
}

/* The rows below the edge of the window are added once it has been drawn. */
static void
read_games (CrumbStartPage *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->rest_source, g_source_remove);
  if (!read_list (self, 0, CRUMB_PROGRESS_RUNNING, self->running, &error)
      || !read_list (self, 1, CRUMB_PROGRESS_OVER, self->finished, &error))
    {
      crumb_status_page_say (self->trouble, error->message);
      gtk_stack_set_visible_child_name (self->stack, "trouble");
      return;
    }
  add_rows (self, FIRST_ROWS);
  self->rest_source = g_idle_add_full (G_PRIORITY_LOW, add_rest_cb, self, NULL);
  gtk_stack_set_visible_child_name (self->stack, self->games[0]->len + self->games[1]->len > 0 ? "games" : "welcome");
}

/* The focused row has been replaced by a new one. */
static void
read_changes_cb (gpointer user_data)
{
  CrumbStartPage *self = user_data;
  gboolean focused = crumb_has_focus_inside (GTK_WIDGET (self));

  self->changes_source = 0;
  read_games (self);
  if (focused)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
changed_cb (CrumbStartPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->changes_source == 0)
    self->changes_source = g_timeout_add_once (CHANGES_MS, read_changes_cb, self);
}

static void
unmap_cb (CrumbStartPage *self)
{
  g_clear_handle_id (&self->changes_source, g_source_remove);
}

static void
map_cb (CrumbStartPage *self)
{
  read_games (self);
  if (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
crumb_start_page_class_init (CrumbStartPageClass *klass)
{
  crumb_class_template (klass, CrumbStartPage, "crumb-start-page", stack, welcome, title, running, finished, trouble);
  crumb_class_callbacks (klass, map_cb, unmap_cb);
  crumb_class_owns_sources (klass, CrumbStartPage, rest_source, changes_source);
  crumb_class_owns (klass, CrumbStartPage, g_ptr_array_unref, games[0], games[1]);
  crumb_class_owns (klass, CrumbStartPage, g_object_unref, store);
}

GtkWidget *
crumb_start_page_new (CrumbStore *store, const CrumbGameUi *ui)
{
  CrumbStartPage *self = g_object_new (CRUMB_TYPE_START_PAGE, NULL);

  self->store = g_object_ref (store);
  g_signal_connect_object (store, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_label (self->title, _ (ui->welcome));
  adw_status_page_set_title (self->welcome, _ (ui->welcome));
  adw_status_page_set_description (self->welcome, _ (ui->welcome_text));
  return GTK_WIDGET (self);
}
