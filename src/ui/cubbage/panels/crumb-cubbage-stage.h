/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of a table of Cubbage: the pegs, the play, and the hands and the crib as they are counted. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_STAGE (crumb_cubbage_stage_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageStage, crumb_cubbage_stage, CRUMB, CUBBAGE_STAGE, CrumbGamePanel)

/* Property `room` (uint, notified on change only): a #CrumbRoom. */

GtkWidget *crumb_cubbage_stage_new (void);

G_END_DECLS
