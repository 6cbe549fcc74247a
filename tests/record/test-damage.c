/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Damage is detected: a game that loads is exactly the game that was written. */

#include "record-fixture.h"
#include "record-tests.h"

#define PAGE_SIZE 4096

/* Changes that SQLite's own checks miss, made after dropping the triggers. */
typedef struct
{
  const char *sql;
  const char *sentence;
} ChangeRow;

#define HEAD_SENTENCE "The record is damaged: the players or rules of this game are not what was written."
#define ENTRY_SENTENCE(n) "The record is damaged: entry " n " of this game is not what was written."

static const ChangeRow change_rows[] = {
  { "UPDATE entry SET dice = '611' WHERE n = 1", ENTRY_SENTENCE ("1") },
  { "UPDATE entry SET seat = 1 WHERE n = 1", ENTRY_SENTENCE ("1") },
  { "UPDATE entry SET seat = NULL WHERE n = 1", ENTRY_SENTENCE ("1") },
  { "UPDATE entry SET what = 'take' WHERE n = 1", ENTRY_SENTENCE ("1") },
  { "UPDATE entry SET what = 'nothing' WHERE n = 2", ENTRY_SENTENCE ("2") },
  { "UPDATE entry SET dice = 'xyz' WHERE n = 2", ENTRY_SENTENCE ("2") },
  { "UPDATE entry SET amount = 1 WHERE n = 2", ENTRY_SENTENCE ("2") },
  { "UPDATE entry SET open = 1 WHERE n = 2", ENTRY_SENTENCE ("2") },
  { "UPDATE entry SET joined = 1 WHERE n = 2", ENTRY_SENTENCE ("2") },
  { "UPDATE entry SET of = 1 WHERE n = 4", ENTRY_SENTENCE ("4") },
  { "UPDATE entry SET of = NULL WHERE n = 4", ENTRY_SENTENCE ("4") },
  { "UPDATE entry SET why = 'so' WHERE n = 3", ENTRY_SENTENCE ("3") },
  { "UPDATE entry SET at = at + 1 WHERE n = 3", ENTRY_SENTENCE ("3") },
  { "UPDATE entry SET at = -1 WHERE n = 3", ENTRY_SENTENCE ("3") },
  { "UPDATE entry SET hash = zeroblob (32) WHERE n = 3", ENTRY_SENTENCE ("3") },
  { "UPDATE entry SET hash = zeroblob (0) WHERE n = 3", ENTRY_SENTENCE ("3") },
  { "UPDATE entry SET n = 9 WHERE n = 4", ENTRY_SENTENCE ("4") },
  { "DELETE FROM entry WHERE n = 2", ENTRY_SENTENCE ("2") },
  { "DELETE FROM entry WHERE n = 4", ENTRY_SENTENCE ("4") },
  { "DELETE FROM entry", ENTRY_SENTENCE ("1") },
  { "UPDATE game SET rules = 'plate=5'", HEAD_SENTENCE },
  { "UPDATE game SET kind = 'whist'", HEAD_SENTENCE },
  { "UPDATE game SET first = 1", HEAD_SENTENCE },
  { "UPDATE game SET first = -1", HEAD_SENTENCE },
  { "UPDATE game SET started = started + 1", HEAD_SENTENCE },
  { "UPDATE game SET started = -1", HEAD_SENTENCE },
  { "UPDATE game SET hash = zeroblob (32)", HEAD_SENTENCE },
  { "UPDATE seat SET name = 'Sam' WHERE seat = 0", HEAD_SENTENCE },
  { "UPDATE seat SET name = CAST (x'ff' AS TEXT) WHERE seat = 0", HEAD_SENTENCE },
  { "UPDATE seat SET colour = 'pink' WHERE seat = 0", HEAD_SENTENCE },
  { "UPDATE seat SET colour = 'mud' WHERE seat = 0", HEAD_SENTENCE },
  { "UPDATE seat SET seat = 7 WHERE seat = 0", HEAD_SENTENCE },
  { "DELETE FROM seat WHERE seat = 1", HEAD_SENTENCE },
  { "DELETE FROM seat", HEAD_SENTENCE },
};

