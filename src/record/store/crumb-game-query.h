/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Turns a filter into SQL, and reads games by pages. Private to the record. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-game-summary.h"
#include "record/database/crumb-database.h"
#include "record/database/crumb-seal.h"

G_BEGIN_DECLS

typedef struct _CrumbGameQuery CrumbGameQuery;

/**
 * CrumbGameKey:
 * @running: unfinished games come first
 * @started: then the most recent come first
 * @id: ties are sorted by id, so that keys are unique
 *
 * The sort key of a game; independent of the filter.
 */
typedef struct
{
  gboolean running;
  gint64 started;
  char *id;
} CrumbGameKey;

/**
 * CrumbGameMonth:
 * @running: whether these are the unfinished games
 * @start: when the month begins, in the local time zone: microseconds since 1970, UTC
 * @end: the first number of the list that comes after them
 */
typedef struct
{
  gboolean running;
  gint64 start;
  guint end;
} CrumbGameMonth;

void crumb_game_key_free (CrumbGameKey *key);

/** crumb_game_query_period: (out): The period of @filter (nullable), from @from on and before @to. */
void crumb_game_query_period (const CrumbGameFilter *filter, gint64 *from, gint64 *to);

/** crumb_game_query_new: (transfer full): @filter: (nullable). */
CrumbGameQuery *crumb_game_query_new (const CrumbGameFilter *filter);
void crumb_game_query_free (CrumbGameQuery *self);

/** crumb_game_query_is_narrow: Whether it has to scan every game, because no index covers the filter. */
gboolean crumb_game_query_is_narrow (CrumbGameQuery *self);

/** crumb_game_query_count_all: Counts the matching games; not for a narrow query. */
gboolean crumb_game_query_count_all (CrumbGameQuery *self, sqlite3 *db, guint *n, guint *n_running, GError **error);

/** crumb_game_query_count_before: Counts the matching games before @key. */
gboolean crumb_game_query_count_before (CrumbGameQuery *self, sqlite3 *db, const CrumbGameKey *key, guint *n,
                                        GError **error);

/**
 * crumb_game_query_scan: Counts the matching games, and returns the key of every @every-th. (element-type
 * CrumbGameKey)
 */
GPtrArray *crumb_game_query_scan (CrumbGameQuery *self, sqlite3 *db, guint every, guint *n, guint *n_running,
                                  GError **error);

/**
 * crumb_game_query_list_months: (transfer full) (element-type CrumbGameMonth):
 * @n: for how many games at least
 * @n_covered: (out): how many games these months have, or %G_MAXUINT for all there are
 *
 * Tells how many games each month has, in the order of the list; the unfinished games come first, as one.
 */
GArray *crumb_game_query_list_months (CrumbGameQuery *self, sqlite3 *db, guint n, guint *n_covered, GError **error);

/** crumb_game_query_list_ids: (transfer full) (nullable): The ids of all matching games, in order. */
GStrv crumb_game_query_list_ids (CrumbGameQuery *self, sqlite3 *db, GError **error);

/**
 * crumb_game_query_read:
 * @from: (nullable): the first game to read, NULL: the first of all
 * @skip: how many games to skip from there
 * @max: how many to read at most
 *
 * Returns: (transfer full) (element-type CrumbGameSummary) (nullable)
 */
GPtrArray *crumb_game_query_read (CrumbGameQuery *self, sqlite3 *db, const CrumbGameKey *from, guint skip, guint max,
                                  GError **error);

/** crumb_game_query_find: @key: (out) (transfer full) (nullable): where the game is, NULL when it is not asked for. */
gboolean crumb_game_query_find (CrumbGameQuery *self, sqlite3 *db, const char *id, CrumbGameKey **key, GError **error);

/**
 * crumb_game_query_read_summaries: Reads all rows of a statement that selects %CRUMB_SUMMARY_COLUMNS. A row that is not
 * what was written becomes a damaged summary.
 */
GPtrArray *crumb_game_query_read_summaries (sqlite3_stmt *statement, GError **error);

/** The columns of a summary, from the table aliased `s`: all that is sealed, and the seal. */
#define CRUMB_SUMMARY_COLUMNS CRUMB_SEALED_SUMMARY_COLUMNS ", s.seal"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameKey, crumb_game_key_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameQuery, crumb_game_query_free)

G_END_DECLS
