/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games played at random, by people who make every mistake there is, against a second implementation. */

#include "naive-raid.h"
#include "raid-script.h"
#include "random-raid.h"
#include "rules-tests.h"

#include <string.h>

/* A table: its state, and the moves that led to it. */
typedef struct
{
  GRand *rand;
  CrumbHouseRules rules;
  unsigned seats;
  unsigned first;
  CrumbRaid raid;
  GArray *moves;
} Table;

static void
sit_down (Table *table)
{
  if (table->moves == NULL)
    table->moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
  g_array_set_size (table->moves, 0);
  table->rules = random_raid_rules (table->rand);
  table->seats = (unsigned) g_rand_int_range (table->rand, 2, CRUMB_SEATS_MAX + 1);
  table->first = (unsigned) g_rand_int_range (table->rand, 0, (gint32) table->seats);
  table->raid = crumb_raid_start (&table->rules, table->seats, table->first);
}

static void
stand_up (Table *table)
{
  g_clear_pointer (&table->moves, g_array_unref);
  g_clear_pointer (&table->rand, g_rand_free);
}

static GRand *
seeded (void)
{
  return g_rand_new_with_seed ((guint32) g_test_rand_int ());
}

/* Prints what was played, to find out what went wrong. */
static void
tell (const Table *table, const CrumbMove *move)
{
  char rules[CRUMB_RULES_TEXT_MAX];
  g_autofree char *script = raid_script_format ((const CrumbMove *) table->moves->data, table->moves->len);
  g_autofree char *next = raid_script_format (move, move == NULL ? 0 : 1);

  g_test_message ("rules: %s", crumb_rule_book_format (&crumb_house_rule_book, &table->rules, NULL, rules));
  g_test_message ("seats: %u, first: %u", table->seats, table->first);
  g_test_message ("moves: %s", script);
  g_test_message ("next: %s", next);
}

/* A refusal only names seats that exist, so that their names can be looked up. */
static bool
refusal_makes_sense (const Table *table, const CrumbRefusal *refusal)
{
  return refusal->reason != CRUMB_REFUSAL_NONE && refusal->reason < CRUMB_RAID_REFUSAL_END
         && (refusal->seat < table->raid.scores.n_seats || refusal->seat == CRUMB_NO_SEAT)
         && (refusal->other < table->raid.scores.n_seats || refusal->other == CRUMB_NO_SEAT);
}

static bool
play (Table *table, const CrumbMove *move)
{
  CrumbRaid before = table->raid;
  CrumbRefusal refusal;

  if (crumb_raid_apply (&table->raid, move, &refusal))
    {
      g_array_append_val (table->moves, *move);
      if (refusal.reason != CRUMB_REFUSAL_NONE)
        tell (table, NULL);
      g_assert_cmpuint (refusal.reason, ==, CRUMB_REFUSAL_NONE);
      return true;
    }

  if (memcmp (&before, &table->raid, sizeof before) != 0 || !refusal_makes_sense (table, &refusal))
    tell (table, move);
  g_assert_cmpmem (&table->raid, sizeof table->raid, &before, sizeof before);
  g_assert_true (refusal_makes_sense (table, &refusal));
  return false;
}

static bool
bids_agree (const Table *table, const NaiveRaid *naive)
{
  const CrumbRaid *raid = &table->raid;
  if (crumb_raid_plate_left (raid) != naive->plate_left || naive->wrong_takes > 0)
    return false;
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_raid_holds (raid, seat) != naive->holds[seat])
      return false;
  for (unsigned face = 1; naive->plate_certain && face <= CRUMB_SIDES_MAX; face++)
    if (crumb_dice_count_face (&raid->plate, face) != crumb_dice_count_face (&naive->plate, face))
      return false;
  if (raid->phase <= CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_NOBODY)
    return raid->winner == naive->winner;
  return true;
}

