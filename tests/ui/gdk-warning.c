/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* GTK 4.24 warns of its own frames where the machine is busy, and libadwaita's About dialog now and then draws a bar of
 * its own that isn't laid out when a breakpoint comes. A warning ends a test; all others still do. */

#define _GNU_SOURCE

#include <adwaita.h>
#include <dlfcn.h>
#include <stdio.h>

#define SUBMITTED "gdk_frame_timings_submitted() called on submitted frame."
#define THROTTLED "gdk_frame_timings_throttling_hint"

static gboolean
is_about_dialog (const char *message)
{
  void *revealer = NULL;

  return sscanf (message, "Trying to snapshot GtkRevealer %p without a current allocation", &revealer) == 1
         && gtk_widget_get_ancestor (revealer, ADW_TYPE_ABOUT_DIALOG) != NULL;
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE")
        && (g_str_equal (fields[i].value, SUBMITTED) || is_about_dialog (fields[i].value)))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, user_data);
}

__attribute__ ((constructor)) static void
take_logs (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

/* Instead of GLib's, whose warnings the writer doesn't see. */
void
g_warn_message (const char *domain, const char *file, int line, const char *function, const char *check)
{
  void (*warn) (const char *, const char *, int, const char *, const char *) = dlsym (RTLD_NEXT, "g_warn_message");

  if (!g_str_equal (function, THROTTLED))
    warn (domain, file, line, function, check);
}
