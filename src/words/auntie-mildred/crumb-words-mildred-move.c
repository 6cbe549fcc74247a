/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of a log: what a move of Auntie Mildred's list settled. */

#include "crumb-words-mildred.h"

#include "crumb-words-mildred-rulings.h"
#include "words/crumb-words-private.h"

#include <glib/gi18n.h>

static void
say (GString *said, char *sentence)
{
  if (sentence == NULL)
    return;
  if (said->len > 0)
    /* Translators: between two whole sentences. */
    g_string_append (said, C_ ("between sentences", " "));
  g_string_append (said, sentence);
  g_free (sentence);
}

/* What somebody enters, as a sentence of its own. */
static char *
sentence (const CrumbMove *move, const char *const names[])
{
  g_autofree char *quoted = crumb_words_mildred_quoted (move, names);

  /* Translators: %s is a sentence without its period, such as “Sue puts 4 on PRANK”. */
  return g_strdup_printf (_ ("%s."), quoted);
}

/* Who starts after both have shaken, and why. */
static char *
words_for_start (const CrumbMildred *before, const CrumbMildred *after, unsigned seat, const char *const names[])
{
  unsigned starter = after->active, other = crumb_mildred_other (seat);

  if (!crumb_seats_has (before->shaken, other))
    return NULL;
  if (after->phase != CRUMB_MILDRED_AT_START)
    /* Translators: %1$s is a name, %2$u and %3$u are totals. */
    return g_strdup_printf (_ ("%1$s starts: %2$u is lower than %3$u."), names[starter], after->totals[starter],
                            after->totals[crumb_mildred_other (starter)]);
  if (after->shaken == 0)
    /* Translators: %u is a total. */
    return g_strdup_printf (_ ("%u each: both shake again."), before->totals[other]);
  /* Translators: %u is a total. */
  return g_strdup_printf (_ ("%u each: the table decides who starts."), before->totals[other]);
}

/* What the shake took home because it had to. */
static char *
words_for_mandatory (const CrumbMildred *before, unsigned seat)
{
  unsigned n = crumb_mildred_to_shake (before, seat) - before->seats[seat].pool.n;

  if (n == 0)
    return NULL;
  if (before->seats[seat].dodge != 0)
    /* Translators: %u counts dice. */
    return g_strdup_printf (ngettext ("%u die came home first, as dodge dice and all but the highest of a set must.",
                                      "%u dice came home first, as dodge dice and all but the highest of a set must.",
                                      n),
                            n);
  /* Translators: %u counts dice. */
  return g_strdup_printf (ngettext ("%u die came home first, as all but the highest of a set must.",
                                    "%u dice came home first, as all but the highest of a set must.", n),
                          n);
}

/* What the card gave at once, as the card sheet says; NULL where the table tells it. */
static char *
words_for_given (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after)
{
  CrumbMildredTask given = crumb_mildred_given (before, move);
  const CrumbMildredSeat *was = &before->seats[move->seat], *is = &after->seats[move->seat];

  switch ((CrumbMildredGift) given.gives)
    {
    case CRUMB_MILDRED_GIVES_COOKIES:
      return crumb_words_mildred_cookies (was->black, given.n, before->rules.excess_carried);
    case CRUMB_MILDRED_GIVES_VICTORY:
      /* Translators: %u counts victory dice. */
      return g_strdup_printf (ngettext ("That’s %u victory die.", "That’s %u victory dice.", given.n), given.n);
    case CRUMB_MILDRED_GIVES_PRANK:
      if (is->prank == was->prank)
        return g_strdup (_ ("No prank die can move up, so that does nothing."));
      /* Translators: %u is a slot. */
      return g_strdup_printf (_ ("The highest prank die moves up to slot %u."), crumb_mildred_strength (is->prank));
    case CRUMB_MILDRED_GIVES_DODGE:
      if (is->dodge == was->dodge)
        return g_strdup (_ ("No dodge die can move up, so that does nothing."));
      /* Translators: %u is a slot. */
      return g_strdup_printf (_ ("The highest dodge die moves up to slot %u."), crumb_mildred_strength (is->dodge));
    default:
      return NULL;
    }
}

