/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keyboard focus and scrolling that survive a new layout of the window. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * crumb_take_focus: Gives @widget the keyboard focus now, and again when the window is idle or the dialog above it has
 * closed, if it is mapped then: a breakpoint hides widgets for a moment, and GTK moves the focus elsewhere.
 */
void crumb_take_focus (GtkWidget *widget);

/** crumb_has_focus_inside: Whether the keyboard focus is in a descendant of @widget. */
gboolean crumb_has_focus_inside (GtkWidget *widget);

/**
 * crumb_keep_focus:
 * @spent: (nullable): a part of @widget that had its tap, and is not to keep the focus
 *
 * Gives @widget, if it is mapped, the focus when what had it is gone, so that keys go on working.
 */
void crumb_keep_focus (GtkWidget *widget, GtkWidget *spent);

/**
 * crumb_tab_leaves_lists: Lets Tab leave all lists of @root after the one row that has the focus: rows are gone through
 * with arrows. For lists of preferences groups, which have no property for it.
 */
void crumb_tab_leaves_lists (GtkWidget *root);

/** crumb_is_other_page: Whether a stack around @widget shows another page. */
gboolean crumb_is_other_page (GtkWidget *widget);

/** crumb_is_covered: Whether another page, a dialog, or a popover that has the focus is shown in the place of @widget. */
gboolean crumb_is_covered (GtkWidget *widget);

/**
 * crumb_keep_in_view:
 * @to: (nullable): in the same viewport
 *
 * Scrolls the viewport that @from is in so that both are seen, once they have been laid out; where there is no room for
 * that, all of @from, or its beginning; half of the room is left to @to. So it is when the room changes too, until something else is wanted there.
 */
void crumb_keep_in_view (GtkWidget *from, GtkWidget *to);

/**
 * crumb_lost_focus_return: From now on a widget of @window that loses the focus because a breakpoint hides it for a
 * moment gets the focus back when it is mapped again, unless people have moved it in between.
 */
void crumb_lost_focus_return (GtkWindow *window);

/** crumb_lost_focus_forget: What was hidden until now does not get the focus back, as something else wants it. */
void crumb_lost_focus_forget (GtkWindow *window);

G_END_DECLS
