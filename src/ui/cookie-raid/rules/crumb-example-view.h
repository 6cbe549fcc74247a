/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules, drawn, with what the referee says of it. */

#pragma once

#include "words/cookie-raid/crumb-example.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_example_view_new: @checked compares what the rulebook and the referee say. */
GtkWidget *crumb_example_view_new (gconstpointer example, gboolean checked);

G_END_DECLS
