/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The colours of players on white paper: libadwaita's standalone accents of the light style. */

#include "crumb-ink.h"

static const char *const inks[CRUMB_N_COLOURS] = {
  [CRUMB_COLOUR_BLUE] = "#0461be",   [CRUMB_COLOUR_ORANGE] = "#b62200", [CRUMB_COLOUR_GREEN] = "#15772e",
  [CRUMB_COLOUR_PURPLE] = "#8939a4", [CRUMB_COLOUR_RED] = "#c00023",    [CRUMB_COLOUR_TEAL] = "#007184",
  [CRUMB_COLOUR_YELLOW] = "#905300", [CRUMB_COLOUR_PINK] = "#a2326c",
};

GdkRGBA
crumb_ink_of (CrumbColour colour)
{
  GdkRGBA ink = { .alpha = 1 };

  g_return_val_if_fail (colour < CRUMB_N_COLOURS, ink);

  gdk_rgba_parse (&ink, inks[colour]);
  return ink;
}
