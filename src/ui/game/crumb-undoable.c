/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A view with an undo of its own. */

#include "crumb-undoable.h"

#include <glib/gi18n.h>

G_DEFINE_INTERFACE (CrumbUndoable, crumb_undoable, GTK_TYPE_WIDGET)

static guint undo_changed_signal;

static void
crumb_undoable_default_init (CrumbUndoableInterface *iface)
{
  undo_changed_signal =
      g_signal_new ("undo-changed", CRUMB_TYPE_UNDOABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

gboolean
crumb_undoable_can (CrumbUndoable *self, gboolean redo)
{
  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), FALSE);

  return CRUMB_UNDOABLE_GET_IFACE (self)->can (self, redo);
}

gboolean
crumb_undoable_step (CrumbUndoable *self, gboolean redo, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), FALSE);

  return CRUMB_UNDOABLE_GET_IFACE (self)->step (self, redo, error);
}

const char *
crumb_undoable_get_label (CrumbUndoable *self, gboolean redo)
{
  const char *label;
  CrumbUndoableInterface *iface = CRUMB_UNDOABLE_GET_IFACE (self);

  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), NULL);

  label = iface->label != NULL ? iface->label (self, redo) : NULL;
  return label != NULL ? label : redo ? C_ ("button", "Redo") : C_ ("button", "Undo");
}

void
crumb_undoable_changed (CrumbUndoable *self)
{
  g_return_if_fail (CRUMB_IS_UNDOABLE (self));

  g_signal_emit (self, undo_changed_signal, 0);
}
