/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Unfinished games and players in the desktop's search. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SEARCH_PROVIDER (crumb_search_provider_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSearchProvider, crumb_search_provider, CRUMB, SEARCH_PROVIDER, GObject)

/*
 * Implements org.gnome.Shell.SearchProvider2. Property `store` (CrumbStore, nullable): where it looks; without one it
 * finds nothing.
 *
 * Signals: `opening`, before anything is found, so that a program that was started for a search can set `store`;
 * `activated` (action: a string, its target: a string): the action of a window that shows what was selected
 */

/** crumb_search_provider_export: Answers on @connection at @path until the provider is disposed of. */
gboolean crumb_search_provider_export (CrumbSearchProvider *self, GDBusConnection *connection, const char *path,
                                       GError **error);

G_END_DECLS
