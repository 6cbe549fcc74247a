/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where the record is opened, what may lie beside it, and what is said when a file can't be written or read. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/base/crumb-file-error.h"
#include "record/store/crumb-backups.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

/* XDG_DATA_HOME=./x ended the program. */
static void
test_relative_folder (void)
{
  g_autofree char *path = NULL;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }
  g_setenv ("XDG_DATA_HOME", "./x", TRUE);
  path = crumb_store_default_path ();
  g_assert_true (g_path_is_absolute (path));
  g_assert_true (g_str_has_prefix (path, g_get_home_dir ()));
}

/* A pipe in the place of a journal was waited for, for ever. */
static void
test_pipe_beside (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = g_strconcat (fixture->path, "-journal", NULL);
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->store);
  g_unlink (pipe);
  g_assert_no_errno (mkfifo (pipe, 0600));
  g_assert_false (crumb_store_needs_upgrade (fixture->path));
  store = crumb_store_open (fixture->path, &error);
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN);
  g_assert_null (store);
  g_assert_true (g_str_has_suffix (error->message, "-journal” isn’t a file."));
  g_assert_no_errno (g_unlink (pipe));
  fixture->store = crumb_store_open (fixture->path, NULL);
}

/* What people play is nobody else's business, also where the folder was made with all rights before. */
static void
test_open_folder (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "crumb", NULL);
  g_autofree char *path = g_build_filename (folder, "crumb.db", NULL);
  g_autoptr (CrumbStore) store = NULL;
  GStatBuf info;

  g_assert_no_errno (g_mkdir (folder, 0700));
  g_assert_no_errno (g_chmod (folder, 0777));
  store = crumb_store_open (path, NULL);
  g_assert_nonnull (store);
  g_assert_no_errno (g_stat (folder, &info));
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
  g_clear_object (&store);
  record_remove_folder (folder);
}

/* The games were only read, yet it was their file that couldn't be opened. */
static void
test_backup_in_the_way (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *folder = g_build_filename (fixture->folder, "backups", NULL);
  g_autofree char *part = g_build_filename (folder, "crumb-2026-01-01-120000.db.part", NULL);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_mkdir_with_parents (part, 0700));
  g_assert_false (crumb_backups_make_daily (fixture->path, folder, now, &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_suffix (error->message, "crumb-2026-01-01-120000.db”."));
  g_assert_true (g_str_has_prefix (error->message, "Couldn’t save the backup “"));
  g_rmdir (part);
  g_assert_no_errno (g_rmdir (folder));
}

/* Nobody writes what is only read. */
static void
test_words_for_reading (void)
{
  g_autoptr (GError) file = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_ACCES, "Failed to open “x”");
  g_autoptr (GError) io = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "Error opening “x”");

  g_assert_cmpstr (crumb_file_error_tell_unread (file, "It isn’t there."), ==, "You don’t have permission to read it.");
  g_assert_cmpstr (crumb_file_error_tell_unread (io, "It isn’t there."), ==, "You don’t have permission to read it.");
}

/* What the system says of a file has temporary names in it, and the words of a library. */
static void
test_words_for_files (void)
{
  static const struct
  {
    int number;
    const char *sentence;
  } rows[] = {
    { EIO, "The disk isn’t answering." },
    { EDQUOT, "The disk is full." },
    { ENOSPC, "The disk is full." },
    { ENOENT, "It isn’t there." },
    { EROFS, "You don’t have permission to write there." },
    { ELOOP, "The disk or folder doesn’t allow it." },
    { EMFILE, "The disk or folder doesn’t allow it." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) file = g_error_new (G_FILE_ERROR, (int) g_file_error_from_errno (rows[i].number),
                                             "Failed to write “.goutputstream-4X”: %s", g_strerror (rows[i].number));
      g_autoptr (GError) io = g_error_new (G_IO_ERROR, (int) g_io_error_from_errno (rows[i].number),
                                           "Error opening “/tmp/.x.tmp”: %s", g_strerror (rows[i].number));

      g_autoptr (GError) other =
          g_error_new (g_quark_from_static_string ("another-library"), 1,
                       "error while writing to output stream “/tmp/x”: %s", g_strerror (rows[i].number));

      g_assert_null (strstr (crumb_file_error_tell (other, ""), "/tmp"));
      g_assert_cmpstr (crumb_file_error_tell (file, "It isn’t there."), ==, rows[i].sentence);
      g_assert_cmpstr (crumb_file_error_tell (io, "It isn’t there."), ==, rows[i].sentence);
    }
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/opening/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_opening_tests (void)
{
  g_test_add_func ("/record/opening/relative-folder", test_relative_folder);
  g_test_add_func ("/record/opening/words-for-reading", test_words_for_reading);
  g_test_add_func ("/record/opening/words-for-files", test_words_for_files);
  add ("pipe-beside", test_pipe_beside);
  add ("open-folder", test_open_folder);
  add ("backup-in-the-way", test_backup_in_the_way);
}
