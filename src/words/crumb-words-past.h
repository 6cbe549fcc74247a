/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What people look back for: evenings, rivals, records, strength. Plain text, never markup. */

#pragma once

#include "rules/game-kind.h"
#include "rules/highlight.h"

#include <glib.h>

G_BEGIN_DECLS

/* All texts are (transfer full). */

/** crumb_words_list: @n texts as a list: "Zoë 3, Sue 1, Ann 0". */
char *crumb_words_list (const char *const texts[], guint n);

/** crumb_words_wins: How many games somebody won: "Zoë 3". */
char *crumb_words_wins (const char *name, guint won);

/** crumb_words_day_and_place: @place: (nullable): "Fri, Mar 20 · Kitchen". */
char *crumb_words_day_and_place (const char *day, const char *place);

/** crumb_words_evening_games: How many games an evening had, and which: "4 games: Cookie Raid, Cubbage". */
char *crumb_words_evening_games (guint games, const char *kinds);

/** crumb_words_games_on_evenings: "159 games on 38 evenings". */
char *crumb_words_games_on_evenings (guint games, guint evenings);

/** crumb_words_won_most: "Zoë won most: 61 games". */
char *crumb_words_won_most (const char *names, guint won);

/** crumb_words_playing_time: "2 h 5 min", "40 min". */
char *crumb_words_playing_time (guint64 seconds);

/** crumb_words_highlight_title: What a record is about: "Biggest comeback"; @figure: which one of the kind. */
char *crumb_words_highlight_title (CrumbHighlightType type, const CrumbGameKind *kind, guint figure);

/** crumb_words_highlight: Who has it: "Ann won after being 22 cookies behind." @name: never shown of a long game */
char *crumb_words_highlight (CrumbHighlightType type, const CrumbGameKind *kind, guint figure, gint64 value,
                             const char *name);

/** crumb_words_fallen: "New record · Best round · Sue: 41 cookies". */
char *crumb_words_fallen (CrumbHighlightType type, const CrumbGameKind *kind, guint figure, gint64 value,
                          const char *name);

/** crumb_words_ahead: In how many games: "Zoë ahead in 12, Ann in 9, tied in 2". */
char *crumb_words_ahead (const char *one, guint ahead, const char *other, guint behind, guint level);

/** crumb_words_spell: "Zoë was ahead in 5 games in a row." */
char *crumb_words_spell (const char *name, guint games);

/** crumb_words_score_of_two: "Zoë 41, Ann 40". */
char *crumb_words_score_of_two (const char *one, int points, const char *other, int their_points);

/** crumb_words_strength: "1534 ± 62", or "1534 ± 240 (provisional)". @deviation: half of the range. */
char *crumb_words_strength (double rating, double deviation, gboolean provisional);

/** crumb_words_course: What a #CrumbFigureCourse has come to: "+3.2 ± 4.1", or "0.42" without a @band. */
char *crumb_words_course (double value, double band);

/** crumb_words_on_day: "12/03/26: 1534 ± 62". */
char *crumb_words_on_day (const char *date, const char *text);

G_END_DECLS
