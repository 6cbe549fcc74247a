/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the totals of any game went, round by round, in words. Plain text, never markup. */

#include "crumb-words-rounds.h"

#include "crumb-game-words.h"
#include "crumb-words-private.h"

#include <glib/gi18n.h>

char *
crumb_words_totals (const CrumbGameKind *kind, const int totals[], guint n_seats, guint round,
                    const char *const names[])
{
  g_autofree char *when = crumb_game_words_after_round (kind, round);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (seat > 0)
        g_string_append (list, C_ ("between scores", ", "));
      /* Translators: the total of a player: “Sue 21” */
      g_string_append_printf (list, C_ ("total", "%1$s %2$d"), names[seat], totals[seat]);
    }
  /* Translators: %1$s is “At the start” or “After round 3”, %2$s a list: “Sue 21, John 43” */
  return g_strdup_printf (C_ ("totals", "%1$s: %2$s."), when, list->str);
}

char *
crumb_words_all_totals (const CrumbScores *scores, const char *const names[])
{
  CrumbSeats best = scores->over ? scores->winners : scores->leaders;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint at = 0; at < scores->n_seats; at++)
    {
      guint seat = scores->order[at];
      gboolean is_best = crumb_seats_has (best, seat) && scores->totals[seat] > 0;

      if (at > 0)
        /* Translators: between what is said of two players, as in “Sue 51, has won; John 34” */
        g_string_append (list, C_ ("between totals", "; "));
      g_string_append_printf (list,
                              /* Translators: a name and a total: “Sue 21” */
                              !is_best ? C_ ("total", "%1$s %2$d")
                              /* Translators: a name and a total */
                              : scores->over ? C_ ("total", "%1$s %2$d, has won")
                                             /* Translators: a name and a total */
                                             : C_ ("total", "%1$s %2$d, leads"),
                              names[seat], scores->totals[seat]);
    }
  /* Translators: %s is a list: “Sue 51, has won; John 34” */
  return g_strdup_printf (C_ ("totals", "Total: %s."), list->str);
}

char *
crumb_words_turning_point (const CrumbGameKind *kind, guint leader, guint round, gboolean over,
                           const char *const names[])
{
  const char *name = crumb_words_name (names, leader);

  if (leader == CRUMB_NO_SEAT)
    return g_strdup (over ? _ ("Players were tied for the lead at the end.") : _ ("Players are tied for the lead."));
  if (round == 0)
    /* Translators: %s is a name. */
    return over ? g_strdup_printf (_ ("%s led from the start."), name)
                /* Translators: %s is a name. */
                : g_strdup_printf (_ ("%s has led from the start."), name);
  return crumb_game_words_took_lead (kind, name, round, over);
}

char *
crumb_words_duration (gint64 duration)
{
  guint minutes = (guint) MAX ((duration + G_TIME_SPAN_MINUTE / 2) / G_TIME_SPAN_MINUTE, 1);
  guint hours = minutes / 60;
  guint days = (guint) (duration / G_TIME_SPAN_DAY);
  /* Translators: how long a game took, as in “It took 48 minutes.” */
  g_autofree char *rest = g_strdup_printf (ngettext ("%u minute", "%u minutes", minutes % 60), minutes % 60);
  /* Translators: how long a game took, as in “It took 2 hours 5 minutes.” */
  g_autofree char *whole = g_strdup_printf (ngettext ("%u hour", "%u hours", hours), hours);

  if (days > 1)
    /* Translators: how long a game took that was put aside in between. */
    return g_strdup_printf (ngettext ("It took %u day.", "It took %u days.", days), days);
  if (hours == 0)
    /* Translators: how long a game took; %s is “48 minutes”. */
    return g_strdup_printf (_ ("It took %s."), rest);
  if (minutes % 60 == 0)
    return g_strdup_printf (_ ("It took %s."), whole);
  /* Translators: how long a game took; %1$s is “2 hours”, %2$s “5 minutes”. */
  return g_strdup_printf (_ ("It took %1$s %2$s."), whole, rest);
}
