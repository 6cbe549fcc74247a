/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The colours that the next dice can have, where colours count. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_COLOUR_KEYS (crumb_colour_keys_get_type ())
G_DECLARE_FINAL_TYPE (CrumbColourKeys, crumb_colour_keys, CRUMB, COLOUR_KEYS, AdwBin)

/* Each key sets `table.colour` (u): 0 no colour, 1 to %CRUMB_COLOURS; the key of the one that is set is pressed. */

G_END_DECLS