static bool
scores_agree (const Table *table, const NaiveRaid *naive)
{
  const CrumbRaid *raid = &table->raid;
  bool scored = raid->phase >= CRUMB_RAID_AT_SCORED;
  bool asks_cookies = crumb_raid_expects (raid).what == CRUMB_RAID_COOKIES;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      if (raid->scores.totals[seat] != naive->totals[seat])
        return false;
      for (unsigned round = 0; round < naive->n_rounds; round++)
        if (raid->scores.points[round][seat] != naive->cookies[round][seat])
          return false;
    }
  if (raid->phase == CRUMB_RAID_AT_REVEAL && asks_cookies != naive->by_cookies)
    return false;
  if (raid->scores.n_seats != naive->n_seats || raid->scores.playing != naive->playing
      || raid->scores.target + raid->last_round != naive->goal)
    return false;
  return raid->scores.n_rounds == naive->n_rounds && (raid->phase == CRUMB_RAID_AT_OVER) == naive->over
         && raid->scores.ended_early == naive->ended_early && raid->scores.winners == naive->winners
         && (scored || raid->scores.winners == 0);
}

static void
check_twin (const Table *table)
{
  const CrumbMove *moves = (const CrumbMove *) table->moves->data;
  NaiveRaid naive = naive_raid_count (&table->rules, table->seats, moves, table->moves->len);

  if (!bids_agree (table, &naive) || !scores_agree (table, &naive))
    tell (table, NULL);
  g_assert_true (bids_agree (table, &naive));
  g_assert_true (scores_agree (table, &naive));
}

/* Equal moves make equal states, to the last byte. */
static void
check_fold (const Table *table)
{
  CrumbRaid again = crumb_raid_start (&table->rules, table->seats, table->first);
  CrumbRefusal refusal;

  for (unsigned i = 0; i < table->moves->len; i++)
    g_assert_true (crumb_raid_apply (&again, &g_array_index (table->moves, CrumbMove, i), &refusal));
  g_assert_cmpmem (&again, sizeof again, &table->raid, sizeof table->raid);
}

/* Every seat is listed once, players come before those who have left, and the first bidder plays. */
static void
check_seats (const Table *table)
{
  const CrumbRaid *raid = &table->raid;
  unsigned playing = crumb_seats_count (raid->scores.playing);
  CrumbSeats seen = 0;

  g_assert_cmpuint (playing, >=, CRUMB_SEATS_MIN);
  g_assert_true (crumb_seats_has (raid->scores.playing, raid->first));
  for (unsigned at = 0; at < raid->scores.n_seats; at++)
    {
      g_assert_cmpint (crumb_seats_has (raid->scores.playing, raid->scores.order[at]), ==, at < playing);
      seen |= crumb_seats_of (raid->scores.order[at]);
    }
  g_assert_cmpuint (seen, ==, crumb_seats_all (raid->scores.n_seats));

  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    {
      int total = crumb_scores_of (raid)->brought[seat];

      for (unsigned round = 0; round < raid->scores.n_rounds; round++)
        {
          total += raid->scores.points[round][seat];
          if (!crumb_seats_has (crumb_scores_of (raid)->round_seats[round], seat))
            g_assert_cmpint (raid->scores.points[round][seat], ==, 0);
        }
      g_assert_cmpint (total, ==, crumb_scores_of (raid)->totals[seat]);
    }
}

static void
play_some (Table *table, unsigned n_moves, bool check_each)
{
  CrumbMove move;

  for (unsigned i = 0; i < n_moves; i++)
    {
      if (g_rand_int_range (table->rand, 0, 4) == 0)
        {
          move = random_raid_garbage (table->rand);
          play (table, &move);
        }
      if (g_rand_int_range (table->rand, 0, 3) == 0)
        {
          move = random_raid_near_miss (table->rand, &table->raid);
          play (table, &move);
        }
      if (g_rand_int_range (table->rand, 0, 4) == 0)
        {
          random_raid_people (table->rand, &table->raid, &move);
          play (table, &move);
        }
      if (!random_raid_move (table->rand, &table->raid, &move))
        break;
      if (!play (table, &move))
        {
          tell (table, &move);
          g_test_fail ();
          return;
        }
      if (check_each)
        check_twin (table);
    }
  check_twin (table);
  check_seats (table);
}

