/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every page fits the lowest window at any width: it scrolls instead of asking for more. */

#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/files/crumb-game-file.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/history/crumb-round-row.h"
#include "ui/history/crumb-round-table.h"
#include "ui/table/crumb-ask-key.h"
#include "ui/table/crumb-ask.h"
#include "ui/table/crumb-seat-place.h"
#include "ui/widgets/crumb-chart-view.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-toast.h"

static const char *const views[] = { "table", "rulings", "history" };
static const int widths[] = { 360, 440, 520, 720, 900, 1200 };

/* What is around the window's own breakpoints asks for no more than the lowest window has. */
static void
check_widths (Room *room)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (room->window));

  for (guint i = 0; i < G_N_ELEMENTS (widths); i += g_test_slow () ? 1 : 2)
    {
      int minimum;

      room_resize (room, widths[i], ROOM_LOWEST);
      gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, widths[i], &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, ROOM_LOWEST);
    }
}

static guint
count_switchers (Room *room)
{
  g_autoptr (GPtrArray) switchers = widget_find_all (room->window, ADW_TYPE_VIEW_SWITCHER);
  guint n = 0;

  for (guint i = 0; i < switchers->len; i++)
    n += gtk_widget_get_mapped (g_ptr_array_index (switchers, i)) ? 1 : 0;
  return n;
}

/* The views can be switched, on top or, some frames later, at the bottom, and all words have room. */
static void
check_switchers (Room *room)
{
  static const int sizes[][2] = { { 400, 720 }, { 900, 640 }, { 1200, 720 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

      room_resize (room, sizes[i][0], sizes[i][1]);
      while (count_switchers (room) != 1)
        {
          g_assert_cmpint (g_get_monotonic_time (), <, deadline);
          widget_wait ();
        }
      room_check_buttons (room);
    }
}

static void
check_views (Room *room)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[i]));
      room_settle ();
      check_widths (room);
    }
}

/* Each kind of ruling. */
static void
check_rulings (Room *room)
{
  AdwToggleGroup *kinds;

  g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", "rulings"));
  kinds = ADW_TOGGLE_GROUP (room_wait_for (room, ADW_TYPE_TOGGLE_GROUP));
  for (guint kind = adw_toggle_group_get_n_toggles (kinds); kind-- > 0;)
    {
      adw_toggle_group_set_active (kinds, kind);
      room_settle ();
      check_widths (room);
    }
}

static void
open_rounds (GtkWidget *page)
{
  g_autoptr (GPtrArray) tables = widget_find_all (page, CRUMB_TYPE_ROUND_TABLE);
  g_autoptr (GPtrArray) rows = widget_find_all (page, CRUMB_TYPE_ROUND_ROW);

  g_assert_cmpuint (tables->len, ==, 1);
  for (guint i = 0; i < rows->len; i++)
    if (gtk_list_box_row_get_activatable (rows->pdata[i]))
      g_signal_emit_by_name (rows->pdata[i], "activate");
}

/* A review with all of its rounds open, and each of its tabs. */
static void
check_review (Room *room, const char *id)
{
  GtkWidget *page;
  CrumbGame *game;
  const CrumbGameUi *ui;

  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", id));
  page = room_wait_for (room, CRUMB_TYPE_REVIEW_PAGE);
  game = crumb_review_page_get_game (CRUMB_REVIEW_PAGE (page));
  ui = crumb_game_ui_of (crumb_game_get_kind (game));
  open_rounds (page);
  check_widths (room);
  for (const CrumbReviewTab *tab = ui->review_tabs; tab->id != NULL; tab++)
    {
      g_assert_true (gtk_widget_activate_action (page, "review.view", "s", tab->id));
      room_settle ();
      check_widths (room);
    }
}

static void
check_player (Room *room)
{
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);

  g_assert_true (gtk_widget_activate_action (room_wait_for (room, CRUMB_TYPE_HISTORY_VIEW), "history.player", "s",
                                             ((const CrumbPlayer *) players->pdata[0])->key));
  room_wait_for (room, CRUMB_TYPE_PLAYER_PAGE);
  check_widths (room);
}

/* As far back as one that isn't over, and from there through whatever is asked. The narrowest window
 * has room for all the buttons that it can have, while there is something to redo too. */
