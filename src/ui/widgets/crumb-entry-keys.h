/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys that dice are entered with, the same everywhere. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** CrumbNumberKey: @number was pressed: 0 to 9 by its key, 10 to 12 by a letter. Returns whether that means anything. */
typedef gboolean (*CrumbNumberKey) (GtkWidget *widget, int number);

/**
 * crumb_entry_keys_add:
 *
 * Has @widget take the numbers, whatever the layout of the keyboard (see crumb_typed_digit ()), and Backspace, Enter
 * and the letters as its actions `table.back`, `table.done`, `table.colour` and `table.countdown`, and where it has them
 * `table.place` (the home row), `table.leave` (Escape), `table.rest` (a point), `table.last-die` (a number with Ctrl) and `table.held` (a number
 * that is held down, after it was taken), as long as it is shown and no dialog lies over it.
 */
void crumb_entry_keys_add (GtkWidget *widget, CrumbNumberKey number_key);

/** crumb_entry_keys_press: Does what that key press means here, wherever the focus is. Returns whether it means anything. */
gboolean crumb_entry_keys_press (GtkWidget *widget, GdkEvent *event);

/**
 * crumb_entry_keys_ended: The number that was pressed last was the end of what it belongs to. An Enter that comes too soon
 * after it to be an answer to what is asked next is the end of that, too, and changes nothing.
 */
void crumb_entry_keys_ended (GtkWidget *widget);

G_END_DECLS
