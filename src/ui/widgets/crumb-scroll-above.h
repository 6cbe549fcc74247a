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

/**
 * CrumbBelow: Where that stands what is below a page that needs less than the room.
 * @CRUMB_BELOW_AT_BOTTOM: at the bottom, where thumbs are
 * @CRUMB_BELOW_STEADY: under the page, its end where it was lowest at this size, so that a pointer finds it again
 * @CRUMB_BELOW_TOGETHER: right under the page
 */
typedef enum
{
  CRUMB_BELOW_AT_BOTTOM,
  CRUMB_BELOW_STEADY,
  CRUMB_BELOW_TOGETHER,
} CrumbBelow;

/** crumb_scroll_above_set_place: Where to put what is below. */
void crumb_scroll_above_set_place (CrumbScrollAbove *self, CrumbBelow place);

G_END_DECLS
