/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games of Auntie Mildred's list played at random, by people who make every mistake there is, against a second
 * implementation. */

#include "mildred-script.h"
#include "naive-mildred.h"
#include "rules-tests.h"

#include <string.h>

/* A table: its state, the same a second time, and the moves that led to them. */
typedef struct
{
  GRand *rand;
  CrumbMildredRules rules;
  CrumbMildred game;
  NaiveMildred naive;
  GArray *moves;
  unsigned refused[CRUMB_MILDRED_REFUSAL_END];
  unsigned taken[CRUMB_MILDRED_N_MOVES];
} Table;

static int
between (Table *table, int min, int max)
{
  return g_rand_int_range (table->rand, min, max + 1);
}

static bool
one_in (Table *table, int n)
{
  return between (table, 1, n) == 1;
}

static int
random_number (Table *table, const CrumbRuleKnob *knob)
{
  int number = 0;

  if (knob->apart == 0 || one_in (table, 2))
    return between (table, knob->min, knob->max);
  for (unsigned i = 0; i < knob->apart; i++)
    number = 10 * number + between (table, 1, one_in (table, 2) ? 2 : knob->max);
  return number;
}

/* A sheet that says something of half of the cards. Its text says the same. */
static CrumbMildredSheet
random_sheet (Table *table)
{
  CrumbMildredSheet sheet, read;
  char text[CRUMB_SHEET_TEXT_MAX];

  memset (&sheet, 0, sizeof sheet);
  for (unsigned i = 0; i < CRUMB_MILDRED_SETS * CRUMB_MILDRED_LEVELS_MAX; i++)
    if (one_in (table, 2))
      {
        CrumbMildredTask *task = &sheet.tasks[i % CRUMB_MILDRED_SETS][i / CRUMB_MILDRED_SETS];
        unsigned most;

        task->kind = (uint8_t) between (table, 0, CRUMB_MILDRED_N_TASK_KINDS - 1);
        task->gives = (uint8_t) between (table, 0, CRUMB_MILDRED_N_GIFTS - 1);
        most = crumb_mildred_gift_most ((CrumbMildredGift) task->gives);
        task->n = (uint8_t) (most > 0 ? between (table, 1, (int) most) : 0);
      }
  for (unsigned card = 0; card < CRUMB_MILDRED_CARDS; card++)
    {
      CrumbMildredPay *pay = &sheet.cards[card];
      int row = between (table, 1, 3);

      pay->cookies = (uint8_t) (one_in (table, 2) ? between (table, 1, 30) : 0);
      for (unsigned i = 0; i < CRUMB_MILDRED_SHAPE_MAX && card > 1 && !one_in (table, 3); i++)
        {
          pay->rows[i] = (uint8_t) row;
          row = between (table, 1, row);
        }
    }
  g_assert_true (crumb_mildred_sheet_parse (crumb_mildred_sheet_format (&sheet, text), &read));
  g_assert_cmpmem (&read, sizeof read, &sheet, sizeof sheet);
  return sheet;
}

static void
sit_down (Table *table)
{
  const CrumbRuleBook *book = &crumb_mildred_rule_book;
  unsigned first = (unsigned) between (table, 0, 1);

  g_array_set_size (table->moves, 0);
  table->rules = crumb_mildred_rules_default ();
  for (unsigned knob = 0; knob < book->n_knobs; knob++)
    while (!one_in (table, 3)
           && !crumb_rule_book_set (book, &table->rules, knob, random_number (table, &book->knobs[knob])))
      continue;
  table->game = crumb_mildred_start (&table->rules, first);
  naive_mildred_start (&table->naive, &table->rules, first);
  if (one_in (table, 2))
    table->game.sheet = table->naive.sheet = random_sheet (table);
}

/* Tells what was played, for whoever has to find out why. */
static void
tell (const Table *table, const CrumbMove *move, const char *what)
{
  char rules[CRUMB_RULES_TEXT_MAX], sheet[CRUMB_SHEET_TEXT_MAX];
  g_autofree char *script = mildred_script_format ((const CrumbMove *) table->moves->data, table->moves->len);
  g_autofree char *next = mildred_script_format (move, move == NULL ? 0 : 1);
  g_autofree char *state = mildred_script_describe (&table->game);

  g_test_message ("rules: %s, first %u", crumb_rule_book_format (&crumb_mildred_rule_book, &table->rules, NULL, rules),
                  table->game.first);
  g_test_message ("sheet: %s", crumb_mildred_sheet_format (&table->game.sheet, sheet));
  g_test_message ("moves: %s", script);
  g_test_message ("state: %s", state);
  g_test_message ("next: %s", next);
  g_error ("%s", what);
}

