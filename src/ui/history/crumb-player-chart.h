/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The points of a round, game by game: a small chart. */

#pragma once

#include "record/store/crumb-player-stats.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The fewest games that make a chart. */
#define CRUMB_PLAYER_CHART_LEAST 2

#define CRUMB_TYPE_PLAYER_CHART (crumb_player_chart_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayerChart, crumb_player_chart, CRUMB, PLAYER_CHART, GtkWidget)

/**
 * crumb_player_chart_new:
 * @kind: what was played
 * @points: (element-type CrumbPlayerGame): finished games, oldest first; those without a round are passed over
 *
 * Returns: (nullable): NULL when there are too few of them to see anything
 */
GtkWidget *crumb_player_chart_new (const CrumbGameKind *kind, GArray *points);

G_END_DECLS
