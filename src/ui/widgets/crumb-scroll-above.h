/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A page that scrolls, and what is always in view below it: at the bottom, or right under the page. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SCROLL_ABOVE (crumb_scroll_above_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScrollAbove, crumb_scroll_above, CRUMB, SCROLL_ABOVE, GtkWidget)

/*
 * Properties: `page` (#GtkScrolledWindow) and `below` (#GtkWidget), each set once.
 *
 * `near` (boolean): where the page needs less than the room, what is below stands under it rather than at
 * the bottom, where thumbs are. Its end stays where it was lowest at this size, so that a pointer finds it again.
 *
 * `low` (boolean): there is hardly any height, so that a question in it is written small.
 *
 * `lead` (#GtkWidget), set once: the first child of some box, which moves to the end of the page where it's low. The
 * page has a box then.
 */

/** crumb_scroll_above_set_together: Puts what is below right under the page for now, wherever it ended before. */
void crumb_scroll_above_set_together (CrumbScrollAbove *self, gboolean together);

G_END_DECLS
