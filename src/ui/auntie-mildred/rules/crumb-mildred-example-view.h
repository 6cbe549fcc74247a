/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Auntie Mildred's list, drawn. */

#pragma once

#include "words/auntie-mildred/crumb-mildred-example.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_mildred_example_view_new: (transfer floating): Its dice and what the referee says of them; @checked compares
 * that with what the rulebook says.
 */
GtkWidget *crumb_mildred_example_view_new (gconstpointer example, gboolean checked);

G_END_DECLS
