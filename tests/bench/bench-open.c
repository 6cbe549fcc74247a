/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * bench-open: opens Rulings and History for the first time, with the record that the environment names. Prints how many
 * milliseconds each took until it was painted, and for how many of them the program was running.
 */

#include "crumb-config.h"

#include "bench-times.h"
#include "ui/app/crumb-application.h"

#include <adwaita.h>

/* Until what follows the first frame has been done. */
#define REST_MS 1000

static const char *const views[] = { "rulings", "history" };

typedef struct
{
  GtkWindow *window;
  guint view;
  gint64 from;
  double cpu_from;
} Opening;

static void
open_cb (gpointer data)
{
  Opening *self = data;

  self->from = g_get_monotonic_time ();
  self->cpu_from = now ();
  g_object_set (self->window, "view", views[self->view], NULL);
}

static void
painted_cb (Opening *self)
{
  if (self->from == 0)
    return;

  g_print ("%.2f %.2f ", (double) (g_get_monotonic_time () - self->from) / 1e3, (now () - self->cpu_from) / 1e3);
  self->from = 0;
  if (++self->view < G_N_ELEMENTS (views))
    g_timeout_add_once (REST_MS, open_cb, self);
  else
    g_application_quit (g_application_get_default ());
}

static void
started_cb (gpointer data)
{
  Opening *self = data;

  self->window = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  if (self->window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->window)))
    g_error ("There is no window.");
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self->window)), "after-paint",
                            G_CALLBACK (painted_cb), self);
  open_cb (self);
}

int
main (int argc, char *argv[])
{
  g_autoptr (CrumbApplication) application = crumb_application_new ();
  Opening opening = { 0 };

  g_timeout_add_once (REST_MS, started_cb, &opening);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
