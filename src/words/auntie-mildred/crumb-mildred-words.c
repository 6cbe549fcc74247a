/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Auntie Mildred's list in the words that any list, file or statistic asks for. */

#include "words/crumb-neutral-words.h"

#include "crumb-mildred-agreement.h"
#include "crumb-mildred-rulebook.h"
#include "crumb-words-mildred-figures.h"
#include "crumb-words-mildred.h"

static unsigned
turn_of (const void *state)
{
  return ((const CrumbMildred *) state)->scores.round + 1u;
}

static char *
subheading (const void *state)
{
  const CrumbMildred *game = state;

  if (game->scores.over)
    return crumb_game_words_rounds (&crumb_auntie_mildred, game->scores.n_rounds);
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
    return crumb_game_words_heading (&crumb_auntie_mildred, state);
  if (game->phase == CRUMB_MILDRED_AT_WAKEUP)
    /* Translators: a place in a game. %u is the number of a turn. */
    return g_strdup_printf (_ ("Turn %u, WAKEUP"), turn_of (state));
  /* Translators: a place in a game. %u is the number of a turn. */
  return g_strdup_printf (_ ("Turn %u, ACTION"), turn_of (state));
}

static char *
rematch (const char *name)
{
  return g_strdup (_ ("Rematch: both shake to see who starts"));
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
  CRUMB_NEUTRAL_WORDS,
  .kind = &crumb_auntie_mildred,
  /* Translators: the name of a game. */
  .name = N_ ("Auntie Mildred’s List"),
  .points = crumb_words_mildred_points,
  .points_so_far = N_ ("Cookies So Far"),
  .points_a_round = N_ ("Cookies per turn"),
  .points_heading = NC_ ("heading", "Cookies"),
  .points_a_round_heading = N_ ("Cookies per Turn"),
  /* Translators: heads a column of numbers of turns. */
  .round_heading = NC_ ("column", "Turn"),
  .rounds_heading = NC_ ("tab", "Score"),
  /* Translators: %u counts turns. */
  .rounds = NP_ ("%u turn", "%u turns"),
  .best_round = N_ ("Best turn"),
  .average_heading = N_ ("Average per Turn"),
  .best_heading = N_ ("Best Turn"),
  .previous_round = N_ ("Previous Turn"),
  .next_round = N_ ("Next Turn"),
  .whole_round = N_ ("Whole Turn"),
  /* Translators: the cookies of two players in all games that they played together. */
  .points_against = NP_ ("%1$d cookie to %2$d", "%1$d cookies to %2$d"),
  /* Translators: averages of the last %1$u games: the lowest, the highest, and that of all. */
  .last_games = NP_ ("Cookies per turn in the last %1$u game: between %2$.1f and %3$.1f, %4$.1f on average.",
                     "Cookies per turn in the last %1$u games: between %2$.1f and %3$.1f, %4$.1f on average."),
  /* Translators: %1$s is a date, %2$.1f an average. */
  .last_game_won = N_ ("%1$s: %2$.1f cookies per turn, won"),
  /* Translators: %1$s is a date, %2$.1f an average. */
  .last_game_lost = N_ ("%1$s: %2$.1f cookies per turn, lost"),
  .no_points = N_ ("Nobody has any cookies yet."),
  .unplayed = N_ ("Ended before the first turn."),
  /* Translators: %u is the number of a turn. */
  .round_number = N_ ("Turn %u"),
  /* Translators: %u is the number of a turn. */
  .round_running = N_ ("Turn %u is in progress."),
  /* Translators: %1$u is a number, %2$s the score of each player: “Turn 3: Ana +3 = 8, Ben +0 = 5.” */
  .round_scored = N_ ("Turn %1$u: %2$s."),
  /* Translators: how many turns were over before a correction, and after it */
  .rounds_scored = N_ ("Turns played: %1$u → %2$u"),
  /* Translators: %u is the number of a turn. */
  .after_round = N_ ("After turn %u"),
  /* Translators: %u is the number of a turn. */
  .correct_round = N_ ("Correct Turn %u…"),
  /* Translators: %1$s is a name, %2$u the number of a turn. */
  .took_lead = N_ ("The turning point: %1$s took the lead in turn %2$u and kept it."),
  /* Translators: %1$s is a name, %2$u the number of a turn. */
  .leads_since = N_ ("%1$s took the lead in turn %2$u and has kept it so far."),
  .refusal = crumb_words_mildred_refusal,
  .rematch = rematch,
  .so_far = so_far,
  .agreement = &crumb_mildred_agreement,
  .expect = crumb_words_mildred_expect,
  .outcome = crumb_words_mildred_outcome,
  .move = crumb_words_mildred_move,
  .subheading = subheading,
  .place = place,
  .move_names = move_names,
  .quoted_move = crumb_words_mildred_quoted,
  .figures = crumb_words_mildred_figures,
  .figures_in_short = crumb_words_mildred_figures_in_short,
  .rulebook = &crumb_mildred_rulebook,
};
