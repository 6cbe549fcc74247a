/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The twin before the dice are shaken. */

#include "naive-mildred-private.h"

#include <string.h>

unsigned
naive_keep (NaiveMildred *game, unsigned seat)
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
  naive_put_all (game, seat, CRUMB_MILDRED_DODGE, CRUMB_MILDRED_POOL);
  for (int set = 11; set <= 14; set++)
    {
      NaiveDie *dice[12];
      int n = naive_find_all (game, seat, set, dice), stays = 0;

      for (int i = 0; i < n; i++)
        if (dice[i]->value >= dice[stays]->value)
          stays = i;
      for (int i = 0; i < n; i++)
        if (i != stays)
          naive_put (game, dice[i], CRUMB_MILDRED_POOL, 0);
    }
}

unsigned
naive_shake (NaiveMildred *game, const CrumbMove *move)
{
  NaiveMildred after = *game;
  NaiveDie *dice[12];
  int n;

  come_back (&after, move->seat);
  n = naive_count (&after, move->seat, CRUMB_MILDRED_POOL);
  if (move->open && move->dice.count < n)
    {
      game->entering = true;
      return 0;
    }
  if (move->dice.count != 0 && move->dice.count != n)
    NO (COUNT);
  come_back (game, move->seat);
  naive_find_all (game, move->seat, CRUMB_MILDRED_POOL, dice);
  for (int i = 0; i < n; i++)
    dice[i]->value = move->dice.count == 0 ? 0 : move->dice.dice[i].face;
  game->phase = ACTION;
  game->source = 0;
  return 0;
}

/* Whether dice of the seat reach a card; with @old only those that the turn found there. */
bool
naive_reaches (const NaiveMildred *game, unsigned seat, int card, bool old)
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

unsigned
naive_combat (NaiveMildred *game, unsigned seat)
{
  unsigned other = 1 - seat;
  NaiveDie *dice[12];
  bool bite = game->rules.bite == 0 ? naive_count (game, seat, 11) > 0
                                    : naive_reaches (game, seat, 110 + game->rules.bite, false);
  bool hit = naive_highest (game, seat, CRUMB_MILDRED_PRANK) > naive_highest (game, other, CRUMB_MILDRED_DODGE);

  if (naive_count (game, seat, CRUMB_MILDRED_PRANK) == 0)
    NO (NO_PRANK);
  naive_put_all (game, seat, CRUMB_MILDRED_PRANK, CRUMB_MILDRED_USED);
  if (hit && game->black[other] > 1)
    game->black[other]--;
  else if (hit && bite && naive_find_all (game, other, NAIVE_VICTORY, dice) > 0)
    naive_put (game, dice[0], CRUMB_MILDRED_USED, 0);
  else if (hit && bite)
    naive_win (game, crumb_seats_of (seat));
  return 0;
}

/* The rows of a card, 0 behind the last. Returns how many dice that takes, 0 where nobody knows. */
static int
find_shape (const NaiveMildred *game, int card, int shape[4])
{
  int n = 0;

  for (int i = 0; i < 4; i++)
    {
      shape[i] = card > 22 ? game->sheet.cards[card - 21].rows[i] : 0;
      if (card == 21 && i < 2)
        shape[i] = 3 - i;
      if (card == 22 && i < 2)
        shape[i] = 3;
      n += shape[i];
    }
  return n;
}

/* Whether dice with so many of each face are rows of these values. */
static bool
makes_rows (const int counts[7], const int shape[4], const int values[4], bool equal_rows)
{
  int left[7];

  memcpy (left, counts, sizeof left);
  for (int i = 0; i < 4; i++)
    {
      if (shape[i] == 0 && values[i] != 6)
        return false;
      if (shape[i] == 0)
        continue;
      left[values[i]] -= shape[i];
      for (int k = 0; k < i; k++)
        if (values[k] == values[i] && (shape[k] != shape[i] || !equal_rows))
          return false;
    }
  for (int face = 1; face < 7; face++)
    if (left[face] != 0)
      return false;
  return true;
}

/* A number by which groups are compared: a digit for each row, or all dice, high to low. */
long
naive_worth (const NaiveMildred *game, int card, const int values[], int n, bool *fits)
{
  int counts[7] = { 0 }, shape[4], dice = card >= 21 ? find_shape (game, card, shape) : 0;
  long all = 0, unit = 10000000000;

  for (int i = 0; i < n; i++)
    counts[values[i]]++;
  *fits = false;
  /* Every way to value the rows, from the highest down. */
  for (int tuple = 6666; tuple >= 1111 && dice > 0 && n > 0; tuple--)
    {
      int rows[4] = { tuple / 1000, tuple / 100 % 10, tuple / 10 % 10, tuple % 10 };
      bool proper = true;

      for (int i = 0; i < 4; i++)
        proper = proper && rows[i] >= 1 && rows[i] <= 6;
      *fits = proper && makes_rows (counts, shape, rows, game->rules.equal_rows);
      if (*fits)
        return tuple;
    }
  for (int face = 6; face > 0; face--)
    for (int i = 0; i < counts[face] && unit > 0; i++, unit /= 7)
      all += face * unit;
  *fits = dice == 0 && n > 0;
  return all;
}

