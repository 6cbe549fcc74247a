/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The twin before the dice are shaken. */

#include "naive-mildred-private.h"

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

/* A number by which groups are compared: two digits for the rows, or all dice, high to low. */
long
naive_worth (int card, const int values[], int n, bool equal_rows, bool *fits)
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
  value = naive_worth (card, mine, n, game->rules.equal_rows, &fits);
  their_value = naive_worth (card, theirs, n_theirs, game->rules.equal_rows, &they_fit);
  if (!fits || !they_fit)
    {
      value = naive_worth (0, mine, n, false, &fits);
      their_value = naive_worth (0, theirs, n_theirs, false, &fits);
    }
  if (n_theirs == 0 || value > their_value || (value == their_value && naive_reaches (game, move->seat, 111, false)))
    game->source = card;
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
  int card = move->amount;

  if (!naive_is_card (game, card))
    NO (NO_SUCH_CARD);
  if (card == 111 || card == 123 || card == 143)
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
