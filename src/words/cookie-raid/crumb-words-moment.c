/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table looks up at, as a headline. */

#include "crumb-words-moment.h"

#include "crumb-words-raid.h"

#include <glib/gi18n.h>

static char *
words_for_tie (const CrumbRaid *raid, const char *const names[])
{
  g_autofree char *tied = crumb_words_names (raid->roll.seats, names);
  gulong n = crumb_seats_count (raid->roll.seats);

  /* Translators: %s are so many names, two or more. */
  return g_strdup_printf (raid->n_ties > 1 ? ngettext ("Tied again: %s re-roll", "Tied again: %s re-roll", n)
                                           /* Translators: %s are so many names, two or more. */
                                           : ngettext ("Tied: %s re-roll", "Tied: %s re-roll", n),
                          tied);
}

static char *
words_for_winner (const CrumbRaid *raid, const char *const names[])
{
  const CrumbRuling by_word = { .verdict = CRUMB_VERDICT_WIN, .winner = raid->winner };

  return crumb_words_ruling_headline (&by_word, names);
}

/* The game has come to its end, but goes on because nobody is alone in the lead. */
static char *
words_for_tied_end (const CrumbRaid *raid, const char *const names[])
{
  CrumbSeats leaders = raid->scores.leaders;
  int most = leaders != 0 ? raid->scores.totals[crumb_seats_first (leaders)] : 0;
  gboolean reached = raid->scores.target > 0 ? most >= raid->scores.target
                                             : raid->last_round > 0 && raid->scores.n_rounds >= raid->last_round;
  g_autofree char *level = NULL;

  if (!reached || !crumb_seats_several (leaders))
    return NULL;

  level = crumb_words_names (leaders, names);
  if (crumb_seats_count (leaders) == 2)
    /* Translators: %1$s are two names, %2$d how many cookies each of them has. */
    return g_strdup_printf (_ ("%1$s both have %2$d: one more round"), level, most);
  /* Translators: %1$s are so many names, three or four, %2$d how many cookies each of them has. */
  return g_strdup_printf (ngettext ("%1$s all have %2$d: one more round", "%1$s all have %2$d: one more round",
                                    crumb_seats_count (leaders)),
                          level, most);
}

char *
crumb_words_moment (const CrumbRaid *raid, const char *const names[])
{
  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_TIE:
      return words_for_tie (raid, names);
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_LUCKY:
      return raid->ruled ? NULL : words_for_winner (raid, names);
    case CRUMB_RAID_AT_SCORED:
      return words_for_tied_end (raid, names);
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_NOBODY:
    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
    case CRUMB_RAID_AT_OVER:
      break;
    }
  return NULL;
}