static bool
lists_agree (const Table *table, unsigned seat, int at, const uint8_t values[], unsigned n)
{
  int naive[12], count = naive_mildred_list (&table->naive, seat, at, naive);

  if (count != (int) n)
    return false;
  for (unsigned i = 0; i < n && values != NULL; i++)
    if (naive[i] != values[i])
      return false;
  return true;
}

static bool
slots_agree (const Table *table, unsigned seat, int at, uint8_t slots)
{
  int naive[12], count = naive_mildred_list (&table->naive, seat, at, naive);

  for (int i = 0; i < count; i++)
    {
      uint8_t slot = (uint8_t) (1u << (naive[i] - 1));

      if ((slots & slot) == 0)
        return false;
      slots &= (uint8_t) ~slot;
    }
  return slots == 0;
}

/* Where the dice of a seat lie, and that they add up. */
static bool
seats_agree (const Table *table, unsigned of)
{
  const CrumbMildredSeat *seat = &table->game.seats[of];
  unsigned n = seat->pool.n + seat->used + seat->modify + seat->victory + (unsigned) __builtin_popcount (seat->prank)
               + (unsigned) __builtin_popcount (seat->dodge);
  bool agree = lists_agree (table, of, CRUMB_MILDRED_POOL, seat->pool.faces, seat->pool.n)
               && lists_agree (table, of, CRUMB_MILDRED_USED, NULL, seat->used)
               && lists_agree (table, of, CRUMB_MILDRED_MODIFY, NULL, seat->modify)
               && slots_agree (table, of, CRUMB_MILDRED_PRANK, seat->prank)
               && slots_agree (table, of, CRUMB_MILDRED_DODGE, seat->dodge) && seat->black == table->naive.black[of];

  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      agree = agree && lists_agree (table, of, (int) (11 + i), seat->sets[i].levels, seat->sets[i].n)
              && seat->sets[i].turned == table->naive.turned[of][i];
      n += seat->sets[i].n;
    }
  for (unsigned i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      agree = agree && lists_agree (table, of, (int) (21 + i), seat->groups[i].faces, seat->groups[i].n);
      n += seat->groups[i].n;
    }
  return agree && (table->game.phase == CRUMB_MILDRED_AT_START || n == table->game.n_dice);
}

static bool
scores_agree (const Table *table)
{
  const CrumbScores *scores = &table->game.scores;
  const NaiveMildred *naive = &table->naive;

  for (unsigned seat = 0; seat < 2; seat++)
    {
      if (scores->totals[seat] != naive_mildred_total (naive, seat))
        return false;
      for (unsigned round = 0; round < CRUMB_ROUNDS_MAX; round++)
        if (scores->points[round][seat] != naive->points[round][seat])
          return false;
    }
  return scores->round == naive->round && scores->n_rounds == naive->rounds && scores->over == naive->over
         && scores->ended_early == naive->early && scores->winners == naive->winners
         && (scores->drawn != 0) == naive->drawn;
}

static void
check_twin (const Table *table)
{
  const CrumbMildred *game = &table->game;
  const NaiveMildred *naive = &table->naive;

  if (!scores_agree (table))
    tell (table, NULL, "the scores differ");
  if (!seats_agree (table, 0) || !seats_agree (table, 1))
    tell (table, NULL, "dice lie elsewhere");
  if (game->phase != naive->phase || game->source != naive->source || game->due != naive->due
      || game->n_dice != naive->n || game->overrule != naive->overrule
      || (game->phase != CRUMB_MILDRED_AT_START && game->active != naive->active))
    tell (table, NULL, "the turn differs");
}

/* What is said to fit now is never refused as of another phase, and what is not said to is refused. */
static void
check_also (const Table *table, const CrumbMildred *before, const CrumbMove *move, unsigned reason)
{
  uint32_t also = crumb_mildred_expect (before).also;
  bool fits = move->what < CRUMB_MILDRED_N_MOVES && (also >> move->what & 1) != 0;

  if (before->phase == CRUMB_MILDRED_AT_START || before->overrule)
    return;
  if (fits && (reason == CRUMB_MILDRED_REFUSAL_PHASE || reason == CRUMB_MILDRED_REFUSAL_VICTORY_DIE_DUE))
    tell (table, move, "it should fit now");
  if (!fits && reason == CRUMB_REFUSAL_NONE)
    tell (table, move, "it should not fit now");
}

