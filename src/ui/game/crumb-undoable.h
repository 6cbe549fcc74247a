/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A view with an undo of its own: the window's Undo and Redo act on the one that is shown. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_UNDOABLE (crumb_undoable_get_type ())
G_DECLARE_INTERFACE (CrumbUndoable, crumb_undoable, CRUMB, UNDOABLE, GtkWidget)

/**
 * CrumbUndoableInterface:
 * @can: whether there is a step to take back or, with @redo, to do again
 * @step: takes the last step back, if there is one, or does it again. TRUE when that is done; FALSE with an error when
 *   it can't be saved, and without one when there was none, or when the view will say itself what comes of it
 * @label: (nullable): what @step would do, in two or three words, such as “Undo Delete”; may be missing
 *
 * Signal `undo-changed`: what @can says may have changed. Views whose undo is that of the game on the table leave it to
 * the game to say so.
 */
struct _CrumbUndoableInterface
{
  GTypeInterface parent_iface;

  gboolean (*can) (CrumbUndoable *self, gboolean redo);
  gboolean (*step) (CrumbUndoable *self, gboolean redo, GError **error);
  const char *(*label) (CrumbUndoable *self, gboolean redo);
};

gboolean crumb_undoable_can (CrumbUndoable *self, gboolean redo);
gboolean crumb_undoable_step (CrumbUndoable *self, gboolean redo, GError **error);
/** crumb_undoable_get_label: “Undo” or “Redo” where the view says no more. */
const char *crumb_undoable_get_label (CrumbUndoable *self, gboolean redo);

/** crumb_undoable_changed: Emits `undo-changed`; for those who implement it. */
void crumb_undoable_changed (CrumbUndoable *self);

G_END_DECLS
