/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What other programs and other Crumbs left in files, row by row: marks, entries, and places that can't be used. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-export.h"
#include "record/files/crumb-import.h"
#include "record/files/crumb-mark-file.h"
#include "record/store/crumb-backups.h"
#include "record/store/crumb-game-filter.h"
#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define ID "917AD25B-a5a1-450a-abaf-d7190295f920"
#define MARK(version, id, deleted, at)                                                                                 \
  "{\"crumb-deleted\": " version ", \"id\": " id ", \"deleted\": " deleted ", \"at\": " at "}"
#define AT "\"2026-03-01T19:30:00Z\""

static const struct
{
  const char *text;
  const char *part; /* of the sentence; NULL: it is a mark */
} mark_rows[] = {
  { MARK ("1", "\"" ID "\"", "true", AT), NULL },
  { MARK ("1", "\"" ID "\"", "false", AT), NULL },
  { "{", "only half written yet" },
  { "[1]", "isn’t an object" },
  { "{\"crumb-deleted\": 1}", "“id” is missing" },
  { MARK ("2", "\"" ID "\"", "true", AT), "from 1 to 1" },
  { MARK ("1", "\"" ID ID "\"", "true", AT), "36" },
  { MARK ("1", "5", "true", AT), "“id” isn’t text" },
  { MARK ("1", "\"917ad25b\"", "true", AT), "UUID" },
  { MARK ("1", "\"" ID "\"", "1", AT), "true or false" },
  { MARK ("1", "\"" ID "\"", "true", "5"), "“at” isn’t text" },
  { MARK ("1", "\"" ID "\"", "true", "\"yesterday\""), "2026-03-01T19:30:00Z" },
};

static void
test_marks (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (mark_rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (CrumbMark) mark = crumb_mark_file_read (mark_rows[i].text, strlen (mark_rows[i].text), &error);

      g_assert_true ((mark == NULL) == (mark_rows[i].part != NULL));
      if (mark == NULL)
        {
          g_assert_nonnull (strstr (error->message, mark_rows[i].part));
          continue;
        }
      g_assert_cmpstr (mark->id, ==, "917ad25b-a5a1-450a-abaf-d7190295f920");
      g_assert_true (mark->deleted == (i == 0));
    }
}

#define SUE "{\"name\":\"Sue\"},"
#define FILE_OF(head, ann, entry)                                                                                      \
  "{\"crumb-game\":1,\"game\":\"cookie-raid\"" head ",\"players\":[" SUE ann "],\"entries\":[" entry "]}"
#define ANN "{\"name\":\"Ann\"}"
#define COOKIES "{\"what\":\"cookies\",\"seat\":0,\"amount\":1}"
#define LONG "\"12345678901234567890123456789012345678901234567890123456789012345\""

/* Each field of a game file that is of another type, or too long. */
static const struct
{
  const char *text;
  const char *field; /* NULL: it is whole */
} type_rows[] = {
  { FILE_OF ("", ANN, COOKIES), NULL },
  { FILE_OF (",\"id\":5", ANN, ""), "“id”" },
  { FILE_OF (",\"id\":" LONG, ANN, ""), "“id”" },
  { FILE_OF (",\"rules\":5", ANN, ""), "“rules”" },
  { FILE_OF (",\"started\":5", ANN, ""), "“started”" },
  { FILE_OF (",\"first\":\"Sue\"", ANN, ""), "“first”" },
  { FILE_OF ("", "{\"name\":5}", ""), "“name”" },
  { FILE_OF ("", "{\"name\":" LONG "}", ""), "name" },
  { FILE_OF ("", "{\"name\":\"Ann\",\"colour\":5}", ""), "“colour”" },
  { FILE_OF ("", "5", ""), "" },
  { FILE_OF ("", ANN, "5"), "" },
  { FILE_OF ("", ANN, "{\"what\":5}"), "“what”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":\"Sue\",\"amount\":1}"), "“seat”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":0,\"amount\":true}"), "“amount”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":0,\"amount\":1,\"joined\":1}"), "“joined”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":0,\"amount\":1,\"why\":1}"), "“why”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":0,\"amount\":1,\"at\":1}"), "“at”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":0,\"amount\":1,\"place\":1}"), "“place”" },
  { FILE_OF ("", ANN, "{\"what\":\"cookies\",\"seat\":0,\"amount\":1,\"text\":1}"), "“text”" },
  { FILE_OF ("", ANN, COOKIES ",{\"what\":\"undo\",\"of\":\"1\"}"), "“of”" },
  { FILE_OF ("", ANN, COOKIES ",{\"what\":\"undo\",\"of\":1,\"joined\":1}"), "" },
  { FILE_OF ("", ANN, COOKIES ",{\"what\":\"strike\",\"of\":\"1\"}"), "“of”" },
  { FILE_OF ("", ANN, COOKIES ",{\"what\":\"strike\",\"of\":1,\"joined\":1}"), "“joined”" },
  { FILE_OF ("", ANN, "{\"what\":\"rename\",\"seat\":\"Ann\",\"text\":\"Anna\"}"), "“seat”" },
  { FILE_OF ("", ANN, "{\"what\":\"rename\",\"seat\":1,\"text\":\"Anna\",\"joined\":1}"), "“joined”" },
  { FILE_OF ("", ANN, "{\"what\":\"rename\",\"seat\":1,\"text\":5}"), "“text”" },
  { FILE_OF ("", ANN, "{\"what\":\"title\",\"text\":5}"), "“text”" },
  { FILE_OF ("", ANN, "{\"what\":\"note\",\"text\":5}"), "“text”" },
};

