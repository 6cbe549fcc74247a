/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Auntie Mildred's list worked out a second time, as a heap of dice of which each knows where it lies. */

#include "naive-mildred-private.h"

#include <stdlib.h>
#include <string.h>

void
naive_mildred_start (NaiveMildred *game, const CrumbMildredRules *rules, unsigned first)
{
  memset (game, 0, sizeof *game);
  game->rules = *rules;
  game->first = (int) first;
  game->n = rules->dice;
  game->active = -1;
  game->black[0] = game->black[1] = 1;
}

/* The dice of a seat at a place, in the order in which they came. */
int
naive_find_all (NaiveMildred *game, unsigned seat, int at, NaiveDie *dice[12])
{
  int n = 0;

  for (int i = 0; i < game->n; i++)
    if (game->dice[seat][i].at == at)
      {
        int k = n++;

        for (; k > 0 && dice[k - 1]->since > game->dice[seat][i].since; k--)
          dice[k] = dice[k - 1];
        dice[k] = &game->dice[seat][i];
      }
  return n;
}

int
naive_mildred_list (const NaiveMildred *game, unsigned seat, int at, int values[12])
{
  NaiveMildred copy = *game;
  NaiveDie *dice[12];
  int n = naive_find_all (&copy, seat, at, dice);

  for (int i = 0; i < n; i++)
    values[i] = dice[i]->value;
  return n;
}

int
naive_count (const NaiveMildred *game, unsigned seat, int at)
{
  int values[12];

  return naive_mildred_list (game, seat, at, values);
}

int
naive_highest (const NaiveMildred *game, unsigned seat, int at)
{
  int values[12], n = naive_mildred_list (game, seat, at, values), most = 0;

  for (int i = 0; i < n; i++)
    if (values[i] > most)
      most = values[i];
  return most;
}

static int
victory (const NaiveMildred *game, unsigned seat)
{
  return game->phase == START ? game->promised[seat] : naive_count (game, seat, NAIVE_VICTORY);
}

int
naive_mildred_total (const NaiveMildred *game, unsigned seat)
{
  return victory (game, seat) * 5 + game->black[seat] - 1;
}

/* A set that was emptied is straight. */
static void
tidy (NaiveMildred *game)
{
  for (unsigned seat = 0; seat < 2; seat++)
    for (int set = 0; set < 4; set++)
      if (naive_count (game, seat, 11 + set) == 0)
        game->turned[seat][set] = false;
}

void
naive_put (NaiveMildred *game, NaiveDie *die, int at, int value)
{
  *die = (NaiveDie) { at, value, ++game->clock, false };
}

void
naive_put_all (NaiveMildred *game, unsigned seat, int from, int to)
{
  NaiveDie *dice[12];
  int n = naive_find_all (game, seat, from, dice);

  for (int i = 0; i < n; i++)
    naive_put (game, dice[i], to, 0);
}

/* The die of the pool that a face stands for; NULL and a reason where there is none. */
unsigned
naive_pick (NaiveMildred *game, unsigned seat, int face, NaiveDie **die)
{
  NaiveDie *dice[12];
  int n = naive_find_all (game, seat, CRUMB_MILDRED_POOL, dice);

  if (n == 0)
    NO (NO_DICE);
  for (int i = 0; i < n; i++)
    if (dice[i]->value == face)
      {
        *die = dice[i];
        return 0;
      }
  for (int i = 0; i < n; i++)
    if (dice[i]->value == 0)
      {
        *die = dice[i];
        return 0;
      }
  *die = dice[0];
  if (face != 0)
    DOUBT (game, NOT_IN_POOL);
  return 0;
}

/* Moves a die of the pool. */
unsigned
naive_send (NaiveMildred *game, unsigned seat, int face, int at, int value)
{
  NaiveDie *die;
  unsigned why = naive_pick (game, seat, face, &die);

  if (why == 0)
    naive_put (game, die, at, value);
  return why;
}

