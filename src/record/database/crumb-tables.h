/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads and writes the rows of one game. Private to the record. */

#pragma once

#include "crumb-database.h"
#include "record/journal/crumb-game-head.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/**
 * crumb_tables_house_rules: @house: (out) (transfer full) (nullable): @rules as lists have them: complete and
 * canonical, NULL for the usual rules of @kind. FALSE with NULL when the kind doesn't take them.
 */
gboolean crumb_tables_house_rules (const CrumbGameKind *kind, const char *rules, char **house);

/** Whether a new game changes the colours of known players. */
typedef enum
{
  CRUMB_KEEP_COLOURS,
  CRUMB_TAKE_COLOURS,
} CrumbColourChoice;

/**
 * crumb_tables_keep_game:
 *
 * Stores a new game and all entries of its journal, in one transaction or inside the caller's.
 */
gboolean crumb_tables_keep_game (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal,
                                 CrumbColourChoice colours, GError **error);

/** crumb_tables_append: Stores the entries from @from on, in one transaction or inside the caller's. */
gboolean crumb_tables_append (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from,
                              GError **error);

/** crumb_tables_goes_on: Whether the first @from entries of @journal are there; FALSE with an error when not. */
gboolean crumb_tables_goes_on (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from,
                               GError **error);

/** crumb_tables_write_summary: Writes what lists and statistics have of a game, inside a transaction. */
gboolean crumb_tables_write_summary (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, GError **error);

/**
 * crumb_tables_write_lines: Reads the game and does the same, in one transaction or inside the caller's; a damaged one
 * is listed as such.
 */
gboolean crumb_tables_write_lines (sqlite3 *db, const char *id, GError **error);

/** Whether what is listed of a game, and what is counted, is what its journal says. */
typedef struct
{
  gboolean summary;
  gboolean sittings;
} CrumbLinesFit;

/**
 * crumb_tables_compare_lines: Compares what lists and statistics have of a game with its journal.
 * @fit: (out)
 */
gboolean crumb_tables_compare_lines (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, CrumbLinesFit *fit,
                                     GError **error);

/**
 * crumb_tables_note_lengths: Remembers how long journals are, inside a transaction, before the table that says so goes.
 * @columns: of that table: the game, its number of entries, and the last one's hash
 */
gboolean crumb_tables_note_lengths (sqlite3 *db, const char *columns, GError **error);

/** crumb_tables_drop_summary: Deletes everything derived from a game's journal, inside a transaction. */
gboolean crumb_tables_drop_summary (sqlite3 *db, const char *id, GError **error);

/** crumb_tables_find_player: (transfer full) (nullable): The key of the player that @key is a spelling of, or @key. */
char *crumb_tables_find_player (sqlite3 *db, const char *key, GError **error);

/**
 * crumb_tables_merge_player:
 * @from: the key of a player that is no spelling of another
 * @into: the key of another such player, who did not sit at a table with the first
 *
 * Makes @from a spelling of @into and moves its games there, inside a transaction.
 */
gboolean crumb_tables_merge_player (sqlite3 *db, const char *from, const char *into, GError **error);

/**
 * crumb_tables_unmerge_player: Makes @from a separate player again, inside a transaction. Whose sittings its games are
 * has to be found again.
 */
gboolean crumb_tables_unmerge_player (sqlite3 *db, const char *from, GError **error);

/**
 * crumb_tables_read_game:
 * @journal: (out) (transfer full): every entry checked and folded
 *
 * Reads a game, of an unknown kind too, in one snapshot.
 *
 * Returns: (transfer full) (nullable): the game, or NULL with @journal untouched
 */
CrumbGameHead *crumb_tables_read_game (sqlite3 *db, const char *id, CrumbJournal **journal, GError **error);

/** crumb_tables_read_good_part: As crumb_tables_read_game(), but only up to the first entry that is damaged. */
CrumbGameHead *crumb_tables_read_good_part (sqlite3 *db, const char *id, CrumbJournal **journal, GError **error);

/**
 * crumb_tables_forget_game:
 *
 * Deletes a game and everything stored about it for good. Has to run inside a transaction, so that it can be rolled
 * back.
 */
gboolean crumb_tables_forget_game (sqlite3 *db, const char *id, GError **error);

/** crumb_tables_is_deleted: @deleted: (out): whether that game is deleted, or not in the record. FALSE on an error. */
gboolean crumb_tables_is_deleted (sqlite3 *db, const char *id, gboolean *deleted, GError **error);

/** crumb_tables_has_journal: @same: (out): whether the game's entries are those of @journal. FALSE on an error. */
gboolean crumb_tables_has_journal (sqlite3 *db, const char *id, CrumbJournal *journal, gboolean *same, GError **error);

/** crumb_tables_has_game: @has: (out): whether there is a game with that id. FALSE on an error. */
gboolean crumb_tables_has_game (sqlite3 *db, const char *id, gboolean *has, GError **error);

/**
 * crumb_tables_mend_players:
 *
 * Writes the rows of players that were damaged or lost again, inside a transaction: each gets the name and the color of
 * its last game. Run it when the derived tables are whole.
 */
gboolean crumb_tables_mend_players (sqlite3 *db, GError **error);

/** crumb_tables_key_anew: Gives all players the keys of today's names, inside a transaction that makes lists anew. */
gboolean crumb_tables_key_anew (sqlite3 *db, GError **error);

/**
 * crumb_tables_rebuild_summaries: Writes all derived tables again, in one transaction; damaged games stay listed.
 * @headway: (nullable)
 */
gboolean crumb_tables_rebuild_summaries (sqlite3 *db, CrumbHeadway *headway, GError **error);

/** crumb_tables_lacks_lines: Whether there are not as many lines in lists as there are games. */
gboolean crumb_tables_lacks_lines (sqlite3 *db, gboolean *lacks, GError **error);

/** crumb_tables_is_stale: Whether the derived tables were written by a Crumb that knows other kinds or figures. */
gboolean crumb_tables_is_stale (sqlite3 *db, gboolean *stale, GError **error);

/**
 * crumb_tables_refresh: Rebuilds the derived tables if they are stale, in one transaction. See #CrumbDatabaseFinish.
 */
gboolean crumb_tables_refresh (sqlite3 *db, CrumbHeadway *headway, GError **error);

G_END_DECLS
