/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One-line statements, transactions, and error messages in whole sentences. */

#include "crumb-database.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* How long it waits at a time. */
#define LOOK_US 5000
#define LOOKS (CRUMB_DATABASE_BUSY_MS * 1000 / LOOK_US)

/* SQLite opens a journal that is write-protected for reading, and then fails to write it as if the disk were broken. */
gboolean
crumb_database_can_be_written (sqlite3 *db)
{
  const char *path = sqlite3_db_filename (db, "main");
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  return folder == NULL || (g_access (path, W_OK) == 0 && g_access (folder, W_OK) == 0) || errno == ENOENT;
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

  if (result == SQLITE_IOERR && !crumb_database_can_be_written (db))
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

sqlite3_stmt *
crumb_database_prepare (sqlite3 *db, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
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
bind (sqlite3_stmt *statement, const char *types, va_list values)
{
  sqlite3_reset (statement);
  for (int at = 1; *types != '\0'; types++, at++)
    switch (*types)
      {
      case 't':
        sqlite3_bind_text (statement, at, va_arg (values, const char *), -1, SQLITE_TRANSIENT);
        break;
      case 'i':
        sqlite3_bind_int (statement, at, va_arg (values, int));
        break;
      case 'l':
        sqlite3_bind_int64 (statement, at, va_arg (values, gint64));
        break;
      case 'h':
        sqlite3_bind_blob (statement, at, va_arg (values, const CrumbHash *)->bytes, CRUMB_HASH_SIZE, SQLITE_TRANSIENT);
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
  bind (statement, types, values);
  va_end (values);
}

sqlite3_stmt *
crumb_database_query (sqlite3 *db, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *statement = crumb_database_prepare (db, sql, error);
  va_list values;

  va_start (values, types);
  if (statement != NULL)
    bind (statement, types, values);
  va_end (values);
  return statement;
}

gboolean
crumb_database_take_has (sqlite3_stmt *query, gboolean *has, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = query;

  return statement != NULL && crumb_database_step (statement, has, error);
}

gboolean
crumb_database_take_int (sqlite3_stmt *query, gint64 *value, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = query;
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  *value = row ? sqlite3_column_int64 (statement, 0) : 0;
  return TRUE;
}

gboolean
crumb_database_take_text (sqlite3_stmt *query, char **text, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = query;
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  *text = row ? g_strdup (crumb_database_column_text (statement, 0)) : NULL;
  return TRUE;
}

GPtrArray *
crumb_database_take_texts (sqlite3_stmt *query, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = query;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  gboolean done;

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
