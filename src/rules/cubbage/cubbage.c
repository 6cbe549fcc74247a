/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The checks that all moves share, the moves that belong to no deal, and questions about the state. */

#include "cubbage-private.h"

static const CrumbCubbageStep steps[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = crumb_cubbage_first_crib,
  [CRUMB_CUBBAGE_ROLL] = crumb_cubbage_roll,
  [CRUMB_CUBBAGE_TO_CRIB] = crumb_cubbage_to_crib,
  [CRUMB_CUBBAGE_LAY] = crumb_cubbage_lay,
  [CRUMB_CUBBAGE_THROW] = crumb_cubbage_throw,
  [CRUMB_CUBBAGE_GO] = crumb_cubbage_go,
  [CRUMB_CUBBAGE_STARTER] = crumb_cubbage_starter,
  [CRUMB_CUBBAGE_CRIB_DICE] = crumb_cubbage_crib_dice,
  [CRUMB_CUBBAGE_CLAIM] = crumb_cubbage_claim,
  [CRUMB_CUBBAGE_POINTS] = crumb_cubbage_points,
  [CRUMB_CUBBAGE_END] = crumb_cubbage_end,
  [CRUMB_CUBBAGE_OVERRULE] = crumb_cubbage_overrule,
  [CRUMB_CUBBAGE_PLAY_ON] = crumb_cubbage_play_on,
  [CRUMB_CUBBAGE_RESIGN] = crumb_cubbage_resign,
  [CRUMB_CUBBAGE_ADJUST] = crumb_cubbage_adjust,
};

bool
crumb_cubbage_refuse (CrumbRefusal *refusal, unsigned why, unsigned seat)
{
  *refusal = (CrumbRefusal) {
    .reason = (uint8_t) why,
    .seat = (uint8_t) (seat < CRUMB_CUBBAGE_SEATS ? seat : CRUMB_NO_SEAT),
    .other = CRUMB_NO_SEAT,
  };
  return false;
}

bool
crumb_cubbage_check_count (const CrumbMove *move, unsigned count, CrumbRefusal *refusal)
{
  if (move->dice.count == count || (move->open && move->dice.count < count))
    return true;

  crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_DICE_COUNT, move->seat);
  refusal->min = refusal->max = (int16_t) count;
  refusal->got = move->dice.count;
  return false;
}

bool
crumb_cubbage_check_one_die (const CrumbMove *move, CrumbRefusal *refusal)
{
  if (move->dice.count == 1)
    return true;

  crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_DICE_COUNT, move->seat);
  refusal->min = refusal->max = 1;
  refusal->got = move->dice.count;
  return false;
}

/* Whether the move is about one of the two seats. */
static bool
needs_seat (unsigned what)
{
  return (crumb_cubbage_moves[what].traits & CRUMB_MOVE_SEAT) != 0;
}

/* Whether the move belongs to a deal entered die by die. */
static bool
is_of_dice (unsigned what)
{
  return what >= CRUMB_CUBBAGE_ROLL && what <= CRUMB_CUBBAGE_CLAIM;
}

static bool
check_dice (const CrumbMove *move, CrumbRefusal *refusal)
{
  for (unsigned i = 0; i < move->dice.count; i++)
    {
      CrumbDie die = move->dice.dice[i];
      unsigned why = CRUMB_REFUSAL_NONE;

      if (die.face > CRUMB_CUBBAGE_SIDES)
        why = CRUMB_REFUSAL_BAD_FACE;
      else if (die.face == 0)
        why = CRUMB_REFUSAL_NEEDS_FACE;
      else if (die.colour != 0)
        why = CRUMB_REFUSAL_BAD_COLOUR;
      if (why == CRUMB_REFUSAL_NONE)
        continue;

      crumb_cubbage_refuse (refusal, why, move->seat);
      refusal->face = die.face;
      refusal->min = 1;
      refusal->max = CRUMB_CUBBAGE_SIDES;
      return false;
    }
  return true;
}

