/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scores of a game as a table for other programs, and as a sheet for people. Of any kind of game. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbScoreSheet:
 * @kind, @state: the game
 * @names: a name for each seat, valid UTF-8, as typed
 * @title: (nullable): what the table calls the game
 * @day: (nullable): when it was played, as people read it
 * @id: (nullable): the game's; only for crumb_score_rows(), as all that follows but @columns
 * @time: (nullable): the time of day, with how far it is from UTC
 * @place: (nullable): where it was played
 * @note: (nullable): what the table says of it
 * @rules: (nullable): what it was played by, as the kind has it
 * @columns: how many cells of a terminal a line of crumb_score_sheet_text() should take at most, 0 for any number
 */
typedef struct
{
  const CrumbGameKind *kind;
  const void *state;
  const char *names[CRUMB_SEATS_MAX];
  const char *title;
  const char *day;
  const char *id;
  const char *time;
  const char *place;
  const char *note;
  const char *rules;
  guint columns;
} CrumbScoreSheet;

/**
 * crumb_score_sheet_csv:
 *
 * %CRUMB_CSV_START and a row for each round, with the points and the running total of each player, as RFC 4180 says, in UTF-8; a round
 * that somebody did not play is empty there, and row 0 has what people sat down with later. A text that a spreadsheet
 * could take for a formula gets an apostrophe before it. (transfer full)
 */
char *crumb_score_sheet_csv (const CrumbScoreSheet *scores);

/**
 * crumb_score_sheet_cells: (transfer full)
 * @round: counted from 0; the one after the last round that was scored is the totals
 *
 * What each player has in a line of the sheet, as the table lists them: "+6 = 21", "★ +9 = 30" for somebody who is
 * starred, "–" in a round that was not played, "53" in the totals.
 */
GStrv crumb_score_sheet_cells (const CrumbGameKind *kind, const void *state, guint round);

/** crumb_score_sheet_text: (transfer full): Title, day, a table that lines up in any script, and how it ended. */
char *crumb_score_sheet_text (const CrumbScoreSheet *scores);

G_END_DECLS
