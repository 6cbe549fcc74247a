/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A page that scrolls, and what is always in view below it: at the bottom, or right under the page. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SCROLL_ABOVE (crumb_scroll_above_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScrollAbove, crumb_scroll_above, CRUMB, SCROLL_ABOVE, GtkWidget)

/*
 * Properties, each set once: `page` (#GtkScrolledWindow) and `below` (#GtkWidget).
 */

/** crumb_scroll_above_set_together: Whether what is below stands right under a page that needs less than the room. */
void crumb_scroll_above_set_together (CrumbScrollAbove *self, gboolean together);

G_END_DECLS