/* Checks that this seat can ever make this kind of move at this table. */
static bool
check_sitting (const CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  bool opponent = needs_seat (move->what) && crumb_cubbage_is_opponent (game, move->seat);

  if (move->what == CRUMB_CUBBAGE_THROW && !opponent)
    return crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_NO_OPPONENT, move->seat);
  if (move->what != CRUMB_CUBBAGE_THROW && opponent && is_of_dice (move->what))
    return crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_OPPONENT, move->seat);
  if ((move->what == CRUMB_CUBBAGE_ROLL || move->what == CRUMB_CUBBAGE_TO_CRIB)
      && game->rules.table == CRUMB_CUBBAGE_HIDDEN)
    return crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_HIDDEN, move->seat);
  return true;
}

/* Checks that the deal can take a move of this kind. */
static bool
check_deal (const CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  bool of_deal = is_of_dice (move->what) || move->what == CRUMB_CUBBAGE_FIRST_CRIB || move->what == CRUMB_CUBBAGE_POINTS
                 || move->what == CRUMB_CUBBAGE_ADJUST;

  if (of_deal && game->phase == CRUMB_CUBBAGE_AT_FULL)
    {
      crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_TOO_MANY_ROUNDS, CRUMB_NO_SEAT);
      refusal->max = refusal->got = CRUMB_CUBBAGE_DEALS_MAX;
      return false;
    }
  if (is_of_dice (move->what) && game->phase == CRUMB_CUBBAGE_AT_CRIB)
    return crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_NEEDS_CRIB, move->seat);
  if (is_of_dice (move->what) && game->phase == CRUMB_CUBBAGE_AT_POINTS)
    return crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_MIXED, move->seat);
  return true;
}

static bool
check_move (const CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (game->phase == CRUMB_CUBBAGE_AT_OVER && move->what != CRUMB_CUBBAGE_PLAY_ON)
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_OVER, CRUMB_NO_SEAT);
  if (move->what >= CRUMB_CUBBAGE_N_MOVES || move->dice.count > CRUMB_DICE_MAX)
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);
  if (needs_seat (move->what) && move->seat >= CRUMB_CUBBAGE_SEATS)
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NO_SUCH_SEAT, CRUMB_NO_SEAT);

  return check_dice (move, refusal) && check_sitting (game, move, refusal) && check_deal (game, move, refusal);
}

/* Sets up the next deal. */
static void
begin_deal (CrumbCubbage *game, unsigned crib)
{
  game->entered_in = 0;
  game->entered[0] = game->entered[1] = 0;
  game->focus = CRUMB_NO_SEAT;
  game->total = 0;
  game->out = 0;
  game->held = 0;
  if (game->scores.round == CRUMB_CUBBAGE_DEALS_MAX)
    {
      game->phase = CRUMB_CUBBAGE_AT_FULL;
      return;
    }

  crumb_cubbage_current (game)->crib = (uint8_t) crib;
  if (crib == CRUMB_NO_SEAT)
    game->phase = CRUMB_CUBBAGE_AT_CRIB;
  else if (game->rules.table == CRUMB_CUBBAGE_HIDDEN)
    crumb_cubbage_begin_play (game);
  else
    game->phase = CRUMB_CUBBAGE_AT_ROLL;
}

static void
finish (CrumbCubbage *game)
{
  game->over_from = game->phase;
  game->phase = CRUMB_CUBBAGE_AT_OVER;
}

static void
win (CrumbCubbage *game, unsigned seat)
{
  crumb_scores_win (&game->scores, crumb_seats_of (seat));
  finish (game);
}

void
crumb_cubbage_finish_deal (CrumbCubbage *game)
{
  unsigned crib = crumb_cubbage_current (game)->crib;
  CrumbSeats leaders = game->scores.leaders;

  crumb_scores_end_round (&game->scores);
  begin_deal (game, crib == CRUMB_NO_SEAT ? crib : crumb_cubbage_other (crib));
  if (game->scores.target > 0 && game->rules.win == CRUMB_CUBBAGE_WIN_END_OF_DEAL && !crumb_seats_several (leaders)
      && game->scores.totals[crumb_seats_first (leaders)] >= game->scores.target)
    win (game, crumb_seats_first (leaders));
}

