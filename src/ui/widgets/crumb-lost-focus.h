/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys stay where they were when a window is laid out anew. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_lost_focus_return: A breakpoint hides what it lays out anew for a moment, and GTK then gives the focus to
 * something else. From now on whatever of @window had it gets it back once it is shown again, unless people have moved
 * it on.
 */
void crumb_lost_focus_return (GtkWindow *window);

G_END_DECLS
