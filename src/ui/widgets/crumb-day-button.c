/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A button that chooses a day from a calendar, or none where that is allowed. */

#include "crumb-day-button.h"

#include "crumb-announce.h"
#include "crumb-focus.h"
#include "crumb-widget-helpers.h"

#include <glib/gi18n.h>
#include <stdio.h>

struct _CrumbDayButton
{
  AdwBin parent_instance;

  char *day;
  gboolean required;
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

static int
days_of_key (CrumbDayButton *self, guint keyval)
{
  int forward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return -forward;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return forward;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return -7;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return 7;
    default:
      return 0;
    }
}

/* Over a popover, GTK would give the keys to what had opened that one. */
static void
close_calendar (CrumbDayButton *self)
{
  gtk_popover_popdown (self->popover);
  crumb_take_focus (GTK_WIDGET (self));
}

/*
 * GTK's arrow keys move a frame that begins at the last cell, whatever day is chosen, and only the space bar chooses
 * what is in it. Ours go from day to day; with Ctrl they remain GTK's, for months and years.
 */
static gboolean
key_pressed_cb (CrumbDayButton *self, guint keyval, guint keycode, GdkModifierType state)
{
  int days = days_of_key (self, keyval);
  gboolean done = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space;
  g_autoptr (GDateTime) day = gtk_calendar_get_date (self->calendar);
  g_autoptr (GDateTime) moved = g_date_time_add_days (day, days);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || moved == NULL || (days == 0 && !done))
    return GDK_EVENT_PROPAGATE;
  /* The day on which the calendar opens is chosen like any other. */
  crumb_calendar_show (self->calendar, moved);
  day_selected_cb (self);
  if (done)
    close_calendar (self);
  else
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_DONE, gtk_label_get_label (self->label));
  return GDK_EVENT_STOP;
}

static void
any_clicked_cb (CrumbDayButton *self)
{
  close_calendar (self);
  choose (self, NULL);
}

static void
set_required (CrumbDayButton *self, gboolean required)
{
  if (crumb_set_boolean (self, "required", &self->required, required))
    crumb_set_css_class (GTK_WIDGET (self->button), "flat", required);
}

static gboolean
crumb_day_button_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CRUMB_DAY_BUTTON (widget)->button));
}

static gboolean
crumb_day_button_mnemonic_activate (GtkWidget *widget, gboolean group_cycling)
{
  return gtk_widget_mnemonic_activate (GTK_WIDGET (CRUMB_DAY_BUTTON (widget)->button), group_cycling);
}

static void
crumb_day_button_class_init (CrumbDayButtonClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = crumb_day_button_grab_focus;
  GTK_WIDGET_CLASS (klass)->mnemonic_activate = crumb_day_button_mnemonic_activate;

  crumb_class_boolean (klass, CrumbDayButton, required, set_required, FALSE, CRUMB_READWRITE);
  crumb_class_signal (klass, "chosen", 0);
  crumb_class_template (klass, CrumbDayButton, "crumb-day-button", button, label, popover, calendar);
  crumb_class_owns (klass, CrumbDayButton, g_free, day);
  crumb_class_callbacks (klass, key_pressed_cb, day_selected_cb, any_clicked_cb);
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
  crumb_calendar_show (self->calendar, time);
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

  gint64 at = moved != NULL ? g_date_time_to_unix_usec (moved) : 0;

  /* 0 is no day. */
  return moved != NULL && at == 0 ? -1 : at;
}