static void
check_running (Room *room)
{
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close", NULL);
  g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", "table"));
  for (guint i = 0; i < 14; i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.undo", NULL));
      room_settle ();
      room_resize (room, 360 + 40 * (int) (i / 2 % 3), i % 2 == 0 ? ROOM_LOWEST : 720);
      room_check_words (room, room_wait_for (room, ADW_TYPE_HEADER_BAR), "the heading");
    }
  check_widths (room);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

static void
test_reader (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autofree char *id = room_read_game (room, reader->file);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  g_assert_cmpint (strstr (gtk_window_get_title (GTK_WINDOW (room->window)), "ú") != NULL, ==, reader->pseudo);
  check_views (room);
  check_rulings (room);
  check_review (room, id);
  check_player (room);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[i]));
      check_switchers (room);
    }
  check_running (room);
}

/* Where it ends, whichever way the window is read. */
static float
find_end (Room *room, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, room->window, &bounds));
  return gtk_widget_get_direction (room->window) == GTK_TEXT_DIR_RTL ? bounds.origin.x
                                                                     : bounds.origin.x + bounds.size.width;
}

static gboolean
is_in_column (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  /* A total, or the mark or name above it. */
  return CRUMB_IS_SEAT_MARK (widget) || (GTK_IS_LABEL (widget) && gtk_label_get_width_chars (GTK_LABEL (widget)) == 2);
}

/* All totals of a player, and the mark above them where it is above the name, end at the same place. */
static gboolean
ends_align (Room *room, guint n_seats)
{
  g_autoptr (GPtrArray) rows = widget_find_all (room->window, CRUMB_TYPE_ROUND_ROW);
  float ends[CRUMB_SEATS_MAX] = { 0 };

  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) widgets = widget_find_all (rows->pdata[i], GTK_TYPE_WIDGET);
      guint seat = 0;

      for (guint j = 0; j < widgets->len; j++)
        {
          float end;

          if (!is_in_column (widgets->pdata[j]))
            continue;
          end = find_end (room, widgets->pdata[j]);
          if (seat >= n_seats || (i > 0 && ABS (end - ends[seat]) > 0.5f))
            return FALSE;
          ends[seat++] = end;
        }
      if (seat != n_seats)
        return FALSE;
    }
  return rows->len > 0;
}

static void
check_columns (Room *room, const char *id, guint n_seats)
{
  static const int sizes[][2] = { { 360, ROOM_LOWEST }, { ROOM_PHONE }, { 900, 640 } };

  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", id));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

      room_resize (room, sizes[i][0], sizes[i][1]);
      while (!ends_align (room, n_seats))
        {
          g_assert_cmpint (g_get_monotonic_time (), <, deadline);
          widget_wait ();
        }
    }
}

static void
test_columns (Room *room, gconstpointer file)
{
  g_autofree char *id = room_read_game (room, file);

  check_columns (room, id, 4);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_columns (room, id, 4);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_pages (Room *room, gconstpointer file)
{
  g_autofree char *id = room_read_game (room, file);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  check_views (room);
  check_review (room, id);
  check_player (room);
}

/* A game that tabs lead through; short tests look at each in one window only. */
typedef struct
{
  const char *file;
  gboolean phone;
} Walked;

/* Tab and arrows lead everywhere in what is shown, in a window with everything beside each other and on a phone. */
static void
check_tabs (Room *room, const Walked *walked, const char *what)
{
  if (g_test_slow () || !walked->phone)
    {
      room_resize (room, 1280, 800);
      room_check_tabs (room, room->window, what);
    }
  if (g_test_slow () || walked->phone)
    {
      room_resize (room, ROOM_PHONE);
      room_check_tabs (room, room->window, what);
    }
}

static void
check_tabs_of_review (Room *room, const Walked *walked, const char *id)
{
  GtkWidget *page;
  const CrumbGameUi *ui;

  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", id));
  page = room_wait_for (room, CRUMB_TYPE_REVIEW_PAGE);
  ui = crumb_game_ui_of (crumb_game_get_kind (crumb_review_page_get_game (CRUMB_REVIEW_PAGE (page))));
  open_rounds (page);
  check_tabs (room, walked, "rounds");
  for (const CrumbReviewTab *tab = ui->review_tabs; tab->id != NULL; tab++)
    {
      g_assert_true (gtk_widget_activate_action (page, "review.view", "s", tab->id));
      check_tabs (room, walked, tab->id);
    }
}

static void
test_tabs (Room *room, gconstpointer data)
{
  const Walked *walked = data;
  g_autofree char *id = room_read_game (room, walked->file);
  GtkWidget *history;
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);

  room_let_move (FALSE);
  check_tabs (room, walked, "start");
  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[i]));
      check_tabs (room, walked, views[i]);
    }
  check_tabs_of_review (room, walked, id);
  history = room_wait_for (room, CRUMB_TYPE_HISTORY_VIEW);
  g_assert_true (
      gtk_widget_activate_action (history, "history.player", "s", ((const CrumbPlayer *) players->pdata[0])->key));
  check_tabs (room, walked, "player");
  room_act (history, "history.leaderboard");
  check_tabs (room, walked, "leaderboard");
  room_let_move (TRUE);
}

