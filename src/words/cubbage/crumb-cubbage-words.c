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
place (const void *state, const CrumbMove *move)
{
  return crumb_words_cubbage_place (state, move);
}

static char *
words_for_round (const void *state, unsigned round, const char *const names[])
{
  return crumb_words_cubbage_round (state, round, names);
}

/* Nobody begins by right: chance decides who has the first crib. */
static char *
rematch (const char *name)
{
  return g_strdup (_ ("Rematch: roll for the first crib"));
}

static const char *
goal (const void *state, unsigned what)
{
  return C_ ("goal", "Target");
}

static char *
so_far (const void *state, unsigned what)
{
  const CrumbCubbage *game = state;
  int most = game->scores.totals[crumb_seats_first (game->scores.leaders)];

  /* Translators: %d is a number of points. */
  return g_strdup_printf (
      /* Translators: %d is a number of points. */
      ngettext ("The highest total so far is %d point.", "The highest total so far is %d points.", (gulong) most),
      most);
}

static char *
round_running (unsigned round)
{
  /* Translators: %u is the number of a deal. */
  return g_strdup_printf (_ ("Deal %u is in progress."), round);
}

static char *
rounds_scored (unsigned before, unsigned after)
{
  /* Translators: how many deals were scored before a correction, and after it */
  return g_strdup_printf (_ ("Deals scored: %1$u → %2$u"), before, after);
}

static char *
after_round (unsigned round)
{
  /* Translators: %u is the number of a deal. */
  return g_strdup_printf (_ ("After deal %u"), round);
}

static char *
took_lead (const char *name, unsigned round, bool over)
{
  if (over)
    /* Translators: %1$s is a name, %2$u the number of a deal. */
    return g_strdup_printf (_ ("The turning point: %1$s took the lead in deal %2$u and kept it."), name, round);
  /* Translators: %1$s is a name, %2$u the number of a deal. */
  return g_strdup_printf (_ ("%1$s took the lead in deal %2$u and has kept it so far."), name, round);
}

static const char *const move_names[CRUMB_CUBBAGE_N_MOVES] = {
  [CRUMB_CUBBAGE_FIRST_CRIB] = NC_ ("move", "First Crib"), [CRUMB_CUBBAGE_ROLL] = NC_ ("move", "Roll"),
  [CRUMB_CUBBAGE_TO_CRIB] = NC_ ("move", "Dice to Crib"),  [CRUMB_CUBBAGE_LAY] = NC_ ("move", "Die Laid"),
  [CRUMB_CUBBAGE_THROW] = NC_ ("move", "Opponent’s Die"),  [CRUMB_CUBBAGE_GO] = NC_ ("move", "Go"),
  [CRUMB_CUBBAGE_STARTER] = NC_ ("move", "Starter"),       [CRUMB_CUBBAGE_CRIB_DICE] = NC_ ("move", "Dice of the Crib"),
  [CRUMB_CUBBAGE_CLAIM] = NC_ ("move", "Count"),           [CRUMB_CUBBAGE_POINTS] = NC_ ("move", "Points"),
};

const CrumbGameWords crumb_cubbage_words = {
  .kind = &crumb_cubbage,
  .name = N_ ("Cubbage"),
  .points_so_far = N_ ("Points So Far"),
  .points_a_round = N_ ("Points per deal"),
  .points_heading = NC_ ("heading", "Points"),
  .points_a_round_heading = N_ ("Points per Deal"),
  /* Translators: heads a column of numbers of deals. */
  .round_heading = NC_ ("column", "Deal"),
  .rounds_heading = NC_ ("tab", "Score"),
  .best_round = N_ ("Best deal"),
  .average_heading = N_ ("Average per Deal"),
  .best_heading = N_ ("Best Deal"),
  .previous_round = N_ ("Previous Deal"),
  .next_round = N_ ("Next Deal"),
  .points_against = crumb_words_cubbage_against,
  .last_games = crumb_words_cubbage_last_games,
  .last_game = crumb_words_cubbage_last_game,
  .nobody = N_ ("Opponent"),
  .points = crumb_words_cubbage_points,
  .no_points = N_ ("Nobody has any points yet."),
  .unplayed = N_ ("Ended before the first point."),
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
  .round_running = round_running,
  .rounds_scored = rounds_scored,
  .after_round = after_round,
  .took_lead = took_lead,
  .agreement = &crumb_cubbage_agreement,
  .rematch = rematch,
  .goal = goal,
  .so_far = so_far,
  .figures = crumb_words_cubbage_figures,
  .figures_in_short = crumb_words_cubbage_figures_in_short,
  .largest_figures = crumb_words_cubbage_largest,
  .rulebook = &crumb_cubbage_rulebook,
};
