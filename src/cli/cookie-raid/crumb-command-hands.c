/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb hands`: what hands are worth at the end of a round, and who has the best set. */

#include "crumb-raid-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-ruling.h"
#include "cli/crumb-typed-seats.h"

#include "record/files/crumb-json-add.h"
#include "rules/cookie-raid/hand.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

static const char *
reason_word (CrumbBonusReason reason)
{
  switch (reason)
    {
    case CRUMB_BONUS_ONLY_HAND:
      return "only-hand";
    case CRUMB_BONUS_LONGER_SET:
      return "longer-set";
    case CRUMB_BONUS_HIGHER_SET:
      return "higher-set";
    case CRUMB_BONUS_NEXT_SET:
      return "next-set";
    case CRUMB_BONUS_HIGH_DIE:
      return "high-die";
    case CRUMB_BONUS_MORE_DICE:
      return "more-dice";
    case CRUMB_BONUS_TIE:
      return "absolute-tie";
    case CRUMB_BONUS_ROLL_OFF:
      return "roll-off";
    }
  g_return_val_if_reached (NULL);
}

static void
add_sets (JsonBuilder *json, const CrumbHouseRules *rules, const CrumbHandScore *score)
{
  crumb_json_begin_array (json, "sets");
  for (guint i = 0; i < score->n_groups && score->groups[i].count > 1; i++)
    {
      json_builder_begin_object (json);
      crumb_json_add_int (json, "face", score->groups[i].face);
      crumb_json_add_int (json, "count", score->groups[i].count);
      if (rules->flush)
        crumb_json_add_bool (json, "flush", score->groups[i].flush);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_score (JsonBuilder *json, const CrumbHouseRules *rules, const CrumbHandScore *score)
{
  json_builder_begin_object (json);
  add_sets (json, rules, score);
  crumb_json_add_int (json, "set_cookies", score->set_cookies);
  crumb_json_add_int (json, "bonus", score->bonus);
  crumb_json_add_int (json, "cookies", score->cookies);
  json_builder_end_object (json);
}

static void
add_reveal (JsonBuilder *json, const CrumbHouseRules *rules, const CrumbReveal *reveal, guint seats)
{
  crumb_json_begin_array (json, "seats");
  for (guint seat = 0; seat < seats; seat++)
    add_score (json, rules, &reveal->seats[seat]);
  json_builder_end_array (json);
  crumb_json_add_seats (json, "bonus_to", reveal->bonus_to);
  crumb_json_add_text (json, "reason", reason_word ((CrumbBonusReason) reveal->reason));
}

static gboolean
check_hands (const CrumbTypedSeats *hands, char *arguments[], GError **error)
{
  for (guint seat = 0; seat < hands->n; seat++)
    if (hands->dice[seat].count == 0)
      {
        g_autofree char *quoted = crumb_cli_quote (arguments[seat]);

        /* Translators: %s is what was typed. */
        return crumb_cli_refuse (error, _ ("“%s” has no dice. A hand needs at least one."), quoted);
      }
  return TRUE;
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbHouseRules *rules = asked->house;
  g_auto (CrumbTypedSeats) hands = { 0 };
  CrumbReveal reveal;

  if (!crumb_typed_seats_parse (&hands, asked->arguments, asked->n, rules->sides, CRUMB_DICE_MAX, error)
      || !check_hands (&hands, asked->arguments, error))
    return FALSE;

  reveal = crumb_hands_score (rules, hands.dice, hands.n, CRUMB_NO_SEAT);
  *text = crumb_words_reveal (rules, &reveal, hands.n, (const char *const *) hands.names);
  if (asked->json != NULL)
    add_reveal (asked->json, rules, &reveal, hands.n);
  return TRUE;
}

const CrumbCommand crumb_command_hands = {
  .name = "hands",
  .arguments = "[NAME=]DICE…",
  .most = G_MAXINT,
  .options = crumb_ruling_options,
  .summary = N_ ("Score hands: cookies for sets, and whose set is best."),
  .details = N_ ("Type DICE as 6655442, 6,6,5 or ⚅⚅⚄; a letter r, g or b after a face is its color. If dice have more "
                 "than nine sides, 12 is one die, and dice that could be read in two ways need commas, as in 1,2 or "
                 "12,3. Give one to four hands."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
