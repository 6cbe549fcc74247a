/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where keys go after the window has laid itself out anew, without anybody having moved the focus. */

#include "room-fixture.h"
#include "ui-display-tests.h"

#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/people/crumb-seat-row.h"

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

static void
ask_for_next (Room *room, GType type, const char *file)
{
  g_autofree char *id = room_read_game (room, file);
  g_autoptr (CrumbGame) game = crumb_store_load_game (room->record.store, id, NULL);
  GtkWidget *table;

  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  table = room_wait_for (room, type);
  room_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (room->window)) == table);
  g_assert_true (gtk_widget_child_focus (room->window, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (room->window)) != table);
  room_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (room->window)) == table);
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

void
add_lost_focus_tests (void)
{
  adw_init ();
  g_test_add ("/lost-focus/new-game", Room, NULL, room_set_up, test_new_game, room_tear_down);
  g_test_add ("/lost-focus/table", Room, NULL, room_set_up, test_table, room_tear_down);
  g_test_add ("/lost-focus/cubbage", Room, NULL, room_set_up, test_cubbage_table, room_tear_down);
}
