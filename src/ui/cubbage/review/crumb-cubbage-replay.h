/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game move by move: the board and the dice as they were. */

#pragma once

#include "ui/people/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_REPLAY (crumb_cubbage_replay_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageReplay, crumb_cubbage_replay, CRUMB, CUBBAGE_REPLAY, CrumbGamePanel)

GtkWidget *crumb_cubbage_replay_new (void);

/** crumb_cubbage_replay_get_step: After how many moves the table is shown. */
guint crumb_cubbage_replay_get_step (CrumbCubbageReplay *self);
/** crumb_cubbage_replay_set_step: Shows the table after so many moves, at most all of them. */
void crumb_cubbage_replay_set_step (CrumbCubbageReplay *self, guint step);

G_END_DECLS
