/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A corrected game equals one in which the corrected moves were played from the start. */

#include "record-fixture.h"
#include "record-tests.h"

#include "../rules/random-raid.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-game-private.h"
#include "record/store/crumb-store-private.h"

static CrumbMove
make_move (CrumbRaidMove what, guint seat, const char *dice)
{
  CrumbMove move = { .what = (uint8_t) what, .seat = (uint8_t) seat };

  g_assert_true (crumb_dice_parse (dice, CRUMB_SIDES_MAX, &move.dice, NULL));
  return move;
}

static void
assert_correct (CrumbGame *game, CrumbCorrection *correction, const char *why)
{
  g_autoptr (GError) error = NULL;

  crumb_game_correct (game, correction, why, &error);
  g_assert_no_error (error);
}

/* Two bids and a take; then Sue's bid of 5-1-1 is corrected to 4-1-1. */
static CrumbGame *
corrected_game (CrumbStore *store)
{
  CrumbGame *game = record_new_game (store, "", 2);
  CrumbMove lower = make_move (CRUMB_RAID_BID, 0, "411");
  CrumbMove johns = make_move (CRUMB_RAID_TAKE, 1, "6");
  g_autoptr (CrumbCorrection) correction = NULL;
  CrumbRefusal refusal;
  guint misfit;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  record_play (game, CRUMB_RAID_BID, 1, "444");
  record_play (game, CRUMB_RAID_TAKE, 0, "6");

  correction = crumb_correction_new (game);
  crumb_correction_replace (correction, 0, &lower);
  g_assert_false (crumb_correction_check (correction, &misfit, &refusal));
  g_assert_cmpuint (misfit, ==, 2);
  g_assert_cmpint (refusal.reason, !=, CRUMB_REFUSAL_NONE);
  crumb_correction_replace (correction, 2, &johns);
  g_assert_true (crumb_correction_check (correction, NULL, NULL));
  assert_correct (game, correction, "misread a die");
  return game;
}

static void
test_replace (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  g_autoptr (GArray) changes = crumb_game_list_changes (game);
  const CrumbRaid *raid = crumb_game_get_state (game);
  const CrumbChange *change = &g_array_index (changes, CrumbChange, 0);
  const CrumbEntry *entry;

  g_assert_cmpint (raid->won[0], ==, 0);
  g_assert_cmpint (raid->won[1], ==, 1);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 5);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 3);

  g_assert_cmpuint (crumb_game_get_move_entry (game, 0), ==, 3);
  g_assert_cmpuint (crumb_game_get_move_entry (game, 1), ==, 1);
  g_assert_cmpuint (crumb_game_get_move_entry (game, 2), ==, 4);
  entry = crumb_game_get_entry (game, 3);
  g_assert_cmpint (entry->place, ==, CRUMB_ENTRY_PLACE_INSTEAD);
  g_assert_cmpuint (entry->of, ==, 0);
  g_assert_cmpstr (entry->why, ==, "misread a die");
  g_assert_true (crumb_game_get_entry (game, 4)->joined);

  g_assert_cmpuint (changes->len, ==, 2);
  g_assert_cmpuint (change->move, ==, 0);
  g_assert_cmpint (change->old->dice.dice[0].face, ==, 5);
  g_assert_cmpint (change->now->dice.dice[0].face, ==, 4);
  g_assert_cmpstr (change->why, ==, "misread a die");
  g_assert_cmpuint (g_array_index (changes, CrumbChange, 1).move, ==, 2);
  g_assert_cmpstr (g_array_index (changes, CrumbChange, 1).why, ==, "misread a die");
}

static void
test_one_tap (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  CrumbRaid corrected = *(const CrumbRaid *) crumb_game_get_state (game);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpint (((const CrumbRaid *) crumb_game_get_state (game))->won[0], ==, 1);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 3);
  g_assert_cmpuint (crumb_game_get_move_entry (game, 0), ==, 0);
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpmem (crumb_game_get_state (game), sizeof corrected, &corrected, sizeof corrected);
  g_assert_cmpuint (crumb_game_get_move_entry (game, 0), ==, 3);
  g_assert_false (crumb_game_get_can_redo (game));
}

/* Correcting a correction refers to the entry that supplies the move now, so that reviews can follow old to new. */
static void
test_correct_twice (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  CrumbMove lower = make_move (CRUMB_RAID_BID, 0, "311");

  crumb_correction_replace (correction, 0, &lower);
  assert_correct (game, correction, NULL);
  g_assert_cmpuint (crumb_game_get_move_entry (game, 0), ==, 5);
  g_assert_cmpuint (crumb_game_get_entry (game, 5)->of, ==, 3);
  g_assert_null (crumb_game_get_entry (game, 5)->why);
}

