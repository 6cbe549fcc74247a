/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps the screen on while a window that people look at shows a running game, and only then. */

#include "crumb-inhibitor.h"

#include "record/base/crumb-class.h"

#include <glib/gi18n.h>

struct _CrumbInhibitor
{
  GObject parent_instance;

  GtkWindow *window;
  GtkApplication *application;
  gboolean wanted;
  gboolean inhibiting;
  guint cookie;
};

CRUMB_DEFINE_PLAIN (CrumbInhibitor, crumb_inhibitor, G_TYPE_OBJECT)

static void
set_inhibiting (CrumbInhibitor *self, gboolean inhibiting)
{
  if (self->inhibiting == inhibiting)
    return;

  self->inhibiting = inhibiting;
  if (inhibiting)
    {
      g_set_object (&self->application, gtk_window_get_application (self->window));
      self->cookie = gtk_application_inhibit (self->application, self->window, GTK_APPLICATION_INHIBIT_IDLE,
                                              _ ("A game is in progress"));
    }
  else
    {
      /* The session may know no way to keep the screen on; the cookie is then 0. */
      if (self->cookie != 0)
        gtk_application_uninhibit (self->application, self->cookie);
      g_clear_object (&self->application);
      self->cookie = 0;
    }
}

static void
update (CrumbInhibitor *self)
{
  set_inhibiting (self, self->wanted && gtk_window_get_application (self->window) != NULL
                            && gtk_widget_get_mapped (GTK_WIDGET (self->window))
                            && !gtk_window_is_suspended (self->window));
}

static void
crumb_inhibitor_dispose (GObject *object)
{
  CrumbInhibitor *self = CRUMB_INHIBITOR (object);

  set_inhibiting (self, FALSE);

  G_OBJECT_CLASS (crumb_inhibitor_parent_class)->dispose (object);
}

static void
crumb_inhibitor_class_init (CrumbInhibitorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_inhibitor_dispose;
}

CrumbInhibitor *
crumb_inhibitor_new (GtkWindow *window)
{
  CrumbInhibitor *self = g_object_new (CRUMB_TYPE_INHIBITOR, NULL);

  self->window = window;
  g_signal_connect_object (window, "map", G_CALLBACK (update), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (window, "unmap", G_CALLBACK (update), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (window, "notify::suspended", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return self;
}

void
crumb_inhibitor_set_wanted (CrumbInhibitor *self, gboolean wanted)
{
  g_return_if_fail (CRUMB_IS_INHIBITOR (self));

  self->wanted = wanted;
  update (self);
}

CRUMB_DEFINE_GETTER (CrumbInhibitor, crumb_inhibitor, gboolean, inhibiting)
