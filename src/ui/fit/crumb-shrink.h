/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Words that must be read whole in little room: shorter ones are shown where the first don't fit, and these are drawn
 * smaller rather than cut. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SHRINK (crumb_shrink_get_type ())
G_DECLARE_FINAL_TYPE (CrumbShrink, crumb_shrink, CRUMB, SHRINK, GtkWidget)

/*
 * Children of its template are tried in turn. Those that are hidden don't count.
 */

/** crumb_shrink_new: @child (transfer floating): what is drawn smaller where it doesn't fit. */
GtkWidget *crumb_shrink_new (GtkWidget *child);

G_END_DECLS
