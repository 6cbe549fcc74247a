/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A set of games that SQL can look into. Private to the record. */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

typedef struct _CrumbGameSet CrumbGameSet;

CrumbGameSet *crumb_game_set_new (void);
void crumb_game_set_free (CrumbGameSet *self);

/** crumb_game_set_add: Games have to be added in the order of when they began, in microseconds, and then of their ids. */
void crumb_game_set_add (CrumbGameSet *self, gint64 started, const char *id);

/**
 * crumb_game_set_find: Whether the game is in the set.
 * @position: (out): how many were added before it; unchanged when it is not in the set
 */
gboolean crumb_game_set_find (CrumbGameSet *self, gint64 started, const char *id, guint *position);

/** crumb_game_set_register: Makes the SQL function `in_games (SET, started, id)` known to a connection. */
gboolean crumb_game_set_register (sqlite3 *db, GError **error);

/** crumb_game_set_bind: Makes @self the SET of parameter @at of a statement, which it has to outlive. */
void crumb_game_set_bind (CrumbGameSet *self, sqlite3_stmt *statement, int at);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameSet, crumb_game_set_free)

G_END_DECLS
