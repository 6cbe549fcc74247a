/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All keys on one page. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SHORTCUTS_DIALOG (crumb_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbShortcutsDialog, crumb_shortcuts_dialog, CRUMB, SHORTCUTS_DIALOG, AdwDialog)

#define CRUMB_TYPE_SHORTCUT_ROW (crumb_shortcut_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbShortcutRow, crumb_shortcut_row, CRUMB, SHORTCUT_ROW, AdwActionRow)

/* Construct property `keys`: accelerators, as gtk_accelerator_parse() takes them, separated by spaces. */

G_END_DECLS
