/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An SQLite file that is opened with care, and its errors in sentences. Private to the record. */

#pragma once

#include "crumb-statements.h"
#include "record/base/crumb-record-error.h"

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** Marks a file as a record of Crumb: "Crmb". */
#define CRUMB_DATABASE_APPLICATION_ID 0x43726d62
/** How long a lock of another program is waited for, in milliseconds. */
#define CRUMB_DATABASE_BUSY_MS 1500

/**
 * crumb_database_open:
 * @path: an absolute path
 * @steps: SQL scripts, ended by NULL; step n makes version n + 1 of the schema from version n
 *
 * Opens the file, making or upgrading it as needed. Before anything is written it is checked that the file is
 * a record of Crumb, not a newer one, and that its schema is, word for word, what the steps make. An upgrade
 * leaves a copy of the old file beside it, named after its version.
 *
 * Returns: (transfer full) (nullable): the database; NULL leaves the file as it was
 */
sqlite3 *crumb_database_open (const char *path, const char *const *steps, GError **error);

/** crumb_database_fail: Puts what last went wrong into words. Returns FALSE. */
gboolean crumb_database_fail (sqlite3 *db, GError **error);

gboolean crumb_database_exec (sqlite3 *db, const char *sql, GError **error);

/**
 * crumb_database_prepare:
 *
 * Returns: (transfer full) (nullable): a statement without parameters. Who lets go of it, which g_autoptr does, hands it
 *   back to @db for the next use of the same text
 */
sqlite3_stmt *crumb_database_prepare (sqlite3 *db, const char *sql, GError **error);

/** crumb_database_step: FALSE on an error; @row (out) (optional) says whether there is one. */
gboolean crumb_database_step (sqlite3_stmt *statement, gboolean *row, GError **error);

/** crumb_database_get_text: (transfer none): A column's text, empty when it is NULL or not UTF-8. */
const char *crumb_database_get_text (sqlite3_stmt *statement, int column);

/** crumb_database_commit: Ends a transaction. When it can't, it is rolled back, as far as SQLite knows. */
gboolean crumb_database_commit (sqlite3 *db, GError **error);

/** crumb_database_rollback: Ends a transaction that has not ended by itself. */
void crumb_database_rollback (sqlite3 *db);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3, sqlite3_close_v2)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, crumb_statements_give_back)

G_END_DECLS
