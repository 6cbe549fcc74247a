/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game as texts to be copied, saved or sent. No widgets. */

#pragma once

#include "record/store/crumb-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* All are (transfer full). */

/** crumb_share_texts_title: What the table calls it, or who plays: "Sue and John". */
char *crumb_share_texts_title (CrumbGame *game);
/** crumb_share_texts_day: When it began, as people here write days. */
char *crumb_share_texts_day (CrumbGame *game);
/**
 * crumb_share_texts_details: When, where and by which rules: "11/21/2026, 19:30 · Grandma’s · Final rules ·
 * Corrected". @settings: (nullable): has the rules that this table gave a name.
 */
char *crumb_share_texts_details (CrumbGame *game, GSettings *settings);
/** crumb_share_texts_outcome: How it ended, or how it stands, in a sentence. */
char *crumb_share_texts_outcome (CrumbGame *game);

/** crumb_share_texts_table: The score table for other programs, as CSV. */
char *crumb_share_texts_table (CrumbGame *game);
/** crumb_share_texts_sheet: The score sheet for people, as plain text. */
char *crumb_share_texts_sheet (CrumbGame *game);

/** crumb_share_texts_rows: Its lines in a table of many games, as CSV. */
char *crumb_share_texts_rows (CrumbGame *game);

/** crumb_share_texts_file_name: A name for a file of it: @suffix with its dot takes the place of ".json". */
char *crumb_share_texts_file_name (CrumbGame *game, const char *suffix);

G_END_DECLS
