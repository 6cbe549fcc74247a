/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Cookie Raid agrees on, as sentences that people could say across the table. */

#include "crumb-raid-agreement.h"

#include "rules/cookie-raid/raid.h"

#include <glib/gi18n.h>

/* The knobs whose values have words; all others are numbers. */
static const CrumbPositionWords positions[] = {
  { "most-dice", 0, N_ ("A bid may have any number of dice."), N_ ("Any number"), NULL },
  { "comparison", CRUMB_COMPARE_HIGHEST_DIE, N_ ("The highest die wins a bid; when equal, the next one decides."),
    N_ ("Highest die"), N_ ("5-1-1 beats 4-4-4.") },
  { "comparison", CRUMB_COMPARE_MOST_PIPS, N_ ("The most pips in all win a bid."), N_ ("Most pips"),
    N_ ("4-4-4 beats 5-1-1, by 12 pips to 7.") },
  { "comparison", CRUMB_COMPARE_LOWEST_DIE, N_ ("The lowest die wins a bid; when equal, the next one decides."),
    N_ ("Lowest die"), N_ ("1-6 beats 2-2.") },
  { "advantage", CRUMB_ADVANTAGE_LAST_DIE, N_ ("Who rolled fewer dice wins when all of them are tied."),
    N_ ("Last die"), N_ ("4-3 beats 4-3-3, and loses to 4-4-1.") },
  { "advantage", CRUMB_ADVANTAGE_HIGHEST_DIE, N_ ("Who rolled fewer dice wins right after the first die is tied."),
    N_ ("First die"), N_ ("5-1 beats 5-4-1.") },
  { "advantage", CRUMB_ADVANTAGE_NONE, N_ ("Rolling fewer dice is never an advantage."), N_ ("Never"),
    N_ ("4-3-3 beats 4-3.") },
  { "lucky-last", 0, N_ ("The last die of the plate keeps its face."), NULL, NULL },
  { "lucky-last", 1, N_ ("Who takes the last die of the plate may re-roll it once."), NULL, NULL },
  { "single-points", 0, N_ ("A single die is worth nothing."), NULL, NULL },
  { "bonus", 0, N_ ("The best set brings no bonus."), NULL, NULL },
  { "tied-best", CRUMB_TIED_BEST_SHARE, N_ ("Equally good best hands each take the bonus."), N_ ("Each takes it"),
    NULL },
  { "tied-best", CRUMB_TIED_BEST_ROLL_OFF, N_ ("Equally good best hands roll one die each for the bonus."),
    N_ ("Roll-off"), N_ ("The highest takes it; equal again, they roll again.") },
  { "by-face", 0, N_ ("Each hand is scored by its own sets."), NULL, NULL },
  { "by-face", 1, N_ ("Who has most dice of a face takes the pips of all dice of that face."), NULL,
    N_ ("This replaces the cookies for sets. Where two have as many, the best hand takes them.") },
  { "end", CRUMB_END_TARGET, N_ ("The game is played to a number of cookies."), N_ ("Cookies"),
    N_ ("It is checked only when a round has been scored.") },
  { "end", CRUMB_END_ROUNDS, N_ ("The game is played for a number of rounds."), N_ ("Rounds"), NULL },
  { "tied-end", CRUMB_TIED_END_ANOTHER_ROUND, N_ ("Who are tied on top play on, until one of them is alone there."),
    N_ ("One more round"), NULL },
  { "tied-end", CRUMB_TIED_END_SHARED_WIN, N_ ("Who are tied on top share the win."), N_ ("Shared win"), NULL },
  { "flush", 0, N_ ("The colours of dice mean nothing."), NULL, NULL },
  { "flush", 1, N_ ("A set all of one colour counts double."), NULL,
    N_ ("Dice come in three colours, and each hand starts with one of each.") },
  { "hands", 0, N_ ("Hands are hidden until the reveal."), N_ ("Hidden"), NULL },
  { "hands", 1, N_ ("Hands lie open on the table."), N_ ("Open"),
    N_ ("The table shows what is known of each hand from the bids that were entered.") },
  { "countdown", 0, N_ ("A bid takes the time it takes."), N_ ("Off"), NULL },
  { NULL },
};

static const CrumbPresetWords presets[] = {
  { "final", N_ ("Final rules"), N_ ("The rules as they were published.") },
  { "first-draft", N_ ("First draft"),
    N_ ("The first draft: any number of dice, most pips win, the best set decides.") },
  { "playtest-2", N_ ("Playtest 2"), N_ ("Playtest 2: the first draft with three dice at most in a bid.") },
  { "playtest-3", N_ ("Playtest 3"), N_ ("Playtest 3: the highest die wins a bid, without the defender’s advantage.") },
  { "playtest-4", N_ ("Playtest 4"), N_ ("Playtest 4: with the defender’s advantage, and scored face by face.") },
  { "playtest-5", N_ ("Playtest 5"), N_ ("Playtest 5: the lowest die wins a bid, and it is scored face by face.") },
  { "five-on-the-plate", N_ ("Five on the plate"), N_ ("Playtests 10 to 13: the final rules with five dice to take.") },
  { "open-hands", N_ ("Open hands"), N_ ("Playtest 15: the final rules with all hands open.") },
  { "three-colours", N_ ("Three colours"), N_ ("An idea after playtest 15: a set all of one colour counts double.") },
  { NULL },
};

