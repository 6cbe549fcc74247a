/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A deal before and after the play: rolls, the crib, the starter, the counts. And deals entered as plain points. */

#include "cubbage-private.h"

#include <string.h>

static bool
not_now (const CrumbMove *move, CrumbRefusal *refusal)
{
  return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);
}

static bool
points_range (const CrumbMove *move, int min, int max, CrumbRefusal *refusal)
{
  crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_POINTS_RANGE, move->seat);
  refusal->min = (int16_t) min;
  refusal->max = (int16_t) max;
  refusal->got = move->amount;
  return false;
}

/* Replaces the faces entered so far by those of the move. Returns how many there are. */
static uint8_t
take_faces (const CrumbMove *move, uint8_t faces[], unsigned room)
{
  memset (faces, 0, room);
  for (unsigned i = 0; i < move->dice.count; i++)
    faces[i] = move->dice.dice[i].face;
  return move->dice.count;
}

bool
crumb_cubbage_roll (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);

  if (game->phase != CRUMB_CUBBAGE_AT_ROLL || deal->n_rolled[move->seat] == CRUMB_CUBBAGE_ROLLED)
    return not_now (move, refusal);
  if (!crumb_cubbage_check_count (move, CRUMB_CUBBAGE_ROLLED, refusal))
    return false;

  deal->n_rolled[move->seat] = take_faces (move, deal->rolled[move->seat], CRUMB_CUBBAGE_ROLLED);
  return true;
}

/* Checks that the seat rolled every die that it pushes. */
static bool
check_pushed (const CrumbCubbageDeal *deal, const CrumbMove *move, CrumbRefusal *refusal)
{
  uint8_t left[CRUMB_CUBBAGE_SIDES + 1] = { 0 };

  for (unsigned i = 0; i < deal->n_rolled[move->seat]; i++)
    left[deal->rolled[move->seat][i]]++;
  for (unsigned i = 0; i < move->dice.count; i++)
    {
      unsigned face = move->dice.dice[i].face;

      if (left[face] == 0)
        {
          crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_NOT_HELD, move->seat);
          refusal->face = (uint8_t) face;
          return false;
        }
      left[face]--;
    }
  return true;
}

static bool
has_pushed (const CrumbCubbage *game, unsigned seat)
{
  return !crumb_cubbage_is_known (game, seat) || crumb_cubbage_deal (game)->n_pushed[seat] == CRUMB_CUBBAGE_PUSHED;
}

bool
crumb_cubbage_to_crib (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);

  if (game->phase != CRUMB_CUBBAGE_AT_ROLL || deal->n_pushed[move->seat] == CRUMB_CUBBAGE_PUSHED)
    return not_now (move, refusal);
  if (deal->n_rolled[move->seat] < CRUMB_CUBBAGE_ROLLED)
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_NOT_ROLLED, move->seat);
      refusal->min = CRUMB_CUBBAGE_ROLLED;
      return false;
    }
  if (!crumb_cubbage_check_count (move, CRUMB_CUBBAGE_PUSHED, refusal) || !check_pushed (deal, move, refusal))
    return false;

  deal->n_pushed[move->seat] = take_faces (move, deal->pushed[move->seat], CRUMB_CUBBAGE_PUSHED);
  if (has_pushed (game, 0) && has_pushed (game, 1))
    crumb_cubbage_begin_play (game);
  return true;
}

bool
crumb_cubbage_starter (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (game->phase != CRUMB_CUBBAGE_AT_STARTER)
    return not_now (move, refusal);
  if (!crumb_cubbage_check_one_die (move, refusal))
    return false;

  crumb_cubbage_current (game)->starter = move->dice.dice[0].face;
  game->phase = CRUMB_CUBBAGE_AT_COUNT;
  return true;
}

unsigned
crumb_cubbage_crib_dice_needed (const CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  return CRUMB_CUBBAGE_CRIB - deal->n_pushed[0] - deal->n_pushed[1];
}

bool
crumb_cubbage_crib_dice (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);
  unsigned needed = crumb_cubbage_crib_dice_needed (game);

  if (game->phase != CRUMB_CUBBAGE_AT_CRIB_DICE)
    return not_now (move, refusal);
  if (!crumb_cubbage_check_count (move, needed, refusal))
    return false;

  deal->n_crib_dice = take_faces (move, deal->crib_dice, CRUMB_CUBBAGE_CRIB);
  if (deal->n_crib_dice == needed)
    game->phase = CRUMB_CUBBAGE_AT_COUNT;
  return true;
}

unsigned
crumb_cubbage_counts_for (const CrumbCubbageDeal *deal, CrumbCubbageCounted which)
{
  return which == CRUMB_CUBBAGE_COUNTED_FIRST_HAND ? crumb_cubbage_other (deal->crib) : deal->crib;
}

unsigned
crumb_cubbage_hand (const CrumbCubbageDeal *deal, CrumbCubbageCounted which, uint8_t hand[CRUMB_CUBBAGE_HAND])
{
  unsigned n = 0;

  if (which == CRUMB_CUBBAGE_COUNTED_CRIB)
    {
      for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        for (unsigned i = 0; i < deal->n_pushed[seat]; i++)
          hand[n++] = deal->pushed[seat][i];
      for (unsigned i = 0; i < deal->n_crib_dice; i++)
        hand[n++] = deal->crib_dice[i];
    }
  else
    for (unsigned i = 0; i < deal->n_laid; i++)
      if (deal->laid[i].seat == crumb_cubbage_counts_for (deal, which))
        hand[n++] = deal->laid[i].face;
  if (deal->starter != 0)
    hand[n++] = deal->starter;
  return n;
}

