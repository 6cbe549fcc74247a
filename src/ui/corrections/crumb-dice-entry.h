/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice that are entered again: each can be picked, and what is typed replaces the one that is. */

#pragma once

#include "rules/dice.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DICE_ENTRY (crumb_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDiceEntry, crumb_dice_entry, CRUMB, DICE_ENTRY, AdwBin)

/* The first die is picked at first. Signal `changed`: the dice have changed. */

/** crumb_dice_entry_begin: @max: the most dice that can be entered; a die that is the only one is replaced by the next */
void crumb_dice_entry_begin (CrumbDiceEntry *self, const CrumbDice *dice, guint max);

/** crumb_dice_entry_pick: Picks the first die that shows that; none where there is none. */
void crumb_dice_entry_pick (CrumbDiceEntry *self, CrumbDie die);

/** crumb_dice_entry_get_dice: (transfer none): as they are entered by now. */
const CrumbDice *crumb_dice_entry_get_dice (CrumbDiceEntry *self);

/** crumb_dice_entry_enter: Replaces the die that is picked and picks the next; where none is, adds one if there is room. */
void crumb_dice_entry_enter (CrumbDiceEntry *self, CrumbDie die);

/** crumb_dice_entry_back: Removes the die that is picked, or the one before the place for the next. */
void crumb_dice_entry_back (CrumbDiceEntry *self);

/** crumb_dice_entry_undo: Takes back the last of these. FALSE if there is none. */
gboolean crumb_dice_entry_undo (CrumbDiceEntry *self);

G_END_DECLS
