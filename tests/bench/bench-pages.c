/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * bench-pages: how long the pages that look back take in a window, from the action that opens them until they are
 * painted with what the record says. Nothing fails here. Needs a display and a session bus of its own.
 */

#include "crumb-config.h"

#include "bench-times.h"
#include "history-maker.h"
#include "ui/app/crumb-application.h"
#include "ui/history/crumb-history-view.h"
#include "ui/past/crumb-filter-button.h"

#include <glib/gstdio.h>

#define N_GAMES 3000
#define N_OPENED 15
#define SEED 1
#define BAR_MS 200
/* Until what follows the first frame has been done. */
#define REST_MS 1000

static const struct
{
  const char *what;
  const char *action;
} pages[] = {
  { "a person", "history.player" },
  { "rivals", "history.rivals" },
  { "highlights", "history.highlights" },
  { "leaderboard", "history.leaderboard" },
  { "evenings, or single games", "games.evenings" },
};

typedef struct
{
  GtkWindow *window;
  GtkWidget *view;
  CrumbStore *store;
  gboolean painted;
} Bench;

static void
painted_cb (Bench *bench)
{
  bench->painted = TRUE;
}

static GtkWidget *
find (GtkWidget *root, const char *type)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
wait_for_paint (Bench *bench)
{
  while (crumb_store_is_asked (bench->store))
    g_main_context_iteration (NULL, TRUE);
  bench->painted = FALSE;
  gtk_widget_queue_draw (bench->view);
  while (!bench->painted)
    g_main_context_iteration (NULL, TRUE);
}

static GVariant *
target_of (const char *action)
{
  static const char *const pair[CRUMB_FILTER_N] = { [CRUMB_FILTER_PLAYER] = "sue", [CRUMB_FILTER_WITH] = "john" };

  if (g_str_equal (action, "history.player"))
    return g_variant_new_string (pair[CRUMB_FILTER_PLAYER]);
  return g_str_equal (action, "history.rivals") ? crumb_filter_values_new (pair) : NULL;
}

/* Returns for how long the program was running, which says more where other programs run as well. @ms: (out): all of it */
static double
open_page (Bench *bench, const char *action, double *ms)
{
  gboolean in_list = g_str_has_prefix (action, "games.");
  gint64 from = g_get_monotonic_time ();
  double cpu_from = now ();

  if (!gtk_widget_activate_action_variant (in_list ? find (bench->view, "CrumbGameBrowser") : bench->view, action,
                                           target_of (action)))
    g_error ("There is no action %s.", action);
  wait_for_paint (bench);
  *ms = (double) (g_get_monotonic_time () - from) / 1e3;
  return (now () - cpu_from) / 1e3;
}

static void
started_cb (gpointer data)
{
  Bench bench = { .window = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ())) };

  if (bench.window == NULL)
    g_error ("There is no window.");
  gtk_window_set_default_size (bench.window, 1280, 800);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (bench.window)), "after-paint",
                            G_CALLBACK (painted_cb), &bench);
  g_object_set (bench.window, "view", "history", NULL);
  bench.view = find (GTK_WIDGET (bench.window), "CrumbHistoryView");
  g_object_get (bench.view, "store", &bench.store, NULL);
  wait_for_paint (&bench);
  for (guint page = 0; page < G_N_ELEMENTS (pages); page++)
    {
      double ms[N_OPENED], cpu_ms[N_OPENED];

      for (guint run = 0; run < N_OPENED; run++)
        cpu_ms[run] = open_page (&bench, pages[page].action, &ms[run]);
      g_print ("%-26s %6.1f ms, running for %6.1f ms    bar <= %d ms\n", pages[page].what, median_of (ms, N_OPENED),
               median_of (cpu_ms, N_OPENED), BAR_MS);
    }
  g_object_unref (bench.store);
  exit (0);
}

int
main (int argc, char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("crumb-pages-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "crumb", NULL);
  g_autofree char *record = g_build_filename (folder, "crumb.db", NULL);
  g_autofree char *history = history_find (N_GAMES, SEED);
  g_autofree char *bytes = NULL;
  gsize length;

  g_mkdir (folder, 0700);
  if (!g_file_get_contents (history, &bytes, &length, NULL)
      || !g_file_set_contents (record, bytes, (gssize) length, NULL))
    g_error ("%s can't be made.", record);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_timeout_add_once (REST_MS, started_cb, NULL);
  return g_application_run (G_APPLICATION (crumb_application_new ()), argc, argv);
}
