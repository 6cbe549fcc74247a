/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Turns a filter into SQL. Private to the record. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-game-summary.h"
#include "crumb-player.h"
#include "record/database/crumb-database.h"

G_BEGIN_DECLS

/**
 * CrumbGameKey:
 * @running: unfinished games come first
 * @started: then the most recent come first
 * @id: (transfer none): ties are sorted by id, so that keys are unique
 * @people: (nullable) (transfer none): the keys of all who played, where they were asked for; NULL in a game that this
 *   Crumb can't read
 * @evening: (nullable) (element-type utf8): in a list of evenings, the ids of all games of this one, the last one first
 *
 * The sort key of a game; independent of the filter.
 */
typedef struct
{
  gboolean running;
  gint64 started;
  const char *id;
  const char *people;
  GPtrArray *evening;
} CrumbGameKey;

/**
 * crumb_game_query_write: (transfer full): The games that @filter selects, as SQL that begins with FROM: each of them
 * is `k`, with `game`, `running`, `started` and `kind`.
 */
char *crumb_game_query_write (const CrumbGameFilter *filter);

/** crumb_game_query_prepare: (transfer full) (nullable): The statement of @before, such a @query and @after. */
sqlite3_stmt *crumb_game_query_prepare (sqlite3 *db, const char *before, const char *query, const char *after,
                                        GError **error);

/**
 * crumb_game_query_list_keys: (transfer full) (element-type CrumbGameKey): The keys of all matching games, in order.
 * @ids: where the ids are
 */
GArray *crumb_game_query_list_keys (sqlite3 *db, const char *query, gboolean with_people, GStringChunk *ids,
                                    GError **error);

/** crumb_game_query_read: (transfer full) (element-type CrumbGameSummary) (nullable): The first @max matching games. */
GPtrArray *crumb_game_query_read (sqlite3 *db, const char *query, guint max, GError **error);

/**
 * crumb_game_query_read_summaries: Reads all rows of a statement (nullable) that selects %CRUMB_SUMMARY_COLUMNS. A row
 * that can't be what was written becomes a damaged summary.
 */
GPtrArray *crumb_game_query_read_summaries (sqlite3_stmt *statement, GError **error);

/**
 * crumb_game_query_count_damaged: Counts the damaged games, which figures have to leave out.
 * @filter: of it `kind`, `rules`, `year`, `from` and `to`
 * @player, @with: (nullable): the keys of those who sat there when the game began
 */
gboolean crumb_game_query_count_damaged (sqlite3 *db, const CrumbGameFilter *filter, const char *player,
                                         const char *with, guint *n, GError **error);

/**
 * crumb_game_query_count_lacking: Counts them, and sets how many are left out of the figures of each of @players.
 * @with: (nullable): only games in which that one sat
 */
gboolean crumb_game_query_count_lacking (sqlite3 *db, const CrumbGameFilter *filter, GPtrArray *players,
                                         const char *with, guint *n, GError **error);

/** The columns of a summary, from the table aliased `s`. */
#define CRUMB_SUMMARY_COLUMNS                                                                                          \
  "s.game, s.running, s.started, s.kind, s.rules, s.touched, s.damaged, s.rounds, s.ended_early, s.playing, "          \
  "s.leaders, s.winners, s.title, s.note, s.corrected, s.place, s.name_0, s.name_1, s.name_2, s.name_3, s.colour_0, "  \
  "s.colour_1, s.colour_2, s.colour_3, s.points_0, s.points_1, s.points_2, s.points_3"

G_END_DECLS
