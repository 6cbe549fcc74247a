/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seals rows, so that a changed bit in one is noticed when it is read. Private to the record. */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/*
 * What people said about players and games stands in no journal, so a seal shows that a bit of it has changed. It is a
 * checksum of the other columns of the row. These are expressions for what it has to be. No seal, NULL, marks a row
 * whose seal is about to be written.
 */
#define CRUMB_SEAL_PLAYER "seal (player.key, player.name, player.colour, player.played, player.hidden)"
/* A mark of an older Crumb keeps its seal. */
#define CRUMB_SEAL_MARK                                                                                                \
  "iif (mark.known = 0, seal (mark.game, mark.deleted, mark.at), "                                                     \
  "seal (mark.game, mark.deleted, mark.at, mark.known, mark.outside, mark.erased))"
#define CRUMB_SEAL_SPELLING "seal (spelling.player, spelling.of)"
#define CRUMB_SEAL_REPLACED "seal (replaced.game, replaced.of, replaced.how, replaced.at)"

/**
 * CRUMB_SEAL_OPEN:
 *
 * For the SET of an update that builds on the old row. A row that was damaged gets a wrong seal, so that the damage
 * isn't sealed in.
 */
#define CRUMB_SEAL_OPEN(table, expected) "seal = iif (" table ".seal IS " expected ", NULL, 0)"

/** The tables whose rows are sealed. */
typedef enum
{
  CRUMB_SEALED_PLAYER,   /**< by key */
  CRUMB_SEALED_MARK,     /**< by game */
  CRUMB_SEALED_SPELLING, /**< by player */
  CRUMB_SEALED_REPLACED, /**< by the game that lost */
  CRUMB_N_SEALED
} CrumbSealed;

/** crumb_seal_register: Makes the SQL function `seal` known to a connection. */
gboolean crumb_seal_register (sqlite3 *db, GError **error);

/**
 * crumb_seal_rows: Seals the rows of a table that have no seal.
 * @key: (nullable): only those of that game or player; NULL: all
 */
gboolean crumb_seal_rows (sqlite3 *db, CrumbSealed table, const char *key, GError **error);

/** crumb_seal_all: Seals all rows that have no seal. */
gboolean crumb_seal_all (sqlite3 *db, GError **error);

G_END_DECLS
