/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand in a single line, however narrow: first its dice shrink, then those that do not fit are counted. */

#pragma once

#include "rules/dice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_HAND_LINE (crumb_hand_line_get_type ())
G_DECLARE_FINAL_TYPE (CrumbHandLine, crumb_hand_line, CRUMB, HAND_LINE, GtkWidget)

void crumb_hand_line_set_hand (CrumbHandLine *self, const CrumbDice *hand);
/** crumb_hand_line_set_pixel_size: The length of an edge of each die where there is room, at least 12 pixels. */
void crumb_hand_line_set_pixel_size (CrumbHandLine *self, int pixel_size);
/** crumb_hand_line_get_n_shown: How many dice are drawn; the others are a number at the end of the line. */
guint crumb_hand_line_get_n_shown (CrumbHandLine *self);

G_END_DECLS
