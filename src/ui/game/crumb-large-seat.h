/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat on the scoreboard for the whole room: name, total and progress. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LARGE_SEAT (crumb_large_seat_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLargeSeat, crumb_large_seat, CRUMB, LARGE_SEAT, GtkGrid)

void crumb_large_seat_show (CrumbLargeSeat *self, CrumbGame *game, guint seat);

/** crumb_large_seat_set_beside: Whether the total stands beside the name and the progress, not between them. */
void crumb_large_seat_set_beside (CrumbLargeSeat *self, gboolean beside);

G_END_DECLS
