/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which rule decided. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

/* The dice that are compared decide. */
static const char *
rule_of_dice (const CrumbHouseRules *rules)
{
  switch ((CrumbComparison) rules->comparison)
    {
    case CRUMB_COMPARE_HIGHEST_DIE:
      return "higher-die";
    case CRUMB_COMPARE_LOWEST_DIE:
      return "lowest-die";
    case CRUMB_COMPARE_MOST_PIPS:
      break;
    }
  return "most-pips";
}

static const char *
rule_of_advantage (const CrumbHouseRules *rules)
{
  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    return "most-pips";
  return rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE ? "fewer-dice-at-once" : "fewer-dice";
}

const char *
crumb_words_bid_rule (const CrumbHouseRules *rules, const CrumbRuling *ruling)
{
  switch ((CrumbBidReason) ruling->reason)
    {
    case CRUMB_BID_NOBODY:
      return "nobody-bids";
    case CRUMB_BID_ONLY:
      return "lone-bid";
    case CRUMB_BID_ADVANTAGE:
      return rule_of_advantage (rules);
    case CRUMB_BID_MORE_DICE:
      return "no-advantage";
    case CRUMB_BID_TIE:
      return rules->comparison == CRUMB_COMPARE_MOST_PIPS ? "most-pips" : "equal-bids";
    case CRUMB_BID_HIGHEST_DIE:
    case CRUMB_BID_NEXT_DIE:
    case CRUMB_BID_LAST_DIE:
    case CRUMB_BID_LOWEST_DIE:
    case CRUMB_BID_MOST_PIPS:
      break;
    }
  return rule_of_dice (rules);
}

const char *
crumb_words_bonus_rule (const CrumbReveal *reveal)
{
  switch ((CrumbBonusReason) reveal->reason)
    {
    case CRUMB_BONUS_ONLY_HAND:
      return "always-a-bonus";
    case CRUMB_BONUS_NEXT_SET:
    case CRUMB_BONUS_HIGH_DIE:
      return "next-set";
    case CRUMB_BONUS_MORE_DICE:
      return "more-dice";
    case CRUMB_BONUS_TIE:
      return reveal->roll_off != 0 ? "roll-off" : "equal-hands";
    case CRUMB_BONUS_ROLL_OFF:
      return "roll-off";
    case CRUMB_BONUS_LONGER_SET:
    case CRUMB_BONUS_HIGHER_SET:
      break;
    }
  return "best-set";
}
