/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at, put into sentences. */

#include "crumb-words-review.h"

#include "crumb-words-odds.h"
#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

char *
crumb_words_chances (const CrumbLuck *luck, const char *const names[])
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      g_autofree char *percent = NULL;

      if (luck->dice[seat] == 0)
        continue;
      percent = crumb_words_percent (luck->chances[seat]);
      if (list->len > 0)
        g_string_append (list, C_ ("between chances", ", "));
      g_string_append_printf (list, C_ ("chance of a player", "%1$s %2$s"), names[seat], percent);
    }
  /* Translators: %s is a list: “Sue 40.0 %, John 60.0 %” */
  return g_strdup_printf (_ ("Chances before the roll: %s."), list->str);
}

char *
crumb_words_contested (const CrumbTally *tally)
{
  CrumbTallyBids all = { 0 };

  for (guint i = 0; i < CRUMB_TALLY_BIDS; i++)
    {
      all.bids = (uint16_t) (all.bids + tally->bids[i].bids);
      all.won = (uint16_t) (all.won + tally->bids[i].won);
      all.expected += tally->bids[i].expected;
    }
  if (all.bids == 0)
    return g_strdup (_ ("No contested bid."));
  /* Translators: %1$u of %2$u bids were won; %3$.1f is how many were to be expected, with one decimal. */
  return g_strdup_printf (ngettext ("Won %1$u of %2$u contested bid; %3$.1f was to be expected.",
                                    "Won %1$u of %2$u contested bids; %3$.1f were to be expected.", all.bids),
                          (guint) all.won, (guint) all.bids, all.expected);
}

char *
crumb_words_lucky (const CrumbTally *tally)
{
  guint all = (guint) tally->kept + tally->rerolled;
  g_autofree char *what = NULL;
  g_autofree char *came = NULL;

  if (all == 0)
    return NULL;
  if (tally->rerolled == 0)
    return g_strdup_printf (ngettext ("Kept %u lucky last.", "Kept %u lucky lasts.", all), all);

  /* Translators: %1$u of %2$u last dice of a plate were re-rolled. */
  what = g_strdup_printf (ngettext ("Re-rolled %1$u of %2$u lucky last.", "Re-rolled %1$u of %2$u lucky lasts.", all),
                          (guint) tally->rerolled, all);
  if (tally->weighed == 0)
    return g_steal_pointer (&what);
  /* Translators: what re-rolling brought to the hands: “+3 cookies” */
  came = tally->gained == 0 ? g_strdup (_ ("In cookies it came to the same."))
                            : g_strdup_printf (ngettext ("It brought %+d cookie.", "It brought %+d cookies.",
                                                         (gulong) ABS (tally->gained)),
                                               (int) tally->gained);
  return crumb_words_two_sentences (what, came);
}
