/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand or a crib as it is counted: each combination with its dice and its points, one by one or all at once. */

#pragma once

#include "rules/cubbage/count.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_COUNT_VIEW (crumb_count_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCountView, crumb_count_view, CRUMB, COUNT_VIEW, AdwBin)

/* Action `count.step`: the next combination, from the first if all are shown. */

/**
 * crumb_count_view_show:
 * @title: whose hand it is, shown without markup
 * @dice: the faces, the starter last
 * @n: how many there are
 *
 * Counts these dice, and shows all combinations.
 */
void crumb_count_view_show (CrumbCountView *self, const char *title, const uint8_t dice[], guint n);

/**
 * crumb_count_view_show_uncounted:
 * @dice: the faces, the starter last; 0 for one that is still to be entered
 * @claim: what is being typed for them; less than 0 for nothing
 *
 * Shows these dice without what they are worth, which nobody is to read before it is claimed.
 */
void crumb_count_view_show_uncounted (CrumbCountView *self, const char *title, const uint8_t dice[CRUMB_CUBBAGE_HAND],
                                      int claim);

/** crumb_count_view_set_pixel_size: The length of an edge of the dice of the hand. */
void crumb_count_view_set_pixel_size (CrumbCountView *self, int pixel_size);

/** crumb_count_view_set_note: (nullable): What else there is to say, such as that somebody claimed less. */
void crumb_count_view_set_note (CrumbCountView *self, const char *note);

/** crumb_count_view_get_count: (transfer none): What is counted. */
const CrumbCubbageCount *crumb_count_view_get_count (CrumbCountView *self);

guint crumb_count_view_get_steps (CrumbCountView *self);
/**
 * crumb_count_view_set_steps: Shows only the first combinations, and lets nobody look at the others; all of them when there
 * are fewer.
 */
void crumb_count_view_set_steps (CrumbCountView *self, guint steps);

G_END_DECLS
