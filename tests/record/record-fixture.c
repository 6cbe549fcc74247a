/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A record in a folder of its own, and tables that play in it. */

#include "record-fixture.h"

#include "../rules/random-raid.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-verify.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdio.h>

static const char *const names[CRUMB_SEATS_MAX] = { "Sue", "John & <b>", "علي", "Ann =1+1" };

/* Uses a folder in memory if there is one: no test here depends on a disk, and most would only wait for it. */
static char *
make_folder (void)
{
  g_autofree char *in_memory = g_strdup ("/dev/shm/crumb-record-XXXXXX");
  g_autoptr (GError) error = NULL;
  char *folder;

  if (g_mkdtemp (in_memory) != NULL)
    return g_steal_pointer (&in_memory);

  folder = g_dir_make_tmp ("crumb-record-XXXXXX", &error);
  g_assert_no_error (error);
  return folder;
}

void
record_fixture_set_up (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = make_folder ();
  fixture->path = g_build_filename (fixture->folder, "crumb.db", NULL);
  fixture->store = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
  fixture->rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
}

void
record_fixture_tear_down (RecordFixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->store);
  record_remove_folder (fixture->folder);
  g_rand_free (fixture->rand);
  g_free (fixture->path);
  g_free (fixture->folder);
}

void
record_fixture_reopen (RecordFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->store);
  fixture->store = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_remove (path) < 0)
        g_assert_cmpint (errno, ==, ENOENT);
    }
}

void
record_remove_folder (const char *folder)
{
  int left = -1;

  /* What still reads beside the main loop takes files of its own along when it ends. */
  for (int i = 0; i < 500; i++)
    {
      remove_files (folder);
      left = g_rmdir (folder);
      if (left == 0 || errno != ENOTEMPTY)
        break;
      g_main_context_iteration (NULL, FALSE);
      g_usleep (10000);
    }
  g_assert_no_errno (left);
}

char *
record_read (CrumbStore *store, const char *text)
{
  g_autoptr (GError) error = NULL;
  char *id = NULL;

  crumb_game_file_read (store, text, strlen (text), CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);
  g_assert_no_error (error);
  return id;
}

CrumbGame *
record_load (CrumbStore *store, const char *id)
{
  g_autoptr (GError) error = NULL;
  CrumbGame *game = crumb_store_load_game (store, id, &error);

  g_assert_no_error (error);
  return game;
}

void
record_take (CrumbGame *game, const CrumbMove *move)
{
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  g_assert_true (crumb_game_play (game, move, &refusal, &error));
  g_assert_no_error (error);
}

CrumbGame *
record_new_game (CrumbStore *store, const char *rules, guint n_seats)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;
  CrumbGame *game;

  for (guint i = 0; i < n_seats; i++)
    g_ptr_array_add (seats, crumb_seat_new (names[i], (CrumbColour) i));
  game = crumb_store_new_game (store, &crumb_cookie_raid, rules, NULL, seats, 0, &error);
  g_assert_no_error (error);
  return game;
}

CrumbGame *
record_new_random_game (CrumbStore *store, GRand *rand)
{
  CrumbHouseRules rules = random_raid_rules (rand);
  char text[CRUMB_RULES_TEXT_MAX];

  crumb_rule_book_format (&crumb_house_rule_book, &rules, NULL, text);
  return record_new_game (store, text, (guint) g_rand_int_range (rand, 2, CRUMB_SEATS_MAX + 1));
}

/* Plays a move that may not fit, and overrules the refusal where the rules allow it. */
static void
insist_on_anything (CrumbGame *game, GRand *rand)
{
  CrumbMove move = random_raid_near_miss (rand, crumb_game_get_state (game));
  CrumbMove insist = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  if (!crumb_game_play (game, &move, &refusal, &error) && refusal.can_overrule)
    crumb_game_tap (game, (CrumbMove[]) { insist, move }, 2, "We saw it.", &refusal, &error);
  g_assert_no_error (error);
}

/* Joins, leaves, moves or renames somebody, where the rules allow it. */
static void
change_people (CrumbGame *game, GRand *rand)
{
  g_autofree char *name = g_strdup_printf ("Guest %u", crumb_game_get_n_entries (game));
  CrumbMove move;
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  random_raid_people (rand, crumb_game_get_state (game), &move);
  if (g_rand_int_range (rand, 0, 4) == 0)
    crumb_game_rename (game, (guint) g_rand_int_range (rand, 0, (int) crumb_game_get_n_seats (game)), name, &error);
  else if (move.what == CRUMB_RAID_JOIN && move.seat >= crumb_game_get_n_seats (game))
    crumb_game_join (game, name, MAX (move.amount, 0), &refusal, &error);
  else
    crumb_game_play (game, &move, &refusal, &error);
  g_assert_no_error (error);
}

