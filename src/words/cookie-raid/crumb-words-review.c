/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at, put into sentences. */

#include "crumb-words-review.h"

#include "crumb-words-odds.h"
#include "crumb-words-raid-private.h"
#include "rules/cookie-raid/raid-figures.h"

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
crumb_words_contested (const CrumbFigures figures)
{
  gint64 made = 0, won = 0, expected = 0;

  for (guint size = 1; size <= CRUMB_RAID_BID_SIZES; size++)
    {
      const gint64 *bids = &figures[crumb_raid_figure_of_bids (size)];

      made += bids[CRUMB_RAID_BIDS_MADE];
      won += bids[CRUMB_RAID_BIDS_WON];
      expected += bids[CRUMB_RAID_BIDS_EXPECTED];
    }
  if (made == 0)
    return g_strdup (_ ("No contested bids."));
  /* Translators: %1$u of %2$u bids were won; %3$.1f is how many were to be expected, with one decimal. */
  return g_strdup_printf (ngettext ("Won %1$u of %2$u contested bid; %3$.1f expected.",
                                    "Won %1$u of %2$u contested bids; %3$.1f expected.", (gulong) made),
                          (guint) won, (guint) made, (double) expected / CRUMB_FIGURE_BILLIONTHS);
}

char *
crumb_words_lucky (const CrumbFigures figures)
{
  guint rerolled = (guint) figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED];
  guint all = (guint) figures[CRUMB_RAID_FIGURE_LUCKY_KEPT] + rerolled;
  int gained = (int) figures[CRUMB_RAID_FIGURE_LUCKY_GAINED];
  g_autofree char *what = NULL;
  g_autofree char *came = NULL;

  if (all == 0)
    return NULL;
  if (rerolled == 0)
    /* Translators: %u counts the last dice of a plate that somebody kept as they were. */
    return g_strdup_printf (ngettext ("Kept %u lucky last.", "Kept %u lucky lasts.", all), all);

  /* Translators: %1$u of %2$u last dice of a plate were re-rolled. */
  what = g_strdup_printf (ngettext ("Re-rolled %1$u of %2$u lucky last.", "Re-rolled %1$u of %2$u lucky lasts.", all),
                          rerolled, all);
  if (figures[CRUMB_RAID_FIGURE_LUCKY_WEIGHED] == 0)
    return g_steal_pointer (&what);
  /* Translators: what re-rolling brought to the hands: “+3 cookies” */
  if (gained == 0)
    came = g_strdup (_ ("It made no difference in cookies."));
  else if (gained > 0)
    /* Translators: %d is what re-rolling lucky lasts brought. */
    came = g_strdup_printf (ngettext ("It brought %d cookie.", "It brought %d cookies.", (gulong) gained), gained);
  else
    /* Translators: %d is what re-rolling lucky lasts cost. */
    came = g_strdup_printf (ngettext ("It cost %d cookie.", "It cost %d cookies.", (gulong) -gained), -gained);
  return crumb_words_two_sentences (what, came);
}
