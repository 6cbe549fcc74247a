/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Import, export and sharing from the window. */

#pragma once

#include "crumb-window.h"

G_BEGIN_DECLS

/**
 * crumb_window_carry_install_actions:
 *
 * `win.import` asks for files; `win.export` (as: ids, none: all) and `win.export-all` write games; `win.share` offers
 * the ways to share the game on the table, `win.share-game` (s: an id) those of any game.
 */
void crumb_window_carry_install_actions (GtkWidgetClass *widget_class);

/** crumb_window_carry_accept_files: Files and folders can be dropped on the window. */
void crumb_window_carry_accept_files (CrumbWindow *self);

/** crumb_window_carry_import: Takes games into the record. @files: (element-type GFile): files and folders. */
void crumb_window_carry_import (CrumbWindow *self, GPtrArray *files);

G_END_DECLS
