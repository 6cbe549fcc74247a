/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can become of a move that no longer fits. No widgets. */

#pragma once

#include "record/store/crumb-correction.h"
#include "ui/game/crumb-game-ui.h"

G_BEGIN_DECLS

/** How many ways there are, counted from 0, in the order in which they are offered. */
#define CRUMB_CORRECTION_WAYS 8

/**
 * crumb_correction_way_describe:
 * @note: (out) (nullable): what there is to say of it besides what it comes to
 *
 * Returns: (nullable): what it is called; NULL where it's the move itself, as it is then
 */
const char *crumb_correction_way_describe (guint way, const char **note);

/**
 * crumb_correction_way_apply:
 * @kept: the state of the game without the correction
 *
 * Goes that way with the first move of @correction that doesn't fit. FALSE, changing nothing, where that makes no sense.
 */
gboolean crumb_correction_way_apply (guint way, CrumbCorrection *correction, const CrumbGameUi *ui, gconstpointer kept);

G_END_DECLS
