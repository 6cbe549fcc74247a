/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the game waits for, and which move a tap makes of it. */

#include "cubbage-private.h"

CrumbDice
crumb_cubbage_left (const CrumbCubbage *game, unsigned seat)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  CrumbDice left = { 0 };

  if (!crumb_cubbage_is_known (game, seat))
    return left;
  left = crumb_dice_of (deal->rolled[seat], deal->n_rolled[seat]);
  for (unsigned i = 0; i < deal->n_pushed[seat]; i++)
    crumb_dice_remove (&left, (CrumbDie) { .face = deal->pushed[seat][i] });
  for (unsigned i = 0; i < deal->n_laid; i++)
    if (deal->laid[i].seat == seat)
      crumb_dice_remove (&left, (CrumbDie) { .face = deal->laid[i].face });
  return left;
}

/* Asks for all rolls first, then for the dice pushed to the crib; the seat without the crib comes first each time. */
static void
expect_roll (const CrumbCubbage *game, CrumbCubbageExpect *expect)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  const unsigned seats[] = { crumb_cubbage_other (deal->crib), deal->crib };

  for (unsigned i = 0; i < 4; i++)
    {
      unsigned seat = seats[i % 2];
      bool rolling = i < 2;

      if (!crumb_cubbage_is_known (game, seat)
          || (rolling ? deal->n_rolled[seat] == CRUMB_CUBBAGE_ROLLED : deal->n_pushed[seat] == CRUMB_CUBBAGE_PUSHED))
        continue;
      expect->what = rolling ? CRUMB_CUBBAGE_ROLL : CRUMB_CUBBAGE_TO_CRIB;
      expect->seat = (uint8_t) seat;
      expect->min = expect->max = rolling ? CRUMB_CUBBAGE_ROLLED : CRUMB_CUBBAGE_PUSHED;
      expect->dice = rolling ? crumb_dice_of (deal->rolled[seat], deal->n_rolled[seat])
                             : crumb_dice_of (deal->pushed[seat], deal->n_pushed[seat]);
      if (!rolling)
        expect->choice = crumb_cubbage_left (game, seat);
      return;
    }
}

static void
expect_play (const CrumbCubbage *game, CrumbCubbageExpect *expect)
{
  expect->what = crumb_cubbage_is_opponent (game, game->turn) ? CRUMB_CUBBAGE_THROW : CRUMB_CUBBAGE_LAY;
  expect->seat = game->turn;
  expect->min = expect->max = 1;
  expect->choice = crumb_cubbage_left (game, game->turn);
  expect->total = game->total;
  for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES && expect->what == CRUMB_CUBBAGE_LAY; face++)
    if (game->total + face > CRUMB_CUBBAGE_PLAY_TO)
      expect->bars[face] = CRUMB_CUBBAGE_OVER_FIFTEEN;
}

static void
expect_claim (const CrumbCubbage *game, CrumbCubbageExpect *expect)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  expect->what = CRUMB_CUBBAGE_CLAIM;
  expect->seat = (uint8_t) crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) deal->n_counted);
  expect->counts = deal->n_counted;
}

static void
expect_points (const CrumbCubbage *game, CrumbCubbageExpect *expect)
{
  expect->what = CRUMB_CUBBAGE_POINTS;
  expect->seat = game->focus;
  if (game->focus == CRUMB_NO_SEAT)
    expect->seat = crumb_seats_has (game->entered_in, 0);
}

static bool
roll_fits (const CrumbCubbage *game, bool push)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS && game->phase == CRUMB_CUBBAGE_AT_ROLL; seat++)
    {
      bool rolled = deal->n_rolled[seat] == CRUMB_CUBBAGE_ROLLED;

      if (crumb_cubbage_is_known (game, seat)
          && (push ? rolled && deal->n_pushed[seat] < CRUMB_CUBBAGE_PUSHED : !rolled))
        return true;
    }
  return false;
}

/* Whether a go is possible at all: with so little on the table every die fits. */
static bool
may_go (const CrumbCubbage *game)
{
  return game->rules.table == CRUMB_CUBBAGE_HIDDEN && game->total > CRUMB_CUBBAGE_ALL_FIT;
}

static uint32_t
also (const CrumbCubbage *game)
{
  bool play = game->phase == CRUMB_CUBBAGE_AT_PLAY;
  bool thrown = play && crumb_cubbage_is_opponent (game, game->turn);
  const bool taken[CRUMB_CUBBAGE_N_MOVES] = {
    [CRUMB_CUBBAGE_FIRST_CRIB] = crumb_cubbage_crib_is_free (game),
    [CRUMB_CUBBAGE_ROLL] = roll_fits (game, false),
    [CRUMB_CUBBAGE_TO_CRIB] = roll_fits (game, true),
    [CRUMB_CUBBAGE_LAY] = play && (!thrown || game->overrule),
    [CRUMB_CUBBAGE_THROW] = thrown || (play && game->overrule && game->rules.table == CRUMB_CUBBAGE_SOLO),
    [CRUMB_CUBBAGE_GO] = play && (game->overrule ? game->total > 0 : may_go (game)),
    [CRUMB_CUBBAGE_STARTER] = game->phase == CRUMB_CUBBAGE_AT_STARTER,
    [CRUMB_CUBBAGE_CRIB_DICE] = game->phase == CRUMB_CUBBAGE_AT_CRIB_DICE,
    [CRUMB_CUBBAGE_CLAIM] = game->phase == CRUMB_CUBBAGE_AT_COUNT,
    [CRUMB_CUBBAGE_POINTS] = game->phase < CRUMB_CUBBAGE_AT_FULL,
    [CRUMB_CUBBAGE_END] = game->phase != CRUMB_CUBBAGE_AT_OVER,
    [CRUMB_CUBBAGE_OVERRULE] = game->phase != CRUMB_CUBBAGE_AT_OVER && !game->overrule,
    [CRUMB_CUBBAGE_RESIGN] = game->phase != CRUMB_CUBBAGE_AT_OVER,
    [CRUMB_CUBBAGE_ADJUST] = game->phase < CRUMB_CUBBAGE_AT_POINTS,
    [CRUMB_CUBBAGE_PLAY_ON] = game->phase == CRUMB_CUBBAGE_AT_OVER,
  };
  uint32_t bits = 0;

  for (unsigned what = 0; what < CRUMB_CUBBAGE_N_MOVES; what++)
    bits |= (uint32_t) taken[what] << what;
  return bits;
}

