/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One-line statements, transactions, and error messages in whole sentences. */

#include "crumb-database.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* The connection owns the cache under this name and frees it when it is closed. */
#define HELD_AS "crumb-statements"
/* How many idle statements are cached: a few more than finishing a game uses. */
#define IDLE_MAX 64

/* How long it waits at a time. */
#define LOOK_US 5000
#define LOOKS (CRUMB_DATABASE_BUSY_MS * 1000 / LOOK_US)

/* SQLite opens a journal that is write-protected for reading, and then fails to write it as if the disk were broken. */
static gboolean
is_protected (sqlite3 *db)
{
  const char *path = sqlite3_db_filename (db, "main");
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  return folder != NULL && (g_access (path, W_OK) != 0 || g_access (folder, W_OK) != 0) && errno != ENOENT;
}

gboolean
crumb_database_can_be_written (sqlite3 *db)
{
  return !is_protected (db);
}

gboolean
crumb_database_check_place (sqlite3 *db, GError **error)
{
  int moved = 0;

  if (sqlite3_file_control (db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK || !moved)
    return TRUE;
  if (g_access (sqlite3_db_filename (db, "main"), F_OK) == 0)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_SWAPPED,
                         _ ("Another file was put in the place of your games."));
  else
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_GONE,
                         _ ("The file with your games isn’t where it was."));
  return FALSE;
}

static int
busy_cb (gpointer nothing, int n_looks)
{
  gboolean patient = n_looks < LOOKS;

  if (patient)
    g_usleep (LOOK_US);
  return patient;
}

/* SQLite's own way waits longer each time, and comes too late again and again where somebody writes on and on. */
void
crumb_database_wait_for_locks (sqlite3 *db)
{
  sqlite3_busy_handler (db, busy_cb, NULL);
}

/* What SQLite says, and what we say. */
static const struct
{
  int result;
  CrumbRecordError code;
  const char *sentence;
} failures[] = {
  { SQLITE_CANTOPEN, CRUMB_RECORD_ERROR_OPEN, N_ ("Couldn’t open the file with your games.") },
  { SQLITE_PERM, CRUMB_RECORD_ERROR_OPEN, N_ ("Couldn’t open the file with your games.") },
  { SQLITE_AUTH, CRUMB_RECORD_ERROR_OPEN, N_ ("Couldn’t open the file with your games.") },
  { SQLITE_READONLY, CRUMB_RECORD_ERROR_READ_ONLY,
    N_ ("Your games are read-only because their file or folder is write-protected.") },
  { SQLITE_BUSY, CRUMB_RECORD_ERROR_BUSY, N_ ("Another program is using your games. Try again.") },
  { SQLITE_LOCKED, CRUMB_RECORD_ERROR_BUSY, N_ ("Another program is using your games. Try again.") },
  { SQLITE_CONSTRAINT, CRUMB_RECORD_ERROR_CHANGED, N_ ("Another program has changed your games in the meantime.") },
  { SQLITE_FULL, CRUMB_RECORD_ERROR_FULL, N_ ("The disk is full.") },
  { SQLITE_IOERR, CRUMB_RECORD_ERROR_IO, N_ ("The disk isn’t working properly.") },
  { SQLITE_CORRUPT, CRUMB_RECORD_ERROR_DAMAGED, N_ ("The file with your games is damaged.") },
  { SQLITE_NOTADB, CRUMB_RECORD_ERROR_FOREIGN, N_ ("That isn’t a file of Crumb’s games.") },
};

gboolean
crumb_database_fail (sqlite3 *db, GError **error)
{
  int result = sqlite3_extended_errcode (db) & 0xff;

  if (result == SQLITE_IOERR && is_protected (db))
    result = SQLITE_READONLY;
  if (result == SQLITE_INTERRUPT)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, C_ ("error", "Stopped."));
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
    if (failures[i].result == result)
      {
        g_set_error_literal (error, CRUMB_RECORD_ERROR, failures[i].code, _ (failures[i].sentence));
        return FALSE;
      }
  g_debug ("SQLite: %s", sqlite3_errmsg (db));
  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED,
                       _ ("The file with your games isn’t responding."));
  return FALSE;
}

