/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "first-frame.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define PATIENCE_MS 30000
#define REST_US 500000

struct _FirstFrameDisplay
{
  Display *display;
  int damage_event;
};

/* A window can be gone before we query it, and some can't be drawn on. */
static int
ignore_error_cb (Display *display, XErrorEvent *event)
{
  return 0;
}

FirstFrameDisplay *
first_frame_open (void)
{
  FirstFrameDisplay *self = g_new0 (FirstFrameDisplay, 1);
  int error_base;

  self->display = XOpenDisplay (NULL);
  if (self->display == NULL || !XDamageQueryExtension (self->display, &self->damage_event, &error_base))
    g_error ("There is no display that tells what is drawn.");
  XSetErrorHandler (ignore_error_cb);
  XSelectInput (self->display, DefaultRootWindow (self->display), SubstructureNotifyMask);
  /* Whether a window opens below the pointer, and is styled once more for it, is chance. */
  XWarpPointer (self->display, None, DefaultRootWindow (self->display), 0, 0, 0, 0,
                DisplayWidth (self->display, DefaultScreen (self->display)) - 1,
                DisplayHeight (self->display, DefaultScreen (self->display)) - 1);
  XSync (self->display, False);
  return self;
}

void
first_frame_close (FirstFrameDisplay *self)
{
  XCloseDisplay (self->display);
  g_free (self);
}

static double
now_ms (void)
{
  return (double) g_get_monotonic_time () / 1000;
}

static void
wait_for_event (FirstFrameDisplay *self, double end)
{
  struct pollfd display = { .fd = ConnectionNumber (self->display), .events = POLLIN };

  while (XPending (self->display) == 0)
    if (now_ms () > end || poll (&display, 1, (int) (end - now_ms ()) + 1) < 0)
      g_error ("No window was drawn.");
}

/* Mapping a window is reported as damage too, but leaves all of it unpainted. */
static gboolean
is_painted (FirstFrameDisplay *self, Window window)
{
  XWindowAttributes attributes;
  XImage *middle;
  gboolean painted;

  if (!XGetWindowAttributes (self->display, window, &attributes))
    return FALSE;
  middle = XGetImage (self->display, window, attributes.width / 2, attributes.height / 2, 1, 1, AllPlanes, ZPixmap);
  painted = middle != NULL && XGetPixel (middle, 0, 0) != 0;
  if (middle != NULL)
    XDestroyImage (middle);
  return painted;
}

/* Watches each new window from its creation, so that no early paint is missed. */
static void
wait_for_paint (FirstFrameDisplay *self, double end)
{
  gboolean painted = FALSE;

  while (!painted)
    {
      XEvent event;

      wait_for_event (self, end);
      XNextEvent (self->display, &event);
      if (event.type == CreateNotify)
        XDamageCreate (self->display, event.xcreatewindow.window, XDamageReportNonEmpty);
      else if (event.type == self->damage_event + XDamageNotify)
        {
          const XDamageNotifyEvent *damage = (XDamageNotifyEvent *) &event;

          XDamageSubtract (self->display, damage->damage, None, None);
          painted = is_painted (self, damage->drawable);
        }
    }
}

static double
running_ms (GPid pid)
{
  struct timespec time;
  clockid_t clock;

  if (clock_getcpuclockid (pid, &clock) != 0 || clock_gettime (clock, &time) != 0)
    g_error ("The program has ended.");
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static double
resident_megabytes (GPid pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/statm", (int) pid);
  g_autofree char *pages = NULL;
  unsigned long all, resident;

  if (!g_file_get_contents (path, &pages, NULL, NULL) || sscanf (pages, "%lu %lu", &all, &resident) != 2)
    g_error ("The program has ended.");
  return (double) resident * (double) sysconf (_SC_PAGESIZE) / 1e6;
}

static void
forget_events (FirstFrameDisplay *self)
{
  XEvent event;

  XSync (self->display, False);
  while (XPending (self->display) > 0)
    XNextEvent (self->display, &event);
}

FirstFrame
first_frame_measure (FirstFrameDisplay *self, char **argv, char **envp)
{
  g_autoptr (GError) error = NULL;
  FirstFrame first;
  double from;
  GPid pid;

  forget_events (self);
  from = now_ms ();
  if (!g_spawn_async (NULL, argv, envp, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error))
    g_error ("%s", error->message);
  wait_for_paint (self, from + PATIENCE_MS);
  first.ms = now_ms () - from;
  first.cpu_ms = running_ms (pid);

  g_usleep (REST_US);
  first.megabytes = resident_megabytes (pid);
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);
  g_spawn_close_pid (pid);
  return first;
}
