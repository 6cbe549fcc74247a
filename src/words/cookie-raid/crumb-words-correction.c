/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a correction changes: at the end of the game, of a move, and what no longer fits. */

#include "crumb-words-correction.h"

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_end (const CrumbRaid *before, const CrumbRaid *after, const char *const names[])
{
  gboolean was_over = before->phase == CRUMB_RAID_AT_OVER;
  g_autofree char *winners = NULL;
  g_autofree char *result = NULL;

  if (after->phase != CRUMB_RAID_AT_OVER)
    return was_over ? g_strdup (_ ("The game is no longer over.")) : NULL;

  if (!was_over)
    {
      result = crumb_words_result (after, names);
      return crumb_words_two_sentences (_ ("The game is over now."), result);
    }
  if (before->winners == after->winners)
    return NULL;

  winners = crumb_words_names (after->winners, names);
  if (crumb_seats_several (after->winners))
    /* Translators: %s are two or more names. */
    return g_strdup_printf (_ ("The winners change to %s."), winners);
  return g_strdup_printf (_ ("The winner changes to %s."), winners);
}

GStrv
crumb_words_effects (const CrumbRaid *before, const CrumbRaid *after, const char *const names[])
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  char *end = words_for_end (before, after, names);

  if (end != NULL)
    g_strv_builder_take (lines, end);

  for (unsigned seat = 0; seat < MIN (before->n_seats, after->n_seats); seat++)
    if (before->totals[seat] != after->totals[seat])
      /* Translators: %1$s is a name; its cookies before a correction, and after it: “Sue 34 → 31” */
      g_strv_builder_take (
          lines, g_strdup_printf (_ ("%1$s %2$d → %3$d"), names[seat], before->totals[seat], after->totals[seat]));

  if (before->n_rounds != after->n_rounds)
    /* Translators: how many rounds were scored before a correction, and after it */
    g_strv_builder_take (lines, g_strdup_printf (_ ("Rounds scored: %1$u → %2$u"), before->n_rounds, after->n_rounds));

  return g_strv_builder_end (lines);
}

char *
crumb_words_place (const CrumbRaid *state)
{
  unsigned round = state->n_rounds + 1u;

  switch ((CrumbRaidPhase) state->phase)
    {
    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
      /* Translators: a place in a game: the hands are revealed and scored */
      return g_strdup_printf (_ ("Round %u, scoring"), round);
    case CRUMB_RAID_AT_SCORED:
      return g_strdup_printf (_ ("After round %u"), state->n_rounds);
    case CRUMB_RAID_AT_OVER:
      return g_strdup (_ ("After the end of the game"));
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_LUCKY:
    case CRUMB_RAID_AT_NOBODY:
      break;
    }
  /* Translators: a place in a game, both count from 1 */
  return g_strdup_printf (_ ("Round %1$u, bid %2$u"), round, state->n_bids + 1u);
}

char *
crumb_words_misfit (const CrumbRaid *state, const CrumbMove *move, const CrumbRefusal *refusal,
                    const char *const names[])
{
  g_autofree char *place = crumb_words_place (state);
  g_autofree char *deed = crumb_words_quoted_move (move, names);
  g_autofree char *why = crumb_words_refusal (refusal, names);
  /* Translators: %1$s is a place in a game, %2$s a move: “Round 3, bid 2: “John takes 6” no longer fits.” */
  g_autofree char *sentence = g_strdup_printf (_ ("%1$s: “%2$s” no longer fits."), place, deed);

  return crumb_words_two_sentences (sentence, why);
}

char *
crumb_words_corrected (const CrumbMove *old, const CrumbMove *now, const char *why, const char *const names[])
{
  g_autofree char *was = old != NULL ? crumb_words_quoted_move (old, names) : NULL;
  g_autofree char *is = now != NULL ? crumb_words_quoted_move (now, names) : NULL;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (was != NULL || is != NULL, NULL);

  if (was == NULL)
    /* Translators: %s is a move that was put in later: “Sue bids 5-1-1” */
    sentence = g_strdup_printf (_ ("Added: “%s”."), is);
  else if (is == NULL)
    /* Translators: %s is a move that was taken out later: “Sue bids 5-1-1” */
    sentence = g_strdup_printf (_ ("Struck: “%s”."), was);
  else
    /* Translators: %1$s is what a move was at first, %2$s what it is since it was corrected */
    sentence = g_strdup_printf (_ ("Corrected: “%1$s” is now “%2$s”."), was, is);
  return crumb_words_with_reason (sentence, why);
}
