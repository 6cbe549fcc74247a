/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rows that seat players in a new game. */

#include "../record/record-fixture.h"
#include "rules/cubbage/cubbage.h"
#include "ui-tests.h"
#include "ui/people/crumb-seating.h"

#include <locale.h>

#define LONGEST "1234567890123456789012345678901234567890123456789012345678901234"

/* Reads names separated by bars into rows with different colours. */
static guint
read_names (const char *names, char ***words, CrumbSeatingRow rows[CRUMB_SEATS_MAX])
{
  guint n_rows;

  *words = g_strsplit (names, "|", -1);
  n_rows = g_strv_length (*words);
  g_assert_cmpuint (n_rows, <=, CRUMB_SEATS_MAX);
  for (guint i = 0; i < n_rows; i++)
    rows[i] = (CrumbSeatingRow) { .name = (*words)[i], .colour = (CrumbColour) (i + 1) };

  return n_rows;
}

static void
test_read (void)
{
  static const struct
  {
    const char *names;
    CrumbSeatingProblem problem;
    guint row;
    const char *seats;
  } cases[] = {
    { "Sue|John", CRUMB_SEATING_FINE, 0, "Sue1 John2" },
    { "  Sue |John\t", CRUMB_SEATING_FINE, 0, "Sue1 John2" },
    { "Sue||John", CRUMB_SEATING_FINE, 0, "Sue1 John3" },
    { "|Sue| |John", CRUMB_SEATING_FINE, 0, "Sue2 John4" },
    { "Sue|John|Ann|Bo", CRUMB_SEATING_FINE, 0, "Sue1 John2 Ann3 Bo4" },
    { "<b>Zoë</b>|李", CRUMB_SEATING_FINE, 0, "<b>Zoë</b>1 李2" },
    { LONGEST "|Sue", CRUMB_SEATING_FINE, 0, LONGEST "1 Sue2" },
    { "|", CRUMB_SEATING_TOO_FEW, 0, NULL },
    { "Sue|", CRUMB_SEATING_TOO_FEW, 0, NULL },
    { "Sue|  ||", CRUMB_SEATING_TOO_FEW, 0, NULL },
    { "Sue|Sue", CRUMB_SEATING_SAME_NAME, 1, NULL },
    { "Sue|John| sue ", CRUMB_SEATING_SAME_NAME, 2, NULL },
    { "Zoë|Zoe\xcc\x88", CRUMB_SEATING_SAME_NAME, 1, NULL },
    { "Sue|John|" LONGEST "1", CRUMB_SEATING_BAD_NAME, 2, NULL },
    { "Sue|\x01", CRUMB_SEATING_BAD_NAME, 1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CrumbSeatingRow rows[CRUMB_SEATS_MAX];
      g_auto (GStrv) words = NULL;
      guint n_rows = read_names (cases[i].names, &words, rows);
      g_autoptr (GPtrArray) seats = NULL;
      guint row = 99;

      g_test_message ("%s", cases[i].names);
      g_assert_cmpint (crumb_seating_read (rows, n_rows, 2, &row, &seats), ==, cases[i].problem);
      g_assert_cmpuint (row, ==, cases[i].row);
      g_assert_true ((seats == NULL) == (cases[i].seats == NULL));
      if (seats != NULL)
        {
          g_autoptr (GString) found = g_string_new (NULL);

          for (guint seat = 0; seat < seats->len; seat++)
            {
              const CrumbSeat *one = g_ptr_array_index (seats, seat);

              g_string_append_printf (found, "%s%s%d", seat > 0 ? " " : "", one->name, (int) one->colour);
            }
          g_assert_cmpstr (found->str, ==, cases[i].seats);
        }
    }
}

static void
test_describe (void)
{
  static const struct
  {
    CrumbSeatingProblem problem;
    const char *name;
    const char *sentence;
  } cases[] = {
    { CRUMB_SEATING_FINE, "Sue", "" },
    { CRUMB_SEATING_TOO_FEW, "", "This game needs 2 players. Type their names." },
    { CRUMB_SEATING_SAME_NAME, " %s & <b> ", "Two players are called %s & <b>. Change one of the names." },
    { CRUMB_SEATING_BAD_NAME, "\x01", "A name needs something visible, and at most 64 characters." },
    { CRUMB_SEATING_BAD_NAME, "\u202eeuS",
      "A name can’t have hidden characters that reverse text or start a new line. Type it again." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const CrumbSeatingRow row = { .name = cases[i].name };
      g_autofree char *sentence = crumb_seating_describe (cases[i].problem, 2, &row);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_enter (void)
{
  static const struct
  {
    const char *names;
    guint row;
    gboolean starts;
  } cases[] = {
    { "|", 0, FALSE },        { "Sue|", 0, FALSE },           { "Sue|John|", 0, FALSE }, { "Sue|John|", 1, FALSE },
    { "Sue|John|", 2, TRUE }, { "Sue|John|Ann|", 1, FALSE },  { "Sue||Ann|", 1, TRUE },  { "Sue||Ann|", 2, FALSE },
    { "|| |Bo", 3, FALSE },   { "Sue|John|Ann|Bo", 3, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CrumbSeatingRow rows[CRUMB_SEATS_MAX];
      g_auto (GStrv) words = NULL;
      guint n_rows = read_names (cases[i].names, &words, rows);

      g_test_message ("%s, %u", cases[i].names, cases[i].row);
      g_assert_cmpint (crumb_seating_enter_starts (rows, n_rows, 2, cases[i].row), ==, cases[i].starts);
    }
}

static void
test_nobodies (void)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  const CrumbSeat *nobody;

  g_assert_cmpuint (crumb_seating_count_nobodies (&crumb_cookie_raid, ""), ==, 0);
  g_assert_cmpuint (crumb_seating_count_nobodies (&crumb_cubbage, "table=hidden"), ==, 0);
  g_assert_cmpuint (crumb_seating_count_nobodies (&crumb_cubbage, ""), ==, 1);

  g_ptr_array_add (seats, crumb_seat_new ("Sue", CRUMB_COLOUR_ORANGE));
  crumb_seating_add_nobodies (seats, &crumb_cookie_raid, "");
  g_assert_cmpuint (seats->len, ==, 1);
  crumb_seating_add_nobodies (seats, &crumb_cubbage, "");
  g_assert_cmpuint (seats->len, ==, 2);
  nobody = seats->pdata[1];
  g_assert_cmpstr (nobody->name, ==, "Opponent");
  g_assert_cmpint (nobody->colour, !=, CRUMB_COLOUR_ORANGE);
}

static void
test_colours (void)
{
  const CrumbSeatingRow rows[] = {
    { .name = "Sue", .colour = CRUMB_COLOUR_BLUE },
    { .name = "", .colour = CRUMB_COLOUR_GREEN },
  };

  g_assert_cmpint (crumb_seating_give_colour (rows, 0, CRUMB_COLOUR_PINK), ==, CRUMB_COLOUR_PINK);
  g_assert_cmpint (crumb_seating_give_colour (rows, 2, CRUMB_COLOUR_PINK), ==, CRUMB_COLOUR_PINK);
  g_assert_cmpint (crumb_seating_give_colour (rows, 2, CRUMB_COLOUR_BLUE), ==, CRUMB_COLOUR_ORANGE);
  g_assert_cmpint (crumb_seating_give_colour (rows, 2, CRUMB_COLOUR_GREEN), ==, CRUMB_COLOUR_ORANGE);
  g_assert_cmpint (crumb_seating_give_colour (rows, 1, CRUMB_COLOUR_GREEN), ==, CRUMB_COLOUR_GREEN);
}

static void
test_has_name (void)
{
  const CrumbSeatingRow rows[] = { { .name = " Sue" }, { .name = "" }, { .name = "Ann" } };

  g_assert_true (crumb_seating_has_name (rows, 3, "SUE"));
  g_assert_true (crumb_seating_has_name (rows, 3, "Ann"));
  g_assert_false (crumb_seating_has_name (rows, 2, "Ann"));
  g_assert_false (crumb_seating_has_name (rows, 3, "John"));
}

static void
test_rematch (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 3);

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GPtrArray) seats = crumb_seating_of_game (game);
      g_autoptr (GError) error = NULL;
      CrumbGame *rematch;

      g_assert_cmpuint (crumb_game_get_head (game)->first, ==, i % 3);
      rematch = crumb_store_new_game (fixture->store, crumb_game_get_kind (game), crumb_game_get_head (game)->rules,
                                      NULL, seats, crumb_seating_first_of_rematch (game), &error);
      g_assert_no_error (error);
      g_assert_cmpuint (crumb_game_get_n_seats (rematch), ==, 3);
      for (guint seat = 0; seat < 3; seat++)
        {
          g_assert_cmpstr (crumb_game_get_seat (rematch, seat)->name, ==, crumb_game_get_seat (game, seat)->name);
          g_assert_cmpint (crumb_game_get_seat (rematch, seat)->colour, ==, crumb_game_get_seat (game, seat)->colour);
        }
      g_set_object (&game, rematch);
      g_object_unref (rematch);
    }
}

/* A rematch seats the current players, in seat order. */
static void
test_rematch_of_those_who_stay (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 4);
  const CrumbMove order = { .what = CRUMB_RAID_ORDER, .seat = CRUMB_NO_SEAT, .amount = 4213 };
  g_autoptr (GPtrArray) seats = NULL;

  record_take (game, &order);
  g_assert_cmpuint (crumb_seating_first_of_rematch (game), ==, 3);
  record_play (game, CRUMB_RAID_LEAVE, 1, "");
  g_assert_cmpuint (crumb_seating_first_of_rematch (game), ==, 2);
  record_play (game, CRUMB_RAID_LEAVE, 0, "");
  g_assert_cmpuint (crumb_seating_first_of_rematch (game), ==, 0);

  seats = crumb_seating_of_game (game);
  g_assert_cmpuint (seats->len, ==, 2);
  g_assert_cmpstr (((CrumbSeat *) seats->pdata[0])->name, ==, crumb_game_get_seat (game, 3)->name);
  g_assert_cmpstr (((CrumbSeat *) seats->pdata[1])->name, ==, crumb_game_get_seat (game, 2)->name);
}

void
add_seating_tests (void)
{
  setlocale (LC_ALL, "");

  g_test_add_func ("/ui/seating/read", test_read);
  g_test_add_func ("/ui/seating/describe", test_describe);
  g_test_add_func ("/ui/seating/enter", test_enter);
  g_test_add_func ("/ui/seating/nobodies", test_nobodies);
  g_test_add_func ("/ui/seating/colours", test_colours);
  g_test_add_func ("/ui/seating/has-name", test_has_name);
  g_test_add ("/ui/seating/rematch", RecordFixture, NULL, record_fixture_set_up, test_rematch,
              record_fixture_tear_down);
  g_test_add ("/ui/seating/rematch-of-those-who-stay", RecordFixture, NULL, record_fixture_set_up,
              test_rematch_of_those_who_stay, record_fixture_tear_down);
}
