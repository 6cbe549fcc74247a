/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What every game has: rounds and totals, who sits where, who leads and who has won. */

#include "rules-tests.h"
#include "rules/scores.h"

#include <glib.h>
#include <string.h>

/**
 * @script: what happens at a table for two or more: 0+5 points · . the round ends · 2j9 joins with points · 0q leaves ·
 *   0b3 brings points · s312 sit · e the table stops, E with a shared win · f the game ends, F with a shared win ·
 *   0w has won · 0r resigns · x60 plays on
 * @totals: of all seats
 * @leaders, @winners, @drawn: seats
 * @rounds: how many were scored, and which is being played
 * @turn: the round that the game turned in; -1 when nobody leads alone
 * @counts: whether it counts in statistics
 */
typedef struct
{
  unsigned seats;
  const char *script;
  const char *totals;
  const char *leaders;
  const char *winners;
  const char *drawn;
  const char *rounds;
  int turn;
  bool counts;
} ScoreRow;

static const ScoreRow score_rows[] = {
  { 2, "", "0 0", "01", "", "", "0/0", -1, false },
  /* A round counts from its first points on */
  { 2, "0+5", "5 0", "0", "", "", "1/0", 0, false },
  { 2, "0+5 .", "5 0", "0", "", "", "1/1", 0, false },
  { 2, ".", "0 0", "01", "", "", "1/1", -1, false },
  { 2, "0+5 1+5 . 1+0", "5 5", "01", "", "", "1/1", -1, false },
  { 2, "0+5 . 1+7 . 0+1 1+1 .", "6 8", "1", "", "", "3/3", 2, false },
  { 2, "0+5 . 0-9 .", "-4 0", "1", "", "", "2/2", 2, false },
  { 2, "1b5 0+4", "4 5", "1", "", "", "1/0", 0, false },
  /* Who leads at the end has won; several share the win only where the rules say so */
  { 2, "0+5 . f", "5 0", "0", "0", "", "1/1", 0, true },
  { 3, "0+5 2+5 . f", "5 0 5", "02", "", "02", "1/1", -1, true },
  { 3, "0+5 2+5 . F", "5 0 5", "02", "02", "", "1/1", -1, true },
  { 2, "0+5 . e", "5 0", "0", "0", "", "1/1", 0, true },
  { 2, "0+5 1+5 . e", "5 5", "01", "", "01", "1/1", -1, true },
  { 2, "0+5 1+5 . E", "5 5", "01", "01", "", "1/1", -1, true },
  /* Nothing that was played is nothing that was won */
  { 2, "e", "0 0", "01", "", "", "0/0", -1, false },
  { 2, "E", "0 0", "01", "", "", "0/0", -1, false },
  { 2, "1b5 e", "0 5", "1", "", "", "0/0", -1, false },
  { 2, "0r", "0 0", "01", "1", "", "0/0", -1, true },
  { 2, "0+5 0r", "5 0", "0", "1", "", "1/0", 0, true },
  { 2, "0+5 1+6 0w", "5 6", "1", "0", "", "1/0", 0, true },
  { 2, "0+5 1+5 . e x60 0+1", "6 5", "0", "", "", "2/1", 2, false },
  /* Who left keeps the points, but can't lead */
  { 3, "0+9 . 0q 1+1 .", "9 1 0", "1", "", "", "2/2", 2, false },
  { 3, "0+9 1+1 . 0q f", "9 1 0", "1", "1", "", "1/1", 1, true },
  { 2, "0+5 . 2j9", "5 0 9", "2", "", "", "1/1", 1, false },
  /* … and comes back with them */
  { 3, "0+9 1+2 . 0q 1+1 . 0j50 1+1", "9 4 0", "0", "", "", "3/2", 3, false },
};

/**
 * @script: as of a #ScoreRow
 * @ranks: of all seats
 */
typedef struct
{
  unsigned seats;
  const char *script;
  const char *ranks;
} RankRow;

static const RankRow rank_rows[] = {
  { 3, "0+5 1+9 2+7 . f", "312" },
  { 4, "0+5 1+9 2+5 3+1 . f", "2124" },
  /* Who got there first has won, though somebody has more */
  { 3, "0+5 1+6 2+6 0w", "122" },
  /* A draw has nobody before those on top, and a shared win has all of them first */
  { 3, "0+5 2+5 . e", "131" },
  { 3, "0+5 2+5 . E", "131" },
  { 2, "0+5 0r", "21" },
  /* Who left comes last, with whatever they have */
  { 3, "0+9 1+1 2+2 . 0q f", "321" },
  { 4, "0+9 1+9 2+2 3+1 . 0q 1q f", "3312" },
};

static void
run (CrumbScores *scores, const char *script)
{
  g_auto (GStrv) steps = g_strsplit (script, " ", -1);

  for (guint i = 0; steps[i] != NULL && *steps[i] != '\0'; i++)
    {
      const char *step = steps[i];
      unsigned seat = g_ascii_isdigit (*step) ? (unsigned) (*step++ - '0') : CRUMB_NO_SEAT;
      int amount = (int) g_ascii_strtoll (step + 1, NULL, 10);

      switch (*step)
        {
        case '+':
          crumb_scores_add (scores, seat, amount);
          break;
        case '-':
          crumb_scores_add (scores, seat, -amount);
          break;
        case '.':
          crumb_scores_end_round (scores);
          break;
        case 'b':
          crumb_scores_bring (scores, seat, amount);
          break;
        case 'j':
          crumb_scores_join (scores, seat, amount);
          break;
        case 'q':
          crumb_scores_leave (scores, seat);
          break;
        case 's':
          crumb_scores_reorder (scores, amount);
          break;
        case 'w':
          crumb_scores_win (scores, crumb_seats_of (seat));
          break;
        case 'r':
          crumb_scores_resign (scores, seat);
          break;
        case 'x':
          crumb_scores_play_on (scores, amount);
          break;
        case 'e':
        case 'E':
          crumb_scores_end (scores, true, *step == 'E');
          break;
        case 'f':
        case 'F':
          crumb_scores_end (scores, false, *step == 'F');
          break;
        default:
          g_assert_not_reached ();
        }
    }
}

