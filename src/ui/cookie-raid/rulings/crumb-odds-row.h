/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How many dice one seat bids, and how often it wins with them. */

#pragma once

#include "rules/fraction.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ODDS_ROW (crumb_odds_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbOddsRow, crumb_odds_row, CRUMB, ODDS_ROW, GtkBox)

/* Property `dice` (uint): how many; 0 is no bid. */

/** crumb_odds_row_set_seat: Whose it is, counted from 0. */
void crumb_odds_row_set_seat (CrumbOddsRow *self, guint seat);

guint crumb_odds_row_get_dice (CrumbOddsRow *self);
void crumb_odds_row_set_dice (CrumbOddsRow *self, guint dice);

/** crumb_odds_row_set_most: The most dice that can be chosen. */
void crumb_odds_row_set_most (CrumbOddsRow *self, guint most);

/** crumb_odds_row_set_chance: How often it wins; %NULL while nobody bids, or when it is not known. */
void crumb_odds_row_set_chance (CrumbOddsRow *self, const CrumbFraction *chance);

G_END_DECLS
