/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An SQLite file that is opened with care, statements in one line, and errors in sentences. Private to the record. */

#pragma once

#include "crumb-statements.h"
#include "record/base/crumb-record-error.h"
#include "record/journal/crumb-game-head.h"

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** Marks a file as a record of Crumb: "Crmb". */
#define CRUMB_DATABASE_APPLICATION_ID 0x43726d62
/** How long a lock of another program is waited for, in milliseconds. */
#define CRUMB_DATABASE_BUSY_MS 1500

/**
 * CrumbUpgrade:
 * @progress: (nullable): is told how far the upgrade is, from 0 to 1, in the thread that opens the file
 * @user_data: for @progress
 * @cancellable: (nullable): stops it; the file is then as it was
 * @done: how much of it has been done before what is being done, 0 at first
 * @part: how much of it that is, 0 for all the rest
 */
typedef struct
{
  void (*progress) (double share, gpointer user_data);
  gpointer user_data;
  GCancellable *cancellable;
  double done;
  double part;
} CrumbUpgrade;

/**
 * crumb_upgrade_tell:
 * @upgrade: (nullable)
 * @share: how far that is which is being done, from 0 to 1
 *
 * Returns: FALSE with %G_IO_ERROR_CANCELLED when the upgrade was cancelled
 */
gboolean crumb_upgrade_tell (CrumbUpgrade *upgrade, double share, GError **error);

/** CrumbDatabaseWork: What is done in a transaction; FALSE with an error takes all of it back. */
typedef gboolean (*CrumbDatabaseWork) (sqlite3 *db, gpointer data, GError **error);

/** CrumbDatabaseFinish: Brings what the steps of a schema can't say up to date. @upgrade: (nullable). */
typedef gboolean (*CrumbDatabaseFinish) (sqlite3 *db, CrumbUpgrade *upgrade, GError **error);

/**
 * crumb_database_open:
 * @path: an absolute path
 * @steps: SQL scripts, ended by NULL; step n makes version n + 1 of the schema from version n
 * @finish: (nullable): called each time; after an upgrade in the transaction of its steps
 * @upgrade: (nullable): who is told how far an upgrade is
 *
 * Opens the file, making or upgrading it as needed. Before anything is written it is checked that the file is
 * a record of Crumb, not a newer one, and that its schema is, word for word, what the steps make. An upgrade
 * leaves a copy of the old file beside it, named after its version, and is one transaction.
 *
 * Returns: (transfer full) (nullable): the database; NULL leaves the file as it was
 */
sqlite3 *crumb_database_open (const char *path, const char *const *steps, CrumbDatabaseFinish finish,
                              CrumbUpgrade *upgrade, GError **error);

/** crumb_database_is_older: Whether the file is a record of a version below @newest. Reads 100 bytes. */
gboolean crumb_database_is_older (const char *path, int newest);

/**
 * crumb_database_copy:
 * @patience_us: how long others are waited for in all, in microseconds
 * @upgrade: (nullable): what it is a part of
 *
 * Puts the content of @from in the place of what @to has, a few pages at a time, so that both can be used meanwhile.
 */
gboolean crumb_database_copy (sqlite3 *from, sqlite3 *to, gint64 patience_us, CrumbUpgrade *upgrade, GError **error);

/** crumb_database_fail: Puts what last went wrong into words. Returns FALSE. */
gboolean crumb_database_fail (sqlite3 *db, GError **error);

gboolean crumb_database_exec (sqlite3 *db, const char *sql, GError **error);

/**
 * crumb_database_in_transaction:
 *
 * Does all of @work, or nothing. Inside another transaction it is a part of that one, whose owner has to give up when
 * this returns FALSE.
 */
gboolean crumb_database_in_transaction (sqlite3 *db, CrumbDatabaseWork work, gpointer data, GError **error);

/** crumb_database_in_snapshot: All that @work reads is as of one moment. Nothing it writes is kept. */
gboolean crumb_database_in_snapshot (sqlite3 *db, CrumbDatabaseWork work, gpointer data, GError **error);

/*
 * In these functions @types has a letter for each parameter of @sql, and a value for each follows it: `t` a text
 * (nullable), `i` an int, `l` a gint64, `h` a #CrumbHash. FALSE or NULL is an error.
 */

/** crumb_database_run: Runs a statement to its first row or its end. */
gboolean crumb_database_run (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

/** crumb_database_has: @has: (out): whether there is a row. */
gboolean crumb_database_has (sqlite3 *db, gboolean *has, GError **error, const char *sql, const char *types, ...);

/** crumb_database_get_int: @value: (out): the first column of the first row, 0 without one. */
gboolean crumb_database_get_int (sqlite3 *db, gint64 *value, GError **error, const char *sql, const char *types, ...);

/** crumb_database_get_text: @text: (out) (transfer full) (nullable): the same as a text, NULL without a row. */
gboolean crumb_database_get_text (sqlite3 *db, char **text, GError **error, const char *sql, const char *types, ...);

/** crumb_database_list_texts: (transfer full) (element-type utf8): The first column of every row. */
GPtrArray *crumb_database_list_texts (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

/** crumb_database_query: (transfer full): A statement to be stepped through. See crumb_database_prepare(). */
sqlite3_stmt *crumb_database_query (sqlite3 *db, GError **error, const char *sql, const char *types, ...);

/** crumb_database_bind: Gives a statement, which then begins anew, its values. */
void crumb_database_bind (sqlite3_stmt *statement, const char *types, ...);

/**
 * crumb_database_prepare:
 *
 * Returns: (transfer full) (nullable): a statement without parameters. Letting go of it, which g_autoptr does, hands it
 *   back to @db for the next use of the same text
 */
sqlite3_stmt *crumb_database_prepare (sqlite3 *db, const char *sql, GError **error);

/** crumb_database_step: FALSE on an error; @row (out) (optional) says whether there is one. */
gboolean crumb_database_step (sqlite3_stmt *statement, gboolean *row, GError **error);

/** crumb_database_column_text: (transfer none): A column's text, empty when it is NULL or not UTF-8. */
const char *crumb_database_column_text (sqlite3_stmt *statement, int column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3, sqlite3_close_v2)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, crumb_statements_give_back)

G_END_DECLS
