/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows the mark of a player, and lets people choose another one. */

#pragma once

#include "record/base/crumb-seat.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_COLOUR_BUTTON (crumb_colour_button_get_type ())
G_DECLARE_FINAL_TYPE (CrumbColourButton, crumb_colour_button, CRUMB, COLOUR_BUTTON, AdwBin)

/*
 * Property `colour` (uint, a CrumbColour): what is shown. Signal `chosen` (uint): people picked a colour;
 * what follows from that is for others to say, the button only shows.
 */

void crumb_colour_button_set_colour (CrumbColourButton *self, CrumbColour colour);

G_END_DECLS
