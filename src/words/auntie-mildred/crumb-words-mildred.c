/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What places are called, what a game waits for, and how it stands. */

#include "crumb-words-mildred.h"

#include "crumb-words-mildred-rulings.h"
#include "words/crumb-words-private.h"

#include <glib/gi18n.h>

/* The sets, as their cards name them. */
static const char *const sets[CRUMB_MILDRED_SETS] = {
  NC_ ("set of tasks", "LAUNDRY"),
  NC_ ("set of tasks", "DIY"),
  NC_ ("set of tasks", "CLEAN"),
  NC_ ("set of tasks", "COOK"),
};

static const char *
name_of_set (int set)
{
  return g_dpgettext2 (NULL, "set of tasks", sets[(set - CRUMB_MILDRED_LAUNDRY) & (CRUMB_MILDRED_SETS - 1)]);
}

char *
crumb_words_mildred_at (int amount)
{
  switch (amount)
    {
    case CRUMB_MILDRED_POOL:
      return g_strdup (C_ ("place of dice", "the pool"));
    case CRUMB_MILDRED_USED:
      return g_strdup (C_ ("place of dice", "the used dice"));
    case CRUMB_MILDRED_MODIFY:
      return g_strdup (C_ ("place of dice", "the modify spots"));
    case CRUMB_MILDRED_PRANK:
      return g_strdup (C_ ("place of dice", "PRANK"));
    case CRUMB_MILDRED_DODGE:
      return g_strdup (C_ ("place of dice", "DODGE"));
    case CRUMB_MILDRED_FULL_HOUSE:
      return g_strdup (C_ ("place of dice", "Full House"));
    case CRUMB_MILDRED_TWO_ROWS:
      return g_strdup (C_ ("place of dice", "Two Rows of Three"));
    default:
      if (amount >= CRUMB_MILDRED_LAUNDRY && amount <= CRUMB_MILDRED_COOK)
        return g_strdup (name_of_set (amount));
      if (amount >= CRUMB_MILDRED_LAUNDRY * 10 && amount < (CRUMB_MILDRED_COOK + 1) * 10)
        /* Translators: %1$s is a set of tasks, %2$d the level of one of its cards: “LAUNDRY#3”. */
        return g_strdup_printf (C_ ("task card", "%1$s#%2$d"), name_of_set (amount / 10), amount % 10);
      /* Translators: %d is the number of an Indulgency card. */
      return g_strdup_printf (C_ ("place of dice", "Indulgency card %d"), amount - CRUMB_MILDRED_FULL_HOUSE + 1);
    }
}

char *
crumb_words_mildred_points (int points)
{
  /* Translators: %d is a number of cookies. */
  return g_strdup_printf (ngettext ("%d cookie", "%d cookies", (gulong) points), points);
}

char *
crumb_words_mildred_standing (int total)
{
  unsigned victory = (unsigned) total / CRUMB_MILDRED_VICTORY_WORTH;
  int black = total % CRUMB_MILDRED_VICTORY_WORTH + 1;

  return g_strdup_printf (
      /* Translators: %1$u counts victory dice, %2$d is what the black die shows. */
      ngettext ("%1$u victory die, black die at %2$d", "%1$u victory dice, black die at %2$d", victory), victory,
      black);
}

char *
crumb_words_mildred_outcome (const CrumbGameStanding *of, const char *const names[])
{
  int points = of->totals[crumb_seats_first (of->best)];
  g_autofree char *who = crumb_words_names (of->best, names);
  g_autofree char *standing = crumb_words_mildred_standing (points);

  if (!of->over && points == 0)
    return g_strdup (_ ("Nobody has any cookies yet."));
  if (crumb_seats_several (of->best))
    /* Translators: %1$s are two names, %2$s is what both have, as in “2 victory dice, black die at 4”. */
    return g_strdup_printf (of->over ? _ ("It’s a draw: %1$s have %2$s.")
                                     /* Translators: %1$s are two names, %2$s is what both have. */
                                     : _ ("%1$s are level: %2$s."),
                            who, standing);
  if (!of->over)
    /* Translators: %1$s is a name, %2$s is what they have, as in “2 victory dice, black die at 4”. */
    return g_strdup_printf (_ ("%1$s leads: %2$s."), who, standing);
  if (points >= CRUMB_MILDRED_TARGET)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$d a number. */
        ngettext ("%1$s wins with %2$d victory die.", "%1$s wins with %2$d victory dice.", CRUMB_MILDRED_VICTORY), who,
        CRUMB_MILDRED_VICTORY);
  /* Translators: %s is a name. */
  return g_strdup_printf (of->ended_early
                              ? _ ("%s wins.")
                              /* Translators: %s is a name; the other one had nothing to lose to the prank. */
                              : _ ("%s wins with a prank."),
                          who);
}