/* What came of it: the reason why, as it was ruled. */
static char *
words_for_ruling (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after,
                  const char *const names[])
{
  const CrumbMildredSeat *is = &after->seats[move->seat & 1];
  g_autofree char *ruling = NULL, *given = NULL;

  switch (move->what)
    {
    case CRUMB_MILDRED_START_SHAKE:
      return words_for_start (before, after, move->seat, names);
    case CRUMB_MILDRED_SHAKE:
      return words_for_mandatory (before, move->seat);
    case CRUMB_MILDRED_COMBAT:
      return crumb_words_mildred_option (before, move, names);
    case CRUMB_MILDRED_SCORE:
      ruling = crumb_words_mildred_option (before, move, names);
      given = words_for_given (before, move, after);
      return given != NULL ? crumb_words_two_sentences (ruling, given) : g_steal_pointer (&ruling);
    case CRUMB_MILDRED_WAKE:
    case CRUMB_MILDRED_TASK:
      return words_for_given (before, move, after);
    case CRUMB_MILDRED_COOKIES:
      return crumb_words_mildred_cookies (before->seats[move->seat].black, (unsigned) move->amount,
                                          before->rules.excess_carried);
    case CRUMB_MILDRED_USE_PRANK:
      /* Translators: %u is a slot. */
      return g_strdup_printf (_ ("The highest prank die is in slot %u."), crumb_mildred_strength (is->prank));
    case CRUMB_MILDRED_USE_DODGE:
      /* Translators: %u is a slot. */
      return g_strdup_printf (_ ("The highest dodge die is in slot %u."), crumb_mildred_strength (is->dodge));
    case CRUMB_MILDRED_GOAL:
      if (after->due > 0)
        return g_strdup (_ ("Every set is on the goal line: 2 victory dice."));
      return g_strdup (_ ("The goal isn’t met, so that brings nothing."));
    default:
      return NULL;
    }
}

/* The paragraph that settles it. */
static const char *
rule_of (const CrumbMildred *before, const CrumbMove *move)
{
  unsigned card = (unsigned) (move->amount - CRUMB_MILDRED_FULL_HOUSE), other = crumb_mildred_other (move->seat & 1);
  CrumbMildredCookies cookies;
  CrumbMildredDuel duel;

  switch (move->what)
    {
    case CRUMB_MILDRED_COMBAT:
      return crumb_words_mildred_combat_rule ((CrumbMildredOutcome) crumb_mildred_prank (before, move->seat).outcome,
                                              before->seats[other].black);
    case CRUMB_MILDRED_SCORE:
      duel = crumb_mildred_indulgency (before, move->seat, card);
      return crumb_words_mildred_group_rule ((unsigned) move->amount, &duel, before->seats[other].groups[card].n > 0);
    case CRUMB_MILDRED_COOKIES:
      cookies = crumb_mildred_cookies (before->seats[move->seat].black, (unsigned) move->amount,
                                       before->rules.excess_carried);
      return cookies.victory > 0 ? crumb_words_mildred_cookies_rule (&cookies) : NULL;
    case CRUMB_MILDRED_GOAL:
      return "goal";
    default:
      return NULL;
    }
}

/* On a set a die that nobody entered can only have been the next level. */
static CrumbMove
with_levels (const CrumbMove *move, const CrumbMildred *after)
{
  CrumbMove known = *move;
  const CrumbMildredSet *set;

  if (move->what != CRUMB_MILDRED_SCALLY)
    return known;
  set = &after->seats[move->seat].sets[move->amount - CRUMB_MILDRED_LAUNDRY];
  for (guint i = 0; i < known.dice.count; i++)
    known.dice.dice[i].face = set->levels[set->n - known.dice.count + i];
  return known;
}

/* (nullable): What a move did. */
static char *
told (const CrumbMove *move, const CrumbMildred *after, const char *const names[])
{
  CrumbMove known = with_levels (move, after);

  if (after->entering != CRUMB_NO_SEAT)
    return NULL;
  if (move->what == CRUMB_MILDRED_OVERRULE)
    return g_strdup (_ ("The table goes against the rules."));
  return sentence (&known, names);
}

/* (nullable): What came of it. */
static char *
ruled (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after, const char *const names[])
{
  return after->entering == CRUMB_NO_SEAT ? words_for_ruling (before, move, after, names) : NULL;
}

char *
crumb_words_mildred_headline (const CrumbMove *move, const CrumbMildred *after, const char *const names[])
{
  return after->scores.over ? crumb_game_words_result (&crumb_auntie_mildred, after, names) : told (move, after, names);
}

char *
crumb_words_mildred_reason (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after,
                            const char *const names[], const char **rule)
{
  g_autoptr (GString) said = g_string_new (NULL);

  *rule = after->entering == CRUMB_NO_SEAT ? rule_of (before, move) : NULL;
  /* Who has won says already that it ended early. */
  if (after->scores.over && move->what != CRUMB_MILDRED_END)
    say (said, told (move, after, names));
  say (said, ruled (before, move, after, names));
  return said->len > 0 ? g_strdup (said->str) : NULL;
}

char *
crumb_words_mildred_move (const void *before, const CrumbMove *move, const void *after, const char *const names[])
{
  g_autoptr (GString) said = g_string_new (NULL);

  say (said, told (move, after, names));
  say (said, ruled (before, move, after, names));
  if (crumb_scores_of (after)->over)
    say (said, crumb_game_words_result (&crumb_auntie_mildred, after, names));
  return said->len > 0 ? g_strdup (said->str) : NULL;
}
