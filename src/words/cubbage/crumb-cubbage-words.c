/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage in the words that any list, file or statistic asks for. */

#include "words/crumb-game-words.h"

#include "crumb-cubbage-agreement.h"
#include "crumb-cubbage-rulebook.h"
#include "crumb-words-cubbage-figures.h"
#include "crumb-words-cubbage-quoted.h"
#include "crumb-words-cubbage.h"

#include <glib/gi18n.h>

static char *
words_for_move (const void *before, const CrumbMove *move, const void *after, const char *const names[])
{
  return crumb_words_cubbage_move (before, move, after, names);
}

static char *
words_for_what_is_asked (const void *state, const char *const names[])
{
  return crumb_words_cubbage_expect (state, names);
}

static char *
heading (const void *state)
{
  return crumb_words_cubbage_heading (state);
}

static char *
subheading (const void *state)
{
  return crumb_words_cubbage_subheading (state);
}

static char *
place (const void *state)
{
  return crumb_words_cubbage_place (state);
}

static char *
words_for_round (const void *state, unsigned round, const char *const names[])
{
  return crumb_words_cubbage_round (state, round, names);
}

static const char *
rules_name (const char *text)
{
  CrumbCubbageRules rules;

  return crumb_cubbage_rules_parse (text, &rules, NULL) ? crumb_agreement_name (&crumb_cubbage_agreement, &rules)
                                                        : text;
}

static char *
rules_label (const char *text)
{
  CrumbCubbageRules rules;

  return crumb_cubbage_rules_parse (text, &rules, NULL) ? crumb_agreement_label (&crumb_cubbage_agreement, &rules)
                                                        : g_strdup (text);
}

static char *
rules_differences (const char *text)
{
  CrumbCubbageRules rules;

  return crumb_cubbage_rules_parse (text, &rules, NULL) ? crumb_agreement_differences (&crumb_cubbage_agreement, &rules)
                                                        : g_strdup ("");
}

/* Nobody begins by right: chance decides who has the first crib. */
static char *
rematch (const char *name)
{
  return g_strdup (_ ("Rematch: roll for the first crib"));
}

static const char *
goal (const void *state)
{
  return _ ("Target");
}

static char *
so_far (const void *state)
{
  const CrumbCubbage *game = state;
  int most = game->totals[crumb_seats_first (crumb_cubbage_leaders (game))];

  return g_strdup_printf (ngettext ("The most so far is %d point.", "The most so far is %d points.", (gulong) most),
                          most);
}

static const char *const move_names[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = N_ ("First Crib"), [CRUMB_CUBBAGE_ROLL] = N_ ("Roll"),
  [CRUMB_CUBBAGE_TO_CRIB] = N_ ("Dice to Crib"),  [CRUMB_CUBBAGE_LAY] = N_ ("Die Laid"),
  [CRUMB_CUBBAGE_THROW] = N_ ("Opponent’s Die"),  [CRUMB_CUBBAGE_GO] = N_ ("Go"),
  [CRUMB_CUBBAGE_STARTER] = N_ ("Starter"),       [CRUMB_CUBBAGE_CRIB_DICE] = N_ ("Dice of the Crib"),
  [CRUMB_CUBBAGE_CLAIM] = N_ ("Count"),           [CRUMB_CUBBAGE_POINTS] = N_ ("Points"),
};

const CrumbGameWords crumb_cubbage_words = {
  .kind = &crumb_cubbage,
  .name = N_ ("Cubbage"),
  .points_so_far = N_ ("Points So Far"),
  .points_a_round = N_ ("Points a deal"),
  .points_heading = N_ ("Points"),
  .points_a_round_heading = N_ ("Points a Deal"),
  /* Translators: heads a column of numbers of deals. */
  .round_heading = N_ ("Deal"),
  .rounds_heading = N_ ("Score"),
  .previous_round = N_ ("Previous Deal"),
  .next_round = N_ ("Next Deal"),
  .points_against = crumb_words_cubbage_against,
  .last_games = crumb_words_cubbage_last_games,
  .last_game = crumb_words_cubbage_last_game,
  .nobody = N_ ("Opponent"),
  .points = crumb_words_cubbage_points,
  .outcome = crumb_words_cubbage_outcome,
  .aside = crumb_words_cubbage_skunk,
  .refusal = crumb_words_cubbage_refusal,
  .move = words_for_move,
  .kept = crumb_words_cubbage_insisted,
  .expect = words_for_what_is_asked,
  .heading = heading,
  .subheading = subheading,
  .place = place,
  .quoted_move = crumb_words_cubbage_quoted,
  .move_names = move_names,
  .whole_round = N_ ("Whole Deal"),
  .round = words_for_round,
  .rules_name = rules_name,
  .rules_label = rules_label,
  .rules_differences = rules_differences,
  .rematch = rematch,
  .goal = goal,
  .so_far = so_far,
  .figures = crumb_words_cubbage_figures,
  .figures_in_short = crumb_words_cubbage_figures_in_short,
  .rulebook = &crumb_cubbage_rulebook,
};
