/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand taken apart into what is drawn together. No widgets. */

#include "crumb-hand-groups.h"

static void
add_face (CrumbDice *dice, const CrumbDice *hand, unsigned face)
{
  for (unsigned i = 0; i < hand->count; i++)
    if (hand->dice[i].face == face)
      crumb_dice_add (dice, hand->dice[i]);
}

/* Scores these dice alone. Rules that score by face give nothing before all hands are in. */
static int
cookies_alone (const CrumbHouseRules *rules, const CrumbDice *dice)
{
  if (rules->by_face)
    return 0;
  return crumb_hands_score (rules, dice, 1, CRUMB_NO_SEAT).seats[0].set_cookies;
}

unsigned
crumb_hand_groups_fill (const CrumbHouseRules *rules, const CrumbDice *hand,
                        CrumbHandGroup groups[CRUMB_HAND_GROUPS_MAX])
{
  CrumbHandScore score = crumb_hands_score (rules, hand, 1, CRUMB_NO_SEAT).seats[0];
  CrumbHandGroup singles = { 0 };
  unsigned n = 0;

  for (unsigned i = 0; i < score.n_groups; i++)
    if (score.groups[i].count > 1)
      {
        groups[n] = (CrumbHandGroup) { .is_set = true };
        add_face (&groups[n].dice, hand, score.groups[i].face);
        groups[n].cookies = cookies_alone (rules, &groups[n].dice);
        n++;
      }
    else
      add_face (&singles.dice, hand, score.groups[i].face);

  if (singles.dice.count > 0)
    {
      singles.cookies = cookies_alone (rules, &singles.dice);
      groups[n++] = singles;
    }
  return n;
}
