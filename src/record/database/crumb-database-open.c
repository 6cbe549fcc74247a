/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opens an SQLite file after checking that it is ours, and upgrades an older one. */

#include "crumb-database.h"
#include "crumb-seal.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* The header of a database, and the offsets of its application id and version. */
#define HEAD_SIZE 100
#define USER_VERSION_AT 60
#define APPLICATION_ID_AT 68
/* The share of an upgrade's progress that goes to making the backup copy. */
#define BACKUP_PART 0.3
/* How many SQLite operations run between two checks for cancellation. */
#define OPS_PER_LOOK 100000

/* Settings of every connection. None of them writes to the file. */
static const char connection_pragmas[] =
    "PRAGMA foreign_keys = ON;"
    "PRAGMA recursive_triggers = ON;"
    "PRAGMA synchronous = FULL;"
    "PRAGMA cell_size_check = ON;"
    /* In KiB: enough for what a search or a leaderboard reads of a long history, so the next letter typed is fast. */
    "PRAGMA cache_size = -49152;"
    "PRAGMA mmap_size = 0;"
    "PRAGMA temp_store = MEMORY;";

/* The big-endian number at that offset of the header (sqlite.org/fileformat.html, 1.3). */
static int
number_at (const guint8 *head, guint at)
{
  return (int) ((guint32) head[at] << 24 | (guint32) head[at + 1] << 16 | (guint32) head[at + 2] << 8 | head[at + 3]);
}

/* Whether something else is there, such as a pipe, which would never open. */
static gboolean
is_no_file (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && !S_ISREG (info.st_mode);
}

/* What peek() returns for a file that can't be read. */
#define UNREADABLE -1

/*
 * Reads the first bytes of a file the way SQLite does: closing our own descriptor would drop the POSIX locks of this
 * program's other connections. Returns its size, 0 when it can't be opened, or UNREADABLE.
 */
static gint64
peek (const char *path, int type, guint8 head[HEAD_SIZE])
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);
  g_autofree sqlite3_file *file = g_malloc0 ((gsize) vfs->szOsFile);
  sqlite3_filename name = sqlite3_create_filename (path, "", "", 0, NULL);
  sqlite3_int64 size = 0;

  memset (head, 0, HEAD_SIZE);
  int result = SQLITE_OK;

  if (!is_no_file (path) && vfs->xOpen (vfs, name, file, SQLITE_OPEN_READONLY | type, NULL) == SQLITE_OK)
    result = file->pMethods->xFileSize (file, &size);
  if (result == SQLITE_OK && size > 0)
    result = file->pMethods->xRead (file, head, HEAD_SIZE, 0);
  if (file->pMethods != NULL)
    file->pMethods->xClose (file);
  sqlite3_free_filename (name);
  return result == SQLITE_OK || result == SQLITE_IOERR_SHORT_READ ? size : UNREADABLE;
}

gboolean
crumb_database_was_cut_off (const char *path)
{
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  guint8 head[HEAD_SIZE];

  return peek (journal, SQLITE_OPEN_MAIN_JOURNAL, head) > 0;
}

/*
 * Checks the header before SQLite opens the file, since SQLite would roll back a hot journal beside it: a file that is
 * not ours must stay untouched.
 */
static gboolean
check_head (const char *path, int newest, GError **error)
{
  guint8 head[HEAD_SIZE];
  gint64 size = peek (path, SQLITE_OPEN_MAIN_DB, head);
  gboolean is_database;

  if (size == 0)
    return TRUE;
  if (size == UNREADABLE)
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_IO, path,
                                        /* Translators: %s is the name of a file. */
                                        _ ("The disk isn’t answering, so “%s” can’t be read."));

  is_database = memcmp (head, "SQLite format 3", 16) == 0;
  /* The first transaction was interrupted; opening the file rolls it back to an empty database. */
  if (!is_database && crumb_database_was_cut_off (path))
    return TRUE;
  if (!is_database || number_at (head, APPLICATION_ID_AT) != CRUMB_DATABASE_APPLICATION_ID)
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_FOREIGN, path,
                                        /* Translators: %s is the name of a file. */
                                        _ ("“%s” isn’t a file of Crumb’s games."));
  if (number_at (head, USER_VERSION_AT) > newest)
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_NEWER, path,
                                        /* Translators: %s is the name of a file. */
                                        _ ("“%s” was written by a newer Crumb. Update Crumb to open it."));
  return TRUE;
}

