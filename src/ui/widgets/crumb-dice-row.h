/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Several dice side by side, in more than one line where they do not fit. */

#pragma once

#include "rules/dice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DICE_ROW (crumb_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDiceRow, crumb_dice_row, CRUMB, DICE_ROW, GtkWidget)

GtkWidget *crumb_dice_row_new (void);

void crumb_dice_row_set_dice (CrumbDiceRow *self, const CrumbDice *dice);
/** crumb_dice_row_set_pixel_size: The length of an edge of each die. */
void crumb_dice_row_set_pixel_size (CrumbDiceRow *self, int pixel_size);
/** crumb_dice_row_keep_in_line: From now on there is only one line, however little room there is. */
void crumb_dice_row_keep_in_line (CrumbDiceRow *self);

G_END_DECLS
