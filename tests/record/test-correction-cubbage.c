/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A corrected game of Cubbage, too, equals one in which the corrected moves were played from the start. */

#include "record-fixture.h"
#include "record-tests.h"

#include "../rules/cubbage/random-cubbage.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-game-private.h"
#include "record/store/crumb-store-private.h"

static CrumbGame *
play_at_random (CrumbStore *store, GRand *rand, guint n_taps)
{
  CrumbCubbageRules rules = random_cubbage_rules (rand);
  g_autoptr (CrumbGameHead) head = crumb_game_head_new (crumb_cubbage.id);
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  char text[CRUMB_RULES_TEXT_MAX];

  crumb_rule_book_format (&crumb_cubbage_rule_book, &rules, NULL, text);
  head->id = g_uuid_string_random ();
  head->rules = g_strdup (text);
  head->n_seats = CRUMB_CUBBAGE_SEATS;
  head->seats[0] = crumb_seat_new ("Ana", CRUMB_COLOUR_BLUE);
  head->seats[1] = crumb_seat_new ("Ben", CRUMB_COLOUR_ORANGE);
  journal = crumb_journal_new (head);
  for (guint i = 0; i < n_taps; i++)
    {
      CrumbEntry entry = { .type = CRUMB_ENTRY_MOVE, .at = i };
      CrumbMisfit misfit;

      if (random_cubbage_move (rand, crumb_journal_get_state (journal), &entry.move))
        crumb_journal_add (journal, &entry, 1, &misfit);
    }
  crumb_tables_keep_game (crumb_store_get_database (store), head, journal, CRUMB_KEEP_COLOURS, &error);
  g_assert_no_error (error);
  return crumb_game_new (store, g_steal_pointer (&head), g_steal_pointer (&journal));
}

static GArray *
list_moves (CrumbCorrection *correction)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));

  for (guint i = 0; i < crumb_correction_get_n_moves (correction); i++)
    g_array_append_vals (moves, crumb_correction_get_move (correction, i), 1);
  return moves;
}

/* How many of the moves fit, and the state after them. */
static guint
fold (CrumbGame *game, GArray *moves, guint n, CrumbCubbage *state)
{
  CrumbRefusal refusal;
  guint taken = 0;

  g_assert_true (
      crumb_game_kind_start (&crumb_cubbage, state, crumb_game_get_head (game)->rules, CRUMB_CUBBAGE_SEATS, 0));
  while (taken < n && crumb_cubbage_apply (state, &g_array_index (moves, CrumbMove, taken), &refusal))
    taken++;
  return taken;
}

static void
change (CrumbCorrection *correction, CrumbGame *game, GRand *rand)
{
  g_autoptr (GArray) moves = list_moves (correction);
  guint index = (guint) g_rand_int_range (rand, 0, (int) moves->len + 1);
  CrumbMove points[CRUMB_CUBBAGE_SEATS];
  CrumbCubbage state;
  CrumbMove move;

  fold (game, moves, index, &state);
  if (!random_cubbage_move (rand, &state, &move))
    move = random_cubbage_near_miss (rand, &state);
  for (guint8 seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    points[seat] = (CrumbMove) { .what = CRUMB_CUBBAGE_POINTS, .seat = seat, .amount = 7 };

  switch (index < moves->len ? g_rand_int_range (rand, 0, 4) : 0)
    {
    case 0:
      crumb_correction_insert (correction, index, &move);
      break;
    case 1:
      crumb_correction_replace_all (correction, index, index, points, CRUMB_CUBBAGE_SEATS);
      break;
    case 2:
      crumb_correction_strike (correction, index);
      break;
    default:
      crumb_correction_replace (correction, index, &move);
      break;
    }
}

static void
mend (CrumbCorrection *correction, CrumbGame *game)
{
  CrumbRefusal refusal;
  CrumbCubbage state;
  guint misfit;

  while (!crumb_correction_check (correction, &misfit, &refusal))
    {
      g_autoptr (GArray) moves = list_moves (correction);

      g_assert_cmpuint (misfit, ==, fold (game, moves, moves->len, &state));
      crumb_correction_strike (correction, misfit);
    }
}

static void
test_random (RecordFixture *fixture, gconstpointer data)
{
  guint n_games = g_test_slow () ? 10000 : 200;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (CrumbGame) game =
          play_at_random (fixture->store, fixture->rand, (guint) g_rand_int_range (fixture->rand, 1, 60));
      g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
      g_autoptr (GArray) moves = NULL;
      g_autoptr (GError) error = NULL;
      CrumbCubbage state;

      for (int n = g_rand_int_range (fixture->rand, 1, 4); n > 0; n--)
        change (correction, game, fixture->rand);
      mend (correction, game);
      moves = list_moves (correction);
      g_assert_cmpuint (fold (game, moves, moves->len, &state), ==, moves->len);
      g_assert_true (crumb_game_correct (game, correction, "We looked again.", &error));
      g_assert_no_error (error);
      g_assert_cmpuint (crumb_game_get_n_moves (game), ==, moves->len);
      g_assert_cmpmem (crumb_game_get_state (game), sizeof state, &state, sizeof state);
    }
}

void
add_correction_cubbage_tests (void)
{
  g_test_add ("/record/correction-cubbage/random", RecordFixture, NULL, record_fixture_set_up, test_random,
              record_fixture_tear_down);
}