static bool
play (Table *table, const CrumbMove *move)
{
  CrumbMildred before = table->game;
  NaiveMildred naive = table->naive;
  unsigned want = naive_mildred_apply (&naive, move);
  CrumbRefusal refusal;
  bool taken = crumb_mildred_apply (&table->game, move, &refusal);

  if ((unsigned) refusal.reason != want || taken != (want == 0))
    {
      g_test_message ("refused for %d, not for %u", (int) refusal.reason, want);
      table->game = before;
      tell (table, move, "it is refused for another reason");
    }
  check_also (table, &before, move, refusal.reason);
  table->refused[want]++;
  if (!taken)
    {
      if (memcmp (&before, &table->game, sizeof before) != 0)
        tell (table, move, "a refused move left a trace");
      return false;
    }
  table->naive = naive;
  table->taken[move->what]++;
  g_array_append_val (table->moves, *move);
  check_twin (table);
  return true;
}

/* The same moves make the same state, to the last byte, whatever follows the last die of a move. */
static void
check_fold (const Table *table)
{
  CrumbMildred again = crumb_mildred_start (&table->rules, table->game.first);
  CrumbRefusal refusal;

  again.sheet = table->game.sheet;
  for (unsigned i = 0; i < table->moves->len; i++)
    {
      CrumbMove move = g_array_index (table->moves, CrumbMove, i);

      for (unsigned die = move.dice.count; die < CRUMB_DICE_MAX; die++)
        move.dice.dice[die] = (CrumbDie) { .face = 77, .colour = 77 };
      g_assert_true (crumb_mildred_apply (&again, &move, &refusal));
    }
  g_assert_cmpmem (&again, sizeof again, &table->game, sizeof table->game);
}

/* Some dice: of the pool, unknown, or any. */
static CrumbDice
random_dice (Table *table, unsigned seat, int n)
{
  const CrumbMildredGroup *pool = &table->game.seats[seat].pool;
  CrumbDice dice = { 0 };

  for (int i = 0; i < n; i++)
    {
      int face = one_in (table, 6) ? 0 : between (table, 1, 6);

      if (pool->n > 0 && !one_in (table, 4))
        face = pool->faces[between (table, 0, pool->n - 1)];
      crumb_dice_add (&dice, (CrumbDie) { .face = (uint8_t) face });
    }
  return dice;
}

/* A group that fits a card, if the pool has unknown dice or the table insists. */
static CrumbDice
random_group (Table *table)
{
  CrumbDice dice = { 0 };
  int first = between (table, 1, 6), second = between (table, 1, 6), n = between (table, 2, 3);

  for (int i = 0; i < 3 + n; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = (uint8_t) (i < 3 ? first : second) });
  return dice;
}

static int
random_place (Table *table)
{
  static const int places[] = { 1, 2, 3, 4, 5, 11, 12, 13, 14, 21, 22, 25, 0, 6, 15, 30 };

  return places[between (table, 0, one_in (table, 9) ? (int) G_N_ELEMENTS (places) - 1 : 11)];
}

/* How many dice a shake most likely has. */
static int
shake_count (Table *table, unsigned seat)
{
  int n = table->game.n_dice > 0 ? table->game.n_dice - table->game.seats[seat].victory : between (table, 5, 12);

  if (table->game.phase != CRUMB_MILDRED_AT_START)
    n = (int) crumb_mildred_to_shake (&table->game, seat);
  return one_in (table, 20) ? between (table, 0, 12) : n;
}

static int
random_amount (Table *table, unsigned what)
{
  int low = one_in (table, 3) ? 0 : 1;

  switch (what)
    {
    case CRUMB_MILDRED_STRAIGHTEN:
      return one_in (table, 2) ? 0 : between (table, 10, 15);
    case CRUMB_MILDRED_WAKE:
    case CRUMB_MILDRED_TASK:
      return one_in (table, 30) ? between (table, -5, 400) : between (table, 11, 14) * 10 + between (table, low, 6);
    case CRUMB_MILDRED_SCALLY:
      return one_in (table, 30) ? random_place (table) : between (table, 11, 14);
    case CRUMB_MILDRED_INDULGE:
    case CRUMB_MILDRED_SCORE:
      return one_in (table, 30) ? random_place (table) : between (table, 21, 24);
    case CRUMB_MILDRED_COLLECT:
    case CRUMB_MILDRED_TAKE_VICTORY:
      return random_place (table);
    case CRUMB_MILDRED_USE_MODIFY:
      return one_in (table, 20) ? 2 : one_in (table, 2) ? 1 : -1;
    case CRUMB_MILDRED_STANDS:
      return between (table, -1, one_in (table, 30) ? 20 : 14);
    case CRUMB_MILDRED_START_SHAKE:
      return between (table, 0, 70);
    case CRUMB_MILDRED_GOAL:
      return between (table, 0, one_in (table, 20) ? 2 : 1);
    default:
      return between (table, low, one_in (table, 10) ? 31 : 3);
    }
}

