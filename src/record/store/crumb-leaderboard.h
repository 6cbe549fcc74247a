/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in finished games of one kind, for any period and rules, and who was ahead of whom. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-player.h"
#include "crumb-rivalry.h"
#include "crumb-store.h"
#include "crumb-strength.h"

G_BEGIN_DECLS

/**
 * CrumbPlacing:
 * @player: the player, with games, wins, rounds and points of what was asked for
 * @best_round: the most points of one round; meaningless without a round
 * @strength: how strong the player is by what was asked for
 * @provisional: whether there were too few games to say much of that
 */
typedef struct
{
  CrumbPlayer *player;
  int best_round;
  CrumbRating strength;
  gboolean provisional;
} CrumbPlacing;

/** How a leaderboard is sorted. */
typedef enum
{
  CRUMB_PLACINGS_BY_WINS,     /**< most wins first, and of as many wins those with fewer games */
  CRUMB_PLACINGS_BY_STRENGTH, /**< the strongest first; of whom little is known, after all others */
} CrumbPlacingOrder;

/** crumb_placings_sort: Sorts what crumb_leaderboard_read() returned. */
void crumb_placings_sort (GPtrArray *placings, CrumbPlacingOrder order);

/** crumb_placings_are_level: Whether two of them share a place in that order. */
gboolean crumb_placings_are_level (const CrumbPlacing *one, const CrumbPlacing *other, CrumbPlacingOrder order);

/** crumb_placing_rate: The share of games won, from 0 to 1; 0 without a game. */
double crumb_placing_rate (const CrumbPlacing *placing);

/**
 * crumb_leaderboard_read:
 * @filter: (nullable): which of the games of @kind; NULL: all of them
 * @n_lacking: (out): how many damaged games are left out
 *
 * Returns: (transfer full) (element-type CrumbPlacing) (nullable): everybody who finished one of these games, most wins
 *   first, and of as many wins those with fewer games
 */
GPtrArray *crumb_leaderboard_read (CrumbStore *store, const CrumbGameKind *kind, const CrumbGameFilter *filter,
                                   guint *n_lacking, GError **error);

/**
 * crumb_leaderboard_list_rivals: (transfer full) (element-type CrumbRival) (nullable): @key against everybody else,
 * those with the most shared games first. @filter, @n_lacking: as for crumb_leaderboard_read()
 */
GPtrArray *crumb_leaderboard_list_rivals (CrumbStore *store, const char *key, const CrumbGameKind *kind,
                                          const CrumbGameFilter *filter, guint *n_lacking, GError **error);

G_END_DECLS
