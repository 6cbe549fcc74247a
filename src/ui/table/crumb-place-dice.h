/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice in a place: as large as the room allows, sets in frames with what they score. */

#pragma once

#include "crumb-place.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLACE_DICE (crumb_place_dice_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlaceDice, crumb_place_dice, CRUMB, PLACE_DICE, GtkBox)

/** The shortest and the longest edge of a die, in pixels. */
#define CRUMB_DIE_LEAST 28
#define CRUMB_DIE_MOST 96

GtkWidget *crumb_place_dice_new (void);

/** crumb_place_dice_show: @usual: the edge that dice have where nothing forces another, in pixels. */
void crumb_place_dice_show (CrumbPlaceDice *self, const CrumbPlace *place, int usual);

/**
 * crumb_place_dice_fit: The longest edge that dice can have in a room of that size. They shrink to %CRUMB_DIE_LEAST
 * before they wrap, unless that would leave them small where several lines have room.
 */
int crumb_place_dice_fit (CrumbPlaceDice *self, int width, int height);

/** crumb_place_dice_set_edge: The edge of the dice the next time they are allocated; never longer than what fits. */
void crumb_place_dice_set_edge (CrumbPlaceDice *self, int edge);

/** crumb_place_dice_width: How wide @n dice of that edge are in a line. */
int crumb_place_dice_width (guint n, int edge);

/** crumb_place_dice_set_centered: Whether lines stand in the middle of the room. */
void crumb_place_dice_set_centered (CrumbPlaceDice *self, gboolean centered);

G_END_DECLS
