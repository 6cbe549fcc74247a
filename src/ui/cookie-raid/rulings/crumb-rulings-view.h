/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles one disputed bid or hand, with or without a game. */

#pragma once

#include "crumb-disputes.h"
#include "ui/table/crumb-rulings-page.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RULINGS_VIEW (crumb_rulings_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulingsView, crumb_rulings_view, CRUMB, RULINGS_VIEW, CrumbRulingsPage)

/** The kind of case that has the odds, behind those of #CrumbDisputeKind. */
#define CRUMB_RULINGS_ODDS CRUMB_DISPUTES

/*
 * What is entered is #CrumbDisputes. As long as that is empty a game lends it its people and rules. Properties, notified
 * on change only: `colour` (uint), that of the next dice where colors count, 0 for none; `rules` (string), the canonical
 * text of house rules.
 *
 * Actions, enabled as what is entered allows: those of the frame, `table.die` (i, a face), `table.colour` (u),
 * `table.done`, `table.no-bid`, `table.back`, `rulings.rules` (s), `rulings.agree`,
 * `rulings.let-go` (Escape), `rulings.add`, `rulings.people`,
 * `rulings.sit-down` and `rulings.clear`.
 */

/** crumb_rulings_view_new: @settings: (nullable): where rule sets are saved. */
GtkWidget *crumb_rulings_view_new (GSettings *settings);

/** crumb_rulings_view_open: Goes to the ruling that stood in @game after @n_moves moves. FALSE when there was none. */
gboolean crumb_rulings_view_open (GtkWidget *view, CrumbGame *game, guint n_moves);

G_END_DECLS