static void
test_types (RecordFixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (type_rows); i++)
    {
      const char *text = type_rows[i].text;
      g_autofree char *id = NULL;
      g_autoptr (GError) error = NULL;
      gboolean taken =
          crumb_game_file_read (fixture->store, text, strlen (text), CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);

      g_test_message ("%s: %s", text, error != NULL ? error->message : "taken");
      g_assert_true (taken == (type_rows[i].field == NULL));
      if (!taken)
        g_assert_nonnull (strstr (error->message, type_rows[i].field));
    }
}

/* Of two marks the later one wins, and of two at the same time the deletion. */
static void
test_marks_compared (void)
{
  const CrumbMark early = { .at = 5, .deleted = TRUE };
  const CrumbMark late = { .at = 6 };
  const CrumbMark late_deletion = { .at = 6, .deleted = TRUE };

  g_assert_cmpint (crumb_mark_compare (&early, &late), <, 0);
  g_assert_cmpint (crumb_mark_compare (&late, &early), >, 0);
  g_assert_cmpint (crumb_mark_compare (&late, &late_deletion), <, 0);
  g_assert_cmpint (crumb_mark_compare (&late_deletion, &late), >, 0);
  g_assert_cmpint (crumb_mark_compare (&late, &late), ==, 0);
}

static const struct
{
  CrumbEntryType type;
  const char *word;
  const char *text;
  gboolean fits;
} text_rows[] = {
  { CRUMB_ENTRY_RENAME, NULL, "Sue", TRUE },
  { CRUMB_ENTRY_RENAME, NULL, NULL, FALSE },
  { CRUMB_ENTRY_RENAME, NULL, "", FALSE },
  { CRUMB_ENTRY_RENAME, NULL, "Sue\nAnn", FALSE },
  { CRUMB_ENTRY_TITLE, NULL, "", TRUE },
  { CRUMB_ENTRY_TITLE, NULL, NULL, FALSE },
  { CRUMB_ENTRY_TITLE, NULL, "two\nlines", FALSE },
  { CRUMB_ENTRY_NOTE, NULL, "two\nlines", TRUE },
  { CRUMB_ENTRY_NOTE, NULL, NULL, FALSE },
  { CRUMB_ENTRY_NOTE, NULL, "a\tb", FALSE },
  { CRUMB_ENTRY_PLACE, NULL, "At home", TRUE },
  { CRUMB_ENTRY_PLACE, NULL, NULL, FALSE },
  { CRUMB_ENTRY_PLACE, NULL, "\xff", FALSE },
  { CRUMB_ENTRY_DATE, NULL, "2026-03-01T19:30:00Z", TRUE },
  { CRUMB_ENTRY_DATE, NULL, "2026-03-01T20:30:00+01:00", FALSE },
  { CRUMB_ENTRY_DATE, NULL, "yesterday", FALSE },
  { CRUMB_ENTRY_DATE, NULL, NULL, FALSE },
  { CRUMB_ENTRY_UNDO, NULL, NULL, TRUE },
  { CRUMB_ENTRY_UNDO, NULL, "why", FALSE },
  { CRUMB_ENTRY_MOVE, "leap", NULL, TRUE },
  { CRUMB_ENTRY_MOVE, "leap", "Sue", TRUE },
  { CRUMB_ENTRY_MOVE, "leap", "two\nlines", FALSE },
};

static void
test_entry_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (text_rows); i++)
    {
      const CrumbEntry entry = { .type = text_rows[i].type,
                                 .word = (char *) text_rows[i].word,
                                 .text = (char *) text_rows[i].text };

      g_test_message ("Row %zu", i);
      g_assert_true (crumb_entry_text_fits (&entry, &crumb_cookie_raid) == text_rows[i].fits);
    }
}

