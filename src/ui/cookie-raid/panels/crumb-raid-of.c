/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The state of a game, if it is one of Cookie Raid. No widgets. */

#include "crumb-raid-of.h"

const CrumbRaid *
crumb_raid_of (CrumbGame *game)
{
  return game != NULL && crumb_game_get_kind (game) == &crumb_cookie_raid ? crumb_game_get_state (game) : NULL;
}
