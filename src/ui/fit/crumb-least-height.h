/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rows of a name and dice: each can be narrower, so a box asks for the height of both at their narrowest. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_least_height: Has @bin, a widget with one child, ask for no more height than that needs at its width. */
void crumb_least_height (GtkWidget *bin);

G_END_DECLS
