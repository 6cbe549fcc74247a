/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What people would read on a widget, and the keys that it takes. */

#pragma once

#include <gtk/gtk.h>

/** widget_texts: (transfer full): The text of every label that is shown, in order, one to a line. */
char *widget_texts (GtkWidget *root);

/** widget_find_all: (transfer container): Every shown widget of that type, in order. */
GPtrArray *widget_find_all (GtkWidget *root, GType type);

/** widget_count_class: How many shown widgets have that style class. */
guint widget_count_class (GtkWidget *root, const char *css_class);

/** widget_press: Does what the shortcut of that key does; there has to be one. Returns whether it meant anything. */
gboolean widget_press (GtkWidget *widget, guint keyval);
