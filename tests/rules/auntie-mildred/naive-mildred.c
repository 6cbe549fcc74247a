/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Auntie Mildred's list worked out a second time, as a heap of dice of which each knows where it lies. */

#include "naive-mildred.h"

#include <stdlib.h>
#include <string.h>

#define NO(reason) return CRUMB_MILDRED_REFUSAL_##reason
/* Refuses what the table may overrule, unless it does. */
#define DOUBT(game, reason)                                                                                            \
  if (!(game)->overrule)                                                                                               \
  return CRUMB_MILDRED_REFUSAL_##reason

enum
{
  START,
  WAKEUP,
  ACTION,
};

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
static int
find_all (NaiveMildred *game, unsigned seat, int at, NaiveDie *dice[12])
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
  int n = find_all (&copy, seat, at, dice);

  for (int i = 0; i < n; i++)
    values[i] = dice[i]->value;
  return n;
}

static int
count (const NaiveMildred *game, unsigned seat, int at)
{
  int values[12];

  return naive_mildred_list (game, seat, at, values);
}

static int
highest (const NaiveMildred *game, unsigned seat, int at)
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
  return game->phase == START ? game->promised[seat] : count (game, seat, NAIVE_VICTORY);
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
      if (count (game, seat, 11 + set) == 0)
        game->turned[seat][set] = false;
}

static void
put (NaiveMildred *game, NaiveDie *die, int at, int value)
{
  *die = (NaiveDie) { at, value, ++game->clock, false };
}

static void
put_all (NaiveMildred *game, unsigned seat, int from, int to)
{
  NaiveDie *dice[12];
  int n = find_all (game, seat, from, dice);

  for (int i = 0; i < n; i++)
    put (game, dice[i], to, 0);
}