/* A dialog that is closed doesn't keep its game. */
static void
test_given_up (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  CrumbCorrection *correction = crumb_correction_new (game);

  g_assert_cmpuint (G_OBJECT (game)->ref_count, >, 1);
  crumb_correction_free (correction);
  g_assert_cmpuint (G_OBJECT (game)->ref_count, ==, 1);
}

static void
test_nothing_changed (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  CrumbMove other = make_move (CRUMB_RAID_BID, 0, "1");
  CrumbMove same = *crumb_correction_get_move (correction, 0);

  crumb_correction_replace (correction, 0, &other);
  crumb_correction_replace (correction, 0, &same);
  crumb_correction_insert (correction, 2, &other);
  g_assert_cmpuint (crumb_correction_strike (correction, 2), ==, 2);
  assert_correct (game, correction, "no reason");
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 5);
}

static void
test_refused (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  g_autoptr (CrumbCorrection) misfits = crumb_correction_new (game);
  g_autoptr (CrumbCorrection) late = crumb_correction_new (game);
  g_autofree char *before = crumb_game_file_write (game);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  CrumbMove wrong = make_move (CRUMB_RAID_TAKE, 0, "6");

  crumb_correction_replace (misfits, 2, &wrong);
  g_assert_false (crumb_game_correct (game, misfits, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED);
  g_clear_error (&error);
  after = crumb_game_file_write (game);
  g_assert_cmpstr (before, ==, after);

  crumb_correction_strike (late, 2);
  record_play (game, CRUMB_RAID_BID, 0, "1");
  g_assert_false (crumb_game_correct (game, late, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
}

/* An overruled move is inserted; striking it strikes the overrule too. */
static void
test_insist (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (CrumbCorrection) back = NULL;
  CrumbMove four = make_move (CRUMB_RAID_BID, 0, "4444");
  CrumbRefusal refusal;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  record_play (game, CRUMB_RAID_BID, 1, "111");
  correction = crumb_correction_new (game);
  crumb_correction_replace (correction, 0, &four);
  g_assert_false (crumb_correction_check (correction, NULL, &refusal));
  g_assert_true (refusal.can_overrule);
  crumb_correction_insist (correction, 0);
  g_assert_true (crumb_correction_check (correction, NULL, NULL));
  assert_correct (game, correction, "We saw it.");
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 3);
  g_assert_cmpstr (crumb_game_get_why (game, 0), ==, "We saw it.");

  back = crumb_correction_new (game);
  g_assert_cmpuint (crumb_correction_strike (back, 1), ==, 0);
  g_assert_cmpuint (crumb_correction_get_n_moves (back), ==, 1);
  g_assert_cmpuint (crumb_correction_get_n_changes (back), ==, 1);
  crumb_correction_undo (back, 0);
  g_assert_cmpuint (crumb_correction_get_n_changes (back), ==, 0);
  g_assert_cmpuint (crumb_correction_get_n_moves (back), ==, 3);
  g_assert_false (crumb_correction_is_changed (back, 0));
}

static void
assert_left (CrumbCorrection *correction, guint from, guint to)
{
  for (guint i = 0; i < crumb_correction_get_n_moves (correction); i++)
    g_assert_cmpuint (crumb_correction_get_source (correction, i), ==, i < from ? i : i + to - from);
}

/* What is cut is all from one move up to another, none more and none less; an overrule goes with its move. */
static void
test_cut (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (CrumbCorrection) insisted = NULL;
  guint n;

  record_play (game, CRUMB_RAID_BID, 0, "1");
  record_play (game, CRUMB_RAID_BID, 1, "2");
  correction = crumb_correction_new (game);
  n = crumb_correction_get_n_moves (correction);
  for (guint from = 0; from < n; from++)
    for (guint to = from + 1; to <= n; to++)
      {
        crumb_correction_cut (correction, from, to);
        g_assert_cmpuint (crumb_correction_get_n_moves (correction), ==, n - (to - from));
        assert_left (correction, from, to);
        crumb_correction_undo (correction, 0);
      }

  insisted = crumb_correction_new (game);
  crumb_correction_insist (insisted, 2);
  crumb_correction_cut (insisted, 3, n + 1);
  g_assert_cmpuint (crumb_correction_get_n_moves (insisted), ==, 2);
}

/* All moves of a round are found from any of them, also once the correction has changed where rounds end. */
static void
test_find_round (RecordFixture *fixture, gconstpointer data)
{
  static const guint ends[] = { 2, 5, 8 };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbCorrection) correction = NULL;
  guint from, to;

  for (guint round = 0; round < G_N_ELEMENTS (ends); round++)
    for (guint8 seat = 0; seat < 2; seat++)
      {
        CrumbMove cookies = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = 3 };
        CrumbRefusal refusal;

        if (seat == 0 && round > 0)
          record_play (game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
        g_assert_true (crumb_game_play (game, &cookies, &refusal, NULL));
      }
  correction = crumb_correction_new (game);
  for (guint at = 0, round = 0; at < ends[2]; at++)
    {
      round += at == ends[round];
      crumb_correction_find_round (correction, at, &from, &to);
      g_assert_cmpuint (from, ==, round > 0 ? ends[round - 1] : 0);
      g_assert_cmpuint (to, ==, ends[round]);
    }
  crumb_correction_strike (correction, 1);
  crumb_correction_find_round (correction, 2, &from, &to);
  g_assert_cmpuint (from, ==, 1);
  g_assert_cmpuint (to, ==, 4);
}

/* A correction by which the game would have ended a round earlier: what followed goes in one step, or is played on. */
static void
test_ends_earlier (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);

  for (guint round = 0; round < 3; round++)
    {
      CrumbMove cookies = { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 20 };
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (game, &cookies, &refusal, NULL));
      cookies = (CrumbMove) { .what = CRUMB_RAID_COOKIES, .seat = 1, .amount = 3 };
      g_assert_true (crumb_game_play (game, &cookies, &refusal, NULL));
      if (round < 2)
        record_play (game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
    }
  g_assert_true (crumb_scores_of (crumb_game_get_state (game))->over);

  for (guint on = 0; on < 2; on++)
    {
      g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
      CrumbMove more = { .what = CRUMB_RAID_COOKIES, .seat = 0, .amount = 35 };
      guint misfit;

      crumb_correction_replace (correction, 0, &more);
      g_assert_false (crumb_correction_check (correction, &misfit, NULL));
      if (on)
        crumb_correction_play_on (correction, misfit);
      else
        crumb_correction_cut (correction, misfit, crumb_correction_get_n_moves (correction));
      g_assert_true (crumb_correction_check (correction, NULL, NULL));
      assert_correct (game, correction, NULL);
      g_assert_true (crumb_scores_of (crumb_game_get_state (game))->over);
      g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[0], ==, on ? 75 : 55);
      g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
      g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[0], ==, 60);
    }
}

