/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A row for a number that is typed: digits replace it at once, and Enter says that it is all. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_amount_row_begin: Gives @row the focus, with its number selected, so that digits replace it. */
void crumb_amount_row_begin (AdwSpinRow *row);

/** crumb_amount_row_on_enter: Calls @entered (@object, row) when Enter is pressed in @row, with its number read. */
void crumb_amount_row_on_enter (AdwSpinRow *row, void (*entered) (gpointer object, AdwSpinRow *row), gpointer object);

G_END_DECLS
