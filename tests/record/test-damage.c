/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Damage is detected: a game that loads is exactly the game that was written. */

#include "record-fixture.h"
#include "record-tests.h"

#include "history-maker.h"
#include "record/database/crumb-database.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-leaderboard.h"
#include "record/store/crumb-list-check.h"
#include "record/store/crumb-player-stats.h"
#include "record/store/crumb-verify.h"

#define PAGE_SIZE 4096

/* Changes that SQLite's own checks miss, made after dropping the triggers. */
typedef struct
{
  const char *sql;
  const char *sentence;
} ChangeRow;

#define HEAD_SENTENCE "This game is damaged. Its players or rules aren’t what was saved."
#define ENTRY_SENTENCE(n) "This game is damaged. Entry " n " isn’t what was saved."

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
  guint n_flips = g_test_slow () ? 4000 : 60;
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

#define CHANGE_ENTRY(sql)                                                                                              \
  "DROP TRIGGER entry_not_changed;" sql ";CREATE TRIGGER entry_not_changed BEFORE UPDATE ON entry\n"                   \
  "BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END;"

typedef struct
{
  const char *sql;
  int n_good; /* how many entries are left, -1: the head is damaged */
} PartRow;

static const PartRow part_rows[] = {
  { CHANGE_ENTRY ("UPDATE entry SET at = at + 1 WHERE n = 1"), 0 },
  { CHANGE_ENTRY ("UPDATE entry SET dice = 'xyz' WHERE n = 2"), 1 },
  { CHANGE_ENTRY ("UPDATE entry SET amount = 1 WHERE n = 3"), 2 },
  { CHANGE_ENTRY ("UPDATE entry SET of = 1 WHERE n = 4"), 3 },
  { "UPDATE game SET first = 1", -1 },
};

/* The part of a game before the damage can take its place; everything stays as it was beside the record. */
static void
test_good_part (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = write_four_entries (fixture);
  g_autoptr (CrumbGame) whole = crumb_store_load_game (fixture->store, id, NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &bytes, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (part_rows); i++)
    {
      g_autoptr (CrumbGame) part = NULL;
      g_autoptr (CrumbGame) now = NULL;
      g_autofree char *kept = NULL;
      g_autofree char *expected = NULL;
      g_autoptr (GError) error = NULL;

      record_exec (fixture->path, part_rows[i].sql);
      g_assert_null (crumb_store_load_game (fixture->store, id, NULL));
      part = crumb_store_load_good_part (fixture->store, id, &error);
      g_assert_true ((part == NULL) == (part_rows[i].n_good < 0));
      if (part == NULL)
        {
          g_clear_error (&error);
          part = g_object_ref (whole);
        }
      else
        g_assert_cmpint ((int) crumb_game_get_n_entries (part), ==, part_rows[i].n_good);

      g_assert_true (crumb_store_replace_game (fixture->store, part, &error));
      g_assert_no_error (error);
      now = crumb_store_load_game (fixture->store, id, &error);
      g_assert_no_error (error);
      kept = crumb_game_file_write (now);
      expected = crumb_game_file_write (part);
      g_assert_cmpstr (kept, ==, expected);
      g_clear_object (&now);

      g_clear_object (&fixture->store);
      write_bytes (fixture->path, bytes, length);
      record_fixture_reopen (fixture);
    }
}

/* What the lists and statistics of a record say, and whether damage was noticed on the way. */
typedef struct
{
  CrumbStore *store;
  GString *text;
  gboolean noticed;
} Lists;

static void
noticed_cb (CrumbStore *store, gboolean *noticed)
{
  *noticed = TRUE;
}

/* A list that is read again and again would never be idle. */
static void
wait_for_idle (void)
{
  guint n = 0;

  while (g_main_context_iteration (NULL, FALSE))
    g_assert_cmpuint (n++, <, 100);
}

static void
describe_games (Lists *lists)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (lists->store);
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (list)), 1000);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      const CrumbGameSummary *summary = item != NULL ? crumb_game_item_get_summary (item) : NULL;

      if (summary == NULL)
        break;
      g_string_append_printf (lists->text, "%s %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d %d %d", summary->id,
                              summary->damaged, summary->started, summary->touched, summary->over, summary->winners,
                              summary->leaders);
      for (guint seat = 0; seat < summary->n_seats; seat++)
        g_string_append_printf (lists->text, " %s %d %d", summary->seats[seat]->name, summary->seats[seat]->colour,
                                summary->totals[seat]);
      g_string_append_c (lists->text, '\n');
      wait_for_idle ();
    }
  lists->noticed |= crumb_game_list_get_error (list) != NULL;
}

