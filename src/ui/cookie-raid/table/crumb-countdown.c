/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The countdown for a bid: a button, and while it runs the seconds, large: time to think, then “1, 2, 3, go”. */

#include "crumb-config.h"

#include "crumb-countdown.h"

#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define TICKS_PER_SECOND 10
#define N_CALLS 3

struct _CrumbCountdown
{
  CrumbRaidPanel parent_instance;

  GtkLabel *seconds;
  GtkButton *button;

  guint length;
  guint ticking;
  gint64 started;
  guint shown;
  gboolean sound;
};

G_DEFINE_FINAL_TYPE (CrumbCountdown, crumb_countdown, CRUMB_TYPE_RAID_PANEL)

char *
crumb_countdown_words (guint seconds, guint passed)
{
  if (passed >= seconds + N_CALLS)
    /* Translators: the end of “1, 2, 3, go”: now everybody rolls */
    return g_strdup (C_ ("countdown", "Go!"));
  return g_strdup_printf ("%u", passed < seconds ? seconds - passed : passed - seconds + 1);
}

gboolean
crumb_countdown_fits (const CrumbRaid *raid)
{
  if (raid->rules.countdown == 0 || raid->phase != CRUMB_RAID_AT_BID || raid->plate_open || raid->roll.closed != 0)
    return FALSE;
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    if (raid->roll.dice[seat].count > 0)
      return FALSE;
  return TRUE;
}

static void
update_button (CrumbCountdown *self)
{
  g_autofree char *start =
      /* Translators: %u is how long people may think before they roll. */
      g_strdup_printf (ngettext ("Count Down %u Second", "Count Down %u Seconds", self->length), self->length);

  const char *label = self->ticking != 0 ? C_ ("button", "Stop") : start;

  gtk_button_set_icon_name (self->button,
                            self->ticking != 0 ? "media-playback-stop-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Only how many seconds there are and what is called is said: all those between would be a nuisance. */
static void
call (CrumbCountdown *self, const char *words)
{
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, words);
  if (self->sound)
    gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (self)));
}

/* @passed: seconds since it began */
static void
show (CrumbCountdown *self, guint passed)
{
  g_autofree char *words = crumb_countdown_words (self->length, passed);

  self->shown = passed;
  gtk_label_set_text (self->seconds, words);
  if (passed >= self->length)
    call (self, words);
}

static void
stop (CrumbCountdown *self)
{
  if (self->ticking == 0)
    return;
  g_clear_handle_id (&self->ticking, g_source_remove);
  update_button (self);
  g_object_notify (G_OBJECT (self), "running");
}

static gboolean
tick_cb (gpointer data)
{
  CrumbCountdown *self = CRUMB_COUNTDOWN (data);
  guint passed = (guint) ((g_get_monotonic_time () - self->started) / G_TIME_SPAN_SECOND);

  if (passed > self->length + N_CALLS)
    {
      stop (self);
      return G_SOURCE_REMOVE;
    }
  if (passed != self->shown)
    show (self, passed);
  return G_SOURCE_CONTINUE;
}

static void
start (CrumbCountdown *self)
{
  /* Translators: how long people have to bid. */
  g_autofree char *words = g_strdup_printf (ngettext ("%u second", "%u seconds", self->length), self->length);

  self->started = g_get_monotonic_time ();
  self->ticking = g_timeout_add (1000 / TICKS_PER_SECOND, tick_cb, self);
  show (self, 0);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, words);
  update_button (self);
  g_object_notify (G_OBJECT (self), "running");
}

static void
crumb_countdown_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbCountdown *self = CRUMB_COUNTDOWN (panel);
  gboolean fits = raid != NULL && crumb_countdown_fits (raid);

  stop (self);
  gtk_widget_set_visible (GTK_WIDGET (self), fits);
  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), fits);
  self->length = fits ? raid->rules.countdown : 0;
  update_button (self);
}

static char *
sound_icon (CrumbCountdown *self, gboolean sound)
{
  return g_strdup (sound ? "audio-volume-high-symbolic" : "audio-volume-muted-symbolic");
}

static void
set_settings (CrumbCountdown *self, GSettings *settings)
{
  if (settings != NULL)
    g_settings_bind (settings, "countdown-sound", self, "sound", G_SETTINGS_BIND_DEFAULT);
}

static gboolean
is_running (CrumbCountdown *self)
{
  return self->ticking != 0;
}

static void
crumb_countdown_class_init (CrumbCountdownClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_countdown_update;

  crumb_class_computed (klass, is_running, NULL, g_param_spec_boolean ("running", NULL, NULL, FALSE, CRUMB_READABLE));
  crumb_class_computed (klass, NULL, set_settings,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_WRITABLE));
  crumb_class_property (klass, CrumbCountdown, sound, NULL,
                        g_param_spec_boolean ("sound", NULL, NULL, FALSE, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (widget_class, "countdown");
  crumb_class_template (klass, CrumbCountdown, "crumb-countdown", seconds, button);
  crumb_class_owns_sources (klass, CrumbCountdown, ticking);
  crumb_class_callbacks (klass, sound_icon);
}

static void
crumb_countdown_init (CrumbCountdown *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
crumb_countdown_toggle (CrumbCountdown *self)
{
  g_return_if_fail (CRUMB_IS_COUNTDOWN (self));

  if (self->ticking != 0)
    stop (self);
  else if (self->length > 0)
    start (self);
}
