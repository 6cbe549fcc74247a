/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Runs work in slices that alternate between the main loop and another thread. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The result of a slice, or of preparing one. */
typedef enum
{
  CRUMB_TURN_WORK,   /**< go on, even if there is nothing to do this time */
  CRUMB_TURN_DONE,   /**< all work is done */
  CRUMB_TURN_FAILED, /**< an error is set */
} CrumbTurn;

/**
 * CrumbTurns:
 * @prepare: called in the record's thread
 * @work: reads or writes files, or the record through a connection beside it, in any thread; nothing else touches @self
 *   meanwhile
 * @settle: (nullable): called in the record's thread; FALSE with an error stops the run
 *
 * The callbacks of one slice, each called with the object that runs. Files can be slow, and so can disks: the main loop
 * waits for neither, and between two slices it can write what people tap.
 */
typedef struct
{
  CrumbTurn (*prepare) (gpointer self, GError **error);
  void (*work) (gpointer self, GCancellable *cancellable);
  gboolean (*settle) (gpointer self, GError **error);
} CrumbTurns;

/** crumb_turns_step: Runs one slice, blocking. */
CrumbTurn crumb_turns_step (const CrumbTurns *turns, GObject *self, GCancellable *cancellable, GError **error);

/** crumb_turns_run_async: Runs all slices, at a lower priority than anything that people wait for. */
void crumb_turns_run_async (const CrumbTurns *turns, GObject *self, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data);
/** crumb_turns_run_finish: FALSE with the error that stopped it, such as %G_IO_ERROR_CANCELLED. */
gboolean crumb_turns_run_finish (GObject *self, GAsyncResult *result, GError **error);

G_END_DECLS