/* Puts down what the round that is played has brought by now. */
static void
note_points (NaiveMildred *game)
{
  for (unsigned seat = 0; seat < 2; seat++)
    {
      int before = 0;

      for (int round = 0; round < CRUMB_ROUNDS_MAX; round++)
        before += game->points[round][seat];
      if (naive_mildred_total (game, seat) != before)
        game->rounds = game->round + 1;
      game->points[game->round][seat] += naive_mildred_total (game, seat) - before;
    }
}

static void
finish_round (NaiveMildred *game)
{
  note_points (game);
  if (game->round < CRUMB_ROUNDS_MAX - 1)
    game->rounds = ++game->round;
}

void
naive_win (NaiveMildred *game, CrumbSeats winners)
{
  game->over = true;
  game->winners = winners;
}

static void
begin_turn (NaiveMildred *game, int seat, int phase)
{
  game->active = seat;
  game->phase = phase;
  game->turns++;
  game->straightened = false;
  game->source = 0;
  memset (game->woken, 0, sizeof game->woken);
  for (int i = 0; i < 12; i++)
    game->dice[seat][i].old = true;
}

static void
begin (NaiveMildred *game, int seat)
{
  for (unsigned i = 0; i < 2; i++)
    {
      NaiveDie *dice[12];
      int n = naive_find_all (game, i, CRUMB_MILDRED_POOL, dice), others;

      while (n + game->promised[i] > game->n)
        naive_put (game, dice[--n], NAIVE_NOWHERE, 0);
      others = naive_find_all (game, i, NAIVE_NOWHERE, dice);
      for (int k = 0; k < others; k++)
        naive_put (game, dice[k], k < game->promised[i] ? NAIVE_VICTORY : CRUMB_MILDRED_POOL, 0);
    }
  begin_turn (game, seat, ACTION);
}

static unsigned
start_shake (NaiveMildred *game, const CrumbMove *move)
{
  unsigned seat = move->seat;
  int n = move->dice.count, sum = 0, unknown = 0, promised = game->promised[seat];

  for (int i = 0; i < n; i++)
    {
      sum += move->dice.dice[i].face;
      unknown += move->dice.dice[i].face == 0;
    }
  if (game->phase != START)
    NO (ALREADY_STARTED);
  if (game->shaken[seat])
    NO (HAS_SHAKEN);
  if (n + promised > (game->n > 0 ? game->n : 12))
    NO (COUNT);
  if (move->open && n + promised < (game->n > 0 ? game->n : 12))
    {
      game->entering = true;
      return 0;
    }
  if (n + promised < (game->n > 0 ? game->n : 6))
    NO (COUNT);
  if (unknown > 0)
    {
      if (unknown < n || move->amount < n || move->amount > 6 * n)
        NO (AMOUNT);
      sum = move->amount;
    }

  game->n = n + promised;
  for (int i = 0; i < n; i++)
    naive_put (game, &game->dice[seat][i], CRUMB_MILDRED_POOL, move->dice.dice[i].face);
  game->first_totals[seat] = sum;
  game->shaken[seat] = true;
  if (!game->shaken[1 - seat])
    return 0;
  if (sum != game->first_totals[1 - seat])
    begin (game, sum < game->first_totals[1 - seat] ? (int) seat : 1 - (int) seat);
  else if (game->rules.first_tie == CRUMB_MILDRED_SHAKE_AGAIN)
    for (seat = 0; seat < 2; seat++)
      {
        game->shaken[seat] = false;
        for (int i = 0; i < 12; i++)
          naive_put (game, &game->dice[seat][i], NAIVE_NOWHERE, 0);
      }
  return 0;
}

static unsigned
first_turn (NaiveMildred *game, const CrumbMove *move)
{
  if (game->phase != START)
    NO (ALREADY_STARTED);
  if (game->n == 0 && (move->amount < 6 || move->amount > 12))
    NO (AMOUNT);
  if (game->n == 0)
    game->n = move->amount;
  begin (game, move->seat);
  return 0;
}

