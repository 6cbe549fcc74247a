/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One long evening: games are played, looked back at and deleted in one window, which neither grows nor slows down. What
 * a game takes depends on what else the machine does, so the last ones are compared with those of a window that has just
 * been opened, in another process: the two take turns. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/app/crumb-window.h"
#include "ui/history/crumb-review-page.h"

#include <gio/gio.h>
#include <malloc.h>
#include <sqlite3.h>
#include <stdio.h>
#include <time.h>

/* Set for the other process. */
#define FRESH "CRUMB_FRESH_WINDOW"
#define TOOK "took "
/* Both play the same games at the end, each so many times, and the fastest counts. */
#define N_LAST 10
#define TIMES 3
#define SEED_OF_LAST 11

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

/* In seconds of the processor. */
static double
play_timed (Soak *soak, guint i)
{
  double before = cpu_time ();

  if (i % N_LAST == 0)
    g_rand_set_seed (soak->record.rand, SEED_OF_LAST);
  play_look_and_delete (soak);
  return cpu_time () - before;
}

static void
warm_up (Soak *soak)
{
  guint n = g_test_slow () ? 60 : 10;

  for (guint i = 0; i < n; i++)
    play_look_and_delete (soak);
}

/* What the other process does: a game for each line that it reads. */
static void
test_fresh (Soak *soak, gconstpointer data)
{
  char line[8];

  warm_up (soak);
  for (guint i = 0; fgets (line, sizeof line, stdin) != NULL; i++)
    {
      printf (TOOK "%.6f\n", play_timed (soak, i));
      fflush (stdout);
    }
}

static GSubprocess *
start_fresh (void)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *fresh;

  g_subprocess_launcher_setenv (launcher, FRESH, "yes", TRUE);
  fresh = g_subprocess_launcher_spawn (launcher, &error, program, "soak", NULL);
  g_assert_no_error (error);
  return fresh;
}

static double
play_in_fresh (GSubprocess *fresh, GDataInputStream *answers)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_write_all (g_subprocess_get_stdin_pipe (fresh), "\n", 1, NULL, NULL, &error);
  g_assert_no_error (error);
  while (TRUE)
    {
      g_autofree char *line = g_data_input_stream_read_line (answers, NULL, NULL, &error);

      g_assert_no_error (error);
      g_assert_nonnull (line);
      if (g_str_has_prefix (line, TOOK))
        return g_ascii_strtod (line + strlen (TOOK), NULL);
    }
}

/* How many times as long as a fresh window this one takes for a game. */
static double
compare_with_fresh (Soak *soak, GSubprocess *fresh)
{
  g_autoptr (GDataInputStream) answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (fresh));
  double took[N_LAST], took_fresh[N_LAST];
  double ratios[N_LAST];
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_LAST * TIMES; i++)
    {
      double one = play_timed (soak, i);
      double other = play_in_fresh (fresh, answers);
      guint game = i % N_LAST;

      took[game] = i < N_LAST ? one : MIN (took[game], one);
      took_fresh[game] = i < N_LAST ? other : MIN (took_fresh[game], other);
    }
  for (guint game = 0; game < N_LAST; game++)
    ratios[game] = took[game] / took_fresh[game];
  g_output_stream_close (g_subprocess_get_stdin_pipe (fresh), NULL, &error);
  g_assert_no_error (error);
  while (g_input_stream_skip (G_INPUT_STREAM (answers), 4096, NULL, &error) > 0)
    ;
  g_subprocess_wait_check (fresh, NULL, &error);
  g_assert_no_error (error);
  return median (ratios, N_LAST);
}

/* Caches of pictures and texts grow in some games, more in the first ones, but what is left behind grows in every one.
 * So the game in the middle counts, and the bounds are far from what caches and other work on the machine come to, and
 * from a page that is left, which has 700 KB. */
static void
test_soak (Soak *soak, gconstpointer data)
{
  guint n = g_test_slow () ? 300 - N_LAST * TIMES : 20;
  double most = g_test_slow () ? 24576 : 131072;
  g_autofree double *grown = g_new (double, n);
  g_autoptr (GSubprocess) fresh = g_test_slow () ? start_fresh () : NULL;
  double left;
  double slower;

  warm_up (soak);
  for (guint i = 0; i < n; i++)
    {
      double before = memory ();

      play_look_and_delete (soak);
      grown[i] = memory () - before;
    }
  left = median (grown, n);
  g_test_message ("%u games: %.0f bytes left by each", n, left);
  g_assert_cmpfloat (left, <, most);
  if (fresh == NULL)
    return;

  slower = compare_with_fresh (soak, fresh);
  g_test_message ("%u more took %.2f times as long as in a fresh window", N_LAST * TIMES, slower);
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
  g_test_add ("/ui/soak", Soak, NULL, set_up, g_getenv (FRESH) != NULL ? test_fresh : test_soak, tear_down);
}
