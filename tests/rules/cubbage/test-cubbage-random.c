/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games of Cubbage played at random, by people who make every mistake there is, against a second implementation. */

#include "cubbage-script.h"
#include "naive-cubbage.h"
#include "random-cubbage.h"
#include "rules-tests.h"

#include <string.h>

/* A table: its state, the same a second time, and the moves that led to them. */
typedef struct
{
  GRand *rand;
  CrumbCubbageRules rules;
  CrumbCubbage game;
  NaiveCubbage naive;
  GArray *moves;
  unsigned refused[CRUMB_CUBBAGE_REFUSAL_END];
  unsigned insisted[CRUMB_CUBBAGE_N_MOVES];
} Table;

static void
sit_down (Table *table)
{
  if (table->moves == NULL)
    {
      table->moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
      table->rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
    }
  g_array_set_size (table->moves, 0);
  table->rules = random_cubbage_rules (table->rand);
  table->game = crumb_cubbage_start (&table->rules);
  naive_cubbage_start (&table->naive, &table->rules);
}

static void
stand_up (Table *table)
{
  g_clear_pointer (&table->moves, g_array_unref);
  g_clear_pointer (&table->rand, g_rand_free);
}

/* Tells what was played, for whoever has to find out why. */
static void
tell (const Table *table, const CrumbMove *move, const char *what)
{
  char rules[CRUMB_RULES_TEXT_MAX];
  g_autofree char *script = cubbage_script_format ((const CrumbMove *) table->moves->data, table->moves->len);
  g_autofree char *next = cubbage_script_format (move, move == NULL ? 0 : 1);

  g_test_message ("rules: %s", crumb_rule_book_format (&crumb_cubbage_rule_book, &table->rules,
                                                       crumb_cubbage_rule_book.usual, rules));
  g_test_message ("moves: %s", script);
  g_test_message ("next: %s", next);
  g_error ("%s", what);
}

static bool
operands_make_sense (const CrumbRefusal *refusal)
{
  return (refusal->seat < CRUMB_CUBBAGE_SEATS || refusal->seat == CRUMB_NO_SEAT)
         && (refusal->other < CRUMB_CUBBAGE_SEATS || refusal->other == CRUMB_NO_SEAT);
}

/* What both say of the deal that is played. */
static bool
deals_agree (const Table *table)
{
  const CrumbCubbage *game = &table->game;
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  const NaiveLog *log = &table->naive.log;
  unsigned false_gos = 0;

  if (table->naive.over || table->naive.deal.paper || game->scores.round == CRUMB_CUBBAGE_DEALS_MAX)
    return true;
  for (unsigned i = 0; i < deal->n_laid; i++)
    false_gos += crumb_seats_count (deal->laid[i].false_gos);
  if (false_gos != log->false_gos)
    return false;
  if (log->what == CRUMB_CUBBAGE_LAY || log->what == CRUMB_CUBBAGE_THROW)
    return game->phase == CRUMB_CUBBAGE_AT_PLAY && game->turn == log->seat && game->total == log->total
           && game->held == log->held;
  return true;
}

static bool
scores_agree (const Table *table)
{
  const CrumbCubbage *game = &table->game;
  const NaiveCubbage *naive = &table->naive;
  unsigned rounds = game->scores.n_rounds;

  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      int total = game->scores.brought[seat];

      if (game->scores.totals[seat] != naive->totals[seat])
        return false;
      for (unsigned round = 0; round < rounds; round++)
        {
          if (game->scores.points[round][seat] != naive->deals[round][seat])
            return false;
          total += game->scores.points[round][seat];
        }
      if (total != game->scores.totals[seat])
        return false;
    }
  return game->scores.round == naive->n_deals && game->scores.target == naive->goal && game->scores.over == naive->over
         && game->scores.ended_early == naive->ended_early && game->scores.winners == naive->winners
         && game->overrule == naive->overrule;
}

