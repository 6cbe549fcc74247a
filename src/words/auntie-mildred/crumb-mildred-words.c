/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Auntie Mildred's list in the words that any list, file or statistic asks for. */

#include "words/crumb-game-words.h"

#include "crumb-mildred-agreement.h"
#include "crumb-mildred-rulebook.h"
#include "crumb-words-mildred-figures.h"
#include "crumb-words-mildred.h"

#include <glib/gi18n.h>

static char *
words_for_move (const void *before, const CrumbMove *move, const void *after, const char *const names[])
{
  return crumb_words_mildred_move (before, move, after, names);
}

static char *
words_for_what_is_asked (const void *state, const char *const names[])
{
  return crumb_words_mildred_expect (state, names);
}

static unsigned
turn_of (const void *state)
{
  return ((const CrumbMildred *) state)->scores.round + 1u;
}

static char *
heading (const void *state)
{
  if (((const CrumbMildred *) state)->scores.over)
    return g_strdup (_ ("Game Over"));
  /* Translators: %u is the number of a turn. */
  return g_strdup_printf (_ ("Turn %u"), turn_of (state));
}

static char *
subheading (const void *state)
{
  const CrumbMildred *game = state;
  guint turns = game->scores.n_rounds;

  if (game->scores.over)
    /* Translators: %u counts turns. */
    return g_strdup_printf (ngettext ("%u turn", "%u turns", turns), turns);
  switch ((CrumbMildredPhase) game->phase)
    {
    case CRUMB_MILDRED_AT_START:
      /* Translators: the part of a game in which both players roll all dice to see who starts */
      return g_strdup (C_ ("part of a turn", "First shake"));
    case CRUMB_MILDRED_AT_WAKEUP:
      return g_strdup (C_ ("part of a turn", "WAKEUP"));
    case CRUMB_MILDRED_AT_ACTION:
      return g_strdup (C_ ("part of a turn", "ACTION"));
    }
  g_return_val_if_reached (NULL);
}

static char *
place (const void *state, const CrumbMove *move)
{
  const CrumbMildred *game = state;

  if (game->scores.over)
    return g_strdup (_ ("After the end of the game"));
  if (game->phase == CRUMB_MILDRED_AT_START || move->what == CRUMB_MILDRED_STANDS)
    return heading (state);
  if (game->phase == CRUMB_MILDRED_AT_WAKEUP)
    /* Translators: a place in a game. %u is the number of a turn. */
    return g_strdup_printf (_ ("Turn %u, WAKEUP"), turn_of (state));
  /* Translators: a place in a game. %u is the number of a turn. */
  return g_strdup_printf (_ ("Turn %u, ACTION"), turn_of (state));
}