/* Any die that can become a victory die because the table says so. */
static NaiveDie *
any_die (NaiveMildred *game, unsigned seat)
{
  static const int places[] = { 2, 1, 3, 4, 5, 11, 12, 13, 14, 21, 22, 23, 24, 25, 26, 27, 28, 29 };
  NaiveDie *dice[12];

  for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++)
    {
      int at = places[i], n = naive_find_all (game, seat, at, dice);

      if (n == 0)
        continue;
      for (int k = 0; k < n && at == 1; k++)
        if (dice[k]->value == 0)
          return dice[k];
      for (int k = 0; k < n && (at == 4 || at == 5); k++)
        if (dice[k]->value == naive_highest (game, seat, at))
          return dice[k];
      return at >= 11 ? dice[n - 1] : dice[0];
    }
  abort ();
}

static unsigned
stands (NaiveMildred *game, const CrumbMove *move)
{
  unsigned seat = move->seat;
  NaiveDie *dice[12];

  if (move->amount < 0 || move->amount > 19)
    NO (AMOUNT);
  if (game->rounds > game->round)
    finish_round (game);
  game->black[seat] = move->amount % 5 + 1;
  game->promised[seat] = move->amount / 5;
  while (game->phase != START && victory (game, seat) < game->promised[seat])
    naive_put (game, any_die (game, seat), NAIVE_VICTORY, 0);
  while (game->phase != START && victory (game, seat) > game->promised[seat])
    {
      naive_find_all (game, seat, NAIVE_VICTORY, dice);
      naive_put (game, dice[0], CRUMB_MILDRED_USED, 0);
    }
  if ((int) seat == game->active)
    game->due = 0;
  finish_round (game);
  if (move->amount >= 15)
    naive_win (game, crumb_seats_of (seat));
  return 0;
}

static unsigned
end (NaiveMildred *game)
{
  int lead = naive_mildred_total (game, 0) - naive_mildred_total (game, 1);

  game->over = game->early = true;
  if (game->rounds == 0)
    return 0;
  game->drawn = lead == 0;
  game->winners = (CrumbSeats) (lead == 0 ? 0 : lead > 0 ? 1 : 2);
  return 0;
}

/* Which phases take the move: W, A, or both; nothing where it is not one of a turn. */
static const char *const phases[CRUMB_MILDRED_N_MOVES] = {
  "",  "",  "W",  "W",  "WA", "W",  "W",  "W",  "W", "W", "A", "A", "A", "A",
  "A", "A", "WA", "WA", "WA", "WA", "WA", "WA", "A", "",  "",  "",  "",
};

static unsigned
judge_turn (NaiveMildred *game, const CrumbMove *move)
{
  if (game->phase == START && (game->n == 0 || game->shaken[0] || game->shaken[1]))
    NO (NOT_STARTED);
  if (game->phase == START)
    begin (game, game->first);
  if (move->seat != game->active)
    return CRUMB_REFUSAL_NOT_YOUR_TURN;
  if (game->due > 0 && move->what != CRUMB_MILDRED_TAKE_VICTORY)
    NO (VICTORY_DIE_DUE);
  if (strchr (phases[move->what], game->phase == WAKEUP ? 'W' : 'A') == NULL)
    NO (PHASE);
  return 0;
}

