/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Something that people save under a name that they choose. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_file_writer_ask:
 * @widget: what it is saved from, where a toast tells whether it was
 * @title: of the dialog
 * @name: the name that is offered; what no file’s name can have becomes a hyphen
 *
 * Asks for a file and writes it. Nothing waits for either.
 */
void crumb_file_writer_ask (GtkWidget *widget, const char *title, const char *name, GBytes *content);

G_END_DECLS
