/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A chart of running totals in which one round can be pointed at. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CHART_VIEW (crumb_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbChartView, crumb_chart_view, CRUMB, CHART_VIEW, GtkWidget)

/*
 * Property `round` (int, notified on change only): the round that is pointed at, 0 before the first one;
 * CRUMB_CHART_NO_ROUND while none is. The pointer, a finger and the arrow keys point.
 */

/** crumb_chart_view_show_game: (nullable): Shows what everybody has in @game now. */
void crumb_chart_view_show_game (CrumbChartView *self, CrumbGame *game);

int crumb_chart_view_get_round (CrumbChartView *self);
void crumb_chart_view_set_round (CrumbChartView *self, int round);

G_END_DECLS
