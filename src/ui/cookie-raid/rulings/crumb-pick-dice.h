/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice of one seat of a dispute, each of which can be tapped to be changed. */

#pragma once

#include "rules/cookie-raid/dispute.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PICK_DICE (crumb_pick_dice_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPickDice, crumb_pick_dice, CRUMB, PICK_DICE, AdwBin)

/*
 * A tap on a die is the action `rulings.pick` with the roll, the seat and the number of the die (iii).
 */

/** crumb_pick_dice_set_pixel_size: The length of an edge of each die, from when it is shown next. */
void crumb_pick_dice_set_pixel_size (CrumbPickDice *self, int pixel_size);

/**
 * crumb_pick_dice_show:
 * @marked: the die, or the missing one, that decides; -1 for none
 *
 * Shows the dice of @seat in @roll, those of a hand with its sets drawn together.
 */
void crumb_pick_dice_show (CrumbPickDice *self, const CrumbDispute *dispute, guint roll, guint seat, int marked);

G_END_DECLS
