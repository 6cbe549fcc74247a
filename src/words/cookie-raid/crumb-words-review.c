/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at, put into sentences. */

#include "crumb-words-review.h"

#include "crumb-words-odds.h"
#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

char *
crumb_words_totals (const int totals[], guint n_seats, guint round, const char *const names[])
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (seat > 0)
        g_string_append (list, C_ ("between scores", ", "));
      /* Translators: the cookies of a player: “Sue 21” */
      g_string_append_printf (list, C_ ("total", "%1$s %2$d"), names[seat], totals[seat]);
    }
  if (round == 0)
    /* Translators: %s is a list: “Sue 0, John 0” */
    return g_strdup_printf (_ ("At the start: %s."), list->str);
  /* Translators: %1$u is the number of a round, %2$s a list: “Sue 21, John 43” */
  return g_strdup_printf (_ ("After round %1$u: %2$s."), round, list->str);
}

char *
crumb_words_turning_point (guint leader, guint round, gboolean over, const char *const names[])
{
  const char *name = crumb_words_name (names, leader);

  if (leader == CRUMB_NO_SEAT)
    return g_strdup (over ? _ ("Nobody was alone in the lead at the end.") : _ ("Nobody is alone in the lead."));
  if (round == 0)
    return over ? g_strdup_printf (_ ("%s led from the start."), name)
                : g_strdup_printf (_ ("%s has led from the start."), name);
  if (over)
    /* Translators: %1$s is a name, %2$u the number of a round. */
    return g_strdup_printf (_ ("The turning point: %1$s took the lead in round %2$u and kept it."), name, round);
  /* Translators: %1$s is a name, %2$u the number of a round. */
  return g_strdup_printf (_ ("%1$s took the lead in round %2$u and has kept it so far."), name, round);
}

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
