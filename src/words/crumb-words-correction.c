/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a correction changes in a game of any kind: at its end, of a move, and what no longer fits. */

#include "crumb-words-correction.h"

#include "crumb-words-private.h"

#include <glib/gi18n.h>

static char *
words_for_end (const CrumbGameKind *kind, const void *before, const void *after, const char *const names[])
{
  gboolean was_over = crumb_scores_of (before)->over;
  CrumbSeats won = crumb_scores_of (after)->winners;
  g_autofree char *winners = NULL;
  g_autofree char *result = NULL;

  if (!crumb_scores_of (after)->over)
    return was_over ? g_strdup (_ ("The game is no longer over.")) : NULL;

  if (!was_over)
    {
      result = crumb_game_words_result (kind, after, names);
      return crumb_words_two_sentences (_ ("The game is over now."), result);
    }
  if (crumb_scores_of (before)->winners == won)
    return NULL;

  if (won == 0)
    return crumb_game_words_result (kind, after, names);
  winners = crumb_words_names (won, names);
  /* Translators: %s are so many names. */
  return g_strdup_printf (ngettext ("The winner changes to %s.", "The winners change to %s.", crumb_seats_count (won)),
                          winners);
}

GStrv
crumb_words_effects (const CrumbGameKind *kind, const void *before, const void *after, const char *const names[])
{
  unsigned rounds_before = crumb_scores_of (before)->n_rounds, rounds_after = crumb_scores_of (after)->n_rounds;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  char *end = words_for_end (kind, before, after, names);

  if (end != NULL)
    g_strv_builder_take (lines, end);

  for (unsigned seat = 0; seat < MIN (crumb_scores_of (before)->n_seats, crumb_scores_of (after)->n_seats); seat++)
    {
      int was = crumb_scores_of (before)->totals[seat], is = crumb_scores_of (after)->totals[seat];

      if (was != is)
        /* Translators: %1$s is a name; its points before a correction, and after it: “Sue 34 → 31” */
        g_strv_builder_take (lines, g_strdup_printf (_ ("%1$s %2$d → %3$d"), names[seat], was, is));
    }

  if (rounds_before != rounds_after)
    g_strv_builder_take (lines, crumb_game_words_rounds_scored (kind, rounds_before, rounds_after));

  return g_strv_builder_end (lines);
}

char *
crumb_words_misfit (const CrumbGameKind *kind, const void *state, const CrumbMove *move, const CrumbRefusal *refusal,
                    const char *const names[])
{
  g_autofree char *place = crumb_game_words_place (kind, state, move);
  g_autofree char *entered = crumb_game_words_quoted_move (kind, move, names);
  g_autofree char *why = crumb_game_words_of (kind)->refusal (refusal, names);
  /* Translators: %1$s is a place in a game, %2$s a move: “Round 3, bid 2: “John takes 6” no longer fits.” */
  g_autofree char *sentence = g_strdup_printf (_ ("%1$s: “%2$s” no longer fits."), place, entered);

  return crumb_words_two_sentences (sentence, why);
}

char *
crumb_words_corrected (const CrumbGameKind *kind, const CrumbMove *old, const CrumbMove *now, const char *why,
                       const char *when, const char *const names[])
{
  g_autofree char *was = old != NULL ? crumb_game_words_quoted_move (kind, old, names) : NULL;
  g_autofree char *is = now != NULL ? crumb_game_words_quoted_move (kind, now, names) : NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *reasoned = NULL;

  g_return_val_if_fail (was != NULL || is != NULL, NULL);

  if (was == NULL)
    /* Translators: %s is a move that was put in later: “Sue bids 5-1-1” */
    sentence = g_strdup_printf (_ ("Added: “%s”."), is);
  else if (is == NULL)
    /* Translators: %s is a move that was taken out later: “Sue bids 5-1-1” */
    sentence = g_strdup_printf (_ ("Removed: “%s”."), was);
  else
    /* Translators: %1$s is what a move was at first, %2$s what it is since it was corrected */
    sentence = g_strdup_printf (_ ("Corrected: “%1$s” is now “%2$s”."), was, is);
  reasoned = crumb_words_with_reason (sentence, why);
  /* Translators: %1$s are one or two sentences about a correction, %2$s is when it was made, date and time */
  return g_strdup_printf (_ ("%1$s (%2$s)"), reasoned, when);
}
