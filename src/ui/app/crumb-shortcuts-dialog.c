/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All keys on one page. */

#include "crumb-config.h"

#include "crumb-shortcuts-dialog.h"

#include "crumb-shortcut-row.h"

struct _CrumbShortcutsDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbShortcutsDialog, crumb_shortcuts_dialog, ADW_TYPE_DIALOG)

static void
crumb_shortcuts_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_SHORTCUTS_DIALOG);

  G_OBJECT_CLASS (crumb_shortcuts_dialog_parent_class)->dispose (object);
}

static void
crumb_shortcuts_dialog_class_init (CrumbShortcutsDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_shortcuts_dialog_dispose;

  g_type_ensure (CRUMB_TYPE_SHORTCUT_ROW);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/crumb/crumb-shortcuts-dialog.ui");
}

static void
crumb_shortcuts_dialog_init (CrumbShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
crumb_shortcuts_dialog_new (void)
{
  return g_object_new (CRUMB_TYPE_SHORTCUTS_DIALOG, NULL);
}
