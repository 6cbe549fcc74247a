/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a prank hits, a group scores, a die fits and cookies are lost. */

#include "crumb-words-mildred-rulings.h"

#include "words/crumb-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* Dice as people read them out, in this order: "4-4-4-2-2"; "no dice". */
static char *
words_for_faces (const uint8_t faces[], unsigned n)
{
  CrumbDice dice = crumb_dice_of (faces, n);

  return crumb_words_dice (&dice);
}

char *
crumb_words_mildred_combat (unsigned prank, unsigned dodge, const CrumbMildredCombat *before, gboolean laundry,
                            const char *who, const char *other)
{
  CrumbMildredCombat combat = crumb_mildred_combat (prank, dodge, before->black, before->victory, laundry);

  if (who == NULL)
    /* Translators: stands for a name in the middle of a sentence. */
    who = C_ ("instead of a name", "the prankster");
  if (other == NULL)
    /* Translators: stands for a name in the middle of a sentence. */
    other = C_ ("instead of a name", "the other player");

  switch ((CrumbMildredOutcome) combat.outcome)
    {
    case CRUMB_MILDRED_DODGED:
      /* Translators: %1$u and %2$u are slots, %3$s is a name. */
      return g_strdup_printf (_ ("Prank %1$u isn’t higher than dodge %2$u, so %3$s dodges."), prank, dodge, other);
    case CRUMB_MILDRED_COOKIE:
      /* Translators: %1$u and %2$u are slots, %3$s is a name, whose black die goes from %4$u to %5$u. */
      return g_strdup_printf (_ ("Prank %1$u beats dodge %2$u: %3$s loses a cookie, %4$u → %5$u."), prank, dodge, other,
                              before->black, combat.black);
    case CRUMB_MILDRED_NOTHING:
      return g_strdup_printf (
          /* Translators: %1$u and %2$u are slots, %3$s is a name. */
          _ ("Prank %1$u beats dodge %2$u, but %3$s has no cookie to lose, and without a die on LAUNDRY that’s all."),
          prank, dodge, other);
    case CRUMB_MILDRED_VICTORY_DIE:
      return g_strdup_printf (
          /* Translators: %1$u and %2$u are slots, %3$s is a name. */
          _ ("Prank %1$u beats dodge %2$u. With LAUNDRY it bites: %3$s has no cookie to lose and loses a victory die."),
          prank, dodge, other);
    case CRUMB_MILDRED_WINS:
      return g_strdup_printf (
          /* Translators: %1$u and %2$u are slots, %3$s and %4$s are names. */
          _ ("Prank %1$u beats dodge %2$u. With LAUNDRY it bites: %3$s has neither a cookie nor a victory die to lose, "
             "so %4$s wins the game."),
          prank, dodge, other, who);
    }
  g_return_val_if_reached (NULL);
}

const char *
crumb_words_mildred_combat_rule (CrumbMildredOutcome outcome, unsigned black)
{
  if (outcome == CRUMB_MILDRED_DODGED)
    return "prank-dodged";
  return outcome == CRUMB_MILDRED_COOKIE || black > 1 ? "prank-hits" : "prank-bites";
}

/* What a card takes: "6-6-6-6-6 isn’t a Full House: …" */
static char *
does_not_fit (unsigned card, const CrumbMildredGroup *group)
{
  g_autofree char *dice = words_for_faces (group->faces, group->n);
  uint8_t rows[CRUMB_MILDRED_SHAPE_MAX];

  if (card == CRUMB_MILDRED_FULL_HOUSE)
    return g_strdup_printf (
        /* Translators: %s are dice. */
        _ ("%s isn’t a Full House: it takes three dice of one value and two of another."), dice);
  if (card == CRUMB_MILDRED_TWO_ROWS)
    return g_strdup_printf (
        /* Translators: %s are dice. */
        _ ("%s aren’t two rows of three: each row takes three dice of one value, and the rows differ."), dice);
  if (crumb_mildred_rows_asked (card, rows) > 0)
    {
      g_autofree char *asked = words_for_faces (rows, (unsigned) strnlen ((const char *) rows, sizeof rows));

      /* Translators: %1$s are dice, %2$s says how many of one value are needed in each row, as in “4-1”. */
      return g_strdup_printf (_ ("%1$s doesn’t fit there: the rows of that card are %2$s, each of one value."), dice,
                              asked);
    }
  return g_strdup_printf (
      /* Translators: %s are dice. */
      _ ("%s doesn’t fit there: it takes as many dice as the other player has on that card."), dice);
}

