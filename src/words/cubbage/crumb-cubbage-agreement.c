/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Cubbage agrees on, as sentences that people could say across the table. */

#include "crumb-cubbage-agreement.h"

#include "rules/cubbage/cubbage.h"

#include <glib/gi18n.h>

/* The knobs whose values have words; all others are numbers. */
static const CrumbPositionWords positions[] = {
  { "table", CRUMB_CUBBAGE_SOLO, N_ ("One player plays against an imaginary opponent."), NC_ ("choice", "Solo"),
    N_ ("You roll the opponent’s dice one by one during the play.") },
  { "table", CRUMB_CUBBAGE_HIDDEN, N_ ("Two play, and hide their dice until they lay them."),
    NC_ ("choice", "Two, hidden"), N_ ("Crumb learns each die as it’s laid, and takes your word for a go.") },
  { "table", CRUMB_CUBBAGE_OPEN, N_ ("Two play with all dice open."), NC_ ("choice", "Two, open"),
    N_ ("Enter both rolls. Crumb sees by itself who can’t lay a die.") },
  { "run", CRUMB_CUBBAGE_RUN_ANY, N_ ("A run in the play can fall in any order."), NC_ ("choice", "Any order"),
    N_ ("3, 5, 4 is a run.") },
  { "run", CRUMB_CUBBAGE_RUN_UP_OR_DOWN, N_ ("A run in the play goes up or down."), NC_ ("choice", "Up or down"),
    N_ ("3, 4, 5 and 5, 4, 3 are runs, but 3, 5, 4 isn’t.") },
  { "run", CRUMB_CUBBAGE_RUN_UP, N_ ("A run in the play goes up."), NC_ ("choice", "Up only"),
    N_ ("3, 4, 5 is a run, but 5, 4, 3 isn’t.") },
  { "win", CRUMB_CUBBAGE_WIN_AT_ONCE, N_ ("Whoever gets to the target first wins, even in the middle of a deal."),
    NC_ ("choice", "At once"), N_ ("The hand without the crib is counted first.") },
  { "win", CRUMB_CUBBAGE_WIN_END_OF_DEAL, N_ ("The deal is finished first, and then the higher score wins."),
    NC_ ("choice", "After the deal"), N_ ("If you’re tied, play another deal.") },
  { "held", CRUMB_CUBBAGE_HELD_NEXT_DIE, N_ ("A held die is the opponent’s next die, whoever leads."),
    NC_ ("choice", "Next die"), N_ ("Whoever didn’t score for the last die leads, as always.") },
  { "held", CRUMB_CUBBAGE_HELD_LEADS, N_ ("A held die always leads the next play."), NC_ ("choice", "Leads"), NULL },
  { "skunk", 0, N_ ("A win is a win, by however many points."), NC_ ("choice", "No skunk"), NULL },
  { "skunk", 91, N_ ("Winning against fewer than 91 points is a skunk."), NC_ ("choice", "91 points"), NULL },
  { "count", CRUMB_CUBBAGE_COUNT_REFEREE, N_ ("Crumb counts hands and cribs."), NC_ ("choice", "Crumb counts"), NULL },
  { "count", CRUMB_CUBBAGE_COUNT_CLAIM, N_ ("You count for yourselves, and what you miss is lost."),
    NC_ ("choice", "Players count"), NULL },
  { "count", CRUMB_CUBBAGE_COUNT_MUGGINS, N_ ("You count for yourselves, and what you miss goes to the other side."),
    NC_ ("choice", "Muggins"), NULL },
  { "false-go", CRUMB_CUBBAGE_FALSE_GO_REPORT, N_ ("A false go costs nothing."), NC_ ("choice", "No penalty"),
    N_ ("Crumb tells you if a die turns up that would have fit.") },
  { "false-go", CRUMB_CUBBAGE_FALSE_GO_PENALTY, N_ ("A false go gives the other player 2 points."),
    NC_ ("choice", "2 points"), N_ ("Crumb tells you if a die turns up that would have fit.") },
  { NULL },
};