static char *
words_for_round (const void *state, unsigned round, const char *const names[])
{
  const CrumbScores *scores = state;
  g_autoptr (GString) said = g_string_new (NULL);

  for (unsigned seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    {
      if (seat > 0)
        g_string_append (said, C_ ("between scores", ", "));
      /* Translators: %1$s is a name, %2$+d what a turn brought, %3$d the total: “Ana +3 = 8” */
      g_string_append_printf (said, C_ ("score", "%1$s %2$+d = %3$d"), names[seat], scores->points[round][seat],
                              crumb_scores_total_after (scores, round, seat));
    }
  /* Translators: %1$u is a number, %2$s the score of each player: “Turn 3: Ana +3 = 8, Ben +0 = 5.” */
  return g_strdup_printf (_ ("Turn %1$u: %2$s."), round + 1, said->str);
}

static char *
rematch (const char *name)
{
  return g_strdup (_ ("Rematch: both shake to see who starts"));
}

static const char *
goal (const void *state, unsigned what)
{
  return C_ ("goal", "Target");
}

static char *
so_far (const void *state, unsigned what)
{
  const CrumbScores *scores = state;
  int most = MAX (scores->totals[0], scores->totals[1]);
  g_autofree char *standing = crumb_words_mildred_standing (most);

  /* Translators: %s is as in “2 victory dice, black die at 4”. */
  return g_strdup_printf (_ ("The most so far: %s."), standing);
}

static char *
round_running (unsigned round)
{
  /* Translators: %u is the number of a turn. */
  return g_strdup_printf (_ ("Turn %u is in progress."), round);
}

static char *
rounds_scored (unsigned before, unsigned after)
{
  /* Translators: how many turns were over before a correction, and after it */
  return g_strdup_printf (_ ("Turns played: %1$u → %2$u"), before, after);
}

static char *
after_round (unsigned round)
{
  /* Translators: %u is the number of a turn. */
  return g_strdup_printf (_ ("After turn %u"), round);
}

static char *
took_lead (const char *name, unsigned round, bool over)
{
  if (over)
    /* Translators: %1$s is a name, %2$u the number of a turn. */
    return g_strdup_printf (_ ("The turning point: %1$s took the lead in turn %2$u and kept it."), name, round);
  /* Translators: %1$s is a name, %2$u the number of a turn. */
  return g_strdup_printf (_ ("%1$s took the lead in turn %2$u and has kept it so far."), name, round);
}

static const char *const move_names[CRUMB_MILDRED_N_MOVES] = {
  [CRUMB_MILDRED_START_SHAKE] = NC_ ("move", "First Shake"),
  [CRUMB_MILDRED_FIRST_TURN] = NC_ ("move", "First Turn"),
  [CRUMB_MILDRED_KEEP] = NC_ ("move", "Keep Dice"),
  [CRUMB_MILDRED_SHAKE] = NC_ ("move", "Shake"),
  [CRUMB_MILDRED_STRAIGHTEN] = NC_ ("move", "Straighten"),
  [CRUMB_MILDRED_COMBAT] = NC_ ("move", "Fight"),
  [CRUMB_MILDRED_SCORE] = NC_ ("move", "Score a Group"),
  [CRUMB_MILDRED_GOAL] = NC_ ("move", "Goal Line"),
  [CRUMB_MILDRED_WAKE] = NC_ ("move", "WAKEUP Ability"),
  [CRUMB_MILDRED_COLLECT] = NC_ ("move", "Take Dice Back"),
  [CRUMB_MILDRED_USE_MODIFY] = NC_ ("move", "Change a Die"),
  [CRUMB_MILDRED_USE_PRANK] = NC_ ("move", "Prank"),
  [CRUMB_MILDRED_USE_DODGE] = NC_ ("move", "Dodge"),
  [CRUMB_MILDRED_INDULGE] = NC_ ("move", "Indulge"),
  [CRUMB_MILDRED_SCALLY] = NC_ ("move", "Scallywag Dice"),
  [CRUMB_MILDRED_TASK] = NC_ ("move", "Reward"),
  [CRUMB_MILDRED_COOKIES] = NC_ ("move", "Cookies"),
  [CRUMB_MILDRED_GIVE_VICTORY] = NC_ ("move", "Victory Dice"),
  [CRUMB_MILDRED_ADD_PRANK] = NC_ ("move", "Add to Prank"),
  [CRUMB_MILDRED_ADD_DODGE] = NC_ ("move", "Add to Dodge"),
  [CRUMB_MILDRED_REROLL] = NC_ ("move", "Roll Again"),
  [CRUMB_MILDRED_TAKE_VICTORY] = NC_ ("move", "Take Victory Die"),
  [CRUMB_MILDRED_PASS] = NC_ ("move", "Pass"),
  [CRUMB_MILDRED_STANDS] = NC_ ("move", "What Both Dice Show"),
};

const CrumbGameWords crumb_auntie_mildred_words = {
  .kind = &crumb_auntie_mildred,
  .name = N_ ("Auntie Mildred’s List"),
  .points_so_far = N_ ("Cookies So Far"),
  .points_a_round = N_ ("Cookies per turn"),
  .points_heading = NC_ ("heading", "Cookies"),
  .points_a_round_heading = N_ ("Cookies per Turn"),
  /* Translators: heads a column of numbers of turns. */
  .round_heading = NC_ ("column", "Turn"),
  .rounds_heading = NC_ ("tab", "Score"),
  .best_round = N_ ("Best turn"),
  .average_heading = N_ ("Average per Turn"),
  .best_heading = N_ ("Best Turn"),
  .previous_round = N_ ("Previous Turn"),
  .next_round = N_ ("Next Turn"),
  .points_against = crumb_words_mildred_against,
  .last_games = crumb_words_mildred_last_games,
  .last_game = crumb_words_mildred_last_game,
  .points = crumb_words_mildred_points,
  .outcome = crumb_words_mildred_outcome,
  .no_points = N_ ("Nobody has any cookies yet."),
  .unplayed = N_ ("Ended before the first turn."),
  .refusal = crumb_words_mildred_refusal,
  .move = words_for_move,
  .kept = crumb_words_mildred_kept,
  .expect = words_for_what_is_asked,
  .heading = heading,
  .subheading = subheading,
  .place = place,
  .quoted_move = crumb_words_mildred_quoted,
  .move_names = move_names,
  .whole_round = N_ ("Whole Turn"),
  .round = words_for_round,
  .round_running = round_running,
  .rounds_scored = rounds_scored,
  .after_round = after_round,
  .took_lead = took_lead,
  .agreement = &crumb_mildred_agreement,
  .rematch = rematch,
  .goal = goal,
  .so_far = so_far,
  .figures = crumb_words_mildred_figures,
  .figures_in_short = crumb_words_mildred_figures_in_short,
  .rulebook = &crumb_mildred_rulebook,
};
