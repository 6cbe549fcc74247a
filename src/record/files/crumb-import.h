/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports many games one by one, and reports the outcome of each. */

#pragma once

#include "crumb-game-file.h"
#include "crumb-game-reader.h"

G_BEGIN_DECLS

/**
 * CrumbImportResult:
 * @file: the file it is from
 * @n: the game's number in a file of many, from 1; 0 in a file of one game
 * @outcome: whether it was added, refused and so on
 * @id: (nullable): the game's id, when it is known
 * @replaced: (nullable): the id under which our version waits, if the file's took its place
 * @error: (nullable): a whole sentence, for %CRUMB_IMPORT_REFUSED and %CRUMB_IMPORT_DIFFERS
 * @refusal: why the rules refuse one of its moves, for the words of its kind, or reason %CRUMB_REFUSAL_NONE
 * @text: (nullable): the game as in the file, while people have to decide about it
 */
typedef struct
{
  GFile *file;
  guint n;
  CrumbImportOutcome outcome;
  char *id;
  char *replaced;
  GError *error;
  CrumbGameFileRefusal refusal;
  GBytes *text;
} CrumbImportResult;

#define CRUMB_TYPE_IMPORT (crumb_import_get_type ())
G_DECLARE_FINAL_TYPE (CrumbImport, crumb_import, CRUMB, IMPORT, GObject)

/** crumb_import_new: @reader: (transfer full): the games to import. */
CrumbImport *crumb_import_new (CrumbStore *store, CrumbGameReader *reader);

/**
 * crumb_import_next: Reads the next game and stores it, or adds a result that says why not. Blocks while it reads.
 *
 * Returns: whether there was one; FALSE at the end, and with an error when the record fails or it was canceled
 */
gboolean crumb_import_next (CrumbImport *self, GCancellable *cancellable, GError **error);

/**
 * crumb_import_run_async:
 * @headway: (nullable): moves with each game, and cancels
 *
 * Imports all games in another thread, one after the other. Nobody else uses the import until @callback, but for
 * crumb_import_get_n_read(). Games imported before a cancellation stay, each of them whole.
 */
void crumb_import_run_async (CrumbImport *self, CrumbHeadway *headway, GAsyncReadyCallback callback,
                             gpointer user_data);
/** crumb_import_run_finish: Emits `changed` of the record once. FALSE when it fails, or with %G_IO_ERROR_CANCELLED. */
gboolean crumb_import_run_finish (CrumbImport *self, GAsyncResult *result, GError **error);

/** crumb_import_get_n_read: How many games were read so far, also while it runs. */
guint crumb_import_get_n_read (CrumbImport *self);

/** crumb_import_count: How many games have had that outcome so far. */
guint crumb_import_count (CrumbImport *self, CrumbImportOutcome outcome);

guint crumb_import_get_n_results (CrumbImport *self);
/** (transfer none): valid until it is answered, or as long as the import. */
const CrumbImportResult *crumb_import_get_result (CrumbImport *self, guint n);

/**
 * crumb_import_look_at: (transfer full) (nullable): The version in the file of a game with %CRUMB_IMPORT_DIFFERS; it
 * can't be changed.
 */
CrumbGame *crumb_import_look_at (CrumbImport *self, guint n);

/**
 * crumb_import_answer:
 * @n: a result with %CRUMB_IMPORT_DIFFERS; its outcome changes
 * @choice: what people chose; %CRUMB_IMPORT_ASK leaves the record unchanged
 */
gboolean crumb_import_answer (CrumbImport *self, guint n, CrumbImportChoice choice, GError **error);

/** crumb_import_answer_async: Answers in another thread, one at a time; ends with crumb_import_run_finish(). */
void crumb_import_answer_async (CrumbImport *self, guint n, CrumbImportChoice choice, GAsyncReadyCallback callback,
                                gpointer user_data);

G_END_DECLS
