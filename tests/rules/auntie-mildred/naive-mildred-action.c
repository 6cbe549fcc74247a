/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The twin in ACTION, and what cards give. */

#include "naive-mildred-private.h"

#include <stdlib.h>

unsigned
naive_modify (NaiveMildred *game, const CrumbMove *move)
{
  NaiveDie *die;
  unsigned why;
  int face;

  if (naive_count (game, move->seat, CRUMB_MILDRED_MODIFY) > 1)
    NO (NO_MODIFY_SPOT);
  if (move->dice.count != 2 || abs (move->amount) != 1)
    NO (MODIFY_FORM);
  why = naive_send (game, move->seat, move->dice.dice[0].face, CRUMB_MILDRED_MODIFY, 0);
  if (why == 0)
    why = naive_pick (game, move->seat, move->dice.dice[1].face, &die);
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

unsigned
naive_use_slots (NaiveMildred *game, const CrumbMove *move, int at)
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
            slot = naive_highest (&try, move->seat, at) + 1;
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
              why = naive_send (&try, move->seat, move->dice.dice[i].face, at, slot);
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
              naive_put (&try, spare, at, slot);
            }
        }
      if (pass == 1)
        *game = try;
    }
  return 0;
}

/* What a card says: on the sheet, or in the game's text. */
CrumbMildredTask
naive_card (const NaiveMildred *game, int card)
{
  CrumbMildredTask task = { 0, 0, 0 };

  if (card < 100)
    return task;
  task = game->sheet.tasks[card / 10 - 11][card % 10 - 1];
  if (task.kind == 0 && card == 111)
    task.kind = CRUMB_MILDRED_TASK_ALWAYS;
  if (task.kind == 0 && card == 114)
    task.kind = CRUMB_MILDRED_TASK_WAKEUP;
  if (task.kind == 0 && (card == 123 || card == 143))
    task.kind = CRUMB_MILDRED_TASK_REWARD;
  if (task.kind == 0 && card == 141)
    task.kind = CRUMB_MILDRED_TASK_WAKEUP_ALWAYS;
  return task;
}

static void
eat (NaiveMildred *game, unsigned seat, int n)
{
  for (int i = 0; i < n; i++)
    if (++game->black[seat] == 6)
      {
        game->black[seat] = 1;
        game->due++;
        if (!game->rules.excess_carried)
          break;
      }
}

static NaiveDie *
find_top (NaiveMildred *game, unsigned seat, int at)
{
  NaiveDie *dice[12], *top = NULL;
  int n = naive_find_all (game, seat, at, dice);

  for (int i = 0; i < n; i++)
    if (top == NULL || dice[i]->value > top->value)
      top = dice[i];
  return top;
}

/* The card gives what its sheet says, or it is told. */
unsigned
naive_give (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount, gives, n;
  NaiveDie *top = NULL;

  if (card < 100)
    {
      n = game->sheet.cards[card - 21].cookies;
      gives = n > 0 ? CRUMB_MILDRED_GIVES_COOKIES : 0;
    }
  else
    {
      n = naive_card (game, card).n;
      gives = naive_card (game, card).gives;
    }
  game->source = gives == 0 || gives > CRUMB_MILDRED_GIVES_DODGE ? card : 0;
  if (gives == CRUMB_MILDRED_GIVES_COOKIES)
    eat (game, move->seat, n);
  if (gives == CRUMB_MILDRED_GIVES_VICTORY)
    game->due = n;
  if (gives == CRUMB_MILDRED_GIVES_PRANK)
    top = find_top (game, move->seat, CRUMB_MILDRED_PRANK);
  if (gives == CRUMB_MILDRED_GIVES_DODGE)
    top = find_top (game, move->seat, CRUMB_MILDRED_DODGE);
  for (; top != NULL && n > 0 && top->value < game->rules.slots; n--)
    top->value++;
  return 0;
}

/* Whether a card gives that just now. */
unsigned
naive_source (const NaiveMildred *game, int gift)
{
  int gives = naive_card (game, game->source).gives;

  if (game->source == 0)
    NO (NO_SOURCE);
  if (gives == CRUMB_MILDRED_GIVES_UNKNOWN || gives == CRUMB_MILDRED_GIVES_OTHER)
    return 0;
  if (gives != gift)
    DOUBT (game, NOT_ITS_GIFT);
  return 0;
}

unsigned
naive_add_slots (NaiveMildred *game, const CrumbMove *move, int at)
{
  NaiveDie *top;
  unsigned why = naive_source (game, at == CRUMB_MILDRED_PRANK ? CRUMB_MILDRED_GIVES_PRANK : CRUMB_MILDRED_GIVES_DODGE);

  if (why != 0)
    return why;
  if (move->amount < 1 || move->amount > 6)
    NO (AMOUNT);
  top = find_top (game, move->seat, at);
  if (top == NULL)
    NO (NEEDS_A_DIE);
  for (int i = 0; i < move->amount; i++)
    if (++top->value > game->rules.slots)
      NO (NO_SLOT);
  return 0;
}

