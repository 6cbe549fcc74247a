/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb bid`: who wins one bid, and why. */

#include "crumb-raid-commands.h"

#include "cli/crumb-ruling.h"
#include "cli/crumb-typed-seats.h"

#include "record/files/crumb-json-add.h"
#include "rules/cookie-raid/bid.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

static const char *
verdict_word (CrumbVerdict verdict)
{
  switch (verdict)
    {
    case CRUMB_VERDICT_NOBODY:
      return "no-bids";
    case CRUMB_VERDICT_WIN:
      return "win";
    case CRUMB_VERDICT_REROLL:
      return "reroll";
    }
  g_return_val_if_reached (NULL);
}

static const char *
reason_word (CrumbBidReason reason)
{
  switch (reason)
    {
    case CRUMB_BID_NOBODY:
      return "nobody-bid";
    case CRUMB_BID_ONLY:
      return "only-bid";
    case CRUMB_BID_HIGHEST_DIE:
      return "highest-die";
    case CRUMB_BID_NEXT_DIE:
      return "next-die";
    case CRUMB_BID_LAST_DIE:
      return "last-die";
    case CRUMB_BID_ADVANTAGE:
      return "defenders-advantage";
    case CRUMB_BID_TIE:
      return "absolute-tie";
    case CRUMB_BID_LOWEST_DIE:
      return "lowest-die";
    case CRUMB_BID_MOST_PIPS:
      return "most-pips";
    case CRUMB_BID_MORE_DICE:
      return "more-dice";
    }
  g_return_val_if_reached (NULL);
}

static void
add_ruling (JsonBuilder *json, const CrumbRuling *ruling)
{
  crumb_json_add_text (json, "verdict", verdict_word ((CrumbVerdict) ruling->verdict));
  crumb_json_add_seat (json, "winner", ruling->winner);
  crumb_json_add_seats (json, "reroll", ruling->reroll);
  crumb_json_begin_array (json, "standing");
  for (guint i = 0; i < ruling->n_standing; i++)
    crumb_json_add_seats (json, NULL, ruling->standing[i]);
  json_builder_end_array (json);
  crumb_json_add_seats (json, "no_bid", ruling->no_bid);
  crumb_json_add_text (json, "reason", reason_word ((CrumbBidReason) ruling->reason));
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbHouseRules *rules = asked->house;
  g_auto (CrumbTypedSeats) seats = { 0 };
  guint most = crumb_bid_most_dice (rules, CRUMB_DICE_MAX);
  CrumbRuling ruling;

  if (!crumb_typed_seats_parse (&seats, asked->arguments, asked->n, rules->sides, most, error))
    return FALSE;

  ruling = crumb_bid_judge (rules, seats.dice, seats.n);
  *text = crumb_words_ruling (rules, &ruling, seats.dice, (const char *const *) seats.names);
  if (asked->json != NULL)
    add_ruling (asked->json, &ruling);
  return TRUE;
}

const CrumbCommand crumb_command_bid = {
  .name = "bid",
  .arguments = "[NAME=]DICE…",
  .most = G_MAXINT,
  .options = crumb_ruling_options,
  .summary = N_ ("Judge one bid: who wins, and why."),
  .details =
      N_ ("Type DICE as 511, 5,1,1 or ⚄⚀⚀; “-” is no bid. If dice have more than nine sides, 12 is one die, and dice "
          "that could be read in two ways need commas, as in 1,2 or 12,3. Give one to four bids, in any order."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
