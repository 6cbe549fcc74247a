/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player who is renamed is called so in all games, and everywhere the games go. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/folder/crumb-folder.h"
#include "record/store/crumb-renaming.h"
#include "record/store/crumb-verify.h"

static void
play_cookies (CrumbGame *game, guint seat, int cookies)
{
  const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) seat, .amount = (int16_t) cookies };

  record_take (game, &move);
}

/* A finished game, or one that runs, of these people. */
static char *
add_game (RecordFixture *fixture, const char *one, const char *other, gboolean over)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;

  crumb_game_rename (game, 0, one, &error);
  g_assert_no_error (error);
  crumb_game_rename (game, 1, other, &error);
  g_assert_no_error (error);
  play_cookies (game, 0, 60);
  if (over)
    play_cookies (game, 1, 7);
  return g_strdup (crumb_game_get_id (game));
}

static void
assert_seats (RecordFixture *fixture, const char *id, const char *one, const char *other)
{
  g_autoptr (CrumbGame) game = record_load (fixture->store, id);
  g_assert_cmpstr (crumb_game_get_seat (game, 0)->name, ==, one);
  g_assert_cmpstr (crumb_game_get_seat (game, 1)->name, ==, other);
}

static guint
count_games (RecordFixture *fixture, const char *name)
{
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (fixture->store, name, NULL);

  return player != NULL ? player->games : 0;
}

static CrumbRenaming *
rename_player (RecordFixture *fixture, const char *key, const char *name)
{
  g_autoptr (GError) error = NULL;
  CrumbRenaming *renaming = crumb_renaming_new (key, name, &error);

  g_assert_no_error (error);
  g_assert_true (crumb_renaming_run (renaming, fixture->store, TRUE, &error));
  g_assert_no_error (error);
  return renaming;
}

static void
repeat (RecordFixture *fixture, CrumbRenaming *renaming, gboolean forth)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_renaming_run (renaming, fixture->store, forth, &error));
  g_assert_no_error (error);
}

static void
assert_sound (RecordFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify (fixture->store, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 0);
}

static void
test_all_games (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *first = add_game (fixture, "Sue", "John", TRUE);
  g_autofree char *second = add_game (fixture, "Ann", "sue", TRUE);
  g_autofree char *others = add_game (fixture, "Ann", "John", TRUE);
  g_autofree char *running = add_game (fixture, "Sue", "Ann", FALSE);
  g_autoptr (CrumbGame) shown = crumb_store_load_game (fixture->store, running, NULL);
  g_autoptr (CrumbRenaming) renaming = NULL;
  const char *before, *after;

  crumb_store_set_player_colour (fixture->store, "sue", CRUMB_COLOUR_PINK, NULL);
  renaming = rename_player (fixture, "sue", " Susan ");
  g_assert_cmpuint (crumb_renaming_get_n_games (renaming), ==, 3);
  crumb_renaming_get_names (renaming, &before, &after);
  g_assert_cmpstr (after, ==, "Susan");
  assert_seats (fixture, first, "Susan", "John");
  assert_seats (fixture, second, "Ann", "Susan");
  assert_seats (fixture, others, "Ann", "John");
  assert_seats (fixture, running, "Susan", "Ann");
  g_assert_cmpstr (crumb_game_get_seat (shown, 0)->name, ==, "Susan");
  g_assert_cmpuint (count_games (fixture, "Susan"), ==, 2);
  g_assert_cmpuint (count_games (fixture, "Sue"), ==, 0);
  assert_sound (fixture);

  repeat (fixture, renaming, FALSE);
  assert_seats (fixture, first, "Sue", "John");
  assert_seats (fixture, second, "Ann", "sue");
  assert_seats (fixture, running, "Sue", "Ann");
  g_assert_cmpuint (count_games (fixture, "Sue"), ==, 2);
  g_assert_cmpuint (count_games (fixture, "Susan"), ==, 0);

  repeat (fixture, renaming, TRUE);
  assert_seats (fixture, second, "Ann", "Susan");
  g_assert_cmpuint (count_games (fixture, "Susan"), ==, 2);
  assert_sound (fixture);
}

