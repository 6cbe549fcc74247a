/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A chart of running totals in which one round can be pointed at. */

#pragma once

#include "crumb-chart.h"

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CHART_VIEW (crumb_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbChartView, crumb_chart_view, CRUMB, CHART_VIEW, CrumbChart)

/* What is pointed at is a round, 0 before the first one. */

/** crumb_chart_view_show_game: (nullable): Shows what everybody has in @game now. */
void crumb_chart_view_show_game (CrumbChartView *self, CrumbGame *game);

G_END_DECLS