/* A view that gives way to another asks for no more than that one, whatever takes room from both meanwhile. */
static void
test_toast_meets_view (Room *room, gconstpointer data)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (room->window));
  int minimum;

  room_resize (room, 900, 640);
  g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", "history"));
  crumb_toast_show (content, crumb_toast_new ("Anything"));
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, 900, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, ROOM_LOWEST);
  room_settle ();
}

/* Of what can't be public: a toast stands beside what it covers. */
static GtkWidget *
find_toast (Room *room)
{
  g_autoptr (GPtrArray) overlays = widget_find_all (room->window, ADW_TYPE_TOAST_OVERLAY);

  for (guint i = 0; i < overlays->len; i++)
    {
      GtkWidget *last = gtk_widget_get_last_child (overlays->pdata[i]);

      if (last != adw_toast_overlay_get_child (overlays->pdata[i]))
        return last;
    }
  return NULL;
}

/* All of it is in the window, above @below if that is there. */
static gboolean
has_room (Room *room, GtkWidget *toast, GtkWidget *label, GtkWidget *below)
{
  int height, width = gtk_widget_get_width (label);
  graphene_rect_t bounds, keys;

  if (width == 0 || !gtk_widget_compute_bounds (toast, room->window, &bounds)
      || (below != NULL && !gtk_widget_compute_bounds (below, room->window, &keys)))
    return FALSE;
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return gtk_widget_get_height (label) >= height && bounds.origin.x >= 0 && bounds.origin.y >= 0
         && bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (room->window)
         && (below == NULL || bounds.origin.y + bounds.size.height <= keys.origin.y)
         && (below == NULL || keys.origin.y + keys.size.height <= (float) gtk_widget_get_height (room->window));
}

