/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Records which games were deleted or restored; the later mark wins. Private to the record. */

#pragma once

#include "crumb-database.h"

G_BEGIN_DECLS

/**
 * CrumbMark:
 * @id: the game's id, all lower case
 * @deleted: whether it was deleted, or restored
 * @at: when, in microseconds since 1970, UTC
 * @known: when this record learned of it; 0 in marks that an older Crumb kept
 * @outside: whether it was read in a sync folder
 * @erased: whether its game was erased here since, so that no folder's file brings it back
 *
 * A mark only hides a game or shows it. Which of two wins depends on @at and @deleted alone, so that every machine
 * decides alike; what is here about a clock that was wrong only says when it was deleted for people.
 */
typedef struct
{
  char *id;
  gboolean deleted;
  gint64 at;
  gint64 known;
  gboolean outside;
  gboolean erased;
} CrumbMark;

/**
 * CRUMB_MARK_LAST: The latest time of a mark, in the year 9999. One dated later than the day after counts as of then, so
 * that there is always a later one.
 */
#define CRUMB_MARK_LAST (G_GINT64_CONSTANT (253370764800) * G_USEC_PER_SEC)
#define CRUMB_MARK_TOO_LATE (CRUMB_MARK_LAST + G_TIME_SPAN_DAY)

/** CRUMB_MARK_AT, CRUMB_MARK_WHEN: SQL for the time of a mark, and for when the game was deleted, as people know it. */
#define CRUMB_MARK_AT "iif (mark.at > 253370851200000000, 253370764800000000, mark.at)"
#define CRUMB_MARK_WHEN "iif (mark.known > 0 AND mark.at > mark.known + 86400000000, mark.known, mark.at)"

void crumb_mark_free (CrumbMark *mark);

/**
 * crumb_mark_compare: Below, at or above 0 when @one loses to, equals or beats @other. Every machine gets the same
 * result.
 */
int crumb_mark_compare (const CrumbMark *one, const CrumbMark *other);

/** crumb_mark_get_version: A number that differs between the marks of one game. */
gint64 crumb_mark_get_version (const CrumbMark *mark);

/** crumb_mark_load: @mark: (out) (transfer full) (nullable): the game's mark, NULL when it has none. */
gboolean crumb_mark_load (sqlite3 *db, const char *id, CrumbMark **mark, GError **error);

/** crumb_mark_list: (transfer full) (element-type CrumbMark): All marks, by id. */
GPtrArray *crumb_mark_list (sqlite3 *db, GError **error);

/**
 * crumb_mark_keep:
 * @kept: (out): FALSE when the stored mark equals it or beats it: the later one wins, or at equal times the deletion
 *
 * Hides the game or shows it again, in one transaction or inside the caller's. Stores the mark even if there is no such
 * game.
 */
gboolean crumb_mark_keep (sqlite3 *db, const CrumbMark *mark, gboolean *kept, GError **error);

/**
 * crumb_mark_overrule:
 * @open: whether the game lies on the table
 * @overruled: (out): whether it was restored
 *
 * Restores a deleted game that is open, or was played on after it was deleted, by a mark that is a microsecond later.
 */
gboolean crumb_mark_overrule (sqlite3 *db, const char *id, gboolean open, gboolean *overruled, GError **error);

/** crumb_mark_erase: Erases all rows of a deleted game but its mark, inside a transaction. */
gboolean crumb_mark_erase (sqlite3 *db, const char *id, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbMark, crumb_mark_free)

G_END_DECLS
