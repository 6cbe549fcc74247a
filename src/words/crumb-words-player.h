/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player, in whole sentences. Plain text, never markup. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All texts are (transfer full). */

/** crumb_words_games: "1 game", "12 games". */
char *crumb_words_games (guint64 games);

/** crumb_words_games_won: "12 games, 5 won"; "No finished games yet." */
char *crumb_words_games_won (guint64 games, guint64 won);

/** crumb_words_head_to_head: "12 games: ahead in 5, behind in 6, tied in 1", of two who played together. */
char *crumb_words_head_to_head (guint64 games, guint64 ahead, guint64 behind);

/** crumb_words_average: A mean with one decimal place: "12.4". */
char *crumb_words_average (double mean);

/** crumb_words_streak: @streak: games won in a row, negative: lost; 0 after a draw. "Won the last 3 games." */
char *crumb_words_streak (int streak);

/** crumb_words_longest_streaks: "Longest streaks: 4 wins, 7 losses" */
char *crumb_words_longest_streaks (guint won, guint lost);

/** crumb_words_lacking: "Without 1 damaged game.", of figures that leave games out. */
char *crumb_words_lacking (guint games);

/** crumb_words_deleted: "Game deleted", "3 games deleted". */
char *crumb_words_deleted (guint games);

G_END_DECLS
