/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Squares side by side, all as large as the row allows; more than one row only where the smallest don't fit. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_FIT_BOX (crumb_fit_box_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFitBox, crumb_fit_box, CRUMB, FIT_BOX, GtkWidget)

/*
 * Properties `min-size` and `max-size` (int): between which lengths the edge of a square is, in pixels.
 */

GtkWidget *crumb_fit_box_new (void);

/** crumb_fit_box_append: Adds @child (transfer floating) at the end. */
void crumb_fit_box_append (CrumbFitBox *self, GtkWidget *child);

G_END_DECLS
