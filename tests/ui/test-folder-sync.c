/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The chosen folder is remembered and synced, and each problem is reported once. */

#include "carry-files.h"
#include "ui-tests.h"

#include "crumb-config.h"
#include "record/store/crumb-deleted-game.h"
#include "ui/carry/crumb-folder-sync.h"

typedef struct
{
  RecordFixture record;
  GSettings *settings;
  char *folder;
  GFile *place;
  CrumbFolderSync *sync;
  GPtrArray *told;
  guint n_updated;
} Fixture;

static void
told_cb (Fixture *fixture, const char *sentence)
{
  g_ptr_array_add (fixture->told, g_strdup (sentence));
}

static void
updated_cb (Fixture *fixture)
{
  fixture->n_updated++;
}

static void
begin (Fixture *fixture)
{
  fixture->sync = crumb_folder_sync_new (fixture->record.store, fixture->settings);
  g_signal_connect_swapped (fixture->sync, "trouble", G_CALLBACK (told_cb), fixture);
  g_signal_connect_swapped (fixture->sync, "updated", G_CALLBACK (updated_cb), fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  record_fixture_set_up (&fixture->record, NULL);
  fixture->settings = g_settings_new (CRUMB_APPLICATION_ID);
  fixture->folder = g_dir_make_tmp ("crumb-folder-sync-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->place = g_file_new_for_path (fixture->folder);
  fixture->told = g_ptr_array_new_with_free_func (g_free);
  begin (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "folder");
  g_settings_reset (fixture->settings, "folder-in-step");
  g_clear_object (&fixture->sync);
  g_clear_object (&fixture->settings);
  g_clear_object (&fixture->place);
  g_clear_pointer (&fixture->told, g_ptr_array_unref);
  if (g_file_test (fixture->folder, G_FILE_TEST_EXISTS))
    record_remove_folder (fixture->folder);
  g_free (fixture->folder);
  record_fixture_tear_down (&fixture->record, NULL);
}

/* Waits for the next sync pass to end. */
static void
wait (Fixture *fixture)
{
  guint before = fixture->n_updated;

  while (fixture->n_updated == before)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_none (Fixture *fixture, gconstpointer data)
{
  g_assert_null (crumb_folder_sync_get_place (fixture->sync));
  g_assert_null (crumb_folder_sync_get_troubles (fixture->sync));
  g_assert_false (crumb_folder_sync_get_busy (fixture->sync));
}

static void
test_use (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = carry_write (&fixture->record, "1.json", 1, CARRY_OVER);
  g_autoptr (CrumbImport) import = carry_import (&fixture->record, file, NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (crumb_folder_sync_set_place (fixture->sync, fixture->place));
  before = crumb_folder_sync_describe (fixture->sync);
  g_assert_cmpstr (before, ==, "Not synced yet.");
  wait (fixture);
  g_assert_cmpuint (count_files (fixture), ==, 1);
  after = crumb_folder_sync_describe (fixture->sync);
  g_assert_true (g_str_has_prefix (after, "Last synced "));
  g_assert_cmpuint (fixture->told->len, ==, 0);

  /* The next start syncs it again. */
  g_clear_object (&fixture->sync);
  begin (fixture);
  g_assert_true (g_file_equal (crumb_folder_sync_get_place (fixture->sync), fixture->place));

  g_assert_true (crumb_folder_sync_set_place (fixture->sync, NULL));
  g_clear_object (&fixture->sync);
  begin (fixture);
  g_assert_null (crumb_folder_sync_get_place (fixture->sync));
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

static void
test_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) remote = g_file_new_for_uri ("sftp://example.org/games");

  g_assert_false (crumb_folder_sync_set_place (fixture->sync, remote));
  g_assert_null (crumb_folder_sync_get_place (fixture->sync));
}

static void
test_gone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *state = NULL;

  record_remove_folder (fixture->folder);
  g_assert_true (crumb_folder_sync_set_place (fixture->sync, fixture->place));
  wait (fixture);
  g_assert_cmpuint (fixture->told->len, ==, 1);
  state = crumb_folder_sync_describe (fixture->sync);
  g_assert_cmpstr (state, ==, fixture->told->pdata[0]);
}

static void
test_told_once (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "bad <b>.json", NULL);

  g_assert_true (g_file_set_contents (path, "{\"crumb-game\": 1, \"game\": \"none\"}", -1, NULL));
  g_assert_true (crumb_folder_sync_set_place (fixture->sync, fixture->place));
  wait (fixture);
  g_assert_cmpuint (fixture->told->len, ==, 1);
  g_assert_true (g_str_has_prefix (fixture->told->pdata[0], "Couldn’t import “bad <b>.json” from the folder. "));
  g_assert_cmpuint (crumb_folder_sync_get_troubles (fixture->sync)->len, ==, 1);

  g_signal_emit_by_name (fixture->record.store, "changed", NULL);
  wait (fixture);
  g_assert_cmpuint (fixture->told->len, ==, 1);
}

/* Two machines played a game differently: people hear which version is used, and the other one waits. */
static void
conflict (Fixture *fixture, CarryVersion ours, CarryVersion theirs, const char *sentence, CrumbDeletedHow how)
{
  g_autoptr (GFile) file = carry_write (&fixture->record, "1.json", 1, ours);
  g_autoptr (CrumbImport) import = carry_import (&fixture->record, file, NULL);
  g_autoptr (GFile) other = carry_write (&fixture->record, "2.json", 1, theirs);
  g_autoptr (GFile) carried = g_file_get_child (fixture->place, "2.json");
  g_autoptr (GPtrArray) deleted = NULL;

  g_assert_true (g_file_move (other, carried, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  g_signal_connect_swapped (fixture->sync, "decided", G_CALLBACK (told_cb), fixture);
  g_assert_true (crumb_folder_sync_set_place (fixture->sync, fixture->place));
  wait (fixture);
  g_assert_cmpuint (fixture->told->len, ==, 1);
  g_assert_cmpstr (fixture->told->pdata[0], ==, sentence);
  deleted = crumb_store_find_deleted (fixture->record.store, NULL, NULL);
  g_assert_cmpuint (deleted->len, ==, 1);
  g_assert_cmpint (((const CrumbDeletedGame *) deleted->pdata[0])->how, ==, how);
}

static void
test_theirs (Fixture *fixture, gconstpointer data)
{
  conflict (fixture, CARRY_OTHER, CARRY_OVER,
            "1 game differs in the sync folder. The folder’s version is used; yours is in Deleted Games.",
            CRUMB_DELETED_BY_FOLDER);
}

/* The version that lost is still in a file of its own: nobody hears that it won. */
static void
test_lost_and_left (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) lost = NULL;
  g_autoptr (GFile) left = g_file_get_child (fixture->place, "3.json");

  test_theirs (fixture, NULL);
  lost = carry_write (&fixture->record, "3.json", 1, CARRY_OTHER);
  g_assert_true (g_file_move (lost, left, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  wait (fixture);
  g_assert_cmpuint (fixture->told->len, ==, 1);
}

static void
test_ours (Fixture *fixture, gconstpointer data)
{
  conflict (fixture, CARRY_OVER, CARRY_OTHER,
            "1 game differs in the sync folder. Your version is used; the folder’s is in Deleted Games.",
            CRUMB_DELETED_FROM_FOLDER);
}

void
add_folder_sync_tests (void)
{
  g_test_add ("/folder-sync/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/folder-sync/use", Fixture, NULL, set_up, test_use, tear_down);
  g_test_add ("/folder-sync/elsewhere", Fixture, NULL, set_up, test_elsewhere, tear_down);
  g_test_add ("/folder-sync/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/folder-sync/theirs", Fixture, NULL, set_up, test_theirs, tear_down);
  g_test_add ("/folder-sync/lost-and-left", Fixture, NULL, set_up, test_lost_and_left, tear_down);
  g_test_add ("/folder-sync/ours", Fixture, NULL, set_up, test_ours, tear_down);
  g_test_add ("/folder-sync/told-once", Fixture, NULL, set_up, test_told_once, tear_down);
}
