/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The play as it grows: the dice in the order laid, who laid them, the total with each, and what it scored. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cubbage/cubbage.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAY_LINE (crumb_play_line_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayLine, crumb_play_line, CRUMB, PLAY_LINE, AdwBin)

/**
 * crumb_play_line_show:
 * @held: the die that was thrown for the opponent and did not fit, or 0
 *
 * Shows the dice that were laid in @deal. Those from before the total was last zero are pale: they no longer count.
 */
void crumb_play_line_show (CrumbPlayLine *self, const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal,
                           guint held, const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS]);

/** crumb_play_line_set_pixel_size: The length of an edge of each die. */
void crumb_play_line_set_pixel_size (CrumbPlayLine *self, int pixel_size);

/** crumb_play_line_n_dice: How many dice are shown, a held one included. */
guint crumb_play_line_n_dice (CrumbPlayLine *self);

/** crumb_play_line_get_die: (transfer none): The die that was laid after so many others. */
GtkWidget *crumb_play_line_get_die (CrumbPlayLine *self, guint at);

G_END_DECLS
