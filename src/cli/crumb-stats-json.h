/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players and their statistics as JSON. */

#pragma once

#include "record/store/crumb-player-stats.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * crumb_stats_json_add_players:
 * @players: (element-type CrumbPlayer)
 * @kind: (nullable): what their points are of; NULL leaves points out
 *
 * Adds all of them, as one array.
 */
void crumb_stats_json_add_players (JsonBuilder *json, GPtrArray *players, const CrumbGameKind *kind);

/** crumb_stats_json_add_player: Adds everything about one player, as one object. */
void crumb_stats_json_add_player (JsonBuilder *json, const CrumbPlayerStats *stats);

/** crumb_stats_json_add_best: Adds the best round, and the game it was in, to an open object. */
void crumb_stats_json_add_best (JsonBuilder *json, const CrumbPlayerStats *stats);

/** crumb_stats_json_add_lacking: Adds how many damaged games the player's figures leave out, if any. */
void crumb_stats_json_add_lacking (JsonBuilder *json, const CrumbPlayer *player);

/** crumb_stats_json_add_strength: How strong somebody is, to an open object. */
void crumb_stats_json_add_strength (JsonBuilder *json, const CrumbRating *strength, gboolean provisional);

G_END_DECLS
