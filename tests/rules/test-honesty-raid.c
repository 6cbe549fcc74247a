/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is known of each hand in a running game: simulated tables that enter as much of their dice as they like. */

#include "naive-honesty.h"
#include "raid-script.h"
#include "random-raid.h"
#include "rules-tests.h"

#include <glib.h>

/** @deeds: what is known of each seat at the end, as naive_honesty_format() writes it */
typedef struct
{
  const char *rules;
  unsigned seats;
  const char *script;
  const char *deeds[3];
} Row;

static const Row rows[] = {
  { "plate=2", 2, "0b511 1b44 0t6 0b55 1b4 0t3 0l4", { "b511 t6 b55 t4", "b44 b4" } },
  { "plate=2", 2, "0b511 1b44 0t6 0b55 1b4 0t3 0l", { "b511 t6 b55 t3", "b44 b4" } },
  { "plate=2", 2, "0w 0t6 1w 1t? 1l", { "u3 t6 u3", "u3 u3 t?" } },
  { "plate=2", 2, "0w 0t6 1w 1t? 1l4", { "u3 t6 u3", "u3 u3 t4" } },
  { "plate=2,most-dice=any", 2, "0w 0t6 1w", { "u3 t6", "u3" } },
  { "plate=3,most-dice=any", 2, "0w 0t6 1w 1t5", { "u3 t6 u4", "u3 u3 t5" } },
  { "plate=2", 2, "0b5 1b5 0r6 1r2 0t6 v", { "b6 t6 r13", "b2 r13" } },
  { "plate=2", 2, "0b55 1b55 0w 0t6", { "u2 t6", "u2" } },
  { "plate=2", 2, "0b55 1b55 1r43 0w 0t6", { "u2 t6", "u2" } },
  { "plate=2", 3, "0b5 1b5 2b43 0r5 1r5 0r6 1r1 0t6", { "b6 t6", "b1", "b43" } },
  { "plate=2", 3, "0b5 1b5 2b5 0r4 1r5 2r5 1r6 2r1 1t6", { "b4", "b6 t6", "b1" } },
  { "plate=2", 2, "0b5 1b5 0b6 0t6", { "b6 t6", "b5" } },
  { "plate=2", 2, "0b5 1b5 0b4 0b5 0r2 1r1 0t2", { "b2 t2", "b1" } },
  { "plate=2", 2, "0b5 1b5 0r6 1r2 1r6 0r1 1r2 1t6", { "b1", "b2 t6" } },
  { "plate=2", 2, "0b51~ 1w 1t6", { "u3", "u3 t6" } },
  { "plate=2", 2, "0b51 1w 1t6", { "u2", "u3 t6" } },
  { "plate=2", 3, "0b51 1b42 2w 2t6", { "u2", "b42", "u3 t6" } },
  { "plate=2", 3, "0b51 1b42 0w 0t6", { "u2 t6", "b42", "u3" } },
  { "plate=2", 3, "0b51 1b51 2w 2t6", { "u2", "u2", "u3 t6" } },
  { "plate=2", 3, "0b51 1b51 2b51 0r61 2w 2t6", { "u2", "u2", "u2 t6" } },
  { "plate=2", 3, "0b51 1b51 2b51 0r61 1r52 2w 2t6", { "u2", "b52", "u2 t6" } },
  { "plate=2", 2, "0b 1b v", { "", "" } },
  { "plate=2", 2, "0b5 v", { "r23", "r23" } },
  { "plate=2", 2, "0b5 1b4 v", { "r23", "r23" } },
  { "plate=2", 2, "! 0b5555 1b1 0t6", { "t6!", "b1" } },
  { "plate=2", 2, "0b55 1b55 ! 0r6 1r54 0t6", { "u2 t6", "b54" } },
  { "plate=2", 2, "0b55 1b55 ! 0r666 1r54 0t6", { "u3 t6", "b54" } },
  { "plate=2", 2, "0h665 1h6543", { "r23", "r23" } },
  { "plate=2", 2, "v 0h665", { "r23", "r23" } },
  { "plate=2", 2, "0h665 1h665 n", { "r23", "r23" } },
  { "plate=2", 2, "0h665 1h665 n 0b5 1b4 0t6", { "b5 t6", "b4" } },
  { "plate=1", 2, "0b5 1b4 0t6 0l 0h5116 1h411 n 0b6 1b5 0t4", { "b6 t4", "b5" } },
};

static void
apply (CrumbRaid *raid, CrumbHonesty honesty[], const CrumbMove *move)
{
  CrumbRaid before = *raid;
  CrumbRefusal refusal;

  if (!crumb_raid_apply (raid, move, &refusal))
    {
      g_autofree char *text = raid_script_format (move, 1);

      g_error ("Refused, for reason %u: %s", refusal.reason, text);
    }
  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    crumb_honesty_observe (&honesty[seat], &before, move, raid);
}

