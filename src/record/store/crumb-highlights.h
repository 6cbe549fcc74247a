/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What was remarkable about some games. */

#pragma once

#include "crumb-game-set.h"

#include "rules/highlight.h"

G_BEGIN_DECLS

/**
 * CrumbHighlight:
 * @type: a #CrumbHighlightType
 * @kind: what was played; of a streak, what was played last
 * @figure: which figure of the kind
 * @value: the record: points, rounds, games, or what the figure counts
 * @game: when it was set, the first time: an index into the games of the set
 * @player: who has it, an index into the players of the set
 */
typedef struct
{
  CrumbHighlightType type;
  const CrumbGameKind *kind;
  guint figure;
  gint64 value;
  guint game;
  guint player;
} CrumbHighlight;

/**
 * CrumbHighlights:
 * @set: the games
 * @records: (element-type CrumbHighlight): kind by kind, the streak last
 * @seconds: how long all of it was played, without long pauses
 * @most: (element-type guint): who won most, as indexes; several who won as much, none where nobody won
 */
typedef struct
{
  CrumbGameSet *set;
  GArray *records;
  guint64 seconds;
  GArray *most;
} CrumbHighlights;

/** crumb_highlights_read: (transfer full) (nullable): @filter: (nullable): its `player` is whose records are meant. */
CrumbHighlights *crumb_highlights_read (CrumbStore *store, const CrumbGameFilter *filter, GError **error);
void crumb_highlights_free (CrumbHighlights *highlights);

/** crumb_highlights_list_records: (transfer full) (element-type CrumbHighlight): Anybody's records in games of @kind. */
GArray *crumb_highlights_list_records (const CrumbGameSet *set, const CrumbGameKind *kind);

/**
 * crumb_highlight_find_moment:
 * @record: a record; its @game and @player aren't looked at
 * @key: who has it
 * @game: where it was set
 *
 * Returns: after how many moves of the game it was there; all of them where only the end could tell
 */
guint crumb_highlight_find_moment (const CrumbHighlight *record, const char *key, CrumbGame *game);

/**
 * CrumbPlayedDay:
 * @julian: the day, by the clock here, as g_date_get_julian() has it
 * @games: how many games began on it
 */
typedef struct
{
  guint32 julian;
  guint games;
} CrumbPlayedDay;

/** crumb_highlights_list_days: (transfer full) (element-type CrumbPlayedDay): Days on which games began, in order. */
GArray *crumb_highlights_list_days (const CrumbHighlights *highlights);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbHighlights, crumb_highlights_free)

G_END_DECLS
