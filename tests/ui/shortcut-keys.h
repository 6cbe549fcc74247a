/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys that the program reacts to, as people read them. */

#pragma once

#include <gtk/gtk.h>

/**
 * shortcut_keys_add:
 * @keys: (element-type utf8): "Ctrl+Z"
 *
 * Adds the keys of all our own widgets that @root shows. Left out are those of GTK, Escape, and what is the same key on
 * the number pad.
 */
void shortcut_keys_add (GHashTable *keys, GtkWidget *root);

/** shortcut_keys_add_application: Adds the keys of the application's actions. */
void shortcut_keys_add_application (GHashTable *keys, GtkApplication *application);

/** shortcut_keys_assert_shown: Fails unless @root shows each of them. */
void shortcut_keys_assert_shown (GHashTable *keys, GtkWidget *root);
