/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Each sign is that of whoever it stands beside: colours, crowns, days. */

#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "rules/cookie-raid/raid.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-round-row.h"
#include "ui/table/crumb-seat-place.h"
#include "ui/widgets/crumb-day-button.h"
#include "ui/widgets/crumb-seat-mark.h"

#include <string.h>

/* Nobody has the colour that the seat would have by itself. */
static const struct
{
  const char *name;
  CrumbColour colour;
} people[] = {
  { "Bartholomew", CRUMB_COLOUR_PINK },
  { "Una", CRUMB_COLOUR_TEAL },
  { "Cyril", CRUMB_COLOUR_YELLOW },
};

/* (transfer full): a game of one round, that far. */
static CrumbGame *
new_game (Room *room, const char *rules, const gint16 cookies[], guint n_cookies)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  CrumbGame *game;

  for (guint seat = 0; seat < G_N_ELEMENTS (people); seat++)
    g_ptr_array_add (seats, crumb_seat_new (people[seat].name, people[seat].colour));
  game = crumb_store_new_game (room->record.store, &crumb_cookie_raid, rules, NULL, seats, 0, NULL);
  for (guint seat = 0; seat < n_cookies; seat++)
    {
      CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (guint8) seat, .amount = cookies[seat] };
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (game, &move, &refusal, NULL));
    }
  return game;
}

/* How many people a text names, and who is the last of them. */
static guint
count_people (const char *text, guint *who)
{
  guint n = 0;

  for (guint seat = 0; seat < G_N_ELEMENTS (people); seat++)
    if (strstr (text, people[seat].name) != NULL)
      {
        *who = seat;
        n++;
      }
  return n;
}

/* Beside each mark is one name, and the mark has the colour of that player. */
static void
check_marks (GtkWidget *root, guint least)
{
  g_autoptr (GPtrArray) marks = widget_find_all (root, CRUMB_TYPE_SEAT_MARK);
  guint n_checked = 0;

  for (guint i = 0; i < marks->len; i++)
    {
      GtkWidget *beside = marks->pdata[i];
      guint who = 0;
      guint n = 0;

      while (n == 0 && beside != root)
        {
          g_autofree char *texts = NULL;

          beside = gtk_widget_get_parent (beside);
          texts = widget_texts (beside);
          n = count_people (texts, &who);
        }
      if (n != 1)
        continue;
      g_assert_null (gtk_test_accessible_check_property (marks->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                         crumb_seat_mark_name (people[who].colour)));
      n_checked++;
    }
  g_assert_cmpuint (n_checked, >=, least);
}

static void
test_colours (Room *room, gconstpointer data)
{
  const gint16 cookies[] = { 7, 60, 12 };
  g_autoptr (CrumbGame) running = new_game (room, "", cookies, 2);
  g_autoptr (CrumbGame) over = new_game (room, "", cookies, 3);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", crumb_game_get_id (running)));
  room_wait_for (room, CRUMB_TYPE_SEAT_PLACE);
  room_settle ();
  check_marks (room->window, 3);
  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", crumb_game_get_id (over)));
  check_marks (room_wait_for (room, CRUMB_TYPE_HISTORY_VIEW), 3);
}

/* Who has nothing has no crown, though all are equal. */
static void
test_crowns (Room *room, gconstpointer data)
{
  const gint16 cookies[] = { 0, 9, 0 };
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *window = gtk_window_new ();

  for (guint i = 0; i < CRUMB_ROUND_COLUMNS; i++)
    g_ptr_array_add (columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  for (guint n = 0; n <= G_N_ELEMENTS (cookies); n += G_N_ELEMENTS (cookies))
    {
      g_autoptr (CrumbGame) game = new_game (room, "", cookies, n);
      GtkWidget *row = crumb_round_row_new (columns);
      g_autoptr (GPtrArray) images = NULL;

      gtk_list_box_append (GTK_LIST_BOX (list), row);
      crumb_round_row_show_totals (CRUMB_ROUND_ROW (row), game);
      images = widget_find_all (row, GTK_TYPE_IMAGE);
      g_assert_cmpuint (images->len, ==, n == 0 ? 0 : 1);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Presses a key where a popover's calendar has it. */
static void
press (GtkWidget *button, guint keyval)
{
  GtkWidget *calendar = GTK_WIDGET (gtk_widget_get_template_child (button, CRUMB_TYPE_DAY_BUTTON, "calendar"));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (calendar);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  g_assert_true (handled);
}

/* The arrows go to the day that they point to, in whichever direction days are written. */
static void
test_days (Room *room, gconstpointer data)
{
  static const struct
  {
    GtkTextDirection direction;
    guint keyval;
    const char *day;
  } rows[] = {
    { GTK_TEXT_DIR_LTR, GDK_KEY_Left, "2026-11-25" },    { GTK_TEXT_DIR_LTR, GDK_KEY_Right, "2026-11-27" },
    { GTK_TEXT_DIR_LTR, GDK_KEY_KP_Left, "2026-11-25" }, { GTK_TEXT_DIR_LTR, GDK_KEY_Up, "2026-11-19" },
    { GTK_TEXT_DIR_LTR, GDK_KEY_Down, "2026-12-03" },    { GTK_TEXT_DIR_RTL, GDK_KEY_Left, "2026-11-27" },
    { GTK_TEXT_DIR_RTL, GDK_KEY_Right, "2026-11-25" },
  };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = g_object_new (CRUMB_TYPE_DAY_BUTTON, NULL);

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_widget_set_direction (button, rows[i].direction);
      crumb_day_button_set_day (CRUMB_DAY_BUTTON (button), "2026-11-26");
      press (button, rows[i].keyval);
      g_assert_cmpstr (crumb_day_button_get_day (CRUMB_DAY_BUTTON (button)), ==, rows[i].day);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(name, function) g_test_add ("/right-seat/" name, Room, NULL, room_set_up, function, room_tear_down)

void
add_right_seat_tests (void)
{
  ADD ("colours", test_colours);
  ADD ("crowns", test_crowns);
  ADD ("days", test_days);
}
