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
  const CrumbGameWords *words = crumb_game_words_of (kind);
  g_autofree char *heading = words->heading (state);
  g_autofree char *subheading = words->subheading (state);

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

char *
crumb_game_words_standing (const CrumbGameKind *kind, const CrumbGameStanding *standing, const char *const names[])
{
  int points = standing->best != 0 ? standing->totals[crumb_seats_first (standing->best)] : 0;
  g_autofree char *aside = crumb_game_words_aside (kind, standing, names);
  g_autofree char *outcome =
      crumb_game_words_of (kind)->outcome (standing->best, points, standing->over, standing->ended_early, names);

  return aside != NULL ? crumb_words_two_sentences (outcome, aside) : g_steal_pointer (&outcome);
}

char *
crumb_game_words_result (const CrumbGameKind *kind, const void *state, const char *const names[])
{
  bool over = kind->over (state);
  int totals[CRUMB_SEATS_MAX] = { 0 };
  char rules[CRUMB_RULES_TEXT_MAX];
  const CrumbGameStanding standing = {
    .rules = rules,
    .best = over ? kind->winners (state) : kind->leaders (state),
    .totals = totals,
    .over = over,
    .ended_early = kind->ended_early (state),
  };

  kind->rules (state, rules);
  for (unsigned seat = 0; seat < kind->seats (state); seat++)
    totals[seat] = kind->total (state, seat);
  return crumb_game_words_standing (kind, &standing, names);
}

char *
crumb_game_words_margin (const CrumbGameKind *kind, const void *state, const char *const names[])
{
  CrumbSeats winners = kind->over (state) ? kind->winners (state) : 0;
  CrumbSeats others = kind->playing (state) & (CrumbSeats) ~winners;
  CrumbSeats next = 0;
  int most = 0;
  g_autofree char *points = NULL;
  g_autofree char *behind = NULL;

  if (crumb_seats_count (winners) != 1 || others == 0)
    return NULL;

  for (unsigned seat = 0; seat < kind->seats (state); seat++)
    if (crumb_seats_has (others, seat) && (next == 0 || kind->total (state, seat) >= most))
      {
        if (next == 0 || kind->total (state, seat) > most)
          next = 0;
        most = kind->total (state, seat);
        next = (CrumbSeats) (next | 1u << seat);
      }
  points = crumb_game_words_of (kind)->points (kind->total (state, crumb_seats_first (winners)) - most);
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
  g_autofree char *label = crumb_game_words_rules_label (kind, rules);
  g_autofree char *differences = crumb_game_words_rules_differences (kind, rules);

  return g_strjoin ("\n", _ (crumb_game_words_of (kind)->name), label, differences, NULL);
}

char *
crumb_game_words_rules_differences (const CrumbGameKind *kind, const char *rules)
{
  const CrumbAgreement *agreement = crumb_game_words_of (kind)->agreement;
  CrumbAgreed agreed;

  return crumb_agreement_parse (agreement, rules, &agreed) ? crumb_agreement_differences (agreement, &agreed)
                                                           : g_strdup ("");
}