/* Bars the faces that the seat does not have, where its dice are known. */
static void
bar_faces (CrumbCubbageExpect *expect)
{
  for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES && expect->choice.count > 0; face++)
    if (crumb_dice_count_face (&expect->choice, face) == 0)
      expect->bars[face] = CRUMB_CUBBAGE_NOT_HELD;
}

/* What is expected at a table that enters dice. */
static CrumbCubbageExpect
expect_dice (const CrumbCubbage *game)
{
  CrumbCubbageExpect expect = { .seat = CRUMB_NO_SEAT, .also = also (game) };
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  switch (game->phase)
    {
    case CRUMB_CUBBAGE_AT_CRIB:
      expect.what = CRUMB_CUBBAGE_FIRST_CRIB;
      break;
    case CRUMB_CUBBAGE_AT_ROLL:
      expect_roll (game, &expect);
      break;
    case CRUMB_CUBBAGE_AT_PLAY:
      expect_play (game, &expect);
      break;
    case CRUMB_CUBBAGE_AT_STARTER:
      expect.what = CRUMB_CUBBAGE_STARTER;
      expect.min = expect.max = 1;
      break;
    case CRUMB_CUBBAGE_AT_COUNT:
      expect_claim (game, &expect);
      break;
    case CRUMB_CUBBAGE_AT_CRIB_DICE:
      expect.what = CRUMB_CUBBAGE_CRIB_DICE;
      expect.dice = crumb_dice_of (deal->crib_dice, deal->n_crib_dice);
      expect.min = expect.max = (uint8_t) crumb_cubbage_crib_dice_needed (game);
      break;
    case CRUMB_CUBBAGE_AT_POINTS:
      expect_points (game, &expect);
      break;
    default:
      expect.what = CRUMB_CUBBAGE_END;
    }
  bar_faces (&expect);
  return expect;
}

/* Whether to ask for plain points again: the last deal was entered that way, and nothing says that dice come now. */
static bool
is_paper (const CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  const CrumbCubbageDeal *before = game->scores.round > 0 ? &game->deals[game->scores.round - 1] : deal;

  return crumb_cubbage_untouched (game) && before->by_points && before->n_rolled[0] + before->n_laid == 0
         && (before->crib == CRUMB_NO_SEAT) == (deal->crib == CRUMB_NO_SEAT);
}

CrumbCubbageExpect
crumb_cubbage_expect (const CrumbCubbage *game)
{
  CrumbCubbageExpect expect = { .seat = CRUMB_NO_SEAT };

  if (!is_paper (game))
    return expect_dice (game);
  expect_points (game, &expect);
  expect.also = also (game);
  return expect;
}

CrumbMove
crumb_cubbage_enter_die (const CrumbCubbage *game, unsigned face)
{
  CrumbCubbageExpect expect = expect_dice (game);
  CrumbMove move = {
    .what = expect.max > 0 ? expect.what : CRUMB_CUBBAGE_STARTER,
    .seat = expect.seat,
    .open = expect.max > 1,
    .dice = expect.dice,
  };

  crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) face });
  return move;
}

CrumbMove
crumb_cubbage_enter_digit (const CrumbCubbage *game, unsigned seat, unsigned digit)
{
  int amount = (game->focus == seat && seat < CRUMB_CUBBAGE_SEATS ? game->entered[seat] * 10 : 0) + (int) digit;

  return (CrumbMove) {
    .what = CRUMB_CUBBAGE_POINTS,
    .seat = (uint8_t) seat,
    .open = true,
    .amount = (int16_t) (amount <= CRUMB_CUBBAGE_POINTS_MAX ? amount : CRUMB_CUBBAGE_POINTS_MAX + 1),
  };
}

CrumbMove
crumb_cubbage_enter_done (const CrumbCubbage *game)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);
  CrumbMove move = { .what = expect.what, .seat = expect.seat, .dice = expect.dice };

  if (expect.what == CRUMB_CUBBAGE_LAY)
    move.what = CRUMB_CUBBAGE_GO;
  if (expect.what == CRUMB_CUBBAGE_POINTS)
    move.amount = game->entered[expect.seat];
  return move;
}

bool
crumb_cubbage_is_choosing (const CrumbCubbage *game)
{
  return game->phase == CRUMB_CUBBAGE_AT_ROLL || game->phase == CRUMB_CUBBAGE_AT_PLAY;
}
