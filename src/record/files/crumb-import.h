/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Many games taken into the record, one by one, and what became of each. */

#pragma once

#include "crumb-game-file.h"
#include "crumb-game-reader.h"

G_BEGIN_DECLS

/** What became of a game that was to be imported. */
typedef enum
{
  CRUMB_IMPORT_NEW,     /**< the record did not have it, or it was deleted there and is brought back */
  CRUMB_IMPORT_LONGER,  /**< the record had a part of it */
  CRUMB_IMPORT_KNOWN,   /**< the record had all of it */
  CRUMB_IMPORT_DIFFERS, /**< it went another way in the record: people are asked, see crumb_import_answer() */
  CRUMB_IMPORT_REFUSED, /**< it is not right, and nothing of it was taken */
  CRUMB_N_IMPORT_OUTCOMES
} CrumbImportOutcome;

/**
 * CrumbImportResult:
 * @file: where it comes from
 * @n: which game of a file of many, counted from 1; 0: the file is one game
 * @outcome: what became of it
 * @id: (nullable): the game's id, when it is known
 * @error: (nullable): a whole sentence, for %CRUMB_IMPORT_REFUSED and %CRUMB_IMPORT_DIFFERS
 * @refusal: why the rules refuse a move of it, for the words of its kind, or reason %CRUMB_REFUSAL_NONE
 */
typedef struct
{
  GFile *file;
  guint n;
  CrumbImportOutcome outcome;
  char *id;
  GError *error;
  CrumbGameFileRefusal refusal;
} CrumbImportResult;

#define CRUMB_TYPE_IMPORT (crumb_import_get_type ())
G_DECLARE_FINAL_TYPE (CrumbImport, crumb_import, CRUMB, IMPORT, GObject)

/*
 * Signal `progress`: something was read; emitted between two games, in the thread of the record.
 */

/** crumb_import_new: @reader: (transfer full): what is to be imported. */
CrumbImport *crumb_import_new (CrumbStore *store, CrumbGameReader *reader);

/**
 * crumb_import_step:
 *
 * Reads the next game and takes it into the record, or says why not. Blocks while it reads.
 *
 * Returns: FALSE when there is none any more, or with an error: the record does not answer, or it was cancelled
 */
gboolean crumb_import_step (CrumbImport *self, GCancellable *cancellable, GError **error);

/** crumb_import_has_more: FALSE once a step has found the end. */
gboolean crumb_import_has_more (CrumbImport *self);

/**
 * crumb_import_run_async:
 *
 * Takes all games, reading in another thread, so that no main loop waits for more than one game. What was taken
 * before it is cancelled stays.
 */
void crumb_import_run_async (CrumbImport *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer user_data);
/** crumb_import_run_finish: FALSE when the record does not answer, or with %G_IO_ERROR_CANCELLED. */
gboolean crumb_import_run_finish (CrumbImport *self, GAsyncResult *result, GError **error);

/** crumb_import_get_share: How much has been read, from 0 to 1. */
double crumb_import_get_share (CrumbImport *self);

/** crumb_import_count: How many games had that outcome so far. */
guint crumb_import_count (CrumbImport *self, CrumbImportOutcome outcome);

guint crumb_import_get_n_results (CrumbImport *self);
/** (transfer none): valid until it is answered, or as long as the import. */
const CrumbImportResult *crumb_import_get_result (CrumbImport *self, guint n);

/**
 * crumb_import_answer:
 * @n: a result that is %CRUMB_IMPORT_DIFFERS; it gets another outcome
 * @choice: what people chose; %CRUMB_IMPORT_ASK leaves the record as it is
 */
gboolean crumb_import_answer (CrumbImport *self, guint n, CrumbImportChoice choice, GError **error);

G_END_DECLS
