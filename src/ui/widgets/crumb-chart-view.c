/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A chart of running totals in which one round can be pointed at. */

#include "crumb-chart-view.h"

#include "crumb-chart-picture.h"
#include "crumb-widget-helpers.h"

#include "words/crumb-words-rounds.h"

#include <glib/gi18n.h>

#define MIN_WIDTH 280
#define NATURAL_WIDTH 600
#define MIN_HEIGHT 160
#define NATURAL_HEIGHT 220

struct _CrumbChartView
{
  CrumbChart parent_instance;

  CrumbGame *game;
  CrumbScoreLines lines;
};

G_DEFINE_FINAL_TYPE (CrumbChartView, crumb_chart_view, CRUMB_TYPE_CHART)

static CrumbChartPicture
get_picture (CrumbChartView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CrumbChartPicture picture = {
    .lines = &self->lines,
    .pango = gtk_widget_get_pango_context (widget),
    .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .width = (float) gtk_widget_get_width (widget),
    .height = (float) gtk_widget_get_height (widget),
    .pointed = crumb_chart_get_pointed (CRUMB_CHART (self)),
  };

  gtk_widget_get_color (widget, &picture.text);
  for (guint seat = 0; seat < self->lines.n_seats; seat++)
    {
      picture.marks[seat] = crumb_game_get_seat (self->game, seat)->colour;
      picture.paints[seat] = crumb_seat_paint_on (widget, picture.marks[seat]);
      picture.names[seat] = crumb_game_get_seat (self->game, seat)->name;
    }
  crumb_chart_picture_fit (&picture);
  return picture;
}

static char *
crumb_chart_view_tell (CrumbChart *chart, guint round)
{
  CrumbChartView *self = CRUMB_CHART_VIEW (chart);
  const char *names[CRUMB_SEATS_MAX] = { NULL };

  if (self->game == NULL)
    return g_strdup ("");
  for (guint seat = 0; seat < self->lines.n_seats; seat++)
    names[seat] = crumb_game_get_seat (self->game, seat)->told;
  return crumb_words_totals (crumb_game_get_kind (self->game), self->lines.totals[round], self->lines.n_seats, round,
                             names);
}

static guint
crumb_chart_view_find (CrumbChart *chart, float x)
{
  CrumbChartPicture picture = get_picture (CRUMB_CHART_VIEW (chart));

  return crumb_chart_picture_round (&picture, x);
}

static void
crumb_chart_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* The marks are drawn with the lines, as often as there is room for them. */
static void
crumb_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbChartPicture picture = get_picture (CRUMB_CHART_VIEW (widget));

  crumb_chart_picture_snapshot (&picture, snapshot);
}

static void
crumb_chart_view_class_init (CrumbChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_chart_view_measure;
  widget_class->snapshot = crumb_chart_view_snapshot;
  CRUMB_CHART_CLASS (klass)->find = crumb_chart_view_find;
  CRUMB_CHART_CLASS (klass)->tell = crumb_chart_view_tell;

  crumb_class_owns (klass, CrumbChartView, g_object_unref, game);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
crumb_chart_view_init (CrumbChartView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Chart of the Totals"), -1);
}

void
crumb_chart_view_show_game (CrumbChartView *self, CrumbGame *game)
{
  g_autofree char *all = NULL;

  g_return_if_fail (CRUMB_IS_CHART_VIEW (self));
  g_return_if_fail (game == NULL || CRUMB_IS_GAME (game));

  g_set_object (&self->game, game);
  self->lines = game != NULL ? crumb_score_lines_read (game) : (CrumbScoreLines) { 0 };
  all = crumb_chart_view_tell (CRUMB_CHART (self), self->lines.n_rounds);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  crumb_chart_show (CRUMB_CHART (self), self->lines.n_rounds);
}
