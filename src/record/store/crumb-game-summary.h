/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game in one line, for lists. Derived from its journal. */

#pragma once

#include "crumb-game.h"
#include "record/base/crumb-seat.h"

#include "rules/game-kind.h"

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * CrumbGameSummary:
 * @id: the game's id; empty in a damaged row that can't be told apart
 * @damaged: whether the row is not what was written: then only @id, @started and @over are set
 * @kind: (nullable): what was played; NULL when this Crumb doesn't know it: then only names and dates are set, and the
 *   game is neither running nor won
 * @kind_id: the word for it
 * @n_seats: 2 to 4
 * @seats: who sat where
 * @totals: the points of each seat
 * @rounds: how many rounds have been scored
 * @over: whether it has ended
 * @ended_early: whether the table ended it early
 * @playing: who plays, or played to the end; players who left can't lead or win
 * @leaders: who leads among @playing, by the kind's rules; several when tied
 * @winners: who has won; empty in a draw, and where nothing was played
 * @started: when it was played, as people said or as it was entered, in microseconds since 1970, UTC
 * @touched: when it was last played
 * @corrected: whether moves of it were corrected
 * @rules: (nullable): the complete canonical text, NULL for the usual rules
 * @title: (nullable): what the table calls it
 * @note: (nullable): what the table says of it
 * @place: (nullable): where it was played
 */
typedef struct
{
  char *id;
  gboolean damaged;
  const CrumbGameKind *kind;
  char *kind_id;
  guint n_seats;
  CrumbSeat *seats[CRUMB_SEATS_MAX];
  int totals[CRUMB_SEATS_MAX];
  guint rounds;
  gboolean over;
  gboolean ended_early;
  CrumbSeats playing;
  CrumbSeats leaders;
  CrumbSeats winners;
  gint64 started;
  gint64 touched;
  gboolean corrected;
  char *rules;
  char *title;
  char *note;
  char *place;
} CrumbGameSummary;

/** crumb_game_summary_new_damaged: (transfer full): Stands for a game whose row is damaged. @started: may be wrong. */
CrumbGameSummary *crumb_game_summary_new_damaged (const char *id, gint64 started);
void crumb_game_summary_free (CrumbGameSummary *summary);

/** crumb_game_summarise: (transfer full): What a list says of @game, such as one that is in no list. */
CrumbGameSummary *crumb_game_summarise (CrumbGame *game);

/** crumb_game_summary_drawn: Who is level on top of a game that ended in a draw. */
CrumbSeats crumb_game_summary_drawn (const CrumbGameSummary *summary);

/**
 * crumb_game_summary_best: The winners, who is level on top of a draw, or the leaders of a running game; empty when
 * nothing was played or that isn't known.
 */
CrumbSeats crumb_game_summary_best (const CrumbGameSummary *summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameSummary, crumb_game_summary_free)

G_END_DECLS