static unsigned
worth (const CrumbCubbageDeal *deal, CrumbCubbageCounted which)
{
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  unsigned n = crumb_cubbage_hand (deal, which, hand);

  return crumb_cubbage_hand_points (hand, n);
}

/* Scores @points for the hand or crib that comes next, and @missed for the other seat. */
static void
count_next (CrumbCubbage *game, unsigned points, unsigned missed)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);
  unsigned which = deal->n_counted++;
  unsigned seat = crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) which);

  deal->claims[which] = (uint8_t) points;
  crumb_cubbage_score (game, seat,
                       which == CRUMB_CUBBAGE_COUNTED_CRIB ? CRUMB_CUBBAGE_FROM_CRIB : CRUMB_CUBBAGE_FROM_HAND,
                       (int) points);
  crumb_cubbage_score (game, crumb_cubbage_other (seat), CRUMB_CUBBAGE_FROM_OTHER, (int) missed);
  crumb_cubbage_check_win (game, seat);
}

/* Whether somebody says what the next count is worth. */
static bool
is_claimed (const CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  unsigned seat = crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) deal->n_counted);

  return game->rules.count != CRUMB_CUBBAGE_COUNT_REFEREE && !crumb_cubbage_is_opponent (game, seat);
}

bool
crumb_cubbage_advance_count (CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  if (deal->n_counted == CRUMB_CUBBAGE_N_COUNTED)
    crumb_cubbage_finish_deal (game);
  else if (deal->n_counted == CRUMB_CUBBAGE_COUNTED_CRIB && deal->n_crib_dice < crumb_cubbage_crib_dice_needed (game))
    game->phase = CRUMB_CUBBAGE_AT_CRIB_DICE;
  else if (is_claimed (game))
    return false;
  else
    count_next (game, worth (deal, (CrumbCubbageCounted) deal->n_counted), 0);
  return true;
}

bool
crumb_cubbage_claim (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  unsigned seat, points, missed;

  if (game->phase != CRUMB_CUBBAGE_AT_COUNT)
    return not_now (move, refusal);

  seat = crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) deal->n_counted);
  points = worth (deal, (CrumbCubbageCounted) deal->n_counted);
  if (move->seat != seat)
    {
      crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_YOUR_TURN, move->seat);
      refusal->other = (uint8_t) seat;
      return false;
    }
  if (move->amount < 0 || move->amount > CRUMB_CUBBAGE_CLAIM_MAX)
    return points_range (move, 0, CRUMB_CUBBAGE_CLAIM_MAX, refusal);
  if ((unsigned) move->amount > points && !game->overrule)
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_CLAIM_HIGH, move->seat);
      refusal->max = (int16_t) points;
      refusal->got = move->amount;
      return false;
    }

  missed = (unsigned) move->amount < points ? points - (unsigned) move->amount : 0;
  count_next (game, (unsigned) move->amount, game->rules.count == CRUMB_CUBBAGE_COUNT_MUGGINS ? missed : 0);
  return true;
}

/* What the deal brought so far is as if it had never been. */
static void
take_back (CrumbCubbage *game)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);

  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      for (unsigned source = 0; source < CRUMB_CUBBAGE_N_SOURCES; source++)
        {
          crumb_scores_add (&game->scores, seat, -deal->points[seat][source]);
          deal->points[seat][source] = 0;
        }
      game->before[seat] = game->scores.totals[seat];
    }
}

bool
crumb_cubbage_points (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbSeats seat = crumb_seats_of (move->seat);

  if (move->amount < 0 || move->amount > CRUMB_CUBBAGE_POINTS_MAX)
    return points_range (move, 0, CRUMB_CUBBAGE_POINTS_MAX, refusal);

  game->phase = CRUMB_CUBBAGE_AT_POINTS;
  crumb_cubbage_current (game)->by_points = true;
  game->entered[move->seat] = move->amount;
  game->entered_in = (CrumbSeats) (move->open ? game->entered_in & ~seat : game->entered_in | seat);
  game->focus = move->open ? move->seat : CRUMB_NO_SEAT;
  if (game->entered_in != CRUMB_CUBBAGE_BOTH)
    return true;

  take_back (game);
  for (unsigned i = 0; i < CRUMB_CUBBAGE_SEATS; i++)
    crumb_cubbage_score (game, i, CRUMB_CUBBAGE_FROM_PAPER, game->entered[i]);
  crumb_cubbage_check_win (game, crumb_cubbage_other (move->seat));
  return true;
}

bool
crumb_cubbage_adjust (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  /* Plain points are all that the deal brings. */
  if (game->phase == CRUMB_CUBBAGE_AT_POINTS)
    return not_now (move, refusal);
  if (move->amount == 0 || move->amount < -CRUMB_CUBBAGE_POINTS_MAX || move->amount > CRUMB_CUBBAGE_POINTS_MAX)
    return points_range (move, -CRUMB_CUBBAGE_POINTS_MAX, CRUMB_CUBBAGE_POINTS_MAX, refusal);
  if (game->scores.totals[move->seat] + move->amount < 0)
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_BELOW_ZERO, move->seat);
      refusal->max = (int16_t) game->scores.totals[move->seat];
      refusal->got = move->amount;
      return false;
    }

  crumb_cubbage_score (game, move->seat, CRUMB_CUBBAGE_FROM_ADJUST, move->amount);
  crumb_cubbage_check_win (game, move->seat);
  return true;
}
