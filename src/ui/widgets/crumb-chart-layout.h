/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where names and marks of a chart go, so that none hides another. No widgets. All lengths are pixels. */

#pragma once

#include "rules/seats.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_chart_layout_names:
 * @wanted: where the middle of each name would best be
 * @n: how many names there are, at most %CRUMB_SEATS_MAX
 * @height: that of a name
 * @top, @bottom: where the room for them begins and ends; it is for all of them
 * @placed: (out): where they go instead, as near as can be, in the same order from top to bottom
 */
void crumb_chart_layout_names (const float wanted[], guint n, float height, float top, float bottom, float placed[]);

/**
 * crumb_chart_layout_marks:
 * @heights: where the middle of each mark is, from top to bottom
 * @n: how many marks there are, at most %CRUMB_SEATS_MAX
 * @size: that of a mark, with some room around it
 * @shifts: (out): how far each one goes to the side
 *
 * Marks that would hide each other stand side by side instead.
 *
 * Returns: the most marks that do, 0 without marks
 */
guint crumb_chart_layout_marks (const float heights[], guint n, float size, float shifts[]);

G_END_DECLS
