/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * How strong players are, as Glicko-2 estimates it: Mark E. Glickman, “Example of the Glicko-2 system”,
 * http://www.glicko.net/glicko/glicko2.pdf (2022). An evening is a rating period. A game of more than two is one of
 * each pair: who won alone of the two, or scored more, has beaten the other; level is a draw.
 */

#pragma once

#include "crumb-game-set.h"

G_BEGIN_DECLS

/** Everybody begins with this rating, deviation and volatility, as the paper proposes. */
#define CRUMB_STRENGTH_RATING 1500
#define CRUMB_STRENGTH_DEVIATION 350
#define CRUMB_STRENGTH_VOLATILITY 0.06
/** How fast the volatility changes: tau in the paper, which proposes 0.3 to 1.2. */
#define CRUMB_STRENGTH_TAU 0.5
/** The strength of somebody who has played fewer games than this is only a first guess. */
#define CRUMB_STRENGTH_GAMES 10

/**
 * CrumbRating:
 * @rating: the strength; somebody of 1700 beats somebody of 1500 in about three games of four
 * @deviation: the strength lies between two deviations below and above that with a chance of 95 %
 * @volatility: how much the strength itself changes
 */
typedef struct
{
  double rating;
  double deviation;
  double volatility;
} CrumbRating;

/** CrumbRatedGame: @against: the other one, before the period; @score: 1 for a win, 0.5 for a draw, 0 for a loss */
typedef struct
{
  CrumbRating against;
  double score;
} CrumbRatedGame;

/** crumb_rating_new: Nothing is known yet. */
CrumbRating crumb_rating_new (void);

/** crumb_rating_update: The rating after a period with these games; @n may be 0. */
CrumbRating crumb_rating_update (const CrumbRating *before, const CrumbRatedGame games[], guint n);

/**
 * CrumbStrengthPoint:
 * @game: the last game of an evening, an index into the games of the set
 * @rating: what was known after it
 */
typedef struct
{
  guint game;
  CrumbRating rating;
} CrumbStrengthPoint;

/**
 * CrumbStrength:
 * @player: who, an index into the players of the set
 * @games: in how many games the player met somebody
 * @points: (element-type CrumbStrengthPoint): after each evening that the player was part of, in order
 * @now: by now: the longer somebody doesn't play, the less is known
 */
typedef struct
{
  guint player;
  guint games;
  GArray *points;
  CrumbRating now;
} CrumbStrength;

/** crumb_strength_is_provisional: Whether there are too few games to say much. */
gboolean crumb_strength_is_provisional (const CrumbStrength *strength);

/** crumb_strength_list: (transfer full) (element-type CrumbStrength): For each player of @set, in the same order. */
GPtrArray *crumb_strength_list (const CrumbGameSet *set);

G_END_DECLS
