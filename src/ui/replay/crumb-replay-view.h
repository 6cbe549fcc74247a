/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked at again, step by step: its table as it was, and what goes to another step. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_REPLAY_VIEW (crumb_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbReplayView, crumb_replay_view, CRUMB, REPLAY_VIEW, CrumbGamePanel)

/*
 * A step is where the game's `replay_step` says that a replay stops; 0 is before the first move. While it plays, the next
 * ones follow by themselves.
 *
 * Actions: `replay.forward` and `replay.back` (s): "step"; "round", to where a round ended; "end". `replay.play` plays
 * or pauses, from the start once all has been played. Every other way to another step pauses, and so does leaving.
 */

/** crumb_replay_view_get_n_moves: How many moves there had been at the step that is shown. */
guint crumb_replay_view_get_n_moves (CrumbReplayView *self);

/** crumb_replay_view_show_move: Goes to the first step with so many moves. */
void crumb_replay_view_show_move (CrumbReplayView *self, guint n_moves);

G_END_DECLS
