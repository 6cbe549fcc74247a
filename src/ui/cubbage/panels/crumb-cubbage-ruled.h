/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move of a game was ruled on: a die that was laid, or dice that were counted. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cubbage/cubbage.h"

G_BEGIN_DECLS

/**
 * CrumbCubbageRuled:
 * @is_play: whether a die was laid; else a hand or a crib was counted
 * @last: whether nobody could add a die
 * @n: how many dice there are
 * @dice: those that were counted, the starter last; or those laid since the total was zero, in order
 */
typedef struct
{
  gboolean is_play;
  gboolean last;
  guint n;
  uint8_t dice[CRUMB_CUBBAGE_PLAY_DICE];
} CrumbCubbageRuled;

/** crumb_cubbage_ruled_read: What came of a move between these states; FALSE when nothing was ruled on. */
gboolean crumb_cubbage_ruled_read (const CrumbCubbage *before, const CrumbCubbage *after, CrumbCubbageRuled *ruled);

/** crumb_cubbage_ruled_at: The ruling that stood in @game after so many moves. */
gboolean crumb_cubbage_ruled_at (CrumbGame *game, guint n_moves, CrumbCubbageRuled *ruled);

/** crumb_cubbage_count_parts: How many combinations the first @n_counts hands and cribs of the deal that is shown have. */
guint crumb_cubbage_count_parts (const CrumbCubbage *game, int n_counts);

/** crumb_cubbage_describe_part: (transfer full) (nullable): What the combination @at of that deal, counted from 0, brings. */
char *crumb_cubbage_describe_part (const CrumbCubbage *game, guint at);

/** crumb_cubbage_hide_parts: Takes away what the combinations score that come after the first @steps of that deal. */
void crumb_cubbage_hide_parts (CrumbCubbage *game, guint steps);

G_END_DECLS
