/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Fails the disk or cuts its power at every operation: nothing that was saved may be lost. */

#include "memory-disk.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-store-private.h"
#include "record/store/crumb-verify.h"

/* How many outcomes to try for each power cut; CRUMB_TEST_POWER_CUTS overrides it. */
#define OUTCOMES 2
/* At how many operations of an upgrade to try each fault. */
#define UPGRADE_FAULTS 40

typedef struct
{
  MemoryDisk *disk;
  char *path;
  GRand *rand;
} DiskFixture;

/* What a script did; @files has the game's file after each saved tap. */
typedef struct
{
  CrumbStore *store;
  CrumbGame *game;
  GPtrArray *files;
} Script;

static void
set_up (DiskFixture *fixture, gconstpointer data)
{
  fixture->disk = memory_disk_new ();
  fixture->path = g_build_filename (g_get_tmp_dir (), "crumb-on-a-disk-in-memory.db", NULL);
  fixture->rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
}

static void
tear_down (DiskFixture *fixture, gconstpointer data)
{
  memory_disk_free (fixture->disk);
  g_rand_free (fixture->rand);
  g_free (fixture->path);
}

static void
script_clear (Script *script)
{
  g_clear_object (&script->game);
  g_clear_object (&script->store);
  g_clear_pointer (&script->files, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Script, script_clear)

static gboolean
tap (CrumbGame *game, guint n)
{
  static const CrumbMove moves[] = {
    { .what = CRUMB_RAID_BID, .seat = 0, .dice = { 3, { { 5, 0 }, { 1, 0 }, { 1, 0 } } } },
    { .what = CRUMB_RAID_BID, .seat = 1, .dice = { 1, { { 4, 0 } } } },
    { .what = CRUMB_RAID_TAKE, .seat = 0, .dice = { 1, { { 6, 0 } } } },
  };
  CrumbMove insist = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;
  gboolean kept;

  if (n < G_N_ELEMENTS (moves))
    kept = crumb_game_play (game, &moves[n], &refusal, &error);
  else if (n == 3)
    kept = crumb_game_undo (game, &error) == CRUMB_UNDONE_DONE;
  else if (n == 4)
    kept = crumb_game_redo (game, &error) == CRUMB_UNDONE_DONE;
  else
    kept = crumb_game_tap (game, (CrumbMove[]) { insist, moves[0] }, 2, "We saw it.", &refusal, &error);
  g_assert_true (kept == (error == NULL));
  return kept;
}

/* Opens the record, starts a game and taps until something fails or @n_taps are saved. */
static Script
run_script (const char *path, const char *pragmas, guint n_taps)
{
  Script script = { .files = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);

  g_ptr_array_add (seats, crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("John", CRUMB_COLOUR_RED));
  script.store = crumb_store_open (path, NULL);
  if (script.store == NULL)
    return script;
  if (!crumb_database_exec (crumb_store_get_database (script.store), pragmas, NULL))
    return script;
  script.game = crumb_store_new_game (script.store, &crumb_cookie_raid, "", NULL, seats, 0, NULL);
  if (script.game == NULL)
    return script;

  g_ptr_array_add (script.files, crumb_game_file_write (script.game));
  for (guint n = 0; n < n_taps && tap (script.game, n); n++)
    g_ptr_array_add (script.files, crumb_game_file_write (script.game));
  return script;
}

#define ALL_TAPS 6

static guint
count_operations (DiskFixture *fixture, const char *pragmas)
{
  g_auto (Script) script = run_script (fixture->path, pragmas, ALL_TAPS);
  guint n;

  g_assert_cmpuint (script.files->len, ==, ALL_TAPS + 1);
  script_clear (&script);
  n = memory_disk_get_n_operations (fixture->disk);
  memory_disk_erase (fixture->disk);
  return n;
}

typedef enum
{
  FATE_KEPT,
  FATE_LOST,
  FATE_CORRUPT,
} Fate;

/* Compares the game with the last of @files. */
static Fate
find_fate (const char *path, GPtrArray *files)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open (path, &error);
  g_autoptr (CrumbGame) game = NULL;
  g_autofree char *now = NULL;
  const char *last = files->len > 0 ? files->pdata[files->len - 1] : NULL;

  if (store == NULL || !crumb_store_latest_game (store, &game, &error))
    return FATE_CORRUPT;
  if (last == NULL)
    return FATE_KEPT;
  if (game == NULL)
    return FATE_LOST;

  /* A tap whose save was interrupted may be there as well, as one more line of the file. */
  now = crumb_game_file_write (game);
  return g_str_has_prefix (now, last) || strncmp (now, last, strlen (last) - strlen ("\n  ]\n}\n")) == 0 ? FATE_KEPT
                                                                                                         : FATE_LOST;
}

