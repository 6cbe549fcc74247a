/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What stands beside the answer is built once the answer is on the screen. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_fill_after_frame:
 * @place: keeps its size whether it is filled or not, so that nothing moves
 * @fill: fills @place unless it is filled already
 * @owner: passed to @fill; lives as long as @place
 *
 * Calls @fill each time that it has appeared, before the second frame that shows it.
 */
void crumb_fill_after_frame (GtkWidget *place, GSourceOnceFunc fill, gpointer owner);

G_END_DECLS
