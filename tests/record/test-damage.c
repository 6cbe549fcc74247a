/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Damage is detected: a game that loads is exactly the game that was written. */

#include "record-fixture.h"
#include "record-tests.h"

#include "history-maker.h"
#include "record/database/crumb-database.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-leaderboard.h"
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

/* Whichever entry is damaged, the good part ends with the last tap before it: it has no half of a tap, and lacks none. */
static void
test_good_taps (RecordFixture *fixture, gconstpointer data)
{
  static const guint good[] = { 0, 0, 2, 3, 3, 3, 6 };
  const CrumbMove overrule = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbMove four = { .what = CRUMB_RAID_BID, .seat = 0, .dice.count = 4 };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *id = g_strdup (crumb_game_get_id (game));
  CrumbMove tap[3];
  CrumbRefusal refusal;

  for (guint i = 0; i < four.dice.count; i++)
    four.dice.dice[i].face = 4;
  g_assert_true (crumb_game_tap (game, (CrumbMove[]) { overrule, four }, 2, NULL, &refusal, NULL));
  record_play (game, CRUMB_RAID_BID, 1, "1");
  for (guint i = 0; i < G_N_ELEMENTS (tap); i++)
    tap[i] = (CrumbMove) { .what = CRUMB_RAID_ORDER, .seat = CRUMB_NO_SEAT, .amount = i % 2 == 0 ? 21 : 12 };
  g_assert_true (crumb_game_tap (game, tap, G_N_ELEMENTS (tap), NULL, &refusal, NULL));
  record_play (game, CRUMB_RAID_REVEAL, CRUMB_NO_SEAT, "");
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, G_N_ELEMENTS (good));
  g_clear_object (&game);

  for (guint n = 0; n < G_N_ELEMENTS (good); n++)
    {
      g_autofree char *damage = g_strdup_printf (CHANGE_ENTRY ("UPDATE entry SET at = at + 1 WHERE n = %u"), n + 1);
      g_autofree char *repair = g_strdup_printf (CHANGE_ENTRY ("UPDATE entry SET at = at - 1 WHERE n = %u"), n + 1);
      g_autoptr (CrumbGame) part = NULL;

      record_exec (fixture->path, damage);
      part = crumb_store_load_good_part (fixture->store, id, NULL);
      g_assert_nonnull (part);
      g_assert_cmpuint (crumb_game_get_n_entries (part), ==, good[n]);
      record_exec (fixture->path, repair);
    }
}

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
      now = record_load (fixture->store, id);
      kept = crumb_game_file_write (now);
      expected = crumb_game_file_write (part);
      g_assert_cmpstr (kept, ==, expected);
      g_clear_object (&now);

      g_clear_object (&fixture->store);
      write_bytes (fixture->path, bytes, length);
      record_fixture_reopen (fixture);
    }
}

/* What lists and statistics say. */
static void
describe_games (CrumbStore *store, GString *text)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (store);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      const CrumbGameSummary *summary = crumb_game_item_get_summary (item);

      g_string_append_printf (text, "%s %d %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d %d %d", summary->id,
                              summary->damaged, summary->started, summary->touched, summary->over, summary->winners,
                              summary->leaders);
      for (guint seat = 0; seat < summary->n_seats; seat++)
        g_string_append_printf (text, " %s %d %d", summary->seats[seat]->name, summary->seats[seat]->colour,
                                summary->totals[seat]);
      g_string_append_c (text, '\n');
    }
}

static void
describe_player (CrumbStore *store, const char *key, GString *text)
{
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (store, key, crumb_game_kinds[0], NULL, NULL);

  if (stats == NULL)
    return;
  g_string_append_printf (text, "%s %s %u %u %d %u", key, stats->player->name, stats->player->games, stats->player->won,
                          stats->best_round, stats->running);
  for (guint i = 0; i < stats->kind->n_figures; i++)
    g_string_append_printf (text, " %" G_GINT64_FORMAT, stats->figures[i]);
  for (guint i = 0; i < stats->rivals->len; i++)
    {
      const CrumbRival *rival = stats->rivals->pdata[i];

      g_string_append_printf (text, " %s %" G_GINT64_FORMAT, rival->player->key, rival->points);
    }
  g_string_append_c (text, '\n');
}

