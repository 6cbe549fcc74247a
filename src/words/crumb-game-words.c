/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What follows from the words of a game alone. */

#include "crumb-game-words.h"

#include "crumb-words-private.h"

#include <glib/gi18n.h>

const CrumbGameWords *
crumb_game_words_of (const CrumbGameKind *kind)
{
  for (const CrumbGameWords *const *words = crumb_game_words; *words != NULL; words++)
    if ((*words)->kind == kind)
      return *words;
  g_return_val_if_reached (NULL);
}

char *
crumb_game_words_progress (const CrumbGameKind *kind, const void *state)
{
  g_autofree char *heading = crumb_game_words_heading (kind, state);
  g_autofree char *subheading = crumb_game_words_subheading (kind, state);

  if (subheading == NULL)
    return g_steal_pointer (&heading);
  /* Translators: how far a game is: %1$s is “Round 2”, %2$s is “Bid 3 of 8” */
  return g_strdup_printf (_ ("%1$s · %2$s"), heading, subheading);
}

char *
crumb_game_words_aside (const CrumbGameKind *kind, const CrumbGameStanding *standing, const char *const names[])
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  const char *rules = standing->rules != NULL ? standing->rules : "";

  if (words->aside == NULL || !standing->over || standing->ended_early)
    return NULL;
  return words->aside (rules, standing->totals, standing->best, names);
}

static char *
words_for_best (const CrumbGameWords *words, const CrumbGameStanding *standing, const char *const names[])
{
  int points = standing->totals[crumb_seats_first (standing->best)];
  gulong n = crumb_seats_count (standing->best);
  g_autofree char *who = crumb_words_names (standing->best, names);
  g_autofree char *what = words->points (points);

  if (standing->drawn)
    /* Translators: %1$s are so many names, two or more, %2$s is “21 cookies”. */
    return g_strdup_printf (ngettext ("It’s a draw: %1$s has %2$s.", "It’s a draw: %1$s have %2$s each.", n), who,
                            what);
  if (standing->over)
    /* Translators: %1$s are so many names, %2$s is “53 cookies”. */
    return g_strdup_printf (ngettext ("%1$s wins with %2$s.", "%1$s share the win with %2$s each.", n), who, what);
  if (points == 0)
    return g_strdup (_ (words->no_points));
  /* Translators: %1$s are so many names, %2$s is “21 cookies”. */
  return g_strdup_printf (ngettext ("%1$s leads with %2$s.", "%1$s lead with %2$s each.", n), who, what);
}

char *
crumb_game_words_standing (const CrumbGameKind *kind, const CrumbGameStanding *standing, const char *const names[])
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  g_autofree char *aside = crumb_game_words_aside (kind, standing, names);
  g_autofree char *best = NULL;

  if (standing->best == 0)
    return g_strdup (standing->over ? _ (words->unplayed) : "");
  best = words->outcome != NULL ? words->outcome (standing, names) : words_for_best (words, standing, names);
  if (standing->over && standing->ended_early)
    return crumb_words_two_sentences (best, _ ("The game ended early."));
  return aside != NULL ? crumb_words_two_sentences (best, aside) : g_steal_pointer (&best);
}

char *
crumb_game_words_result (const CrumbGameKind *kind, const void *state, const char *const names[])
{
  const CrumbScores *scores = crumb_scores_of (state);
  char rules[CRUMB_RULES_TEXT_MAX];
  const CrumbGameStanding standing = {
    .rules = rules,
    .best = scores->over ? scores->winners | scores->drawn : scores->leaders,
    .totals = scores->totals,
    .over = scores->over,
    .ended_early = scores->ended_early,
    .drawn = scores->drawn != 0,
  };

  crumb_game_kind_rules (kind, state, rules);
  return crumb_game_words_standing (kind, &standing, names);
}

char *
crumb_game_words_margin (const CrumbGameKind *kind, const void *state, const char *const names[])
{
  CrumbSeats winners = crumb_scores_of (state)->over ? crumb_scores_of (state)->winners : 0;
  CrumbSeats others = crumb_scores_of (state)->playing & (CrumbSeats) ~winners;
  CrumbSeats next = 0;
  int most = 0;
  g_autofree char *points = NULL;
  g_autofree char *behind = NULL;

  if (crumb_seats_count (winners) != 1 || others == 0)
    return NULL;

  for (unsigned seat = 0; seat < crumb_scores_of (state)->n_seats; seat++)
    if (crumb_seats_has (others, seat) && (next == 0 || crumb_scores_of (state)->totals[seat] >= most))
      {
        if (next == 0 || crumb_scores_of (state)->totals[seat] > most)
          next = 0;
        most = crumb_scores_of (state)->totals[seat];
        next = (CrumbSeats) (next | 1u << seat);
      }
  /* Whoever resigned may have led. */
  if (crumb_scores_of (state)->totals[crumb_seats_first (winners)] < most)
    return NULL;
  points = crumb_game_words_of (kind)->points (crumb_scores_of (state)->totals[crumb_seats_first (winners)] - most);
  behind = crumb_words_names (next, names);
  /* Translators: %1$s is “11 cookies”, %2$s one name or more. */
  return g_strdup_printf (_ ("%1$s ahead of %2$s."), points, behind);
}

const char *
crumb_game_words_rules_name (const CrumbGameKind *kind, const char *rules)
{
  const CrumbAgreement *agreement = crumb_game_words_of (kind)->agreement;
  CrumbAgreed agreed;

  return crumb_agreement_parse (agreement, rules, &agreed) ? crumb_agreement_name (agreement, &agreed) : rules;
}

char *
crumb_game_words_rules_label (const CrumbGameKind *kind, const char *rules)
{
  const CrumbAgreement *agreement = crumb_game_words_of (kind)->agreement;
  CrumbAgreed agreed;

  return crumb_agreement_parse (agreement, rules, &agreed) ? crumb_agreement_label (agreement, &agreed)
                                                           : g_strdup (rules);
}

char *
crumb_game_words_rules_search (const CrumbGameKind *kind, const char *rules)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  g_autofree char *label = crumb_game_words_rules_label (kind, rules);
  g_autofree char *differences = crumb_game_words_rules_differences (kind, rules);
  g_autofree char *choices = NULL;
  CrumbAgreed agreed;

  if (crumb_agreement_parse (words->agreement, rules, &agreed))
    choices = crumb_agreement_choices (words->agreement, &agreed);
  return g_strjoin ("\n", _ (words->name), label, differences, choices, NULL);
}

char *
crumb_game_words_rules_differences (const CrumbGameKind *kind, const char *rules)
{
  const CrumbAgreement *agreement = crumb_game_words_of (kind)->agreement;
  CrumbAgreed agreed;

  return crumb_agreement_parse (agreement, rules, &agreed) ? crumb_agreement_differences (agreement, &agreed)
                                                           : g_strdup ("");
}
