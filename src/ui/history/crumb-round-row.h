/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of the table of rounds: the names, a round, or the totals. */

#pragma once

#include "record/store/crumb-game.h"
#include "ui/widgets/crumb-score-lines.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The columns of the table: what the line is, one for each seat, and what can be done with it. */
#define CRUMB_ROUND_COLUMNS (2 + CRUMB_SEATS_MAX)

#define CRUMB_TYPE_ROUND_ROW (crumb_round_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRoundRow, crumb_round_row, CRUMB, ROUND_ROW, GtkListBoxRow)

/**
 * crumb_round_row_new:
 * @columns: (element-type GtkSizeGroup): what keeps the columns of all lines equally wide
 */
GtkWidget *crumb_round_row_new (GPtrArray *columns);

void crumb_round_row_show_names (CrumbRoundRow *self, CrumbGame *game);
/** crumb_round_row_show_round: @round is counted from 0; @lines are those of @game. */
void crumb_round_row_show_round (CrumbRoundRow *self, CrumbGame *game, const CrumbScoreLines *lines, guint round);
/** crumb_round_row_show_running: @round, counted from 0, is being played. */
void crumb_round_row_show_running (CrumbRoundRow *self, CrumbGame *game, guint round);
void crumb_round_row_show_totals (CrumbRoundRow *self, CrumbGame *game);

/** crumb_round_row_make_room: Leaves as much room before it as the arrow of a line that can be opened takes, and as much
 * after it as the button of one that can be corrected. */
void crumb_round_row_make_room (CrumbRoundRow *self);
/** crumb_round_row_set_correctable: Whether it has a button to correct @round, counted from 0, of a game of this
 * @kind. */
void crumb_round_row_set_correctable (CrumbRoundRow *self, gboolean correctable, const CrumbGameKind *kind,
                                      guint round);
/** crumb_round_row_set_open: Makes it a line that can be opened, and shows whether it is. */
void crumb_round_row_set_open (CrumbRoundRow *self, gboolean open);
/** crumb_round_row_set_stacked: In narrow columns a total stands below what was added, a name below its mark. */
void crumb_round_row_set_stacked (CrumbRoundRow *self, gboolean stacked);

G_END_DECLS
