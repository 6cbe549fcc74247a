/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Many games as one table for spreadsheets: a row for each game and player. */

#pragma once

#include "crumb-score-sheet.h"

/** crumb_score_rows_head: (transfer full): What a table begins with: %CRUMB_CSV_START and the names of the columns. */
char *crumb_score_rows_head (void);

/**
 * crumb_score_rows:
 * @scores: a game, of any kind, also one that this Crumb doesn't know
 *
 * (transfer full): A line of CSV for each player: the game, when and where it was played, its title and note, what was played, how
 * many played and by which rules, how many rounds, and the player's score, rank and whether they won. Rank and winner
 * are empty while the game runs, and for somebody who left; players with the same score share a rank.
 */
char *crumb_score_rows (const CrumbScoreSheet *scores);
