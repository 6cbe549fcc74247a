/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game of Auntie Mildred's list shows in the places of its seats, and what it says of the last move. */

#pragma once

#include "ui/table/crumb-place.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_mildred_describe: The `describe` of #CrumbGameUi: victory dice, the black die, the pool. */
void crumb_mildred_describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place);

/** crumb_mildred_say: The `say` of #CrumbGameUi: the last move, and how it was ruled. */
void crumb_mildred_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying);

/** crumb_mildred_ruling_made: The `ruling_made` of #CrumbGameUi: pranks, groups and cookies are. */
gboolean crumb_mildred_ruling_made (gconstpointer before, const CrumbMove *move, gconstpointer after);

G_END_DECLS
