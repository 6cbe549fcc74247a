/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The first frame comes early: what it doesn't show isn't built yet. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/cookie-raid/table/crumb-raid-log.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/history/crumb-game-story.h"
#include "ui/table/crumb-seat-place.h"
#include "ui/widgets/crumb-after-frame.h"

static guint
count_built (GtkWidget *root, GType type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_built (child, type);
  return n;
}

static GtkWidget *
new_window (GtkWidget *child)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 640);
  adw_window_set_content (ADW_WINDOW (window), child);
  return window;
}

/* @painted: how many frames were painted; @before: how many of them before each filling */
typedef struct
{
  guint painted;
  guint before[2];
  guint filled;
} Frames;

static void
painted_cb (Frames *frames)
{
  frames->painted++;
}

static void
fill_cb (gpointer frames)
{
  Frames *self = frames;

  self->before[self->filled++] = self->painted;
}

static void
wait_for_filling (Frames *frames, guint n)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (frames->filled < n)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Each time that the place appears it is filled once, after a frame. */
static void
test_after_frame (void)
{
  GtkWidget *place = gtk_label_new ("place");
  GtkWidget *window = new_window (place);
  Frames frames = { 0 };

  crumb_fill_after_frame (place, fill_cb, &frames);
  gtk_widget_realize (window);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), &frames);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpuint (frames.filled, ==, 0);
  wait_for_filling (&frames, 1);
  g_assert_cmpuint (frames.before[0], >, 0);

  gtk_widget_set_visible (place, FALSE);
  gtk_widget_set_visible (place, TRUE);
  frames.painted = 0;
  wait_for_filling (&frames, 2);
  g_assert_cmpuint (frames.before[1], >, 0);
  widget_destroy_window (GTK_WINDOW (window));
}

/* A place that goes before the frame is left alone. */
static void
test_gone_before_frame (void)
{
  GtkWidget *place = gtk_label_new ("place");
  GtkWidget *window = new_window (place);
  Frames frames = { 0 };

  crumb_fill_after_frame (place, fill_cb, &frames);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (frames.filled, ==, 0);
}

static void
test_table (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  GtkWidget *table = crumb_table_view_new ();
  GtkWidget *window = new_window (table);
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  crumb_game_panel_set_game (CRUMB_GAME_PANEL (table), game);
  /* Where there is room for the log. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpuint (count_built (table, CRUMB_TYPE_RAID_LOG), ==, 0);
  g_assert_cmpuint (count_built (table, CRUMB_TYPE_SEAT_PLACE), ==, 2);
  g_assert_cmpuint (count_built (table, CRUMB_TYPE_GAME_STORY), ==, 0);

  while (count_built (table, CRUMB_TYPE_RAID_LOG) == 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
  widget_destroy_window (GTK_WINDOW (window));
}

void
add_first_frame_tests (void)
{
  adw_init ();

  g_test_add_func ("/first-frame/after", test_after_frame);
  g_test_add_func ("/first-frame/gone", test_gone_before_frame);
  g_test_add ("/first-frame/table", RecordFixture, NULL, record_fixture_set_up, test_table, record_fixture_tear_down);
}
