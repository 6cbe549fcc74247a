/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A disputed bid or hand in the frame: what its keys and taps do. */

#pragma once

#include "crumb-rulings.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DISPUTE_VIEW (crumb_dispute_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDisputeView, crumb_dispute_view, CRUMB, DISPUTE_VIEW, AdwBin)

/*
 * Property `colour` (uint), notified on change only: that of the next dice where colors count, 0 for none.
 *
 * Actions, enabled as what is entered allows: those of the frame, `table.die` (i, a face), `table.colour` (u),
 * `table.done`, `table.no-bid`, `table.back` and `rulings.let-go` (Escape).
 */

/** crumb_dispute_view_set_rulings: What is shown and entered; has to be called once. */
void crumb_dispute_view_set_rulings (CrumbDisputeView *self, CrumbRulings *rulings);

G_END_DECLS
