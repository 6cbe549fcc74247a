/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a folder had when it was last gone through. Private to the record. */

#pragma once

#include "record/database/crumb-database.h"

G_BEGIN_DECLS

/**
 * CrumbCarried:
 * @file: the name of a file in the folder
 * @size: in bytes
 * @modified: in microseconds since 1970; 0: too fresh to be told from a later change by its time
 * @mark: whether it is a mark, or a game or nothing of ours
 * @game: (nullable): the id of the game that it is, or is about
 * @version: which version it is, when the record has the same: the entries of a game, crumb_mark_get_version() of a
 *   mark; otherwise 0
 */
typedef struct
{
  char *file;
  gint64 size;
  gint64 modified;
  gboolean mark;
  char *game;
  gint64 version;
} CrumbCarried;

void crumb_carried_free (CrumbCarried *carried);

/** crumb_carried_load: @carried: (out) (transfer full) (nullable): the row of a file, NULL when there is none. */
gboolean crumb_carried_load (sqlite3 *db, const char *folder, const char *file, CrumbCarried **carried, GError **error);

/**
 * crumb_carried_list:
 * @after: the file before the first that is wanted; @last: (nullable): the last that is wanted, NULL: of all
 *
 * Returns: (transfer full) (element-type CrumbCarried) (nullable): sorted as strcmp() does
 */
GPtrArray *crumb_carried_list (sqlite3 *db, const char *folder, const char *after, const char *last, GError **error);

/** crumb_carried_keep: @rows: (element-type CrumbCarried): written in one transaction; those of size -1 go. */
gboolean crumb_carried_keep (sqlite3 *db, const char *folder, GPtrArray *rows, GError **error);

/** crumb_carried_outdate: No file of the folder has the record's version of that game any more. */
gboolean crumb_carried_outdate (sqlite3 *db, const char *folder, const char *game, GError **error);

/** crumb_carried_forget_game: Has the files of a game read again. */
gboolean crumb_carried_forget_game (sqlite3 *db, const char *folder, const char *game, GError **error);

/**
 * crumb_carried_list_due:
 * @last: (inout): the last game that was looked at; NULL at the beginning and, again, when all were
 *
 * Looks at some of the games of the record.
 *
 * Returns: (transfer full) (nullable): the ids of those that the folder should have and has not, or not as they are now
 */
GPtrArray *crumb_carried_list_due (sqlite3 *db, const char *folder, char **last, GError **error);

/** crumb_carried_knows: @knows: (out): whether the folder has anything of that game. */
gboolean crumb_carried_knows (sqlite3 *db, const char *folder, const char *game, gboolean *knows, GError **error);

/** crumb_carried_has_mark: @has: (out): whether a file of the folder says that version of a mark. */
gboolean crumb_carried_has_mark (sqlite3 *db, const char *folder, const char *game, gint64 version, gboolean *has,
                                 GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbCarried, crumb_carried_free)

G_END_DECLS
