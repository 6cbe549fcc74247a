/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scoreboard in a window of its own, for another screen: it follows the game on the table. */

#include "crumb-scoreboard-window.h"

#include "ui/table/crumb-table.h"
#include "ui/table/crumb-tabletop-page.h"
#include "ui/widgets/crumb-widget-helpers.h"

#define SCOREBOARD_OF "crumb-scoreboard"

struct _CrumbScoreboardWindow
{
  AdwWindow parent_instance;

  GtkStack *stack;
  CrumbGamePanel *scores;
};

CRUMB_DEFINE_TEMPLATE (CrumbScoreboardWindow, crumb_scoreboard_window, ADW_TYPE_WINDOW)

static gboolean
has_bars (CrumbScoreboardWindow *self, gboolean fullscreened)
{
  return !fullscreened;
}

/* What the table tells is told here too, part by part. */
static void
follow (CrumbScoreboardWindow *self, CrumbWindow *window)
{
  GtkWidget *table = crumb_window_get_table (window);
  CrumbGamePanel *drawn = table != NULL ? crumb_table_get_drawn (CRUMB_TABLE (table)) : NULL;
  CrumbGame *game = drawn != NULL ? crumb_game_panel_get_game (drawn) : NULL;

  if (game != NULL)
    crumb_game_panel_set_past (self->scores, game, crumb_game_panel_get_n_moves (drawn),
                               crumb_game_panel_get_state (drawn));
  else
    crumb_game_panel_set_game (self->scores, NULL);
  gtk_stack_set_visible_child_name (self->stack, game != NULL ? "scores" : "none");
}

static void
closed_cb (CrumbWindow *window)
{
  g_object_set_data (G_OBJECT (window), SCOREBOARD_OF, NULL);
}

static void
fullscreen_action (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

/* Escape leaves one thing at a time. */
static void
leave_action (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_close (window);
}

static void
crumb_scoreboard_window_class_init (CrumbScoreboardWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CRUMB_TYPE_TABLETOP_PAGE);
  crumb_class_template (klass, CrumbScoreboardWindow, "crumb-scoreboard-window", stack, scores);
  crumb_class_callbacks (klass, has_bars);

  crumb_class_action (widget_class, "scoreboard.fullscreen", NULL, G_CALLBACK (fullscreen_action));
  crumb_class_action (widget_class, "scoreboard.leave", NULL, G_CALLBACK (leave_action));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "scoreboard.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "scoreboard.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

/* (transfer full) (nullable): a screen that @window isn't on. */
static GdkMonitor *
find_other_screen (GtkWidget *window)
{
  GdkDisplay *display = gtk_widget_get_display (window);
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkMonitor *mine = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  for (guint i = 0; mine != NULL && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != mine)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}

void
crumb_scoreboard_window_toggle (CrumbWindow *window)
{
  CrumbScoreboardWindow *self = g_object_get_data (G_OBJECT (window), SCOREBOARD_OF);
  g_autoptr (GdkMonitor) other = NULL;

  g_return_if_fail (CRUMB_IS_WINDOW (window));

  if (self != NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  self = g_object_new (CRUMB_TYPE_SCOREBOARD_WINDOW, NULL);
  g_object_set_data (G_OBJECT (window), SCOREBOARD_OF, self);
  g_signal_connect_object (self, "destroy", G_CALLBACK (closed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "drawn", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self, window);

  other = find_other_screen (GTK_WIDGET (window));
  if (other != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), other);
  gtk_window_present (GTK_WINDOW (self));
  /* Dice are still entered at the table. */
  if (other != NULL)
    gtk_window_present (GTK_WINDOW (window));
}