/* Which row decides, and how: a clause after a colon. */
static char *
words_for_row (unsigned card, unsigned row, unsigned mine, unsigned theirs)
{
  gboolean higher = mine > theirs;
  uint8_t shape[CRUMB_MILDRED_SHAPE_MAX];

  if (card == CRUMB_MILDRED_FULL_HOUSE && row == 1)
    /* Translators: after a colon. Both are faces of dice. */
    return g_strdup_printf (higher ? _ ("in the row of 3, %1$u is higher than %2$u")
                                   /* Translators: after a colon. Both are faces of dice. */
                                   : _ ("in the row of 3, %1$u is lower than %2$u"),
                            mine, theirs);
  if (card == CRUMB_MILDRED_FULL_HOUSE)
    /* Translators: after a colon. Both are faces of dice. */
    return g_strdup_printf (higher ? _ ("the rows of 3 are equal, and in the row of 2, %1$u is higher than %2$u")
                                   /* Translators: after a colon. Both are faces of dice. */
                                   : _ ("the rows of 3 are equal, and in the row of 2, %1$u is lower than %2$u"),
                            mine, theirs);
  if (card == CRUMB_MILDRED_TWO_ROWS && row == 1)
    /* Translators: after a colon. Both are faces of dice. */
    return g_strdup_printf (higher ? _ ("in the higher row, %1$u is higher than %2$u")
                                   /* Translators: after a colon. Both are faces of dice. */
                                   : _ ("in the higher row, %1$u is lower than %2$u"),
                            mine, theirs);
  if (card == CRUMB_MILDRED_TWO_ROWS)
    /* Translators: after a colon. Both are faces of dice. */
    return g_strdup_printf (higher ? _ ("the higher rows are equal, and in the other row, %1$u is higher than %2$u")
                                   /* Translators: after a colon. Both are faces of dice. */
                                   : _ ("the higher rows are equal, and in the other row, %1$u is lower than %2$u"),
                            mine, theirs);
  if (crumb_mildred_rows_asked (card, shape) > 0)
    /* Translators: after a colon. %3$u counts rows, the others are faces of dice. */
    return g_strdup_printf (higher ? _ ("in row %3$u, %1$u is higher than %2$u")
                                   /* Translators: after a colon. %3$u counts rows, the others are faces of dice. */
                                   : _ ("in row %3$u, %1$u is lower than %2$u"),
                            mine, theirs, row);
  if (mine == 0 || theirs == 0)
    return g_strdup (higher ? _ ("it has more dice") : _ ("it has fewer dice"));
  /* Translators: after a colon. Dice are compared one by one, the highest first. Both are faces of dice. */
  return g_strdup_printf (higher ? _ ("die by die, %1$u is higher than %2$u")
                                 /* Translators: after a colon. Both are faces of dice. */
                                 : _ ("die by die, %1$u is lower than %2$u"),
                          mine, theirs);
}

/* The row that decides. Where one group does not fit, both are compared die by die, as on card 0. */
static char *
words_for_deciding_row (unsigned card, const CrumbMildredGroup *mine, const CrumbMildredGroup *theirs,
                        gboolean equal_rows, unsigned row)
{
  uint8_t rows[CRUMB_MILDRED_ROWS_MAX] = { 0 }, their_rows[CRUMB_MILDRED_ROWS_MAX] = { 0 };
  gboolean fit = crumb_mildred_group_rows (card, mine, equal_rows, rows) > 0
                 && crumb_mildred_group_rows (card, theirs, equal_rows, their_rows) > 0;

  if (!fit)
    {
      memset (rows, 0, sizeof rows);
      memset (their_rows, 0, sizeof their_rows);
      crumb_mildred_group_rows (0, mine, equal_rows, rows);
      crumb_mildred_group_rows (0, theirs, equal_rows, their_rows);
    }
  return words_for_row (fit ? card : 0, row, rows[row - 1], their_rows[row - 1]);
}

