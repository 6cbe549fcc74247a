/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds up what a player did in some games, in SQL. */

#include "crumb-sitting-sum.h"

#include "crumb-database.h"

/* SQLite tells types of pointers apart by this word. */
#define POINTER "crumb-sitting-sum"

static void
add_one (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  CrumbSittingSum *self = sqlite3_value_pointer (values[0], POINTER);

  if (self == NULL)
    return;
  self->games++;
  self->won += (guint) sqlite3_value_int (values[1]);
  self->rounds += (guint64) sqlite3_value_int64 (values[2]);
  self->points += sqlite3_value_int64 (values[3]);
  self->best_round = MAX (self->best_round, sqlite3_value_int (values[4]));
}

/* SQLite wants one; the sum is in the hands of who asked. */
static void
finish (sqlite3_context *context)
{
  sqlite3_result_null (context);
}

gboolean
crumb_sitting_sum_register (sqlite3 *db, GError **error)
{
  return sqlite3_create_function_v2 (db, "add_up", 5, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, NULL, add_one, finish,
                                     NULL)
             == SQLITE_OK
         || crumb_database_fail (db, error);
}

void
crumb_sitting_sum_bind (CrumbSittingSum *self, sqlite3_stmt *statement, int at)
{
  sqlite3_bind_pointer (statement, at, self, POINTER, NULL);
}