static guint
get_outcomes (void)
{
  const char *wish = g_getenv ("CRUMB_TEST_POWER_CUTS");

  return wish != NULL ? (guint) g_ascii_strtoull (wish, NULL, 10) : OUTCOMES;
}

/* Short tests break only some operations. */
static guint
get_stride (void)
{
  return g_test_slow () ? 1 : 7;
}

/* Cuts the power at every @stride-th operation and counts the fates. */
static void
cut_everywhere (DiskFixture *fixture, const char *pragmas, guint stride, guint fates[3])
{
  guint n_operations = count_operations (fixture, pragmas);
  guint outcomes = get_outcomes ();

  for (guint at = 0; at < n_operations; at += stride)
    for (guint outcome = 0; outcome < outcomes; outcome++)
      {
        g_auto (Script) script = { 0 };

        memory_disk_break (fixture->disk, MEMORY_DISK_FAILS_FOR_GOOD, at, SQLITE_IOERR_WRITE);
        script = run_script (fixture->path, pragmas, ALL_TAPS);
        g_clear_object (&script.game);
        g_clear_object (&script.store);
        memory_disk_repair (fixture->disk);
        memory_disk_cut_power (fixture->disk, fixture->rand);
        fates[find_fate (fixture->path, script.files)]++;
        memory_disk_erase (fixture->disk);
      }
  g_test_message ("%u operations, %u power cuts: %u kept, %u lost, %u corrupt", n_operations,
                  fates[FATE_KEPT] + fates[FATE_LOST] + fates[FATE_CORRUPT], fates[FATE_KEPT], fates[FATE_LOST],
                  fates[FATE_CORRUPT]);
}

static void
test_power_cut (DiskFixture *fixture, gconstpointer data)
{
  guint fates[3] = { 0 };

  cut_everywhere (fixture, "", get_stride (), fates);
  g_assert_cmpuint (fates[FATE_LOST], ==, 0);
  g_assert_cmpuint (fates[FATE_CORRUPT], ==, 0);
  g_assert_cmpuint (fates[FATE_KEPT], >, 0);
}

/* Checks the disk itself: without syncs it must lose data, or the test above proves nothing. */
static void
test_power_cut_without_sync (DiskFixture *fixture, gconstpointer data)
{
  guint fates[3] = { 0 };

  cut_everywhere (fixture, "PRAGMA synchronous = OFF", 3 * get_stride (), fates);
  g_assert_cmpuint (fates[FATE_CORRUPT], >, 0);
}

static void
test_power_cut_with_default (DiskFixture *fixture, gconstpointer data)
{
  guint fates[3] = { 0 };

  cut_everywhere (fixture, "PRAGMA journal_mode = DELETE", 3 * get_stride (), fates);
  g_assert_cmpuint (fates[FATE_LOST], >, 0);
  g_assert_cmpuint (fates[FATE_CORRUPT], ==, 0);
}

typedef struct
{
  MemoryDiskFault fault;
  int code;
} FaultRow;

static const FaultRow fault_rows[] = {
  { MEMORY_DISK_FAILS_ONCE, SQLITE_IOERR_WRITE },
  { MEMORY_DISK_FAILS_ONCE, SQLITE_FULL },
  { MEMORY_DISK_FAILS_FOR_GOOD, SQLITE_IOERR_WRITE },
  { MEMORY_DISK_FAILS_FOR_GOOD, SQLITE_FULL },
};

