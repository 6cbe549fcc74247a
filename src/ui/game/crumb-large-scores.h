/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scoreboard of any game for the whole room: totals, progress, who leads, how far it is, and what the game adds. */

#pragma once

#include "crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_LARGE_SCORES (crumb_large_scores_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLargeScores, crumb_large_scores, CRUMB, LARGE_SCORES, CrumbGamePanel)

/* Its property `tall` puts the seats below one another, where there is more height than width. */
GtkWidget *crumb_large_scores_new (void);

G_END_DECLS
