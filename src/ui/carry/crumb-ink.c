/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The colours of players on white paper: those of the light style. */

#include "crumb-ink.h"

static const char *const inks[CRUMB_N_COLOURS] = {
  [CRUMB_COLOUR_BLUE] = "#1c71d8",   [CRUMB_COLOUR_ORANGE] = "#d85a00", [CRUMB_COLOUR_GREEN] = "#1f8b4c",
  [CRUMB_COLOUR_PURPLE] = "#813d9c", [CRUMB_COLOUR_RED] = "#c01c28",    [CRUMB_COLOUR_TEAL] = "#007c8f",
  [CRUMB_COLOUR_YELLOW] = "#9c7700", [CRUMB_COLOUR_PINK] = "#d6408f",
};

GdkRGBA
crumb_ink_of (CrumbColour colour)
{
  GdkRGBA ink = { .alpha = 1 };

  g_return_val_if_fail (colour < CRUMB_N_COLOURS, ink);

  gdk_rgba_parse (&ink, inks[colour]);
  return ink;
}