/* A finished game resumes when a round is corrected to score less, and ends again when it scores more. */
static void
test_over_and_back (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);

  for (guint i = 0; i < 2; i++)
    {
      CrumbMove cookies = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) i, .amount = i == 0 ? 50 : 3 };
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (game, &cookies, &refusal, NULL));
    }
  g_assert_true (crumb_scores_of (crumb_game_get_state (game))->over);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
      CrumbMove cookies = *crumb_correction_get_move (correction, 0);

      cookies.amount = i == 0 ? 40 : 60;
      crumb_correction_replace (correction, 0, &cookies);
      assert_correct (game, correction, NULL);
      g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->over, ==, i == 1);
    }
}

/* Who joined and is called something else by now keeps that name when what they brought is corrected. */
static void
test_joined (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  CrumbMove less;

  g_assert_true (crumb_game_join (game, "Zoe", 12, &refusal, &error));
  g_assert_true (crumb_game_rename (game, 2, "Zoë", &error));
  /* The name of the guest is free for somebody else. */
  g_assert_true (crumb_game_rename (game, 1, "Zoe", &error));
  correction = crumb_correction_new (game);
  less = *crumb_correction_get_move (correction, 0);
  less.amount = 7;
  crumb_correction_replace (correction, 0, &less);
  assert_correct (game, correction, NULL);
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[2], ==, 7);
  g_assert_cmpstr (crumb_game_get_seat (game, 2)->name, ==, "Zoë");
  g_assert_cmpstr (crumb_game_get_seat (game, 1)->name, ==, "Zoe");
}

