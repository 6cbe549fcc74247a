/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb honest`: whether a revealed hand can have come about honestly. */

#include "crumb-raid-commands.h"

#include "cli/crumb-json-line.h"
#include "cli/crumb-ruling.h"
#include "cli/crumb-typed-seats.h"
#include "crumb-typed-deeds.h"

#include "record/files/crumb-json-add.h"
#include "words/cookie-raid/crumb-words-honesty.h"

#include <glib/gi18n.h>

/* MOVES can be one argument or, without the quotes, many. */
static char *
join_words (char *arguments[], guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", arguments[i]);
  return g_string_free_and_steal (text);
}

static char *
answer_json (gboolean possible, const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_bool (json, "possible", possible);
  crumb_json_add_text (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_honest (const CrumbRulingCase *asked, GError **error)
{
  const CrumbHouseRules *rules = asked->rules;
  g_auto (CrumbTypedSeats) seat = { 0 };
  g_autofree char *deeds = NULL;
  g_autofree char *text = NULL;
  CrumbHonestyVerdict verdict;
  CrumbHonesty honesty;

  if (asked->n < 2)
    {
      crumb_cli_refuse (error, "%s", _ ("Type both MOVES and HAND, as in “bid 511, take 6” 5116."));
      return NULL;
    }

  deeds = join_words (asked->arguments, asked->n - 1);
  if (!crumb_typed_seats_parse (&seat, asked->arguments + asked->n - 1, 1, rules->sides, CRUMB_DICE_MAX, error)
      || !crumb_typed_deeds_parse (deeds, rules, seat.dice[0].count, &honesty, error))
    return NULL;

  verdict = crumb_honesty_check (&honesty, &seat.dice[0]);
  if (verdict.reason != CRUMB_HONESTY_POSSIBLE)
    *asked->status = CRUMB_EXIT_FAILED;
  text = crumb_words_honesty (&honesty, &verdict, seat.names[0]);
  return asked->json ? answer_json (verdict.reason == CRUMB_HONESTY_POSSIBLE, text) : g_steal_pointer (&text);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_raid_ruling_rules, NULL, answer_honest, argc, argv);
}

const CrumbCommand crumb_command_honest = {
  .name = "honest",
  .arguments = "MOVES [NAME=]HAND",
  .summary = N_ ("Check whether a revealed hand can be honest."),
  .details = N_ ("MOVES are what one player did, in order and separated by commas: “bid 511, take 6, bid 55, lucky 6 "
                 "4”.\n\n  bid DICE       the dice they rolled, after re-rolls; “-” is no bid, “?” is unknown\n  take "
                 "FACE      the die they won; “?” is unknown\n  lucky OLD NEW  the last die they won, and what its "
                 "re-roll showed; without NEW they kept it\n\nType dice as “crumb hands --help” says; in a bid you can "
                 "also put spaces between them. The three dice they started with are unknown. Taking a die means "
                 "having bid, so a take without a bid before it stands for an unknown one. A hand is impossible only "
                 "if no honest play at all ends in it. The exit status is 1 then, except with --batch."),
  .run = run,
};