/* The die of the pool that a face stands for; NULL and a reason where there is none. */
static unsigned
pick (NaiveMildred *game, unsigned seat, int face, NaiveDie **die)
{
  NaiveDie *dice[12];
  int n = find_all (game, seat, CRUMB_MILDRED_POOL, dice);

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
static unsigned
send (NaiveMildred *game, unsigned seat, int face, int at, int value)
{
  NaiveDie *die;
  unsigned why = pick (game, seat, face, &die);

  if (why == 0)
    put (game, die, at, value);
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

static void
win (NaiveMildred *game, CrumbSeats winners)
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
      int n = find_all (game, i, CRUMB_MILDRED_POOL, dice), others;

      while (n + game->promised[i] > game->n)
        put (game, dice[--n], NAIVE_NOWHERE, 0);
      others = find_all (game, i, NAIVE_NOWHERE, dice);
      for (int k = 0; k < others; k++)
        put (game, dice[k], k < game->promised[i] ? NAIVE_VICTORY : CRUMB_MILDRED_POOL, 0);
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
    put (game, &game->dice[seat][i], CRUMB_MILDRED_POOL, move->dice.dice[i].face);
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
          put (game, &game->dice[seat][i], NAIVE_NOWHERE, 0);
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

static unsigned
keep (NaiveMildred *game, unsigned seat)
{
  int values[12], n = naive_mildred_list (game, seat, CRUMB_MILDRED_POOL, values);

  if (game->turns != 2)
    NO (KEEP_ONLY_FIRST);
  for (int i = 0; i < n; i++)
    if (values[i] == 0)
      NO (NEEDS_FACE);
  game->phase = ACTION;
  game->source = 0;
  return 0;
}

/* Dodge dice come back, and all scallywag dice but one of each set. */
static void
come_back (NaiveMildred *game, unsigned seat)
{
  put_all (game, seat, CRUMB_MILDRED_DODGE, CRUMB_MILDRED_POOL);
  for (int set = 11; set <= 14; set++)
    {
      NaiveDie *dice[12];
      int n = find_all (game, seat, set, dice), stays = 0;

      for (int i = 0; i < n; i++)
        if (dice[i]->value >= dice[stays]->value)
          stays = i;
      for (int i = 0; i < n; i++)
        if (i != stays)
          put (game, dice[i], CRUMB_MILDRED_POOL, 0);
    }
}

static unsigned
shake (NaiveMildred *game, const CrumbMove *move)
{
  NaiveMildred after = *game;
  NaiveDie *dice[12];
  int n;

  come_back (&after, move->seat);
  n = count (&after, move->seat, CRUMB_MILDRED_POOL);
  if (move->open && move->dice.count < n)
    {
      game->entering = true;
      return 0;
    }
  if (move->dice.count != 0 && move->dice.count != n)
    NO (COUNT);
  come_back (game, move->seat);
  find_all (game, move->seat, CRUMB_MILDRED_POOL, dice);
  for (int i = 0; i < n; i++)
    dice[i]->value = move->dice.count == 0 ? 0 : move->dice.dice[i].face;
  game->phase = ACTION;
  game->source = 0;
  return 0;
}

/* Whether dice of the seat reach a card; with @old only those that the turn found there. */
static bool
reaches (const NaiveMildred *game, unsigned seat, int card, bool old)
{
  for (int i = 0; i < game->n; i++)
    {
      const NaiveDie *die = &game->dice[seat][i];

      if (die->at == card / 10 && (!old || die->old)
          && (die->value == card % 10 || (die->value > card % 10 && game->rules.reach == CRUMB_MILDRED_AT_OR_BELOW)))
        return true;
    }
  return false;
}

static unsigned
combat (NaiveMildred *game, unsigned seat)
{
  unsigned other = 1 - seat;
  NaiveDie *dice[12];
  bool bite = game->rules.bite == 0 ? count (game, seat, 11) > 0 : reaches (game, seat, 110 + game->rules.bite, false);
  bool hit = highest (game, seat, CRUMB_MILDRED_PRANK) > highest (game, other, CRUMB_MILDRED_DODGE);

  if (count (game, seat, CRUMB_MILDRED_PRANK) == 0)
    NO (NO_PRANK);
  put_all (game, seat, CRUMB_MILDRED_PRANK, CRUMB_MILDRED_USED);
  if (hit && game->black[other] > 1)
    game->black[other]--;
  else if (hit && bite && find_all (game, other, NAIVE_VICTORY, dice) > 0)
    put (game, dice[0], CRUMB_MILDRED_USED, 0);
  else if (hit && bite)
    win (game, crumb_seats_of (seat));
  return 0;
}

/* A number by which groups are compared: two digits for the rows, or all dice, high to low. */
static long
worth (int card, const int values[], int n, bool equal_rows, bool *fits)
{
  int counts[7] = { 0 }, three = 0, two = 0, other_three = 0;
  long all = 0, unit = 10000000000;

  for (int i = 0; i < n; i++)
    counts[values[i]]++;
  for (int face = 6; face > 0; face--)
    {
      for (int i = 0; i < counts[face] && unit > 0; i++, unit /= 7)
        all += face * unit;
      if (counts[face] == 3 && three == 0)
        three = face;
      else if (counts[face] == 3)
        other_three = face;
      if (counts[face] == 2)
        two = face;
      if (counts[face] == 6 && equal_rows && card == 22 && n == 6)
        three = other_three = face;
    }
  *fits = (card == 21 && n == 5 && three > 0 && two > 0) || (card == 22 && n == 6 && three > 0 && other_three > 0);
  if (*fits)
    return 10 * three + (card == 21 ? two : other_three);
  *fits = card > 22 && n > 0;
  return all;
}

static unsigned
score (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount, mine[12], theirs[12], n, n_theirs;
  bool fits, they_fit;
  long value, their_value;

  if (card < 21 || card > 29)
    NO (NO_SUCH_CARD);
  n = naive_mildred_list (game, move->seat, card, mine);
  n_theirs = naive_mildred_list (game, 1u - move->seat, card, theirs);
  if (n == 0)
    NO (NO_DICE_THERE);
  value = worth (card, mine, n, game->rules.equal_rows, &fits);
  their_value = worth (card, theirs, n_theirs, game->rules.equal_rows, &they_fit);
  if (!fits || !they_fit)
    {
      value = worth (0, mine, n, false, &fits);
      their_value = worth (0, theirs, n_theirs, false, &fits);
    }
  if (n_theirs == 0 || value > their_value || (value == their_value && reaches (game, move->seat, 111, false)))
    game->source = card;
  put_all (game, move->seat, card, CRUMB_MILDRED_USED);
  return 0;
}

static unsigned
goal (NaiveMildred *game, const CrumbMove *move)
{
  bool met = game->rules.goal != 0 || move->amount == 1;

  if (move->amount != 0 && move->amount != 1)
    NO (AMOUNT);
  for (int set = 11; set <= 14; set++)
    {
      int most = highest (game, move->seat, set);

      if (most == 0 || most < game->rules.goal)
        met = false;
      put_all (game, move->seat, set, CRUMB_MILDRED_POOL);
    }
  if (met)
    game->due = 2;
  return 0;
}

static bool
is_card (const NaiveMildred *game, int card)
{
  return card / 10 >= 11 && card / 10 <= 14 && card % 10 >= 1 && card % 10 <= game->rules.levels;
}

static unsigned
wake (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount;

  if (!is_card (game, card))
    NO (NO_SUCH_CARD);
  if (card == 111 || card == 123 || card == 143)
    NO (NOT_A_WAKEUP);
  if (!game->straightened)
    {
      DOUBT (game, STRAIGHTEN_FIRST);
    }
  else if (!reaches (game, move->seat, card, false))
    {
      DOUBT (game, NOT_REACHED);
    }
  else if (game->woken[card])
    {
      DOUBT (game, ONCE_PER_TURN);
    }
  else if (game->turned[move->seat][card / 10 - 11] && card != 141)
    DOUBT (game, SET_USED);
  if (card != 141)
    game->turned[move->seat][card / 10 - 11] = true;
  game->woken[card] = true;
  game->source = card;
  return 0;
}

/* Takes the dice with these values home. */
static unsigned
collect_named (NaiveMildred *game, const CrumbMove *move)
{
  for (int i = 0; i < move->dice.count; i++)
    {
      NaiveDie *dice[12], *named = NULL;
      int n = find_all (game, move->seat, move->amount, dice);

      for (int k = n - 1; k >= 0; k--)
        if (dice[k]->value == move->dice.dice[i].face)
          named = dice[k];
      if (named == NULL)
        NO (NO_DICE_THERE);
      put (game, named, CRUMB_MILDRED_POOL, 0);
    }
  return 0;
}

static unsigned
collect (NaiveMildred *game, const CrumbMove *move)
{
  int at = move->amount, most = highest (game, move->seat, at), n = count (game, move->seat, at);
  bool set = at >= 11 && at <= 14;
  NaiveDie *dice[12];
  unsigned why;

  if (!set && !(at >= 2 && at <= 5) && !(at >= 21 && at <= 29))
    NO (NO_SUCH_PLACE);
  if (n == 0)
    NO (NO_DICE_THERE);
  if (move->dice.count > 0 && !set && !(at == CRUMB_MILDRED_PRANK && game->rules.prank_one_by_one))
    NO (COUNT);
  for (int i = 0; i < move->dice.count; i++)
    if (move->dice.dice[i].face == 0)
      NO (NEEDS_FACE);
  why = collect_named (game, move);
  if (why != 0)
    return why;
  if (move->dice.count == 0)
    {
      find_all (game, move->seat, at, dice);
      for (int i = 0; i < n; i++)
        if (!set || dice[i]->value < most)
          put (game, dice[i], CRUMB_MILDRED_POOL, 0);
    }
  if (set && count (game, move->seat, at) == n)
    NO (HIGHEST_STAYS);
  if (set && !game->rules.any_stays && count (game, move->seat, at) > 0 && highest (game, move->seat, at) < most)
    NO (HIGHEST_STAYS);
  return 0;
}

static unsigned
modify (NaiveMildred *game, const CrumbMove *move)
{
  NaiveDie *die;
  unsigned why;
  int face;

  if (count (game, move->seat, CRUMB_MILDRED_MODIFY) > 1)
    NO (NO_MODIFY_SPOT);
  if (move->dice.count != 2 || abs (move->amount) != 1)
    NO (MODIFY_FORM);
  why = send (game, move->seat, move->dice.dice[0].face, CRUMB_MILDRED_MODIFY, 0);
  if (why == 0)
    why = pick (game, move->seat, move->dice.dice[1].face, &die);
  if (why != 0)
    return why;
  face = move->dice.dice[1].face != 0 ? move->dice.dice[1].face : die->value;
  if (face != 0)
    face += move->amount;
  if (face == 7)
    die->value = 1;
  else if (face == 0 && (move->dice.dice[1].face != 0 || die->value != 0))
    die->value = 6;
  else
    die->value = face;
  return 0;
}

static unsigned
use_slots (NaiveMildred *game, const CrumbMove *move, int at)
{
  if (move->dice.count < 1 || move->dice.count > 12)
    NO (COUNT);
  /* All slots first, then the dice: what is refused is the slot. */
  for (int pass = 0; pass < 2; pass++)
    {
      NaiveMildred try = *game;

      for (int i = 0; i < move->dice.count; i++)
        {
          int values[12], n = naive_mildred_list (&try, move->seat, at, values), slot = 1;
          unsigned why;

          if (game->rules.after_bonus == CRUMB_MILDRED_ON_TOP)
            slot = highest (&try, move->seat, at) + 1;
          for (int k = 0; k < n && game->rules.after_bonus == CRUMB_MILDRED_LOWEST_GAP; k++)
            if (values[k] == slot)
              {
                slot++;
                k = -1;
              }
          if (slot > game->rules.slots)
            NO (NO_SLOT);
          if (pass == 1)
            {
              why = send (&try, move->seat, move->dice.dice[i].face, at, slot);
              if (why != 0)
                return why;
            }
          else
            {
              /* A die that is lent for the count. */
              NaiveDie *spare = NULL;

              for (int k = 0; k < try.n; k++)
                if (try.dice[move->seat][k].at != at)
                  spare = &try.dice[move->seat][k];
              if (spare == NULL)
                return CRUMB_MILDRED_REFUSAL_NO_DICE;
              put (&try, spare, at, slot);
            }
        }
      if (pass == 1)
        *game = try;
    }
  return 0;
}

static unsigned
add_slots (NaiveMildred *game, const CrumbMove *move, int at)
{
  NaiveDie *dice[12], *top = NULL;
  int n;

  if (game->source == 0)
    NO (NO_SOURCE);
  if (move->amount < 1 || move->amount > 6)
    NO (AMOUNT);
  n = find_all (game, move->seat, at, dice);
  for (int i = 0; i < n; i++)
    if (top == NULL || dice[i]->value > top->value)
      top = dice[i];
  if (top == NULL)
    NO (NEEDS_A_DIE);
  for (int i = 0; i < move->amount; i++)
    if (++top->value > game->rules.slots)
      NO (NO_SLOT);
  return 0;
}

static unsigned
indulge (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount, values[12], n = move->dice.count, theirs;
  bool fits;

  if (card < 21 || card > 29)
    NO (NO_SUCH_CARD);
  if (count (game, move->seat, card) > 0)
    NO (SPOTS_TAKEN);
  if (n < 1 || n > 12)
    NO (COUNT);
  for (int i = 0; i < n; i++)
    {
      values[i] = move->dice.dice[i].face;
      if (values[i] == 0)
        NO (NEEDS_FACE);
    }
  worth (card, values, n, game->rules.equal_rows, &fits);
  theirs = count (game, 1u - move->seat, card);
  if (!fits || (card > 22 && theirs > 0 && theirs != n))
    DOUBT (game, DOES_NOT_MATCH);
  for (int i = 0; i < n; i++)
    {
      unsigned why = send (game, move->seat, values[i], card, values[i]);

      if (why != 0)
        return why;
    }
  return 0;
}

static unsigned
scally (NaiveMildred *game, const CrumbMove *move)
{
  if (move->amount < 11 || move->amount > 14)
    NO (NO_SUCH_SET);
  if (move->dice.count < 1 || move->dice.count > 12)
    NO (COUNT);
  for (int i = 0; i < move->dice.count; i++)
    {
      int next = highest (game, move->seat, move->amount) + 1, face = move->dice.dice[i].face;
      unsigned why;

      if (face == 0)
        face = next;
      if (face > game->rules.levels)
        NO (WANTED);
      if (face != next)
        DOUBT (game, WANTED);
      why = send (game, move->seat, face, move->amount, face);
      if (why != 0)
        return why;
    }
  return 0;
}

static unsigned
task (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount;

  if (!is_card (game, card))
    NO (NO_SUCH_CARD);
  if (card == 111 || card == 114 || card == 141)
    NO (NOT_A_REWARD);
  if (count (game, move->seat, card / 10) == 0)
    NO (NEEDS_A_DIE);
  if (game->turned[move->seat][card / 10 - 11])
    {
      DOUBT (game, SET_USED);
    }
  else if (!reaches (game, move->seat, card, game->rules.same_turn_off))
    DOUBT (game, NOT_REACHED);
  game->turned[move->seat][card / 10 - 11] = true;
  game->source = card;
  return 0;
}

static unsigned
cookies (NaiveMildred *game, const CrumbMove *move)
{
  if (game->source == 0)
    NO (NO_SOURCE);
  if (move->amount < 1 || move->amount > 30)
    NO (AMOUNT);
  for (int i = 0; i < move->amount; i++)
    if (++game->black[move->seat] == 6)
      {
        game->black[move->seat] = 1;
        game->due++;
        if (!game->rules.excess_carried)
          break;
      }
  return 0;
}

static unsigned
reroll (NaiveMildred *game, const CrumbMove *move)
{
  NaiveDie *rolled[7];

  if (game->source == 0)
    NO (NO_SOURCE);
  if (move->amount < 1 || move->amount > (game->source == 143 ? 2 : 7))
    NO (AMOUNT);
  if (move->dice.count != 2 * move->amount)
    NO (COUNT);
  for (int i = 0; i < move->amount; i++)
    {
      unsigned why = pick (game, move->seat, move->dice.dice[i].face, &rolled[i]);

      if (why != 0)
        return why;
      rolled[i]->at = -1;
    }
  for (int i = 0; i < move->amount; i++)
    put (game, rolled[i], CRUMB_MILDRED_POOL, move->dice.dice[move->amount + i].face);
  return 0;
}

static unsigned
victory_die (NaiveMildred *game, const CrumbMove *move)
{
  int at = move->amount, n;
  NaiveDie *dice[12], *die;
  unsigned why;

  if (game->due == 0)
    NO (NO_VICTORY_DUE);
  if (!(at >= 1 && at <= 5) && !(at >= 11 && at <= 14) && !(at >= 21 && at <= 29))
    NO (NO_SUCH_PLACE);
  n = find_all (game, move->seat, at, dice);
  if (n == 0)
    NO (NO_DICE_THERE);
  if (move->dice.count > 1)
    NO (COUNT);
  die = dice[0];
  if (at == CRUMB_MILDRED_POOL && move->dice.count == 1)
    {
      why = pick (game, move->seat, move->dice.dice[0].face, &die);
      if (why != 0)
        return why;
    }
  else if (at == CRUMB_MILDRED_PRANK || at == CRUMB_MILDRED_DODGE)
    while (die->value != highest (game, move->seat, at))
      die = dice[--n];
  else if (at >= 11 && at <= 14)
    {
      int lowest = 7, wanted;

      for (int i = 0; i < n; i++)
        lowest = dice[i]->value < lowest ? dice[i]->value : lowest;
      wanted = move->dice.count == 0 ? lowest : move->dice.dice[0].face;
      if (wanted != lowest && wanted != highest (game, move->seat, at))
        NO (NO_DICE_THERE);
      for (int i = n - 1; i >= 0; i--)
        if (dice[i]->value == wanted)
          die = dice[i];
    }
  put (game, die, NAIVE_VICTORY, 0);
  if (at >= 21)
    put_all (game, move->seat, at, CRUMB_MILDRED_USED);
  game->due--;
  if (count (game, move->seat, NAIVE_VICTORY) == 3)
    {
      game->due = 0;
      win (game, crumb_seats_of (move->seat));
    }
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
      int at = places[i], n = find_all (game, seat, at, dice);

      if (n == 0)
        continue;
      for (int k = 0; k < n && at == 1; k++)
        if (dice[k]->value == 0)
          return dice[k];
      for (int k = 0; k < n && (at == 4 || at == 5); k++)
        if (dice[k]->value == highest (game, seat, at))
          return dice[k];
      return at >= 11 ? dice[n - 1] : dice[0];
    }
  return NULL;
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
    put (game, any_die (game, seat), NAIVE_VICTORY, 0);
  while (game->phase != START && victory (game, seat) > game->promised[seat])
    {
      find_all (game, seat, NAIVE_VICTORY, dice);
      put (game, dice[0], CRUMB_MILDRED_USED, 0);
    }
  if ((int) seat == game->active)
    game->due = 0;
  finish_round (game);
  if (move->amount >= 15)
    win (game, crumb_seats_of (seat));
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
  "",  "",  "W",  "W",  "W",  "W",  "W",  "W",  "W", "W", "A", "A", "A", "A",
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
  switch ((CrumbMildredMove) move->what)
    {
    case CRUMB_MILDRED_START_SHAKE:
      return start_shake (game, move);
    case CRUMB_MILDRED_FIRST_TURN:
      return first_turn (game, move);
    case CRUMB_MILDRED_KEEP:
      return keep (game, move->seat);
    case CRUMB_MILDRED_SHAKE:
      return shake (game, move);
    case CRUMB_MILDRED_STRAIGHTEN:
      if (game->straightened)
        DOUBT (game, ONCE_PER_TURN);
      game->straightened = true;
      memset (game->turned[move->seat], 0, sizeof game->turned[move->seat]);
      return 0;
    case CRUMB_MILDRED_COMBAT:
      return combat (game, move->seat);
    case CRUMB_MILDRED_SCORE:
      return score (game, move);
    case CRUMB_MILDRED_GOAL:
      return goal (game, move);
    case CRUMB_MILDRED_WAKE:
      return wake (game, move);
    case CRUMB_MILDRED_COLLECT:
      return collect (game, move);
    case CRUMB_MILDRED_USE_MODIFY:
      return modify (game, move);
    case CRUMB_MILDRED_USE_PRANK:
      return use_slots (game, move, CRUMB_MILDRED_PRANK);
    case CRUMB_MILDRED_USE_DODGE:
      return use_slots (game, move, CRUMB_MILDRED_DODGE);
    case CRUMB_MILDRED_INDULGE:
      return indulge (game, move);
    case CRUMB_MILDRED_SCALLY:
      return scally (game, move);
    case CRUMB_MILDRED_TASK:
      return task (game, move);
    case CRUMB_MILDRED_COOKIES:
      return cookies (game, move);
    case CRUMB_MILDRED_GIVE_VICTORY:
      if (game->source == 0)
        NO (NO_SOURCE);
      if (move->amount < 1 || move->amount > 3)
        NO (AMOUNT);
      game->due = move->amount;
      return 0;
    case CRUMB_MILDRED_ADD_PRANK:
      return add_slots (game, move, CRUMB_MILDRED_PRANK);
    case CRUMB_MILDRED_ADD_DODGE:
      return add_slots (game, move, CRUMB_MILDRED_DODGE);
    case CRUMB_MILDRED_REROLL:
      return reroll (game, move);
    case CRUMB_MILDRED_TAKE_VICTORY:
      return victory_die (game, move);
    case CRUMB_MILDRED_PASS:
      finish_round (game);
      begin_turn (game, 1 - move->seat, WAKEUP);
      return 0;
    case CRUMB_MILDRED_STANDS:
      return stands (game, move);
    case CRUMB_MILDRED_END:
      return end (game);
    case CRUMB_MILDRED_RESIGN:
      win (game, crumb_seats_of (1u - move->seat));
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