static char *
describe_schema (sqlite3 *db, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name", error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    for (int column = 0; column < sqlite3_column_count (statement); column++)
      {
        const char *value = (const char *) sqlite3_column_text (statement, column);

        g_string_append_printf (text, "%s\n", value != NULL ? value : "");
      }
  return done ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}

char *
crumb_database_sum_schema (sqlite3 *db, GError **error)
{
  g_autofree char *schema = describe_schema (db, error);

  return schema != NULL ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, schema, -1) : NULL;
}

/* The file being opened, and how far the upgrade is. */
typedef struct
{
  const char *path;
  const CrumbLayout *layout;
  int version;
  CrumbHeadway *headway;
  gboolean at_once;
} Opening;

/* The schema has to match word for word: a changed one could contain a trigger that does anything. */
static gboolean
check_schema (sqlite3 *db, Opening *opening, GError **error)
{
  g_auto (CrumbTransaction) moment = { 0 };
  g_autofree char *checksum = NULL;
  gint64 found;

  if (!crumb_transaction_begin_reading (&moment, db, error)
      || !crumb_database_get_int (db, &found, error, "PRAGMA user_version", ""))
    return FALSE;
  opening->version = (int) found;
  if (found < 0 || found > opening->layout->version)
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_NEWER, opening->path,
                                        /* Translators: %s is the name of a file. */
                                        _ ("“%s” was written by a newer Crumb. Update Crumb to open it."));

  checksum = crumb_database_sum_schema (db, error);
  if (checksum == NULL)
    return FALSE;
  if (!g_str_equal (checksum, opening->layout->checksums[found]))
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_FOREIGN, opening->path,
                                        /* Translators: %s is the name of a file. */
                                        _ ("“%s” isn’t laid out the way Crumb’s files are."));
  return TRUE;
}

/* Copies the old file next to itself, as the first part of the upgrade. */
static gboolean
back_up (sqlite3 *db, Opening *opening, GError **error)
{
  g_autofree char *path = g_strdup_printf ("%s.version-%d", opening->path, opening->version);

  /* An interrupted upgrade left a copy of the same version. */
  g_unlink (path);
  crumb_headway_set_part (opening->headway, 0, BACKUP_PART);
  if (!crumb_headway_tell (opening->headway, 0, error))
    return FALSE;
  if (!crumb_database_copy_to (db, path, CRUMB_DATABASE_BUSY_MS * G_GINT64_CONSTANT (1000), opening->headway, error))
    return FALSE;
  crumb_headway_set_part (opening->headway, BACKUP_PART, 1);
  return TRUE;
}

static gboolean
finish (sqlite3 *db, const Opening *opening, GError **error)
{
  return opening->layout->finish == NULL || opening->layout->finish (db, opening->headway, error);
}

/* All of it is one transaction, so that an interrupted upgrade leaves the file unchanged. */
static gboolean
make_newest (sqlite3 *db, const Opening *opening, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  const CrumbLayout *layout = opening->layout;
  g_autofree char *stamps = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d;",
                                             CRUMB_DATABASE_APPLICATION_ID, layout->version);
  gint64 version;

  /* Another program may have upgraded the file while we waited for the lock. */
  if (!crumb_transaction_begin (&transaction, db, error)
      || !crumb_database_get_int (db, &version, error, "PRAGMA user_version", ""))
    return FALSE;
  /* When many programs start at once, none waits for writes that change nothing. */
  if (version != layout->version
      && (!crumb_database_check_pages (db, error) || (version != 0 && !layout->upgrade (db, (int) version, error))
          || !crumb_database_exec (db, layout->tables, error) || !crumb_database_exec (db, stamps, error)))
    return FALSE;
  return finish (db, opening, error) && crumb_transaction_commit (&transaction, error);
}

static gboolean
bring_up_to_date (sqlite3 *db, Opening *opening, GError **error)
{
  if (opening->version == opening->layout->version)
    return finish (db, opening, error);
  return (opening->version == 0 || back_up (db, opening, error)) && make_newest (db, opening, error);
}

/* An SQLite progress handler: any result but 0 interrupts the statement. */
static int
is_cancelled (gpointer headway)
{
  return g_cancellable_is_cancelled (headway);
}

static gboolean
configure (sqlite3 *db, const Opening *opening, GError **error)
{
  sqlite3_extended_result_codes (db, 1);
  if (!opening->at_once)
    crumb_database_wait_for_locks (db);
  if (sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL) != SQLITE_OK
      || sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL) != SQLITE_OK
      || sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL) != SQLITE_OK)
    return crumb_database_fail (db, error);
  return crumb_seal_register (db, error) && crumb_database_exec (db, connection_pragmas, error);
}