/* Each field alone tells two filters apart. */
static void
test_filters (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const CrumbGameFilter filters[] = {
    { 0 },
    { .search = (char *) "sue" },
    { .rule_names = names },
    { .player = (char *) "sue" },
    { .with = (char *) "sue" },
    { .winner = (char *) "sue" },
    { .players = 2 },
    { .kind = (char *) "cookie-raid" },
    { .rules = (char *) "" },
    { .year = 2026 },
    { .from = 1 },
    { .to = 1 },
    { .progress = CRUMB_PROGRESS_OVER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      for (gsize other = 0; other < G_N_ELEMENTS (filters); other++)
        g_assert_true (crumb_game_filter_equal (&filters[i], &filters[other]) == (i == other));
      g_assert_true (crumb_game_filter_equal (&filters[i], NULL) == (i == 0));
      g_assert_true (crumb_game_filter_equal (NULL, &filters[i]) == (i == 0));
      g_assert_true (crumb_game_filter_is_empty (&filters[i]) == (i == 0 || filters[i].rule_names != NULL));
    }
  g_assert_true (crumb_game_filter_is_empty (NULL));
}

static char *
import_from (CrumbStore *store, GFile *file)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (CrumbImport) import = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (files, file);
  import = crumb_import_new (store, crumb_game_reader_new (files));
  g_assert_true (crumb_import_next (import, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_import_get_n_results (import), ==, 1);
  return g_strdup (crumb_import_get_result (import, 0)->error->message);
}

/* A file that is gone, or is too large, gets a sentence. */
static void
test_no_file (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "gone.json", NULL);
  g_autofree char *large = g_malloc0 (CRUMB_GAME_FILE_MAX + 2);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *gone = import_from (fixture->store, file);
  g_autofree char *one = NULL;
  g_autofree char *many = NULL;

  g_assert_cmpstr (gone, ==, "There’s no such file.");
  memset (large, ' ', CRUMB_GAME_FILE_MAX + 1);
  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  one = import_from (fixture->store, file);
  g_assert_nonnull (strstr (one, "MiB"));

  memcpy (large, "{\"crumb-games\": 1, \"games\": [{", strlen ("{\"crumb-games\": 1, \"games\": [{"));
  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  many = import_from (fixture->store, file);
  g_assert_nonnull (strstr (many, "only half written yet"));
  g_assert_no_errno (g_unlink (path));
}

/* (transfer full) (nullable): why not all could be written. */
static GError *
export_all (CrumbExport *export)
{
  GError *error = NULL;

  while (crumb_export_next (export, NULL, &error))
    continue;
  return error;
}

static char *
write_id (CrumbGame *game)
{
  return g_strdup_printf ("%s\n", crumb_game_get_id (game));
}

/* A table of no games has its head all the same. */
static void
test_tables (RecordFixture *fixture, gconstpointer data)
{
  for (guint n = 0; n < 3; n++)
    {
      g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
      g_autoptr (CrumbExport) export = crumb_export_new_to_stream (fixture->store, NULL, stream);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;

      g_assert_cmpuint (crumb_export_get_n_games (export), ==, 0);
      crumb_export_set_table (export, "game\n", write_id);
      error = export_all (export);
      g_assert_no_error (error);
      bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      lines = g_strsplit (text, "\n", -1);
      g_assert_cmpstr (lines[0], ==, "game");
      g_assert_cmpuint (g_strv_length (lines), ==, n + 2);
      g_object_unref (record_new_game (fixture->store, "", 2));
    }
}

