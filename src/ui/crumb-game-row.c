/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A kept game in a list: who, how it stands or ended, and when. */

#include "crumb-config.h"

#include "crumb-game-row.h"

#include "words/crumb-words.h"

#include <glib/gi18n.h>

struct _CrumbGameRow
{
  AdwActionRow parent_instance;

  GtkLabel *date;
};

G_DEFINE_FINAL_TYPE (CrumbGameRow, crumb_game_row, ADW_TYPE_ACTION_ROW)

static CrumbSeats
get_leaders (const CrumbGameSummary *summary)
{
  CrumbSeats leaders = 0;
  int most = G_MININT;

  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      if (summary->totals[seat] > most)
        leaders = 0;
      if (summary->totals[seat] >= most)
        leaders |= crumb_seats_of (seat);
      most = MAX (most, summary->totals[seat]);
    }

  return leaders;
}

static char *
describe (const CrumbGameSummary *summary,
          const char *const       names[])
{
  CrumbSeats best = summary->over ? summary->winners : get_leaders (summary);

  if (!summary->over && summary->rounds == 0)
    return g_strdup (_("The first round is being played."));

  return crumb_words_outcome (best,
                              summary->totals[crumb_seats_first (best)],
                              summary->over,
                              summary->ended_early,
                              names);
}

static char *
format_date (gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autoptr (GDateTime) then = g_date_time_to_local (utc);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (g_date_time_get_year (then) == g_date_time_get_year (now) &&
      g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    return g_strdup (_("Today"));

  return g_date_time_format (then, "%x");
}

static void
crumb_game_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_GAME_ROW);

  G_OBJECT_CLASS (crumb_game_row_parent_class)->dispose (object);
}

static void
crumb_game_row_class_init (CrumbGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_game_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbGameRow, date);
}

static void
crumb_game_row_init (CrumbGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_game_row_new (const CrumbGameSummary *summary)
{
  CrumbGameRow *self = g_object_new (CRUMB_TYPE_GAME_ROW, NULL);
  const char *names[CRUMB_SEATS_MAX] = { NULL };
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *date = format_date (summary->touched);

  for (guint seat = 0; seat < summary->n_seats; seat++)
    names[seat] = summary->seats[seat]->name;
  title = crumb_words_names (crumb_seats_all (summary->n_seats), names);
  subtitle = describe (summary, names);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_label_set_label (self->date, date);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", summary->id);

  return GTK_WIDGET (self);
}
