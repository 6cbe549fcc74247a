/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes daily copies of the record, and puts them back in its place. */

#include "crumb-backups.h"

#include "record/database/crumb-database.h"
#include "record/database/crumb-schema.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

/* Copies are named by when they were made: "crumb-2026-11-21-193000.db". */
#define NAME_FORMAT "crumb-%Y-%m-%d-%H%M%S.db"
/* The temporary copy to open, in the folder of the backups. */
#define LOOK_NAME "look.db"
/* How long to wait for a record in use. */
#define PATIENCE_US (30 * G_USEC_PER_SEC)

CrumbBackup *
crumb_backup_copy (const CrumbBackup *backup)
{
  CrumbBackup *copy = g_new0 (CrumbBackup, 1);

  copy->path = g_strdup (backup->path);
  copy->made = g_date_time_ref (backup->made);
  return copy;
}

void
crumb_backup_free (CrumbBackup *backup)
{
  g_free (backup->path);
  g_date_time_unref (backup->made);
  g_free (backup);
}

static CrumbBackup *
backup_from_name (const char *folder, const char *name)
{
  g_autoptr (GDateTime) made = NULL;
  g_autofree char *again = NULL;
  int year, month, day, hour, minute, second;
  CrumbBackup *backup;

  if (sscanf (name, "crumb-%4d-%2d-%2d-%2d%2d%2d.db", &year, &month, &day, &hour, &minute, &second) != 6)
    return NULL;
  made = g_date_time_new_local (year, month, day, hour, minute, second);
  again = made != NULL ? g_date_time_format (made, NAME_FORMAT) : NULL;
  if (again == NULL || !g_str_equal (again, name))
    return NULL;

  backup = g_new0 (CrumbBackup, 1);
  backup->path = g_build_filename (folder, name, NULL);
  backup->made = g_steal_pointer (&made);
  return backup;
}

/* A copy that was made while the clock was wrong, a day ahead or more, isn't the newest for ever: it comes last. */
static int
compare_newest_first (gconstpointer a, gconstpointer b, gpointer tomorrow)
{
  const CrumbBackup *one = a;
  const CrumbBackup *other = b;
  int ahead = g_date_time_compare (one->made, tomorrow) > 0;
  int other_ahead = g_date_time_compare (other->made, tomorrow) > 0;

  return ahead != other_ahead ? ahead - other_ahead : g_date_time_compare (other->made, one->made);
}

char *
crumb_backups_default_folder (const char *path)
{
  g_autofree char *beside = g_path_get_dirname (path);

  return g_build_filename (beside, "backups", NULL);
}

GPtrArray *
crumb_backups_list (const char *folder)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_backup_free);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) tomorrow = g_date_time_add_days (now, 1);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      CrumbBackup *backup = backup_from_name (folder, name);

      if (backup != NULL)
        g_ptr_array_add (backups, backup);
    }
  g_ptr_array_sort_values_with_data (backups, compare_newest_first, tomorrow);
  return backups;
}

static sqlite3 *
open_to_read (const char *path, GError **error)
{
  g_autoptr (sqlite3) db = NULL;

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK)
    {
      crumb_database_fail (db, error);
      return NULL;
    }
  crumb_database_wait_for_locks (db);
  return g_steal_pointer (&db);
}

static gboolean
copy_database (const char *from_path, const char *to_path, GError **error)
{
  g_autoptr (sqlite3) from = open_to_read (from_path, error);

  return from != NULL && crumb_database_copy_to (from, to_path, PATIENCE_US, NULL, error);
}

static gboolean
has_games (const char *path, gboolean *has, GError **error)
{
  g_autoptr (sqlite3) db = open_to_read (path, error);

  return db != NULL && crumb_database_has (db, has, error, "SELECT 1 FROM game LIMIT 1", "");
}

