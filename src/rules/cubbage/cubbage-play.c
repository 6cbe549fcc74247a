/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The play: who lays a die, who can't, what it scores, and who leads next. */

#include "cubbage-private.h"

void
crumb_cubbage_begin_play (CrumbCubbage *game)
{
  game->phase = CRUMB_CUBBAGE_AT_PLAY;
  game->turn = (uint8_t) crumb_cubbage_other (crumb_cubbage_deal (game)->crib);
  game->total = 0;
  game->out = 0;
  game->held = 0;
}

/* How many dice the seat has yet to lay, known or not. */
static unsigned
to_lay (const CrumbCubbage *game, unsigned seat)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  unsigned left = CRUMB_CUBBAGE_KEPT;

  for (unsigned i = 0; i < deal->n_laid; i++)
    left -= deal->laid[i].seat == seat;
  return left;
}

/* Counts the dice of each face that the seat kept and has not laid; all 0 where they are not known. */
static void
count_left (const CrumbCubbage *game, unsigned seat, uint8_t left[CRUMB_CUBBAGE_SIDES + 1])
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  for (unsigned face = 0; face <= CRUMB_CUBBAGE_SIDES; face++)
    left[face] = 0;
  if (!crumb_cubbage_is_known (game, seat))
    return;

  for (unsigned i = 0; i < deal->n_rolled[seat]; i++)
    left[deal->rolled[seat][i]]++;
  for (unsigned i = 0; i < deal->n_pushed[seat]; i++)
    left[deal->pushed[seat][i]]--;
  for (unsigned i = 0; i < deal->n_laid; i++)
    if (deal->laid[i].seat == seat)
      left[deal->laid[i].face]--;
}

static bool
fits (const CrumbCubbage *game, unsigned face)
{
  return game->total + face <= CRUMB_CUBBAGE_PLAY_TO;
}

/* Whether it is certain that the seat can't add a die. Dice that are hidden or not thrown yet might fit. */
static bool
is_stuck (const CrumbCubbage *game, unsigned seat)
{
  uint8_t left[CRUMB_CUBBAGE_SIDES + 1];
  unsigned lowest = 1;

  if (crumb_seats_has (game->out, seat) || to_lay (game, seat) == 0)
    return true;
  if (crumb_cubbage_is_opponent (game, seat))
    return game->held != 0 && !fits (game, game->held);
  if (!crumb_cubbage_is_known (game, seat))
    return false;

  count_left (game, seat, left);
  while (lowest < CRUMB_CUBBAGE_SIDES && left[lowest] == 0)
    lowest++;
  return !fits (game, lowest);
}

/* Whether nothing can be added to the total, whoever has what. It is more than fifteen only where the table insisted. */
static bool
is_full (const CrumbCubbage *game)
{
  return game->total >= CRUMB_CUBBAGE_PLAY_TO;
}

static bool
is_finished (const CrumbCubbage *game)
{
  return is_full (game) || (is_stuck (game, 0) && is_stuck (game, 1));
}

/* Keeps the seat out until the total is zero again. Running out of dice does not count as a pass. */
static void
pass (CrumbCubbage *game, unsigned seat)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);

  game->turn = (uint8_t) crumb_cubbage_other (seat);
  if (!crumb_seats_has (game->out, seat) && to_lay (game, seat) > 0)
    deal->laid[deal->n_laid - 1].passes |= crumb_seats_of (seat);
  game->out |= crumb_seats_of (seat);
}

/* Marks the gos that this die proves wrong, as the seat had it all the time. Returns how many. */
static unsigned
find_false_gos (CrumbCubbageDeal *deal, unsigned seat, unsigned face)
{
  unsigned n = 0;

  for (unsigned i = 0; i < deal->n_laid; i++)
    {
      CrumbCubbageLaid *laid = &deal->laid[i];

      if (!crumb_seats_has (laid->passes, seat) || crumb_seats_has (laid->false_gos, seat)
          || laid->total + face > CRUMB_CUBBAGE_PLAY_TO)
        continue;
      laid->false_gos |= crumb_seats_of (seat);
      n++;
    }
  return n;
}

/* Lays a die and scores all of it at once. The price of a false go that it proves comes first. */
static void
put_down (CrumbCubbage *game, unsigned seat, unsigned face)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);
  unsigned other = crumb_cubbage_other (seat);
  bool hidden = game->rules.table == CRUMB_CUBBAGE_HIDDEN;
  unsigned false_gos = hidden ? find_false_gos (deal, seat, face) : 0;
  CrumbCubbageLaid *laid = &deal->laid[deal->n_laid++];

  game->total = (uint8_t) (game->total + face);
  game->turn = (uint8_t) other;
  game->out &= (CrumbSeats) ~crumb_seats_of (seat);
  *laid = (CrumbCubbageLaid) { .face = (uint8_t) face, .seat = (uint8_t) seat, .total = game->total };
  laid->last = game->total != CRUMB_CUBBAGE_PLAY_TO && is_finished (game);

  if (false_gos > 0 && game->rules.false_go == CRUMB_CUBBAGE_FALSE_GO_PENALTY)
    crumb_cubbage_score (game, other, CRUMB_CUBBAGE_FROM_OTHER, (int) false_gos * CRUMB_CUBBAGE_FALSE_GO_POINTS);
  crumb_cubbage_score (game, seat, CRUMB_CUBBAGE_FROM_PLAY,
                       (int) crumb_cubbage_count_laid (&game->rules, deal, deal->n_laid - 1u).points);
  crumb_cubbage_check_win (game, false_gos > 0 ? other : seat);
}