char *
crumb_words_mildred_group (unsigned card, const CrumbMildredGroup *mine, const CrumbMildredGroup *theirs,
                           gboolean equal_rows, gboolean laundry_1)
{
  CrumbMildredDuel duel = crumb_mildred_duel (card, mine, theirs, equal_rows, laundry_1);
  g_autofree char *dice = words_for_faces (mine->faces, mine->n);
  g_autofree char *their_dice = words_for_faces (theirs->faces, theirs->n);
  g_autofree char *why = NULL;

  if (!duel.fits)
    return does_not_fit (card, mine);
  if (theirs->n == 0)
    /* Translators: %s are dice. */
    return g_strdup_printf (_ ("%s scores, since nobody else has dice there."), dice);
  if (duel.row == 0)
    /* Translators: both are dice that are worth the same. */
    return g_strdup_printf (laundry_1 ? _ ("%1$s ties %2$s, and with LAUNDRY#1 that scores.")
                                      /* Translators: both are dice that are worth the same. */
                                      : _ ("%1$s only ties %2$s, so it doesn’t score without LAUNDRY#1."),
                            dice, their_dice);

  why = words_for_deciding_row (card, mine, theirs, equal_rows, duel.row);
  /* Translators: %1$s and %2$s are dice, %3$s says why, as in “in the row of 3, 4 is higher than 3”. */
  return g_strdup_printf (duel.scores ? _ ("%1$s beats %2$s: %3$s.")
                                      /* Translators: %1$s and %2$s are dice, %3$s says why. */
                                      : _ ("%1$s doesn’t beat %2$s: %3$s."),
                          dice, their_dice, why);
}

const char *
crumb_words_mildred_group_rule (unsigned card, const CrumbMildredDuel *duel, gboolean blocked)
{
  if (!duel->fits)
    return card == CRUMB_MILDRED_FULL_HOUSE ? "full-house" : "two-rows";
  if (!blocked)
    return "group-scores";
  return duel->row == 0 ? "ties-score" : "rows";
}

char *
crumb_words_mildred_place (unsigned highest, unsigned face, unsigned levels)
{
  unsigned wanted = crumb_mildred_wanted (highest, levels);

  if (wanted == 0)
    /* Translators: %u is the highest level of a set of tasks. */
    return g_strdup_printf (_ ("The set is full: %u is its highest task."), highest);
  if (face == wanted && face == 1)
    return g_strdup (_ ("A 1 starts the set, and its first task is in reach."));
  if (face == wanted)
    /* Translators: %1$u is the highest die of a set, %2$u the next one, which goes there. */
    return g_strdup_printf (_ ("The set stands at %1$u, so the %2$u goes there, and tasks 1 to %2$u are in reach."),
                            highest, face);
  if (highest == 0)
    /* Translators: %u is the face of a die. */
    return g_strdup_printf (_ ("The set is empty: it starts with a 1, not with a %u."), face);
  /* Translators: %1$u is the highest die of a set, %2$u the next one, %3$u one that does not go there. */
  return g_strdup_printf (_ ("The set stands at %1$u: the next die must be a %2$u, not a %3$u."), highest, wanted,
                          face);
}

char *
crumb_words_mildred_cookies (unsigned black, unsigned gain, gboolean carried)
{
  CrumbMildredCookies cookies = crumb_mildred_cookies (black, gain, carried);

  if (cookies.victory == 0)
    return g_strdup_printf (
        /* Translators: %1$u is a number of cookies, the black die goes from %2$u to %3$u. */
        ngettext ("%1$u cookie takes the black die from %2$u to %3$u.",
                  "%1$u cookies take the black die from %2$u to %3$u.", gain),
        gain, black, cookies.black);
  if (carried)
    return g_strdup_printf (
        /* Translators: %1$u counts victory dice, %2$u is what the black die shows then. */
        ngettext ("That’s %1$u victory die, and the black die goes to %2$u.",
                  "That’s %1$u victory dice, and the black die goes to %2$u.", cookies.victory),
        cookies.victory, cookies.black);
  if (cookies.lost == 0)
    return g_strdup (_ ("That’s exactly 6: a victory die, and the black die goes back to 1."));
  return g_strdup_printf (
      /* Translators: %1$u is what the black die showed, %2$u how many cookies came, %3$u how many are lost. */
      ngettext ("+%2$u at %1$u: a victory die, the black die goes back to 1, and %3$u cookie is lost.",
                "+%2$u at %1$u: a victory die, the black die goes back to 1, and %3$u cookies are lost.", cookies.lost),
      black, gain, cookies.lost);
}

const char *
crumb_words_mildred_cookies_rule (const CrumbMildredCookies *cookies)
{
  return cookies->lost > 0 ? "excess" : "victory-dice";
}
