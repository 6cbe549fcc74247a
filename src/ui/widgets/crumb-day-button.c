/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A button that chooses a day from a calendar, or none. */

#include "crumb-day-button.h"

#include "crumb-widget-helpers.h"

#include <glib/gi18n.h>
#include <stdio.h>

struct _CrumbDayButton
{
  AdwBin parent_instance;

  char *day;
  gboolean setting;

  GtkMenuButton *button;
  GtkLabel *label;
  GtkPopover *popover;
  GtkCalendar *calendar;
};

CRUMB_DEFINE_TEMPLATE (CrumbDayButton, crumb_day_button, ADW_TYPE_BIN)

static void
choose (CrumbDayButton *self, const char *day)
{
  g_autofree char *before = g_strdup (self->day);

  crumb_day_button_set_day (self, day);
  if (g_strcmp0 (before, self->day) != 0)
    g_signal_emit_by_name (self, "chosen");
}

static void
day_selected_cb (CrumbDayButton *self)
{
  g_autoptr (GDateTime) day = gtk_calendar_get_date (self->calendar);
  g_autofree char *text = g_date_time_format (day, "%Y-%m-%d");

  if (!self->setting)
    choose (self, text);
}

static void
any_clicked_cb (CrumbDayButton *self)
{
  gtk_popover_popdown (self->popover);
  choose (self, NULL);
}

static gboolean
crumb_day_button_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CRUMB_DAY_BUTTON (widget)->button));
}

static void
crumb_day_button_class_init (CrumbDayButtonClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = crumb_day_button_grab_focus;

  crumb_class_signal (klass, "chosen", 0);
  crumb_class_template (klass, CrumbDayButton, "crumb-day-button", button, label, popover, calendar);
  crumb_class_owns (klass, CrumbDayButton, g_free, day);
  crumb_class_callbacks (klass, day_selected_cb, any_clicked_cb);
}

CRUMB_DEFINE_GETTER (CrumbDayButton, crumb_day_button, const char *, day)

void
crumb_day_button_set_day (CrumbDayButton *self, const char *day)
{
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (CRUMB_IS_DAY_BUTTON (self));

  time = day != NULL ? crumb_day_parse (day) : NULL;
  g_set_str (&self->day, time != NULL ? day : NULL);
  label = time != NULL ? g_date_time_format (time, "%x") : NULL;
  gtk_label_set_label (self->label, label != NULL ? label : _ ("Any Day"));
  if (time == NULL)
    return;
  self->setting = TRUE;
  gtk_calendar_select_day (self->calendar, time);
  self->setting = FALSE;
}

GDateTime *
crumb_day_parse (const char *day)
{
  int year, month, day_of_month;

  return sscanf (day, "%4d-%2d-%2d", &year, &month, &day_of_month) == 3
             ? g_date_time_new_local (year, month, day_of_month, 0, 0, 0)
             : NULL;
}

gint64
crumb_day_time (const char *day, int later)
{
  g_autoptr (GDateTime) time = day != NULL ? crumb_day_parse (day) : NULL;
  g_autoptr (GDateTime) moved = time != NULL ? g_date_time_add_days (time, later) : NULL;

  return moved != NULL ? g_date_time_to_unix_usec (moved) : 0;
}
