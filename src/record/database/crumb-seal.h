/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seals rows, so that a changed bit in one is noticed when it is read. Private to the record. */

#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/*
 * The seal of a row is a checksum of its other columns. These are expressions for what it has to be; the table is
 * called by its own name, and the summary `s`. That of a tally also counts its figures. No seal, NULL, marks a row whose
 * seal is about to be written.
 */
#define CRUMB_SEALED_SUMMARY_COLUMNS                                                                                   \
  "s.game, s.running, s.started, s.kind, s.rules, s.search, s.touched, s.entries, s.rounds, s.ended_early, "           \
  "s.playing, s.leaders, s.winners, s.title, s.note, s.name_0, s.name_1, s.name_2, s.name_3, s.colour_0, "             \
  "s.colour_1, s.colour_2, s.colour_3, s.points_0, s.points_1, s.points_2, s.points_3, s.corrected"
#define CRUMB_SEAL_SUMMARY "seal (" CRUMB_SEALED_SUMMARY_COLUMNS ")"
#define CRUMB_SEAL_SITTING                                                                                             \
  "seal (sitting.player, sitting.running, sitting.started, sitting.game, sitting.kind, sitting.rules, sitting.won, "   \
  "sitting.rounds, sitting.points, sitting.best_round, sitting.figures)"
#define CRUMB_SEAL_TALLY                                                                                               \
  "seal (tally.player, tally.kind, tally.games, tally.won, tally.rounds, tally.points, "                               \
  "(SELECT count (*) FROM tally_figure AS f WHERE f.player = tally.player AND f.kind = tally.kind AND f.value <> 0))"
#define CRUMB_SEAL_TALLY_FIGURE "seal (tally_figure.player, tally_figure.kind, tally_figure.figure, tally_figure.value)"
#define CRUMB_SEAL_PAIRING                                                                                             \
  "seal (pairing.player, pairing.other, pairing.kind, pairing.games, pairing.won, pairing.lost, pairing.points, "      \
  "pairing.their_points)"
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
  CRUMB_SEALED_SUMMARY,      /**< by game */
  CRUMB_SEALED_SITTING,      /**< by game */
  CRUMB_SEALED_TALLY,        /**< by player */
  CRUMB_SEALED_TALLY_FIGURE, /**< by player */
  CRUMB_SEALED_PAIRING,      /**< by a game of their players */
  CRUMB_SEALED_PLAYER,       /**< by key */
  CRUMB_SEALED_MARK,         /**< by game */
  CRUMB_SEALED_SPELLING,     /**< by player */
  CRUMB_SEALED_REPLACED,     /**< by the game that lost */
  CRUMB_N_SEALED
} CrumbSealed;

/** crumb_seal_register: Makes the SQL function `seal` known to a connection. */
gboolean crumb_seal_register (sqlite3 *db, GError **error);

/**
 * crumb_seal_fits: For rows that are read by the thousand: a statement that only selects what is sealed is faster than
 * one that also lets SQLite seal it again.
 * @n_columns: how many columns are sealed: all but the last, which is their seal
 */
gboolean crumb_seal_fits (sqlite3_stmt *statement, int n_columns);

/**
 * crumb_seal_rows: Seals the rows of a table that have no seal.
 * @key: (nullable): only those of that game or player; NULL: all
 */
gboolean crumb_seal_rows (sqlite3 *db, CrumbSealed table, const char *key, GError **error);

/** crumb_seal_all: Seals all rows that have no seal. */
gboolean crumb_seal_all (sqlite3 *db, GError **error);

G_END_DECLS
