/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is counted of one seat of one game. Derived from its journal, never truth. Private to the record. */

#pragma once

#include "record/journal/crumb-journal.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * What is counted and can be added up over games: what #CrumbTally says. From CRUMB_FIGURE_BIDS on there are three each
 * for bids of one, two, three, and more dice: how many, how many of them won, and how many expected.
 */
typedef enum
{
  CRUMB_FIGURE_ROUNDS,
  CRUMB_FIGURE_HANDS,
  CRUMB_FIGURE_COOKIES,
  CRUMB_FIGURE_BONUSES,
  CRUMB_FIGURE_TAKEN,
  CRUMB_FIGURE_TIES,
  CRUMB_FIGURE_BIDS,
  CRUMB_FIGURE_LUCKY_KEPT = CRUMB_FIGURE_BIDS + 3 * CRUMB_TALLY_BIDS,
  CRUMB_FIGURE_LUCKY_REROLLED,
  CRUMB_FIGURE_LUCKY_BETTER,
  CRUMB_FIGURE_LUCKY_WORSE,
  CRUMB_FIGURE_LUCKY_PIPS,
  CRUMB_FIGURE_LUCKY_WEIGHED,
  CRUMB_FIGURE_LUCKY_GAINED,
  CRUMB_N_FIGURES
} CrumbFigure;

/** The expected bids are whole numbers of this part, so that taking a game out leaves exactly what was there. */
#define CRUMB_FIGURE_BILLIONTHS 1e9

/** The columns of the database, in the order of #CrumbFigure, ended by NULL. */
extern const char *const crumb_figure_names[CRUMB_N_FIGURES + 1];

/**
 * CrumbSitting:
 * @won: whether the seat won, alone or with others
 * @best_round: the most cookies of one round, 0 without a round
 * @figures: what was counted
 */
typedef struct
{
  gboolean won;
  int best_round;
  gint64 figures[CRUMB_N_FIGURES];
} CrumbSitting;

/** crumb_sitting_count: Folds the standing moves once more and counts, for each seat. */
void crumb_sitting_count (const CrumbGameKind *kind, CrumbJournal *journal, CrumbSitting sittings[CRUMB_SEATS_MAX]);

G_END_DECLS