/* Changes point at the right place after moves are struck and shifted. */
static void
test_changes_follow (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = corrected_game (fixture->store);
  g_autoptr (CrumbCorrection) put_in = crumb_correction_new (game);
  g_autoptr (CrumbCorrection) struck = NULL;
  g_autoptr (GArray) changes = NULL;
  CrumbMove plate = make_move (CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "66554321");

  crumb_correction_insert (put_in, 0, &plate);
  assert_correct (game, put_in, NULL);
  struck = crumb_correction_new (game);
  crumb_correction_strike (struck, 3);
  assert_correct (game, struck, "not yet");

  changes = crumb_game_list_changes (game);
  g_assert_cmpuint (changes->len, ==, 4);
  g_assert_cmpuint (g_array_index (changes, CrumbChange, 0).move, ==, 1);
  g_assert_cmpuint (g_array_index (changes, CrumbChange, 2).move, ==, 0);
  g_assert_null (g_array_index (changes, CrumbChange, 2).old);
  g_assert_cmpuint (g_array_index (changes, CrumbChange, 3).move, ==, 3);
  g_assert_null (g_array_index (changes, CrumbChange, 3).now);
  g_assert_cmpstr (g_array_index (changes, CrumbChange, 3).why, ==, "not yet");
}

/* The naive twin: a plain list of moves, corrected by hand and folded from the start. */

static GArray *
list_moves (CrumbGame *game)
{
  GArray *moves = g_array_new (FALSE, TRUE, sizeof (CrumbMove));

  for (guint i = 0; i < crumb_game_get_n_moves (game); i++)
    g_array_append_vals (moves, crumb_game_get_move (game, i), 1);
  return moves;
}

/* How many moves fit, and the state after them. */
static guint
fold_list (CrumbGame *game, GArray *moves, CrumbRaid *raid)
{
  CrumbHouseRules rules;
  CrumbRefusal refusal;
  guint n = 0;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, crumb_game_get_head (game)->rules, &rules, NULL));
  *raid = crumb_raid_start (&rules, crumb_game_get_head (game)->n_seats, crumb_game_get_head (game)->first);
  while (n < moves->len && crumb_raid_apply (raid, &g_array_index (moves, CrumbMove, n), &refusal))
    n++;
  return n;
}

static void
strike_from_list (GArray *moves, guint index)
{
  CrumbMove struck = g_array_index (moves, CrumbMove, index);

  g_array_remove_index (moves, index);
  while (index > 0 && g_array_index (moves, CrumbMove, index - 1).open
         && g_array_index (moves, CrumbMove, index - 1).what == struck.what
         && g_array_index (moves, CrumbMove, index - 1).seat == struck.seat)
    g_array_remove_index (moves, --index);
  if (index > 0 && struck.what != CRUMB_RAID_OVERRULE
      && g_array_index (moves, CrumbMove, index - 1).what == CRUMB_RAID_OVERRULE)
    g_array_remove_index (moves, index - 1);
}

/* A whole round of a paper sheet. */
static void
insert_round_into_both (CrumbCorrection *correction, GArray *moves, guint at, guint n_seats, GRand *rand)
{
  CrumbMove round[CRUMB_SEATS_MAX + 1] = { 0 };

  g_return_if_fail (n_seats <= CRUMB_SEATS_MAX);

  for (guint seat = 0; seat < n_seats; seat++)
    round[seat] = (CrumbMove) { .what = CRUMB_RAID_COOKIES,
                                .seat = (uint8_t) seat,
                                .amount = (int16_t) g_rand_int_range (rand, 0, 20) };
  round[n_seats] = (CrumbMove) { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT };
  crumb_correction_replace_all (correction, at, at, round, n_seats + 1);
  g_array_insert_vals (moves, at, round, n_seats + 1);
}

