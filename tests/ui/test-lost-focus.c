/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where keys go, and what is in view, after the window has laid itself out anew. */

#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/people/crumb-seat-row.h"
#include "ui/widgets/crumb-focus.h"

static void
scale_text (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

/* A dialog that opens hides what is in it for a moment where its header bar has no room for a title. */
static void
test_new_game (Room *room, gconstpointer data)
{
  GtkWidget *row, *focus;

  scale_text (200);
  room_resize (room, 360, ROOM_LOWEST);
  g_assert_true (gtk_widget_activate_action (room->window, "win.new-game", NULL));
  row = room_wait_for (room, CRUMB_TYPE_SEAT_ROW);
  room_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (room->window));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, row));
  scale_text (100);
  room_settle ();
}

/* A dialog takes another shape when a phone is turned. The next letter must not replace the name that is being typed. */
static void
test_turned (Room *room, gconstpointer data)
{
  static const int sizes[][2] = { { 800, 600 }, { 360, 640 } };
  GtkWidget *focus;

  room_resize (room, 360, 640);
  g_assert_true (gtk_widget_activate_action (room->window, "win.new-game", NULL));
  room_wait_for (room, CRUMB_TYPE_SEAT_ROW);
  room_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (room->window));
  g_assert_true (GTK_IS_TEXT (focus));
  gtk_editable_set_text (GTK_EDITABLE (focus), "Bart");
  gtk_editable_set_position (GTK_EDITABLE (focus), 2);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      room_resize (room, sizes[i][0], sizes[i][1]);
      room_settle ();
      g_assert_true (gtk_root_get_focus (GTK_ROOT (room->window)) == focus);
      g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), NULL, NULL));
      g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (focus)), ==, 2);
    }
}

static void
ask_for_next (Room *room, GType type, const char *file)
{
  g_autofree char *id = room_read_game (room, file);
  g_autoptr (CrumbGame) game = crumb_store_load_game (room->record.store, id, NULL);
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  GtkWidget *table;

  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  table = room_wait_for (room, type);
  g_assert_true (gtk_widget_child_focus (room->window, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (room->window)) != table);
  while (gtk_root_get_focus (GTK_ROOT (room->window)) != table)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* Once a breakpoint bin has settled it moves the focus on for whoever asked meanwhile, as a window does that opens. */
static void
test_table (Room *room, gconstpointer data)
{
  ask_for_next (room, CRUMB_TYPE_TABLE_VIEW, "four-players.json");
}

static void
test_cubbage_table (Room *room, gconstpointer data)
{
  ask_for_next (room, CRUMB_TYPE_CUBBAGE_TABLE_VIEW, "cubbage/two-players.json");
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* The last one that was wanted is seen, from its beginning where there is no room for all of it. */
static void
test_in_view (Room *room, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *rows[4];
  GtkAdjustment *adjustment;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rows[i] = g_object_new (GTK_TYPE_BOX, "height-request", 100, NULL);
      gtk_box_append (GTK_BOX (box), rows[i]);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), box);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 80);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frame (window);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  g_assert_cmpfloat (gtk_adjustment_get_page_size (adjustment), <, 100);
  for (guint i = 0; i < 3; i++)
    {
      crumb_keep_in_view (rows[3], NULL);
      crumb_keep_in_view (rows[1], NULL);
      wait_for_frame (window);
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 100);
    }
  /* Both, whichever is above the other; and still when what is above them grows. */
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 250);
  crumb_keep_in_view (rows[3], rows[2]);
  wait_for_frame (window);
  wait_for_frame (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 400 - gtk_adjustment_get_page_size (adjustment));
  g_object_set (rows[0], "height-request", 300, NULL);
  wait_for_frame (window);
  wait_for_frame (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 600 - gtk_adjustment_get_page_size (adjustment));
  widget_destroy_window (GTK_WINDOW (window));
}

void
add_lost_focus_tests (void)
{
  adw_init ();
  g_test_add ("/lost-focus/new-game", Room, NULL, room_set_up, test_new_game, room_tear_down);
  g_test_add ("/lost-focus/turned", Room, NULL, room_set_up, test_turned, room_tear_down);
  g_test_add ("/lost-focus/table", Room, NULL, room_set_up, test_table, room_tear_down);
  g_test_add ("/lost-focus/cubbage", Room, NULL, room_set_up, test_cubbage_table, room_tear_down);
  g_test_add ("/lost-focus/in-view", Room, NULL, room_set_up, test_in_view, room_tear_down);
}
