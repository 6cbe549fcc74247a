/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The finished games that a filter selects, with who did what in them: what pages that look back are worked out from. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-player.h"
#include "crumb-store.h"

#include "rules/game-kind.h"

G_BEGIN_DECLS

/**
 * CrumbPlayed:
 * @player: who, as an index into `players` of the set
 * @won: whether that player won, alone or with others
 * @drawn: whether the player was level on top of a game that nobody has won
 * @rounds: the rounds that the player was in
 * @points: what they brought
 * @best_round: the most points of one of them; meaningless without a round
 * @behind: how far the player was behind at the worst
 * @figures: what the kind counts
 */
typedef struct
{
  guint player;
  gboolean won;
  gboolean drawn;
  guint rounds;
  int points;
  int best_round;
  int behind;
  const char *figures;
} CrumbPlayed;

/**
 * CrumbSetGame:
 * @id: its id
 * @kind: what was played
 * @started: when it began, in microseconds since 1970, UTC
 * @evening: the number of its evening, counted from 0 in the set
 * @rounds: how many rounds were scored
 * @seconds: how long it was played, without long pauses; 0 where its file didn't say
 * @ended_early: whether the table stopped
 * @n: how many people played
 * @played: what each of them did
 */
typedef struct
{
  const char *id;
  const CrumbGameKind *kind;
  gint64 started;
  guint evening;
  guint rounds;
  guint seconds;
  gboolean ended_early;
  guint n;
  CrumbPlayed played[CRUMB_SEATS_MAX];
} CrumbSetGame;

/**
 * CrumbGameSet:
 * @games: (element-type CrumbSetGame): in the order in which they began
 * @players: (element-type CrumbPlayer): everybody who played, with games and wins of the set
 * @n_evenings: how many evenings they were played on
 * @n_lacking: how many damaged games are left out
 * @texts: where the texts are
 */
typedef struct
{
  GArray *games;
  GPtrArray *players;
  guint n_evenings;
  guint n_lacking;
  GStringChunk *texts;
} CrumbGameSet;

/** crumb_game_set_read: (transfer full) (nullable): Games in which something was played. @filter: (nullable). */
CrumbGameSet *crumb_game_set_read (CrumbStore *store, const CrumbGameFilter *filter, GError **error);
void crumb_game_set_free (CrumbGameSet *set);

/** crumb_game_set_get: (transfer none): The @index-th game. */
const CrumbSetGame *crumb_game_set_get (const CrumbGameSet *set, guint index);

/** crumb_game_set_get_player: (transfer none): The @index-th player. */
const CrumbPlayer *crumb_game_set_get_player (const CrumbGameSet *set, guint index);

/** crumb_game_set_find_player: Whether somebody with that key played. @index: (out). */
gboolean crumb_game_set_find_player (const CrumbGameSet *set, const char *key, guint *index);

/** crumb_set_game_find: (transfer none) (nullable): What @player did in the game; NULL: nothing. */
const CrumbPlayed *crumb_set_game_find (const CrumbSetGame *game, guint player);

/** crumb_played_compare: Above 0 when @one was ahead of @other in a game: won alone of the two, or scored more. */
int crumb_played_compare (const CrumbPlayed *one, const CrumbPlayed *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameSet, crumb_game_set_free)

G_END_DECLS