static void
test_as_before (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = add_game (fixture, "Sue", "John", TRUE);
  g_autoptr (CrumbPlayer) player = NULL;
  g_autoptr (CrumbRenaming) renaming = NULL;
  g_autoptr (CrumbRenaming) only_capitals = NULL;

  crumb_store_set_player_colour (fixture->store, "sue", CRUMB_COLOUR_PINK, NULL);
  crumb_store_set_player_hidden (fixture->store, "sue", TRUE, NULL);
  renaming = rename_player (fixture, "sue", "Susan");
  player = crumb_store_find_player (fixture->store, "Susan", NULL);
  g_assert_cmpint (player->colour, ==, CRUMB_COLOUR_PINK);
  g_assert_true (player->hidden);

  only_capitals = rename_player (fixture, "susan", "SUSAN");
  g_clear_pointer (&player, crumb_player_free);
  player = crumb_store_find_player (fixture->store, "susan", NULL);
  g_assert_cmpstr (player->name, ==, "SUSAN");
  assert_seats (fixture, id, "SUSAN", "John");
  repeat (fixture, only_capitals, FALSE);
  g_clear_pointer (&player, crumb_player_free);
  player = crumb_store_find_player (fixture->store, "susan", NULL);
  g_assert_cmpstr (player->name, ==, "Susan");
  assert_sound (fixture);
}

/* Games of two players become one player's, and two's again. */
static void
test_name_of_another (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *first = add_game (fixture, "Sue", "John", TRUE);
  g_autofree char *second = add_game (fixture, "Susan", "John", TRUE);
  g_autoptr (CrumbRenaming) renaming = rename_player (fixture, "sue", "Susan");

  g_assert_cmpuint (count_games (fixture, "Susan"), ==, 2);
  repeat (fixture, renaming, FALSE);
  g_assert_cmpuint (count_games (fixture, "Susan"), ==, 1);
  g_assert_cmpuint (count_games (fixture, "Sue"), ==, 1);
  assert_seats (fixture, second, "Susan", "John");
  assert_sound (fixture);
}

static void
test_refused (RecordFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "John", "john", "", "\n" };
  g_autofree char *first = add_game (fixture, "Sue", "Ann", TRUE);
  g_autofree char *second = add_game (fixture, "Sue", "John", TRUE);
  g_autoptr (CrumbRenaming) nobody = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (CrumbRenaming) renaming = crumb_renaming_new ("sue", names[i], &error);

      g_assert_false (renaming != NULL && crumb_renaming_run (renaming, fixture->store, TRUE, &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME);
      g_clear_error (&error);
    }
  assert_seats (fixture, first, "Sue", "Ann");
  assert_seats (fixture, second, "Sue", "John");

  nobody = crumb_renaming_new ("zoe", "Zoë", &error);
  g_assert_false (crumb_renaming_run (nobody, fixture->store, TRUE, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
  g_assert_cmpstr (error->message, ==, "There’s no player “zoe”.");
}

static void
assert_last_entry (CrumbGame *game, CrumbEntryType type)
{
  g_assert_cmpint (crumb_game_get_entry (game, crumb_game_get_n_entries (game) - 1)->type, ==, type);
}

/* A rename that was taken back does not stand in the way of what was done before. */
static void
test_undo_before (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = add_game (fixture, "Sue", "Ann", TRUE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, id, NULL);
  g_autoptr (CrumbRenaming) renaming = NULL;
  g_autofree char *later = add_game (fixture, "Ben", "Ann", TRUE);
  guint before, after;

  g_assert_true (crumb_game_get_next_undo (game, &before));
  renaming = rename_player (fixture, "sue", "Susan");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CrumbGame) latest = NULL;

      repeat (fixture, renaming, FALSE);
      assert_last_entry (game, CRUMB_ENTRY_UNDO);
      g_assert_true (crumb_game_get_next_undo (game, &after));
      g_assert_cmpuint (after, ==, before);
      g_assert_true (crumb_store_latest_game (fixture->store, &latest, NULL));
      g_assert_cmpstr (crumb_game_get_id (latest), ==, later);
      repeat (fixture, renaming, TRUE);
      assert_seats (fixture, id, "Susan", "Ann");
      assert_last_entry (game, CRUMB_ENTRY_REDO);
    }
  assert_sound (fixture);
}

