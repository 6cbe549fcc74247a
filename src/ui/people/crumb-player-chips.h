/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Known players who are not at the table yet, to be seated with one tap. */

#pragma once

#include "crumb-seating.h"

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAYER_CHIPS (crumb_player_chips_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayerChips, crumb_player_chips, CRUMB, PLAYER_CHIPS, AdwBin)

/**
 * crumb_player_chips_load:
 * @action: what a tap activates, with the player's name
 *
 * Offers those who played last.
 */
gboolean crumb_player_chips_load (CrumbPlayerChips *self, CrumbStore *store, const char *action, GError **error);

/** crumb_player_chips_hide: Offers nobody who has one of those names. */
void crumb_player_chips_hide (CrumbPlayerChips *self, const CrumbSeatingRow rows[], guint n_rows);

/** crumb_player_chips_find: (transfer none) (nullable): The player with that name. */
const CrumbSeat *crumb_player_chips_find (CrumbPlayerChips *self, const char *name);

G_END_DECLS
