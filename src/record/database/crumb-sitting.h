/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The figures of each seat of one game, derived from its journal. Private to the record. */

#pragma once

#include "record/journal/crumb-journal.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbSitting:
 * @won: whether the seat won, alone or with others
 * @drawn: whether it was level on top of a game that nobody has won
 * @rounds: how many scored rounds it played
 * @points: what it scored in them, without the points it joined with
 * @best_round: its most points in one of them, 0 without a round
 * @behind: how far it was behind whoever had most after one of them, at the worst; 0 where it never was
 * @figures: the figures of the kind
 */
typedef struct
{
  gboolean won;
  gboolean drawn;
  guint rounds;
  gint64 points;
  int best_round;
  int behind;
  CrumbFigures figures;
} CrumbSitting;

/** crumb_sitting_count: Counts what each seat did in a whole game. */
void crumb_sitting_count (const CrumbGameKind *kind, CrumbJournal *journal, CrumbSitting sittings[CRUMB_SEATS_MAX]);

/** crumb_sitting_count_rounds: Counts the first @n_rounds of a game, without the figures. */
void crumb_sitting_count_rounds (const CrumbScores *scores, guint n_rounds, CrumbSitting sittings[CRUMB_SEATS_MAX]);

/** crumb_sitting_join: Adds a second seat that the same player had. */
void crumb_sitting_join (const CrumbGameKind *kind, CrumbSitting *into, const CrumbSitting *other);

/** crumb_figures_count: Counts the figures of the first @n_moves of a game into @figures, which are 0 before. */
void crumb_figures_count (const CrumbGameKind *kind, CrumbJournal *journal, guint n_moves,
                          CrumbFigures figures[CRUMB_SEATS_MAX]);

/** crumb_figures_join: Adds the figures of one game of @kind to those of others. */
void crumb_figures_join (const CrumbGameKind *kind, CrumbFigures into, const CrumbFigures from);

/** crumb_figures_pack: (transfer full): The figures of a kind as text: decimal numbers, trailing zeros left out. */
char *crumb_figures_pack (const CrumbGameKind *kind, const CrumbFigures figures);

/** crumb_figures_unpack: Sets the figures of the kind; those missing from @text become 0. */
void crumb_figures_unpack (const CrumbGameKind *kind, const char *text, CrumbFigures figures);

G_END_DECLS