/* What was renamed otherwise since, and what was deleted, stays. */
static void
test_changed_since (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *first = add_game (fixture, "Sue", "Ann", TRUE);
  g_autofree char *second = add_game (fixture, "Sue", "Ann", TRUE);
  g_autofree char *third = add_game (fixture, "Sue", "Ann", TRUE);
  const char *deleted[] = { third, NULL };
  g_autoptr (CrumbRenaming) renaming = rename_player (fixture, "sue", "Susan");
  g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, first, NULL);

  g_assert_true (crumb_game_rename (game, 0, "Suse", NULL));
  g_assert_true (crumb_store_delete_games (fixture->store, deleted, NULL));
  repeat (fixture, renaming, FALSE);
  assert_seats (fixture, first, "Suse", "Ann");
  assert_seats (fixture, second, "Sue", "Ann");
  g_assert_true (crumb_store_restore_games (fixture->store, deleted, NULL));
  assert_seats (fixture, third, "Susan", "Ann");
}

/* Files say the same of a game in both records, with its date, its place and its names; and the game isn't played anew. */
static void
test_travels (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = add_game (fixture, "Sue", "Ann", TRUE);
  g_autofree char *later = add_game (fixture, "Ben", "Ann", TRUE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, id, NULL);
  g_autoptr (CrumbRenaming) renaming = NULL;
  g_autoptr (CrumbGame) latest = NULL;
  g_autoptr (CrumbGame) imported = NULL;
  RecordFixture elsewhere = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *same = NULL;

  g_assert_true (crumb_game_set_place (game, "The kitchen", NULL));
  g_assert_true (crumb_game_set_started (game, crumb_game_get_started (game) - G_TIME_SPAN_DAY, NULL));
  renaming = rename_player (fixture, "sue", "Susan");
  g_assert_true (crumb_store_latest_game (fixture->store, &latest, NULL));
  g_assert_cmpstr (crumb_game_get_id (latest), ==, later);

  text = crumb_game_file_write (game);
  record_fixture_set_up (&elsewhere, NULL);
  same = record_read (elsewhere.store, text);
  g_assert_cmpstr (same, ==, id);
  g_assert_cmpuint (count_games (&elsewhere, "Susan"), ==, 1);
  g_assert_cmpuint (count_games (&elsewhere, "Sue"), ==, 0);
  imported = record_load (elsewhere.store, id);
  again = crumb_game_file_write (imported);
  g_assert_cmpstr (again, ==, text);
  record_assert_same_game (game, imported);
  record_fixture_tear_down (&elsewhere, NULL);
}

static void
sync_with (RecordFixture *fixture, GFile *place)
{
  g_autoptr (CrumbFolder) folder = crumb_folder_new (fixture->store, place);
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_folder_update (folder, &error));
  g_assert_no_error (error);
}