static char *
write_four_entries (RecordFixture *fixture)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);

  record_play (game, CRUMB_RAID_BID, 0, "511");
  record_play (game, CRUMB_RAID_BID, 1, "44");
  record_play (game, CRUMB_RAID_TAKE, 0, "6");
  g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
  return g_strdup (crumb_game_get_id (game));
}

static void
write_bytes (const char *path, const char *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
}

static void
test_changes (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = write_four_entries (fixture);
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &bytes, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (change_rows); i++)
    {
      g_autofree char *sql =
          g_strconcat ("DROP TRIGGER entry_not_changed; DROP TRIGGER entry_not_deleted;", change_rows[i].sql, NULL);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", change_rows[i].sql);
      record_exec (fixture->path, sql);
      g_assert_null (crumb_store_load_game (fixture->store, id, &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED);
      g_assert_cmpstr (error->message, ==, change_rows[i].sentence);

      g_clear_object (&fixture->store);
      write_bytes (fixture->path, bytes, length);
      record_fixture_reopen (fixture);
    }
}

/* Opens the damaged file, which gives an error or the unchanged game. Returns whether it was an error. */
static gboolean
is_noticed (const char *path, const char *id, const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open (path, &error);
  g_autoptr (CrumbGame) game = store != NULL ? crumb_store_load_game (store, id, &error) : NULL;
  g_autofree char *now = NULL;

  if (game == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == CRUMB_RECORD_ERROR);
      return TRUE;
    }

  now = crumb_game_file_write (game);
  g_assert_cmpstr (now, ==, file);
  return FALSE;
}

typedef struct
{
  char *id;
  char *file;
  char *bytes;
  gsize length;
} Original;

static Original
write_original (RecordFixture *fixture)
{
  Original original = { 0 };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 3);

  /* Long enough that the file is mostly this game, not empty tables. */
  record_play_random (game, fixture->rand, 200);
  original.id = g_strdup (crumb_game_get_id (game));
  original.file = crumb_game_file_write (game);
  g_clear_object (&game);
  g_clear_object (&fixture->store);
  g_assert_true (g_file_get_contents (fixture->path, &original.bytes, &original.length, NULL));
  return original;
}

static void
original_clear (Original *original)
{
  g_free (original->id);
  g_free (original->file);
  g_free (original->bytes);
}

static void
test_flipped_bits (RecordFixture *fixture, gconstpointer data)
{
  Original original = write_original (fixture);
  guint n_flips = g_test_slow () ? 400 : 100;
  guint noticed = 0;

  for (guint i = 0; i < n_flips; i++)
    {
      gsize at;
      char bit = (char) (1 << g_rand_int_range (fixture->rand, 0, 8));

      /* A short record is mostly free space, so every other flip goes where something is written. */
      do
        at = (gsize) g_rand_int_range (fixture->rand, 0, (int) original.length);
      while (i % 2 == 0 && original.bytes[at] == 0);
      original.bytes[at] ^= bit;
      write_bytes (fixture->path, original.bytes, original.length);
      noticed += is_noticed (fixture->path, original.id, original.file);
      original.bytes[at] ^= bit;
    }
  /* Bits in unused space go unnoticed, but not this many. */
  g_test_message ("%u of %u flipped bits noticed", noticed, n_flips);
  g_assert_cmpuint (noticed, >, n_flips / 10);
  original_clear (&original);
}

static void
test_truncations (RecordFixture *fixture, gconstpointer data)
{
  Original original = write_original (fixture);

  for (guint i = 0; i < 100; i++)
    {
      gsize length = (gsize) g_rand_int_range (fixture->rand, 1, (int) original.length);

      write_bytes (fixture->path, original.bytes, length);
      /* The end of the last page may be unused. */
      if (!is_noticed (fixture->path, original.id, original.file))
        g_assert_cmpuint (length, >, original.length - PAGE_SIZE);
    }
  original_clear (&original);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/damage/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_damage_tests (void)
{
  add ("changes", test_changes);
  add ("flipped-bits", test_flipped_bits);
  add ("truncations", test_truncations);
}
