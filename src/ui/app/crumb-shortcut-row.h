/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A line of the list of keys: what they do, and the keys drawn as keys. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SHORTCUT_ROW (crumb_shortcut_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbShortcutRow, crumb_shortcut_row, CRUMB, SHORTCUT_ROW, AdwActionRow)

/* Construct property `keys`: accelerators, as gtk_accelerator_parse() takes them, separated by spaces. */

G_END_DECLS