static void
start (CrumbHonesty honesty[])
{
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    honesty[seat] = crumb_honesty_start (seat);
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GArray) moves = raid_script_parse (row->script);
  CrumbHonesty honesty[CRUMB_SEATS_MAX];
  CrumbHouseRules rules;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, row->rules, &rules, NULL));
  raid = crumb_raid_start (&rules, row->seats, 0);
  start (honesty);
  for (unsigned i = 0; i < moves->len; i++)
    apply (&raid, honesty, &g_array_index (moves, CrumbMove, i));
  for (unsigned seat = 0; seat < row->seats; seat++)
    {
      g_autofree char *deeds = naive_honesty_format (&honesty[seat]);

      g_assert_cmpstr (deeds, ==, row->deeds[seat]);
    }
}

/** One roll: all seats for a bid, the tied for a re-roll. */
typedef struct
{
  CrumbSeats seats;
  CrumbDice dice[CRUMB_SEATS_MAX];
} Rolled;

/**
 * @hands: what really lies in each hand
 * @lazy: one in so many bids is not entered in full; 1 is all of them
 * @entering: whether the table still enters anything of this round but the hands
 */
typedef struct
{
  GRand *rand;
  CrumbRaid raid;
  CrumbHonesty honesty[CRUMB_SEATS_MAX];
  CrumbDice hands[CRUMB_SEATS_MAX];
  CrumbDice plate;
  int lazy;
  bool entering;
} Table;

static bool
one_in (Table *table, int n)
{
  return g_rand_int_range (table->rand, 0, n) == 0;
}

static void
enter (Table *table, CrumbRaidMove what, unsigned seat, const CrumbDice *dice)
{
  CrumbMove move = { .what = (guint8) what, .seat = (guint8) seat };

  if (dice != NULL)
    move.dice = *dice;
  if (table->entering)
    apply (&table->raid, table->honesty, &move);
}

/* A round that begins with its hands, and of which nothing was entered, is at the reveal already. */
static void
stop_entering (Table *table)
{
  if (table->raid.phase != CRUMB_RAID_AT_REVEAL)
    enter (table, CRUMB_RAID_REVEAL, CRUMB_NO_SEAT, NULL);
  table->entering = false;
}

static void
roll (Table *table, CrumbDice *dice)
{
  for (unsigned i = 0; i < dice->count; i++)
    dice->dice[i].face = (guint8) g_rand_int_range (table->rand, 1, table->raid.rules.sides + 1);
}

static CrumbDie
any_die (Table *table, CrumbDice *dice)
{
  CrumbDie die = dice->dice[g_rand_int_range (table->rand, 0, dice->count)];

  g_assert_true (crumb_dice_remove (dice, die));
  return die;
}

static void
begin_round (Table *table)
{
  table->entering = true;
  table->plate.count = (guint8) table->raid.rules.plate;
  roll (table, &table->plate);
  for (unsigned seat = 0; seat < table->raid.scores.n_seats; seat++)
    {
      table->hands[seat].count = CRUMB_HAND_START;
      roll (table, &table->hands[seat]);
    }
  if (one_in (table, 2))
    enter (table, CRUMB_RAID_PLATE, CRUMB_NO_SEAT, &table->plate);
}

/* Each hand bids some of its dice; nobody sees which ones. */
static void
choose_dice (Table *table, CrumbDice bids[])
{
  for (unsigned seat = 0; seat < table->raid.scores.n_seats; seat++)
    {
      CrumbDice *hand = &table->hands[seat];
      int most = (int) crumb_bid_most_dice (&table->raid.rules, hand->count);

      bids[seat] = (CrumbDice) { 0 };
      for (int n = g_rand_int_range (table->rand, 0, most + 1); n > 0; n--)
        crumb_dice_add (&bids[seat], any_die (table, hand));
    }
}

/* Rolls until somebody has won, or nobody has bid. Returns who, with every roll in @rolls. */
static unsigned
play_bid (Table *table, GArray *rolls)
{
  CrumbDice bids[CRUMB_SEATS_MAX];
  CrumbRuling ruling = { .reroll = crumb_seats_all (table->raid.scores.n_seats) };

  choose_dice (table, bids);
  do
    {
      Rolled rolled = { .seats = ruling.reroll };

      for (unsigned seat = 0; seat < table->raid.scores.n_seats; seat++)
        if (crumb_seats_has (rolled.seats, seat))
          {
            roll (table, &bids[seat]);
            rolled.dice[seat] = bids[seat];
          }
      g_array_append_val (rolls, rolled);
      ruling = crumb_bid_judge (&table->raid.rules, rolled.dice, table->raid.scores.n_seats);
    }
  while (ruling.verdict == CRUMB_VERDICT_REROLL);

  for (unsigned seat = 0; seat < table->raid.scores.n_seats; seat++)
    for (unsigned i = 0; i < bids[seat].count; i++)
      crumb_dice_add (&table->hands[seat], bids[seat].dice[i]);
  return ruling.winner;
}

