/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every page fits the lowest window at any width: it scrolls instead of asking for more. */

#include "../record/record-fixture.h"
#include "pseudo.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/files/crumb-game-file.h"
#include "ui/app/crumb-window.h"
#include "ui/cookie-raid/rules/crumb-rules-button.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/history/crumb-round-row.h"
#include "ui/history/crumb-round-table.h"
#include "ui/people/crumb-game-ui.h"
#include "ui/widgets/crumb-toast-strip.h"

/** What the window asks for itself. */
#define LOWEST 294

static const char *const views[] = { "table", "rulings", "history" };
static const int widths[] = { 360, 440, 520, 720, 900, 1200 };

/** @frame: what the shadow takes of a window's size on a display without a window manager */
typedef struct
{
  RecordFixture record;
  GtkWidget *window;
  int frame;
} Room;

/* A breakpoint bin warns of what asks for more than there is, and warnings are fatal. */
static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static char *
read_game (Room *room, const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char *id = NULL;
  gboolean known;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  crumb_game_file_read (room->record.store, text, length, CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  return id;
}

static GtkWidget *
wait_for (Room *room, GType type)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) found = widget_find_all (room->window, type);

      if (found->len > 0)
        return g_ptr_array_index (found, 0);
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
resize (Room *room, int width, int height)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  gtk_window_set_default_size (GTK_WINDOW (room->window), width + room->frame, height + room->frame);
  while (gtk_widget_get_width (room->window) != width || gtk_widget_get_height (room->window) != height)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("%d × %d instead of %d × %d", gtk_widget_get_width (room->window),
                 gtk_widget_get_height (room->window), width, height);
      g_main_context_iteration (NULL, FALSE);
    }
  settle ();
}

/* What is around the window's own breakpoints asks for no more than the lowest window has. */
static void
check_widths (Room *room)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (room->window));

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int minimum;

      resize (room, widths[i], LOWEST);
      gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, widths[i], &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, LOWEST);
    }
}

static gboolean
is_name (Room *room, const char *text)
{
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);

  for (guint i = 0; i < players->len; i++)
    if (g_str_equal (((const CrumbPlayer *) players->pdata[i])->name, text))
      return TRUE;
  return FALSE;
}

/* A button says all that it says; names of rules and players may be shortened. */
static void
check_buttons (Room *room)
{
  g_autoptr (GPtrArray) labels = widget_find_all (room->window, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);

      if (gtk_widget_get_mapped (label) && gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) != NULL
          && gtk_widget_get_ancestor (label, CRUMB_TYPE_RULES_BUTTON) == NULL
          && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)))
          && !is_name (room, gtk_label_get_text (GTK_LABEL (label))))
        g_error ("“%s” is cut in a width of %d", gtk_label_get_text (GTK_LABEL (label)),
                 gtk_widget_get_width (room->window));
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

      resize (room, sizes[i][0], sizes[i][1]);
      while (count_switchers (room) != 1)
        {
          g_assert_cmpint (g_get_monotonic_time (), <, deadline);
          g_main_context_iteration (NULL, FALSE);
        }
      check_buttons (room);
    }
}

static void
check_views (Room *room)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[i]));
      settle ();
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
  page = wait_for (room, CRUMB_TYPE_REVIEW_PAGE);
  game = crumb_review_page_get_game (CRUMB_REVIEW_PAGE (page));
  ui = crumb_game_ui_of (crumb_game_get_kind (game));
  open_rounds (page);
  check_widths (room);
  for (const CrumbReviewTab *tab = ui->review_tabs; tab->id != NULL; tab++)
    {
      g_assert_true (gtk_widget_activate_action (page, "review.view", "s", tab->id));
      settle ();
      check_widths (room);
    }
}

static void
check_player (Room *room)
{
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);

  g_assert_true (gtk_widget_activate_action (wait_for (room, CRUMB_TYPE_HISTORY_VIEW), "history.player", "s",
                                             ((const CrumbPlayer *) players->pdata[0])->key));
  wait_for (room, CRUMB_TYPE_PLAYER_PAGE);
  check_widths (room);
}

static void
show_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/crumb/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* A list that slides away from a narrow window doesn't mind being resized meanwhile, but libadwaita's shadow of it
 * does. In the largest text the window is narrow at all of the widths. */
static void
show_slides (gboolean slides)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", slides, NULL);
}

static void
scale_text (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 / 100 * percent, NULL);
}

/** How a page is seen: with text of that size, of whatever direction, in a language with long words. */
typedef struct
{
  const char *file;
  int percent;
  GtkTextDirection direction;
  gboolean pseudo;
} Reader;

/* So many of the readers are tried each time, all others in long tests. */
#define N_SHORT 1
static const char raid[] = "four-players.json";
static const char cubbage[] = "cubbage/two-players.json";
static const struct
{
  const char *path;
  Reader reader;
} readers[] = {
  { "/room/cookie-raid/200", { raid, 200, GTK_TEXT_DIR_LTR, FALSE } },
  { "/room/cookie-raid/mirrored", { raid, 100, GTK_TEXT_DIR_RTL, TRUE } },
  { "/room/cookie-raid/long-words", { raid, 100, GTK_TEXT_DIR_LTR, TRUE } },
  { "/room/cookie-raid/125", { raid, 125, GTK_TEXT_DIR_LTR, FALSE } },
  { "/room/cookie-raid/150", { raid, 150, GTK_TEXT_DIR_LTR, FALSE } },
  { "/room/cubbage/long-words", { cubbage, 100, GTK_TEXT_DIR_LTR, TRUE } },
  { "/room/cubbage/mirrored", { cubbage, 100, GTK_TEXT_DIR_RTL, TRUE } },
  { "/room/cubbage/125", { cubbage, 125, GTK_TEXT_DIR_LTR, FALSE } },
  { "/room/cubbage/150", { cubbage, 150, GTK_TEXT_DIR_LTR, FALSE } },
  { "/room/cubbage/200", { cubbage, 200, GTK_TEXT_DIR_LTR, FALSE } },
};

