/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scoreboard in a window of its own, for another screen: it follows the game on the table. */

#pragma once

#include "crumb-window.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_SCOREBOARD_WINDOW (crumb_scoreboard_window_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScoreboardWindow, crumb_scoreboard_window, CRUMB, SCOREBOARD_WINDOW, AdwWindow)

/**
 * crumb_scoreboard_window_toggle: Opens it for @window, filling a screen that @window isn't on where there is one; or
 * closes it. It closes with @window.
 */
void crumb_scoreboard_window_toggle (CrumbWindow *window);

G_END_DECLS
