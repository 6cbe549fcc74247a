/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps the screen on while a window that people look at shows a running game, and only then. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_INHIBITOR (crumb_inhibitor_get_type ())
G_DECLARE_FINAL_TYPE (CrumbInhibitor, crumb_inhibitor, CRUMB, INHIBITOR, GObject)

/** crumb_inhibitor_new: @window, which must be one of an application, outlives it. */
CrumbInhibitor *crumb_inhibitor_new (GtkWindow *window);

/** crumb_inhibitor_set_wanted: Whether the screen is to stay on whenever the window is seen. */
void crumb_inhibitor_set_wanted (CrumbInhibitor *self, gboolean wanted);

/** crumb_inhibitor_get_inhibiting: Whether the screen is being kept on. */
gboolean crumb_inhibitor_get_inhibiting (CrumbInhibitor *self);

G_END_DECLS
