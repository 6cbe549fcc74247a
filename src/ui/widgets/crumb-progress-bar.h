/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A picture of how far somebody is: a row of crumbs that fills up. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PROGRESS_BAR (crumb_progress_bar_get_type ())
G_DECLARE_FINAL_TYPE (CrumbProgressBar, crumb_progress_bar, CRUMB, PROGRESS_BAR, GtkWidget)

/**
 * crumb_progress_bar_set_progress:
 * @name: whose it is; a screen reader may say no more than the name and the value
 * @points: what somebody has, 0 or more
 * @target: what is played to, more than 0
 */
void crumb_progress_bar_set_progress (CrumbProgressBar *self, const char *name, int points, int target);

G_END_DECLS
