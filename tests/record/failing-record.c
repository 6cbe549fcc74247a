/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hooks into each new connection. */

#include "failing-record.h"

#include <sqlite3.h>
#include <unwind.h>

/* How often the same call from the same place counts, here and in long tests: what a loop does again fails alike. */
#define TIMES 1
#define TIMES_IF_SLOW 3
/* More than there are below anything that is tried. */
#define CALLERS_MAX 64

/* Where a call comes from: the places in the program that are to be returned to. */
typedef struct
{
  guint n;
  guint64 hash;
  _Unwind_Ptr callers[CALLERS_MAX];
} Place;

/* How many calls still work, -1 when all do, and whether one has failed. SQLite's list of hooks carries no data. */
static int n_left = -1;
static int begun_with;
static int has_failed;
static GMutex lock;
static GHashTable *seen;
/* Where each call came from when none failed; who has told whom of a failure since the program began. */
static GArray *places;
static GHashTable *struck_steps;

static _Unwind_Reason_Code
add_caller (struct _Unwind_Context *context, gpointer data)
{
  Place *place = data;
  _Unwind_Ptr caller = _Unwind_GetIP (context);

  place->hash = place->hash * 1099511628211u + caller;
  place->callers[place->n++] = caller;
  return place->n < CALLERS_MAX ? _URC_NO_REASON : _URC_END_OF_STACK;
}

static void
note_place (guint at)
{
  Place place = { 0 };

  _Unwind_Backtrace (add_caller, &place);
  g_mutex_lock (&lock);
  if (places->len <= at)
    g_array_set_size (places, at + 1);
  g_array_index (places, Place, at) = place;
  g_mutex_unlock (&lock);
}

/* Whether it is this call's turn. Records are opened in threads too. */
static gboolean
strikes (void)
{
  int now = g_atomic_int_get (&n_left);

  if (now < 0 || !g_atomic_int_compare_and_exchange (&n_left, now, now - 1) || now > 0)
    {
      if (now > 0 && begun_with == G_MAXINT)
        note_place ((guint) (begun_with - now));
      return FALSE;
    }
  g_atomic_int_set (&has_failed, TRUE);
  return TRUE;
}

/* Whether this is one of the first such calls from there. @what: (transfer full) */
static gboolean
is_new (char *what)
{
  Place place = { 0 };
  char *key;
  guint times;

  _Unwind_Backtrace (add_caller, &place);
  key = g_strdup_printf ("%s %" G_GINT64_MODIFIER "x", what, place.hash);
  g_free (what);
  g_mutex_lock (&lock);
  times = GPOINTER_TO_UINT (g_hash_table_lookup (seen, key));
  g_hash_table_replace (seen, key, GUINT_TO_POINTER (times + 1));
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
  /* Threads that look for damage may outlive a test, and these outlive them. */
  if (seen == NULL)
    {
      seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      places = g_array_new (FALSE, TRUE, sizeof (Place));
      struck_steps = g_hash_table_new (NULL, NULL);
    }
  g_assert_cmpint (sqlite3_auto_extension ((void (*) (void)) attach), ==, SQLITE_OK);
}

void
failing_record_forget (void)
{
  g_assert_cmpint (sqlite3_cancel_auto_extension ((void (*) (void)) attach), ==, 1);
}

void
failing_record_break (guint at)
{
  g_mutex_lock (&lock);
  g_hash_table_remove_all (seen);
  if (at == G_MAXINT)
    g_array_set_size (places, 0);
  g_mutex_unlock (&lock);
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
failing_record_is_new (guint at)
{
  gboolean is_new = FALSE;

  /* A thread may be on its way still. */
  g_mutex_lock (&lock);
  if (at < places->len)
    {
      const Place *place = &g_array_index (places, Place, at);

      for (guint i = 0; i + 1 < place->n; i++)
        is_new |= g_hash_table_add (struck_steps, (gpointer) (place->callers[i] * 31 + place->callers[i + 1]));
    }
  g_mutex_unlock (&lock);
  return is_new;
}

gboolean
failing_record_repair (void)
{
  g_atomic_int_set (&n_left, -1);
  return g_atomic_int_get (&has_failed);
}
