/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters one thing again, or what was forgotten: dice, a seat, or points, those of a whole round too. */

#pragma once

#include "ui/game/crumb-game-ui.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_MOVE_PAGE (crumb_move_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMovePage, crumb_move_page, CRUMB, MOVE_PAGE, AdwNavigationPage)

/*
 * Properties: `entered`, what it was, in words; `done-label`, what its button does; `adding`, whether it is new;
 * `direct`, whether there is nothing behind the page. Signal `changed`: something else is entered by now. Buttons
 * activate the actions of the dialog that it is in: `correction.choose`, `correction.strike`, `correction.add-before`,
 * `correction.add-after`, `correction.reason` and `correction.list`. Dice are entered with the keys of the table.
 */

/**
 * crumb_move_page_new:
 * @form: what of it is entered
 * @moves: as they are by now; several are the points of a round
 * @at: where it is in the correction
 * @points: what an amount is called
 * @names: of all seats, ended by NULL where there are fewer than %CRUMB_SEATS_MAX
 */
AdwNavigationPage *crumb_move_page_new (const CrumbMoveForm *form, const CrumbMove moves[], guint n_moves, guint at,
                                        const char *points, const char *const names[]);

/** crumb_move_page_get_move: (transfer none): as it is entered by now. */
const CrumbMove *crumb_move_page_get_move (CrumbMovePage *self);

/** crumb_move_page_get_points: (out): what each seat got in a round; 0 for all others. FALSE when it is no round. */
gboolean crumb_move_page_get_points (CrumbMovePage *self, int points[CRUMB_SEATS_MAX]);

guint crumb_move_page_get_at (CrumbMovePage *self);
gboolean crumb_move_page_get_adding (CrumbMovePage *self);

/** crumb_move_page_pick: What is typed next replaces that die. */
void crumb_move_page_pick (CrumbMovePage *self, CrumbDie die);

/** crumb_move_page_set_changes: (nullable): Says what it comes to, or what no longer fits. */
void crumb_move_page_set_changes (CrumbMovePage *self, const char *changes);

G_END_DECLS