/* Names a copy that is made now. Of two in a second, the other is of the next: none takes the place of another. */
static char *
name_copy (const char *folder, GDateTime *now)
{
  for (int seconds = 0;; seconds++)
    {
      g_autoptr (GDateTime) made = g_date_time_add_seconds (now, seconds);
      g_autofree char *name = g_date_time_format (made, NAME_FORMAT);
      g_autofree char *copy = g_build_filename (folder, name, NULL);

      if (!g_file_test (copy, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&copy);
    }
}

/* It is the backup that couldn't be written: the games themselves were only read. */
static void
blame_copy (GError *error, const char *copy)
{
  g_autofree char *shown = g_filename_display_name (copy);
  g_autoptr (GString) sentence = g_string_new (NULL);

  if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN)
      || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_READ_ONLY))
    /* Translators: %s is the name of a file. */
    g_string_printf (sentence, _ ("Couldn’t save the backup “%s”."), shown);
  else if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FULL)
           || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_IO))
    /* Translators: %1$s is the name of a file, %2$s a sentence that says why. */
    g_string_printf (sentence, _ ("Couldn’t save the backup “%1$s”. %2$s"), shown, error->message);
  if (sentence->len > 0)
    g_set_str (&error->message, sentence->str);
}

/* Renames the copy only when it is complete. */
static gboolean
make_copy (const char *path, const char *folder, GDateTime *now, GError **error)
{
  g_autofree char *copy = name_copy (folder, now);
  g_autofree char *part = g_strconcat (copy, ".part", NULL);
  g_autoptr (GError) trouble = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    /* Translators: %s is the name of a folder. */
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_IO, folder, _ ("Couldn’t create the folder “%s”."));

  g_unlink (part);
  if (!copy_database (path, part, &trouble))
    {
      g_unlink (part);
      blame_copy (trouble, copy);
      g_propagate_error (error, g_steal_pointer (&trouble));
      return FALSE;
    }
  if (g_rename (part, copy) != 0)
    /* Translators: %s is the name of a file. */
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_IO, copy, _ ("Couldn’t save the backup “%s”."));
  return TRUE;
}

static gboolean
same_day (GDateTime *one, GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other)
         && g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

static gboolean
same_month (GDateTime *one, GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other)
         && g_date_time_get_month (one) == g_date_time_get_month (other);
}

/* Whether it is of the same day as the one before it in the list, and the one after it. */
static gboolean
is_between (GPtrArray *backups, guint i)
{
  GDateTime *made = ((const CrumbBackup *) backups->pdata[i])->made;

  return i > 0 && i + 1 < backups->len && same_day (((const CrumbBackup *) backups->pdata[i - 1])->made, made)
         && same_day (((const CrumbBackup *) backups->pdata[i + 1])->made, made);
}

static void
delete_old (const char *folder)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);
  GDateTime *before = NULL;
  gboolean old = FALSE;
  guint days = 0;
  guint of_day = 0;

  for (guint i = 0; i < backups->len; i++)
    {
      const CrumbBackup *backup = backups->pdata[i];
      gboolean month_is_kept = old && same_month (before, backup->made);

      if (before == NULL || !same_day (before, backup->made))
        {
          days++;
          of_day = 0;
        }
      old = days > CRUMB_BACKUPS_DAYS;
      before = backup->made;
      if (month_is_kept || (++of_day >= CRUMB_BACKUPS_A_DAY && is_between (backups, i)))
        g_unlink (backup->path);
    }
}

/* Makes one if there is anything to keep. */
static gboolean
make_one (const char *path, const char *folder, GDateTime *now, GError **error)
{
  gboolean has = FALSE;

  if (!has_games (path, &has, error))
    return FALSE;
  if (!has)
    return TRUE;
  if (!make_copy (path, folder, now, error))
    return FALSE;
  delete_old (folder);
  return TRUE;
}

gboolean
crumb_backups_make_daily (const char *path, const char *folder, GDateTime *now, GError **error)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);

  for (guint i = 0; i < backups->len; i++)
    if (same_day (((CrumbBackup *) backups->pdata[i])->made, now))
      return TRUE;
  return make_one (path, folder, now, error);
}

static gboolean
is_newer (const char *path, const char *other)
{
  GStatBuf one;
  GStatBuf two;

  if (g_stat (path, &one) != 0 || g_stat (other, &two) != 0)
    return TRUE;
  return one.st_mtim.tv_sec != two.st_mtim.tv_sec ? one.st_mtim.tv_sec > two.st_mtim.tv_sec
                                                  : one.st_mtim.tv_nsec > two.st_mtim.tv_nsec;
}