unsigned
naive_indulge (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount, values[12], n = move->dice.count, theirs;
  bool known = false, fits;

  if (card < 21 || card > 29)
    NO (NO_SUCH_CARD);
  if (naive_count (game, move->seat, card) > 0)
    NO (SPOTS_TAKEN);
  if (n < 1 || n > 12)
    NO (COUNT);
  for (int i = 0; i < n; i++)
    {
      values[i] = move->dice.dice[i].face;
      if (values[i] == 0)
        NO (NEEDS_FACE);
    }
  naive_worth (game, card, values, n, &fits);
  theirs = naive_count (game, 1u - move->seat, card);
  known = card <= 22 || game->sheet.cards[card - 21].rows[0] > 0;
  if (!fits || (!known && theirs > 0 && theirs != n))
    DOUBT (game, DOES_NOT_MATCH);
  for (int i = 0; i < n; i++)
    {
      unsigned why = naive_send (game, move->seat, values[i], card, values[i]);

      if (why != 0)
        return why;
    }
  return 0;
}

unsigned
naive_scally (NaiveMildred *game, const CrumbMove *move)
{
  if (move->amount < 11 || move->amount > 14)
    NO (NO_SUCH_SET);
  if (move->dice.count < 1 || move->dice.count > 12)
    NO (COUNT);
  for (int i = 0; i < move->dice.count; i++)
    {
      int next = naive_highest (game, move->seat, move->amount) + 1, face = move->dice.dice[i].face;
      unsigned why;

      if (face == 0)
        face = next;
      if (face > game->rules.levels)
        NO (WANTED);
      if (face != next)
        DOUBT (game, WANTED);
      why = naive_send (game, move->seat, face, move->amount, face);
      if (why != 0)
        return why;
    }
  return 0;
}

unsigned
naive_task (NaiveMildred *game, const CrumbMove *move)
{
  int card = move->amount, kind;

  if (!naive_is_card (game, card))
    NO (NO_SUCH_CARD);
  kind = naive_card (game, card).kind;
  if (kind != CRUMB_MILDRED_TASK_UNKNOWN && kind != CRUMB_MILDRED_TASK_REWARD)
    NO (NOT_A_REWARD);
  if (naive_count (game, move->seat, card / 10) == 0)
    NO (NEEDS_A_DIE);
  if (game->turned[move->seat][card / 10 - 11])
    {
      DOUBT (game, SET_USED);
    }
  else if (!naive_reaches (game, move->seat, card, game->rules.same_turn_off))
    DOUBT (game, NOT_REACHED);
  game->turned[move->seat][card / 10 - 11] = true;
  return naive_give (game, move);
}

unsigned
naive_cookies (NaiveMildred *game, const CrumbMove *move)
{
  unsigned why = naive_source (game, CRUMB_MILDRED_GIVES_COOKIES);

  if (why != 0)
    return why;
  if (move->amount < 1 || move->amount > 30)
    NO (AMOUNT);
  eat (game, move->seat, move->amount);
  return 0;
}

unsigned
naive_reroll (NaiveMildred *game, const CrumbMove *move)
{
  NaiveDie *rolled[7];
  int most = game->source == 143 ? 2 : 7;
  unsigned why = naive_source (game, CRUMB_MILDRED_GIVES_REROLL);

  if (why != 0)
    return why;
  if (naive_card (game, game->source).gives == CRUMB_MILDRED_GIVES_REROLL)
    most = naive_card (game, game->source).n;
  if (move->amount < 1 || move->amount > most)
    NO (AMOUNT);
  if (move->dice.count != 2 * move->amount)
    NO (COUNT);
  for (int i = 0; i < move->amount; i++)
    {
      why = naive_pick (game, move->seat, move->dice.dice[i].face, &rolled[i]);
      if (why != 0)
        return why;
      rolled[i]->at = -1;
    }
  for (int i = 0; i < move->amount; i++)
    naive_put (game, rolled[i], CRUMB_MILDRED_POOL, move->dice.dice[move->amount + i].face);
  return 0;
}

unsigned
naive_victory_die (NaiveMildred *game, const CrumbMove *move)
{
  int at = move->amount, n;
  NaiveDie *dice[12], *die;
  unsigned why;

  if (game->due == 0)
    NO (NO_VICTORY_DUE);
  if (!(at >= 1 && at <= 5) && !(at >= 11 && at <= 14) && !(at >= 21 && at <= 29))
    NO (NO_SUCH_PLACE);
  n = naive_find_all (game, move->seat, at, dice);
  if (n == 0)
    NO (NO_DICE_THERE);
  if (move->dice.count > 1)
    NO (COUNT);
  die = dice[0];
  if (at == CRUMB_MILDRED_POOL && move->dice.count == 1)
    {
      why = naive_pick (game, move->seat, move->dice.dice[0].face, &die);
      if (why != 0)
        return why;
    }
  else if (at == CRUMB_MILDRED_PRANK || at == CRUMB_MILDRED_DODGE)
    while (die->value != naive_highest (game, move->seat, at))
      die = dice[--n];
  else if (at >= 11 && at <= 14)
    {
      int lowest = 7, wanted;

      for (int i = 0; i < n; i++)
        lowest = dice[i]->value < lowest ? dice[i]->value : lowest;
      wanted = move->dice.count == 0 ? lowest : move->dice.dice[0].face;
      if (wanted != lowest && wanted != naive_highest (game, move->seat, at))
        NO (NO_DICE_THERE);
      for (int i = n - 1; i >= 0; i--)
        if (dice[i]->value == wanted)
          die = dice[i];
    }
  naive_put (game, die, NAIVE_VICTORY, 0);
  if (at >= 21)
    naive_put_all (game, move->seat, at, CRUMB_MILDRED_USED);
  game->due--;
  if (naive_count (game, move->seat, NAIVE_VICTORY) == 3)
    {
      game->due = 0;
      naive_win (game, crumb_seats_of (move->seat));
    }
  return 0;
}
