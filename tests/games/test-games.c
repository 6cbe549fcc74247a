/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Replays the games in this folder and compares the scores with those the tables wrote down. */

#include "../record/record-fixture.h"
#include "record-tests.h"

/**
 * What a game covers: the ties in its longest chain, lucky lasts re-rolled and not, rounds without bids, shared
 * bonuses, and rounds that ended with a tie for first.
 */
typedef struct
{
  unsigned chain;
  unsigned rerolled;
  unsigned kept;
  unsigned nobody;
  unsigned shared;
  unsigned tied_end;
} Events;

typedef struct
{
  const char *name;
  unsigned rounds;
  const char *totals;
  CrumbSeats winners;
  gboolean ended_early;
  Events events;
} Row;

static const Row rows[] = {
  /* The score sheets of the designer's playtests */
  { "playtest-10", 6, "Kai 59, Brad 21", 1, FALSE, { 0 } },
  { "playtest-11", 7, "Kai 39, Brad 53", 2, FALSE, { 0 } },
  { "playtest-13", 5, "Vera 21, Cintia 21, Brad 19, Anthony 30", 8, TRUE, { 0 } },
  { "playtest-14", 1, "Vera 4, Cintia 3, Brad 3, Anthony 9", 8, TRUE, { 0 } },
  { "playtest-15", 1, "Vera 3, Cintia 9, Brad 0, Anthony 8", 2, TRUE, { 0 } },

  /* Every die entered */
  { "two-players", 7, "Sue 61, John 56", 1, FALSE, { 1, 5, 1, 1, 0, 1 } },
  { "three-players", 6, "Ann 26, Bartholomew 53, Ĳsbrand & Co 37", 2, FALSE, { 2, 4, 1, 1, 0, 0 } },
  { "four-players", 9, "<b>Zoë</b> 49, 李 50, Sue 51, John 34", 4, FALSE, { 1, 7, 1, 1, 1, 0 } },

  /* Somebody leaves and comes back; the target changes while the game runs, then what ends it */
  { "changed-goal", 4, "Ann 24, Bartholomew 23, <b>Zoë</b> 19", 1, FALSE, { 0 } },

  /* Some rounds entered by winners only, by hands only or by cookies only; one hand overruled */
  { "mixed-detail", 6, "李 55, Sue 18, <b>Zoë</b> 39", 1, FALSE, { 2, 2, 1, 0, 0, 0 } },
};

static void
count_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  const CrumbRaid *was = before, *is = after;
  Events *events = user_data;

  events->chain = MAX (events->chain, is->n_ties);
  if (move->what == CRUMB_RAID_LUCKY && move->dice.count == 0)
    events->kept++;
  if (move->what == CRUMB_RAID_LUCKY && move->dice.count > 0)
    events->rerolled++;
  if (move->what == CRUMB_RAID_REVEAL && was->phase == CRUMB_RAID_AT_NOBODY)
    events->nobody++;
  if (is->scores.n_rounds == was->scores.n_rounds)
    return;
  if (crumb_seats_count (is->rounds[was->scores.n_rounds].bonus_to) > 1)
    events->shared++;
  if (is->scores.totals[crumb_seats_first (is->scores.leaders)] >= is->rules.target && is->scores.winners == 0)
    events->tied_end++;
}

static char *
totals_text (CrumbGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    g_string_append_printf (text, "%s%s %d", seat == 0 ? "" : ", ", crumb_game_get_seat (game, seat)->name,
                            crumb_scores_of (crumb_game_get_state (game))->totals[seat]);
  return g_string_free (text, FALSE);
}

static CrumbGame *
read_game (CrumbStore *store, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", file, NULL);
  g_autofree char *text = NULL, *id = NULL;
  g_autoptr (GError) error = NULL;
  CrumbGame *game;
  gboolean known;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  crumb_game_file_read (store, text, length, CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (known);
  game = crumb_store_load_game (store, id, &error);
  g_assert_no_error (error);
  return game;
}

static void
check_game (RecordFixture *fixture, gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CrumbGame) game = read_game (fixture->store, row->name);
  g_autofree char *totals = totals_text (game);
  const CrumbRaid *raid = crumb_game_get_state (game);
  Events events = { 0 };

  crumb_game_walk (game, count_step, &events);

  g_assert_cmpstr (totals, ==, row->totals);
  g_assert_cmpuint (raid->scores.n_rounds, ==, row->rounds);
  g_assert_cmpuint (raid->phase, ==, CRUMB_RAID_AT_OVER);
  g_assert_cmpuint (raid->scores.winners, ==, row->winners);
  g_assert_true (raid->scores.ended_early == row->ended_early);
  g_assert_cmpuint (events.chain, ==, row->events.chain);
  g_assert_cmpuint (events.rerolled, ==, row->events.rerolled);
  g_assert_cmpuint (events.kept, ==, row->events.kept);
  g_assert_cmpuint (events.nobody, ==, row->events.nobody);
  g_assert_cmpuint (events.shared, ==, row->events.shared);
  g_assert_cmpuint (events.tied_end, ==, row->events.tied_end);
}

void
add_games_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/games/", rows[i].name, NULL);

      g_test_add (name, RecordFixture, &rows[i], record_fixture_set_up, check_game, record_fixture_tear_down);
    }
}
