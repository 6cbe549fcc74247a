/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player, as groups of rows and small charts. */

#pragma once

#include "ui/past/crumb-filter-button.h"

#include "record/store/crumb-player-stats.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * crumb_player_figures_add: Appends to @box all that there is to say, best known things first.
 * @chosen: the games that they are of, as crumb_filter_button_list() has it
 */
void crumb_player_figures_add (GtkBox *box, const CrumbPlayerStats *stats, const char *const chosen[CRUMB_FILTER_N]);

G_END_DECLS
