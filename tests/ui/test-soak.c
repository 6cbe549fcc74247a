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
      widget_wait ();
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

static int
compare (const void *one, const void *other)
{
  double difference = *(const double *) one - *(const double *) other;

  return (difference > 0) - (difference < 0);
}

static double
median (double *values, guint n)
{
  qsort (values, n, sizeof *values, compare);
  return values[n / 2];
}

/* Caches of pictures and texts grow in some games, more in the first ones, but what is left behind grows in every one.
 * So the game in the middle counts, and the bounds are far from what caches and other work on the machine come to, and
 * from a page that is left, which has 700 KB. */
static void
test_soak (Soak *soak, gconstpointer data)
{
  guint n = g_test_slow () ? 300 : 20;
  guint n_warm = g_test_slow () ? 60 : 10;
  guint third = n / 3;
  double most = g_test_slow () ? 24576 : 131072;
  g_autofree double *grown = g_new (double, n);
  g_autofree double *took = g_new (double, n);
  double left;
  double slower;

  for (guint i = 0; i < n_warm; i++)
    play_look_and_delete (soak);
  for (guint i = 0; i < n; i++)
    {
      double memory_before = memory ();
      double time_before = cpu_time ();

      play_look_and_delete (soak);
      took[i] = cpu_time () - time_before;
      grown[i] = memory () - memory_before;
    }
  left = median (grown, n);
  slower = median (took + n - third, third) / median (took, third);
  g_test_message ("%u games: %.0f bytes left by each, the last third took %.2f times as long as the first", n, left,
                  slower);
  g_assert_cmpfloat (left, <, most);
  if (g_test_slow ())
    g_assert_cmpfloat (slower, <, 1.3);
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
