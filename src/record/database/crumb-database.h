/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opens an SQLite file safely, runs statements in one line, reports errors in sentences. Private to the record. */

#pragma once

#include "record/base/crumb-headway.h"
#include "record/base/crumb-record-error.h"
#include "record/journal/crumb-game-head.h"

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** The application id that marks a file as a record of Crumb: "Crmb". */
#define CRUMB_DATABASE_APPLICATION_ID 0x43726d62
/** How long to wait for another program's lock, in milliseconds. */
#define CRUMB_DATABASE_BUSY_MS 1500

/**
 * crumb_database_check_place: Whether the file that is open is the one at its path. SQLite would go on writing one that
 * was deleted, or renamed, and all of that would be lost.
 *
 * Returns: FALSE with %CRUMB_RECORD_ERROR_GONE or %CRUMB_RECORD_ERROR_SWAPPED when not
 */
gboolean crumb_database_check_place (sqlite3 *db, GError **error);

/** crumb_database_can_be_written: Whether file and folder can be written, though SQLite opened it to be read only. */
gboolean crumb_database_can_be_written (sqlite3 *db);

/** crumb_database_wait_for_locks: From now on @db waits for another program's lock, for %CRUMB_DATABASE_BUSY_MS. */
void crumb_database_wait_for_locks (sqlite3 *db);

/** CrumbDatabaseFinish: Updates what SQL steps alone can't. @headway: (nullable). */
typedef gboolean (*CrumbDatabaseFinish) (sqlite3 *db, CrumbHeadway *headway, GError **error);

/** crumb_database_sum_schema: Returns: (transfer full) (nullable): a SHA-256 of all that @db's schema says */
char *crumb_database_sum_schema (sqlite3 *db, GError **error);

/**
 * CrumbLayout:
 * @version: of the layout
 * @tables: SQL that makes all tables, indices and triggers that aren't there yet
 * @checksums: what crumb_database_sum_schema() says of each version, from 0, an empty file, to @version
 * @upgrade: moves what an older version, from 1 on, has into the tables; then @tables makes what is missing
 * @finish: (nullable): called at every opening; after an upgrade, in the same transaction
 */
typedef struct
{
  int version;
  const char *tables;
  const char *const *checksums;
  gboolean (*upgrade) (sqlite3 *db, int version, GError **error);
  CrumbDatabaseFinish finish;
} CrumbLayout;

/**
 * crumb_database_open:
 * @path: an absolute path
 * @headway: (nullable): told of an upgrade; canceling it leaves the file unchanged
 *
 * Opens the file, making or upgrading it as needed. Before it writes anything it checks that the file is a record of
 * Crumb, is not newer than @layout, and has exactly the schema of its version. An upgrade is one transaction and leaves
 * a copy of the old file next to it, named after the old version.
 *
 * Returns: (transfer full) (nullable): the database; on NULL the file is unchanged
 */
sqlite3 *crumb_database_open (const char *path, const CrumbLayout *layout, CrumbHeadway *headway, GError **error);

/** crumb_database_open_at_once: The connection fails, now and later, rather than waits while another program has the file. */
sqlite3 *crumb_database_open_at_once (const char *path, const CrumbLayout *layout, GError **error);

/** crumb_database_check_files: Fails where a folder, a pipe or a device is in the place of the file or its journal. */
gboolean crumb_database_check_files (const char *path, GError **error);

/**
 * crumb_database_is_blank: Whether the file is missing or empty. SQLite deletes a journal beside an empty file, so
 * that nothing comes back from one.
 */
gboolean crumb_database_is_blank (const char *path);

/** crumb_database_was_cut_off: Whether a program or the power went while the file was written, which opening it mends. */
gboolean crumb_database_was_cut_off (const char *path);

/** crumb_database_is_older: Whether the file is a record older than version @newest. Reads 100 bytes. */
gboolean crumb_database_is_older (const char *path, int newest);

/**
 * crumb_database_copy:
 * @patience_us: how long to wait for other connections in total, in microseconds
 * @headway: (nullable): of what somebody waits for
 *
 * Replaces the content of @to with that of @from, a few pages at a time, so that both stay usable meanwhile.
 */
gboolean crumb_database_copy (sqlite3 *from, sqlite3 *to, gint64 patience_us, CrumbHeadway *headway, GError **error);

/** crumb_database_copy_to: Copies @from to a file of that name, which nobody else may read. */
gboolean crumb_database_copy_to (sqlite3 *from, const char *path, gint64 patience_us, CrumbHeadway *headway,
                                 GError **error);

/** crumb_database_fail: Sets @error to a sentence about the connection's last error. Returns FALSE. */
gboolean crumb_database_fail (sqlite3 *db, GError **error);

