/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An SQLite file that is opened with care, and its errors in sentences. */

#include "crumb-database.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* What must hold for every connection. None of it touches the file. */
static const char connection_pragmas[] =
  "PRAGMA foreign_keys = ON;"
  "PRAGMA recursive_triggers = ON;"
  "PRAGMA synchronous = FULL;"
  "PRAGMA cell_size_check = ON;"
  "PRAGMA mmap_size = 0;";

static gboolean
set_open_error (GError     **error,
                int          code,
                const char  *path,
                const char  *format)
{
  g_autofree char *shown = g_filename_display_name (path);

  /* The format is one of this file's translated sentences. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, CRUMB_RECORD_ERROR, code, format, shown);
#pragma GCC diagnostic pop
  return FALSE;
}

static gboolean
get_number (sqlite3     *db,
            const char  *sql,
            int         *number,
            GError     **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, sql, error);

  if (statement == NULL || !crumb_database_step (statement, NULL, error))
    return FALSE;

  *number = sqlite3_column_int (statement, 0);
  return TRUE;
}

static gboolean
has_hot_journal (const char *path)
{
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  GStatBuf info;

  return g_stat (journal, &info) == 0 && info.st_size > 0;
}

/*
 * Looks at the marks in the file's head without locking it, rolling anything back or making a journal, so that
 * a file that is not ours stays as it is.
 */
static gboolean
check_marks (const char  *path,
             int          newest,
             GError     **error)
{
  g_autoptr (sqlite3) db = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *immutable = g_strconcat (uri, "?immutable=1", NULL);
  int id = 0;
  int version = 0;

  if (sqlite3_open_v2 (immutable, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) != SQLITE_OK)
    return crumb_database_fail (db, error);

  if (!get_number (db, "PRAGMA application_id", &id, &local_error) ||
      !get_number (db, "PRAGMA user_version", &version, &local_error))
    {
      /* The first transaction was cut short. Opening the file rolls it back to an empty one. */
      if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN) && has_hot_journal (path))
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  if (id != CRUMB_DATABASE_APPLICATION_ID)
    return set_open_error (error, CRUMB_RECORD_ERROR_FOREIGN, path, _("“%s” is not a record of Crumb."));
  if (version > newest)
    return set_open_error (error, CRUMB_RECORD_ERROR_NEWER, path,
                           _("“%s” was written by a newer Crumb. Update Crumb to open it."));
  return TRUE;
}

static char *
describe_schema (sqlite3  *db,
                 GError  **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) statement =
    crumb_database_prepare (db, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name", error);
  gboolean row;

  if (statement == NULL)
    return NULL;

  while (TRUE)
    {
      if (!crumb_database_step (statement, &row, error))
        return NULL;
      if (!row)
        return g_string_free_and_steal (g_steal_pointer (&text));
      for (int column = 0; column < 4; column++)
        {
          const char *value = (const char *) sqlite3_column_text (statement, column);

          g_string_append_printf (text, "%s\n", value != NULL ? value : "");
        }
    }
}

/* What the schema of that version looks like, made in memory. */
static char *
expect_schema (const char *const  *steps,
               int                 version,
               GError            **error)
{
  g_autoptr (sqlite3) db = NULL;

  if (sqlite3_open_v2 (":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, NULL) != SQLITE_OK)
    {
      crumb_database_fail (db, error);
      return NULL;
    }
  for (int i = 0; i < version; i++)
    if (!crumb_database_exec (db, steps[i], error))
      return NULL;
  return describe_schema (db, error);
}

/* A schema that differs by one word could hold a trigger that does as it likes. */
static gboolean
compare_schema (sqlite3            *db,
                const char         *path,
                const char *const  *steps,
                int                 newest,
                int                *version,
                GError            **error)
{
  g_autofree char *schema = NULL;
  g_autofree char *expected = NULL;

  if (!get_number (db, "PRAGMA user_version", version, error))
    return FALSE;
  if (*version < 0 || *version > newest)
    return set_open_error (error, CRUMB_RECORD_ERROR_NEWER, path,
                           _("“%s” was written by a newer Crumb. Update Crumb to open it."));

  schema = describe_schema (db, error);
  if (schema == NULL)
    return FALSE;
  expected = expect_schema (steps, *version, error);
  if (expected == NULL)
    return FALSE;
  if (!g_str_equal (schema, expected))
    return set_open_error (error, CRUMB_RECORD_ERROR_FOREIGN, path,
                           _("“%s” is not laid out as a record of Crumb is."));
  return TRUE;
}

static gboolean
check_schema (sqlite3            *db,
              const char         *path,
              const char *const  *steps,
              int                 newest,
              int                *version,
              GError            **error)
{
  gboolean same;

  /* Version and schema are read as of one moment: another program may be making them. */
  if (!crumb_database_exec (db, "BEGIN", error))
    return FALSE;
  same = compare_schema (db, path, steps, newest, version, error);
  crumb_database_rollback (db);
  return same;
}

static gboolean
back_up (sqlite3     *db,
         const char  *path,
         int          version,
         GError     **error)
{
  g_autofree char *copy = g_strdup_printf ("%s.version-%d", path, version);
  g_autoptr (sqlite3_stmt) statement = NULL;

  /* A copy of the same version was left by an upgrade that did not end. */
  g_unlink (copy);
  statement = crumb_database_prepare (db, "VACUUM INTO ?1", error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, copy, -1, SQLITE_STATIC);
  return crumb_database_step (statement, NULL, error);
}

static gboolean
take_step (sqlite3     *db,
           const char  *step,
           int          version,
           GError     **error)
{
  g_autofree char *marks = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d;",
                                            CRUMB_DATABASE_APPLICATION_ID, version + 1);
  int found = 0;

  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;

  /* Another program may have taken the step while this one waited for the lock. */
  if (get_number (db, "PRAGMA user_version", &found, error) &&
      (found != version || (crumb_database_exec (db, step, error) && crumb_database_exec (db, marks, error))))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}

static gboolean
upgrade (sqlite3            *db,
         const char         *path,
         const char *const  *steps,
         int                 version,
         int                 newest,
         GError            **error)
{
  if (version > 0 && version < newest && !back_up (db, path, version, error))
    return FALSE;

  for (; version < newest; version++)
    if (!take_step (db, steps[version], version, error))
      return FALSE;
  return TRUE;
}

static gboolean
configure (sqlite3  *db,
           GError  **error)
{
  sqlite3_extended_result_codes (db, 1);
  sqlite3_busy_timeout (db, CRUMB_DATABASE_BUSY_MS);
  if (sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL) != SQLITE_OK ||
      sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL) != SQLITE_OK ||
      sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL) != SQLITE_OK)
    return crumb_database_fail (db, error);
  return crumb_database_exec (db, connection_pragmas, error);
}

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return set_open_error (error,
                           errno == EACCES || errno == EROFS ? CRUMB_RECORD_ERROR_READ_ONLY : CRUMB_RECORD_ERROR_OPEN,
                           folder, _("The folder “%s” can’t be made."));
  return TRUE;
}

