/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How moves of Cubbage are entered again when they are corrected. */

#pragma once

#include "ui/people/crumb-game-ui.h"

G_BEGIN_DECLS

/** crumb_cubbage_form: The `move_form` of #CrumbGameUi. */
gboolean crumb_cubbage_form (gconstpointer before, const CrumbMove *move, CrumbMoveForm *form);

G_END_DECLS
