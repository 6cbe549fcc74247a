/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player in one line, for lists. */

#pragma once

#include "record/base/crumb-seat.h"

#include <glib.h>

G_BEGIN_DECLS

/** How a list of players is sorted. */
typedef enum
{
  CRUMB_PLAYERS_BY_PLAYED, /**< the last to play first */
  CRUMB_PLAYERS_BY_NAME,   /**< by name, as the session's language sorts */
  CRUMB_PLAYERS_BY_GAMES,  /**< most games first */
  CRUMB_PLAYERS_BY_WINS,   /**< most wins first */
} CrumbPlayerOrder;

/**
 * CrumbPlayer:
 * @key: the player's id in the record: crumb_seat_name_key() of the name
 * @name: as it was last typed
 * @told: how sentences name the player, as in #CrumbSeat
 * @colour: the player's colour
 * @hidden: whether the player is hidden from suggestions
 * @played: when the player's last game began, in microseconds since 1970, UTC
 * @games: finished games
 * @won: how many of them the player won, alone or with others
 * @rounds: the rounds of finished games
 * @points: the points of finished games
 * @n_lacking: how many damaged games are left out of these figures
 *
 * Merged spellings are one player, with the key of the one they were merged into.
 */
typedef struct
{
  char *key;
  char *name;
  char *told;
  CrumbColour colour;
  gboolean hidden;
  gint64 played;
  guint games;
  guint won;
  guint64 rounds;
  gint64 points;
  guint n_lacking;
} CrumbPlayer;

/** crumb_player_set_name: Sets both; they are empty before. */
void crumb_player_set_name (CrumbPlayer *player, const char *name);

CrumbPlayer *crumb_player_copy (const CrumbPlayer *player);
void crumb_player_free (CrumbPlayer *player);

/** crumb_player_compare_names: By name, as the session's language sorts; those of one name by key. */
int crumb_player_compare_names (const CrumbPlayer *one, const CrumbPlayer *other);

/** crumb_players_sort: @players: (element-type CrumbPlayer): of as many by name. */
void crumb_players_sort (GPtrArray *players, CrumbPlayerOrder order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbPlayer, crumb_player_free)

G_END_DECLS
