/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Starts GTK so that nothing is read twice before the first window. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_quick_start_begin:
 * @resources: the path of Crumb's resources
 *
 * Initializes GTK, before libadwaita does. What libadwaita brings itself isn't read from GTK first: the theme, which it
 * replaces, and the icons, to which it adds its own.
 */
void crumb_quick_start_begin (const char *resources);

/** crumb_quick_start_end: To be called once libadwaita has begun, before there is a window. */
void crumb_quick_start_end (void);

G_END_DECLS
