/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Cookie Raid agrees on, as sentences that people could say across the table. */

#include "crumb-raid-agreement.h"

#include "rules/cookie-raid/raid.h"

#include <glib/gi18n.h>

/* The knobs whose values have words; all others are numbers. */
static const CrumbPositionWords positions[] = {
  { "most-dice", 0, N_ ("You can bid any number of dice."), NC_ ("choice", "Any number"), NULL },
  { "comparison", CRUMB_COMPARE_HIGHEST_DIE, N_ ("The highest die wins a bid. If it ties, the next one decides."),
    NC_ ("choice", "Highest die"), N_ ("5-1-1 beats 4-4-4.") },
  { "comparison", CRUMB_COMPARE_MOST_PIPS, N_ ("The most pips win a bid."), NC_ ("choice", "Most pips"),
    N_ ("4-4-4 beats 5-1-1, by 12 pips to 7.") },
  { "comparison", CRUMB_COMPARE_LOWEST_DIE, N_ ("The lowest die wins a bid. If it ties, the next one decides."),
    NC_ ("choice", "Lowest die"), N_ ("1-6 beats 2-2.") },
  { "advantage", CRUMB_ADVANTAGE_LAST_DIE, N_ ("If every die ties, whoever rolled fewer dice wins."),
    NC_ ("choice", "Last die"), N_ ("4-3 beats 4-3-3, and loses to 4-4-1.") },
  { "advantage", CRUMB_ADVANTAGE_HIGHEST_DIE, N_ ("If the first die ties, whoever rolled fewer dice wins."),
    NC_ ("choice", "First die"), N_ ("5-1 beats 5-4-1.") },
  { "advantage", CRUMB_ADVANTAGE_NONE, N_ ("Rolling fewer dice is never an advantage."), NC_ ("choice", "Never"),
    N_ ("4-3-3 beats 4-3.") },
  { "lucky-last", 0, N_ ("The last die on the plate keeps its face."), NULL, NULL },
  { "lucky-last", 1, N_ ("Whoever wins the last die can re-roll it once."), NULL, NULL },
  { "single-points", 0, N_ ("A single die is worth nothing."), NULL, NULL },
  { "bonus", 0, N_ ("There’s no bonus for the best set."), NULL, NULL },
  { "tied-best", CRUMB_TIED_BEST_SHARE, N_ ("If the best hands tie, each gets the bonus."),
    NC_ ("choice", "Each gets it"), NULL },
  { "tied-best", CRUMB_TIED_BEST_ROLL_OFF, N_ ("If the best hands tie, each rolls one die for the bonus."),
    NC_ ("choice", "Roll-off"), N_ ("The highest die gets it. If they tie again, they roll again.") },
  { "by-face", 0, N_ ("Each hand scores its own sets."), NULL, NULL },
  { "by-face", 1, N_ ("Whoever has the most dice of a face gets the pips of every die that shows it."), NULL,
    N_ ("This replaces the cookies for sets. If players tie for a face, the overall best hand gets its pips.") },
  { "end", CRUMB_END_TARGET, N_ ("Play to a number of cookies."), NC_ ("choice", "Cookies"),
    N_ ("Totals count only once a round has been scored.") },
  { "end", CRUMB_END_ROUNDS, N_ ("Play a fixed number of rounds."), NC_ ("choice", "Rounds"), NULL },
  { "tied-end", CRUMB_TIED_END_ANOTHER_ROUND, N_ ("If players tie for first, they play on until one is ahead."),
    NC_ ("choice", "One more round"), NULL },
  { "tied-end", CRUMB_TIED_END_SHARED_WIN, N_ ("If players tie for first, they share the win."),
    NC_ ("choice", "Shared win"), NULL },
  { "flush", 0, N_ ("The colors of the dice don’t matter."), NULL, NULL },
  { "flush", 1, N_ ("A set of a single color counts double."), NULL,
    N_ ("Dice come in three colors, and each hand starts with one of each.") },
  { "hands", 0, N_ ("Hands stay hidden until the reveal."), NC_ ("choice", "Hidden"), NULL },
  { "hands", 1, N_ ("Hands lie open on the table."), NC_ ("choice", "Open"),
    N_ ("Crumb shows what it knows about each hand from the bids you enter.") },
  { "countdown", 0, N_ ("Bids have no time limit."), NC_ ("choice", "Off"), NULL },
  { NULL },
};

