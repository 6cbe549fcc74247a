/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where the keys go and what is scrolled to, whatever GTK does with the focus in between. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_take_focus: Gives @widget the keys now, and again once the window has been laid out, or the menu or dialog
 * above it has gone, if it is shown then. A window that is laid out anew for another size hides what is in it for a
 * moment, and then moves the focus on.
 */
void crumb_take_focus (GtkWidget *widget);

/** crumb_keep_in_view: Scrolls the viewport that @widget is in so that it is seen, once it has been laid out. */
void crumb_keep_in_view (GtkWidget *widget);

/**
 * crumb_lost_focus_return: A breakpoint hides what it lays out anew for a moment, and GTK then gives the focus to
 * something else. From now on whatever of @window had it gets it back once it is shown again, unless people have moved
 * it on.
 */
void crumb_lost_focus_return (GtkWindow *window);

G_END_DECLS
