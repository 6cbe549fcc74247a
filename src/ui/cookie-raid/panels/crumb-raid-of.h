/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The state of a game, if it is one of Cookie Raid. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/raid.h"

G_BEGIN_DECLS

/** crumb_raid_of: (transfer none) (nullable): The state of @game (nullable); NULL when it is of another kind. */
const CrumbRaid *crumb_raid_of (CrumbGame *game);

G_END_DECLS