/* Makes a random change to both, at a place where the game can still go on. */
static void
change_both (CrumbCorrection *correction, GArray *moves, CrumbGame *game, GRand *rand)
{
  guint index = (guint) g_rand_int_range (rand, 0, (int) moves->len);
  g_autoptr (GArray) before = g_array_copy (moves);
  CrumbMove overrule = { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbRaid raid;
  CrumbMove move;

  g_array_set_size (before, index);
  if (fold_list (game, before, &raid) < index || !random_raid_move (rand, &raid, &move))
    move = random_raid_near_miss (rand, &raid);
  if (g_rand_int_range (rand, 0, 8) == 0)
    random_raid_people (rand, &raid, &move);
  /* A joining player inserted by a correction would have no name; the points of an existing join can be corrected. */
  if (move.what == CRUMB_RAID_JOIN)
    move = overrule;
  if (g_array_index (moves, CrumbMove, index).what == CRUMB_RAID_JOIN && g_rand_boolean (rand))
    {
      move = g_array_index (moves, CrumbMove, index);
      move.amount = (int16_t) g_rand_int_range (rand, 0, 60);
    }

  switch (g_rand_int_range (rand, 0, 9))
    {
    case 8:
      insert_round_into_both (correction, moves, index, crumb_game_get_head (game)->n_seats, rand);
      break;
    case 0:
      crumb_correction_strike (correction, index);
      strike_from_list (moves, index);
      break;
    case 1:
      move = move.what == CRUMB_RAID_JOIN ? overrule : move;
      crumb_correction_insert (correction, index, &move);
      g_array_insert_val (moves, index, move);
      break;
    case 2:
      crumb_correction_insist (correction, index);
      g_array_insert_val (moves, index, overrule);
      break;
    case 3:
      move = g_array_index (moves, CrumbMove, g_rand_int_range (rand, 0, (int) moves->len));
      move = move.what == CRUMB_RAID_JOIN ? overrule : move;
      crumb_correction_insert (correction, moves->len, &move);
      g_array_append_val (moves, move);
      break;
    default:
      crumb_correction_replace (correction, index, &move);
      g_array_index (moves, CrumbMove, index) = move;
      break;
    }
}

/* Strikes the moves that no longer fit, as people would. */
static void
mend_both (CrumbCorrection *correction, GArray *moves, CrumbGame *game)
{
  CrumbRefusal refusal;
  CrumbRaid raid;
  guint misfit;

  while (!crumb_correction_check (correction, &misfit, &refusal))
    {
      g_assert_cmpuint (misfit, ==, fold_list (game, moves, &raid));
      g_assert_cmpint (refusal.reason, !=, CRUMB_REFUSAL_NONE);
      crumb_correction_strike (correction, misfit);
      strike_from_list (moves, misfit);
    }
}

static void
assert_is_list (CrumbGame *game, GArray *moves)
{
  CrumbRaid raid;

  g_assert_cmpuint (fold_list (game, moves, &raid), ==, moves->len);
  g_assert_cmpmem (crumb_game_get_state (game), sizeof raid, &raid, sizeof raid);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, moves->len);
}

static void
correct_at_random (CrumbGame *game, GRand *rand)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  g_autoptr (GArray) moves = list_moves (game);

  for (int n = g_rand_int_range (rand, 1, 4); n > 0 && moves->len > 0; n--)
    change_both (correction, moves, game, rand);
  mend_both (correction, moves, game);
  assert_correct (game, correction, g_rand_boolean (rand) ? "We looked again." : NULL);
  assert_is_list (game, moves);
}

static CrumbMove
any_move (GRand *rand, const CrumbRaid *raid)
{
  CrumbMove move;

  if (g_rand_int_range (rand, 0, 12) == 0)
    random_raid_people (rand, raid, &move);
  else if (g_rand_int_range (rand, 0, 10) == 0 || !random_raid_move (rand, raid, &move))
    move = random_raid_near_miss (rand, raid);
  return move;
}

/* Makes a game of random moves and writes it to the record all at once. */
static CrumbGame *
play_fast (CrumbStore *store, GRand *rand, guint n_taps)
{
  CrumbHouseRules rules = random_raid_rules (rand);
  g_autoptr (CrumbGameHead) head = crumb_game_head_new (crumb_cookie_raid.id);
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  char text[CRUMB_RULES_TEXT_MAX];

  crumb_rule_book_format (&crumb_house_rule_book, &rules, NULL, text);
  head->id = g_uuid_string_random ();
  head->rules = g_strdup (text);
  head->n_seats = (guint) g_rand_int_range (rand, 2, CRUMB_SEATS_MAX + 1);
  for (guint i = 0; i < head->n_seats; i++)
    {
      char name[] = { (char) ('A' + i), '\0' };

      head->seats[i] = crumb_seat_new (name, (CrumbColour) i);
    }

  journal = crumb_journal_new (head);
  for (guint i = 0; i < n_taps; i++)
    {
      CrumbMove move = any_move (rand, crumb_journal_get_state (journal));
      CrumbEntry entry = { .type = CRUMB_ENTRY_MOVE, .move = move, .at = i };
      g_autofree char *name = g_strdup_printf ("Late %u", i);
      CrumbMisfit misfit;

      if (entry.move.what == CRUMB_RAID_JOIN
          && entry.move.seat >= crumb_scores_of (crumb_journal_get_state (journal))->n_seats)
        entry.text = name;
      crumb_journal_add (journal, &entry, 1, &misfit);
    }
  crumb_tables_keep_game (crumb_store_get_database (store), head, journal, CRUMB_KEEP_COLOURS, &error);
  g_assert_no_error (error);
  return crumb_game_new (store, g_steal_pointer (&head), g_steal_pointer (&journal));
}