gboolean
crumb_database_exec (sqlite3 *db, const char *sql, GError **error)
{
  return sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK || crumb_database_fail (db, error);
}

static void
free_idle (gpointer idle)
{
  sqlite3_stmt *statement;

  while ((statement = g_queue_pop_head (idle)) != NULL)
    sqlite3_finalize (statement);
  g_queue_free (idle);
}

static int
compare_text (gconstpointer statement, gconstpointer sql)
{
  return g_strcmp0 (sqlite3_sql ((sqlite3_stmt *) statement), sql);
}

/* (element-type sqlite3_stmt) (nullable): the most recently used first. */
static GQueue *
get_idle (sqlite3 *db)
{
  GQueue *idle = sqlite3_get_clientdata (db, HELD_AS);

  if (idle != NULL)
    return idle;
  idle = g_queue_new ();
  /* On failure SQLite frees the cache itself. */
  return sqlite3_set_clientdata (db, HELD_AS, idle, free_idle) == SQLITE_OK ? idle : NULL;
}

/* (nullable): a statement of that text with nothing bound; NULL on an error, which the connection has. */
static sqlite3_stmt *
take_statement (sqlite3 *db, const char *sql)
{
  GQueue *idle = get_idle (db);
  GList *link = idle != NULL ? g_queue_find_custom (idle, sql, compare_text) : NULL;
  sqlite3_stmt *statement = NULL;

  if (link != NULL)
    {
      statement = link->data;
      g_queue_delete_link (idle, link);
      return statement;
    }
  sqlite3_prepare_v3 (db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  return statement;
}

void
crumb_database_give_back (sqlite3_stmt *statement)
{
  GQueue *idle = get_idle (sqlite3_db_handle (statement));

  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  if (idle == NULL)
    {
      sqlite3_finalize (statement);
      return;
    }
  g_queue_push_head (idle, statement);
  if (idle->length > IDLE_MAX)
    sqlite3_finalize (g_queue_pop_tail (idle));
}

sqlite3_stmt *
crumb_database_prepare (sqlite3 *db, const char *sql, GError **error)
{
  sqlite3_stmt *statement = take_statement (db, sql);

  if (statement == NULL)
    crumb_database_fail (db, error);
  return statement;
}

gboolean
crumb_database_step (sqlite3_stmt *statement, gboolean *row, GError **error)
{
  int result = sqlite3_step (statement);

  if (row != NULL)
    *row = result == SQLITE_ROW;
  if (result == SQLITE_ROW || result == SQLITE_DONE)
    return TRUE;
  return crumb_database_fail (sqlite3_db_handle (statement), error);
}

gboolean
crumb_database_next (sqlite3_stmt *statement, gboolean *done, GError **error)
{
  gboolean row = FALSE;

  *done = statement != NULL && crumb_database_step (statement, &row, error) && !row;
  return row;
}

const char *
crumb_database_column_text (sqlite3_stmt *statement, int column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : "";
}

static void
bind (sqlite3_stmt *statement, const char *types, va_list values, sqlite3_destructor_type text)
{
  sqlite3_reset (statement);
  for (int at = 1; *types != '\0'; types++, at++)
    switch (*types)
      {
      case 't':
        sqlite3_bind_text (statement, at, va_arg (values, const char *), -1, text);
        break;
      case 'i':
        sqlite3_bind_int (statement, at, va_arg (values, int));
        break;
      case 'l':
        sqlite3_bind_int64 (statement, at, va_arg (values, gint64));
        break;
      case 'h':
        sqlite3_bind_blob (statement, at, va_arg (values, const CrumbHash *)->bytes, CRUMB_HASH_SIZE, text);
        break;
      default:
        g_return_if_reached ();
      }
}

void
crumb_database_bind (sqlite3_stmt *statement, const char *types, ...)
{
  va_list values;

  va_start (values, types);
  bind (statement, types, values, SQLITE_TRANSIENT);
  va_end (values);
}

static sqlite3_stmt *
prepare_bound (sqlite3 *db, GError **error, const char *sql, const char *types, va_list values,
               sqlite3_destructor_type text)
{
  sqlite3_stmt *statement = crumb_database_prepare (db, sql, error);

  if (statement != NULL)
    bind (statement, types, values, text);
  return statement;
}

sqlite3_stmt *
crumb_database_query (sqlite3 *db, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *statement;
  va_list values;

  va_start (values, types);
  statement = prepare_bound (db, error, sql, types, values, SQLITE_TRANSIENT);
  va_end (values);
  return statement;
}

/*
 * Runs a statement to its first row; NULL on an error. Bound values have to stay valid until the statement is
 * released.
 */
static sqlite3_stmt *
first_row (sqlite3 *db, gboolean *row, GError **error, const char *sql, const char *types, va_list values)
{
  g_autoptr (sqlite3_stmt) statement = prepare_bound (db, error, sql, types, values, SQLITE_STATIC);

  if (statement == NULL || !crumb_database_step (statement, row, error))
    return NULL;
  return g_steal_pointer (&statement);
}

gboolean
crumb_database_has (sqlite3 *db, gboolean *has, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  va_list values;

  va_start (values, types);
  statement = first_row (db, has, error, sql, types, values);
  va_end (values);
  return statement != NULL;
}

gboolean
crumb_database_get_int (sqlite3 *db, gint64 *value, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;
  va_list values;

  va_start (values, types);
  statement = first_row (db, &row, error, sql, types, values);
  va_end (values);
  if (statement == NULL)
    return FALSE;
  *value = row ? sqlite3_column_int64 (statement, 0) : 0;
  return TRUE;
}

gboolean
crumb_database_get_text (sqlite3 *db, char **text, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;
  va_list values;

  va_start (values, types);
  statement = first_row (db, &row, error, sql, types, values);
  va_end (values);
  if (statement == NULL)
    return FALSE;
  *text = row ? g_strdup (crumb_database_column_text (statement, 0)) : NULL;
  return TRUE;
}

GPtrArray *
crumb_database_list_texts (sqlite3 *db, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean done;
  va_list values;

  va_start (values, types);
  statement = prepare_bound (db, error, sql, types, values, SQLITE_STATIC);
  va_end (values);
  while (crumb_database_next (statement, &done, error))
    g_ptr_array_add (texts, g_strdup (crumb_database_column_text (statement, 0)));
  return done ? g_steal_pointer (&texts) : NULL;
}

/* What SQLite says of pages comes first, under a heading with the name of the database; values may well be wrong. */
gboolean
crumb_database_check_pages (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) lines = crumb_database_list_texts (db, error, "PRAGMA quick_check (1)", "");

  if (lines == NULL)
    return FALSE;
  if (lines->len == 0 || !g_str_has_prefix (lines->pdata[0], "***"))
    return TRUE;
  g_debug ("SQLite: %s", (const char *) lines->pdata[0]);
  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED,
                       _ ("The file with your games is damaged."));
  return FALSE;
}

gboolean
crumb_transaction_begin (CrumbTransaction *self, sqlite3 *db, GError **error)
{
  if (!sqlite3_get_autocommit (db))
    return TRUE;
  if (!crumb_database_check_place (db, error) || !crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  self->db = db;
  return TRUE;
}

gboolean
crumb_transaction_begin_reading (CrumbTransaction *self, sqlite3 *db, GError **error)
{
  if (!sqlite3_get_autocommit (db))
    return TRUE;
  if (!crumb_database_exec (db, "BEGIN", error))
    return FALSE;
  self->db = db;
  return TRUE;
}

gboolean
crumb_transaction_commit (CrumbTransaction *self, GError **error)
{
  if (self->db != NULL && !crumb_database_exec (self->db, "COMMIT", error))
    return FALSE;
  self->db = NULL;
  return TRUE;
}

/* SQLite rolls back by itself after a full disk and most I/O errors. */
void
crumb_transaction_end (CrumbTransaction *self)
{
  if (self->db != NULL && !sqlite3_get_autocommit (self->db))
    sqlite3_exec (self->db, "ROLLBACK", NULL, NULL, NULL);
  self->db = NULL;
}