static void
test_reader (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autofree char *id = read_game (room, reader->file);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  g_assert_cmpint (strstr (gtk_window_get_title (GTK_WINDOW (room->window)), "ú") != NULL, ==, reader->pseudo);
  check_views (room);
  check_review (room, id);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[i]));
      check_switchers (room);
    }
}

static void
test_pages (Room *room, gconstpointer file)
{
  g_autofree char *id = read_game (room, file);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  check_views (room);
  check_review (room, id);
  check_player (room);
}

/* A view that gives way to another asks for no more than that one, whatever takes room from both meanwhile. */
static void
test_toast_meets_view (Room *room, gconstpointer data)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (room->window));
  int minimum;

  resize (room, 900, 640);
  g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", "history"));
  crumb_toast_show (content, crumb_toast_new ("Anything"));
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, 900, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, LOWEST);
  settle ();
}

static gpointer
find_main_menu (Room *room)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (room->window, GTK_TYPE_MENU_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_menu_button_get_primary (buttons->pdata[i]))
      return buttons->pdata[i];
  g_assert_not_reached ();
}

/* No more than people look through, in a window with room for a switcher and in one without. */
static void
test_main_menu (Room *room, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      GtkMenuButton *button;
      g_autoptr (GPtrArray) items = NULL;

      resize (room, i == 0 ? 900 : 360, i == 0 ? 640 : LOWEST);
      button = GTK_MENU_BUTTON (find_main_menu (room));
      gtk_menu_button_popup (button);
      settle ();
      items = widget_find_all (GTK_WIDGET (gtk_menu_button_get_popover (button)), g_type_from_name ("GtkModelButton"));
      g_assert_cmpuint (items->len, >, 8);
      g_assert_cmpuint (items->len, <=, 12);
      gtk_menu_button_popdown (button);
      settle ();
    }
}

static void
dismissed_cb (AdwToast *toast, gboolean *dismissed)
{
  *dismissed = TRUE;
}

/* Whether a toast is gone once something is entered in a window of this size. */
static gboolean
gives_way (Room *room, CrumbGame *game, int width, int height, const char *die)
{
  AdwToast *toast = crumb_toast_new ("Anything");
  gboolean dismissed = FALSE;

  resize (room, width, height);
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), &dismissed);
  crumb_toast_show (adw_application_window_get_content (ADW_APPLICATION_WINDOW (room->window)), toast);
  g_assert_false (dismissed);
  record_play (game, CRUMB_RAID_BID, 0, die);
  g_signal_handlers_disconnect_by_data (toast, &dismissed);
  crumb_toast_dismiss (room->window);
  return dismissed;
}

/* Only where it lies over the header bar, which may be needed next. */
static void
test_toast_gives_way (Room *room, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (room->record.store, "", 2);

  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  g_assert_false (gives_way (room, game, 900, 640, "5"));
  g_assert_true (gives_way (room, game, 360, LOWEST, "54"));
}

static void
set_up (Room *room, gconstpointer data)
{
  int width;

  record_fixture_set_up (&room->record, NULL);
  room->window = GTK_WIDGET (crumb_window_new (NULL, room->record.store, NULL));
  gtk_window_present (GTK_WINDOW (room->window));
  settle ();
  gtk_window_get_default_size (GTK_WINDOW (room->window), &width, NULL);
  room->frame = width - gtk_widget_get_width (room->window);
}

static void
tear_down (Room *room, gconstpointer data)
{
  widget_destroy_window (GTK_WINDOW (room->window));
  settle ();
  record_fixture_tear_down (&room->record, NULL);
}

static void
set_up_reader (Room *room, gconstpointer data)
{
  const Reader *reader = data;

  show_slides (FALSE);
  scale_text (reader->percent);
  gtk_widget_set_default_direction (reader->direction);
  pseudo_speak (reader->pseudo);
  set_up (room, NULL);
}

static void
tear_down_reader (Room *room, gconstpointer data)
{
  tear_down (room, NULL);
  scale_text (100);
  show_slides (TRUE);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  pseudo_speak (FALSE);
}

void
add_room_tests (void)
{
  adw_init ();
  show_style ();

  for (gsize i = 0; i < (g_test_slow () ? G_N_ELEMENTS (readers) : N_SHORT); i++)
    g_test_add (readers[i].path, Room, &readers[i].reader, set_up_reader, test_reader, tear_down_reader);
  g_test_add ("/room/cookie-raid", Room, "four-players.json", set_up, test_pages, tear_down);
  g_test_add ("/room/cubbage", Room, "cubbage/two-players.json", set_up, test_pages, tear_down);
  g_test_add ("/room/main-menu", Room, NULL, set_up, test_main_menu, tear_down);
  g_test_add ("/room/toast", Room, NULL, set_up, test_toast_meets_view, tear_down);
  g_test_add ("/room/toast/gives-way", Room, NULL, set_up, test_toast_gives_way, tear_down);
}
