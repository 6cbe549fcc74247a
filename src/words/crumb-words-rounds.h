/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the totals of any game went, round by round, in words. Plain text, never markup. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/*
 * In these @names has a name for each seat, valid UTF-8, shown as typed. The text returned is (transfer full).
 */

/** crumb_words_totals: What everybody had after so many rounds: "After round 3: Sue 21, John 43." */
char *crumb_words_totals (const CrumbGameKind *kind, const int totals[], guint n_seats, guint round,
                          const char *const names[]);

/** crumb_words_all_totals: What all have by now, as a table lists them: "Total: Sue 51, has won; John 34." */
char *crumb_words_all_totals (const CrumbScores *scores, const char *const names[]);

/**
 * crumb_words_turning_point:
 * @leader: who leads alone at the end, or %CRUMB_NO_SEAT
 * @round: after how many rounds the lead never changed again; 0: nobody else ever led
 *
 * "Sue led from the start.", "Sue took the lead in round 4 and kept it."
 */
char *crumb_words_turning_point (const CrumbGameKind *kind, guint leader, guint round, gboolean over,
                                 const char *const names[]);

/** crumb_words_duration: How long a game took, in microseconds: "It took 48 minutes.", "It took 2 hours 5 minutes." */
char *crumb_words_duration (gint64 duration);

G_END_DECLS
