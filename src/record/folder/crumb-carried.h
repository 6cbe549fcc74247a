/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Remembers what a sync folder contained at the last pass. Private to the record. */

#pragma once

#include "record/database/crumb-database.h"

G_BEGIN_DECLS

/**
 * CrumbCarried:
 * @file: the name of a file in the folder
 * @size: in bytes
 * @modified: in microseconds since 1970; 0: so recent that a later change could have the same time
 * @mark: whether it is a mark, rather than a game or a foreign file
 * @game: (nullable): the id of the game that it is, or is about
 * @version: its version, when the record has the same one: the entries of a game, crumb_mark_get_version() of a
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

/** crumb_carried_load: @carried: (out) (transfer full) (nullable): a file's row, NULL without one. */
gboolean crumb_carried_load (sqlite3 *db, const char *folder, const char *file, CrumbCarried **carried, GError **error);

/** crumb_carried_list: (transfer full) (element-type CrumbCarried) (nullable): Sorted as strcmp() does. */
GPtrArray *crumb_carried_list (sqlite3 *db, const char *folder, GError **error);

/** crumb_carried_keep: @rows: (element-type CrumbCarried): stored in one transaction; those of size -1 are deleted. */
gboolean crumb_carried_keep (sqlite3 *db, const char *folder, GPtrArray *rows, GError **error);

/** crumb_carried_outdate: Notes that no file in the folder is at the record's version of that game. */
gboolean crumb_carried_outdate (sqlite3 *db, const char *folder, const char *game, GError **error);

/** crumb_carried_forget_game: Deletes the rows of a game, so that its files are read again. */
gboolean crumb_carried_forget_game (sqlite3 *db, const char *folder, const char *game, GError **error);

/** crumb_carried_list_due: (transfer full) (nullable): The ids of games that are missing or outdated in the folder. */
GPtrArray *crumb_carried_list_due (sqlite3 *db, const char *folder, GError **error);

/** crumb_carried_knows: @knows: (out): whether the folder has any file about that game. */
gboolean crumb_carried_knows (sqlite3 *db, const char *folder, const char *game, gboolean *knows, GError **error);

/** crumb_carried_has_mark: @has: (out): whether a file in the folder has that version of a mark. */
gboolean crumb_carried_has_mark (sqlite3 *db, const char *folder, const char *game, gint64 version, gboolean *has,
                                 GError **error);

/** crumb_carried_has_any: @has: (out): whether that folder had any files of ours. */
gboolean crumb_carried_has_any (sqlite3 *db, const char *folder, gboolean *has, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbCarried, crumb_carried_free)

G_END_DECLS
