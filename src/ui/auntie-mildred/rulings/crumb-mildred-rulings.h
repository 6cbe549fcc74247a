/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game: pranks, groups, dice on tasks, cookies. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_mildred_rulings_new: The `rulings_new` of #CrumbGameUi. Show Rule activates `win.rules`. */
GtkWidget *crumb_mildred_rulings_new (GSettings *settings);

/**
 * crumb_mildred_rulings_open: Shows how the last of so many moves was ruled, to be looked at with other numbers. FALSE
 * where it was not ruled on.
 */
gboolean crumb_mildred_rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves);

G_END_DECLS
