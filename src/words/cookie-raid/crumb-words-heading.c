/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How far a game is, as the header bar says it. No widgets. */

#include "crumb-words-heading.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

char *
crumb_words_heading_title (const void *state)
{
  const CrumbRaid *raid = state;
  guint round = raid->scores.n_rounds;

  if (raid->phase == CRUMB_RAID_AT_OVER)
    return g_strdup (_ ("Game Over"));

  /* A round counts as scored while its score is still on the table. */
  if (raid->phase != CRUMB_RAID_AT_SCORED)
    round++;

  /* Translators: %u is the number of a round. */
  return g_strdup_printf (_ ("Round %u"), round);
}

char *
crumb_words_heading_subtitle (const void *state)
{
  const CrumbRaid *raid = state;
  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_NOBODY:
      /* Translators: %1$u is the number of this bid, %2$u how many a round can have */
      return g_strdup_printf (_ ("Bid %1$u of %2$u"), raid->n_bids + 1u, (guint) raid->rules.plate);

    case CRUMB_RAID_AT_LUCKY:
      /* Translators: the last die of the plate is kept or re-rolled */
      return g_strdup (_ ("Lucky last"));

    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
      /* Translators: the part of a round in which hands are revealed and counted */
      return g_strdup (C_ ("part of a round", "Reveal"));

    case CRUMB_RAID_AT_SCORED:
      /* Translators: this round has been scored */
      return g_strdup (C_ ("part of a round", "Scored"));

    case CRUMB_RAID_AT_OVER:
      break;
    }
  return crumb_game_words_rounds (&crumb_cookie_raid, raid->scores.n_rounds);
}