static const CrumbPresetWords presets[] = {
  { "final", NC_ ("preset", "Final rules"), N_ ("The published rules.") },
  { "first-draft", NC_ ("preset", "First draft"),
    N_ ("Bid any number of dice, and the most pips win. One round, won by the best set.") },
  { "playtest-2", NC_ ("preset", "Playtest 2"), N_ ("The first draft, with at most three dice in a bid.") },
  { "playtest-3", NC_ ("preset", "Playtest 3"),
    N_ ("The highest die wins a bid, without the defender’s advantage. One round, won by the best set.") },
  { "playtest-4", NC_ ("preset", "Playtest 4"), N_ ("Like playtest 3, with the defender’s advantage.") },
  { "playtest-5", NC_ ("preset", "Playtest 5"), N_ ("With the defender’s advantage, and scored by face.") },
  { "playtest-6", NC_ ("preset", "Playtest 6"), N_ ("The lowest die wins a bid, and hands are scored by face.") },
  { "five-on-the-plate", NC_ ("preset", "Five on the plate"),
    N_ ("The final rules with five dice to win, as in playtests 11 to 13.") },
  { "open-hands", NC_ ("preset", "Open hands"), N_ ("The final rules with all hands open, as in playtest 15.") },
  { "three-colours", NC_ ("preset", "Three colors"),
    N_ ("An idea after playtest 15: a set of a single color counts double.") },
  { NULL },
};

static const char *const idle[] = {
  [CRUMB_IDLE_BY_FACE] = N_ ("No effect while you score by face."),
  [CRUMB_IDLE_NO_SETS] = N_ ("No effect while sets are worth nothing."),
  [CRUMB_IDLE_ENDS_ROUNDS] = N_ ("No effect while you play a fixed number of rounds."),
  [CRUMB_IDLE_ENDS_TARGET] = N_ ("No effect while you play to a number of cookies."),
};

/* What knobs are about, in their order in the book. */
static const char *const knobs[] = {
  N_ ("dice on the plate"),
  N_ ("most dice in a bid"),
  N_ ("how bids are compared"),
  N_ ("when rolling fewer dice wins"),
  N_ ("whether the last die can be re-rolled"),
  N_ ("cookies per die in a set"),
  N_ ("cookies per single die"),
  N_ ("cookies for the best set"),
  N_ ("what happens when the best hands tie"),
  N_ ("whether the most dice of a face get all its pips"),
  N_ ("when the game ends"),
  N_ ("cookies to play to"),
  N_ ("rounds to play"),
  N_ ("what happens when the highest totals tie"),
  N_ ("whether a set of a single color counts double"),
  N_ ("number of sides on a die"),
  N_ ("whether hands stay hidden until the reveal"),
  N_ ("time limit for a bid, in seconds"),
};

#define KNOBS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* The page, from top to bottom. */
static const CrumbAgreementGroup groups[] = {
  { NC_ ("heading", "The Plate"), KNOBS ("plate") },
  { NC_ ("heading", "A Bid"), KNOBS ("most-dice", "comparison", "advantage") },
  { NC_ ("heading", "The Lucky Last"), KNOBS ("lucky-last") },
  { NC_ ("heading", "Scoring"), KNOBS ("by-face", "set-points", "single-points", "flush", "bonus", "tied-best") },
  { NC_ ("heading", "The End"), KNOBS ("end", "target", "rounds", "tied-end") },
  { NC_ ("heading", "The Dice"), KNOBS ("sides") },
  { NC_ ("heading", "At the Table"), KNOBS ("hands", "countdown") },
  { NULL },
};

