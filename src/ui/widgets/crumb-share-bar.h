/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A part of a whole as a bar, with a line where it was to be expected. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SHARE_BAR (crumb_share_bar_get_type ())
G_DECLARE_FINAL_TYPE (CrumbShareBar, crumb_share_bar, CRUMB, SHARE_BAR, GtkWidget)

/** crumb_share_bar_new: @share, @expected: 0 to 1; below 0 nothing was expected. Words beside it have to say the same; it is but a picture. */
GtkWidget *crumb_share_bar_new (double share, double expected);

G_END_DECLS