/* A toast never lies over keys, nor pushes them out of the window. @sentence: whole in a window with room for it. */
static void
check_toast (Room *room, GtkWidget *below, const char *sentence, gboolean whole)
{
  static const int sizes[][2] = { { 360, ROOM_LOWEST }, { ROOM_PHONE }, { 900, 640 } };
  static const int percents[] = { 100, 125, 200 };

  for (guint i = 0; i < 3 * G_N_ELEMENTS (sizes); i++)
    {
      AdwToast *toast = crumb_toast_new_with_button (sentence, "_Undo", NULL);
      GtkWidget *label = adw_clamp_get_child (ADW_CLAMP (adw_toast_get_custom_title (toast)));
      gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

      crumb_toast_dismiss (room->window);
      while (find_toast (room) != NULL)
        widget_wait ();
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percents[i / 3] / 100, NULL);
      room_resize (room, sizes[i % 3][0], sizes[i % 3][1]);
      while (below != NULL && gtk_widget_get_width (gtk_widget_get_parent (below)) != sizes[i % 3][0])
        widget_wait ();
      room_settle ();
      crumb_toast_show (room->window, toast);
      while (!has_room (room, find_toast (room), label, below))
        {
          if (g_get_monotonic_time () > deadline)
            g_error ("No room for a toast in a window of %d × %d, at %d %%", sizes[i % 3][0], sizes[i % 3][1],
                     percents[i / 3]);
          widget_wait ();
        }
      if (whole && i % 3 > 0 && i < 6)
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static void
test_toast_above_keys (Room *room, gconstpointer data)
{
  static const char sentence[] = "Couldn’t open the last game. This game is damaged.";
  static const char name[] = "Kimberly Alexandra Montgomery-Featherstonehaugh of New Castleton";
  g_autofree char *longest = g_strdup_printf ("“%s” is now called “%s”", name, name);
  g_autoptr (CrumbGame) game = record_new_game (room->record.store, "", 4);

  g_assert_cmpuint (strlen (name), ==, CRUMB_NAME_MAX);
  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  check_toast (room, room_wait_for (room, CRUMB_TYPE_ASK), sentence, TRUE);
  check_toast (room, room_wait_for (room, CRUMB_TYPE_ASK), longest, FALSE);
  g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", "history"));
  check_toast (room, NULL, sentence, TRUE);
  check_toast (room, NULL, longest, FALSE);
}

/* A breakpoint hides it for a moment. */
static gpointer
find_main_menu (Room *room)
{
  for (;;)
    {
      g_autoptr (GPtrArray) buttons = widget_find_all (room->window, GTK_TYPE_MENU_BUTTON);

      for (guint i = 0; i < buttons->len; i++)
        if (gtk_menu_button_get_primary (buttons->pdata[i]))
          return buttons->pdata[i];
      g_main_context_iteration (NULL, TRUE);
    }
}

/* The scores of a game that is played are there in every window, in text of any size. */
static void
test_scores_stay (Room *room, gconstpointer data)
{
  g_autofree char *id = room_read_game (room, data);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  g_assert_true (gtk_widget_activate_action (room->window, "win.undo", NULL));
  for (guint percent = 100; percent <= 200; percent += 50)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
      room_resize (room, 360, ROOM_LOWEST);
      room_wait_for (room, CRUMB_TYPE_SEAT_PLACE);
      room_resize (room, ROOM_PHONE);
      room_wait_for (room, CRUMB_TYPE_SEAT_PLACE);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static char *
read_text (Room *room, const char *text)
{
  g_autoptr (GError) error = NULL;
  char *id = NULL;
  gboolean known;

  crumb_game_file_read (room->record.store, text, strlen (text), CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  return id;
}

/* A game with names of more than one word, whose second round is played. */
static char *
read_long_names (Room *room)
{
  static const char text[] =
      "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"started\":\"2026-03-02T19:30:00Z\","
      "\"players\":[{\"name\":\"Bartholomew\"},{\"name\":\"Maximilian Alexander\"},"
      "{\"name\":\"John Fitzgerald\"},{\"name\":\"Anna-Lena Weißenberger\"}],\"entries\":["
      "{\"what\":\"cookies\",\"seat\":0,\"amount\":5},{\"what\":\"cookies\",\"seat\":1,\"amount\":6},"
      "{\"what\":\"cookies\",\"seat\":2,\"amount\":7},{\"what\":\"cookies\",\"seat\":3,\"amount\":8},"
      "{\"what\":\"round\"}]}";

  return read_text (room, text);
}

/* Ten things that a task gives, in words. */
static void
test_gifts_are_whole (Room *room, gconstpointer data)
{
  static const int sizes[][2] = { { 360, ROOM_LOWEST }, { 360, 720 }, { ROOM_PHONE }, { 900, 640 }, { 1280, 800 } };
  g_autofree char *id = read_text (
      room, "{\"crumb-game\":1,\"game\":\"auntie-mildred\",\"started\":\"2026-03-07T19:30:00Z\",\"rules\":\"dice=8\","
            "\"first\":0,\"players\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}],\"entries\":["
            "{\"what\":\"first-turn\",\"seat\":0},{\"what\":\"scally\",\"seat\":0,\"dice\":\"?\",\"amount\":11},"
            "{\"what\":\"pass\",\"seat\":0},{\"what\":\"shake\",\"seat\":1},"
            "{\"what\":\"scally\",\"seat\":1,\"dice\":\"??\",\"amount\":14},"
            "{\"what\":\"task\",\"seat\":1,\"amount\":142}]}");

  room_resize (room, ROOM_PHONE);
  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  room_settle ();
  widget_assert_shows (room->window, "Straighten");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      room_resize (room, sizes[i][0], sizes[i][1]);
      room_settle ();
      room_check_buttons (room);
    }
}

static gboolean
names_are_whole (Room *room)
{
  g_autoptr (GPtrArray) labels = widget_find_all (room->window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = labels->pdata[i];

      if (!gtk_widget_get_mapped (label) || !room_is_name (room, gtk_label_get_text (GTK_LABEL (label))))
        continue;
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
        return FALSE;
      n++;
    }
  return n > 0;
}

static void
wait_for_whole_names (Room *room)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (!names_are_whole (room))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* Names that have room are not shortened: beside their dice, on their cards and above their columns. */
static void
test_names_have_room (Room *room, gconstpointer data)
{
  g_autofree char *id = read_long_names (room);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  room_resize (room, 900, 640);
  room_wait_for (room, CRUMB_TYPE_SEAT_PLACE);
  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", id));
  room_wait_for (room, CRUMB_TYPE_ROUND_TABLE);
  wait_for_whole_names (room);
  room_resize (room, ROOM_PHONE);
  wait_for_whole_names (room);
}

/* A game that is over, whose names don't all fit above their columns in one line. */
static char *
read_names_that_wrap (Room *room)
{
  static const char text[] =
      "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"rules\":\"target=12\","
      "\"players\":[{\"name\":\"Bartholomew\"},{\"name\":\"Ĳsbrand & Co\"},"
      "{\"name\":\"<b>Zoë</b>\"},{\"name\":\"Alexandra\"}],\"entries\":["
      "{\"what\":\"cookies\",\"seat\":0,\"amount\":5},{\"what\":\"cookies\",\"seat\":1,\"amount\":16},"
      "{\"what\":\"cookies\",\"seat\":2,\"amount\":2},{\"what\":\"cookies\",\"seat\":3,\"amount\":2}]}";

  return read_text (room, text);
}

static gboolean
names_are_in_their_row (Room *room)
{
  g_autoptr (GPtrArray) names = widget_find_all (room->window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < names->len; i++)
    {
      GtkWidget *row = gtk_widget_get_ancestor (names->pdata[i], CRUMB_TYPE_ROUND_ROW);
      graphene_rect_t bounds;
      int needed;

      if (row == NULL || !gtk_widget_get_mapped (names->pdata[i])
          || !room_is_name (room, gtk_label_get_text (names->pdata[i])))
        continue;
      g_assert_true (gtk_widget_compute_bounds (names->pdata[i], row, &bounds));
      gtk_widget_measure (names->pdata[i], GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (names->pdata[i]), &needed,
                          NULL, NULL, NULL);
      if (bounds.origin.y + (float) needed > (float) gtk_widget_get_height (row))
        return FALSE;
      n++;
    }
  return n == 4;
}

/* Where a name wraps, its row is so much higher. */
static void
test_names_wrap (Room *room, gconstpointer data)
{
  static const int sizes[][2] = { { ROOM_PHONE }, { 900, 640 } };
  g_autofree char *id = read_names_that_wrap (room);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

      room_resize (room, sizes[i][0], sizes[i][1]);
      room_wait_for (room, CRUMB_TYPE_ROUND_TABLE);
      while (!names_are_in_their_row (room))
        {
          g_assert_cmpint (g_get_monotonic_time (), <, deadline);
          widget_wait ();
        }
    }
}

/* No more than people look through, in a window with room for a switcher and in one without. */
static void
test_main_menu (Room *room, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      GtkMenuButton *button;
      g_autoptr (GPtrArray) items = NULL;

      room_resize (room, i == 0 ? 900 : 360, i == 0 ? 640 : ROOM_LOWEST);
      button = GTK_MENU_BUTTON (find_main_menu (room));
      gtk_menu_button_popup (button);
      room_settle ();
      items = widget_find_all (GTK_WIDGET (gtk_menu_button_get_popover (button)), g_type_from_name ("GtkModelButton"));
      g_assert_cmpuint (items->len, >, 8);
      g_assert_cmpuint (items->len, <=, 12);
      gtk_menu_button_popdown (button);
      room_settle ();
    }
}