/* Fails one operation of one tap, then repairs the disk and taps again. */
static gboolean
fail_and_go_on (DiskFixture *fixture, const FaultRow *row, guint n, guint at)
{
  g_auto (Script) script = run_script (fixture->path, "", n);
  g_autoptr (CrumbGame) again = NULL;
  g_autofree char *before = crumb_game_file_write (script.game);
  gboolean kept;
  gboolean failed;

  memory_disk_break (fixture->disk, row->fault, at, row->code);
  kept = tap (script.game, n);
  failed = memory_disk_repair (fixture->disk);
  g_assert_true (kept || failed);
  if (!kept && row->fault == MEMORY_DISK_FAILS_FOR_GOOD)
    {
      g_autofree char *now = crumb_game_file_write (script.game);

      /* The record can't be read while the disk fails, so the game shows the state before; the next tap reloads it. */
      g_assert_cmpstr (now, ==, before);
      tap (script.game, n);
    }

  again = record_load (script.store, crumb_game_get_id (script.game));
  record_assert_same_game (script.game, again);
  g_assert_cmpuint (crumb_game_get_n_entries (again), >=, n + (kept ? 1 : 0));
  script_clear (&script);
  g_clear_object (&again);
  memory_disk_erase (fixture->disk);
  return failed;
}

static void
test_faults (DiskFixture *fixture, gconstpointer data)
{
  guint stride = get_stride ();
  guint n_faults = 0;

  for (guint i = 0; i < G_N_ELEMENTS (fault_rows); i++)
    for (guint n = 0; n < ALL_TAPS; n++)
      for (guint at = n % stride; fail_and_go_on (fixture, &fault_rows[i], n, at); at += stride)
        n_faults++;
  g_test_message ("%u faults", n_faults);
  g_assert_cmpuint (n_faults, >, 4 * ALL_TAPS * 5 / stride);
}

/* The disk of a watched record fails at some operation of a tap: this and the next ones are saved once it works. */
static gboolean
hold_and_go_on (DiskFixture *fixture, const FaultRow *row, guint n, guint at)
{
  g_auto (Script) script = run_script (fixture->path, "", n);
  g_autoptr (CrumbStore) reopened = NULL;
  g_autoptr (CrumbGame) again = NULL;
  g_autoptr (GError) error = NULL;
  gboolean failed;

  crumb_store_watch (script.store);
  memory_disk_break (fixture->disk, row->fault, at, row->code);
  for (guint more = n; more < MIN (n + 3, ALL_TAPS); more++)
    g_assert_true (tap (script.game, more));
  failed = memory_disk_repair (fixture->disk);
  g_assert_true (crumb_store_save_held (script.store));

  reopened = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
  again = record_load (reopened, crumb_game_get_id (script.game));
  record_assert_same_game (script.game, again);
  g_clear_object (&again);
  g_clear_object (&reopened);
  script_clear (&script);
  memory_disk_erase (fixture->disk);
  return failed;
}

static void
test_held (DiskFixture *fixture, gconstpointer data)
{
  guint stride = g_test_slow () ? 1 : 3 * get_stride ();
  guint n_faults = 0;

  for (guint i = 0; i < G_N_ELEMENTS (fault_rows); i++)
    for (guint n = 0; n < ALL_TAPS; n += 3)
      for (guint at = n % stride; hold_and_go_on (fixture, &fault_rows[i], n, at); at += stride)
        n_faults++;
  g_test_message ("%u faults", n_faults);
  g_assert_cmpuint (n_faults, >, 0);
}

typedef struct
{
  int code;
  CrumbRecordError error;
  const char *sentence;
} SentenceRow;

static const SentenceRow sentence_rows[] = {
  { SQLITE_FULL, CRUMB_RECORD_ERROR_FULL, "The disk is full." },
  { SQLITE_IOERR_WRITE, CRUMB_RECORD_ERROR_IO, "The disk isn’t working properly." },
  { SQLITE_READONLY, CRUMB_RECORD_ERROR_READ_ONLY,
    "Your games are read-only because their file or folder is write-protected." },
};

