/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Drawing a widget smaller than it asks to be, for those that are read whole rather than cut. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_smaller_least: The smallest factor that words of @widget are drawn by: 0.75 beside text of the usual size, less
 * in larger text, for which there is no more room.
 */
double crumb_smaller_least (GtkWidget *widget);

/** crumb_smaller_natural: How wide or high @child asks to be, in pixels. */
int crumb_smaller_natural (GtkWidget *child, GtkOrientation orientation);

/** crumb_smaller_allocate: Gives @child all of its parent, drawn by @factor, above 0 and at most 1. */
void crumb_smaller_allocate (GtkWidget *child, int width, int height, int baseline, double factor);

G_END_DECLS
