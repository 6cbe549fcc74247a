/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters one move again, or one that was forgotten: its dice, its seat, or its points. */

#pragma once

#include "ui/people/crumb-game-ui.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_MOVE_PAGE (crumb_move_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMovePage, crumb_move_page, CRUMB, MOVE_PAGE, AdwNavigationPage)

/*
 * Signals: `chosen`: the move is to be what crumb_move_page_get_move() says; `struck`: it is to be removed; `add`
 * (gboolean after): something was forgotten before it, or after it. Dice are entered with the keys of the table.
 */

/**
 * crumb_move_page_new:
 * @form: what of it is entered
 * @adding: whether @move is new, with the seat that is asked
 * @title: what it enters, in words
 * @points: what its amount is called
 * @names: of all seats, ended by NULL where there are fewer than %CRUMB_SEATS_MAX
 */
AdwNavigationPage *crumb_move_page_new (const CrumbMoveForm *form, const CrumbMove *move, gboolean adding,
                                        const char *title, const char *points, const char *const names[]);

/** crumb_move_page_get_move: (transfer none): as it was entered, whole. */
const CrumbMove *crumb_move_page_get_move (CrumbMovePage *self);

G_END_DECLS
