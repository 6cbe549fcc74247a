/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One die, drawn as a die. */

#pragma once

#include "rules/dice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DIE_VIEW (crumb_die_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDieView, crumb_die_view, CRUMB, DIE_VIEW, GtkWidget)

/** crumb_die_view_set_die: What it shows; face 0 is one that nobody entered. Fills an empty place. */
void crumb_die_view_set_die (CrumbDieView *self, CrumbDie die);
CrumbDie crumb_die_view_get_die (CrumbDieView *self);
/** crumb_die_view_set_empty: Whether it is only the place of a die. */
void crumb_die_view_set_empty (CrumbDieView *self, gboolean empty);
gboolean crumb_die_view_is_empty (CrumbDieView *self);
/** crumb_die_view_set_marked: Whether it is the die that decides. */
void crumb_die_view_set_marked (CrumbDieView *self, gboolean marked);
/** crumb_die_view_set_pixel_size: The length of an edge. */
void crumb_die_view_set_pixel_size (CrumbDieView *self, int pixel_size);

G_END_DECLS