/* Many short lists: nearly all of them end in the middle of something. */
static void
check_lists (void)
{
  Table table = { .rand = seeded () };
  unsigned n_lists = g_test_slow () ? 100000 : 10000;

  for (unsigned i = 0; i < n_lists && !g_test_failed (); i++)
    {
      sit_down (&table);
      play_some (&table, (unsigned) g_rand_int_range (table.rand, 1, 50), false);
      if (i % 10 == 0)
        check_fold (&table);
    }
  stand_up (&table);
}

/* After every single move, not only at the end. */
static void
check_each_move (void)
{
  Table table = { .rand = seeded () };

  for (unsigned i = 0; i < 1500 && !g_test_failed (); i++)
    {
      sit_down (&table);
      play_some (&table, 60, true);
    }
  stand_up (&table);
}

/* Whole games: always playing what is expected leads to the end. */
static void
check_games (void)
{
  Table table = { .rand = seeded () };

  for (unsigned i = 0; i < 1000; i++)
    {
      CrumbMove move;

      sit_down (&table);
      while (random_raid_expected (table.rand, &table.raid, &move))
        {
          CrumbMove people;

          random_raid_people (table.rand, &table.raid, &people);
          if (g_rand_int_range (table.rand, 0, 10) == 0 && play (&table, &people))
            continue;
          if (!play (&table, &move))
            {
              tell (&table, &move);
              g_assert_not_reached ();
            }
          g_assert_cmpuint (table.moves->len, <, 20000);
        }
      check_twin (&table);
      check_fold (&table);
    }
  stand_up (&table);
}

/* Moves that the state says it takes are never refused as "not now", and all others are. */
static void
check_also (void)
{
  Table table = { .rand = seeded () };

  for (unsigned i = 0; i < 20000; i++)
    {
      CrumbRaidExpect expect;
      CrumbMove move;

      if (i % 40 == 0 || table.raid.phase == CRUMB_RAID_AT_OVER)
        sit_down (&table);
      expect = crumb_raid_expects (&table.raid);
      if (i % 3 == 0)
        random_raid_people (table.rand, &table.raid, &move);
      else
        move = random_raid_near_miss (table.rand, &table.raid);
      if ((move.seat < table.raid.scores.n_seats || i % 3 == 0) && move.seat != table.raid.winner)
        {
          CrumbRaid copy = table.raid;
          CrumbRefusal refusal;
          bool taken = crumb_raid_apply (&copy, &move, &refusal);

          if ((expect.also >> move.what & 1) != 0)
            g_assert_cmpuint (refusal.reason, !=, CRUMB_REFUSAL_NOT_NOW);
          else
            g_assert_false (taken);
        }
      if (i % 7 == 0)
        random_raid_people (table.rand, &table.raid, &move);
      else if (!random_raid_move (table.rand, &table.raid, &move))
        continue;
      play (&table, &move);
    }
  stand_up (&table);
}

/* Bytes behind the last die of a move don't matter. */
static void
check_loose_bytes (void)
{
  Table table = { .rand = seeded () };

  for (unsigned i = 0; i < 2000; i++)
    {
      CrumbRaid other;
      CrumbMove move;

      sit_down (&table);
      other = table.raid;
      for (unsigned n = 0; n < 60 && random_raid_move (table.rand, &table.raid, &move); n++)
        {
          CrumbRefusal refusal;

          play (&table, &move);
          for (unsigned die = move.dice.count; die < CRUMB_DICE_MAX; die++)
            move.dice.dice[die] = (CrumbDie) { .face = 77, .colour = 77 };
          g_assert_true (crumb_raid_apply (&other, &move, &refusal));
          g_assert_cmpmem (&other, sizeof other, &table.raid, sizeof table.raid);
        }
    }
  stand_up (&table);
}

void
add_raid_random_tests (void)
{
  g_test_add_func ("/raid/random/lists", check_lists);
  g_test_add_func ("/raid/random/each-move", check_each_move);
  g_test_add_func ("/raid/random/games", check_games);
  g_test_add_func ("/raid/random/also", check_also);
  g_test_add_func ("/raid/random/loose-bytes", check_loose_bytes);
}