unsigned
naive_straighten (NaiveMildred *game, const CrumbMove *move)
{
  unsigned why;

  if (game->phase == WAKEUP && move->amount == 0)
    {
      if (game->straightened)
        DOUBT (game, ONCE_PER_TURN);
      game->straightened = true;
      memset (game->turned[move->seat], 0, sizeof game->turned[move->seat]);
      return 0;
    }
  if (game->phase == ACTION && game->source == 0)
    NO (PHASE);
  why = naive_source (game, CRUMB_MILDRED_GIVES_STRAIGHTEN);
  if (why == 0 && (move->amount < 11 || move->amount > 14))
    NO (NO_SUCH_SET);
  if (why == 0)
    game->turned[move->seat][move->amount - 11] = false;
  return why;
}

unsigned
naive_score (NaiveMildred *game, const CrumbMove *move)
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
  value = naive_worth (game, card, mine, n, &fits);
  their_value = naive_worth (game, card, theirs, n_theirs, &they_fit);
  if (!fits || !they_fit)
    {
      value = naive_worth (game, 0, mine, n, &fits);
      their_value = naive_worth (game, 0, theirs, n_theirs, &fits);
    }
  if (n_theirs == 0 || value > their_value || (value == their_value && naive_reaches (game, move->seat, 111, false)))
    naive_give (game, move);
  naive_put_all (game, move->seat, card, CRUMB_MILDRED_USED);
  return 0;
}

unsigned
naive_goal (NaiveMildred *game, const CrumbMove *move)
{
  bool met = game->rules.goal != 0 || move->amount == 1;

  if (move->amount != 0 && move->amount != 1)
    NO (AMOUNT);
  for (int set = 11; set <= 14; set++)
    {
      static const int tens[] = { 1000, 100, 10, 1 };
      int most = naive_highest (game, move->seat, set), line = game->rules.goal;

      if (line > 6)
        line = line / tens[set - 11] % 10;
      if (most == 0 || most < line)
        met = false;
      naive_put_all (game, move->seat, set, CRUMB_MILDRED_POOL);
    }
  if (met)
    game->due = 2;
  return 0;
}

bool
naive_is_card (const NaiveMildred *game, int card)
{
  return card / 10 >= 11 && card / 10 <= 14 && card % 10 >= 1 && card % 10 <= game->rules.levels;
}

unsigned
naive_wake (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount, kind;

  if (!naive_is_card (game, card))
    NO (NO_SUCH_CARD);
  kind = naive_card (game, card).kind;
  if (kind == CRUMB_MILDRED_TASK_ALWAYS || kind == CRUMB_MILDRED_TASK_REWARD)
    NO (NOT_A_WAKEUP);
  if (!game->straightened)
    {
      DOUBT (game, STRAIGHTEN_FIRST);
    }
  else if (!naive_reaches (game, move->seat, card, false))
    {
      DOUBT (game, NOT_REACHED);
    }
  else if (game->woken[card])
    {
      DOUBT (game, ONCE_PER_TURN);
    }
  else if (game->turned[move->seat][card / 10 - 11] && kind != CRUMB_MILDRED_TASK_WAKEUP_ALWAYS)
    DOUBT (game, SET_USED);
  if (kind != CRUMB_MILDRED_TASK_WAKEUP_ALWAYS)
    game->turned[move->seat][card / 10 - 11] = true;
  game->woken[card] = true;
  return naive_give (game, move);
}

/* Takes the dice with these values home. */
static unsigned
collect_named (NaiveMildred *game, const CrumbMove *move)
{
  for (int i = 0; i < move->dice.count; i++)
    {
      NaiveDie *dice[12], *named = NULL;
      int n = naive_find_all (game, move->seat, move->amount, dice);

      for (int k = n - 1; k >= 0; k--)
        if (dice[k]->value == move->dice.dice[i].face)
          named = dice[k];
      if (named == NULL)
        NO (NO_DICE_THERE);
      naive_put (game, named, CRUMB_MILDRED_POOL, 0);
    }
  return 0;
}

unsigned
naive_collect (NaiveMildred *game, const CrumbMove *move)
{
  int at = move->amount, most = naive_highest (game, move->seat, at), n = naive_count (game, move->seat, at);
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
      naive_find_all (game, move->seat, at, dice);
      for (int i = 0; i < n; i++)
        if (!set || dice[i]->value < most)
          naive_put (game, dice[i], CRUMB_MILDRED_POOL, 0);
    }
  if (set && naive_count (game, move->seat, at) == n)
    NO (HIGHEST_STAYS);
  if (set && !game->rules.any_stays && naive_count (game, move->seat, at) > 0
      && naive_highest (game, move->seat, at) < most)
    NO (HIGHEST_STAYS);
  return 0;
}