/* Which games filters find, each by another index. */
static void
describe_found (CrumbStore *store, GString *text)
{
  const CrumbGameFilter filters[] = {
    { .search = (char *) "sue" },
    { .rules = (char *) "plate=5" },
    { .winner = (char *) "sue" },
    { .players = 3 },
  };
  g_autoptr (GPtrArray) touched = crumb_store_list_touched (store, 3, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (GPtrArray) games = crumb_store_list_games (store, &filters[i], 0, NULL);

      g_string_append_printf (text, "%u\n", games != NULL ? games->len : 0);
    }
  for (guint i = 0; touched != NULL && i < touched->len; i++)
    g_string_append_printf (text, "%s\n", ((const CrumbGameSummary *) touched->pdata[i])->id);
}

/* (transfer full) */
static char *
describe_lists (CrumbStore *store)
{
  GString *text = g_string_new (NULL);

  describe_games (store, text);
  describe_player (store, "sue", text);
  describe_player (store, "john", text);
  describe_found (store, text);
  return g_string_free_and_steal (text);
}

/* Derived rows, and those of players, whose names and colors their games have too. */
static const char *const changes[] = {
  "UPDATE summary SET started = started + (1 << 62)",
  "UPDATE summary SET started = -1 WHERE running = 0",
  "UPDATE summary SET touched = -1",
  "UPDATE summary SET colour_0 = 'plaid'",
  "UPDATE summary SET points_0 = points_0 + 64",
  "UPDATE summary SET entries = entries + 64",
  "UPDATE summary SET entries = entries - 1",
  "UPDATE summary SET last = zeroblob (32)",
  "UPDATE summary SET name_0 = 'Su'",
  "UPDATE summary SET name_0 = NULL",
  "UPDATE summary SET winners = -1",
  "UPDATE summary SET rules = '{}'",
  "UPDATE summary SET damaged = 1",
  "UPDATE summary SET search = 'x'",
  "UPDATE summary SET running = 1 - running",
  "UPDATE sitting SET best_round = best_round + 64",
  "UPDATE sitting SET behind = behind + 2",
  "UPDATE summary SET place = 'x'",
  "UPDATE summary SET seconds = seconds + 1",
  "UPDATE sitting SET rules = '{}'",
  "UPDATE sitting SET player = 'su' WHERE player = 'sue'",
  "UPDATE sitting SET won = 1 - won WHERE player NOT IN ('sue', 'john')",
  "UPDATE sitting SET figures = figures || ' 1'",
  "INSERT INTO sitting SELECT 'x', running, started, game, kind, rules, won, drawn, rounds, points, best_round, "
  "behind, "
  "figures FROM sitting WHERE player = 'sue'",
  "INSERT INTO sitting SELECT player, 0, 1, 'no-such-game', kind, rules, won, drawn, rounds, points, best_round, "
  "behind, "
  "figures FROM sitting WHERE player = 'sue' LIMIT 1",
  "DELETE FROM sitting WHERE player = 'sue' AND game = (SELECT max (game) FROM sitting WHERE player = 'sue')",
  "UPDATE player SET name = 'Su' WHERE key = 'sue'",
  "UPDATE player SET colour = 'plaid' WHERE key = 'sue'",
  "UPDATE player SET hidden = 4 WHERE key = 'sue'",
  "UPDATE player SET seal = seal + 1 WHERE key = 'sue'",
  "DELETE FROM player WHERE key = 'sue'",
};

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
  g_clear_object (&fixture->store);
  history_make (fixture->path, n_games, 7);
  record_fixture_reopen (fixture);
  listed->path = fixture->path;
  listed->before = describe_lists (fixture->store);
  g_assert_true (g_file_get_contents (fixture->path, &listed->bytes, &listed->length, NULL));
}

