/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The end of a game: who has won, and how it came to that. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_OVER_PANEL (crumb_over_panel_get_type ())
G_DECLARE_FINAL_TYPE (CrumbOverPanel, crumb_over_panel, CRUMB, OVER_PANEL, CrumbGamePanel)

/** crumb_over_panel_new: @details: (nullable) (transfer floating): what else a game shows of its end. */
GtkWidget *crumb_over_panel_new (CrumbGamePanel *details);

G_END_DECLS
