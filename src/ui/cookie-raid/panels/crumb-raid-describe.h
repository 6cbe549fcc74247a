/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game of Cookie Raid shows in the place of a seat, and what it says. No widgets. */

#pragma once

#include "rules/cookie-raid/raid.h"
#include "ui/table/crumb-place.h"

G_BEGIN_DECLS

/** crumb_raid_describe: Adds to @place what @state, a #CrumbRaid, means for @seat after @n_moves of @game. */
void crumb_raid_describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place);

/** crumb_raid_say: What was settled last in @state: a bid, a tie, a round, the game. */
void crumb_raid_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying);

/**
 * crumb_raid_plate_places: The dice of the plate as they lay there when the round began, from high to low; those that
 * are gone have face 0, so that all others keep their places. Where it isn't known what is gone: what may lie there.
 */
CrumbDice crumb_raid_plate_places (const CrumbRaid *raid);

G_END_DECLS