static CrumbMove
random_move (Table *table)
{
  const CrumbMildred *game = &table->game;
  CrumbMove move = { .seat = (uint8_t) between (table, 0, 1) };

  if (game->phase != CRUMB_MILDRED_AT_START && !one_in (table, 30))
    move.seat = game->active;
  move.what = (uint8_t) between (table, 0, CRUMB_MILDRED_OVERRULE);
  /* What ends the game or the turn is rare. */
  while ((move.what == CRUMB_MILDRED_END || move.what == CRUMB_MILDRED_RESIGN || move.what == CRUMB_MILDRED_STANDS)
         && !one_in (table, 60))
    move.what = (uint8_t) between (table, 0, CRUMB_MILDRED_OVERRULE);
  if (game->due > 0 && !one_in (table, 6))
    move.what = CRUMB_MILDRED_TAKE_VICTORY;
  else if (game->source != 0 && one_in (table, 3))
    move.what = (uint8_t) between (table, CRUMB_MILDRED_COOKIES, CRUMB_MILDRED_REROLL);
  else if (game->phase == CRUMB_MILDRED_AT_START && one_in (table, 2))
    move.what = CRUMB_MILDRED_START_SHAKE;
  move.amount = (int16_t) random_amount (table, move.what);
  switch (move.what)
    {
    case CRUMB_MILDRED_START_SHAKE:
    case CRUMB_MILDRED_SHAKE:
      for (int n = shake_count (table, move.seat), known = !one_in (table, 4); n > 0; n--)
        crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) (known ? between (table, 1, 6) : 0) });
      move.open = one_in (table, 4);
      break;
    case CRUMB_MILDRED_INDULGE:
      move.dice = one_in (table, 3) ? random_dice (table, move.seat, between (table, 0, 6)) : random_group (table);
      break;
    case CRUMB_MILDRED_SCALLY:
      if (one_in (table, 2))
        move.dice.count = (uint8_t) between (table, 1, 3);
      else
        crumb_dice_add (
            &move.dice,
            (CrumbDie) { .face = (uint8_t) (crumb_mildred_highest (
                                                &game->seats[move.seat].sets[(unsigned) (move.amount - 11) % 4])
                                            + 1) });
      break;
    case CRUMB_MILDRED_USE_MODIFY:
      move.dice = random_dice (table, move.seat, one_in (table, 20) ? 1 : 2);
      break;
    case CRUMB_MILDRED_REROLL:
      move.dice = random_dice (table, move.seat, 2 * CLAMP (move.amount, 0, 7) + one_in (table, 20));
      break;
    case CRUMB_MILDRED_COLLECT:
      move.dice = random_dice (table, move.seat, one_in (table, 2) ? 0 : between (table, 1, 3));
      break;
    default:
      move.dice = random_dice (table, move.seat, between (table, 0, 2));
    }
  return move;
}

/* Any bytes that make a move. */
static CrumbMove
garbage (Table *table)
{
  CrumbMove move = {
    .what = (uint8_t) between (table, 0, 40),
    .seat = (uint8_t) between (table, 0, 255),
    .amount = (int16_t) between (table, INT16_MIN, INT16_MAX),
    .dice.count = (uint8_t) between (table, 0, 20),
  };

  for (unsigned i = 0; i < CRUMB_DICE_MAX; i++)
    move.dice.dice[i] = (CrumbDie) { .face = (uint8_t) between (table, 0, 7), .colour = (uint8_t) one_in (table, 40) };
  return move;
}

/* Many lists: most of them end in the middle of something. Every move is taken, and every reason to refuse one comes
 * up. */
static void
check_lists (void)
{
  unsigned n_lists = g_test_slow () ? 100000 : 10000;
  Table table = {
    .rand = g_rand_new_with_seed ((guint32) g_test_rand_int ()),
    .moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove)),
  };

  for (unsigned i = 0; i < n_lists; i++)
    {
      sit_down (&table);
      for (int n = between (&table, 1, 120); n > 0; n--)
        {
          CrumbMove move = one_in (&table, 20) ? garbage (&table) : random_move (&table);

          play (&table, &move);
        }
      if (i % 10 == 0)
        check_fold (&table);
    }
  for (unsigned why = CRUMB_REFUSAL_OWN; why < CRUMB_MILDRED_REFUSAL_END; why++)
    if (table.refused[why] == 0)
      g_error ("nothing was refused for reason %u", why);
  for (unsigned what = 0; what < CRUMB_MILDRED_N_MOVES; what++)
    if (table.taken[what] == 0)
      g_error ("no “%s” was taken", crumb_auntie_mildred.moves[what].word);
  g_array_unref (table.moves);
  g_rand_free (table.rand);
}

void
add_mildred_random_tests (void)
{
  g_test_add_func ("/mildred/random/lists", check_lists);
}