void
crumb_cubbage_check_win (CrumbCubbage *game, unsigned first)
{
  if (game->scores.target == 0 || game->rules.win != CRUMB_CUBBAGE_WIN_AT_ONCE)
    return;

  if (game->scores.totals[first] >= game->scores.target)
    win (game, first);
  else if (game->scores.totals[crumb_cubbage_other (first)] >= game->scores.target)
    win (game, crumb_cubbage_other (first));
}

void
crumb_cubbage_score (CrumbCubbage *game, unsigned seat, CrumbCubbageSource source, int points)
{
  CrumbCubbageDeal *deal = crumb_cubbage_current (game);

  if (points == 0)
    return;
  game->before[seat] = game->scores.totals[seat];
  crumb_scores_add (&game->scores, seat, points);
  deal->points[seat][source] = (int16_t) (deal->points[seat][source] + points);
}

/* Plays out everything that needs no input, until somebody is asked or the game is over. */
static void
advance (CrumbCubbage *game)
{
  bool more = true;

  while (more)
    switch (game->phase)
      {
      case CRUMB_CUBBAGE_AT_PLAY:
        more = crumb_cubbage_advance_play (game);
        break;
      case CRUMB_CUBBAGE_AT_COUNT:
        more = crumb_cubbage_advance_count (game);
        break;
      case CRUMB_CUBBAGE_AT_POINTS:
        more = game->entered_in == CRUMB_CUBBAGE_BOTH;
        if (more)
          crumb_cubbage_finish_deal (game);
        break;
      default:
        more = false;
      }
}

CrumbCubbage
crumb_cubbage_start (const CrumbCubbageRules *rules)
{
  CrumbCubbage game = { .scores = crumb_scores_start (CRUMB_CUBBAGE_SEATS, rules->target), .rules = *rules };

  if (crumb_cubbage_is_opponent (&game, CRUMB_CUBBAGE_OPPONENT))
    game.scores.people = crumb_seats_of (!CRUMB_CUBBAGE_OPPONENT);
  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      game.before[seat] = seat == 0 ? rules->head_start_0 : rules->head_start;
      crumb_scores_bring (&game.scores, seat, game.before[seat]);
    }
  begin_deal (&game, CRUMB_NO_SEAT);
  return game;
}

/* Whether the table can insist on a move that was refused: it would be taken then. */
static bool
can_insist (const CrumbCubbage *game, const CrumbMove *move)
{
  CrumbCubbage insisting = *game;
  CrumbRefusal refusal;

  insisting.overrule = true;
  return !game->overrule && move->what != CRUMB_CUBBAGE_OVERRULE && steps[move->what](&insisting, move, &refusal);
}

bool
crumb_cubbage_apply (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!check_move (game, move, refusal))
    return false;
  if (!steps[move->what](game, move, refusal))
    {
      refusal->can_overrule = can_insist (game, move);
      return false;
    }

  if (move->what != CRUMB_CUBBAGE_OVERRULE && !move->open)
    game->overrule = false;
  advance (game);
  return !crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NONE, CRUMB_NO_SEAT);
}

bool
crumb_cubbage_first_crib (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned deal = game->scores.round;

  if (!crumb_cubbage_crib_is_free (game))
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);
  if (deal > 0 && game->deals[deal - 1].crib == move->seat && !game->overrule)
    {
      crumb_cubbage_refuse (refusal, CRUMB_CUBBAGE_REFUSAL_CRIB_TURN, move->seat);
      refusal->other = (uint8_t) crumb_cubbage_other (move->seat);
      return false;
    }

  if (game->phase == CRUMB_CUBBAGE_AT_CRIB)
    begin_deal (game, move->seat);
  crumb_cubbage_current (game)->crib = move->seat;
  if (game->phase == CRUMB_CUBBAGE_AT_PLAY)
    crumb_cubbage_begin_play (game);
  return true;
}

