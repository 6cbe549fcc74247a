/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The plate in a line: the dice that may still lie there, and how many of them are gone. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLATE_ROW (crumb_plate_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlateRow, crumb_plate_row, CRUMB, PLATE_ROW, GtkBox)

/** crumb_plate_row_show: Invisible when no dice are left. */
void crumb_plate_row_show (CrumbPlateRow *self, const CrumbRaid *raid);

G_END_DECLS
