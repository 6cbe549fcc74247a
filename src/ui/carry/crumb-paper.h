/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game on paper: title, players, chart, rounds and who has won. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PAPER (crumb_paper_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPaper, crumb_paper, CRUMB, PAPER, GtkPrintOperation)

/**
 * crumb_paper_new: (transfer full): The printing of what @game is now; run it as any print operation. @settings:
 * (nullable): has the rules that this table gave a name.
 */
GtkPrintOperation *crumb_paper_new (CrumbGame *game, GSettings *settings);

/** crumb_paper_write_pdf: (transfer full): The same sheet as a file. @settings: as for crumb_paper_new() */
GBytes *crumb_paper_write_pdf (CrumbGame *game, GSettings *settings, GError **error);

G_END_DECLS
