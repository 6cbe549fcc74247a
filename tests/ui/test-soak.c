/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One long evening: games are played, looked back at and deleted in one window, which neither grows nor slows down. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/app/crumb-window.h"
#include "ui/history/crumb-review-page.h"

#include <malloc.h>
#include <sqlite3.h>
#include <time.h>

/* @taps: how many each game has */
typedef struct
{
  RecordFixture record;
  GtkWidget *window;
  guint taps;
} Soak;

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
wait_for_review (Soak *soak)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) found = widget_find_all (soak->window, CRUMB_TYPE_REVIEW_PAGE);

      if (found->len > 0)
        return;
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
play_look_and_delete (Soak *soak)
{
  g_autoptr (CrumbGame) game = record_new_random_game (soak->record.store, soak->record.rand);
  g_autofree char *id = g_strdup (crumb_game_get_id (game));
  const char *ids[] = { id, NULL };

  g_assert_true (gtk_widget_activate_action (soak->window, "win.open-game", "s", id));
  g_set_object (&game, crumb_window_get_game (CRUMB_WINDOW (soak->window)));
  for (guint tap = 0; tap < soak->taps; tap++)
    {
      record_play_random (game, soak->record.rand, 1);
      settle ();
    }
  g_assert_true (gtk_widget_activate_action (soak->window, "win.review", "s", id));
  wait_for_review (soak);
  crumb_edits_delete_games (crumb_window_get_edits (CRUMB_WINDOW (soak->window)), ids);
  crumb_window_set_game (CRUMB_WINDOW (soak->window), NULL);
  settle ();
}

/* What a sanitizer, if there is one, has allocated for the program. */
extern size_t __sanitizer_get_current_allocated_bytes (void) __attribute__ ((weak));

/* What is allocated, in bytes, without the pages that SQLite keeps. */
static double
memory (void)
{
  struct mallinfo2 info = mallinfo2 ();
  double used = __sanitizer_get_current_allocated_bytes != NULL ? (double) __sanitizer_get_current_allocated_bytes ()
                                                                : (double) info.uordblks + (double) info.hblkhd;

  return used - (double) sqlite3_memory_used ();
}

static double
cpu_time (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static void
test_soak (Soak *soak, gconstpointer data)
{
  guint n = g_test_slow () ? 300 : 20;
  /* Caches of pictures and texts fill up in the first games, so few games can only show a whole page that is left. */
  guint n_warm = g_test_slow () ? 60 : 10;
  double most = g_test_slow () ? 16384 : 73728;
  guint tenth = n / 10;
  double warm = 0;
  double left;
  double first = 0;
  double last = 0;

  for (guint i = 0; i < n_warm + n; i++)
    {
      double before = cpu_time ();

      if (i == n_warm)
        warm = memory ();
      play_look_and_delete (soak);
      if (i >= n_warm && i < n_warm + tenth)
        first += cpu_time () - before;
      if (i >= n_warm + n - tenth)
        last += cpu_time () - before;
    }
  left = (memory () - warm) / n;
  g_test_message ("%u games: %.0f bytes left by each, the last tenth took %.2f times as long as the first", n, left,
                  last / first);
  g_assert_cmpfloat (left, <, most);
}

static void
set_up (Soak *soak, gconstpointer data)
{
  record_fixture_set_up (&soak->record, NULL);
  g_rand_set_seed (soak->record.rand, 7);
  soak->taps = g_test_slow () ? 30 : 10;
  soak->window = GTK_WIDGET (crumb_window_new (NULL, soak->record.store, NULL));
  gtk_window_set_default_size (GTK_WINDOW (soak->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (soak->window));
  settle ();
}

static void
tear_down (Soak *soak, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (soak->window));
  settle ();
  record_fixture_tear_down (&soak->record, NULL);
}

void
add_soak_tests (void)
{
  adw_init ();
  g_test_add ("/ui/soak", Soak, NULL, set_up, test_soak, tear_down);
}
