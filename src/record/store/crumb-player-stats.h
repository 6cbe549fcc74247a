/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Everything there is to say about one player's finished games. */

#pragma once

#include "crumb-player.h"
#include "crumb-store.h"

#include "rules/tally.h"

G_BEGIN_DECLS

/**
 * CrumbBidCount:
 * @bids: how many bids against others were entered in full
 * @won: how many of them the player won
 * @expected: how many the exact chances, added up, say
 */
typedef struct
{
  guint64 bids;
  guint64 won;
  double expected;
} CrumbBidCount;

/**
 * CrumbLuckyCount:
 * @kept: lucky lasts that were kept as they lay
 * @rerolled: those that were re-rolled
 * @better: re-rolls that showed more pips
 * @worse: re-rolls that showed fewer
 * @pips: what all re-rolls changed, in pips
 * @weighed: the re-rolls whose hand was entered
 * @gained: what those changed, in cookies
 */
typedef struct
{
  guint64 kept;
  guint64 rerolled;
  guint64 better;
  guint64 worse;
  gint64 pips;
  guint64 weighed;
  gint64 gained;
} CrumbLuckyCount;

/**
 * CrumbRival:
 * @player: the other one
 * @games: finished games that both played
 * @won: those that this player won, alone or with others
 * @lost: those that the other one won, alone or with others
 * @cookies: this player's cookies in them
 * @their_cookies: the other one's
 */
typedef struct
{
  CrumbPlayer *player;
  guint64 games;
  guint64 won;
  guint64 lost;
  gint64 cookies;
  gint64 their_cookies;
} CrumbRival;

/**
 * CrumbPlayerPoint:
 * @started: when the game began, in microseconds since 1970, UTC
 * @rounds: its rounds
 * @cookies: the player's cookies
 * @won: whether the player won
 *
 * One finished game, for a chart.
 */
typedef struct
{
  gint64 started;
  guint rounds;
  int cookies;
  gboolean won;
} CrumbPlayerPoint;

/**
 * CrumbPlayerStats:
 * @player: who; games, wins, rounds and cookies are there
 * @running: unfinished games
 * @hands: the rounds that were scored by hands; only they tell who had the bonus
 * @bonuses: those of @hands in which the player had the bonus, alone or shared
 * @taken: the dice that the player took from plates
 * @ties: the bids in which the player had to re-roll
 * @best_round: the most cookies of one round; meaningless without a round
 * @best_game: (nullable): the id of the game with that round, the last one of several
 * @bids: bids by number of dice, 1 to 3; at 0 those of four dice or more
 * @lucky: lucky lasts
 * @streak: how many of the last games were won in a row; negative: not won
 * @longest_won: the most games won in a row
 * @longest_lost: the most games not won in a row
 * @rivals: (element-type CrumbRival): head to head, who shared most games first
 * @points: (element-type CrumbPlayerPoint): the last finished games, oldest first
 * @spellings: (element-type CrumbPlayer): who was merged into this player, each with no more than key, name and colour
 */
typedef struct
{
  CrumbPlayer *player;
  guint running;
  guint64 hands;
  guint64 bonuses;
  guint64 taken;
  guint64 ties;
  int best_round;
  char *best_game;
  CrumbBidCount bids[CRUMB_TALLY_BIDS];
  CrumbLuckyCount lucky;
  int streak;
  guint longest_won;
  guint longest_lost;
  GPtrArray *rivals;
  GArray *points;
  GPtrArray *spellings;
} CrumbPlayerStats;

/**
 * crumb_player_stats_read:
 * @key: of a player; one that was merged into another is found there
 * @n_points: how many of the last games are wanted for charts
 *
 * Returns: (transfer full) (nullable): NULL with an error, %CRUMB_RECORD_ERROR_NOT_FOUND when nobody has that key
 */
CrumbPlayerStats *crumb_player_stats_read (CrumbStore *store, const char *key, guint n_points, GError **error);
void crumb_player_stats_free (CrumbPlayerStats *stats);

/** crumb_player_stats_per_round: The average cookies of a round; 0 without a round. */
double crumb_player_stats_per_round (const CrumbPlayerStats *stats);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbPlayerStats, crumb_player_stats_free)

G_END_DECLS
