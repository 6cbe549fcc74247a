/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hooks into each new connection. */

#include "failing-record.h"

#include <sqlite3.h>

/* How often the same call counts, here and in long tests: what a loop does again and again fails no differently. */
#define TIMES 1
#define TIMES_IF_SLOW 3

/* How many calls still work, -1 when all do, and whether one has failed. SQLite's list of hooks carries no data. */
static int n_left = -1;
static int begun_with;
static int has_failed;
static GMutex lock;
static GHashTable *seen;

/* Whether it is this call's turn. Records are opened in threads too. */
static gboolean
strikes (void)
{
  int now = g_atomic_int_get (&n_left);

  if (now < 0 || !g_atomic_int_compare_and_exchange (&n_left, now, now - 1) || now > 0)
    return FALSE;
  g_atomic_int_set (&has_failed, TRUE);
  return TRUE;
}

/* Whether this is one of the first such calls. @what: (transfer full) */
static gboolean
is_new (char *what)
{
  guint times;

  g_mutex_lock (&lock);
  times = GPOINTER_TO_UINT (g_hash_table_lookup (seen, what));
  g_hash_table_replace (seen, what, GUINT_TO_POINTER (times + 1));
  g_mutex_unlock (&lock);
  return times < (g_test_slow () ? TIMES_IF_SLOW : TIMES);
}

static int
authorize_cb (gpointer data, int action, const char *what, const char *more, const char *name, const char *inner)
{
  switch (action)
    {
    case SQLITE_SELECT:
      break;
    case SQLITE_TRANSACTION:
      if (g_strcmp0 (what, "ROLLBACK") == 0)
        return SQLITE_OK;
      break;
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
    case SQLITE_PRAGMA:
      if (!is_new (g_strdup_printf ("%d %s %s", action, what, more)))
        return SQLITE_OK;
      break;
    default:
      return SQLITE_OK;
    }
  return strikes () ? SQLITE_DENY : SQLITE_OK;
}

/* At the start of a statement, and at each row: what comes next is interrupted. */
static int
trace_cb (unsigned event, gpointer data, gpointer statement, gpointer text)
{
  const char *sql = sqlite3_sql (statement);

  if (g_atomic_int_get (&n_left) >= 0 && g_strcmp0 (sql, "ROLLBACK") != 0
      && is_new (g_strdup_printf ("%u %s", event, sql)) && strikes ())
    sqlite3_interrupt (sqlite3_db_handle (statement));
  return 0;
}

static int
attach (sqlite3 *db, char **message, gconstpointer api)
{
  if (strikes ())
    return SQLITE_CANTOPEN;
  sqlite3_set_authorizer (db, authorize_cb, NULL);
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT | SQLITE_TRACE_ROW, trace_cb, NULL);
}

void
failing_record_prepare (void)
{
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_assert_cmpint (sqlite3_auto_extension ((void (*) (void)) attach), ==, SQLITE_OK);
}

void
failing_record_forget (void)
{
  g_assert_cmpint (sqlite3_cancel_auto_extension ((void (*) (void)) attach), ==, 1);
  g_clear_pointer (&seen, g_hash_table_unref);
}

void
failing_record_break (guint at)
{
  g_hash_table_remove_all (seen);
  g_atomic_int_set (&has_failed, FALSE);
  begun_with = (int) at;
  g_atomic_int_set (&n_left, begun_with);
}

guint
failing_record_count (void)
{
  return (guint) (begun_with - g_atomic_int_get (&n_left));
}

gboolean
failing_record_repair (void)
{
  g_atomic_int_set (&n_left, -1);
  return g_atomic_int_get (&has_failed);
}
