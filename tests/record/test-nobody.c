/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A seat at which nobody sits has points and can win, but is no player. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-play-link.h"
#include "record/store/crumb-player-stats.h"
#include "rules/cubbage/cubbage.h"

/* A game that was won by points of seat 0, without dice. */
static CrumbGame *
win (CrumbStore *store, const char *rules, const char *other)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;
  CrumbGame *game;

  g_ptr_array_add (seats, crumb_seat_new ("Ana", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new (other, CRUMB_COLOUR_ORANGE));
  game = crumb_store_new_game (store, &crumb_cubbage, rules, NULL, seats, 0, &error);
  g_assert_no_error (error);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      const CrumbMove points = { .what = CRUMB_CUBBAGE_POINTS, .seat = (uint8_t) seat, .amount = seat == 0 ? 125 : 99 };

      record_take (game, &points);
    }
  return game;
}

static void
assert_players (CrumbStore *store, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) recent = crumb_store_list_players (store, &error);
  g_autoptr (GPtrArray) of_kind = crumb_store_find_players_of (store, &crumb_cubbage, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (recent->len, ==, n);
  g_assert_cmpuint (of_kind->len, ==, n);
}

static void
assert_ana (CrumbStore *store, guint games, guint rivals)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbPlayer) ana = crumb_store_find_player (store, "Ana", &error);
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (store, ana->key, &crumb_cubbage, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (ana->games, ==, games);
  g_assert_cmpuint (ana->won, ==, games);
  g_assert_cmpuint (stats->rivals->len, ==, rivals);
}

static void
test_solo (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) solo = win (fixture->store, "", "Opponent");
  g_autofree char *link = crumb_play_link (solo);
  g_autoptr (CrumbGame) two = NULL;

  assert_players (fixture->store, 1);
  assert_ana (fixture->store, 1, 0);
  g_assert_nonnull (strstr (link, "Ana"));
  g_assert_null (strstr (link, "Opponent"));
  g_assert_null (crumb_store_find_player (fixture->store, "Opponent", &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);

  /* At another table the same name is somebody's. */
  two = win (fixture->store, "table=hidden", "Opponent");
  assert_players (fixture->store, 2);
  assert_ana (fixture->store, 2, 1);
}

void
add_nobody_tests (void)
{
  g_test_add ("/nobody/solo", RecordFixture, NULL, record_fixture_set_up, test_solo, record_fixture_tear_down);
}