static const CrumbPresetWords presets[] = {
  { "solo", NC_ ("preset", "Solo"), N_ ("One player against an imaginary opponent, as the game was written.") },
  { "solo-20", NC_ ("preset", "Solo, 20 ahead"),
    N_ ("The opponent starts with 20 points, as the game’s author likes it.") },
  { "two-hidden", NC_ ("preset", "Two, dice hidden"), N_ ("Two players who keep their dice to themselves.") },
  { "two-open", NC_ ("preset", "Two, dice open"), N_ ("Two players who see each other’s dice.") },
  { "short", NC_ ("preset", "Short solo"), N_ ("One player against an imaginary opponent, to 61 points.") },
  { NULL },
};

static const char *const idle[] = {
  [CRUMB_CUBBAGE_IDLE_NOT_SOLO] = N_ ("Only a solo game has a held die."),
  [CRUMB_CUBBAGE_IDLE_NOT_HIDDEN] = N_ ("Nobody says go unless dice are hidden."),
  [CRUMB_CUBBAGE_IDLE_SHORT] = N_ ("In such a short game, every loser would be skunked."),
};

/* What knobs are about, in their order in the book. */
static const char *const knobs[] = {
  N_ ("who plays"),
  N_ ("head start of the opponent or the second player, in points"),
  N_ ("order of a run in the play"),
  N_ ("when the target ends the game"),
  N_ ("what happens to a held die"),
  N_ ("points the loser needs to avoid a skunk"),
  N_ ("who counts hands and cribs"),
  N_ ("penalty for a false go"),
  N_ ("points to play to"),
  N_ ("head start of the player, or the first one, in points"),
};

#define KNOBS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* The page, from top to bottom. */
static const CrumbAgreementGroup groups[] = {
  { NC_ ("heading", "Players"), KNOBS ("table", "head-start-0", "head-start") },
  { NC_ ("heading", "The Play"), KNOBS ("run", "held", "false-go") },
  { NC_ ("heading", "Counting"), KNOBS ("count") },
  { NC_ ("heading", "The End"), KNOBS ("target", "win", "skunk") },
  { NULL },
};

static char *
numbered (const void *of, const char *id, int number)
{
  const CrumbCubbageRules *rules = of;
  gulong n = (gulong) number;

  if (g_str_equal (id, "target"))
    /* Translators: %d is the total that ends the game. */
    return g_strdup_printf (ngettext ("Play to %d point.", "Play to %d points.", n), number);
  if (g_str_equal (id, "head-start") && rules->table == CRUMB_CUBBAGE_SOLO)
    /* Translators: %d is a number of points. */
    return g_strdup_printf (ngettext ("The opponent starts with %d point.", "The opponent starts with %d points.", n),
                            number);
  if (g_str_equal (id, "head-start-0") && rules->table == CRUMB_CUBBAGE_SOLO)
    /* Translators: %d is a number of points. */
    return g_strdup_printf (ngettext ("The player starts with %d point.", "The player starts with %d points.", n),
                            number);
  if (g_str_equal (id, "head-start-0"))
    return g_strdup_printf (
        /* Translators: %d is a number of points. */
        ngettext ("The first player starts with %d point.", "The first player starts with %d points.", n), number);
  if (g_str_equal (id, "head-start"))
    return g_strdup_printf (
        /* Translators: %d is a number of points. */
        ngettext ("The second player starts with %d point.", "The second player starts with %d points.", n), number);
  g_return_val_if_reached (g_strdup (""));
}

const CrumbAgreement crumb_cubbage_agreement = {
  .kind = &crumb_cubbage,
  .book = &crumb_cubbage_rule_book,
  .groups = groups,
  .positions = positions,
  .presets = presets,
  .knobs = knobs,
  .idle = idle,
  .old_sets_key = "cubbage-rule-sets",
  .old_default_key = "cubbage-default-rules",
  .impossible = N_ ("Nobody can start with enough points to win."),
  .numbered = numbered,
};
