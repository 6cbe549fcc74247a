/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's roll and its place among the others. */

#pragma once

#include "crumb-places.h"

#include "record/base/crumb-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ROLL_ROW (crumb_roll_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRollRow, crumb_roll_row, CRUMB, ROLL_ROW, GtkBox)

void crumb_roll_row_set_place (CrumbRollRow *self, const CrumbSeat *seat, const CrumbRollPlace *place);

/** crumb_roll_row_align: Has its dice begin where those of the other rows of @group do. */
void crumb_roll_row_align (CrumbRollRow *self, GtkSizeGroup *group);

/** crumb_roll_row_enlarge: For a row that is made as large as it fits: all dice in one line, and most of the name. */
void crumb_roll_row_enlarge (CrumbRollRow *self);

G_END_DECLS
