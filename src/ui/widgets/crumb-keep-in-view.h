/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Scrolling to what people look at. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_keep_in_view: Scrolls the viewport that @widget is in so that it is seen, once it has been laid out. */
void crumb_keep_in_view (GtkWidget *widget);

G_END_DECLS
