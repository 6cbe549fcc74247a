/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Something that people save under a name that they choose. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_file_writer_ask_async:
 * @widget: what it is saved from
 * @title: of the dialog
 * @name: the name that is offered
 *
 * Asks for a file and writes it. Nothing waits for either.
 */
void crumb_file_writer_ask_async (GtkWidget *widget, const char *title, const char *name, GBytes *content,
                                  GAsyncReadyCallback callback, gpointer user_data);

/** crumb_file_writer_finish: (transfer full) (nullable): What to tell people; NULL if they canceled. */
char *crumb_file_writer_finish (GAsyncResult *result);

G_END_DECLS
