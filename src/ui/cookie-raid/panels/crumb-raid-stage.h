/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of a table of Cookie Raid: the plate; once the game is over, how it came to that. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RAID_STAGE (crumb_raid_stage_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRaidStage, crumb_raid_stage, CRUMB, RAID_STAGE, CrumbRaidPanel)

/** crumb_raid_stage_new: A tap on a die of the plate activates `table.take-now` (yy), where there is such an action. */
GtkWidget *crumb_raid_stage_new (void);

G_END_DECLS