static char *
words_for_start_shake (const CrumbMildredExpect *expect, const char *name)
{
  if (expect->min < expect->max)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$u and %3$u are how many dice there may be. Both players roll all of theirs to see
           who starts. */
        ngettext ("First shake: what does %1$s’s %2$u to %3$u die show?",
                  "First shake: what do %1$s’s %2$u to %3$u dice show?", expect->max),
        name, expect->min, expect->max);
  return g_strdup_printf (
      /* Translators: %1$s is a name, %2$u a number of dice. */
      ngettext ("First shake: what does %1$s’s die show?", "First shake: what do %1$s’s %2$u dice show?", expect->max),
      name, expect->max);
}

char *
crumb_words_mildred_shaken (const CrumbMildred *game, const char *const names[])
{
  unsigned n = crumb_mildred_to_shake (game, game->active);

  /* Translators: %1$s is a name, %2$u a number of dice. */
  return g_strdup_printf (ngettext ("What does %1$s’s die show?", "What do %1$s’s %2$u dice show?", n),
                          names[game->active], n);
}

static char *
words_for_shake (const CrumbMildredExpect *expect, const char *name)
{
  if (expect->max == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("Wake up, %s! You have no dice to shake."), name);
  return g_strdup_printf (
      /* Translators: %1$s is a name, %2$u a number of dice. */
      ngettext ("Wake up, %1$s! Then shake %2$u die.", "Wake up, %1$s! Then shake %2$u dice.", expect->max), name,
      expect->max);
}

char *
crumb_words_mildred_gift (int card)
{
  g_autofree char *at = crumb_words_mildred_at (card);

  /* Translators: %s is a card, such as “COOK#3”. */
  return g_strdup_printf (_ ("What did %s give?"), at);
}

char *
crumb_words_mildred_expect (const void *state, const char *const names[])
{
  const CrumbMildred *game = state;
  CrumbMildredExpect expect = crumb_mildred_expect (game);
  const char *name = crumb_words_name (names, expect.seat);

  if (game->scores.over)
    return g_strdup (_ ("The game is over."));
  switch (expect.what)
    {
    case CRUMB_MILDRED_FIRST_TURN:
      return g_strdup (_ ("It’s a tie. Who starts?"));
    case CRUMB_MILDRED_START_SHAKE:
      return words_for_start_shake (&expect, name);
    case CRUMB_MILDRED_TAKE_VICTORY:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("Which die becomes %s’s victory die?"), name);
    default:
      break;
    }
  if (expect.what == CRUMB_MILDRED_SHAKE && expect.dice.count > 0)
    return crumb_words_mildred_shaken (game, names);
  if (expect.what == CRUMB_MILDRED_SHAKE)
    return words_for_shake (&expect, name);
  /* Translators: %s is a name. */
  return g_strdup_printf (_ ("What does %s do?"), name);
}

static char *
words_for_combat (const CrumbMildred *game, unsigned seat, const char *const names[])
{
  unsigned other = crumb_mildred_other (seat);
  const CrumbMildredCombat before = { .black = game->seats[other].black, .victory = game->seats[other].victory };

  return crumb_words_mildred_combat (crumb_mildred_strength (game->seats[seat].prank),
                                     crumb_mildred_strength (game->seats[other].dodge), &before,
                                     crumb_mildred_bites (game, seat), names[seat], names[other]);
}

static char *
words_for_group (const CrumbMildred *game, unsigned seat, int amount)
{
  unsigned card = (unsigned) (amount - CRUMB_MILDRED_FULL_HOUSE);

  return crumb_words_mildred_group (crumb_mildred_card (game, card), &game->seats[seat].groups[card],
                                    &game->seats[crumb_mildred_other (seat)].groups[card], game->rules.equal_rows,
                                    crumb_mildred_ties_score (game, seat));
}

static char *
words_for_goal (const CrumbMildred *game, unsigned seat)
{
  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      unsigned highest = crumb_mildred_highest (&game->seats[seat].sets[i]);
      unsigned line = crumb_mildred_goal_line (&game->rules, i);
      const char *name = name_of_set (CRUMB_MILDRED_LAUNDRY + (int) i);

      if (highest == 0)
        /* Translators: %s is a set of tasks. */
        return g_strdup_printf (_ ("Take all scallywag dice back, for nothing: %s has no die."), name);
      if (highest < line)
        /* Translators: %1$s is a set of tasks, %2$u its highest die, %3$u where the goal line is. */
        return g_strdup_printf (_ ("Take all scallywag dice back, for nothing: %1$s stands at %2$u, the line is %3$u."),
                                name, highest, line);
    }
  if (game->rules.goal == 0)
    return g_strdup (_ ("Take all scallywag dice back: 2 victory dice if every set is on the goal line."));
  return g_strdup (_ ("Take all scallywag dice back: every set is on the goal line, so that’s 2 victory dice."));
}

