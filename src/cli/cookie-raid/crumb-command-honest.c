/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb honest`: whether a revealed hand can have come about honestly. */

#include "crumb-raid-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-ruling.h"
#include "cli/crumb-typed-seats.h"
#include "crumb-typed-deeds.h"

#include "record/files/crumb-json-add.h"
#include "words/cookie-raid/crumb-words-honesty.h"

#include <glib/gi18n.h>

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbHouseRules *rules = asked->house;
  g_auto (CrumbTypedSeats) seat = { 0 };
  g_autofree char *hand = NULL;
  g_autofree char *deeds = NULL;
  CrumbHonestyVerdict verdict;
  CrumbHonesty honesty;
  gboolean possible;

  if (asked->n < 2)
    return crumb_cli_refuse (error, "%s", _ ("Type both MOVES and HAND, as in “bid 511, take 6” 5116."));
  if (!crumb_typed_seats_parse (&seat, &asked->arguments[asked->n - 1], 1, rules->sides, CRUMB_DICE_MAX, error))
    return FALSE;

  /* MOVES can be one argument or, without the quotes, many. */
  hand = g_steal_pointer (&asked->arguments[asked->n - 1]);
  deeds = g_strjoinv (" ", asked->arguments);
  asked->arguments[asked->n - 1] = g_steal_pointer (&hand);
  if (!crumb_typed_deeds_parse (deeds, rules, seat.dice[0].count, &honesty, error))
    return FALSE;

  verdict = crumb_honesty_check (&honesty, &seat.dice[0]);
  possible = verdict.reason == CRUMB_HONESTY_POSSIBLE;
  asked->status = possible ? CRUMB_EXIT_OK : CRUMB_EXIT_FAILED;
  *text = crumb_words_honesty (&honesty, &verdict, seat.names[0]);
  if (asked->json != NULL)
    crumb_json_add_bool (asked->json, "possible", possible);
  return TRUE;
}

const CrumbCommand crumb_command_honest = {
  .name = "honest",
  .arguments = "MOVES [NAME=]HAND",
  .most = G_MAXINT,
  .options = crumb_ruling_options,
  .summary = N_ ("Check whether a revealed hand can be honest."),
  .details = N_ ("MOVES are what one player did, in order and separated by commas: “bid 511, take 6, bid 55, lucky 6 "
                 "4”.\n\n  bid DICE       the dice they rolled, after re-rolls; “-” is no bid, “?” is unknown\n  take "
                 "FACE      the die they won; “?” is unknown\n  lucky OLD NEW  the last die they won, and what its "
                 "re-roll showed; without NEW they kept it\n\nType dice as “crumb hands --help” says; in a bid you can "
                 "also put spaces between them. The three dice they started with are unknown. Taking a die means "
                 "having bid, so a take without a bid before it stands for an unknown one. A hand is impossible only "
                 "if no honest play at all ends in it. The exit status is 1 then, except with --batch."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