/* Undoes and redoes everything; each state on the way back must equal the one on the way there. */
static void
assert_undo_is_exact (CrumbGame *game, GRand *rand)
{
  guint n_undos = (guint) g_rand_int_range (rand, 1, 4);
  CrumbRaid states[4];
  guint n = 0;
  CrumbJournal *journal = crumb_journal_first_part (crumb_game_get_journal (game), crumb_game_get_n_entries (game));

  memcpy (&states[0], crumb_journal_get_state (journal), sizeof states[0]);
  for (guint of; n < n_undos && crumb_journal_can_undo (journal, &of); n++)
    {
      CrumbEntry undo = { .type = CRUMB_ENTRY_UNDO, .move.seat = CRUMB_NO_SEAT, .of = of };
      CrumbMisfit misfit;

      g_assert_cmpint (crumb_journal_add (journal, &undo, 1, &misfit), ==, CRUMB_JOURNAL_TAKEN);
      memcpy (&states[n + 1], crumb_journal_get_state (journal), sizeof states[0]);
    }
  for (; n > 0; n--)
    {
      guint of;
      CrumbEntry redo = { .type = CRUMB_ENTRY_REDO, .move.seat = CRUMB_NO_SEAT };
      CrumbMisfit misfit;

      g_assert_true (crumb_journal_can_redo (journal, &of));
      redo.of = of;
      g_assert_cmpint (crumb_journal_add (journal, &redo, 1, &misfit), ==, CRUMB_JOURNAL_TAKEN);
      g_assert_cmpmem (crumb_journal_get_state (journal), sizeof states[0], &states[n - 1], sizeof states[0]);
    }
  crumb_journal_free (journal);
}

static void
test_random (RecordFixture *fixture, gconstpointer data)
{
  guint n_games = g_test_slow () ? 10000 : 400;

  for (guint i = 0; i < n_games; i++)
    {
      guint n_taps = (guint) g_rand_int_range (fixture->rand, 2, 50);
      g_autoptr (CrumbGame) game = play_fast (fixture->store, fixture->rand, n_taps);
      g_autoptr (CrumbGame) again = NULL;

      for (int n = g_rand_int_range (fixture->rand, 1, 4); n > 0 && crumb_game_get_n_moves (game) > 0; n--)
        correct_at_random (game, fixture->rand);
      assert_undo_is_exact (game, fixture->rand);
      if (i % 10 != 0)
        continue;

      again = record_load (fixture->store, crumb_game_get_id (game));
      record_assert_same_game (game, again);
    }
}

/* Corrects, undoes, redoes and plays, then round-trips through a file. */
static void
test_random_files (RecordFixture *fixture, gconstpointer data)
{
  RecordFixture elsewhere = { 0 };

  record_fixture_set_up (&elsewhere, NULL);
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (CrumbGame) game = play_fast (fixture->store, fixture->rand, 40);
      g_autoptr (CrumbGame) imported = NULL;
      g_autofree char *text = NULL;
      g_autofree char *id = NULL;

      for (guint n = 0; n < 5; n++)
        {
          if (crumb_game_get_n_moves (game) > 0)
            correct_at_random (game, fixture->rand);
          record_play_random (game, fixture->rand, 5);
        }
      text = crumb_game_file_write (game);
      id = record_read (elsewhere.store, text);
      imported = record_load (elsewhere.store, id);
      record_assert_same_game (game, imported);
    }
  record_fixture_tear_down (&elsewhere, NULL);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/correction/" name, RecordFixture, NULL, record_fixture_set_up, function,                        \
              record_fixture_tear_down)

void
add_correction_tests (void)
{
  add ("replace", test_replace);
  add ("given-up", test_given_up);
  add ("one-tap", test_one_tap);
  add ("correct-twice", test_correct_twice);
  add ("nothing-changed", test_nothing_changed);
  add ("refused", test_refused);
  add ("insist", test_insist);
  add ("cut", test_cut);
  add ("find-round", test_find_round);
  add ("over-and-back", test_over_and_back);
  add ("ends-earlier", test_ends_earlier);
  add ("joined", test_joined);
  add ("changes-follow", test_changes_follow);
  add ("random", test_random);
  add ("random-files", test_random_files);
}
