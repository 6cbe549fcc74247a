/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A row for a number that is typed: digits replace it at once, and Enter says that it is all. An AdwSpinRow would be
 * told to no screen reader. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_AMOUNT_ROW (crumb_amount_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAmountRow, crumb_amount_row, CRUMB, AMOUNT_ROW, AdwActionRow)

/* Signals: `changed`, whenever another number is typed; `entered`, when Enter is pressed in it. */

/** crumb_amount_row_begin: Gives it the focus, with its number selected, so that digits replace it. */
void crumb_amount_row_begin (CrumbAmountRow *self);

/** crumb_amount_row_set_max: It takes numbers from 0 to that. */
void crumb_amount_row_set_max (CrumbAmountRow *self, int max);

/** crumb_amount_row_get_amount: Its number, also while it is being typed. */
int crumb_amount_row_get_amount (CrumbAmountRow *self);

void crumb_amount_row_set_amount (CrumbAmountRow *self, int amount);

G_END_DECLS
