/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* On a phone a finger meets what it is meant for: all that can be pressed is large enough for one. */

#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/game/crumb-game-ui.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-review-page.h"

#define FINGER 44

static const char *const views[] = { "table", "rulings", "history" };

static gboolean
is_target (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget)
      || gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL)
    return FALSE;
  return ADW_IS_TOGGLE_GROUP (widget)
         || (GTK_IS_BUTTON (widget) && gtk_widget_get_can_target (widget)
             && gtk_widget_get_ancestor (widget, ADW_TYPE_TOGGLE_GROUP) == NULL);
}

/* The first one that is smaller than a finger, outside the header bars, which are the platform's. */
static GtkWidget *
find_small (Room *room, graphene_rect_t *bounds)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (room->window, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++)
    if (is_target (widgets->pdata[i]) && gtk_widget_compute_bounds (widgets->pdata[i], room->window, bounds)
        && bounds->size.width > 0 && (bounds->size.width < FINGER || bounds->size.height < FINGER))
      return widgets->pdata[i];
  return NULL;
}

static void
check_fingers (Room *room, const char *what)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  graphene_rect_t bounds;
  GtkWidget *small;

  while ((small = find_small (room, &bounds)) != NULL)
    {
      g_auto (GStrv) names = gtk_widget_get_css_classes (small);
      g_autofree char *classes = g_strjoinv (" ", names);

      if (g_get_monotonic_time () > deadline)
        g_error ("%s: a %s (%s) is but %g×%g", what, G_OBJECT_TYPE_NAME (small), classes, (double) bounds.size.width,
                 (double) bounds.size.height);
      widget_wait ();
    }
}

/* On a phone, in all that a game shows. */
static void
test_fingers (Room *room, gconstpointer file)
{
  g_autofree char *id = room_read_game (room, file);
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  GtkWidget *history, *page;
  const CrumbGameUi *ui;

  room_resize (room, ROOM_PHONE);
  check_fingers (room, "start");
  room_act (room->window, "win.new-game");
  check_fingers (room, "new game");
  room_close_dialogs (room);
  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[i]));
      room_settle ();
      check_fingers (room, views[i]);
    }
  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", id));
  page = room_wait_for (room, CRUMB_TYPE_REVIEW_PAGE);
  ui = crumb_game_ui_of (crumb_game_get_kind (crumb_review_page_get_game (CRUMB_REVIEW_PAGE (page))));
  check_fingers (room, "rounds");
  for (const CrumbReviewTab *tab = ui->review_tabs; tab->id != NULL; tab++)
    {
      g_assert_true (gtk_widget_activate_action (page, "review.view", "s", tab->id));
      room_settle ();
      check_fingers (room, tab->id);
    }
  history = room_wait_for (room, CRUMB_TYPE_HISTORY_VIEW);
  g_assert_true (
      gtk_widget_activate_action (history, "history.player", "s", ((const CrumbPlayer *) players->pdata[0])->key));
  room_settle ();
  check_fingers (room, "player");
  room_act (history, "history.leaderboard");
  check_fingers (room, "leaderboard");
}

void
add_fingers_tests (void)
{
  adw_init ();
  g_test_add ("/fingers/cookie-raid", Room, "four-players.json", room_set_up, test_fingers, room_tear_down);
  g_test_add ("/fingers/cubbage", Room, "cubbage/two-players.json", room_set_up, test_fingers, room_tear_down);
  g_test_add ("/fingers/auntie-mildred", Room, "auntie-mildred/board.json", room_set_up, test_fingers, room_tear_down);
}
