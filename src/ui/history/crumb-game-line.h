/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A kept game in words: who, how it stands or ended, when, and by which rules. */

#pragma once

#include "record/store/crumb-game-summary.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* All texts are (transfer full) and plain, never markup. */

/** crumb_game_line_names: Everybody who sits there: "Sue, John and Ann". */
char *crumb_game_line_names (const CrumbGameSummary *summary);

/** crumb_game_line_outcome: How it ended, or how it stands. */
char *crumb_game_line_outcome (const CrumbGameSummary *summary);

/** crumb_game_line_aside: (nullable): What else to say about a win besides the winner, such as that it is a skunk. */
char *crumb_game_line_aside (const CrumbGameSummary *summary);

/** crumb_game_line_date: @time: in microseconds since 1970, UTC. The day by this machine's clock, or "Today". */
char *crumb_game_line_date (gint64 time);

/**
 * crumb_game_line_rules: (transfer full) (nullable)
 * @settings: (nullable): where rules are saved by name
 *
 * Returns: what people call those rules; NULL for the usual ones, which @rules NULL are
 */
char *crumb_game_line_rules (GSettings *settings, const CrumbGameKind *kind, const char *rules);

G_END_DECLS