static void
describe_player (Lists *lists, const char *key)
{
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (lists->store, key, crumb_game_kinds[0], 3, NULL);

  if (stats == NULL)
    {
      lists->noticed = TRUE;
      return;
    }
  g_string_append_printf (lists->text, "%s %u %u %d %u", key, stats->player->games, stats->player->won,
                          stats->best_round, stats->running);
  for (guint i = 0; i < stats->kind->n_figures; i++)
    g_string_append_printf (lists->text, " %" G_GINT64_FORMAT, stats->figures[i]);
  for (guint i = 0; i < stats->rivals->len; i++)
    {
      const CrumbRival *rival = stats->rivals->pdata[i];

      g_string_append_printf (lists->text, " %s %" G_GINT64_FORMAT, rival->player->key, rival->points);
    }
  g_string_append_c (lists->text, '\n');
}

/* Of all games, of those by some rules, and of those since 1970: head to head is then added up game by game. */
static const CrumbGameFilter some_games[] = {
  { .from = 1 },
  { .rules = (char *) "" },
  { .rules = (char *) "plate=5" },
};

static void
describe_leaderboard (Lists *lists, const char *key, const CrumbGameFilter *of, const CrumbGameFilter *of_duels)
{
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (lists->store, crumb_game_kinds[0], of, NULL);
  g_autoptr (GPtrArray) duels = crumb_leaderboard_list_duels (lists->store, key, crumb_game_kinds[0], of_duels, NULL);

  if (placings == NULL || duels == NULL)
    {
      lists->noticed = TRUE;
      return;
    }
  for (guint i = 0; i < placings->len; i++)
    {
      const CrumbPlacing *placing = placings->pdata[i];

      g_string_append_printf (lists->text, "%s %u %u %" G_GINT64_FORMAT " %d\n", placing->player->key,
                              placing->player->games, placing->player->won, placing->player->points,
                              placing->best_round);
    }
  for (guint i = 0; i < duels->len; i++)
    {
      const CrumbDuel *duel = duels->pdata[i];

      g_string_append_printf (lists->text, "%s %u %u %u\n", duel->player->key, duel->games, duel->ahead, duel->behind);
    }
}

/* Which games a filter finds. */
static void
describe_found (Lists *lists, const CrumbGameFilter *filter)
{
  g_autoptr (GPtrArray) games = crumb_store_list_games (lists->store, filter, 0, NULL);

  lists->noticed |= games == NULL;
  for (guint i = 0; games != NULL && i < games->len; i++)
    g_string_append_printf (lists->text, "%s\n", ((const CrumbGameSummary *) games->pdata[i])->id);
}

static void
describe_some (Lists *lists, const char *key)
{
  const CrumbGameFilter filters[] = {
    { .search = (char *) key },
    { .player = (char *) key, .rules = (char *) "" },
    { .player = (char *) key, .players = 3 },
    { .winner = (char *) key },
  };
  g_autoptr (GPtrArray) touched = crumb_store_list_touched (lists->store, 3, NULL);

  describe_leaderboard (lists, key, NULL, &some_games[0]);
  for (guint i = 1; i < G_N_ELEMENTS (some_games); i++)
    describe_leaderboard (lists, key, &some_games[i], &some_games[i]);
  for (guint i = 0; i < G_N_ELEMENTS (some_games); i++)
    describe_found (lists, &some_games[i]);
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    describe_found (lists, &filters[i]);
  lists->noticed |= touched == NULL;
  for (guint i = 0; touched != NULL && i < touched->len; i++)
    g_string_append_printf (lists->text, "%s\n", ((const CrumbGameSummary *) touched->pdata[i])->id);
}

