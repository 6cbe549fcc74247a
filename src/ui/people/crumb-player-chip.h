/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A known player who sits down with one tap. */

#pragma once

#include "record/base/crumb-seat.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAYER_CHIP (crumb_player_chip_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayerChip, crumb_player_chip, CRUMB, PLAYER_CHIP, AdwBin)

/** crumb_player_chip_new: @action: what a tap activates, with the name as target. */
GtkWidget *crumb_player_chip_new (const CrumbSeat *player, const char *action);

/** crumb_player_chip_get_player: (transfer none) */
const CrumbSeat *crumb_player_chip_get_player (CrumbPlayerChip *self);

G_END_DECLS
