/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb odds`: how often each seat wins a bid, before the dice are rolled. */

#include "crumb-raid-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-ruling.h"

#include "record/files/crumb-json-add.h"
#include "rules/cookie-raid/bid.h"
#include "words/cookie-raid/crumb-words-odds.h"

#include <glib/gi18n.h>

static gboolean
parse_count (const char *argument, guint most, guint8 *count, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  guint64 number;

  if (g_str_equal (argument, "-"))
    number = 0;
  else if (!g_ascii_string_to_unsigned (argument, 10, 0, CRUMB_DICE_MAX, &number, NULL))
    /* Translators: %1$s is what was typed, %2$d the most dice there can be. */
    return crumb_cli_refuse (error, _ ("“%1$s” isn’t a number of dice. Type one from 0 to %2$d."), quoted,
                             CRUMB_DICE_MAX);
  if (number > most)
    return crumb_cli_refuse (error,
                             /* Translators: %1$s is what was typed, %2$u how many dice are allowed. */
                             ngettext ("“%1$s” is too many. The rules allow %2$u die in a bid.",
                                       "“%1$s” is too many. The rules allow %2$u dice in a bid.", most),
                             quoted, most);

  *count = (guint8) number;
  return TRUE;
}

static gboolean
parse_counts (const CrumbHouseRules *rules, char *arguments[], guint n, guint8 counts[], GError **error)
{
  guint most = crumb_bid_most_dice (rules, CRUMB_DICE_MAX);
  g_autofree char *quoted = NULL;

  if (n == 0)
    return crumb_cli_refuse (error, "%s", _ ("Type how many dice each of 1 to 4 players bids, as in 2 3."));
  for (guint seat = 0; seat < MIN (n, CRUMB_SEATS_MAX); seat++)
    if (!parse_count (arguments[seat], most, &counts[seat], error))
      return FALSE;
  if (n <= CRUMB_SEATS_MAX)
    return TRUE;

  quoted = crumb_cli_quote (arguments[CRUMB_SEATS_MAX]);
  /* Translators: %1$s is what was typed, %2$d a number of players. */
  return crumb_cli_refuse (error,
                           ngettext ("“%1$s” is one too many. At most %2$d can play.",
                                     "“%1$s” is one too many. At most %2$d can play.", CRUMB_SEATS_MAX),
                           quoted, CRUMB_SEATS_MAX);
}

static void
add_odds (JsonBuilder *json, const CrumbOdds *odds, guint seats)
{
  char text[CRUMB_FRACTION_TEXT_MAX];

  crumb_json_begin_array (json, "win");
  for (guint seat = 0; seat < seats; seat++)
    json_builder_add_string_value (json, crumb_fraction_format (odds->win[seat], text));
  json_builder_end_array (json);
  crumb_json_begin_array (json, "win_decimal");
  for (guint seat = 0; seat < seats; seat++)
    json_builder_add_double_value (json, crumb_fraction_value (odds->win[seat]));
  json_builder_end_array (json);
  crumb_json_add_text (json, "tie", crumb_fraction_format (odds->tie, text));
  crumb_json_add_double (json, "tie_decimal", crumb_fraction_value (odds->tie));
}

static char *
odds_text (const CrumbOdds *odds, guint seats)
{
  g_auto (GStrv) names = g_new0 (char *, CRUMB_SEATS_MAX + 1);

  for (guint seat = 0; seat < seats; seat++)
    names[seat] = g_strdup_printf (_ ("Player %u"), seat + 1);
  return crumb_words_odds (odds, seats, (const char *const *) names);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbHouseRules *rules = asked->house;
  guint8 counts[CRUMB_SEATS_MAX] = { 0 };
  CrumbOdds odds;

  if (!parse_counts (rules, asked->arguments, asked->n, counts, error))
    return FALSE;
  if (!crumb_odds_bid (rules, counts, asked->n, &odds))
    return crumb_cli_refuse (error, "%s", _ ("That’s too many dice for exact odds. Type fewer."));

  if (asked->json != NULL)
    add_odds (asked->json, &odds, asked->n);
  else
    *text = odds_text (&odds, asked->n);
  return TRUE;
}

const CrumbCommand crumb_command_odds = {
  .name = "odds",
  .arguments = "N…",
  .most = G_MAXINT,
  .options = crumb_ruling_options,
  .summary = N_ ("Work out the exact odds of winning a bid."),
  .details =
      N_ ("N is how many dice a player bids; 0 is no bid. Give one to four players. Re-rolls among tied players are "
          "counted in. JSON has exact fractions, and “tie” is the chance that the first roll ties for best."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
