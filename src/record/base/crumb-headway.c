/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How far something is that takes long, and a way to cancel it. */

#include "crumb-headway.h"

#include "crumb-class.h"

/* The unit of headway, since an int can be set atomically. */
#define SHARES 10000

struct _CrumbHeadway
{
  GCancellable parent_instance;

  GThread *thread;
  GMainContext *context;
  double from;
  double to;
  int share;   /* in SHARES */
  int waiting; /* whether the thread is about to hear of it */
};

G_DEFINE_FINAL_TYPE (CrumbHeadway, crumb_headway, G_TYPE_CANCELLABLE)

static void
crumb_headway_class_init (CrumbHeadwayClass *klass)
{
  crumb_class_owns (klass, CrumbHeadway, g_main_context_unref, context);

  crumb_class_signal (klass, "moved", 1, G_TYPE_DOUBLE);
}

static void
crumb_headway_init (CrumbHeadway *self)
{
  self->thread = g_thread_self ();
  self->context = g_main_context_ref_thread_default ();
  self->to = 1;
}

CrumbHeadway *
crumb_headway_new (void)
{
  return g_object_new (CRUMB_TYPE_HEADWAY, NULL);
}

void
crumb_headway_set_part (CrumbHeadway *self, double from, double to)
{
  if (self == NULL)
    return;
  self->from = from;
  self->to = to;
}

static gboolean
say_cb (gpointer user_data)
{
  CrumbHeadway *self = user_data;

  g_atomic_int_set (&self->waiting, 0);
  if (!g_cancellable_is_cancelled (G_CANCELLABLE (self)))
    g_signal_emit_by_name (self, "moved", (double) g_atomic_int_get (&self->share) / SHARES);
  return G_SOURCE_REMOVE;
}

gboolean
crumb_headway_tell (CrumbHeadway *self, double share, GError **error)
{
  if (self == NULL)
    return TRUE;
  g_atomic_int_set (&self->share, (int) ((self->from + share * (self->to - self->from)) * SHARES));
  if (self->thread == g_thread_self ())
    say_cb (self);
  else if (g_atomic_int_compare_and_exchange (&self->waiting, 0, 1))
    {
      g_autoptr (GSource) source = g_idle_source_new ();

      /* As soon as what it is about may be done, so that it is heard before. */
      g_source_set_priority (source, G_PRIORITY_DEFAULT);
      g_source_set_callback (source, say_cb, g_object_ref (self), g_object_unref);
      g_source_attach (source, self->context);
    }
  return !g_cancellable_set_error_if_cancelled (G_CANCELLABLE (self), error);
}
