/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Files that leave the record are on the disk before anybody hears of them, and overwrite nothing unseen. */

#include "disk-calls.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-export.h"
#include "record/folder/crumb-folder-files.h"
#include "record/store/crumb-backups.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
contents (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
export_all (CrumbExport *export)
{
  g_autoptr (GError) error = NULL;

  while (crumb_export_next (export, NULL, &error))
    ;
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_export_get_n_done (export), ==, 1);
}

/* Opening a record syncs as well, so each counts from after that. */
static void
test_exports (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GFile) folder = g_file_new_build_filename (fixture->folder, "out", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->folder, "all.json", NULL);
  g_autoptr (CrumbExport) to_folder = crumb_export_new_to_folder (fixture->store, NULL, folder);
  g_autoptr (CrumbExport) to_file = crumb_export_new_to_file (fixture->store, NULL, file);
  guint n_syncs;

  n_syncs = disk_calls_get_syncs ();
  export_all (to_folder);
  g_assert_cmpuint (disk_calls_get_syncs (), >, n_syncs);
  n_syncs = disk_calls_get_syncs ();
  export_all (to_file);
  g_assert_cmpuint (disk_calls_get_syncs (), >, n_syncs);
  record_remove_folder (g_file_peek_path (folder));
}

static void
test_folder (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (CrumbFolderFile) first = NULL;
  g_autoptr (CrumbFolderFile) second = NULL;
  g_autoptr (GError) error = NULL;
  guint n_syncs = disk_calls_get_syncs ();

  g_assert_true (crumb_folder_files_write (folder, "a.json", NULL, "one", &first, NULL, &error));
  g_assert_nonnull (first);
  g_assert_cmpuint (disk_calls_get_syncs (), >, n_syncs);
  g_assert_true (crumb_folder_files_write (folder, "a.json", first, "other", &second, NULL, &error));
  g_assert_nonnull (second);
}

/* A file that another program wrote since it was listed stays, and so does its absence. */
static void
test_unexpected (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autofree char *path = g_build_filename (fixture->folder, "a.json", NULL);
  g_autofree char *now = NULL;
  g_autoptr (GPtrArray) files = NULL;
  CrumbFolderFile larger;
  CrumbFolderFile later;

  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  files = crumb_folder_files_list (folder, NULL, NULL);
  g_assert_cmpuint (files->len, ==, 1);
  larger = later = *(const CrumbFolderFile *) files->pdata[0];
  larger.size++;
  later.modified++;

  const struct
  {
    const char *name;
    const CrumbFolderFile *listed;
  } rows[] = { { "a.json", NULL }, { "a.json", &larger }, { "a.json", &later }, { "b.json", &later } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CrumbFolderFile) wrote = NULL;

      g_assert_true (crumb_folder_files_write (folder, rows[i].name, rows[i].listed, "ours", &wrote, NULL, NULL));
      g_assert_null (wrote);
    }
  now = contents (fixture->folder, "a.json");
  g_assert_cmpstr (now, ==, "theirs");
}

/* What people play, and with whom, is nobody else's business. */
static void
test_private (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "data", NULL);
  g_autofree char *path = g_build_filename (folder, "crumb.db", NULL);
  mode_t before = umask (0);
  g_autoptr (CrumbStore) store = crumb_store_open (path, NULL);
  GStatBuf info;

  umask (before);
  g_assert_nonnull (store);
  g_assert_no_errno (g_stat (folder, &info));
  g_assert_cmpuint (info.st_mode & 0777, ==, 0700);
  g_assert_no_errno (g_stat (path, &info));
  g_assert_cmpuint (info.st_mode & 0777, ==, 0600);
  g_clear_object (&store);
  record_remove_folder (folder);
}

/* The copy that an upgrade leaves is as private as the record. */
static void
test_private_copy (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "record", "version-4", "crumb.db", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "old.db", NULL);
  g_autofree char *copy = g_strconcat (path, ".version-4", NULL);
  g_autofree char *old = NULL;
  mode_t before = umask (0);
  g_autoptr (CrumbStore) store = NULL;
  GStatBuf info;
  gsize length;

  g_assert_true (g_file_get_contents (from, &old, &length, NULL));
  g_assert_true (g_file_set_contents (path, old, (gssize) length, NULL));
  store = crumb_store_open (path, NULL);
  umask (before);
  g_assert_nonnull (store);
  g_assert_no_errno (g_stat (path, &info));
  g_assert_cmpuint (info.st_mode & 0777, ==, 0600);
  g_assert_no_errno (g_stat (copy, &info));
  g_assert_cmpuint (info.st_mode & 0777, ==, 0600);
}

/* A pipe where the record should be is refused, and not waited for. */
static void
test_pipe (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "pipe.db", NULL);
  g_autofree char *backups = crumb_backups_default_folder (path);
  g_autofree char *backup = g_build_filename (backups, "crumb-2026-02-01-120000.db", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_mkdir (backups, 0700));
  g_assert_true (g_file_set_contents (backup, "", 0, NULL));
  g_assert_no_errno (mkfifo (path, 0600));
  g_assert_false (crumb_store_needs_upgrade (path));
  g_assert_null (crumb_store_open (path, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN);
  record_remove_folder (backups);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/durable/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_durable_tests (void)
{
  add ("exports", test_exports);
  add ("folder", test_folder);
  add ("unexpected", test_unexpected);
  add ("private", test_private);
  add ("private/copy", test_private_copy);
  add ("pipe", test_pipe);
}
