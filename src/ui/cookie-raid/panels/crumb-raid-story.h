/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game of Cookie Raid that is over came to its end: margin, time, chart and rounds. Who has won is said elsewhere. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RAID_STORY (crumb_raid_story_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRaidStory, crumb_raid_story, CRUMB, RAID_STORY, CrumbGamePanel)

GtkWidget *crumb_raid_story_new (void);

G_END_DECLS