unsigned
crumb_cubbage_leader (const CrumbCubbageRules *rules, unsigned last, bool held)
{
  if (held && rules->held == CRUMB_CUBBAGE_HELD_LEADS)
    return CRUMB_CUBBAGE_OPPONENT;
  return crumb_cubbage_other (last);
}

/* Starts over at zero. A seat that has no dice left to lead with is stuck right away. */
static void
begin_again (CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  game->turn = (uint8_t) crumb_cubbage_leader (&game->rules, deal->laid[deal->n_laid - 1].seat, game->held != 0);
  game->total = 0;
  game->out = 0;
}

bool
crumb_cubbage_advance_play (CrumbCubbage *game)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);
  CrumbCubbageLaid *last = deal->n_laid > 0 ? &deal->laid[deal->n_laid - 1] : NULL;

  if (last != NULL && game->total > 0 && is_finished (game))
    {
      /* If only a pass showed that this was the last die, its point was not scored with it. */
      bool late = !last->last && !is_full (game);

      for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        if (!is_full (game))
          pass (game, seat);
      last->last |= late;
      begin_again (game);
      if (late)
        {
          crumb_cubbage_score (game, last->seat, CRUMB_CUBBAGE_FROM_PLAY, 1);
          crumb_cubbage_check_win (game, last->seat);
        }
      return true;
    }
  if (deal->n_laid == CRUMB_CUBBAGE_PLAY_DICE)
    {
      game->phase = CRUMB_CUBBAGE_AT_STARTER;
      return true;
    }
  if (is_stuck (game, game->turn))
    {
      pass (game, game->turn);
      return true;
    }
  if (crumb_cubbage_is_opponent (game, game->turn) && game->held != 0)
    {
      unsigned face = game->held;

      game->held = 0;
      put_down (game, CRUMB_CUBBAGE_OPPONENT, face);
      return true;
    }
  return false;
}

/* Checks that this seat is asked for a die, or that the table insists and @can_be that it comes out of turn. */
static bool
check_turn (const CrumbCubbage *game, const CrumbMove *move, bool can_be, CrumbRefusal *refusal)
{
  if (game->phase != CRUMB_CUBBAGE_AT_PLAY)
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);
  if (move->seat != game->turn && !(game->overrule && can_be && to_lay (game, move->seat) > 0))
    {
      crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_YOUR_TURN, move->seat);
      refusal->other = game->turn;
      return false;
    }
  return true;
}

bool
crumb_cubbage_lay (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned face = move->dice.dice[0].face;
  uint8_t left[CRUMB_CUBBAGE_SIDES + 1];

  if (!check_turn (game, move, true, refusal) || !crumb_cubbage_check_one_die (move, refusal))
    return false;

  count_left (game, move->seat, left);
  if (crumb_cubbage_is_known (game, move->seat) && left[face] == 0)
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_NOT_HELD, move->seat);
      refusal->face = (uint8_t) face;
      return false;
    }
  if (!fits (game, face) && !game->overrule)
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_OVER_FIFTEEN, move->seat);
      refusal->face = (uint8_t) face;
      refusal->max = CRUMB_CUBBAGE_PLAY_TO;
      refusal->got = (int16_t) (game->total + face);
      return false;
    }

  put_down (game, move->seat, face);
  return true;
}

bool
crumb_cubbage_throw (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned face = move->dice.dice[0].face;

  if (!check_turn (game, move, game->held == 0, refusal) || !crumb_cubbage_check_one_die (move, refusal))
    return false;

  /* Who holds a die that doesn't fit is stuck, and passes as the play goes on. */
  if (fits (game, face))
    put_down (game, move->seat, face);
  else
    game->held = (uint8_t) face;
  return true;
}

bool
crumb_cubbage_go (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!check_turn (game, move, !crumb_seats_has (game->out, move->seat), refusal))
    return false;
  if (crumb_cubbage_is_known (game, move->seat) && !game->overrule)
    return crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_KNOWN, move->seat);
  /* Nobody passes where nothing lies: the other one leads. */
  if (game->total == 0 || (game->total <= CRUMB_CUBBAGE_ALL_FIT && !game->overrule))
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_NO_GO, move->seat);
      refusal->max = CRUMB_CUBBAGE_ALL_FIT;
      refusal->got = game->total;
      return false;
    }

  pass (game, move->seat);
  return true;
}

CrumbCubbageCount
crumb_cubbage_count_laid (const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal, unsigned at)
{
  uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE];
  unsigned from = at;

  while (deal->laid[from].total != deal->laid[from].face)
    from--;
  for (unsigned i = from; i <= at; i++)
    faces[i - from] = deal->laid[i].face;
  return crumb_cubbage_count_die ((CrumbCubbageRun) rules->run, faces, at - from + 1, deal->laid[at].last);
}
