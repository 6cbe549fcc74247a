/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is counted of one seat of one game. Derived from its journal, never truth. Private to the record. */

#pragma once

#include "record/journal/crumb-journal.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbSitting:
 * @won: whether the seat won, alone or with others
 * @rounds: the scored rounds that it played
 * @points: what it got in them, without what it brought along
 * @best_round: the most it got in one of them, 0 without a round
 * @figures: what the game itself counts
 */
typedef struct
{
  gboolean won;
  guint rounds;
  gint64 points;
  int best_round;
  CrumbFigures figures;
} CrumbSitting;

/** crumb_sitting_count: Asks the kind for what every game has, and folds the standing moves once more for its figures. */
void crumb_sitting_count (const CrumbGameKind *kind, CrumbJournal *journal, CrumbSitting sittings[CRUMB_SEATS_MAX]);

/** crumb_figures_pack: (transfer full): The figures of a kind as one text: decimal numbers, without zeros at the end. */
char *crumb_figures_pack (const CrumbGameKind *kind, const CrumbFigures figures);

/** crumb_figures_unpack: Sets the figures of the kind; what @text lacks is 0. */
void crumb_figures_unpack (const CrumbGameKind *kind, const char *text, CrumbFigures figures);

G_END_DECLS
