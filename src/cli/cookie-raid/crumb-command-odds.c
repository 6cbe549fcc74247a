/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb odds`: how often each seat wins a bid, before the dice are rolled. */

#include "crumb-raid-commands.h"

#include "cli/crumb-json-line.h"
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

static char *
odds_json (const CrumbOdds *odds, guint seats)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  char text[CRUMB_FRACTION_TEXT_MAX];

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "win");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < seats; seat++)
    json_builder_add_string_value (json, crumb_fraction_format (odds->win[seat], text));
  json_builder_end_array (json);
  json_builder_set_member_name (json, "win_decimal");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < seats; seat++)
    json_builder_add_double_value (json, crumb_fraction_value (odds->win[seat]));
  json_builder_end_array (json);
  crumb_json_add_text (json, "tie", crumb_fraction_format (odds->tie, text));
  json_builder_set_member_name (json, "tie_decimal");
  json_builder_add_double_value (json, crumb_fraction_value (odds->tie));
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
odds_text (const CrumbOdds *odds, guint seats)
{
  g_auto (GStrv) names = g_new0 (char *, CRUMB_SEATS_MAX + 1);

  for (guint seat = 0; seat < seats; seat++)
    names[seat] = g_strdup_printf (_ ("Player %u"), seat + 1);
  return crumb_words_odds (odds, seats, (const char *const *) names);
}

static char *
answer_odds (const CrumbRulingCase *asked, GError **error)
{
  const CrumbHouseRules *rules = asked->rules;
  guint8 counts[CRUMB_SEATS_MAX] = { 0 };
  CrumbOdds odds;

  if (!parse_counts (rules, asked->arguments, asked->n, counts, error))
    return NULL;
  if (crumb_odds_bid (rules, counts, asked->n, &odds))
    return asked->json ? odds_json (&odds, asked->n) : odds_text (&odds, asked->n);

  crumb_cli_refuse (error, "%s", _ ("That’s too many dice for exact odds. Type fewer."));
  return NULL;
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_raid_ruling_rules, NULL, answer_odds, argc, argv);
}

const CrumbCommand crumb_command_odds = {
  .name = "odds",
  .arguments = "N…",
  .summary = N_ ("Work out the exact odds of winning a bid."),
  .details =
      N_ ("N is how many dice a player bids; 0 is no bid. Give one to four players. Re-rolls among tied players are "
          "counted in. JSON has exact fractions, and “tie” is the chance that the first roll ties for best."),
  .run = run,
};