gboolean crumb_database_exec (sqlite3 *db, const char *sql, GError **error);

/**
 * CrumbTransaction: g_auto (CrumbTransaction) transaction = { 0 }; is rolled back at the end of its block, unless it
 * was committed. One that begins inside another joins it, and its owner has to fail where this one does.
 */
typedef struct
{
  sqlite3 *db;
} CrumbTransaction;

/** crumb_transaction_begin: Begins a transaction that writes. */
gboolean crumb_transaction_begin (CrumbTransaction *self, sqlite3 *db, GError **error);

/** crumb_transaction_begin_reading: Begins one in which all reads see the same moment, and which is never committed. */
gboolean crumb_transaction_begin_reading (CrumbTransaction *self, sqlite3 *db, GError **error);

gboolean crumb_transaction_commit (CrumbTransaction *self, GError **error);

/** crumb_transaction_end: Rolls back what wasn't committed. */
void crumb_transaction_end (CrumbTransaction *self);

/*
 * In these functions @types has a letter for each parameter of @sql, followed by one value for each: `t` a text
 * (nullable), `i` an int, `l` a gint64, `h` a #CrumbHash. They return FALSE or NULL on an error.
 */

/** crumb_database_run: Runs a statement up to its first row, or to its end if it has none. */
#define crumb_database_run(db, error, ...) crumb_database_has ((db), NULL, (error), __VA_ARGS__)

/** crumb_database_has: @has: (out) (optional): whether the statement returns a row. */
#define crumb_database_has(db, has, error, ...)                                                                        \
  crumb_database_take_has (crumb_database_query ((db), (error), __VA_ARGS__), (has), (error))

/** crumb_database_get_int: @value: (out): the first column of the first row, 0 without one. */
#define crumb_database_get_int(db, value, error, ...)                                                                  \
  crumb_database_take_int (crumb_database_query ((db), (error), __VA_ARGS__), (value), (error))

/**
 * crumb_database_get_text: @text: (out) (transfer full) (nullable): the first column of the first row, NULL without
 * one.
 */
#define crumb_database_get_text(db, text, error, ...)                                                                  \
  crumb_database_take_text (crumb_database_query ((db), (error), __VA_ARGS__), (text), (error))

/** crumb_database_list_texts: (transfer full) (element-type utf8): The first column of every row. */
#define crumb_database_list_texts(db, error, ...)                                                                      \
  crumb_database_take_texts (crumb_database_query ((db), (error), __VA_ARGS__), (error))

/**
 * crumb_database_take_has: @query: (transfer full) (nullable): NULL where an error was set already, as in the next
 * ones.
 */
gboolean crumb_database_take_has (sqlite3_stmt *query, gboolean *has, GError **error);
gboolean crumb_database_take_int (sqlite3_stmt *query, gint64 *value, GError **error);
gboolean crumb_database_take_text (sqlite3_stmt *query, char **text, GError **error);
GPtrArray *crumb_database_take_texts (sqlite3_stmt *query, GError **error);

/**
 * crumb_database_check_pages: Whether each page of the file belongs to one table, as it has to before a table is
 * dropped. Reads all of the file: some 5 s with 100,000 games.
 *
 * Returns: FALSE with %CRUMB_RECORD_ERROR_DAMAGED when not
 */
gboolean crumb_database_check_pages (sqlite3 *db, GError **error);

/** crumb_database_query: (transfer full): A statement ready to step through. See crumb_database_prepare(). */
sqlite3_stmt *crumb_database_query (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

/** crumb_database_bind: Resets a statement and binds its values. */
void crumb_database_bind (sqlite3_stmt *statement, const char *types, ...);

/** crumb_database_prepare: (transfer full) (nullable): A statement with nothing bound. */
sqlite3_stmt *crumb_database_prepare (sqlite3 *db, const char *sql, GError **error);

/** crumb_database_step: FALSE on an error; @row (out) (optional) says whether there is one. */
gboolean crumb_database_step (sqlite3_stmt *statement, gboolean *row, GError **error);

/**
 * crumb_database_next:
 * @statement: (nullable): NULL where an error was set already
 * @done: (out): whether the last row has been read
 *
 * Returns: whether there is another row; FALSE with @done FALSE on an error
 */
gboolean crumb_database_next (sqlite3_stmt *statement, gboolean *done, GError **error);

/** crumb_database_column_text: (transfer none): A column's text, empty when it is NULL or not UTF-8. */
const char *crumb_database_column_text (sqlite3_stmt *statement, int column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3, sqlite3_close_v2)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbTransaction, crumb_transaction_end)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

G_END_DECLS
