/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Auntie Mildred's list agrees on, as sentences that people could say across the table. */

#include "crumb-mildred-agreement.h"

#include "crumb-words-mildred.h"
#include "rules/auntie-mildred/mildred.h"

#include <glib/gi18n.h>

static const CrumbPositionWords positions[] = {
  { "dice", 0, N_ ("The first shake shows how many dice you have."), NC_ ("choice", "First shake"),
    N_ ("The game’s text doesn’t say how many dice each player has.") },
  { "goal", 0, N_ ("You say whether the goal line is met."), NC_ ("choice", "You say"),
    N_ ("The goal line is printed on the cards.") },
  { "after-bonus", CRUMB_MILDRED_ON_TOP, N_ ("A prank or dodge die goes above the highest one."),
    NC_ ("choice", "On top"), N_ ("With a die in slot 2, the next goes into slot 3.") },
  { "after-bonus", CRUMB_MILDRED_LOWEST_GAP, N_ ("A prank or dodge die goes into the lowest free slot."),
    NC_ ("choice", "Lowest slot"), N_ ("With a die in slot 2, the next goes into slot 1.") },
  { "prank-back", 0, N_ ("You take all prank dice back, or none."), NC_ ("choice", "All or none"), NULL },
  { "prank-back", 1, N_ ("You can take prank dice back one by one."), NC_ ("choice", "One by one"), NULL },
  { "reach", CRUMB_MILDRED_AT_OR_BELOW, N_ ("A die reaches its own task and all below it."),
    NC_ ("choice", "At or below"), NULL },
  { "reach", CRUMB_MILDRED_THAT_CARD, N_ ("A die reaches only the task that it lies on."), NC_ ("choice", "That task"),
    NULL },
  { "stays", 0, N_ ("The highest die of a set is the one that stays."), NC_ ("choice", "Highest"), NULL },
  { "stays", 1, N_ ("Any die of a set can be the one that stays."), NC_ ("choice", "Any one"), NULL },
  { "same-turn", 0, N_ ("You can use a die for a task in the turn you place it."), NC_ ("choice", "At once"), NULL },
  { "same-turn", 1, N_ ("A die is no use for a task in the turn you place it."), NC_ ("choice", "Next turn"), NULL },
  { "equal-rows", 0, N_ ("Two rows of three must differ."), NC_ ("choice", "Rows differ"), NULL },
  { "equal-rows", 1, N_ ("Six equal dice are two rows of three."), NC_ ("choice", "Rows can be equal"), NULL },
  { "excess", 0, N_ ("Cookies beyond 6 are lost."), NC_ ("choice", "Lost"), NULL },
  { "excess", 1, N_ ("Cookies beyond 6 count toward the next victory die."), NC_ ("choice", "Carried over"), NULL },
  { "first-tie", CRUMB_MILDRED_SHAKE_AGAIN, N_ ("If the first shakes tie, both shake again."),
    NC_ ("choice", "Shake again"), NULL },
  { "first-tie", CRUMB_MILDRED_ROLL_ONE, N_ ("If the first shakes tie, each rolls one die, and the lower one starts."),
    NC_ ("choice", "Roll one die"), N_ ("Say who starts; the first dice stay as they are.") },
  { "first-tie", CRUMB_MILDRED_AGREE, N_ ("If the first shakes tie, you agree on who starts."), NC_ ("choice", "Agree"),
    N_ ("The first dice stay as they are.") },
  { "bite", 0, N_ ("Any die on LAUNDRY makes a prank bite."), NC_ ("choice", "Any die"), NULL },
  { NULL },
};

static const CrumbPresetWords presets[] = {
  { "usual", NC_ ("preset", "Usual rules"),
    N_ ("As the game’s help page has it, with Crumb’s rulings where it says nothing.") },
  { NULL },
};

/* What knobs are about, in their order in the book. */
static const char *const knobs[] = {
  N_ ("dice of each player"),
  N_ ("level of the goal line"),
  N_ ("slots on PRANK and DODGE"),
  N_ ("tasks in a set"),
  N_ ("where the next prank or dodge die goes"),
  N_ ("how prank dice are taken back"),
  N_ ("how far a die reaches"),
  N_ ("which die of a set stays"),
  N_ ("when a placed die can be used"),
  N_ ("whether two rows of three can be equal"),
  N_ ("what happens to cookies beyond 6"),
  N_ ("what happens if the first shakes tie"),
  N_ ("which LAUNDRY die makes a prank bite"),
};

#define KNOBS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* The page, from top to bottom. */
static const CrumbAgreementGroup groups[] = {
  { NC_ ("heading", "Your Box"), KNOBS ("dice", "slots", "levels", "goal") },
  { NC_ ("heading", "Pranks"), KNOBS ("bite", "after-bonus", "prank-back") },
  { NC_ ("heading", "Tasks"), KNOBS ("reach", "stays", "same-turn") },
  { NC_ ("heading", "Scoring"), KNOBS ("equal-rows", "excess") },
  { NC_ ("heading", "The Start"), KNOBS ("first-tie") },
  { NULL },
};

/* The goal line of each set. */
static char *
words_for_lines (int number)
{
  return g_strdup_printf (
      /* Translators: LAUNDRY, DIY, CLEAN and COOK are sets of tasks, each number is the level of a goal line. */
      _ ("The goal line is at level %1$d in LAUNDRY, %2$d in DIY, %3$d in CLEAN and %4$d in COOK."), number / 1000,
      number / 100 % 10, number / 10 % 10, number % 10);
}

static char *
numbered_value (const char *id, int number)
{
  if (number < 1000)
    return NULL;
  return g_strdup_printf ("%d-%d-%d-%d", number / 1000, number / 100 % 10, number / 10 % 10, number % 10);
}

static char *
thing (const char *id, unsigned set)
{
  return crumb_words_mildred_at (CRUMB_MILDRED_LAUNDRY + (int) set);
}

static char *
numbered (const void *rules, const char *id, int number)
{
  gulong n = (gulong) number;

  if (g_str_equal (id, "dice"))
    /* Translators: %d is a number of dice. */
    return g_strdup_printf (ngettext ("Each player has %d die.", "Each player has %d dice.", n), number);
  if (g_str_equal (id, "goal") && number >= 1000)
    return words_for_lines (number);
  if (g_str_equal (id, "goal"))
    /* Translators: %d is a level. */
    return g_strdup_printf (_ ("The goal line is at level %d in every set."), number);
  if (g_str_equal (id, "slots"))
    /* Translators: %d is a number of slots. */
    return g_strdup_printf (ngettext ("PRANK and DODGE have %d slot.", "PRANK and DODGE have %d slots.", n), number);
  if (g_str_equal (id, "levels"))
    /* Translators: %d is a number of tasks. */
    return g_strdup_printf (ngettext ("A set has %d task.", "A set has %d tasks.", n), number);
  if (g_str_equal (id, "bite"))
    /* Translators: %d is the level of a card. */
    return g_strdup_printf (_ ("A die that reaches LAUNDRY#%d makes a prank bite."), number);
  g_return_val_if_reached (g_strdup (""));
}

const CrumbAgreement crumb_mildred_agreement = {
  .kind = &crumb_auntie_mildred,
  .book = &crumb_mildred_rule_book,
  .groups = groups,
  .positions = positions,
  .presets = presets,
  .knobs = knobs,
  .impossible = N_ ("No goal line and no card is above the highest task."),
  .numbered = numbered,
  .numbered_value = numbered_value,
  .thing = thing,
};
