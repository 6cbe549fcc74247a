/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game on paper: title, players, chart, rounds and who has won. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SCORE_SHEET (crumb_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScoreSheet, crumb_score_sheet, CRUMB, SCORE_SHEET, GtkPrintOperation)

/** crumb_score_sheet_new: (transfer full): The printing of what @game is now; run it as any print operation. */
GtkPrintOperation *crumb_score_sheet_new (CrumbGame *game);

G_END_DECLS
