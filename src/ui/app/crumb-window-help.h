/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules, and how to begin, from anywhere in the window. */

#pragma once

#include "crumb-window.h"

G_BEGIN_DECLS

/**
 * crumb_window_help_install_actions:
 *
 * `win.rules` (s: a section or a paragraph, or empty) opens the rules, as they are at the table; `win.rule` (ss: and
 * the text of the rules) as they are wherever something was ruled; `win.first-game` walks through a first game;
 * `win.game-rules` shows what the game on the table is played by.
 */
void crumb_window_help_install_actions (GtkWidgetClass *widget_class);

/** crumb_window_help_add_keys: F1 opens the rules, from every dialog too, as long as this list of them is kept. */
GListModel *crumb_window_help_add_keys (CrumbWindow *self);

G_END_DECLS