/* SQLite opens what lies beside a record under these names, and would wait for ever for a pipe to be written. */
gboolean
crumb_database_check_files (const char *path, GError **error)
{
  static const char *const ends[] = { "", "-journal", "-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *file = g_strconcat (path, ends[i], NULL);

      if (is_no_file (file))
        /* Translators: %s is the name of a folder or a device. */
        return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_OPEN, file, _ ("“%s” isn’t a file."));
    }
  return TRUE;
}

static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return crumb_record_error_set_file (
        error, errno == EACCES || errno == EROFS ? CRUMB_RECORD_ERROR_READ_ONLY : CRUMB_RECORD_ERROR_OPEN,
        /* Translators: %s is the name of a folder. */
        folder, _ ("Couldn’t create the folder “%s”."));
  return TRUE;
}

/* What people play, and with whom, is nobody else's business. Only the owner can change this, so it may fail. */
static void
make_private (const char *path)
{
  GStatBuf info;

  g_autofree char *folder = g_path_get_dirname (path);

  if (g_stat (path, &info) == 0 && (info.st_mode & 077) != 0)
    g_chmod (path, 0600);
  /* A folder that everybody may write in, but not remove the files of others, is one for all on purpose. */
  if (g_stat (folder, &info) == 0 && (info.st_mode & 022) != 0 && (info.st_mode & S_ISVTX) == 0)
    g_chmod (folder, 0700);
}

static gboolean
open_checked (sqlite3 *db, Opening *opening, GError **error)
{
  gboolean done;

  if (opening->headway != NULL)
    sqlite3_progress_handler (db, OPS_PER_LOOK, is_cancelled, opening->headway);
  done = configure (db, opening, error) && check_schema (db, opening, error) &&
         /*
          * Also syncs the truncation of the journal, unlike SQLite's default: a power cut can't bring back a finished
          * one.
          */
         crumb_database_exec (db, "PRAGMA journal_mode = TRUNCATE", error) && bring_up_to_date (db, opening, error);
  sqlite3_progress_handler (db, 0, NULL, NULL);
  return done;
}

static sqlite3 *
open_file (Opening *opening, GError **error)
{
  const char *path = opening->path;
  g_autoptr (sqlite3) db = NULL;
  gboolean exists = g_file_test (path, G_FILE_TEST_EXISTS);

  /* SQLite reads a relative path that begins with "file:" as a URI. */
  g_return_val_if_fail (g_path_is_absolute (path), NULL);

  if (!crumb_database_check_files (path, error))
    return NULL;
  if (!exists && !make_folder (path, error))
    return NULL;
  if (!check_head (path, opening->layout->version, error))
    return NULL;

  /* No two threads use a connection at once, so no call of it has to lock it: that takes a tenth of a search. */
  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    {
      crumb_database_fail (db, error);
      return NULL;
    }
  make_private (path);
  if (!open_checked (db, opening, error))
    return NULL;
  return g_steal_pointer (&db);
}

sqlite3 *
crumb_database_open (const char *path, const CrumbLayout *layout, CrumbHeadway *headway, GError **error)
{
  Opening opening = { .path = path, .layout = layout, .headway = headway };

  return open_file (&opening, error);
}

sqlite3 *
crumb_database_open_at_once (const char *path, const CrumbLayout *layout, GError **error)
{
  Opening opening = { .path = path, .layout = layout, .at_once = TRUE };

  return open_file (&opening, error);
}

gboolean
crumb_database_is_older (const char *path, int newest)
{
  guint8 head[HEAD_SIZE];

  return peek (path, SQLITE_OPEN_MAIN_DB, head) > 0
         && number_at (head, APPLICATION_ID_AT) == CRUMB_DATABASE_APPLICATION_ID
         && number_at (head, USER_VERSION_AT) < newest;
}

gboolean
crumb_database_is_blank (const char *path)
{
  guint8 head[HEAD_SIZE];
  GStatBuf info;

  /* A file that can't be read isn't empty, nor is a folder or a pipe. SQLite takes a single byte for an empty file. */
  if (is_no_file (path) || (g_stat (path, &info) == 0 && info.st_size > 1))
    return FALSE;
  return peek (path, SQLITE_OPEN_MAIN_DB, head) == 0;
}