/* The smaller side of the smallest one, as it is pressed: with its padding. */
static float
find_smallest (GtkWidget *page, GType type)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (page, type);
  float smallest = buttons->len > 0 ? G_MAXFLOAT : 0;

  for (guint i = 0; i < buttons->len; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (buttons->pdata[i], buttons->pdata[i], &bounds));
      smallest = MIN (smallest, MIN (bounds.size.width, bounds.size.height));
    }
  return smallest;
}

/* Once a game is over all of its chart is in view on a laptop. */
static void
test_chart_in_view (Room *room, gconstpointer file)
{
  g_autofree char *id = room_read_game (room, file);
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  graphene_rect_t area;
  GtkWidget *chart, *viewport;

  room_resize (room, 1280, 800);
  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  chart = room_wait_for (room, CRUMB_TYPE_CHART_VIEW);
  viewport = gtk_widget_get_ancestor (chart, GTK_TYPE_VIEWPORT);
  while (!gtk_widget_compute_bounds (chart, viewport, &area) || area.size.height == 0
         || area.origin.y + area.size.height > (float) gtk_widget_get_height (viewport))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* They get their sizes with the next frame. */
static void
check_targets (GtkWidget *page, GType type)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (find_smallest (page, type) < 44 && g_get_monotonic_time () < deadline)
    widget_wait ();
  g_assert_cmpfloat (find_smallest (page, type), >=, 44);
}