/* What is expected is what both wait for; only a table that keeps plain points is asked for them once more. */
static bool
expects_agree (const Table *table)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (&table->game);
  const NaiveLog *log = &table->naive.log;

  if (table->naive.over || table->game.scores.round == CRUMB_CUBBAGE_DEALS_MAX)
    return true;
  if (expect.what == CRUMB_CUBBAGE_POINTS)
    return log->what == CRUMB_CUBBAGE_POINTS || table->game.deals[table->game.scores.round - 1].by_points;
  return expect.what == log->what && expect.seat == log->seat;
}

/* Whether that move is taken with any dice of anybody: pushed are two of equal or different faces, rolled six. */
static bool
can_be_made (const CrumbCubbage *game, unsigned what)
{
  for (unsigned at = 0; at < CRUMB_CUBBAGE_SEATS * 36; at++)
    {
      CrumbMove move = { .what = (uint8_t) what, .seat = (uint8_t) (at / 36) };
      CrumbCubbage after = *game;
      CrumbRefusal refusal;

      for (unsigned i = 0; i < (what == CRUMB_CUBBAGE_ROLL ? 6 : 2); i++)
        crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) (1 + (i == 0 ? at / 6 : at) % 6) });
      if (crumb_cubbage_apply (&after, &move, &refusal))
        return true;
    }
  return false;
}

/* Nobody is told that dice could be rolled or pushed when there is none to roll or push. */
static void
check_offers (const Table *table)
{
  static const unsigned offers[] = { CRUMB_CUBBAGE_ROLL, CRUMB_CUBBAGE_TO_CRIB };
  CrumbCubbageExpect expect = crumb_cubbage_expect (&table->game);

  for (unsigned i = 0; i < 2; i++)
    if ((expect.also >> offers[i] & 1) != 0 && !can_be_made (&table->game, offers[i]))
      tell (table, &(CrumbMove) { .what = (uint8_t) offers[i] }, "it is offered, and no dice fit");
}

static void
check_twin (const Table *table)
{
  check_offers (table);
  if (!scores_agree (table))
    tell (table, NULL, "the scores differ");
  if (!deals_agree (table))
    tell (table, NULL, "the deals differ");
  if (!expects_agree (table))
    tell (table, NULL, "something else is expected");
}

/* What is said to be taken now is not refused as "not now", and the other way round. */
static void
check_also (const Table *table, const CrumbMove *move, unsigned reason)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (&table->game);
  bool also = move->what < CRUMB_CUBBAGE_N_MOVES && (expect.also >> move->what & 1) != 0;
  bool twice =
      move->what == CRUMB_CUBBAGE_ROLL || move->what == CRUMB_CUBBAGE_TO_CRIB || move->dice.count > CRUMB_DICE_MAX;

  if (also && reason == CRUMB_REFUSAL_NOT_NOW && !twice)
    tell (table, move, "it should fit now");
  if (!also && reason == CRUMB_REFUSAL_NONE)
    tell (table, move, "it should not fit now");
}

