/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whole games of Auntie Mildred's list: one of scores alone, one of where dice lie, one with every die. They are read,
 * folded and counted. */

#include "../../record/record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-game-file.h"
#include "rules/auntie-mildred/mildred-figures.h"

typedef struct
{
  const char *name;
  int totals[CRUMB_MILDRED_SEATS];
  CrumbSeats winners;
  guint rounds;
  gboolean ended_early;
  gint64 turns;
  gint64 pranks;
  gint64 victory;
} Row;

static const Row rows[] = {
  { "score-only", { 15, 10 }, 1, 9, FALSE, 0, 0, 0 },
  { "board", { 12, 0 }, 1, 10, FALSE, 10, 4, 2 },
  { "every-die", { 5, 7 }, 2, 4, TRUE, 4, 2, 2 },
};

static void
count_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  crumb_auntie_mildred.count (before, move, after, user_data);
}

static gint64
sum (CrumbFigures figures[], unsigned figure)
{
  return figures[0][figure] + figures[1][figure];
}

static void
check_game (RecordFixture *fixture, gconstpointer data)
{
  const Row *row = data;
  g_autofree char *file = g_strconcat (row->name, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "auntie-mildred", file, NULL);
  g_autofree char *text = NULL, *id = NULL;
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const CrumbMildred *state;
  gboolean known;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  crumb_game_file_read (fixture->store, text, length, CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  game = crumb_store_load_game (fixture->store, id, &error);
  g_assert_no_error (error);

  state = crumb_game_get_state (game);
  crumb_game_walk (game, count_step, figures);
  for (unsigned seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    g_assert_cmpint (state->scores.totals[seat], ==, row->totals[seat]);
  g_assert_cmpuint (state->scores.winners, ==, row->winners);
  g_assert_cmpuint (state->scores.n_rounds, ==, row->rounds);
  g_assert_true (state->scores.over && state->scores.ended_early == row->ended_early);
  g_assert_cmpint (sum (figures, CRUMB_MILDRED_FIGURE_TURNS), ==, row->turns);
  g_assert_cmpint (sum (figures, CRUMB_MILDRED_FIGURE_PRANKS_HIT) + sum (figures, CRUMB_MILDRED_FIGURE_PRANKS_DODGED),
                   ==, row->pranks);
  g_assert_cmpint (sum (figures, CRUMB_MILDRED_FIGURE_VICTORY_COOKIES)
                       + sum (figures, CRUMB_MILDRED_FIGURE_VICTORY_CARDS),
                   ==, row->victory);
}

void
add_mildred_games_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/games/mildred/", rows[i].name, NULL);

      g_test_add (name, RecordFixture, &rows[i], record_fixture_set_up, check_game, record_fixture_tear_down);
    }
}