/* (transfer full): reads every list of the record at @path. */
static char *
describe_lists (CrumbStore *store, const char *const *players, gboolean *noticed)
{
  Lists lists = { .store = store, .text = g_string_new (NULL) };
  g_autoptr (GPtrArray) found = NULL;

  g_signal_connect (store, "damage-noticed", G_CALLBACK (noticed_cb), &lists.noticed);
  describe_games (&lists);
  found = crumb_store_find_players (store, NULL, CRUMB_PLAYERS_BY_NAME, TRUE, NULL);
  lists.noticed |= found == NULL;
  for (guint i = 0; found != NULL && i < found->len; i++)
    g_string_append_printf (lists.text, "%s\n", ((const CrumbPlayer *) found->pdata[i])->key);
  for (guint i = 0; players[i] != NULL; i++)
    {
      describe_player (&lists, players[i]);
      describe_some (&lists, players[i]);
    }
  lists.noticed |= !crumb_list_check (store, NULL, NULL);
  g_signal_handlers_disconnect_by_func (store, noticed_cb, &lists.noticed);
  *noticed = lists.noticed;
  return g_string_free_and_steal (lists.text);
}

static const char *const some_players[] = { "sue", "john", NULL };

/* Derived rows: noticed, and written again once. */
static const char *const derived_changes[] = {
  "UPDATE summary SET started = started + (1 << 62)",
  "UPDATE summary SET started = -1 WHERE running = 0",
  "UPDATE summary SET touched = -1",
  "UPDATE summary SET colour_0 = 'plaid'",
  "UPDATE summary SET points_0 = points_0 + 64",
  "UPDATE summary SET entries = entries + 64",
  "UPDATE summary SET name_0 = 'Su'",
  "UPDATE counted SET games = games + 64",
  "UPDATE counted SET games = games - 1",
  "UPDATE sitting SET best_round = best_round + 64",
  "UPDATE sitting SET rules = '{}'",
  "UPDATE sitting SET player = 'su' WHERE player = 'sue'",
  "UPDATE sitting SET won = 1 - won WHERE player NOT IN ('sue', 'john')",
  "UPDATE sitting SET started = started + 1 WHERE player NOT IN ('sue', 'john')",
  "UPDATE tally SET games = games + 1",
  "UPDATE tally SET points = points + 1",
  "DELETE FROM tally WHERE player = 'sue'",
  "UPDATE tally_figure SET value = value + 1",
  "UPDATE pairing SET points = points + 1",
  "DELETE FROM summary WHERE game = (SELECT max (game) FROM summary)",
  "UPDATE summary SET running = -1 WHERE game = (SELECT max (game) FROM summary)",
  "DELETE FROM sitting WHERE player = 'sue' AND game = (SELECT max (game) FROM sitting WHERE player = 'sue')",
  "DELETE FROM pairing WHERE 'sue' IN (player, other) AND 'john' IN (player, other)",
};

/* Rows of players, whose names and colors their games have too. */
static const char *const player_changes[] = {
  "UPDATE player SET name = 'Su' WHERE key = 'sue'",
  "UPDATE player SET colour = 'plaid' WHERE key = 'sue'",
  "UPDATE player SET played = played + 1",
  "UPDATE player SET hidden = 4 WHERE key = 'sue'",
  "UPDATE player SET seal = seal + 1 WHERE key = 'sue'",
  "UPDATE player SET key = 'suf' WHERE key = 'sue'",
  "DELETE FROM player WHERE key = 'sue'",
};

static void
check_mended (RecordFixture *fixture, const char *change, const char *before)
{
  g_autofree char *damaged = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  gboolean noticed;
  gboolean mended;

  g_test_message ("%s", change);
  record_exec (fixture->path, change);
  damaged = describe_lists (fixture->store, some_players, &noticed);
  g_assert_true (noticed);
  g_assert_true (crumb_store_mend (fixture->store, &mended, &error));
  g_assert_no_error (error);
  g_assert_true (mended);
  after = describe_lists (fixture->store, some_players, &noticed);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (crumb_store_mend (fixture->store, &mended, &error));
  g_assert_false (mended);
}

