/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All keys on one page. */

#include "crumb-config.h"

#include "crumb-shortcuts-dialog.h"

#include "crumb-shortcut-row.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbShortcutsDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbShortcutsDialog, crumb_shortcuts_dialog, ADW_TYPE_DIALOG)

static void
crumb_shortcuts_dialog_class_init (CrumbShortcutsDialogClass *klass)
{
  g_type_ensure (CRUMB_TYPE_SHORTCUT_ROW);
  crumb_class_template (klass, CrumbShortcutsDialog, "crumb-shortcuts-dialog");
}

static void
crumb_shortcuts_dialog_init (CrumbShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_tab_leaves_lists (adw_dialog_get_child (ADW_DIALOG (self)));
}
