/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Somebody who has played, in one line, as a list shows it. */

#pragma once

#include "record/base/crumb-seat.h"

#include <glib.h>

G_BEGIN_DECLS

/** In which order players are listed. */
typedef enum
{
  CRUMB_PLAYERS_BY_PLAYED, /**< who played last first */
  CRUMB_PLAYERS_BY_NAME,   /**< as the language of the session sorts */
  CRUMB_PLAYERS_BY_GAMES,  /**< who played most first */
  CRUMB_PLAYERS_BY_WINS,   /**< who won most first */
} CrumbPlayerOrder;

/**
 * CrumbPlayer:
 * @key: names the player in the record; crumb_seat_name_key() of the name
 * @name: as it was last typed
 * @colour: the player's colour
 * @hidden: whether the player is left out where players are offered
 * @played: when the player's last game began, in microseconds since 1970, UTC
 * @games: finished games
 * @won: those of them that the player won, alone or with others
 * @rounds: the rounds of finished games
 * @points: the points of finished games
 *
 * Spellings that were merged are one player, under the key they were merged into.
 */
typedef struct
{
  char *key;
  char *name;
  CrumbColour colour;
  gboolean hidden;
  gint64 played;
  guint games;
  guint won;
  guint64 rounds;
  gint64 points;
} CrumbPlayer;

CrumbPlayer *crumb_player_copy (const CrumbPlayer *player);
void crumb_player_free (CrumbPlayer *player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbPlayer, crumb_player_free)

G_END_DECLS
