/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who has the best set, and why. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_equal_hands (const CrumbReveal *reveal, unsigned bonus, const char *const names[])
{
  g_autofree char *equal = crumb_words_names (reveal->standing[0], names);
  gulong n = crumb_seats_count (reveal->standing[0]);

  if (reveal->roll_off != 0)
    /* Translators: %s are so many names, two or more. */
    return g_strdup_printf (ngettext ("%s have exactly equal hands, so each rolls one die to settle it.",
                                      "%s have exactly equal hands, so each rolls one die to settle it.", n),
                            equal);
  if (bonus == 0)
    /* Translators: %s are so many names, two or more. */
    return g_strdup_printf (ngettext ("%s have exactly equal hands, and nobody’s is better.",
                                      "%s have exactly equal hands, and nobody’s is better.", n),
                            equal);
  /* Translators: %1$s are two or more names. */
  return g_strdup_printf (ngettext ("%1$s have exactly equal best hands, so each gets %2$u more cookie.",
                                    "%1$s have exactly equal best hands, so each gets %2$u more cookies.", bonus),
                          equal, bonus);
}

static char *
words_for_roll_off (const CrumbReveal *reveal, unsigned bonus, const char *const names[])
{
  g_autofree char *equal = crumb_words_names (reveal->standing[0], names);
  const char *winner = crumb_words_name (names, crumb_seats_first (reveal->bonus_to));

  if (bonus == 0)
    /* Translators: %1$s are so many names, two or more, %2$s is one of them. */
    return g_strdup_printf (ngettext ("%1$s have exactly equal hands, and %2$s won the roll-off.",
                                      "%1$s have exactly equal hands, and %2$s won the roll-off.",
                                      crumb_seats_count (reveal->standing[0])),
                            equal, winner);
  /* Translators: %1$s are two or more names, %2$s is one of them. */
  return g_strdup_printf (ngettext ("%1$s have exactly equal hands: %2$s won the roll-off and gets %3$u more cookie.",
                                    "%1$s have exactly equal hands: %2$s won the roll-off and gets %3$u more cookies.",
                                    bonus),
                          equal, winner, bonus);
}

