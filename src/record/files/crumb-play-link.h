/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A link that hands a finished game to BG Stats. */

#pragma once

#include "record/store/crumb-game.h"

G_BEGIN_DECLS

/**
 * crumb_play_link:
 *
 * A `bgstats://` link as https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
 * describes it: players, cookies, places, winners and how long it took. Players keep their id from game to game.
 *
 * Returns: (transfer full): ASCII only
 */
char *crumb_play_link (CrumbGame *game);

G_END_DECLS