static unsigned
play (NaiveMildred *game, const CrumbMove *move)
{
  unsigned why;

  switch ((CrumbMildredMove) move->what)
    {
    case CRUMB_MILDRED_START_SHAKE:
      return start_shake (game, move);
    case CRUMB_MILDRED_FIRST_TURN:
      return first_turn (game, move);
    case CRUMB_MILDRED_KEEP:
      return naive_keep (game, move->seat);
    case CRUMB_MILDRED_SHAKE:
      return naive_shake (game, move);
    case CRUMB_MILDRED_STRAIGHTEN:
      return naive_straighten (game, move);
    case CRUMB_MILDRED_COMBAT:
      return naive_combat (game, move->seat);
    case CRUMB_MILDRED_SCORE:
      return naive_score (game, move);
    case CRUMB_MILDRED_GOAL:
      return naive_goal (game, move);
    case CRUMB_MILDRED_WAKE:
      return naive_wake (game, move);
    case CRUMB_MILDRED_COLLECT:
      return naive_collect (game, move);
    case CRUMB_MILDRED_USE_MODIFY:
      return naive_modify (game, move);
    case CRUMB_MILDRED_USE_PRANK:
      return naive_use_slots (game, move, CRUMB_MILDRED_PRANK);
    case CRUMB_MILDRED_USE_DODGE:
      return naive_use_slots (game, move, CRUMB_MILDRED_DODGE);
    case CRUMB_MILDRED_INDULGE:
      return naive_indulge (game, move);
    case CRUMB_MILDRED_SCALLY:
      return naive_scally (game, move);
    case CRUMB_MILDRED_TASK:
      return naive_task (game, move);
    case CRUMB_MILDRED_COOKIES:
      return naive_cookies (game, move);
    case CRUMB_MILDRED_GIVE_VICTORY:
      why = naive_source (game, CRUMB_MILDRED_GIVES_VICTORY);
      if (why == 0 && (move->amount < 1 || move->amount > 3))
        NO (AMOUNT);
      if (why == 0)
        game->due = move->amount;
      return why;
    case CRUMB_MILDRED_ADD_PRANK:
      return naive_add_slots (game, move, CRUMB_MILDRED_PRANK);
    case CRUMB_MILDRED_ADD_DODGE:
      return naive_add_slots (game, move, CRUMB_MILDRED_DODGE);
    case CRUMB_MILDRED_REROLL:
      return naive_reroll (game, move);
    case CRUMB_MILDRED_TAKE_VICTORY:
      return naive_victory_die (game, move);
    case CRUMB_MILDRED_PASS:
      finish_round (game);
      begin_turn (game, 1 - move->seat, WAKEUP);
      return 0;
    case CRUMB_MILDRED_STANDS:
      return stands (game, move);
    case CRUMB_MILDRED_END:
      return end (game);
    case CRUMB_MILDRED_RESIGN:
      naive_win (game, crumb_seats_of (1u - move->seat));
      game->early = true;
      return 0;
    case CRUMB_MILDRED_OVERRULE:
    case CRUMB_MILDRED_N_MOVES:
      break;
    }
  return game->overrule ? CRUMB_REFUSAL_NOT_NOW : 0;
}

unsigned
naive_mildred_apply (NaiveMildred *game, const CrumbMove *move)
{
  bool table = move->what == CRUMB_MILDRED_END || move->what == CRUMB_MILDRED_OVERRULE;
  unsigned why = 0;

  if (game->over)
    return CRUMB_REFUSAL_OVER;
  if (move->what >= CRUMB_MILDRED_N_MOVES || move->dice.count > CRUMB_DICE_MAX)
    return CRUMB_REFUSAL_NOT_NOW;
  if (!table && move->seat > 1)
    return CRUMB_REFUSAL_NO_SUCH_SEAT;
  for (int i = 0; i < move->dice.count; i++)
    {
      if (move->dice.dice[i].colour != 0)
        return CRUMB_REFUSAL_BAD_COLOUR;
      if (move->dice.dice[i].face > 6)
        return CRUMB_REFUSAL_BAD_FACE;
    }
  game->entering = false;
  if (phases[move->what][0] != '\0')
    why = judge_turn (game, move);
  if (why == 0)
    why = play (game, move);
  if (why != 0)
    return why;

  tidy (game);
  note_points (game);
  if (move->what == CRUMB_MILDRED_OVERRULE)
    game->overrule = true;
  else if (!game->entering)
    game->overrule = false;
  return 0;
}
