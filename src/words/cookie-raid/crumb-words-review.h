/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at, put into sentences. Plain text, never markup. */

#pragma once

#include "rules/cookie-raid/luck.h"
#include "rules/tally.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * In all of these @names has a name for each seat, valid UTF-8, shown as typed. The text returned is
 * (transfer full).
 */

/** crumb_words_totals: What everybody had after so many rounds: "After round 3: Sue 21, John 43." */
char *crumb_words_totals (const int totals[], guint n_seats, guint round, const char *const names[]);

/**
 * crumb_words_turning_point:
 * @leader: who leads alone at the end, or %CRUMB_NO_SEAT
 * @round: after how many rounds the lead never changed again; 0: nobody else ever led
 *
 * "Sue led from the start.", "Sue took the lead in round 4 and kept it."
 */
char *crumb_words_turning_point (guint leader, guint round, gboolean over, const char *const names[]);

/** crumb_words_chances: What a bid promised before it was rolled: "Chances before the roll: Sue 40.0 %, John 60.0 %." */
char *crumb_words_chances (const CrumbLuck *luck, const char *const names[]);

/** crumb_words_contested: "Won 7 of 12 contested bids; 5.3 were to be expected.", "No contested bid." */
char *crumb_words_contested (const CrumbTally *tally);

/** crumb_words_lucky: (nullable): What came of the last dice: "Re-rolled 2 of 3 lucky lasts: …"; NULL: there were none. */
char *crumb_words_lucky (const CrumbTally *tally);

G_END_DECLS
