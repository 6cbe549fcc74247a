/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two people who play against each other, game by game. */

#pragma once

#include "crumb-game-set.h"

G_BEGIN_DECLS

/**
 * CrumbRival:
 * @player: the other player
 * @games: finished games that both played
 * @ahead: in how many of them this player was ahead of the other: won alone of the two, or scored more
 * @behind: in how many the other was; in the rest they were level
 * @points: this player's points in them
 * @their_points: the other player's points in them
 */
typedef struct
{
  CrumbPlayer *player;
  guint games;
  guint ahead;
  guint behind;
  gint64 points;
  gint64 their_points;
} CrumbRival;

/**
 * crumb_rivals_list: (transfer full) (element-type CrumbRival): Head to head, @key against everybody else in the games
 * of @set, those with the most shared games first.
 */
GPtrArray *crumb_rivals_list (const CrumbGameSet *set, const char *key);

/**
 * CrumbRivalGame:
 * @id: its id
 * @kind: what was played
 * @started: when it began, in microseconds since 1970, UTC
 * @ahead: 1 when the first of the two was ahead: won alone of the two, or scored more; -1 when the other was; 0: level
 * @points, @their_points: what each of them scored
 */
typedef struct
{
  const char *id;
  const CrumbGameKind *kind;
  gint64 started;
  int ahead;
  int points;
  int their_points;
} CrumbRivalGame;

/**
 * CrumbRivalKind:
 * @kind: what was played
 * @games, @ahead, @behind: how many games of it, and in how many the first was ahead, or behind
 * @closest, @widest: the games in which the fewest and the most points were between them, as indexes; of several, the
 *   last. Points of different kinds can't be compared
 */
typedef struct
{
  const CrumbGameKind *kind;
  guint games;
  guint ahead;
  guint behind;
  guint closest;
  guint widest;
} CrumbRivalKind;

/**
 * CrumbRivalry:
 * @one, @other: the two
 * @games: (element-type CrumbRivalGame): in the order in which they began
 * @kinds: (element-type CrumbRivalKind): in the order in which games are offered
 * @ahead, @behind: in how many games the first was ahead, or behind; in the others they were level
 * @spell: in how many games in a row the same one was ahead, at most; 0: never
 * @spell_of: who that was: 1 or -1, as `ahead` of a game
 * @spell_end: the last game of it, as an index; of several spells, the last
 * @n_lacking: how many damaged games are left out
 * @set: where the texts of the games are
 */
typedef struct
{
  CrumbPlayer *one;
  CrumbPlayer *other;
  GArray *games;
  GArray *kinds;
  guint ahead;
  guint behind;
  guint spell;
  int spell_of;
  guint spell_end;
  guint n_lacking;
  CrumbGameSet *set;
} CrumbRivalry;

/**
 * crumb_rivalry_read:
 * @key, @other: of two players
 * @filter: (nullable): which games, besides that both played
 *
 * Returns: (transfer full) (nullable): NULL with an error, %CRUMB_RECORD_ERROR_NOT_FOUND when nobody has such a key
 */
CrumbRivalry *crumb_rivalry_read (CrumbStore *store, const char *key, const char *other, const CrumbGameFilter *filter,
                                  GError **error);
void crumb_rivalry_free (CrumbRivalry *rivalry);

/** crumb_rivalry_get: (transfer none): The @index-th game. */
const CrumbRivalGame *crumb_rivalry_get (const CrumbRivalry *rivalry, guint index);

/** crumb_rival_game_margin: How many points were between the two. */
guint crumb_rival_game_margin (const CrumbRivalGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbRivalry, crumb_rivalry_free)

G_END_DECLS
