/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice of a disputed bid or hand, the keys to enter them with, and the ruling. */

#pragma once

#include "crumb-rulings.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DISPUTE_VIEW (crumb_dispute_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDisputeView, crumb_dispute_view, CRUMB, DISPUTE_VIEW, AdwBin)

/*
 * Properties, notified on change only: `colour` (uint), that of the next dice where colours count, 0 for none;
 * `compact`, whether there is little height; `dice-size`, the length of an edge of the dice.
 *
 * Actions, enabled as what is entered allows: `table.die` (i, a face), `table.colour` (u), `table.done`,
 * `table.no-bid`, `table.back`, `rulings.seat` (ii, roll and seat), `rulings.pick` (iii, and the die), `rulings.let-go`
 * (Escape) and `rulings.rename` (is, a seat and what was typed).
 */

/** crumb_dispute_view_set_rulings: What is shown and entered; has to be called once. */
void crumb_dispute_view_set_rulings (CrumbDisputeView *self, CrumbRulings *rulings);

G_END_DECLS
