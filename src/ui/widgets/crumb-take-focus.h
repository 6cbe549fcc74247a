/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Having the keys where people go on. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_take_focus: Gives @widget the keys now, and again once the window has been laid out, or the menu or dialog
 * above it has gone, if it is shown then. A window that is laid out anew for another size hides what is in it for a
 * moment, and then moves the focus on.
 */
void crumb_take_focus (GtkWidget *widget);

G_END_DECLS