bool
crumb_cubbage_resign (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (crumb_cubbage_is_opponent (game, move->seat))
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NO_SUCH_SEAT, CRUMB_NO_SEAT);

  crumb_scores_resign (&game->scores, move->seat);
  finish (game);
  return true;
}

bool
crumb_cubbage_end (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  (void) move;
  (void) refusal;

  crumb_scores_end (&game->scores, true, false);
  finish (game);
  return true;
}

bool
crumb_cubbage_overrule (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (game->overrule)
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);

  game->overrule = true;
  return true;
}

bool
crumb_cubbage_play_on (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  int32_t min = game->scores.totals[crumb_seats_first (game->scores.leaders)] + 1;

  if (game->phase != CRUMB_CUBBAGE_AT_OVER)
    return crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);
  if (move->amount != 0 && (move->amount < min || move->amount > CRUMB_CUBBAGE_TOTAL_MAX))
    {
      crumb_cubbage_refuse (refusal, CRUMB_REFUSAL_TARGET_RANGE, CRUMB_NO_SEAT);
      refusal->min = (int16_t) (min < INT16_MAX ? min : INT16_MAX);
      refusal->max = CRUMB_CUBBAGE_TOTAL_MAX;
      refusal->got = move->amount;
      return false;
    }

  crumb_scores_play_on (&game->scores, move->amount);
  game->phase = game->over_from;
  game->over_from = 0;
  return true;
}

CrumbCubbageDeal *
crumb_cubbage_current (CrumbCubbage *game)
{
  return &game->deals[game->scores.round < CRUMB_CUBBAGE_DEALS_MAX ? game->scores.round : CRUMB_CUBBAGE_DEALS_MAX - 1];
}

const CrumbCubbageDeal *
crumb_cubbage_deal (const CrumbCubbage *game)
{
  return &game->deals[game->scores.round < CRUMB_CUBBAGE_DEALS_MAX ? game->scores.round : CRUMB_CUBBAGE_DEALS_MAX - 1];
}

/* Whether anything of the current deal was entered. */
static bool
is_begun (const CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  return game->scores.round < CRUMB_CUBBAGE_DEALS_MAX
         && (deal->by_points || deal->n_rolled[0] + deal->n_rolled[1] + deal->n_laid > 0);
}

bool
crumb_cubbage_crib_is_free (const CrumbCubbage *game)
{
  return game->phase <= CRUMB_CUBBAGE_AT_PLAY && crumb_cubbage_deal (game)->n_laid == 0;
}

bool
crumb_cubbage_untouched (const CrumbCubbage *game)
{
  return game->phase <= CRUMB_CUBBAGE_AT_PLAY && !is_begun (game);
}

bool
crumb_cubbage_is_opponent (const CrumbCubbage *game, unsigned seat)
{
  return game->rules.table == CRUMB_CUBBAGE_SOLO && seat == CRUMB_CUBBAGE_OPPONENT;
}

bool
crumb_cubbage_is_known (const CrumbCubbage *game, unsigned seat)
{
  return game->rules.table != CRUMB_CUBBAGE_HIDDEN && !crumb_cubbage_is_opponent (game, seat);
}

unsigned
crumb_cubbage_shown_deal (const CrumbCubbage *game)
{
  return is_begun (game) || game->scores.round == 0 ? game->scores.round : game->scores.round - 1u;
}

bool
crumb_cubbage_is_skunk (const CrumbCubbageRules *rules, CrumbSeats winners, const int totals[CRUMB_CUBBAGE_SEATS])
{
  return winners != 0 && !crumb_seats_several (winners) && rules->target > rules->skunk
         && totals[crumb_cubbage_other (crumb_seats_first (winners))] < rules->skunk;
}
