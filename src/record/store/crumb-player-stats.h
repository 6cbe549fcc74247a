/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The statistics of one player over finished games of one kind, all or those that a filter selects. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-player.h"
#include "crumb-rivalry.h"
#include "crumb-store.h"
#include "crumb-strength.h"

#include "rules/game-kind.h"

G_BEGIN_DECLS

/**
 * CrumbPlayerGame:
 * @id: its id
 * @started: when the game began, in microseconds since 1970, UTC
 * @rounds: its rounds
 * @points: the player's points
 * @won: whether the player won
 * @figures: what the kind counted, as crumb_figures_unpack() takes it
 *
 * One finished game, for a chart.
 */
typedef struct
{
  const char *id;
  gint64 started;
  guint rounds;
  int points;
  gboolean won;
  const char *figures;
} CrumbPlayerGame;

/**
 * CrumbPlayerStrength:
 * @id: the last game of an evening
 * @started: when it began, in microseconds since 1970, UTC
 * @rating: how strong the player was after it
 */
typedef struct
{
  const char *id;
  gint64 started;
  CrumbRating rating;
} CrumbPlayerStrength;

/**
 * CrumbPlayerStats:
 * @player: the player, with games, wins, rounds and points of @kind
 * @kind: the kind of the games
 * @running: unfinished games
 * @best_round: the most points of one round; meaningless without a round
 * @best_game: (nullable): the id of the game with that round; of several, the last
 * @figures: the kind's own figures, in its order
 * @drawn: how many games nobody won, with the player level on top
 * @streak: how many of the last games were won in a row; negative: how many were lost; 0 after a draw
 * @longest_won: the most games won in a row
 * @longest_lost: the most games lost in a row
 * @rivals: (element-type CrumbRival): head to head, those with the most shared games first
 * @recent: (element-type CrumbPlayerGame): the finished games, oldest first
 * @strengths: (element-type CrumbPlayerStrength): after each evening, oldest first, as those games say
 * @strength: how strong the player is by now
 * @provisional: whether there were too few games to say much of that
 * @spellings: (element-type CrumbPlayer): the merged spellings, with only key, name and colour set
 * @set: (nullable): all games of the kind that were asked for, where the texts above are
 */
typedef struct
{
  CrumbPlayer *player;
  const CrumbGameKind *kind;
  guint running;
  int best_round;
  const char *best_game;
  CrumbFigures figures;
  guint drawn;
  int streak;
  guint longest_won;
  guint longest_lost;
  GPtrArray *rivals;
  GArray *recent;
  GArray *strengths;
  CrumbRating strength;
  gboolean provisional;
  GPtrArray *spellings;
  CrumbGameSet *set;
} CrumbPlayerStats;

/**
 * crumb_player_stats_read:
 * @key: of a player, or of a spelling merged into one
 * @kind: (nullable): the kind of the games; NULL: that of the last one finished
 * @filter: (nullable): which games count; its `kind` and `player` don't
 *
 * Returns: (transfer full) (nullable): NULL with an error, %CRUMB_RECORD_ERROR_NOT_FOUND when nobody has that key
 */
CrumbPlayerStats *crumb_player_stats_read (CrumbStore *store, const char *key, const CrumbGameKind *kind,
                                           const CrumbGameFilter *filter, GError **error);
void crumb_player_stats_free (CrumbPlayerStats *stats);

/** crumb_player_stats_per_round: The average points per round; 0 without a round. */
double crumb_player_stats_per_round (const CrumbPlayerStats *stats);

/** crumb_player_stats_get_figure: A figure of the kind by its id; 0 when the kind has none by that id. */
gint64 crumb_player_stats_get_figure (const CrumbPlayerStats *stats, const char *id);

/** crumb_player_stats_get_recent: (transfer none): The @index-th of the finished games, oldest first. */
const CrumbPlayerGame *crumb_player_stats_get_recent (const CrumbPlayerStats *stats, guint index);

/** crumb_player_stats_add_recent: Joins the figures of the @index-th of the finished games to @into. */
void crumb_player_stats_add_recent (const CrumbPlayerStats *stats, guint index, CrumbFigures into);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbPlayerStats, crumb_player_stats_free)

G_END_DECLS
