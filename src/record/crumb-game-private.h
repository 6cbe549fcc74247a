/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the other files of the record need of a game. */

#pragma once

#include "crumb-game.h"
#include "crumb-journal.h"
#include "crumb-store.h"

G_BEGIN_DECLS

/** crumb_game_new: @head, @journal: (transfer full): as @store has them. */
CrumbGame *crumb_game_new (CrumbStore *store, CrumbGameHead *head, CrumbJournal *journal);

G_END_DECLS