/* Now and then a die is entered wrong at first. */
static void
enter_roll (Table *table, const Rolled *rolled, CrumbRaidMove what, bool all)
{
  for (unsigned seat = 0; seat < table->raid.scores.n_seats; seat++)
    {
      CrumbDice wrong = rolled->dice[seat];

      if (!crumb_seats_has (rolled->seats, seat) || (!all && one_in (table, 2)))
        continue;
      if (what == CRUMB_RAID_BID && one_in (table, 8))
        {
          roll (table, &wrong);
          enter (table, what, seat, &wrong);
        }
      enter (table, what, seat, &rolled->dice[seat]);
    }
}

/* All rolls are entered, or some, and who has won; or the table has had enough. */
static void
enter_bid (Table *table, const GArray *rolls, unsigned winner)
{
  unsigned full =
      one_in (table, table->lazy) ? (unsigned) g_rand_int_range (table->rand, 0, (gint32) rolls->len) : rolls->len;

  for (unsigned i = 0; i < rolls->len && i <= full; i++)
    enter_roll (table, &g_array_index (rolls, Rolled, i), i == 0 ? CRUMB_RAID_BID : CRUMB_RAID_REROLL, i < full);

  if (winner == CRUMB_NO_SEAT || one_in (table, 20))
    stop_entering (table);
  else if (table->raid.winner != winner)
    enter (table, CRUMB_RAID_WINNER, winner, NULL);
}

static void
take (Table *table, unsigned seat)
{
  CrumbDice taken = { 0 }, entered;

  crumb_dice_add (&taken, any_die (table, &table->plate));
  entered = taken;
  if (one_in (table, table->lazy + 1))
    entered.dice[0].face = 0;
  enter (table, CRUMB_RAID_TAKE, seat, &entered);

  if (table->plate.count == 0 && table->raid.rules.lucky_last)
    {
      bool again = one_in (table, 2);

      if (again)
        roll (table, &taken);
      enter (table, CRUMB_RAID_LUCKY, seat, again ? &taken : NULL);
    }
  crumb_dice_add (&table->hands[seat], taken.dice[0]);
}

static void
play_round (Table *table)
{
  begin_round (table);
  while (table->plate.count > 0)
    {
      g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (Rolled));
      unsigned winner = play_bid (table, rolls);

      enter_bid (table, rolls, winner);
      if (winner == CRUMB_NO_SEAT)
        return;
      take (table, winner);
    }
}

/* Whether the hand is flagged once one of its dice is turned. */
static bool
flagged_when_turned (Table *table, unsigned seat)
{
  CrumbDice hand = table->hands[seat];
  guint8 *die = &hand.dice[g_rand_int_range (table->rand, 0, hand.count)].face;
  int sides = table->raid.rules.sides;

  *die = (guint8) ((*die - 1 + g_rand_int_range (table->rand, 1, sides)) % sides + 1);
  return crumb_honesty_check (&table->honesty[seat], &hand).reason != CRUMB_HONESTY_POSSIBLE;
}

static void
check_games (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  unsigned hands = 0, flagged[6] = { 0 }, turned[6] = { 0 };

  for (unsigned game = 0; game < 5000; game++)
    {
      CrumbHouseRules rules = random_raid_rules (rand);
      Table table = { .rand = rand, .lazy = g_rand_int_range (rand, 1, 6) };

      table.raid = crumb_raid_start (&rules, (unsigned) g_rand_int_range (rand, 2, 5), 0);
      start (table.honesty);
      for (unsigned round = 0; round < 2; round++)
        {
          play_round (&table);
          table.entering = true;
          for (unsigned seat = 0; seat < table.raid.scores.n_seats; seat++, hands++)
            {
              enter (&table, CRUMB_RAID_HAND, seat, &table.hands[seat]);
              g_assert_cmpuint (crumb_honesty_check (&table.honesty[seat], &table.hands[seat]).reason, ==,
                                CRUMB_HONESTY_POSSIBLE);
              flagged[table.lazy] += flagged_when_turned (&table, seat);
              turned[table.lazy]++;
            }
          if (table.raid.phase != CRUMB_RAID_AT_SCORED)
            break;
          enter (&table, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, NULL);
        }
    }
  g_test_message ("of %u honest hands none was flagged (seed %u)", hands, seed);
  for (int lazy = 1; lazy < 6; lazy++)
    g_test_message ("one bid in %d not entered in full: with one die turned %.1f %% are flagged", lazy,
                    100. * flagged[lazy] / turned[lazy]);
  g_assert_cmpuint (flagged[5], >, flagged[1]);
}

void
add_honesty_raid_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/honesty/raid/%u/%s", i, rows[i].script);

      g_test_add_data_func (name, &rows[i], check_row);
    }
  g_test_add_func ("/honesty/raid/games", check_games);
}
