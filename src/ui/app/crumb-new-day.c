/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tells when another day has begun, for what is done once a day. */

#include "crumb-new-day.h"

#include "record/base/crumb-class.h"

/* A timer that waits until midnight would be late by the time that the computer sleeps. */
#define SECONDS_BETWEEN_LOOKS 300

struct _CrumbNewDay
{
  GObject parent_instance;

  guint look_source;
  int year;
  int day;
};

G_DEFINE_FINAL_TYPE (CrumbNewDay, crumb_new_day, G_TYPE_OBJECT)

static gboolean
look_cb (gpointer user_data)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  crumb_new_day_check (user_data, now);
  return G_SOURCE_CONTINUE;
}

static void
crumb_new_day_class_init (CrumbNewDayClass *klass)
{
  crumb_class_owns_sources (klass, CrumbNewDay, look_source);
  crumb_class_signal (klass, "began", 0);
}

static void
crumb_new_day_init (CrumbNewDay *self)
{
  self->look_source = g_timeout_add_seconds (SECONDS_BETWEEN_LOOKS, look_cb, self);
}

void
crumb_new_day_check (CrumbNewDay *self, GDateTime *now)
{
  int year = g_date_time_get_year (now);
  int day = g_date_time_get_day_of_year (now);
  gboolean began = self->day != 0 && (year != self->year || day != self->day);

  g_return_if_fail (CRUMB_IS_NEW_DAY (self));

  self->year = year;
  self->day = day;
  if (began)
    g_signal_emit_by_name (self, "began");
}