/* The level of the one die of a set that stays when the others come back, 0 for none. */
static unsigned
find_staying (const CrumbMildredSet *set, const CrumbMove *option)
{
  unsigned staying = 0;

  if (option->dice.count == 0)
    return crumb_mildred_highest (set);
  for (unsigned i = 0; i < set->n; i++)
    {
      bool comes = false;

      for (unsigned die = 0; die < option->dice.count; die++)
        comes = comes || option->dice.dice[die].face == set->levels[i];
      if (!comes)
        staying = set->levels[i];
    }
  return staying;
}

static char *
words_for_collect (const CrumbMildred *game, const CrumbMove *option, const char *at)
{
  unsigned n = crumb_mildred_dice_at (game, option->seat, (unsigned) option->amount);
  unsigned set = (unsigned) (option->amount - CRUMB_MILDRED_LAUNDRY);
  unsigned staying = set < CRUMB_MILDRED_SETS ? find_staying (&game->seats[option->seat].sets[set], option) : 0;

  if (option->amount == CRUMB_MILDRED_PRANK && option->dice.count == 1)
    /* Translators: %1$u is a slot, %2$s is “PRANK”. */
    return g_strdup_printf (_ ("Take the die in slot %1$u back from %2$s."), option->dice.dice[0].face, at);
  if (staying > 0)
    /* Translators: %1$s is a set of tasks, %2$u the level of the die that stays there. */
    return g_strdup_printf (_ ("Take dice back from %1$s, all but the %2$u."), at, staying);
  /* Translators: %1$u counts dice, %2$s is a place, such as “PRANK”. */
  return g_strdup_printf (ngettext ("Take %1$u die back from %2$s.", "Take %1$u dice back from %2$s.", n), n, at);
}

char *
crumb_words_mildred_gives (const CrumbMildredTask *task)
{
  unsigned n = task->n;

  switch ((CrumbMildredGift) task->gives)
    {
    case CRUMB_MILDRED_GIVES_COOKIES:
      return crumb_words_mildred_points ((int) n);
    case CRUMB_MILDRED_GIVES_VICTORY:
      /* Translators: what a card gives; %u counts victory dice. */
      return g_strdup_printf (ngettext ("%u victory die", "%u victory dice", n), n);
    case CRUMB_MILDRED_GIVES_PRANK:
      /* Translators: what a card gives; the highest prank die moves %u slots up. */
      return g_strdup_printf (_ ("+%u prank"), n);
    case CRUMB_MILDRED_GIVES_DODGE:
      /* Translators: what a card gives; the highest dodge die moves %u slots up. */
      return g_strdup_printf (_ ("+%u dodge"), n);
    case CRUMB_MILDRED_GIVES_REROLL:
      /* Translators: what a card gives; %u counts dice. */
      return g_strdup_printf (ngettext ("re-roll %u die", "re-roll %u dice", n), n);
    case CRUMB_MILDRED_GIVES_STRAIGHTEN:
      return g_strdup (C_ ("what a card gives", "straighten a set"));
    case CRUMB_MILDRED_GIVES_OTHER:
      return g_strdup (C_ ("what a card gives", "something else"));
    default:
      return g_strdup (C_ ("what a card gives", "not known"));
    }
}

static char *
words_for_known_wake (const CrumbMildred *game, const CrumbMove *option, const char *at)
{
  CrumbMildredTask task = crumb_mildred_task_card (game, (unsigned) option->amount);
  g_autofree char *gives = crumb_words_mildred_gives (&task);

  /* Translators: %1$s is a card, such as “LAUNDRY#4”, %2$s is what it gives, such as “3 cookies”. */
  return g_strdup_printf (_ ("Use the WAKEUP ability of %1$s: %2$s."), at, gives);
}

char *
crumb_words_mildred_option (const CrumbMildred *game, const CrumbMove *option, const char *const names[])
{
  g_autofree char *at = crumb_words_mildred_at (option->amount);

  switch (option->what)
    {
    case CRUMB_MILDRED_KEEP:
      return g_strdup (_ ("Keep the dice as they are."));
    case CRUMB_MILDRED_COMBAT:
      return words_for_combat (game, option->seat, names);
    case CRUMB_MILDRED_SCORE:
      return words_for_group (game, option->seat, option->amount);
    case CRUMB_MILDRED_STRAIGHTEN:
      return g_strdup (_ ("Straighten all scallywag dice, then wake abilities."));
    case CRUMB_MILDRED_GOAL:
      return words_for_goal (game, option->seat);
    case CRUMB_MILDRED_WAKE:
      if (crumb_mildred_task_card (game, (unsigned) option->amount).gives != CRUMB_MILDRED_GIVES_UNKNOWN)
        return words_for_known_wake (game, option, at);
      /* Translators: %s is a card, such as “LAUNDRY#4”. */
      return g_strdup_printf (_ ("Use the WAKEUP ability of %s."), at);
    default:
      return words_for_collect (game, option, at);
    }
}