/* The games of a merged spelling have the player's name, so they are the player's on other machines too. */
static void
test_merge_travels (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *first = add_game (fixture, "Sue", "Ann", TRUE);
  g_autofree char *second = add_game (fixture, "Susan", "Ann", TRUE);
  g_autofree char *place = g_build_filename (fixture->folder, "synced", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (place);
  RecordFixture elsewhere = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;

  record_fixture_set_up (&elsewhere, NULL);
  g_assert_true (g_file_make_directory (folder, NULL, &error));
  sync_with (fixture, folder);
  sync_with (&elsewhere, folder);
  g_assert_cmpuint (count_games (&elsewhere, "Sue"), ==, 1);

  g_assert_true (crumb_store_merge_players (fixture->store, "sue", "susan", &error));
  assert_seats (fixture, first, "Susan", "Ann");
  assert_sound (fixture);
  sync_with (fixture, folder);
  sync_with (&elsewhere, folder);
  assert_seats (&elsewhere, first, "Susan", "Ann");
  g_assert_cmpuint (count_games (&elsewhere, "Susan"), ==, 2);
  assert_sound (&elsewhere);

  g_assert_true (crumb_store_unmerge_player (fixture->store, "sue", &error));
  assert_seats (fixture, first, "Sue", "Ann");
  assert_seats (fixture, second, "Susan", "Ann");
  assert_sound (fixture);
  sync_with (fixture, folder);
  sync_with (&elsewhere, folder);
  assert_seats (&elsewhere, first, "Sue", "Ann");
  g_assert_cmpuint (count_games (&elsewhere, "Sue"), ==, 1);
  here = record_write_game (fixture->store, first);
  there = record_write_game (elsewhere.store, first);
  g_assert_cmpstr (here, ==, there);

  record_remove_folder (place);
  record_fixture_tear_down (&elsewhere, NULL);
}

/* A player who was renamed on two machines is called on both what one of them decided; the other version waits. */
static void
test_renamed_twice (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = add_game (fixture, "Sue", "Ann", TRUE);
  g_autofree char *place = g_build_filename (fixture->folder, "synced", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (place);
  RecordFixture elsewhere = { 0 };
  g_autoptr (CrumbRenaming) here = NULL;
  g_autoptr (CrumbRenaming) there = NULL;
  g_autofree char *ours = NULL;
  g_autofree char *theirs = NULL;

  record_fixture_set_up (&elsewhere, NULL);
  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  sync_with (fixture, folder);
  sync_with (&elsewhere, folder);
  here = rename_player (fixture, "sue", "Susan");
  there = rename_player (&elsewhere, "sue", "Suse");
  for (guint i = 0; i < 2; i++)
    {
      sync_with (fixture, folder);
      sync_with (&elsewhere, folder);
    }
  ours = record_write_game (fixture->store, id);
  theirs = record_write_game (elsewhere.store, id);
  g_assert_cmpstr (ours, ==, theirs);
  g_assert_cmpuint (count_games (fixture, "Susan") + count_games (fixture, "Suse"), ==, 1);
  assert_sound (fixture);
  assert_sound (&elsewhere);

  record_remove_folder (place);
  record_fixture_tear_down (&elsewhere, NULL);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/renaming/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

/* A rename of all games stood before the last die: undo took that back at this table, and the die stayed. */
static void
test_undo_at_the_table (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *finished = add_game (fixture, "Sue", "John", TRUE);
  g_autofree char *running = add_game (fixture, "Sue", "Ann", FALSE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, running, NULL);
  g_autoptr (CrumbRenaming) renaming = NULL;
  guint n_moves = crumb_game_get_n_moves (game);
  guint entry;

  renaming = rename_player (fixture, "sue", "Susan");
  g_assert_true (crumb_game_get_next_undo (game, &entry));
  g_assert_cmpint (crumb_game_get_entry (game, entry)->type, ==, CRUMB_ENTRY_MOVE);
  g_assert_cmpint (crumb_game_undo_step (game, NULL), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, n_moves - 1);
  assert_seats (fixture, running, "Susan", "Ann");
  assert_seats (fixture, finished, "Susan", "John");
  g_assert_cmpuint (count_games (fixture, "Sue"), ==, 0);

  /* The die comes back, and where the rename was made it can be undone still. */
  g_assert_true (crumb_game_get_can_redo (game));
  g_assert_cmpint (crumb_game_redo_step (game, NULL), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, n_moves);
  repeat (fixture, renaming, FALSE);
  assert_seats (fixture, running, "Sue", "Ann");
  assert_seats (fixture, finished, "Sue", "John");
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, n_moves);
  assert_sound (fixture);
}

/* What a table enters: the cookies of a round, by which each tap is another one. */
static void
tap_round (CrumbGame *game, int cookies)
{
  const CrumbMove moves[] = {
    { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = (int16_t) cookies },
    { .what = CRUMB_RAID_COOKIES, .seat = 1, .amount = 0 },
    { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT },
  };
  CrumbRefusal refusal;

  g_assert_true (crumb_game_tap (game, moves, G_N_ELEMENTS (moves), NULL, &refusal, NULL));
}

/* A naive twin: two stacks of rounds, and a name that they know nothing of. */
static void
assert_as_twin (RecordFixture *fixture, CrumbGame *game, GArray *done, GArray *undone, const char *name)
{
  g_autoptr (CrumbGame) again = crumb_store_load_game (fixture->store, crumb_game_get_id (game), NULL);

  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 3 * done->len);
  for (guint i = 0; i < done->len; i++)
    g_assert_cmpint (crumb_game_get_move (game, 3 * i)->amount, ==, g_array_index (done, int, i));
  g_assert_cmpstr (crumb_game_get_seat (game, 0)->name, ==, name);
  g_assert_cmpint (crumb_game_get_can_redo (game), ==, undone->len > 0);
  record_assert_same_game (game, again);
  g_assert_cmpint (crumb_game_get_can_redo (again), ==, undone->len > 0);
}

static void
move_last (GArray *from, GArray *to)
{
  int cookies = g_array_index (from, int, from->len - 1);

  g_array_set_size (from, from->len - 1);
  g_array_append_val (to, cookies);
}

static void
test_undo_between_renames (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "end=rounds,rounds=99", 2);
  g_autoptr (GArray) done = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) undone = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *name = g_strdup (crumb_game_get_seat (game, 0)->name);
  g_autofree char *before = g_strdup (name);
  g_autoptr (CrumbRenaming) renaming = NULL;
  gboolean renamed = FALSE;

  for (int step = 1; step <= 200; step++)
    {
      int what = g_rand_int_range (fixture->rand, 0, 7);
      CrumbUndone undid;

      if (what < 2)
        {
          tap_round (game, step);
          g_array_append_val (done, step);
          g_array_set_size (undone, 0);
        }
      else if (what == 2 || what == 3)
        {
          undid = crumb_game_undo_step (game, NULL);
          g_assert_cmpint (undid, ==, done->len > 0 ? CRUMB_UNDONE_DONE : CRUMB_UNDONE_NOTHING);
          if (done->len > 0)
            move_last (done, undone);
        }
      else if (what == 4)
        {
          undid = crumb_game_redo_step (game, NULL);
          g_assert_cmpint (undid, ==, undone->len > 0 ? CRUMB_UNDONE_DONE : CRUMB_UNDONE_NOTHING);
          if (undone->len > 0)
            move_last (undone, done);
        }
      else if (what == 5)
        {
          g_autofree char *key = crumb_seat_name_key (name);

          g_clear_pointer (&renaming, crumb_renaming_free);
          g_set_str (&before, name);
          g_free (name);
          name = g_strdup_printf ("Name %d", step);
          renaming = rename_player (fixture, key, name);
          renamed = TRUE;
        }
      else if (renaming != NULL)
        {
          g_autofree char *now = g_strdup (name);

          repeat (fixture, renaming, !renamed);
          renamed = !renamed;
          g_set_str (&name, before);
          g_set_str (&before, now);
        }
      assert_as_twin (fixture, game, done, undone, name);
    }
}

void
add_renaming_tests (void)
{
  add ("all-games", test_all_games);
  add ("as-before", test_as_before);
  add ("name-of-another", test_name_of_another);
  add ("refused", test_refused);
  add ("undo-before", test_undo_before);
  add ("changed-since", test_changed_since);
  add ("travels", test_travels);
  add ("merge-travels", test_merge_travels);
  add ("renamed-twice", test_renamed_twice);
  add ("undo-at-the-table", test_undo_at_the_table);
  add ("undo-between-renames", test_undo_between_renames);
}
