/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where a list view is scrolled to and what has its keys, while all of its rows are made anew. */

#include "crumb-list-place.h"

#include "record/base/crumb-class.h"

struct _CrumbListPlace
{
  GObject parent_instance;

  GtkListView *list;
  GtkSelectionModel *rows;
  double scrolled; /* where the list scrolls back to in the frame after the next, if there is a tick for it */
  guint revealed;  /* the row that is revealed then, if any */
  guint tick;
  guint n_frames;
  gboolean had_keys; /* before its rows were made anew */
};

CRUMB_DEFINE_PLAIN (CrumbListPlace, crumb_list_place, G_TYPE_OBJECT)

static GtkAdjustment *
get_adjustment (CrumbListPlace *self)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
}

static gboolean
has_keys (CrumbListPlace *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL || gtk_widget_is_focus (GTK_WIDGET (self->list));
}

/* Returns where the row is that is selected alone, 0 for none. */
static guint
focus_selected (CrumbListPlace *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->rows);
  guint position = gtk_bitset_get_size (selected) == 1 ? gtk_bitset_get_minimum (selected) : 0;

  if (gtk_bitset_contains (selected, position))
    gtk_list_view_scroll_to (self->list, position, GTK_LIST_SCROLL_FOCUS, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return position;
}

static gboolean
tick_cb (GtkWidget *list, GdkFrameClock *clock, gpointer user_data)
{
  CrumbListPlace *self = user_data;

  /* The list has its rows in their places only after the next frame. */
  if (++self->n_frames < 2)
    return G_SOURCE_CONTINUE;
  gtk_adjustment_set_value (get_adjustment (self), self->scrolled);
  /* The list keeps its focus at a position, where another row may be by now. And rows that came in above may have
   * pushed the one with the keys out of view. */
  if (has_keys (self))
    focus_selected (self);
  if (self->revealed != GTK_INVALID_LIST_POSITION)
    gtk_list_view_scroll_to (self->list, self->revealed, GTK_LIST_SCROLL_NONE, NULL);
  return G_SOURCE_REMOVE;
}

static void
ended_cb (gpointer user_data)
{
  CRUMB_LIST_PLACE (user_data)->tick = 0;
}

static void
scroll_later (CrumbListPlace *self, double value)
{
  self->scrolled = value;
  self->revealed = GTK_INVALID_LIST_POSITION;
  self->n_frames = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), tick_cb, self, ended_cb);
}

static void
rows_change_cb (CrumbListPlace *self)
{
  self->had_keys = has_keys (self);
}

static void
crumb_list_place_class_init (CrumbListPlaceClass *klass)
{
  crumb_class_owns (klass, CrumbListPlace, g_object_unref, rows);
}

CrumbListPlace *
crumb_list_place_new (GtkListView *list)
{
  CrumbListPlace *self = g_object_new (CRUMB_TYPE_LIST_PLACE, NULL);

  self->list = list;
  return self;
}

void
crumb_list_place_show (CrumbListPlace *self, GtkSelectionModel *rows)
{
  g_return_if_fail (CRUMB_IS_LIST_PLACE (self));

  g_set_object (&self->rows, rows);
  /* Before the list hears of it: it takes its rows away at once, and with them the focus. */
  g_signal_connect_object (rows, "items-changed", G_CALLBACK (rows_change_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, rows);
}

void
crumb_list_place_keep (CrumbListPlace *self)
{
  g_return_if_fail (CRUMB_IS_LIST_PLACE (self));

  /* A list view that gets all its rows anew scrolls to the one that had the focus, each time. */
  scroll_later (self, self->tick == 0 ? gtk_adjustment_get_value (get_adjustment (self)) : self->scrolled);
  /* GTK only notices in the next frame that the focus is gone, and until then no key would arrive. */
  if (self->had_keys && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self->list)), GTK_WIDGET (self->list));
}

void
crumb_list_place_reveal (CrumbListPlace *self, guint position)
{
  g_return_if_fail (CRUMB_IS_LIST_PLACE (self));

  /* Scrolling to a row leaves the heading above it out of view. */
  if (position == 0)
    scroll_later (self, 0);
  else if (self->tick != 0)
    self->revealed = position;
  else
    gtk_list_view_scroll_to (self->list, position, GTK_LIST_SCROLL_NONE, NULL);
}

void
crumb_list_place_take_keys (CrumbListPlace *self, guint position)
{
  g_return_if_fail (CRUMB_IS_LIST_PLACE (self));

  gtk_list_view_scroll_to (self->list, position, GTK_LIST_SCROLL_FOCUS, NULL);
  /* Unless the list has the keys already that only says where it would have them. */
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

void
crumb_list_place_take_keys_back (CrumbListPlace *self)
{
  gboolean top;

  g_return_if_fail (CRUMB_IS_LIST_PLACE (self));

  top = gtk_adjustment_get_value (get_adjustment (self)) <= 0;
  /* As above: the first row would be scrolled to, and its heading out of view. */
  if (focus_selected (self) == 0 && top)
    scroll_later (self, 0);
}
