/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is shown is what is tapped: a tap on something that was entered opens its correction. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Stands for the move of something that no move entered. */
#define CRUMB_NOT_ENTERED G_MAXUINT

/**
 * crumb_mend_tap_set:
 * @widget: shows something that was entered, and perhaps its dice
 * @move: which of the standing moves, counted from 0, or %CRUMB_NOT_ENTERED
 *
 * From now on a tap on @widget activates `win.correct` (u: @move), or next to one of its dice `win.correct-die` (uuu:
 * @move, face, color). Keys get there from the list of all moves.
 */
void crumb_mend_tap_set (GtkWidget *widget, guint move);

/**
 * crumb_pick_tap_set: From now on a tap on @widget activates `table.pick` (iuu: @seat, face, color) next to one of its
 * dice, else `table.seat` (i).
 */
void crumb_pick_tap_set (GtkWidget *widget, guint seat);

G_END_DECLS
