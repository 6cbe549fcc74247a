/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The statements of a connection that were made before and are not in use. Private to the record. */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** How many statements wait for their next use: some more than a game that is over asks for. */
#define CRUMB_STATEMENTS_MAX 48

/**
 * crumb_statements_take:
 *
 * Returns: (transfer full) (nullable): a statement of that text, without parameters, for crumb_statements_give_back ();
 *   NULL when it can't be made, which the connection then says why
 */
sqlite3_stmt *crumb_statements_take (sqlite3 *db, const char *sql);

/** crumb_statements_give_back: (transfer full): Ends what @statement does; before its connection is closed. */
void crumb_statements_give_back (sqlite3_stmt *statement);

G_END_DECLS