static gboolean
open_checked (sqlite3            *db,
              const char         *path,
              const char *const  *steps,
              int                 newest,
              GError            **error)
{
  int version = 0;

  return configure (db, error) &&
         check_schema (db, path, steps, newest, &version, error) &&
         /* Unlike SQLite's default, the end of a truncated journal is synced: a power cut can't bring it back. */
         crumb_database_exec (db, "PRAGMA journal_mode = TRUNCATE", error) &&
         upgrade (db, path, steps, version, newest, error);
}

sqlite3 *
crumb_database_open (const char         *path,
                     const char *const  *steps,
                     GError            **error)
{
  g_autoptr (sqlite3) db = NULL;
  int newest = (int) g_strv_length ((char **) steps);
  GStatBuf info;

  /* SQLite takes a relative path that begins with "file:" for a URI. */
  g_return_val_if_fail (g_path_is_absolute (path), NULL);

  if (!make_folder (path, error))
    return NULL;
  if (g_stat (path, &info) == 0 && info.st_size > 0 && !check_marks (path, newest, error))
    return NULL;

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) != SQLITE_OK)
    {
      crumb_database_fail (db, error);
      return NULL;
    }
  if (!open_checked (db, path, steps, newest, error))
    return NULL;
  return g_steal_pointer (&db);
}

gboolean
crumb_database_fail (sqlite3  *db,
                     GError  **error)
{
  CrumbRecordError code = CRUMB_RECORD_ERROR_FAILED;
  const char *sentence = _("The record does not answer.");

  switch (sqlite3_extended_errcode (db) & 0xff)
    {
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      code = CRUMB_RECORD_ERROR_OPEN;
      sentence = _("The record can’t be opened.");
      break;
    case SQLITE_READONLY:
      code = CRUMB_RECORD_ERROR_READ_ONLY;
      sentence = _("The record can only be read: its file or folder is write-protected.");
      break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      code = CRUMB_RECORD_ERROR_BUSY;
      sentence = _("The record is in use by another program. Try again.");
      break;
    case SQLITE_CONSTRAINT:
      code = CRUMB_RECORD_ERROR_BUSY;
      sentence = _("Another program has changed the record meanwhile.");
      break;
    case SQLITE_FULL:
      code = CRUMB_RECORD_ERROR_FULL;
      sentence = _("The disk is full.");
      break;
    case SQLITE_IOERR:
      code = CRUMB_RECORD_ERROR_IO;
      sentence = _("The disk does not answer as it should.");
      break;
    case SQLITE_CORRUPT:
      code = CRUMB_RECORD_ERROR_DAMAGED;
      sentence = _("The record is damaged.");
      break;
    case SQLITE_NOTADB:
      code = CRUMB_RECORD_ERROR_FOREIGN;
      sentence = _("The file is not a record of Crumb.");
      break;
    default:
      g_debug ("SQLite: %s", sqlite3_errmsg (db));
      break;
    }

  g_set_error_literal (error, CRUMB_RECORD_ERROR, code, sentence);
  return FALSE;
}

gboolean
crumb_database_exec (sqlite3     *db,
                     const char  *sql,
                     GError     **error)
{
  return sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK || crumb_database_fail (db, error);
}

sqlite3_stmt *
crumb_database_prepare (sqlite3     *db,
                        const char  *sql,
                        GError     **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
    crumb_database_fail (db, error);
  return statement;
}

gboolean
crumb_database_step (sqlite3_stmt  *statement,
                     gboolean      *row,
                     GError       **error)
{
  int result = sqlite3_step (statement);

  if (row != NULL)
    *row = result == SQLITE_ROW;
  if (result == SQLITE_ROW || result == SQLITE_DONE)
    return TRUE;
  return crumb_database_fail (sqlite3_db_handle (statement), error);
}

const char *
crumb_database_get_text (sqlite3_stmt *statement,
                         int           column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : "";
}

gboolean
crumb_database_commit (sqlite3  *db,
                       GError  **error)
{
  if (crumb_database_exec (db, "COMMIT", error))
    return TRUE;

  crumb_database_rollback (db);
  return FALSE;
}

void
crumb_database_rollback (sqlite3 *db)
{
  /* A full disk and most I/O errors end the transaction by themselves. */
  if (!sqlite3_get_autocommit (db))
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
}
