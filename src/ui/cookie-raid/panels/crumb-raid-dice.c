/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Bids and hands as they lie in the place of a seat, in a game and in Rulings. */

#include "crumb-config.h"

#include "crumb-raid-dice.h"

#include "crumb-hand-groups.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

void
crumb_place_add_ranked (CrumbPlace *place, const CrumbRollPlace *ranked)
{
  gboolean best = ranked->kind == CRUMB_PLACE_WINNER || ranked->marked >= 0;

  for (guint i = 0; i < ranked->dice.count; i++)
    crumb_place_add_die (place, ranked->dice.dice[i],
                         (int) i == ranked->marked ? CRUMB_DIE_DECIDES
                         : best                    ? CRUMB_DIE_PLAIN
                                                   : CRUMB_DIE_FAINT);
  /* The die that one bid lacks decides. */
  if (ranked->marked == ranked->dice.count)
    crumb_place_add_awaited (place, 1);
}

void
crumb_place_add_hand (CrumbPlace *place, const CrumbHouseRules *rules, const CrumbDice *hand, gboolean complete,
                      gboolean doubted)
{
  CrumbHandGroup groups[CRUMB_HAND_GROUPS_MAX];
  unsigned n;

  if (!crumb_dice_all_known (hand))
    {
      crumb_place_add_dice (place, hand, CRUMB_DIE_PLAIN);
      return;
    }
  n = crumb_hand_groups_fill (rules, hand, groups);
  for (unsigned i = 0; i < n; i++)
    {
      CrumbDieLook look = groups[i].is_set || groups[i].cookies > 0 || !complete ? CRUMB_DIE_PLAIN : CRUMB_DIE_FAINT;

      if (groups[i].is_set && place->n_sets < CRUMB_PLACE_SETS_MAX)
        place->sets[place->n_sets++] = (CrumbPlaceSet) { groups[i].dice.count, groups[i].cookies };
      crumb_place_add_dice (place, &groups[i].dice, doubted ? CRUMB_DIE_DOUBTED : look);
    }
}

char *
crumb_raid_words_for_worth (int cookies, int bonus)
{
  if (bonus > 0)
    /* Translators: what a hand brings: the cookies of its sets, those for the best set, and both together. */
    return g_strdup_printf (_ ("%1$d + ★%2$d = %3$d"), cookies - bonus, bonus, cookies);
  return crumb_words_cookies (cookies);
}

/* All who re-rolled had the same dice. */
static char *
words_for_tie (const CrumbHouseRules *rules, guint n_seats, const CrumbRoll *roll)
{
  CrumbRollPlace places[CRUMB_SEATS_MAX];

  if (crumb_places_fill (rules, n_seats, roll, CRUMB_NO_SEAT, places) == 0)
    return g_strdup ("");
  return crumb_words_dice_in_colour (&places[0].dice);
}

char *
crumb_raid_words_for_ties (const CrumbHouseRules *rules, guint n_seats, const CrumbRoll ties[], guint n_ties)
{
  g_autoptr (GStrvBuilder) dice = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < n_ties; i++)
    g_strv_builder_take (dice, words_for_tie (rules, n_seats, &ties[i]));
  words = g_strv_builder_end (dice);
  list = g_strjoinv ("; ", words);
  /* Translators: %s are the dice that were equal, one after the other: “5-5; 3-1”. */
  return g_strdup_printf (_ ("Tied before: %s"), list);
}