/* Whether the move is taken once the table insists on it. */
static bool
would_be_kept (const CrumbCubbage *game, const CrumbMove *move)
{
  CrumbMove insist = { .what = CRUMB_CUBBAGE_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbCubbage kept = *game;
  CrumbRefusal refusal;

  return move->what != CRUMB_CUBBAGE_OVERRULE && crumb_cubbage_apply (&kept, &insist, &refusal)
         && crumb_cubbage_apply (&kept, move, &refusal);
}

/* Whether the move is only taken because the table insists. */
static bool
needs_insisting (const CrumbCubbage *game, const CrumbMove *move)
{
  CrumbCubbage meek = *game;
  CrumbRefusal refusal;

  meek.overrule = false;
  return game->overrule && !crumb_cubbage_apply (&meek, move, &refusal);
}

static bool
play (Table *table, const CrumbMove *move)
{
  CrumbCubbage before = table->game;
  unsigned want = naive_cubbage_judge (&table->naive, move);
  CrumbRefusal refusal;
  bool taken = crumb_cubbage_apply (&table->game, move, &refusal);
  unsigned reason = refusal.reason;

  if (reason != want || taken != (reason == CRUMB_REFUSAL_NONE))
    tell (table, move, "it is refused for another reason");
  if (!operands_make_sense (&refusal))
    tell (table, move, "nobody has that seat");
  if (!taken && refusal.can_overrule != would_be_kept (&before, move))
    tell (table, move, "the table can insist, or it can't");
  table->refused[reason]++;
  if (!taken)
    {
      if (memcmp (&before, &table->game, sizeof before) != 0)
        tell (table, move, "a refused move left a trace");
      before = table->game;
    }
  else
    {
      naive_cubbage_take (&table->naive, move);
      table->insisted[move->what] += needs_insisting (&before, move);
      g_array_append_val (table->moves, *move);
      check_twin (table);
    }

  table->game = before;
  check_also (table, move, reason);
  if (taken)
    crumb_cubbage_apply (&table->game, move, &refusal);
  return taken;
}

/* The same moves make the same state, to the last byte, whatever follows the last die of a move. */
static void
check_fold (const Table *table)
{
  CrumbCubbage again = crumb_cubbage_start (&table->rules);
  CrumbRefusal refusal;

  for (unsigned i = 0; i < table->moves->len; i++)
    {
      CrumbMove move = g_array_index (table->moves, CrumbMove, i);

      for (unsigned die = move.dice.count; die < CRUMB_DICE_MAX; die++)
        move.dice.dice[die] = (CrumbDie) { .face = 77, .colour = 77 };
      g_assert_true (crumb_cubbage_apply (&again, &move, &refusal));
    }
  g_assert_cmpmem (&again, sizeof again, &table->game, sizeof table->game);
}

static void
play_some (Table *table, unsigned n_moves)
{
  CrumbMove move;

  for (unsigned i = 0; i < n_moves; i++)
    {
      if (g_rand_int_range (table->rand, 0, 4) == 0)
        {
          move = random_cubbage_garbage (table->rand);
          play (table, &move);
        }
      if (g_rand_int_range (table->rand, 0, 3) == 0)
        {
          move = random_cubbage_near_miss (table->rand, &table->game);
          play (table, &move);
        }
      if (!random_cubbage_move (table->rand, &table->game, &move))
        break;
      if (!play (table, &move))
        tell (table, &move, "what is expected was refused");
    }
}

/* Many lists: most of them end in the middle of something. All reasons for which a move is refused come up, and tables
 * insist on all that they can. */
static void
check_lists (void)
{
  static const unsigned insistable[] = { CRUMB_CUBBAGE_FIRST_CRIB, CRUMB_CUBBAGE_LAY, CRUMB_CUBBAGE_THROW,
                                         CRUMB_CUBBAGE_GO, CRUMB_CUBBAGE_CLAIM };
  unsigned n_lists = g_test_slow () ? 100000 : 10000;
  Table table = { 0 };

  for (unsigned i = 0; i < n_lists; i++)
    {
      sit_down (&table);
      play_some (&table, (unsigned) g_rand_int_range (table.rand, 1, 120));
      if (i % 10 == 0)
        check_fold (&table);
    }
  for (unsigned why = CRUMB_REFUSAL_OWN; why < CRUMB_CUBBAGE_REFUSAL_END; why++)
    if (table.refused[why] == 0)
      g_error ("nothing was refused for reason %u", why);
  for (unsigned i = 0; i < G_N_ELEMENTS (insistable); i++)
    if (table.insisted[insistable[i]] == 0)
      g_error ("no table insisted on move %u", insistable[i]);
  stand_up (&table);
}

/* Whole games: whoever always does what is expected gets to the end, or fills the game. */
static void
check_games (void)
{
  Table table = { 0 };
  unsigned filled = 0;

  for (unsigned i = 0; i < (g_test_slow () ? 4000 : 400); i++)
    {
      CrumbMove move;

      sit_down (&table);
      while (random_cubbage_expected (table.rand, &table.game, &move))
        {
          if (!play (&table, &move))
            tell (&table, &move, "what is expected was refused");
          g_assert_cmpuint (table.moves->len, <, 5000);
        }
      filled += table.game.scores.ended_early;
      check_fold (&table);
    }
  g_assert_cmpuint (filled, <, 40);
  stand_up (&table);
}

void
add_cubbage_random_tests (void)
{
  g_test_add_func ("/cubbage/random/lists", check_lists);
  g_test_add_func ("/cubbage/random/games", check_games);
}