static void
listed_clear (Listed *listed)
{
  g_free (listed->bytes);
  g_free (listed->before);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Listed, listed_clear)

/* How many faults a check of the whole record finds, all of which are mended; G_MAXUINT where some are not. */
static guint
verify (CrumbStore *store)
{
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, NULL);
  gboolean mended = faults != NULL;

  for (guint i = 0; faults != NULL && i < faults->len; i++)
    mended &= ((const CrumbFault *) faults->pdata[i])->mended;
  return mended ? faults->len : G_MAXUINT;
}

/* What follows from games is found by a check, and mended at once. */
static void
test_derived (RecordFixture *fixture, gconstpointer data)
{
  g_auto (Listed) listed = { 0 };

  write_listed (&listed, fixture, 20);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *damaged = NULL;
      g_autofree char *after = NULL;
      guint n_faults;

      g_test_message ("%s", changes[i]);
      record_exec (fixture->path, changes[i]);
      damaged = describe_lists (fixture->store);
      n_faults = verify (fixture->store);
      g_assert_cmpuint (n_faults, >, 0);
      g_assert_cmpuint (n_faults, <, G_MAXUINT);
      g_assert_cmpuint (verify (fixture->store), ==, 0);
      after = describe_lists (fixture->store);
      g_assert_cmpstr (after, ==, listed.before);

      g_clear_object (&fixture->store);
      write_bytes (fixture->path, listed.bytes, listed.length);
      record_fixture_reopen (fixture);
    }
}

/* A record of fewer lines than games, or more, has them made again. */
static void
test_lines (RecordFixture *fixture, gconstpointer data)
{
  static const char *const sql[] = {
    "DELETE FROM summary WHERE game = (SELECT max (game) FROM summary)",
    "INSERT INTO mark (game, deleted, at) SELECT max (game), 1, 5 FROM summary",
  };
  g_auto (Listed) listed = { 0 };

  write_listed (&listed, fixture, 20);
  for (guint i = 0; i < G_N_ELEMENTS (sql); i++)
    {
      g_clear_object (&fixture->store);
      record_exec (fixture->path, sql[i]);
      record_fixture_reopen (fixture);
      crumb_store_mend_lines (fixture->store);
      g_assert_cmpuint (verify (fixture->store), ==, 0);
    }
}

/* Opening a game writes its line again. */
static void
test_opened (RecordFixture *fixture, gconstpointer data)
{
  g_auto (Listed) listed = { 0 };
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *after = NULL;

  write_listed (&listed, fixture, 8);
  games = crumb_store_list_games (fixture->store, NULL, 0, NULL);
  record_exec (fixture->path, "UPDATE summary SET points_0 = 99, winners = 0; UPDATE sitting SET points = points + 1");
  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];
      g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, summary->id, NULL);

      g_assert_nonnull (game);
    }
  after = describe_lists (fixture->store);
  g_assert_cmpstr (after, ==, listed.before);
}

/* The first finished game of Sue's, and how many of her finished games there are. */
static char *
find_game_of_sue (CrumbStore *store, guint *n)
{
  CrumbGameFilter of_sue = { .player = (char *) "sue",
                             .kind = (char *) "cookie-raid",
                             .progress = CRUMB_PROGRESS_OVER };
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, &of_sue, 0, NULL);

  *n = games->len;
  return g_strdup (((const CrumbGameSummary *) games->pdata[0])->id);
}

