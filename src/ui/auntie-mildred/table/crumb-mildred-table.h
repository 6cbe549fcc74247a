/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Auntie Mildred's list: what it asks in each phase, and what a tap means. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_mildred_table_new: The `table_new` of #CrumbGameUi. */
GtkWidget *crumb_mildred_table_new (GSettings *settings);

G_END_DECLS
