/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Caches a connection's idle statements. Private to the record. */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** How many idle statements are cached: a few more than finishing a game uses. */
#define CRUMB_STATEMENTS_MAX 64

/**
 * crumb_statements_take:
 *
 * Returns: (transfer full) (nullable): a statement of that text with nothing bound, to be returned by
 *   crumb_statements_give_back (); NULL on an error, which the connection has
 */
sqlite3_stmt *crumb_statements_take (sqlite3 *db, const char *sql);

/**
 * crumb_statements_give_back: (transfer full): Resets @statement and caches it. Call it before closing the connection.
 */
void crumb_statements_give_back (sqlite3_stmt *statement);

G_END_DECLS
