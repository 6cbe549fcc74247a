/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The picture of a chart of running totals: on the screen and on paper. */

#pragma once

#include "crumb-score-lines.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Stands for "no round" wherever one is pointed at. */
#define CRUMB_CHART_NO_ROUND (-1)

/**
 * CrumbChartPicture:
 * @lines: what is drawn
 * @marks: the colour of each seat, whose shape marks its line
 * @paints: what that colour looks like
 * @text: the colour of numbers and of what is behind the lines
 * @pango: what numbers are written with
 * @mirrored: whether it is read from right to left
 * @width, @height: the room for it
 * @pointed: the round that is pointed at, or %CRUMB_CHART_NO_ROUND
 *
 * Owns nothing.
 */
typedef struct
{
  const CrumbScoreLines *lines;
  CrumbColour marks[CRUMB_SEATS_MAX];
  GdkRGBA paints[CRUMB_SEATS_MAX];
  GdkRGBA text;
  PangoContext *pango;
  gboolean mirrored;
  float width;
  float height;
  int pointed;
} CrumbChartPicture;

/** crumb_chart_picture_snapshot: Draws it, from 0, 0 on. */
void crumb_chart_picture_snapshot (const CrumbChartPicture *picture, GtkSnapshot *snapshot);

/** crumb_chart_picture_x: Where @round is. */
float crumb_chart_picture_x (const CrumbChartPicture *picture, guint round);

/** crumb_chart_picture_round: The round that is nearest to @x. */
guint crumb_chart_picture_round (const CrumbChartPicture *picture, float x);

G_END_DECLS