static const char *const idle[] = {
  [CRUMB_IDLE_BY_FACE] = N_ ("This changes nothing while hands are scored by face."),
  [CRUMB_IDLE_NO_SETS] = N_ ("This changes nothing while a set is worth nothing."),
  [CRUMB_IDLE_ENDS_ROUNDS] = N_ ("This changes nothing while a game is played for a number of rounds."),
  [CRUMB_IDLE_ENDS_TARGET] = N_ ("This changes nothing while a game is played to a number of cookies."),
};

/* What knobs are about, in their order in the book. */
static const char *const knobs[] = {
  N_ ("dice on the plate"),
  N_ ("most dice in a bid"),
  N_ ("how bids are compared"),
  N_ ("when rolling fewer dice wins"),
  N_ ("whether the last die may be re-rolled"),
  N_ ("cookies for each die in a set"),
  N_ ("cookies for each single die"),
  N_ ("cookies for the best set"),
  N_ ("what happens when the best hands are equal"),
  N_ ("whether the most dice of a face take all its pips"),
  N_ ("when the game ends"),
  N_ ("cookies to play to"),
  N_ ("rounds to play"),
  N_ ("what happens when the highest totals are equal"),
  N_ ("whether a set all of one colour counts double"),
  N_ ("sides of a die"),
  N_ ("whether hands are hidden until the reveal"),
  N_ ("seconds for a bid"),
};

#define KNOBS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* The page, from top to bottom. */
static const CrumbAgreementGroup groups[] = {
  { N_ ("The Plate"), KNOBS ("plate") },
  { N_ ("A Bid"), KNOBS ("most-dice", "comparison", "advantage") },
  { N_ ("The Lucky Last"), KNOBS ("lucky-last") },
  { N_ ("Scoring"), KNOBS ("by-face", "set-points", "single-points", "flush", "bonus", "tied-best") },
  { N_ ("The End"), KNOBS ("end", "target", "rounds", "tied-end") },
  { N_ ("The Dice"), KNOBS ("sides") },
  { N_ ("At the Table"), KNOBS ("hands", "countdown") },
  { NULL },
};

static char *
numbered (const void *rules, const char *id, int number)
{
  gulong n = (gulong) number;

  if (g_str_equal (id, "plate"))
    return g_strdup_printf (ngettext ("%d die lies on the plate.", "%d dice lie on the plate.", n), number);
  if (g_str_equal (id, "most-dice"))
    return g_strdup_printf (ngettext ("A bid has at most %d die.", "A bid has at most %d dice.", n), number);
  if (g_str_equal (id, "set-points"))
    return g_strdup_printf (
        ngettext ("Each die in a set is worth %d cookie.", "Each die in a set is worth %d cookies.", n), number);
  if (g_str_equal (id, "single-points"))
    return g_strdup_printf (ngettext ("Each single die is worth %d cookie.", "Each single die is worth %d cookies.", n),
                            number);
  if (g_str_equal (id, "bonus"))
    return g_strdup_printf (
        ngettext ("The best set brings a bonus of %d cookie.", "The best set brings a bonus of %d cookies.", n),
        number);
  if (g_str_equal (id, "target"))
    return g_strdup_printf (ngettext ("It takes %d cookie to end the game.", "It takes %d cookies to end the game.", n),
                            number);
  if (g_str_equal (id, "rounds"))
    return g_strdup_printf (ngettext ("The game has %d round.", "The game has %d rounds.", n), number);
  if (g_str_equal (id, "sides"))
    return g_strdup_printf (ngettext ("The dice have %d side.", "The dice have %d sides.", n), number);
  if (g_str_equal (id, "countdown"))
    return g_strdup_printf (
        ngettext ("A bid has %d second, then “1, 2, 3, go”.", "A bid has %d seconds, then “1, 2, 3, go”.", n), number);
  g_return_val_if_reached (g_strdup (""));
}

static char *
numbered_value (const char *id, int number)
{
  if (!g_str_equal (id, "countdown"))
    return NULL;
  return g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong) number), number);
}

/* The examples of the advantage are compared die by die, highest first. */
static const char *
note (const void *of, const CrumbPositionWords *position)
{
  const CrumbHouseRules *rules = of;

  if (g_str_equal (position->knob, "advantage") && rules->comparison != CRUMB_COMPARE_HIGHEST_DIE)
    return rules->comparison == CRUMB_COMPARE_MOST_PIPS && rules->advantage != CRUMB_ADVANTAGE_NONE
               ? _ ("It decides when the pips are equal.")
               : NULL;
  return _ (position->note);
}

static bool
possible (const void *rules)
{
  return crumb_house_rules_can_score (rules);
}

static char *
usual (const char *sentence)
{
  /* Translators: %s is a whole sentence, such as “8 dice lie on the plate.” */
  return g_strdup_printf (_ ("Final rules: %s"), sentence);
}

static char *
changes (unsigned n)
{
  if (n == 0)
    return g_strdup (_ ("Nothing differs from the final rules."));
  return g_strdup_printf (
      ngettext ("%u thing differs from the final rules.", "%u things differ from the final rules.", n), n);
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
  .back = N_ ("Back to the Final Rules"),
  .impossible = N_ ("Nothing is worth a cookie under these rules: nobody could ever win."),
  .possible = possible,
  .numbered = numbered,
  .numbered_value = numbered_value,
  .note = note,
  .usual = usual,
  .changes = changes,
};
