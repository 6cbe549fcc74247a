/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What has been settled in a game so far, line by line, the newest first. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_LOG (crumb_game_log_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameLog, crumb_game_log, CRUMB, GAME_LOG, CrumbGamePanel)

GtkWidget *crumb_game_log_new (void);

G_END_DECLS
