/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads the texts that a widget shows, presses its keys and waits for it. */

#pragma once

#include <gtk/gtk.h>

/** widget_texts: (transfer full): The text of every shown label, in order, one per line. */
char *widget_texts (GtkWidget *root);

/** widget_shows: Whether @text is in the text of a shown label. */
gboolean widget_shows (GtkWidget *root, const char *text);

/** widget_assert_shows: @text is in the text of a shown label. */
void widget_assert_shows (GtkWidget *root, const char *text);

/** widget_find_all: (transfer container): All shown widgets of that type, in order. */
GPtrArray *widget_find_all (GtkWidget *root, GType type);

/** widget_find: The first shown widget of that type, which must be there. */
GtkWidget *widget_find (GtkWidget *root, GType type);

/** widget_count_class: How many shown widgets have that style class. */
guint widget_count_class (GtkWidget *root, const char *css_class);

/** widget_press: Presses a number, or activates the shortcut of another key, which must exist. Returns whether it did anything. */
gboolean widget_press (GtkWidget *widget, guint keyval);

/** widget_move_focus: Presses Tab or an arrow where the focus is: a widget around it may move it, else @window does, or
 * a popover in a window. */
void widget_move_focus (GtkWidget *window, guint keyval, GtkDirectionType direction);

/** widget_wait: Does what comes next. Until then it sleeps, but no longer than a frame, so that a deadline is seen. */
void widget_wait (void);

/**
 * widget_destroy_window: Destroys the window once each layout in it is complete: a breakpoint bin that goes between two
 * layouts never frees its picture of the first, which would be reported as our leak.
 */
void widget_destroy_window (GtkWindow *window);
