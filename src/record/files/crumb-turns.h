/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Work that goes back and forth between the thread of the record and another one. Private to the record. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** What comes after a turn was prepared. */
typedef enum
{
  CRUMB_TURN_WORK,   /**< there is work to do, be it none this time */
  CRUMB_TURN_DONE,   /**< there is nothing left to do */
  CRUMB_TURN_FAILED, /**< an error is set */
} CrumbTurn;

/**
 * CrumbTurns:
 * @prepare: in the thread of the record
 * @work: reads or writes files, in whatever thread; nothing else touches @self meanwhile
 * @settle: (nullable): in the thread of the record; FALSE with an error ends it all
 *
 * One turn, each part with the object that it is for. The record answers to one thread only, and files can take
 * their time: so no main loop waits for more than one game of either.
 */
typedef struct
{
  CrumbTurn (*prepare) (gpointer self, GError **error);
  void (*work) (gpointer self, GCancellable *cancellable);
  gboolean (*settle) (gpointer self, GError **error);
} CrumbTurns;

/** crumb_turns_step: One whole turn, here and now; FALSE when there is none left, or with an error. */
gboolean crumb_turns_step (const CrumbTurns *turns, GObject *self, GCancellable *cancellable, GError **error);

/** crumb_turns_run_async: All turns, after everything that people wait for. */
void crumb_turns_run_async (const CrumbTurns *turns, GObject *self, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data);
/** crumb_turns_run_finish: FALSE with the error that ended it, such as %G_IO_ERROR_CANCELLED. */
gboolean crumb_turns_run_finish (GObject *self, GAsyncResult *result, GError **error);

G_END_DECLS