/* What can't be written says so, and leaves nothing behind. */
static void
test_no_room (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *there = g_build_filename (fixture->folder, "there", NULL);
  g_autofree char *below = g_build_filename (there, "games.json", NULL);
  g_autoptr (GFile) in_the_way = g_file_new_for_path (there);
  g_autoptr (GFile) below_it = g_file_new_for_path (below);
  g_autoptr (GFile) full = g_file_new_for_path ("/dev/full");
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbExport) to_folder = crumb_export_new_to_folder (fixture->store, NULL, below_it);
  g_autoptr (CrumbExport) to_file = crumb_export_new_to_file (fixture->store, NULL, below_it);
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autoptr (CrumbExport) to_full = NULL;
  g_autoptr (GError) no_folder = NULL;
  g_autoptr (GError) no_file = NULL;
  g_autoptr (GError) no_room = NULL;
  g_autofree char *content = NULL;

  g_assert_true (g_file_set_contents (there, "a file", -1, NULL));
  no_folder = export_all (to_folder);
  g_assert_error (no_folder, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  no_file = export_all (to_file);
  g_assert_error (no_file, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_assert_true (g_file_query_exists (in_the_way, NULL));
  g_assert_true (g_file_get_contents (there, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "a file");
  g_assert_no_errno (g_unlink (there));

  stream = g_file_append_to (full, G_FILE_CREATE_NONE, NULL, NULL);
  g_assert_nonnull (stream);
  to_full = crumb_export_new_to_stream (fixture->store, NULL, G_OUTPUT_STREAM (stream));
  no_room = export_all (to_full);
  g_assert_error (no_room, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
}

/* What there is in the place of a file to be written, or of the part that becomes it. */
typedef enum
{
  PLACE_HAS_FILE,
  PLACE_HAS_LINK,
  PLACE_HAS_FOLDER,
  PLACE_GETS_FOLDER, /* once something has been written */
  PART_IS_FOLDER,
} PlaceOfFile;

static const char old_text[] = "what was there before";

static void
lay_out (PlaceOfFile at, const char *path, const char *real, const char *part)
{
  if (at == PLACE_HAS_LINK)
    g_assert_no_errno (symlink (real, path));
  if (at == PLACE_HAS_FILE || at == PLACE_HAS_LINK || at == PART_IS_FOLDER)
    g_assert_true (g_file_set_contents_full (at == PLACE_HAS_LINK ? real : path, old_text, -1, G_FILE_SET_CONTENTS_NONE,
                                             0600, NULL));
  if (at == PLACE_HAS_FOLDER)
    g_assert_no_errno (g_mkdir (path, 0700));
  if (at == PART_IS_FOLDER)
    g_assert_no_errno (g_mkdir (part, 0700));
}

static gboolean
is_written (const char *path)
{
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  g_assert_true (text == NULL || g_str_equal (text, old_text) || g_str_has_suffix (text, "\n  ]\n}\n"));
  return text != NULL && !g_str_equal (text, old_text);
}

/* A file is written beside its place, or else in it, and replaces what was there when it is whole or not at all. */
static void
test_in_place (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "games.json", NULL);
  g_autofree char *real = g_build_filename (fixture->folder, "real.json", NULL);
  g_autofree char *part = g_build_filename (fixture->folder, ".games.json.part", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);

  for (PlaceOfFile at = PLACE_HAS_FILE; at <= PART_IS_FOLDER; at++)
    for (guint whole = 0; whole < 2; whole++)
      {
        g_autoptr (CrumbExport) export = crumb_export_new_to_file (fixture->store, NULL, file);
        g_autoptr (GError) error = NULL;
        gboolean fails = at == PLACE_HAS_FOLDER || at == PLACE_GETS_FOLDER;

        g_test_message ("Place %d, %s", at, whole ? "to its end" : "left off");
        lay_out (at, path, real, part);
        g_assert_true (crumb_export_next (export, NULL, at == PLACE_HAS_FOLDER ? &error : NULL)
                       == (at != PLACE_HAS_FOLDER));
        if (at == PLACE_GETS_FOLDER)
          g_assert_no_errno (g_mkdir (path, 0700));
        if (whole && at != PLACE_HAS_FOLDER)
          error = export_all (export);
        g_assert_cmpint (error != NULL, ==, fails && (whole || at == PLACE_HAS_FOLDER));
        g_clear_object (&export);
        g_assert_cmpint (is_written (at == PLACE_HAS_LINK ? real : path), ==, whole && !fails);
        g_assert_cmpint (g_file_test (path, G_FILE_TEST_IS_SYMLINK), ==, at == PLACE_HAS_LINK);
        g_assert_cmpint (g_file_test (part, G_FILE_TEST_EXISTS), ==, at == PART_IS_FOLDER);
        g_remove (path);
        g_remove (real);
        g_remove (part);
      }
}

/* A file where the folder of the backups should be stays as it is. */
static void
test_no_backup (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = crumb_backups_default_folder (fixture->path);
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 1, 1, 12, 0, 0);
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;

  g_assert_true (g_file_set_contents (folder, "a file", -1, NULL));
  g_assert_false (crumb_backups_make_last (fixture->path, folder, now, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_IO);
  g_assert_true (g_file_get_contents (folder, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "a file");
}

#define ADD(name, function)                                                                                            \
  g_test_add ("/record/refused/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_refused_tests (void)
{
  g_test_add_func ("/record/refused/marks", test_marks);
  g_test_add_func ("/record/refused/marks-compared", test_marks_compared);
  g_test_add_func ("/record/refused/entry-texts", test_entry_texts);
  g_test_add_func ("/record/refused/filters", test_filters);
  ADD ("types", test_types);
  ADD ("no-file", test_no_file);
  ADD ("tables", test_tables);
  ADD ("no-room", test_no_room);
  ADD ("in-place", test_in_place);
  ADD ("no-backup", test_no_backup);
}
