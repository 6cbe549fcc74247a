/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player's name, or a heading, where there is little room: drawn smaller before anything of it is left out, or a word
 * broken. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_NAME (crumb_name_get_type ())
G_DECLARE_FINAL_TYPE (CrumbName, crumb_name, CRUMB, NAME, GtkWidget)

/*
 * Properties: `width-chars` (int), of how many letters it keeps the room, however small; `max-width-chars` (int), as
 * wide as how many letters it asks to be at most, 0 for no limit; `wrap` (boolean): it has more than one line if it must;
 * `at-end` (boolean): the lines end at the same place.
 */

/** crumb_name_set_name: Shows @name, as typed. All of it is told where it is pointed at, if some may be left out. */
void crumb_name_set_name (CrumbName *self, const char *name);

G_END_DECLS
