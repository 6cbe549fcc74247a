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
crumb_undoable_can_undo (CrumbUndoable *self)
{
  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), FALSE);

  return CRUMB_UNDOABLE_GET_IFACE (self)->can_undo (self);
}

gboolean
crumb_undoable_can_redo (CrumbUndoable *self)
{
  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), FALSE);

  return CRUMB_UNDOABLE_GET_IFACE (self)->can_redo (self);
}

gboolean
crumb_undoable_undo (CrumbUndoable *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), FALSE);

  return CRUMB_UNDOABLE_GET_IFACE (self)->undo (self, error);
}

gboolean
crumb_undoable_redo (CrumbUndoable *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), FALSE);

  return CRUMB_UNDOABLE_GET_IFACE (self)->redo (self, error);
}

const char *
crumb_undoable_get_undo_label (CrumbUndoable *self)
{
  CrumbUndoableInterface *iface;
  const char *label;

  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), NULL);

  iface = CRUMB_UNDOABLE_GET_IFACE (self);
  label = iface->undo_label != NULL ? iface->undo_label (self) : NULL;
  return label != NULL ? label : C_ ("button", "Undo");
}

const char *
crumb_undoable_get_redo_label (CrumbUndoable *self)
{
  CrumbUndoableInterface *iface;
  const char *label;

  g_return_val_if_fail (CRUMB_IS_UNDOABLE (self), NULL);

  iface = CRUMB_UNDOABLE_GET_IFACE (self);
  label = iface->redo_label != NULL ? iface->redo_label (self) : NULL;
  return label != NULL ? label : C_ ("button", "Redo");
}

void
crumb_undoable_changed (CrumbUndoable *self)
{
  g_return_if_fail (CRUMB_IS_UNDOABLE (self));

  g_signal_emit (self, undo_changed_signal, 0);
}
