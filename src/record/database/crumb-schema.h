/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The layout of the tables. Private to the record. */

#pragma once

#include "crumb-database.h"

G_BEGIN_DECLS

#define CRUMB_SCHEMA_VERSION 10

/**
 * crumb_schema:
 *
 * What crumb_database_open() makes and upgrades. Another version has its checksum added, and what it adds to tables that
 * older versions have too; a test says what the checksum is. A new kind of game needs none: an older Crumb stores its
 * games unread.
 */
extern const CrumbLayout crumb_schema;

/** crumb_schema_make_derived_anew: Empties the tables that follow from the games, in a transaction. */
gboolean crumb_schema_make_derived_anew (sqlite3 *db, GError **error);

/** Run at the start and end of a transaction that erases a whole game: triggers forbid deleting entries otherwise. */
extern const char crumb_schema_allow_deletion[];
extern const char crumb_schema_forbid_deletion[];

G_END_DECLS
