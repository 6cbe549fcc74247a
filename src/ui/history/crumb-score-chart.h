/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The chart of a game's running totals, and what everybody had at the round that is pointed at. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_SCORE_CHART (crumb_score_chart_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScoreChart, crumb_score_chart, CRUMB, SCORE_CHART, CrumbGamePanel)

/* Invisible until a round has been scored. */

G_END_DECLS
