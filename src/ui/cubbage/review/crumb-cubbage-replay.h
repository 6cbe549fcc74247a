/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game move by move: the board and the dice as they were. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_REPLAY (crumb_cubbage_replay_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageReplay, crumb_cubbage_replay, CRUMB, CUBBAGE_REPLAY, CrumbGamePanel)

GtkWidget *crumb_cubbage_replay_new (void);

/** crumb_cubbage_replay_step: What a move is to a replay, as #CrumbGameUi asks for it. */
unsigned crumb_cubbage_replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told);

G_END_DECLS
