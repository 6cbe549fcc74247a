/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A claim that was judged, in words. */

#include "crumb-words-cubbage-count.h"
#include "crumb-words-cubbage-private.h"

#include <glib/gi18n.h>

/* Why dice are not what somebody claims them to be. */
static char *
words_for_no_such_thing (const CrumbCubbagePart *claim, const uint8_t dice[])
{
  g_autofree char *faces = crumb_words_cubbage_faces (claim, dice);
  uint8_t picked[CRUMB_CUBBAGE_PLAY_DICE];
  unsigned n = crumb_cubbage_part_faces (claim, dice, picked), sum = 0;

  for (unsigned i = 0; i < n; i++)
    sum += picked[i];
  switch ((CrumbCubbagePartKind) claim->kind)
    {
    case CRUMB_CUBBAGE_SEVEN:
      /* Translators: dice and what they add up to: “2+4 makes 6, not 7.” */
      return g_strdup_printf (_ ("%1$s makes %2$u, not 7."), faces, sum);
    case CRUMB_CUBBAGE_KIND:
      /* Translators: %s are dice, as in “2-4”. */
      return g_strdup_printf (_ ("%s aren’t equal."), faces);
    case CRUMB_CUBBAGE_RUN:
      /* Translators: %s are dice, as in “2-4-5”. */
      return g_strdup_printf (_ ("%s isn’t a run."), faces);
    case CRUMB_CUBBAGE_FIFTEEN:
      return g_strdup (_ ("Fifteens count in the play only. Hands and cribs count sevens."));
    case CRUMB_CUBBAGE_LAST:
      return g_strdup (_ ("The last die counts in the play only."));
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_cubbage_verdict (CrumbCubbageClaimVerdict verdict, const CrumbCubbagePart *claim, const uint8_t dice[])
{
  g_autofree char *name = crumb_words_cubbage_combination (claim, dice);

  switch (verdict)
    {
    case CRUMB_CUBBAGE_CLAIM_RIGHT:
      /* Translators: %s is a combination: “Right: run 3-4-5.” */
      return g_strdup_printf (_ ("Right: %s."), name);
    case CRUMB_CUBBAGE_CLAIM_TWICE:
      /* Translators: %s is a combination: “Claimed twice: run 3-4-5.” */
      return g_strdup_printf (_ ("Claimed twice: %s."), name);
    case CRUMB_CUBBAGE_CLAIM_INSIDE:
      if (claim->kind == CRUMB_CUBBAGE_RUN)
        /* Translators: %s is a combination, as in “run 3-4-5”. */
        return g_strdup_printf (_ ("Only part of a longer run: %s."), name);
      /* Translators: %s is a combination, as in “pair 2-2”. */
      return g_strdup_printf (_ ("Only part of a bigger set: %s."), name);
    case CRUMB_CUBBAGE_CLAIM_NOTHING:
      return words_for_no_such_thing (claim, dice);
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_cubbage_claim (const CrumbCubbageClaimRuling *ruling, const CrumbCubbagePart claims[], unsigned n_claims,
                           const uint8_t dice[])
{
  g_autofree char *points = crumb_neutral_points (ruling->points);
  g_autoptr (GString) said = g_string_new (NULL);

  /* Translators: %s is so many points: “Claimed correctly: 8 points.” */
  crumb_words_cubbage_say (said, g_strdup_printf (_ ("Claimed correctly: %s."), points));
  for (unsigned i = 0; i < n_claims; i++)
    if (ruling->verdicts[i] != CRUMB_CUBBAGE_CLAIM_RIGHT)
      crumb_words_cubbage_say (
          said, crumb_words_cubbage_verdict ((CrumbCubbageClaimVerdict) ruling->verdicts[i], &claims[i], dice));
  return crumb_words_cubbage_join (said);
}