gboolean
crumb_backups_make_last (const char *path, const char *folder, GDateTime *now, GError **error)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);

  return (backups->len > 0 && !is_newer (path, ((const CrumbBackup *) backups->pdata[0])->path))
         || make_one (path, folder, now, error);
}

void
crumb_backup_propagate (GError **to, GError *error, const char *look, const CrumbBackup *backup)
{
  g_autofree char *copy = g_filename_display_name (look);
  g_autofree char *original = g_filename_display_name (backup->path);
  g_autoptr (GString) sentence = g_string_new (error->message);

  g_string_replace (sentence, copy, original, 0);
  if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    /* Translators: %s is the name of a file. */
    g_string_printf (sentence, _ ("The backup “%s” is damaged. Choose an older one."), original);
  g_set_str (&error->message, sentence->str);
  g_propagate_error (to, error);
}

char *
crumb_backup_copy_to_look (const CrumbBackup *backup, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (backup->path);
  g_autofree char *look = g_build_filename (folder, LOOK_NAME, NULL);
  GError *trouble = NULL;

  g_unlink (look);
  if (copy_database (backup->path, look, &trouble))
    return g_steal_pointer (&look);
  crumb_backup_propagate (error, trouble, look, backup);
  return NULL;
}

/* Gives the file a second name, so that there is one in its place all the time. Some file systems only copy. */
static gboolean
name_twice (const char *path, const char *aside)
{
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (aside);

  return link (path, aside) == 0 || errno == ENOENT || g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL);
}

/* A journal of the damaged file would be played into the new one. */
static gboolean
put_aside (const char *path, GDateTime *now, GError **error)
{
  g_autofree char *aside = g_date_time_format (now, "damaged-%Y-%m-%d-%H%M%S");
  g_autofree char *to = g_strconcat (path, ".", aside, NULL);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *journal_to = g_strconcat (to, "-journal", NULL);

  if (!crumb_database_is_blank (path) && !name_twice (path, to))
    /* Translators: %s is the name of a file. */
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_IO, path, _ ("Couldn’t move “%s” aside."));
  if (g_rename (journal, journal_to) != 0 && errno != ENOENT)
    /* Translators: %s is the name of a file. */
    return crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_IO, journal, _ ("Couldn’t move “%s” aside."));
  return TRUE;
}

/* For a record that can't be read, or isn't there: renames a complete file over it. */
static gboolean
take_place (const char *look, const char *path, GDateTime *now, GError **error)
{
  g_autofree char *part = g_strconcat (path, ".part", NULL);

  g_unlink (part);
  if (copy_database (look, part, error) && put_aside (path, now, error))
    {
      if (g_rename (part, path) == 0)
        return TRUE;
      /* Translators: %s is the name of a file. */
      crumb_record_error_set_file (error, CRUMB_RECORD_ERROR_IO, path, _ ("Couldn’t save “%s”."));
    }
  g_unlink (part);
  return FALSE;
}

gboolean
crumb_backups_restore (const CrumbBackup *backup, const char *path, const char *folder, GDateTime *now, GError **error)
{
  g_autofree char *look = crumb_backup_copy_to_look (backup, error);
  g_autoptr (GError) trouble = NULL;
  g_autoptr (sqlite3) checked = NULL;
  g_autoptr (sqlite3) record = NULL;

  if (look == NULL)
    return FALSE;
  checked = crumb_database_open (look, &crumb_schema, NULL, &trouble);
  if (checked == NULL)
    {
      crumb_backup_propagate (error, g_steal_pointer (&trouble), look, backup);
      return FALSE;
    }
  if (crumb_database_is_blank (path))
    return take_place (look, path, now, error);

  record = crumb_database_open (path, &crumb_schema, NULL, &trouble);
  if (record != NULL)
    return make_copy (path, folder, now, error) && crumb_database_copy (checked, record, PATIENCE_US, NULL, error);
  if (g_error_matches (trouble, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED)
      || g_error_matches (trouble, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FOREIGN))
    return take_place (look, path, now, error);

  g_propagate_error (error, g_steal_pointer (&trouble));
  return FALSE;
}
