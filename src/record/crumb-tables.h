/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rows of one game: written and read. Private to the record. */

#pragma once

#include "crumb-database.h"
#include "crumb-game-head.h"
#include "crumb-journal.h"

G_BEGIN_DECLS

/** Whether a new game changes the colours that known players have. */
typedef enum
{
  CRUMB_KEEP_COLOURS,
  CRUMB_TAKE_COLOURS,
} CrumbColourChoice;

/**
 * crumb_tables_keep_game:
 *
 * Writes a new game and all entries of its journal, in one transaction.
 */
gboolean       crumb_tables_keep_game    (sqlite3              *db,
                                          const CrumbGameHead  *head,
                                          CrumbJournal         *journal,
                                          CrumbColourChoice     colours,
                                          GError              **error);

/** crumb_tables_write_game: The same inside a transaction that is there already. */
gboolean       crumb_tables_write_game   (sqlite3              *db,
                                          const CrumbGameHead  *head,
                                          CrumbJournal         *journal,
                                          CrumbColourChoice     colours,
                                          GError              **error);

/** crumb_tables_append: Writes the entries from @from on, in one transaction. */
gboolean       crumb_tables_append       (sqlite3              *db,
                                          const CrumbGameHead  *head,
                                          CrumbJournal         *journal,
                                          guint                 from,
                                          GError              **error);

/** crumb_tables_has_hash: Whether that column of the row is this hash. */
gboolean       crumb_tables_has_hash     (sqlite3_stmt *statement, int column, const CrumbHash *hash);

/** crumb_tables_write_summary: Writes what follows from the journal. */
gboolean       crumb_tables_write_summary (sqlite3              *db,
                                           const CrumbGameHead  *head,
                                           CrumbJournal         *journal,
                                           GError              **error);

/**
 * crumb_tables_read_game:
 * @journal: (out) (transfer full): every entry checked and folded
 *
 * Returns: (transfer full) (nullable): the game, or NULL with @journal untouched
 */
CrumbGameHead *crumb_tables_read_game    (sqlite3              *db,
                                          const char           *id,
                                          CrumbJournal        **journal,
                                          GError              **error);

/**
 * crumb_tables_forget_game:
 *
 * Takes a game and all that was kept of it out for good. Only inside a transaction, whose rollback brings it back.
 */
gboolean       crumb_tables_forget_game  (sqlite3 *db, const char *id, GError **error);

/** crumb_tables_has_game: @has: (out): whether there is a game with that id. FALSE on an error. */
gboolean       crumb_tables_has_game     (sqlite3 *db, const char *id, gboolean *has, GError **error);

/** crumb_tables_rebuild_summaries: Writes all summaries again, in one transaction. */
gboolean       crumb_tables_rebuild_summaries (sqlite3 *db, GError **error);

G_END_DECLS
