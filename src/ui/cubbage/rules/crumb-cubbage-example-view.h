/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Cubbage, drawn. */

#pragma once

#include "words/cubbage/crumb-cubbage-example.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_cubbage_example_view_new: (transfer floating): Its dice and what the referee says of them; @checked compares
 * that with what the rulebook says.
 */
GtkWidget *crumb_cubbage_example_view_new (gconstpointer example, gboolean checked);

G_END_DECLS