static void
test_derived (RecordFixture *fixture, gconstpointer data)
{
  const gsize n = G_N_ELEMENTS (derived_changes) + G_N_ELEMENTS (player_changes);
  g_autofree char *bytes = NULL;
  g_autofree char *before = NULL;
  gboolean noticed;
  gsize length;

  g_clear_object (&fixture->store);
  history_make (fixture->path, 30, 7);
  record_fixture_reopen (fixture);
  before = describe_lists (fixture->store, some_players, &noticed);
  g_assert_false (noticed);
  g_assert_true (g_file_get_contents (fixture->path, &bytes, &length, NULL));

  for (gsize i = 0; i < n; i++)
    {
      gsize n_derived = G_N_ELEMENTS (derived_changes);

      check_mended (fixture, i < n_derived ? derived_changes[i] : player_changes[i - n_derived], before);
      record_assert_whole (fixture->store);
      g_clear_object (&fixture->store);
      write_bytes (fixture->path, bytes, length);
      record_fixture_reopen (fixture);
    }
}

/* What no list has read: a thread looks at it, and tells once. */
static void
test_later (RecordFixture *fixture, gconstpointer data)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  gboolean noticed = FALSE;

  g_clear_object (&fixture->store);
  history_make (fixture->path, 30, 7);
  record_fixture_reopen (fixture);
  g_signal_connect (fixture->store, "damage-noticed", G_CALLBACK (noticed_cb), &noticed);
  record_exec (fixture->path, "UPDATE sitting SET won = 1 - won WHERE player NOT IN ('sue', 'john')");
  crumb_list_check_later (fixture->store, NULL);
  while (!noticed)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Whether a check of the whole record finds something. */
static gboolean
is_verified (CrumbStore *store)
{
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, NULL, NULL);

  return faults != NULL && faults->len == 0;
}

/* A record of a few games, and what its lists say. */
typedef struct
{
  const char *path;
  char *bytes;
  gsize length;
  char *before;
} Listed;

static void
write_listed (Listed *listed, RecordFixture *fixture, guint n_games)
{
  gboolean noticed;

  g_clear_object (&fixture->store);
  history_make (fixture->path, n_games, 7);
  record_fixture_reopen (fixture);
  listed->path = fixture->path;
  listed->before = describe_lists (fixture->store, some_players, &noticed);
  g_assert_false (noticed);
  g_clear_object (&fixture->store);
  g_assert_true (g_file_get_contents (fixture->path, &listed->bytes, &listed->length, NULL));
  g_rand_set_seed (fixture->rand, 7);
}

static void
listed_clear (Listed *listed)
{
  g_free (listed->bytes);
  g_free (listed->before);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Listed, listed_clear)

/* Flips a bit somewhere in @n bytes from @from on, reads all lists, and flips it back. Returns whether it mattered. */
static gboolean
flip_and_read (Listed *listed, GRand *rand, gsize from, gsize n, gboolean mend)
{
  g_autoptr (CrumbStore) store = NULL;
  g_autofree char *now = NULL;
  char bit = (char) (1 << g_rand_int_range (rand, 0, 8));
  gboolean noticed = TRUE;
  gboolean differs;
  gsize at;

  do
    at = from + (gsize) g_rand_int_range (rand, 0, (int) n);
  while (listed->bytes[at] == 0);
  listed->bytes[at] ^= bit;
  write_bytes (listed->path, listed->bytes, listed->length);
  listed->bytes[at] ^= bit;
  store = crumb_store_open (listed->path, NULL);
  now = store != NULL ? describe_lists (store, some_players, &noticed) : NULL;
  differs = now == NULL || noticed || !g_str_equal (now, listed->before);
  if (!differs)
    return FALSE;

  g_test_message ("Byte %" G_GSIZE_FORMAT ", bit %d", at, bit);
  g_assert_true (noticed);
  g_assert_true (store == NULL || !is_verified (store));
  if (mend && store != NULL)
    {
      g_autofree char *mended = NULL;
      g_autoptr (GError) error = NULL;

      /* SQLite doesn't even drop a table with pages that are none any more. */
      if (!crumb_store_rebuild_summaries (store, &error))
        {
          g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED);
          return TRUE;
        }
      mended = describe_lists (store, some_players, &noticed);
      g_assert_cmpstr (mended, ==, listed->before);
      g_assert_false (noticed);
    }
  return TRUE;
}

