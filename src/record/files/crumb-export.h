/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Exports games: many in one file, or each to its own file. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_EXPORT (crumb_export_get_type ())
G_DECLARE_FINAL_TYPE (CrumbExport, crumb_export, CRUMB, EXPORT, GObject)

/**
 * crumb_export_new_to_stream:
 * @ids: (nullable) (array zero-terminated=1): the games to export; NULL: all
 *
 * Writes one file of many games, as data/game-file.md describes it. Games are sorted by start, so that equal records
 * give equal bytes.
 */
CrumbExport *crumb_export_new_to_stream (CrumbStore *store, const char *const *ids, GOutputStream *stream);

/**
 * crumb_export_new_to_file:
 *
 * Writes one file of many games. It is written beside @file, synced and renamed: until it is whole, and if it never is,
 * the old one stays. Where @file is a link, that is true of what it leads to.
 */
CrumbExport *crumb_export_new_to_file (CrumbStore *store, const char *const *ids, GFile *file);

/**
 * crumb_export_write_text: Writes a text of our own beside @file, and renames it once it is on the disk. What a link
 * leads to is written instead of it; a pipe, a socket or a device is refused.
 */
gboolean crumb_export_write_text (GFile *file, const char *text, GError **error);

/**
 * crumb_export_new_to_folder:
 * @folder: created when it is missing; files of the same name are replaced, others stay
 */
CrumbExport *crumb_export_new_to_folder (CrumbStore *store, const char *const *ids, GFile *folder);

/** CrumbExportRows: (transfer full): The rows of one game in a table of many, each with its newline. */
typedef char *(*CrumbExportRows) (CrumbGame *game);

/**
 * crumb_export_set_table:
 * @head: the line that names the columns, with its newline
 *
 * Writes a table instead of game files: @head, then the rows of each game, sorted by when people say it was played.
 * Not into a folder.
 */
void crumb_export_set_table (CrumbExport *self, const char *head, CrumbExportRows rows);

/**
 * crumb_export_next: Writes the next game; blocks while it writes.
 *
 * Returns: whether there was one; FALSE at the end, when the file is whole, or with an error
 */
gboolean crumb_export_next (CrumbExport *self, GCancellable *cancellable, GError **error);

/**
 * crumb_export_run_async:
 * @headway: (nullable): moves with each game, and cancels
 *
 * Writes all games in another thread. Nobody else uses the export until @callback, but for the two numbers below.
 */
void crumb_export_run_async (CrumbExport *self, CrumbHeadway *headway, GAsyncReadyCallback callback,
                             gpointer user_data);
gboolean crumb_export_run_finish (CrumbExport *self, GAsyncResult *result, GError **error);

/**
 * crumb_export_get_last:
 * @name: (out) (transfer none) (nullable): the name of its file in the folder; NULL when all games go to one file
 *
 * Returns: (transfer none) (nullable): the id of the last game written; valid until the next step
 */
const char *crumb_export_get_last (CrumbExport *self, const char **name);

/**
 * CrumbDamagedGame:
 * @id: a game that was left out
 * @sentence: what is wrong with it
 */
typedef struct
{
  char *id;
  char *sentence;
} CrumbDamagedGame;

/** crumb_export_get_damaged: (transfer none) (element-type CrumbDamagedGame): The games left out so far. */
GPtrArray *crumb_export_get_damaged (CrumbExport *self);

/** How many games were written or left out so far, and how many there are, also while it runs. */
guint crumb_export_get_n_done (CrumbExport *self);
guint crumb_export_get_n_games (CrumbExport *self);

G_END_DECLS