/* Strikes any move, if all others still fit without it. */
static void
strike_anything (CrumbGame *game, GRand *rand)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  guint n_moves = crumb_correction_get_n_moves (correction);
  g_autoptr (GError) error = NULL;

  if (n_moves == 0)
    return;

  crumb_correction_strike (correction, (guint) g_rand_int_range (rand, 0, (int) n_moves));
  if (crumb_correction_check (correction, NULL, NULL))
    crumb_game_correct (game, correction, "That was never played.", &error);
  g_assert_no_error (error);
}

/* Says where or when the game was played, in a minute of some year. */
static void
remark (CrumbGame *game, GRand *rand)
{
  g_autofree char *place = g_strdup_printf ("Room %u", crumb_game_get_n_entries (game));
  g_autoptr (GError) error = NULL;

  if (g_rand_boolean (rand))
    crumb_game_set_place (game, place, &error);
  else
    crumb_game_set_started (game, g_rand_int (rand) * G_TIME_SPAN_SECOND, &error);
  g_assert_no_error (error);
}

void
record_play_random (CrumbGame *game, GRand *rand, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      int tap = g_rand_int_range (rand, 0, 20);
      CrumbMove move;
      g_autoptr (GError) error = NULL;

      if (tap < 3)
        crumb_game_undo (game, &error);
      else if (tap < 5)
        crumb_game_redo (game, &error);
      else if (tap < 6)
        insist_on_anything (game, rand);
      else if (tap < 7)
        change_people (game, rand);
      else if (tap < 8)
        strike_anything (game, rand);
      else if (tap == 19)
        remark (game, rand);
      else if (random_raid_move (rand, crumb_game_get_state (game), &move))
        record_take (game, &move);
    }
}

void
record_take_all (CrumbGame *game, const GArray *moves)
{
  for (guint i = 0; i < moves->len; i++)
    record_take (game, &g_array_index (moves, CrumbMove, i));
}

void
record_play (CrumbGame *game, CrumbRaidMove what, guint seat, const char *dice)
{
  CrumbMove move = { .what = (uint8_t) what, .seat = (uint8_t) seat };

  g_assert_true (crumb_dice_parse (dice, CRUMB_SIDES_MAX, &move.dice, NULL));
  record_take (game, &move);
}

char *
record_write_game (CrumbStore *store, const char *id)
{
  g_autoptr (CrumbGame) game = record_load (store, id);
  return crumb_game_file_write (game);
}

void
record_exec (const char *path, const char *sql)
{
  sqlite3 *db;
  char *message = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db, sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

void
record_assert_same_game (CrumbGame *one, CrumbGame *other)
{
  g_autofree char *file = crumb_game_file_write (one);
  g_autofree char *other_file = crumb_game_file_write (other);
  const CrumbRaid *raid = crumb_game_get_state (one);
  const CrumbRaid *other_raid = crumb_game_get_state (other);

  g_assert_cmpstr (file, ==, other_file);
  g_assert_cmpuint (crumb_game_get_n_moves (one), ==, crumb_game_get_n_moves (other));
  g_assert_cmpmem (raid, sizeof *raid, other_raid, sizeof *other_raid);
  g_assert_cmpint (crumb_game_get_can_undo (one), ==, crumb_game_get_can_undo (other));
  g_assert_cmpint (crumb_game_get_can_redo (one), ==, crumb_game_get_can_redo (other));
}

void
record_assert_whole (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, &error);

  g_assert_no_error (error);
  if (faults->len > 0)
    g_test_message ("%s", ((const CrumbFault *) faults->pdata[0])->sentence);
  g_assert_cmpuint (faults->len, ==, 0);
}

gint64
record_own_time (void)
{
  gint64 now = g_get_monotonic_time ();
  g_autofree char *text = NULL;
  guint64 ran = 0;
  guint64 waited = 0;

  /* What it waited for a processor is the second number, in nanoseconds (proc(5), schedstat). */
  if (g_file_get_contents ("/proc/thread-self/schedstat", &text, NULL, NULL))
    sscanf (text, "%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, &ran, &waited);
  return now - (gint64) (waited / 1000);
}