/* Plays one move while that operation fails, and returns the error. */
static GError *
fail_in_words (DiskFixture *fixture, int code, guint at)
{
  g_auto (Script) script = run_script (fixture->path, "", 0);
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 0 };
  CrumbRefusal refusal;
  GError *error = NULL;

  memory_disk_break (fixture->disk, MEMORY_DISK_FAILS_ONCE, at, code);
  crumb_game_play (script.game, &move, &refusal, &error);
  script_clear (&script);
  memory_disk_erase (fixture->disk);
  return error;
}

static void
test_sentences (DiskFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentence_rows); i++)
    {
      guint n_said = 0;

      for (guint at = 0; at < 20; at++)
        {
          g_autoptr (GError) error = fail_in_words (fixture, sentence_rows[i].code, at);

          if (g_error_matches (error, CRUMB_RECORD_ERROR, (int) sentence_rows[i].error))
            {
              g_assert_cmpstr (error->message, ==, sentence_rows[i].sentence);
              n_said++;
            }
        }
      g_assert_cmpuint (n_said, >, 3);
    }
}

/* Puts a version 4 record on the disk. */
static void
put_version_4 (DiskFixture *fixture)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", "version-4", "crumb.db", NULL);
  g_autoptr (sqlite3) from = NULL;
  g_autoptr (sqlite3) to = NULL;

  g_assert_cmpint (sqlite3_open_v2 (path, &from, SQLITE_OPEN_READONLY, "unix"), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_open (fixture->path, &to), ==, SQLITE_OK);
  g_assert_true (crumb_database_copy (from, to, 0, NULL, NULL));
  memory_disk_sync (fixture->disk);
}

/* After an interrupted upgrade the record is the old one or the new one, with all that was saved. */
static void
assert_old_or_new (DiskFixture *fixture, guint fates[2])
{
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  fates[crumb_store_needs_upgrade (fixture->path)]++;
  store = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_true (crumb_store_count_games (store, &n, &error));
  g_assert_cmpuint (n, ==, 22);
  faults = crumb_store_verify (store, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 0);
}

static guint
count_upgrade (DiskFixture *fixture)
{
  guint before;
  guint n;

  put_version_4 (fixture);
  before = memory_disk_get_n_operations (fixture->disk);
  g_object_unref (crumb_store_open (fixture->path, NULL));
  n = memory_disk_get_n_operations (fixture->disk) - before;
  memory_disk_erase (fixture->disk);
  return n;
}

/* Fails the disk or cuts its power at random operations of an upgrade. */
static void
test_upgrade (DiskFixture *fixture, gconstpointer data)
{
  guint n_operations = count_upgrade (fixture);
  guint stride = MAX (n_operations * get_stride () / UPGRADE_FAULTS, 1);
  guint fates[2] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (fault_rows); i++)
    for (guint at = i * stride / G_N_ELEMENTS (fault_rows); at < n_operations; at += stride)
      {
        g_autoptr (CrumbStore) store = NULL;

        put_version_4 (fixture);
        memory_disk_break (fixture->disk, fault_rows[i].fault, at, fault_rows[i].code);
        store = crumb_store_open (fixture->path, NULL);
        g_clear_object (&store);
        memory_disk_repair (fixture->disk);
        if (fault_rows[i].fault == MEMORY_DISK_FAILS_FOR_GOOD)
          memory_disk_cut_power (fixture->disk, fixture->rand);
        assert_old_or_new (fixture, fates);
        memory_disk_erase (fixture->disk);
      }
  g_test_message ("%u operations: %u old, %u new", n_operations, fates[TRUE], fates[FALSE]);
  g_assert_cmpuint (fates[TRUE], >, 0);
  g_assert_cmpuint (fates[FALSE], >, 0);
}

#define add(name, function) g_test_add ("/record/disk/" name, DiskFixture, NULL, set_up, function, tear_down)

void
add_disk_tests (void)
{
  add ("power-cut", test_power_cut);
  add ("power-cut-without-sync", test_power_cut_without_sync);
  add ("power-cut-with-default", test_power_cut_with_default);
  add ("faults", test_faults);
  add ("held", test_held);
  add ("sentences", test_sentences);
  add ("upgrade", test_upgrade);
}
