/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game: pranks, groups, dice on tasks, cookies. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_mildred_rulings_new: The `rulings_new` of #CrumbGameUi. Show Rule activates `win.rules`. */
GtkWidget *crumb_mildred_rulings_new (GSettings *settings);

G_END_DECLS
