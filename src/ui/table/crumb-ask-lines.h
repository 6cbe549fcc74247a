/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be done, as a list of sentences: a tap on one does it. It scrolls in the room of the keys. */

#pragma once

#include "crumb-asking.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ASK_LINES (crumb_ask_lines_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAskLines, crumb_ask_lines, CRUMB, ASK_LINES, AdwBin)

GtkWidget *crumb_ask_lines_new (void);

/** crumb_ask_lines_set_columns: How many lines are beside each other. */
void crumb_ask_lines_set_columns (CrumbAskLines *self, guint columns);

/** crumb_ask_lines_show: Lines that stay are changed, not replaced. Returns whether any line says something else now. */
gboolean crumb_ask_lines_show (CrumbAskLines *self, const CrumbAsking *asking);

G_END_DECLS
