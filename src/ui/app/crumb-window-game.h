/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How games begin and end, and who plays, from the window. */

#pragma once

#include "crumb-window.h"

G_BEGIN_DECLS

/**
 * crumb_window_game_install_actions: `win.new-game`, `win.rematch`, `win.people`, `win.play-on`, `win.end-game`, `win.resign`,
 * `win.show-large` (u: after so many moves), `win.scoreboard`, also on F11, `win.log`,
 * `win.look-at` (u: what was settled after so many moves), and those by which what is shown opens its correction.
 */
void crumb_window_game_install_actions (GtkWidgetClass *widget_class);

/** crumb_window_game_list: (transfer full): The games to choose from, also in the main menu where there are several. */
GMenu *crumb_window_game_list (GMenu *main_menu);

G_END_DECLS
