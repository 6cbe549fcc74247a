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
 * @undo: takes the last step back, if there is one. TRUE when that is done; FALSE with an error when it can't be saved,
 *   and without one when there was none, or when the view will say itself what comes of it
 * @redo: does it again
 * @undo_label: (nullable): what @undo would do in two or three words, such as “Undo Delete”; may be missing
 * @redo_label: (nullable): what @redo would do, in as many words
 *
 * Signal `undo-changed`: what @can_undo or @can_redo says may have changed. Views whose undo is that of the game on
 * the table leave it to the game to say so.
 */
struct _CrumbUndoableInterface
{
  GTypeInterface parent_iface;

  gboolean (*can_undo) (CrumbUndoable *self);
  gboolean (*can_redo) (CrumbUndoable *self);
  gboolean (*undo) (CrumbUndoable *self, GError **error);
  gboolean (*redo) (CrumbUndoable *self, GError **error);
  const char *(*undo_label) (CrumbUndoable *self);
  const char *(*redo_label) (CrumbUndoable *self);
};

gboolean crumb_undoable_can_undo (CrumbUndoable *self);
gboolean crumb_undoable_can_redo (CrumbUndoable *self);
gboolean crumb_undoable_undo (CrumbUndoable *self, GError **error);
gboolean crumb_undoable_redo (CrumbUndoable *self, GError **error);
/** “Undo” where the view says no more. */
const char *crumb_undoable_get_undo_label (CrumbUndoable *self);
const char *crumb_undoable_get_redo_label (CrumbUndoable *self);

/** crumb_undoable_changed: Emits `undo-changed`; for those who implement it. */
void crumb_undoable_changed (CrumbUndoable *self);

G_END_DECLS
