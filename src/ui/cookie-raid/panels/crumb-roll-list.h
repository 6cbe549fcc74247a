/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One roll of all who took part: their dice under each other, best first. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_ROLL_LIST (crumb_roll_list_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRollList, crumb_roll_list, CRUMB, ROLL_LIST, GtkBox)

/** crumb_roll_list_new: The dice of all lists of @group begin at the same place. */
GtkWidget *crumb_roll_list_new (GtkSizeGroup *group);

/**
 * crumb_roll_list_set_roll:
 * @game: whose seats they are
 * @roll: a roll of @raid, which is @game after @n_moves
 * @winner: who takes a die by it, or %CRUMB_NO_SEAT
 * @caption: (nullable): what is to be said of it
 */
void crumb_roll_list_set_roll (CrumbRollList *self, CrumbGame *game, guint n_moves, const CrumbRaid *raid,
                               const CrumbRoll *roll, guint winner, const char *caption);

G_END_DECLS