static char *
words_for_only_hand (unsigned bonus, const char *winner)
{
  if (bonus == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s has the only hand."), winner);
  /* Translators: %1$s is a name, %2$u the bonus. */
  return g_strdup_printf (ngettext ("%1$s has the only hand and gets %2$u more cookie.",
                                    "%1$s has the only hand and gets %2$u more cookies.", bonus),
                          winner, bonus);
}

/* A hand without the better set can still be the best, by a single die or by one die more. */
static char *
words_for_winner (gboolean by_set, unsigned bonus, const char *winner)
{
  if (by_set && bonus == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s has the best set."), winner);
  if (by_set)
    /* Translators: %1$s is a name, %2$u the bonus. */
    return g_strdup_printf (ngettext ("%1$s has the best set and gets %2$u more cookie.",
                                      "%1$s has the best set and gets %2$u more cookies.", bonus),
                            winner, bonus);
  if (bonus == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s has the best hand."), winner);
  /* Translators: %1$s is a name, %2$u the bonus. */
  return g_strdup_printf (ngettext ("%1$s has the best hand and gets %2$u more cookie.",
                                    "%1$s has the best hand and gets %2$u more cookies.", bonus),
                          winner, bonus);
}

static char *
words_for_next_set (const CrumbReveal *reveal, const char *winner, const char *set, const char *other)
{
  const CrumbHandScore *best = &reveal->seats[crumb_seats_first (reveal->standing[0])];
  const CrumbHandScore *next = &reveal->seats[crumb_seats_first (reveal->standing[1])];
  CrumbHandScore equal = *best;
  g_autofree char *before = NULL;

  equal.n_groups = reveal->deciding;
  before = crumb_words_sets (&equal);
  if (next->groups[reveal->deciding].count == 1)
    /* Translators: “Both have 6-6-6, but only Sue also has 4-4.” The dice are sets. */
    return g_strdup_printf (_ ("Both have %1$s, but only %2$s also has %3$s."), before, winner, set);
  if (best->groups[reveal->deciding].count > next->groups[reveal->deciding].count)
    /* Translators: “Both have 6-6-6, then 4-4-4 is a bigger set than 5-5.” All of them are dice of one face. */
    return g_strdup_printf (_ ("Both have %1$s, then %2$s is a bigger set than %3$s."), before, set, other);
  /* Translators: “Both have 6-6, then 5-5 is higher than 4-4.” All of them are dice of one face. */
  return g_strdup_printf (_ ("Both have %1$s, then %2$s is higher than %3$s."), before, set, other);
}

static char *
words_for_high_die (const CrumbHandScore *best, const char *die, const char *other)
{
  if (best->groups[0].count == 1)
    /* Translators: %1$s and %2$s are single dice: “Nobody has a set, and 6 is higher than 5.” */
    return g_strdup_printf (_ ("Nobody has a set, and %1$s is higher than %2$s."), die, other);
  /* Translators: %1$s and %2$s are single dice: “The sets are equal, and of the single dice, 6 is higher than 5.” */
  return g_strdup_printf (_ ("The sets are equal, and of the single dice, %1$s is higher than %2$s."), die, other);
}

static char *
words_for_reason (const CrumbReveal *reveal, const char *winner)
{
  const CrumbHandScore *best = &reveal->seats[crumb_seats_first (reveal->standing[0])];
  const CrumbHandScore *next = &reveal->seats[crumb_seats_first (reveal->standing[1])];
  g_autofree char *set = crumb_words_group (best->groups[reveal->deciding]);
  g_autofree char *other = NULL;

  if (reveal->reason == CRUMB_BONUS_MORE_DICE)
    /* Translators: %1$s is a name, %2$s are dice: “Everything else is equal, but only Sue also has 3.” */
    return g_strdup_printf (_ ("Everything else is equal, but only %1$s also has %2$s."), winner, set);

  other = crumb_words_group (next->groups[reveal->deciding]);
  switch ((CrumbBonusReason) reveal->reason)
    {
    case CRUMB_BONUS_LONGER_SET:
      if (next->groups[reveal->deciding].count == 1)
        return g_strdup (_ ("Nobody else has a set."));
      /* Translators: “2-2-2-2 is a bigger set than 6-6.” Both are dice of one face. */
      return g_strdup_printf (_ ("%1$s is a bigger set than %2$s."), set, other);
    case CRUMB_BONUS_HIGHER_SET:
      /* Translators: “6-6 is higher than 5-5.” Both are dice of one face. */
      return g_strdup_printf (_ ("%1$s is higher than %2$s."), set, other);
    case CRUMB_BONUS_NEXT_SET:
      return words_for_next_set (reveal, winner, set, other);
    case CRUMB_BONUS_HIGH_DIE:
      return words_for_high_die (best, set, other);
    case CRUMB_BONUS_ONLY_HAND:
    case CRUMB_BONUS_MORE_DICE:
    case CRUMB_BONUS_TIE:
    case CRUMB_BONUS_ROLL_OFF:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_bonus_headline (const CrumbHouseRules *rules, const CrumbReveal *reveal, const char *const names[])
{
  const char *winner = crumb_words_name (names, crumb_seats_first (reveal->standing[0]));

  switch ((CrumbBonusReason) reveal->reason)
    {
    case CRUMB_BONUS_TIE:
      return words_for_equal_hands (reveal, rules->bonus, names);
    case CRUMB_BONUS_ROLL_OFF:
      return words_for_roll_off (reveal, rules->bonus, names);
    case CRUMB_BONUS_ONLY_HAND:
      return words_for_only_hand (rules->bonus, winner);
    case CRUMB_BONUS_LONGER_SET:
    case CRUMB_BONUS_HIGHER_SET:
    case CRUMB_BONUS_NEXT_SET:
      return words_for_winner (TRUE, rules->bonus, winner);
    case CRUMB_BONUS_HIGH_DIE:
    case CRUMB_BONUS_MORE_DICE:
      return words_for_winner (FALSE, rules->bonus, winner);
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_bonus_reason (const CrumbReveal *reveal, const char *const names[])
{
  switch ((CrumbBonusReason) reveal->reason)
    {
    case CRUMB_BONUS_ONLY_HAND:
    case CRUMB_BONUS_TIE:
    case CRUMB_BONUS_ROLL_OFF:
      return NULL;
    case CRUMB_BONUS_LONGER_SET:
    case CRUMB_BONUS_HIGHER_SET:
    case CRUMB_BONUS_NEXT_SET:
    case CRUMB_BONUS_HIGH_DIE:
    case CRUMB_BONUS_MORE_DICE:
      return words_for_reason (reveal, crumb_words_name (names, crumb_seats_first (reveal->standing[0])));
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_bonus (const CrumbHouseRules *rules, const CrumbReveal *reveal, const char *const names[])
{
  g_autofree char *who = crumb_words_bonus_headline (rules, reveal, names);
  g_autofree char *why = crumb_words_bonus_reason (reveal, names);

  return why != NULL ? crumb_words_two_sentences (who, why) : g_steal_pointer (&who);
}

char *
crumb_words_reveal (const CrumbHouseRules *rules, const CrumbReveal *reveal, unsigned seats, const char *const names[])
{
  char *text = crumb_words_bonus (rules, reveal, names);
  CrumbSeats with_hands = 0;

  for (unsigned i = 0; i < reveal->n_standing; i++)
    with_hands |= reveal->standing[i];
  for (unsigned seat = 0; seat < seats; seat++)
    if (crumb_seats_has (with_hands, seat))
      {
        int cookies = reveal->seats[seat].cookies;
        g_autofree char *before = text;
        g_autofree char *score = g_strdup_printf (
            /* Translators: %1$s is a name, %2$d is what the hand is worth. */
            ngettext ("%1$s: %2$d cookie.", "%1$s: %2$d cookies.", (gulong) ABS (cookies)), names[seat], cookies);

        text = crumb_words_two_sentences (before, score);
      }
  return text;
}

/* The pips of each face: “6-6-6: 18 pips, 5-5: 10 pips”. */
static char *
words_for_pips (const CrumbHandScore *taken)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < taken->n_groups; i++)
    {
      g_autofree char *dice = crumb_words_group (taken->groups[i]);
      unsigned pips = taken->groups[i].face * taken->groups[i].count;

      if (i > 0)
        g_string_append (text, C_ ("between sets", ", "));
      /* Translators: %1$s are dice of one face: “6-6-6: 18 pips” */
      g_string_append_printf (text, ngettext ("%1$s: %2$u pip", "%1$s: %2$u pips", pips), dice, pips);
    }
  return g_string_free_and_steal (text);
}

char *
crumb_words_faces (const CrumbHouseRules *rules, const CrumbReveal *reveal, const CrumbDice hands[], unsigned seats,
                   unsigned seat)
{
  CrumbHandScore taken = { 0 };
  g_autofree char *dice = NULL;
  unsigned pips = 0;

  if (!rules->by_face)
    return NULL;

  for (unsigned face = rules->sides; face > 0; face--)
    {
      CrumbGroup *group = &taken.groups[taken.n_groups];

      if (!crumb_seats_has (reveal->taken_by[face], seat))
        continue;
      *group = (CrumbGroup) { .face = (uint8_t) face };
      for (unsigned other = 0; other < seats; other++)
        group->count += (uint8_t) crumb_dice_count_face (&hands[other], face);
      pips += face * group->count;
      if (group->count > 0)
        taken.n_groups++;
    }
  if (taken.n_groups == 0)
    return NULL;

  dice = words_for_pips (&taken);
  if (taken.n_groups == 1)
    /* Translators: %s are dice and their pips: “Gets 6-6-6: 18 pips.” */
    return g_strdup_printf (_ ("Gets %s."), dice);
  return g_strdup_printf (
      /* Translators: %1$s are dice and their pips: “6-6-6: 18 pips, 1-1: 2 pips”; %2$u is their sum. */
      ngettext ("Gets %1$s. That’s %2$u pip in all.", "Gets %1$s. That’s %2$u pips in all.", pips), dice, pips);
}
