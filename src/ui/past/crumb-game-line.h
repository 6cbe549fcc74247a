/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A kept game in words: who, how it stands or ended, when, and by which rules. */

#pragma once

#include "record/store/crumb-game-item.h"

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

/** crumb_game_line_kind: What was played: its name, or the word for it where this Crumb doesn't know it. */
char *crumb_game_line_kind (const char *kind_id);

/** crumb_game_line_evening: When and where it was: "Fri, Mar 20 · Kitchen". */
char *crumb_game_line_evening (const CrumbEvening *evening);

/** crumb_game_line_evening_games: "4 games: Cookie Raid, Cubbage". */
char *crumb_game_line_evening_games (const CrumbEvening *evening);

/** crumb_game_line_item: What a game or an evening is called: its people, or when and where it was. */
char *crumb_game_line_item (CrumbGameItem *item);

/** crumb_game_line_item_outcome: How it ended or stands; of an evening "Zoë 3, Sue 1. 4 games: Cookie Raid". */
char *crumb_game_line_item_outcome (CrumbGameItem *item);

G_END_DECLS
