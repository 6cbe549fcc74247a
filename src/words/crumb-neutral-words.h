/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game says of rounds and points unless it calls them something else. */

#pragma once

#include "crumb-game-words.h"

#include <glib/gi18n.h>

G_BEGIN_DECLS

/** crumb_neutral_points: "1 point", "12 points". */
char *crumb_neutral_points (int points);

/** crumb_neutral_refusal: What is wrong with a move for a reason that every game can have, and what to do. */
char *crumb_neutral_refusal (const CrumbRefusal *refusal, const char *const names[]);

/** crumb_neutral_rematch: "Rematch: Sue goes first" */
char *crumb_neutral_rematch (const char *name);

/** crumb_neutral_goal: "Target" */
const char *crumb_neutral_goal (const void *state, unsigned what);

/** crumb_neutral_so_far: "The highest total so far is 48 points." */
char *crumb_neutral_so_far (const void *state, unsigned what);

/** CRUMB_NEUTRAL_WORDS: What #CrumbGameWords begin with. Whatever a game calls differently stands below it. */
#define CRUMB_NEUTRAL_WORDS                                                                                                                                \
  .points_so_far = N_ ("Points So Far"), .points_a_round = N_ ("Points per round"),                                                                        \
  .points_heading = NC_ ("heading", "Points"),                                                                                                             \
  .points_a_round_heading = N_ ("Points per Round"), /* Translators: heads a column of numbers of rounds. */                                               \
      .round_heading = NC_ ("column", "Round"),      /* Translators: a tab with the score after each round */                                              \
      .rounds_heading = NC_ ("tab", "Rounds"),       /* Translators: %u counts the rounds of a game. */                                                    \
      .rounds = NP_ ("%u round", "%u rounds"), .best_round = N_ ("Best round"),                                                                            \
  .average_heading = N_ ("Average per Round"), .best_heading = N_ ("Best Round"),                                                                          \
  .previous_round = N_ ("Previous Round"), .next_round = N_ ("Next Round"), .whole_round = N_ ("Whole Round"),                                             \
  .no_points = N_ ("Nobody has any points yet."),                                                                                                          \
  .unplayed = N_ (                                                                                                                                         \
      "Ended before the first round."), /* Translators: what one player got in all games together, and what the other one got. */                          \
      .points_against = NP_ (                                                                                                                              \
          "%1$d point to %2$d",                                                                                                                            \
          "%1$d points to %2$d"), /* Translators: averages of the last %1$u games: the lowest, the highest, and that of all. */                            \
      .last_games = NP_ (                                                                                                                                  \
          "Points per round in the last %1$u game: between %2$.1f and %3$.1f, %4$.1f on average.",                                                         \
          "Points per round in the last %1$u games: between %2$.1f and %3$.1f, %4$.1f on average."), /* Translators: %1$s is a date, %2$.1f an average. */ \
      .last_game_won =                                                                                                                                     \
          N_ ("%1$s: %2$.1f points per round, won"), /* Translators: %1$s is a date, %2$.1f an average. */                                                 \
      .last_game_lost = N_ ("%1$s: %2$.1f points per round, not won"), /* Translators: %u is the number of a round. */                                     \
      .round_number = N_ ("Round %u"),                                 /* Translators: %u is the number of a round. */                                     \
      .round_running = N_ (                                                                                                                                \
          "Round %u is in progress."), /* Translators: %1$u is a number, %2$s the score of each player: “Round 3: Sue +6 = 21, John +9 = 43.” */           \
      .round_scored =                                                                                                                                      \
          N_ ("Round %1$u: %2$s."), /* Translators: how many rounds were scored before a correction, and after it */                                       \
      .rounds_scored = N_ ("Rounds scored: %1$u → %2$u"), /* Translators: %u is the number of a round. */                                                  \
      .after_round = N_ ("After round %u"),               /* Translators: %u is the number of a round. */                                                  \
      .correct_round = N_ ("Correct Round %u…"), /* Translators: %1$s is a name, %2$u the number of a round. */                                            \
      .took_lead = N_ (                                                                                                                                    \
          "The turning point: %1$s took the lead in round %2$u and kept it."), /* Translators: %1$s is a name, %2$u the number of a round. */              \
      .leads_since = N_ ("%1$s took the lead in round %2$u and has kept it so far."), .points = crumb_neutral_points,                                      \
  .refusal = crumb_neutral_refusal, .rematch = crumb_neutral_rematch, .goal = crumb_neutral_goal,                                                          \
  .so_far = crumb_neutral_so_far

G_END_DECLS
