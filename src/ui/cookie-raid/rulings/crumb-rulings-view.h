/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles one disputed bid or hand, with or without a game. */

#pragma once

#include "crumb-rulings.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RULINGS_VIEW (crumb_rulings_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulingsView, crumb_rulings_view, CRUMB, RULINGS_VIEW, AdwBin)

/*
 * Properties, notified on change only: `game`, nullable, whose people and rules are taken as long as nothing is being
 * settled; `settings` (#GSettings, nullable), where rule sets are saved.
 */

/** crumb_rulings_view_get_rulings: (transfer none): What is being settled. */
CrumbRulings *crumb_rulings_view_get_rulings (CrumbRulingsView *self);

/** crumb_rulings_view_show_page: Goes to `bids`, `hands` or `odds`. */
void crumb_rulings_view_show_page (CrumbRulingsView *self, const char *page);

/** crumb_rulings_view_open: Goes to the ruling that stood in @game after @n_moves moves. FALSE when there was none. */
gboolean crumb_rulings_view_open (CrumbRulingsView *self, CrumbGame *game, guint n_moves);

G_END_DECLS
