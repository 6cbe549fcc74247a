/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game that is over came to its end: margin, time, chart and rounds. Who has won is said elsewhere. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_STORY (crumb_game_story_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGameStory, crumb_game_story, CRUMB, GAME_STORY, CrumbGamePanel)

GtkWidget *crumb_game_story_new (void);

G_END_DECLS
