/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage in the words that any list, file or statistic asks for. */

#include "words/crumb-neutral-words.h"

#include "crumb-cubbage-agreement.h"
#include "crumb-cubbage-rulebook.h"
#include "crumb-words-cubbage-figures.h"
#include "crumb-words-cubbage-quoted.h"
#include "crumb-words-cubbage.h"

/* Nobody begins by right: chance decides who has the first crib. */
static char *
rematch (const char *name)
{
  return g_strdup (_ ("Rematch: roll for the first crib"));
}

static const char *const move_names[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = NC_ ("move", "First Crib"), [CRUMB_CUBBAGE_ROLL] = NC_ ("move", "Roll"),
  [CRUMB_CUBBAGE_TO_CRIB] = NC_ ("move", "Dice to Crib"),  [CRUMB_CUBBAGE_LAY] = NC_ ("move", "Die Laid"),
  [CRUMB_CUBBAGE_THROW] = NC_ ("move", "Opponent’s Die"),  [CRUMB_CUBBAGE_GO] = NC_ ("move", "Go"),
  [CRUMB_CUBBAGE_STARTER] = NC_ ("move", "Starter"),       [CRUMB_CUBBAGE_CRIB_DICE] = NC_ ("move", "Dice of the Crib"),
  [CRUMB_CUBBAGE_CLAIM] = NC_ ("move", "Count"),           [CRUMB_CUBBAGE_POINTS] = NC_ ("move", "Points"),
};

const CrumbGameWords crumb_cubbage_words = {
  CRUMB_NEUTRAL_WORDS,
  .kind = &crumb_cubbage,
  /* Translators: the name of a game. */
  .name = N_ ("Cubbage"),
  .points_a_round = N_ ("Points per deal"),
  .points_a_round_heading = N_ ("Points per Deal"),
  /* Translators: heads a column of numbers of deals. */
  .round_heading = NC_ ("column", "Deal"),
  .rounds_heading = NC_ ("tab", "Score"),
  /* Translators: %u counts deals. */
  .rounds = NP_ ("%u deal", "%u deals"),
  .best_round = N_ ("Best deal"),
  .average_heading = N_ ("Average per Deal"),
  .best_heading = N_ ("Best Deal"),
  .previous_round = N_ ("Previous Deal"),
  .next_round = N_ ("Next Deal"),
  .whole_round = N_ ("Whole Deal"),
  /* Translators: averages of the last %1$u games: the lowest, the highest, and that of all. */
  .last_games = NP_ ("Points per deal in the last %1$u game: between %2$.1f and %3$.1f, %4$.1f on average.",
                     "Points per deal in the last %1$u games: between %2$.1f and %3$.1f, %4$.1f on average."),
  /* Translators: %1$s is a date, %2$.1f an average. */
  .last_game_won = N_ ("%1$s: %2$.1f points per deal, won"),
  /* Translators: %1$s is a date, %2$.1f an average. */
  .last_game_lost = N_ ("%1$s: %2$.1f points per deal, lost"),
  .unplayed = N_ ("Ended before the first point."),
  /* Translators: %u is the number of a deal. */
  .round_number = N_ ("Deal %u"),
  /* Translators: %u is the number of a deal. */
  .round_running = N_ ("Deal %u is in progress."),
  /* Translators: %1$u is a number, %2$s the score of each player: “Deal 3: Ana +12 = 40, Ben +9 = 51.” */
  .round_scored = N_ ("Deal %1$u: %2$s."),
  /* Translators: how many deals were scored before a correction, and after it */
  .rounds_scored = N_ ("Deals scored: %1$u → %2$u"),
  /* Translators: %u is the number of a deal. */
  .after_round = N_ ("After deal %u"),
  /* Translators: %u is the number of a deal. */
  .correct_round = N_ ("Correct Deal %u…"),
  /* Translators: %1$s is a name, %2$u the number of a deal. */
  .took_lead = N_ ("The turning point: %1$s took the lead in deal %2$u and kept it."),
  /* Translators: %1$s is a name, %2$u the number of a deal. */
  .leads_since = N_ ("%1$s took the lead in deal %2$u and has kept it so far."),
  .refusal = crumb_words_cubbage_refusal,
  .rematch = rematch,
  .agreement = &crumb_cubbage_agreement,
  .expect = crumb_words_cubbage_expect,
  /* Translators: stands where the name of a player would be, at a seat at which nobody sits. */
  .nobody = N_ ("Opponent"),
  .aside = crumb_words_cubbage_skunk,
  .move = crumb_words_cubbage_logged,
  .kept = crumb_words_cubbage_insisted,
  .heading = crumb_words_cubbage_heading,
  .subheading = crumb_words_cubbage_subheading,
  .place = crumb_words_cubbage_place,
  .move_names = move_names,
  .quoted_move = crumb_words_cubbage_quoted,
  .figure_names = crumb_words_cubbage_largest,
  .figures = crumb_words_cubbage_figures,
  .figures_in_short = crumb_words_cubbage_figures_in_short,
  .courses = crumb_words_cubbage_courses,
  .rulebook = &crumb_cubbage_rulebook,
};
