/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The faces of dice as people type them: all known, and none with a color. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_typed_faces_parse:
 * @argument: what crumb_typed_dice_parse() takes, without unknown faces and colors
 * @room: how many faces there is room for
 * @n: (out): how many dice there are
 *
 * Returns: FALSE with a %CRUMB_CLI_ERROR that names the argument
 */
gboolean crumb_typed_faces_parse (const char *argument, guint room, guint8 faces[], guint *n, GError **error);

/** crumb_typed_faces_parse_all: Like crumb_typed_faces_parse(), and it has to be exactly @wanted dice. */
gboolean crumb_typed_faces_parse_all (const char *argument, guint wanted, guint8 faces[], GError **error);

G_END_DECLS