static char *
numbered (const void *rules, const char *id, int number)
{
  gulong n = (gulong) number;

  if (g_str_equal (id, "plate"))
    /* Translators: %d is how many dice are played for in a round. */
    return g_strdup_printf (ngettext ("The plate has %d die.", "The plate has %d dice.", n), number);
  if (g_str_equal (id, "most-dice"))
    /* Translators: %d is how many dice one player may roll at once. */
    return g_strdup_printf (ngettext ("You can bid at most %d die.", "You can bid at most %d dice.", n), number);
  if (g_str_equal (id, "set-points"))
    return g_strdup_printf (
        /* Translators: %d is a number of cookies, the points of the game. */
        ngettext ("A die in a set is worth %d cookie.", "A die in a set is worth %d cookies.", n), number);
  if (g_str_equal (id, "single-points"))
    /* Translators: %d is a number of cookies; a single die is one that is in no set. */
    return g_strdup_printf (ngettext ("A single die is worth %d cookie.", "A single die is worth %d cookies.", n),
                            number);
  if (g_str_equal (id, "bonus"))
    return g_strdup_printf (
        /* Translators: %d is a number of cookies. */
        ngettext ("The best set gets a bonus of %d cookie.", "The best set gets a bonus of %d cookies.", n), number);
  if (g_str_equal (id, "target"))
    /* Translators: %d is the total that ends the game. */
    return g_strdup_printf (ngettext ("Play to %d cookie.", "Play to %d cookies.", n), number);
  if (g_str_equal (id, "rounds"))
    /* Translators: %d is after how many rounds the game ends. */
    return g_strdup_printf (ngettext ("Play %d round.", "Play %d rounds.", n), number);
  if (g_str_equal (id, "sides"))
    /* Translators: %d is how many faces each die has. */
    return g_strdup_printf (ngettext ("The dice have %d side.", "The dice have %d sides.", n), number);
  if (g_str_equal (id, "countdown"))
    return g_strdup_printf (
        /* Translators: %d is how long people may think before they roll. */
        ngettext ("You have %d second to bid, then “1, 2, 3, go”.", "You have %d seconds to bid, then “1, 2, 3, go”.",
                  n),
        number);
  g_return_val_if_reached (g_strdup (""));
}

static char *
numbered_value (const char *id, int number)
{
  if (!g_str_equal (id, "countdown"))
    return NULL;
  /* Translators: %d is how long people may think before they roll, as a short choice in a list. */
  return g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong) number), number);
}

/* The examples of the advantage are compared die by die, highest first. */
static const char *
note (const void *of, const CrumbPositionWords *position)
{
  const CrumbHouseRules *rules = of;

  if (g_str_equal (position->knob, "advantage") && rules->comparison != CRUMB_COMPARE_HIGHEST_DIE)
    return rules->comparison == CRUMB_COMPARE_MOST_PIPS && rules->advantage != CRUMB_ADVANTAGE_NONE
               ? _ ("It decides if the pips tie.")
               : NULL;
  return _ (position->note);
}

static bool
possible (const void *rules)
{
  return crumb_house_rules_can_score (rules);
}

const CrumbAgreement crumb_raid_agreement = {
  .kind = &crumb_cookie_raid,
  .book = &crumb_house_rule_book,
  .groups = groups,
  .positions = positions,
  .presets = presets,
  .knobs = knobs,
  .idle = idle,
  .old_sets_key = "rule-sets",
  .old_default_key = "default-rules",
  .back = N_ ("Use Final Rules"),
  /* Translators: %s is a whole sentence, such as “The plate has 8 dice.” */
  .usual = N_ ("Final rules: %s"),
  .unchanged = N_ ("Same as the final rules."),
  /* Translators: %u counts the house rules that differ. */
  .changes = NP_ ("%u difference from the final rules.", "%u differences from the final rules."),
  .impossible = N_ ("With these rules nothing is worth a cookie, so nobody could ever win."),
  .possible = possible,
  .numbered = numbered,
  .numbered_value = numbered_value,
  .note = note,
};