/* On a phone, what is pressed all evening is as large as a finger: the keys, the menu beside them, and the views. */
static void
test_targets (Room *room, gconstpointer file)
{
  g_autofree char *id = room_read_game (room, file);
  g_autofree char *action = g_strconcat ("win.open-game::", id, NULL);
  GtkWidget *keys;

  room_resize (room, ROOM_PHONE);
  room_act (room->window, action);
  keys = room_wait_for (room, CRUMB_TYPE_ASK);
  room_settle ();
  check_targets (keys, CRUMB_TYPE_ASK_KEY);
  check_targets (keys, GTK_TYPE_MENU_BUTTON);
  check_targets (room_wait_for (room, ADW_TYPE_VIEW_SWITCHER_BAR), GTK_TYPE_TOGGLE_BUTTON);
}

static void
dismissed_cb (AdwToast *toast, gboolean *dismissed)
{
  *dismissed = TRUE;
}

/* Once it has faded out nobody keeps it. */
static void
test_toast_is_let_go (Room *room, gconstpointer data)
{
  AdwToast *toast = crumb_toast_new ("Anything");
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  g_object_add_weak_pointer (G_OBJECT (toast), (gpointer *) &toast);
  crumb_toast_show (adw_application_window_get_content (ADW_APPLICATION_WINDOW (room->window)), toast);
  crumb_toast_dismiss (room->window);
  while (toast != NULL && g_get_monotonic_time () < deadline)
    widget_wait ();
  g_assert_null (toast);
}

/* It would lie over what is ruled next. */
static void
test_toast_gives_way (Room *room, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (room->record.store, "", 2);
  g_autoptr (AdwToast) toast = crumb_toast_new ("Anything");
  gboolean dismissed = FALSE;

  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), &dismissed);
  crumb_toast_show (room->window, g_object_ref (toast));
  g_assert_false (dismissed);
  record_play (game, CRUMB_RAID_BID, 0, "5");
  g_assert_true (dismissed);
}

void
add_room_tests (void)
{
  static const Walked raid_walked = { "four-players.json", FALSE };
  static const Walked cubbage_walked = { "cubbage/two-players.json", TRUE };

  adw_init ();
  room_add_readers ("/room", test_reader);
  /* Short tests only look at it with texts twice as large. */
  if (g_test_slow ())
    g_test_add ("/room/cookie-raid", Room, "four-players.json", room_set_up, test_pages, room_tear_down);
  g_test_add ("/room/cubbage", Room, "cubbage/two-players.json", room_set_up, test_pages, room_tear_down);
  g_test_add ("/room/tabs/cookie-raid", Room, &raid_walked, room_set_up, test_tabs, room_tear_down);
  g_test_add ("/room/tabs/cubbage", Room, &cubbage_walked, room_set_up, test_tabs, room_tear_down);
  g_test_add ("/room/scores/cubbage", Room, "cubbage/two-players.json", room_set_up, test_scores_stay, room_tear_down);
  g_test_add ("/room/names", Room, NULL, room_set_up, test_names_have_room, room_tear_down);
  g_test_add ("/room/names/wrap", Room, NULL, room_set_up, test_names_wrap, room_tear_down);
  g_test_add ("/room/columns", Room, "four-players.json", room_set_up, test_columns, room_tear_down);
  g_test_add ("/room/chart", Room, "four-players.json", room_set_up, test_chart_in_view, room_tear_down);
  g_test_add ("/room/targets", Room, "../bench/running-game.json", room_set_up, test_targets, room_tear_down);
  g_test_add ("/room/main-menu", Room, NULL, room_set_up, test_main_menu, room_tear_down);
  g_test_add ("/room/toast", Room, NULL, room_set_up, test_toast_meets_view, room_tear_down);
  g_test_add ("/room/toast/above-keys", Room, NULL, room_set_up, test_toast_above_keys, room_tear_down);
  g_test_add ("/room/gifts", Room, NULL, room_set_up, test_gifts_are_whole, room_tear_down);
  g_test_add ("/room/toast/let-go", Room, NULL, room_set_up, test_toast_is_let_go, room_tear_down);
  g_test_add ("/room/toast/gives-way", Room, NULL, room_set_up, test_toast_gives_way, room_tear_down);
}
