/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whole games of Auntie Mildred's list: one of scores alone, one of where dice lie, one with every die, one with a card
 * sheet. They are read, folded and counted. */

#include "../../record/record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-game-file.h"
#include "rules/auntie-mildred/mildred-figures.h"

#include <string.h>

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
  { "with-sheet", { 15, 0 }, 1, 5, FALSE, 4, 0, 3 },
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

static char *
read_text (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "auntie-mildred", file, NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
check_game (RecordFixture *fixture, gconstpointer data)
{
  const Row *row = data;
  g_autofree char *text = read_text (row->name), *id = NULL;
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  const CrumbMildred *state;
  gboolean known;

  crumb_game_file_read (fixture->store, text, strlen (text), CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
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

/* What a sheet says is kept with its game, word for word, and its hash covers it. */
static void
check_sheet (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *text = read_text ("with-sheet"), *id = NULL, *written = NULL, *sql = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gboolean known;

  crumb_game_file_read (fixture->store, text, strlen (text), CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  game = crumb_store_load_game (fixture->store, id, &error);
  g_assert_no_error (error);
  written = crumb_game_file_write (game);
  g_assert_cmpstr (written, ==, text);
  g_assert_cmpstr (crumb_sheet_get_name (crumb_game_get_head (game)->sheet), ==, "Kitchen box");
  g_assert_cmpstr (crumb_sheet_get_line (crumb_game_get_head (game)->sheet, 114), ==, "Look at the top card.");
  g_assert_null (crumb_sheet_get_line (crumb_game_get_head (game)->sheet, 113));

  g_clear_object (&game);
  sql = g_strdup_printf ("UPDATE game SET sheet = replace (sheet, 'top', 'low') WHERE id = '%s'", id);
  record_exec (fixture->path, sql);
  game = crumb_store_load_game (fixture->store, id, &error);
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED);
}

/* A sheet is written in one way. */
static void
check_bad_sheets (RecordFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *from, *to;
  } bad[] = {
    { "\"name\":\"Kitchen box\"", "\"name\":\" Kitchen box\"" },
    { "\"name\":\"Kitchen box\",", "" },
    { "\"Kitchen box\"", "7" },
    { "21=cookies3,", "21=cookies99," },
    { "21=cookies3,111=always", "111=always,21=cookies3" },
    { "\"texts\":{\"114\":\"Look at the top card.\"}", "\"texts\":[]" },
    { "\"114\":", "\"0114\":" },
    { "\"114\":", "\"1000\":" },
    { "\"Look at the top card.\"", "\"\"" },
    { "\"Look at the top card.\"", "true" },
    { "{\"name\":\"Kitchen", "{\"size\":1,\"name\":\"Kitchen" },
    { "{\"name\":\"Kitchen", "7,\"sheet2\": {\"name\":\"Kitchen" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = read_text ("with-sheet"), *id = NULL;
      g_auto (GStrv) parts = g_strsplit (text, bad[i].from, 2);
      g_autofree char *changed = g_strjoinv (bad[i].to, parts);
      g_autoptr (GError) error = NULL;
      gboolean known;

      g_assert_cmpstr (changed, !=, text);
      crumb_game_file_read (fixture->store, changed, strlen (changed), CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT);
    }
}

void
add_mildred_games_tests (void)
{
  g_test_add ("/games/mildred/sheet", RecordFixture, NULL, record_fixture_set_up, check_sheet,
              record_fixture_tear_down);
  g_test_add ("/games/mildred/bad-sheets", RecordFixture, NULL, record_fixture_set_up, check_bad_sheets,
              record_fixture_tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/games/mildred/", rows[i].name, NULL);

      g_test_add (name, RecordFixture, &rows[i], record_fixture_set_up, check_game, record_fixture_tear_down);
    }
}
