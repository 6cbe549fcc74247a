/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps the keyboard with the question that is being answered. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_hold_focus:
 * @widget: takes the keys; focusable
 *
 * From now on, whenever a menu, a popover or a dialog over @widget has closed, or something beside it was clicked, the
 * keyboard focus goes back to @widget: else Enter would open the menu again. People who move the focus with Tab or
 * the arrow keys keep it where they moved it, and so does a text that is being edited.
 */
void crumb_hold_focus (GtkWidget *widget);

/** crumb_hold_focus_at: Moves the focus to @part of @widget, as people could with Tab. */
void crumb_hold_focus_at (GtkWidget *widget, GtkWidget *part);

G_END_DECLS
