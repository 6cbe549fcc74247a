/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table as it was after each move of a game. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_REPLAY_VIEW (crumb_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbReplayView, crumb_replay_view, CRUMB, REPLAY_VIEW, CrumbRaidPanel)

/*
 * Property `step` (uint, notified on change only): after how many moves; 0 is before the first one.
 *
 * Actions: `replay.forward` and `replay.back` (s): "tap", by one move; "bid", to where something was settled;
 * "round", to where a round was scored; "end".
 */

GtkWidget *crumb_replay_view_new (void);

guint crumb_replay_view_get_step (CrumbReplayView *self);
void crumb_replay_view_set_step (CrumbReplayView *self, guint step);

/** crumb_replay_view_get_past: (transfer none) (nullable): The state that is shown now. */
const CrumbRaid *crumb_replay_view_get_past (CrumbReplayView *self);

G_END_DECLS