static void
assert_seats (CrumbSeats seats, const char *want)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      g_string_append_printf (text, "%u", seat);
  g_assert_cmpstr (text->str, ==, want);
}

static void
check_scores (gconstpointer data)
{
  const ScoreRow *row = data;
  CrumbScores scores = crumb_scores_start (row->seats, 50);
  g_autoptr (GString) totals = g_string_new (NULL);
  g_autofree char *rounds = NULL;
  unsigned turn = 0;
  bool turned;

  run (&scores, row->script);
  for (unsigned seat = 0; seat < scores.n_seats; seat++)
    {
      g_string_append_printf (totals, seat > 0 ? " %d" : "%d", scores.totals[seat]);
      if (scores.n_rounds > 0)
        g_assert_cmpint (crumb_scores_total_after (&scores, scores.n_rounds - 1u, seat), ==, scores.totals[seat]);
    }
  g_assert_cmpstr (totals->str, ==, row->totals);
  assert_seats (scores.leaders, row->leaders);
  assert_seats (scores.winners, row->winners);
  assert_seats (scores.drawn, row->drawn);
  rounds = g_strdup_printf ("%u/%u", scores.n_rounds, scores.round);
  g_assert_cmpstr (rounds, ==, row->rounds);
  turned = crumb_scores_turning_point (&scores, &turn);
  g_assert_cmpint (turned ? (int) turn : -1, ==, row->turn);
  g_assert_cmpint (crumb_scores_counts (&scores), ==, row->counts);
}

/* @order: all seats, first those who play; @round_seats: who played the last round that was scored */
typedef struct
{
  unsigned seats;
  const char *script;
  const char *order;
  const char *playing;
  const char *round_seats;
} OrderRow;

static const OrderRow order_rows[] = {
  { 3, "0+1", "012", "012", "012" },
  { 3, "0q 1+1", "120", "12", "12" },
  { 2, "2j4", "012", "012", NULL },
  { 2, "2j4 3j1 0+1", "0123", "0123", "0123" },
  { 3, "0q 3j1 2+1", "1230", "123", "123" },
  { 3, "0+1 . 0q 1+1 . 0j9", "120", "012", "12" },
  { 4, "0q 2q 0j0", "1302", "013", NULL },
  { 3, "s312 0+1", "201", "012", "012" },
  { 4, "1q s413 0+1", "3021", "023", "023" },
  /* Orders that name too few, too many, somebody twice or somebody who left */
  { 3, "s31", "012", "012", NULL },
  { 3, "s3124", "012", "012", NULL },
  { 3, "s311", "012", "012", NULL },
  { 3, "s0", "012", "012", NULL },
  { 3, "0q s123", "120", "12", NULL },
  { 3, "0q s31", "120", "12", NULL },
};

static void
check_order (gconstpointer data)
{
  const OrderRow *row = data;
  CrumbScores scores = crumb_scores_start (row->seats, 0);
  g_autoptr (GString) order = g_string_new (NULL);

  run (&scores, row->script);
  for (unsigned at = 0; at < scores.n_seats; at++)
    g_string_append_printf (order, "%u", scores.order[at]);
  g_assert_cmpstr (order->str, ==, row->order);
  assert_seats (scores.playing, row->playing);
  g_assert_cmpuint (scores.people, ==, crumb_seats_all (scores.n_seats));
  if (row->round_seats != NULL)
    assert_seats (scores.round_seats[scores.n_rounds - 1], row->round_seats);
}

static void
check_ranks (gconstpointer data)
{
  const RankRow *row = data;
  CrumbScores scores = crumb_scores_start (row->seats, 0);
  g_autoptr (GString) ranks = g_string_new (NULL);

  run (&scores, row->script);
  for (unsigned seat = 0; seat < scores.n_seats; seat++)
    g_string_append_printf (ranks, "%u", crumb_scores_rank (&scores, seat));
  g_assert_cmpstr (ranks->str, ==, row->ranks);
}

/* A game has room for so many rounds, and takes nothing after them. */
static void
check_full (void)
{
  CrumbScores scores = crumb_scores_start (2, 0), full;

  for (unsigned round = 0; round < CRUMB_ROUNDS_MAX; round++)
    {
      g_assert_false (crumb_scores_full (&scores));
      crumb_scores_add (&scores, 1, 2);
      crumb_scores_end_round (&scores);
    }
  g_assert_true (crumb_scores_full (&scores));
  full = scores;
  crumb_scores_add (&scores, 1, 2);
  crumb_scores_end_round (&scores);
  g_assert_cmpmem (&scores, sizeof scores, &full, sizeof full);
  g_assert_cmpint (scores.totals[1], ==, 2 * CRUMB_ROUNDS_MAX);
}

void
add_scores_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (score_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/scores/%u:%s", i, score_rows[i].script);

      g_test_add_data_func (name, &score_rows[i], check_scores);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (order_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/scores/order/%u:%s", i, order_rows[i].script);

      g_test_add_data_func (name, &order_rows[i], check_order);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (rank_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/scores/rank/%u:%s", i, rank_rows[i].script);

      g_test_add_data_func (name, &rank_rows[i], check_ranks);
    }
  g_test_add_func ("/scores/full", check_full);
}