/* A list that differs from what was written says so, whichever bit is wrong, and so does a check of the record. */
static void
test_flipped_lists (RecordFixture *fixture, gconstpointer data)
{
  g_auto (Listed) listed = { 0 };
  guint n_flips = g_test_slow () ? 4000 : 50;
  guint n_noticed = 0;

  write_listed (&listed, fixture, 30);
  for (guint i = 0; i < n_flips; i++)
    n_noticed += flip_and_read (&listed, fixture->rand, 0, listed.length, FALSE);
  g_test_message ("%u of %u flipped bits changed a list, all noticed", n_noticed, n_flips);
  g_assert_cmpuint (n_noticed, >, 0);
}

/* Where the first page of a table or an index begins. */
static gsize
find_tree (const char *path, const char *name)
{
  g_autoptr (sqlite3) db = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  statement = crumb_database_query (db, NULL, "SELECT rootpage FROM sqlite_schema WHERE name = ?1", "t", name);
  g_assert_true (crumb_database_step (statement, NULL, NULL));
  return ((gsize) sqlite3_column_int64 (statement, 0) - 1) * PAGE_SIZE;
}

/* Entries of an index have no seals. So few games fit into its first page. */
static void
test_flipped_indices (RecordFixture *fixture, gconstpointer data)
{
  static const char *const indices[] = { "summary_by_touched", "summary_by_game", "summary_by_search",
                                         "summary_by_rules",   "sitting_by_game", "sitting_by_kind" };
  g_auto (Listed) listed = { 0 };
  guint n_flips = g_test_slow () ? 200 : 8;

  write_listed (&listed, fixture, 15);
  for (guint i = 0; i < G_N_ELEMENTS (indices); i++)
    {
      gsize page = find_tree (listed.path, indices[i]);
      guint n_noticed = 0;

      for (guint flip = 0; flip < n_flips; flip++)
        n_noticed += flip_and_read (&listed, fixture->rand, page, PAGE_SIZE, flip % 10 == 1);
      g_test_message ("%s: %u of %u flipped bits noticed", indices[i], n_noticed, n_flips);
      g_assert_cmpuint (n_noticed, >, n_flips / 2);
      write_bytes (listed.path, listed.bytes, listed.length);
    }
}

#define INTERIOR_OF_INDEX 2
#define FIRST_CELL 12

/* Where a page with others below it has the number of one of them, four bytes. */
static gsize
find_child (const char *bytes, gsize page, guint n)
{
  gsize at = page + FIRST_CELL + 2 * n;

  g_assert_cmpint (bytes[page], ==, INTERIOR_OF_INDEX);
  return page + ((gsize) (guint8) bytes[at] << 8) + (guint8) bytes[at + 1];
}

/* An index that leads to a page of games: if it was dropped, the page would be freed with it. */
static void
test_crossed_pages (RecordFixture *fixture, gconstpointer data)
{
  g_auto (Listed) listed = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *lists = NULL;
  gboolean noticed;
  gsize child;
  gsize length;

  write_listed (&listed, fixture, 15);
  child = find_child (listed.bytes, find_tree (listed.path, "sitting_by_kind"), 0);
  bytes = g_memdup2 (listed.bytes, listed.length);
  memcpy (bytes + child, bytes + find_child (bytes, find_tree (listed.path, "entry"), 7), sizeof (guint32));
  write_bytes (listed.path, bytes, listed.length);
  record_fixture_reopen (fixture);
  lists = describe_lists (fixture->store, some_players, &noticed);
  g_assert_true (noticed);
  g_assert_false (crumb_store_rebuild_summaries (fixture->store, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED);

  g_clear_object (&fixture->store);
  g_clear_pointer (&bytes, g_free);
  g_assert_true (g_file_get_contents (listed.path, &bytes, &length, NULL));
  memcpy (bytes + child, listed.bytes + child, sizeof (guint32));
  write_bytes (listed.path, bytes, length);
  record_fixture_reopen (fixture);
  record_assert_whole (fixture->store);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/damage/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_damage_tests (void)
{
  add ("changes", test_changes);
  add ("flipped-bits", test_flipped_bits);
  add ("truncations", test_truncations);
  add ("good-part", test_good_part);
  add ("derived", test_derived);
  add ("later", test_later);
  add ("flipped-lists", test_flipped_lists);
  add ("flipped-indices", test_flipped_indices);
  add ("crossed-pages", test_crossed_pages);
}