/* Figures from which a damaged game is missing say so, each of those who sat there, and no others. */
static void
test_lacking (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autofree char *sql = NULL;
  g_autoptr (CrumbPlayerStats) stats = NULL;
  g_autoptr (CrumbGameSummary) summary = NULL;
  g_autoptr (GPtrArray) placings = NULL;
  g_autoptr (GPtrArray) duels = NULL;
  guint n_games, n_placings, n_duels;
  guint n_of_seats = 0;

  g_clear_object (&fixture->store);
  history_make (fixture->path, 30, 7);
  record_fixture_reopen (fixture);
  id = find_game_of_sue (fixture->store, &n_games);
  sql = g_strdup_printf ("UPDATE game SET hash = zeroblob (32) WHERE id = '%s'", id);
  record_exec (fixture->path, sql);
  g_assert_true (crumb_store_rebuild_summaries (fixture->store, NULL));

  summary = crumb_store_find_summary (fixture->store, id);
  g_assert_true (summary->damaged);
  g_assert_cmpuint (summary->n_seats, >=, 2);
  stats = crumb_player_stats_read (fixture->store, "sue", &crumb_cookie_raid, NULL, NULL);
  g_assert_cmpuint (stats->player->games, ==, n_games - 1);
  g_assert_cmpuint (stats->player->n_lacking, ==, 1);
  placings = crumb_leaderboard_read (fixture->store, &crumb_cookie_raid, NULL, &n_placings, NULL);
  g_assert_cmpuint (n_placings, ==, 1);
  for (guint i = 0; i < placings->len; i++)
    n_of_seats += ((const CrumbPlacing *) placings->pdata[i])->player->n_lacking;
  g_assert_cmpuint (n_of_seats, <=, summary->n_seats);
  g_assert_cmpuint (n_of_seats, >=, 1);
  duels = crumb_leaderboard_list_rivals (fixture->store, "sue", &crumb_cookie_raid, &(CrumbGameFilter) { .year = 1999 },
                                         &n_duels, NULL);
  g_assert_cmpuint (n_duels, ==, 0);
  g_assert_true (crumb_store_count_damaged (fixture->store, &crumb_cookie_raid, &n_games, NULL));
  g_assert_cmpuint (n_games, ==, 1);
}

/* Whichever bit is wrong: a record that a check finds whole says the same. */
static void
test_flipped_lists (RecordFixture *fixture, gconstpointer data)
{
  g_auto (Listed) listed = { 0 };
  guint n_flips = g_test_slow () ? 2000 : 60;
  guint n_noticed = 0;

  write_listed (&listed, fixture, 15);
  g_clear_object (&fixture->store);
  for (guint i = 0; i < n_flips; i++)
    {
      g_autoptr (CrumbStore) store = NULL;
      g_autofree char *now = NULL;
      char bit = (char) (1 << g_rand_int_range (fixture->rand, 0, 8));
      gsize at;

      do
        at = (gsize) g_rand_int_range (fixture->rand, 0, (int) listed.length);
      while (listed.bytes[at] == 0);
      listed.bytes[at] ^= bit;
      write_bytes (listed.path, listed.bytes, listed.length);
      listed.bytes[at] ^= bit;
      g_test_message ("Byte %" G_GSIZE_FORMAT ", bit %d", at, bit);
      store = crumb_store_open (listed.path, NULL);
      if (store == NULL || verify (store) == G_MAXUINT)
        {
          n_noticed++;
          continue;
        }
      now = describe_lists (store);
      g_assert_cmpstr (now, ==, listed.before);
    }
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
  gsize child;
  gsize length;

  write_listed (&listed, fixture, 15);
  g_clear_object (&fixture->store);
  child = find_child (listed.bytes, find_tree (listed.path, "sitting_by_kind"), 0);
  bytes = g_memdup2 (listed.bytes, listed.length);
  memcpy (bytes + child, bytes + find_child (bytes, find_tree (listed.path, "entry"), 7), sizeof (guint32));
  write_bytes (listed.path, bytes, listed.length);
  record_fixture_reopen (fixture);
  g_assert_cmpuint (verify (fixture->store), ==, G_MAXUINT);
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
  add ("good-taps", test_good_taps);
  add ("derived", test_derived);
  add ("lines", test_lines);
  add ("opened", test_opened);
  add ("lacking", test_lacking);
  add ("flipped-lists", test_flipped_lists);
  add ("crossed-pages", test_crossed_pages);
}
