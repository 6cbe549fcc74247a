/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Names that look the same are one player's, unless two at one table have them. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-highlights.h"
#include "record/store/crumb-renaming.h"

#define STRAIGHT "Pat O'Neil"
#define CURLY "Pat O’Neil"
#define SPACED "Pat  O\u2019Neil\u200b"

/* A game that one of the two has won. */
static CrumbGame *
play_game (RecordFixture *fixture, const char *one, const char *other)
{
  const CrumbMove moves[] = {
    { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 10 }, { .what = CRUMB_RAID_COOKIES, .seat = 1, .amount = 7 },
    { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT },     { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 60 },
    { .what = CRUMB_RAID_COOKIES, .seat = 1, .amount = 7 },
  };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (seats, crumb_seat_new (one, CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new (other, CRUMB_COLOUR_RED));
  game = crumb_store_new_game (fixture->store, &crumb_cookie_raid, "", NULL, seats, 0, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      record_take (game, &moves[i]);
    }
  return g_steal_pointer (&game);
}

static void
add_game (RecordFixture *fixture, const char *one, const char *other)
{
  g_object_unref (play_game (fixture, one, other));
}

static void
assert_player (RecordFixture *fixture, const char *name, const char *key, guint games, guint won)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (fixture->store, name, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (player->key, ==, key);
  g_assert_cmpuint (player->games, ==, games);
  g_assert_cmpuint (player->won, ==, won);
}

static void
assert_players (RecordFixture *fixture, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = crumb_store_find_players (fixture->store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (players->len, ==, n);
  record_assert_whole (fixture->store);
}

static void
test_one_page (RecordFixture *fixture, gconstpointer data)
{
  add_game (fixture, STRAIGHT, "Sue");
  add_game (fixture, "Ann", CURLY);
  add_game (fixture, SPACED, "Ann");

  assert_players (fixture, 3);
  assert_player (fixture, STRAIGHT, "pat o'neil", 3, 2);
  assert_player (fixture, CURLY, "pat o'neil", 3, 2);
  record_fixture_reopen (fixture);
  assert_players (fixture, 3);
}

static void
test_two_at_one_table (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbRenaming) renaming = NULL;

  add_game (fixture, STRAIGHT, CURLY);
  assert_players (fixture, 2);
  assert_player (fixture, STRAIGHT, "pat o'neil", 1, 1);
  assert_player (fixture, CURLY, "pat o’neil", 1, 0);

  g_assert_false (crumb_store_merge_players (fixture->store, "pat o’neil", "pat o'neil", &error));
  g_assert_nonnull (strstr (error->message, "Both sat at the same table."));
  g_clear_error (&error);
  renaming = crumb_renaming_new ("pat o’neil", STRAIGHT, &error);
  g_assert_false (crumb_renaming_run (renaming, fixture->store, TRUE, &error));
  assert_players (fixture, 2);
}

/* A record is found where it was set, also in a game of somebody who is called like another one of an earlier table. */
static void
test_moment (RecordFixture *fixture, gconstpointer data)
{
  const CrumbHighlight record = { .type = CRUMB_HIGHLIGHT_ROUND, .kind = &crumb_cookie_raid, .value = 10 };
  g_autoptr (CrumbGame) game = NULL;

  add_game (fixture, STRAIGHT, CURLY);
  game = play_game (fixture, CURLY, "Sue");
  assert_player (fixture, STRAIGHT, "pat o'neil", 2, 2);
  g_assert_cmpuint (crumb_highlight_find_moment (&record, "pat o'neil", game), ==, 2);
  g_assert_cmpuint (crumb_highlight_find_moment (&record, "sue", game), ==, 5);
}

/* Somebody can't be called what another one at the same table is called in other games. */
static void
test_merged_at_table (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbRenaming) renaming = NULL;

  add_game (fixture, STRAIGHT, "Sue");
  add_game (fixture, CURLY, "Ann");
  renaming = crumb_renaming_new ("sue", CURLY, &error);
  g_assert_false (crumb_renaming_run (renaming, fixture->store, TRUE, &error));
  g_assert_nonnull (strstr (error->message, "sat at the same table"));
  assert_players (fixture, 3);
}

/* An older Crumb took them for two, one of whom was hidden and one a spelling of a third. */
static void
test_older (RecordFixture *fixture, gconstpointer data)
{
  add_game (fixture, STRAIGHT, "Sue");
  add_game (fixture, STRAIGHT, CURLY);
  add_game (fixture, "Ann", SPACED);
  add_game (fixture, "Ann", "Sue’s");
  g_clear_object (&fixture->store);
  record_exec (fixture->path,
               "UPDATE player SET key = 'sue’s', seal = NULL WHERE key = 'sue''s'; "
               "UPDATE seat SET player = 'sue’s' WHERE player = 'sue''s'; "
               "INSERT INTO player (key, name, colour, played, hidden) SELECT 'pat  o’neil\u200b', name, colour, "
               "played, 1 FROM player WHERE key = 'pat o''neil'; "
               "UPDATE seat SET player = 'pat  o’neil\u200b' WHERE name = '" SPACED "'; "
               "INSERT INTO spelling (player, of) VALUES ('sue’s', 'sue'); UPDATE derived SET made_for = ''");

  record_fixture_reopen (fixture);
  assert_players (fixture, 4);
  assert_player (fixture, STRAIGHT, "pat o'neil", 3, 2);
  assert_player (fixture, CURLY, "pat o’neil", 1, 0);
  assert_player (fixture, "Sue’s", "sue", 2, 0);
  record_exec (fixture->path, "UPDATE derived SET made_for = ''");
  record_fixture_reopen (fixture);
  assert_players (fixture, 4);
  assert_player (fixture, "Sue’s", "sue", 2, 0);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/same-look/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_same_look_tests (void)
{
  add ("one-page", test_one_page);
  add ("two-at-one-table", test_two_at_one_table);
  add ("moment", test_moment);
  add ("merged-at-table", test_merged_at_table);
  add ("older", test_older);
}
