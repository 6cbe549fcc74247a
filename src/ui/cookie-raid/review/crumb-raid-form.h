/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Cookie Raid are entered again when they are corrected. */

#pragma once

#include "ui/people/crumb-game-ui.h"

G_BEGIN_DECLS

/** crumb_raid_form: The `move_form` of #CrumbGameUi. */
gboolean crumb_raid_form (gconstpointer before, const CrumbMove *move, CrumbMoveForm *form);

G_END_DECLS
