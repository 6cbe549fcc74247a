/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players and their statistics as tables of text. */

#pragma once

#include "record/store/crumb-player-stats.h"

G_BEGIN_DECLS

/**
 * crumb_stats_text_players:
 * @players: (element-type CrumbPlayer)
 * @kind: (nullable): what their points are of; NULL leaves points out
 *
 * Returns: (transfer full): one in a line, under a heading
 */
char *crumb_stats_text_players (GPtrArray *players, const CrumbGameKind *kind);

/** crumb_stats_text_player: (transfer full): Everything about one player, a line each. */
char *crumb_stats_text_player (const CrumbPlayerStats *stats);

G_END_DECLS
