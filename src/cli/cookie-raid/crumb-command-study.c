/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb study`: the designer's probability study, worked out again. */

#include "crumb-raid-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-ruling.h"

#include "record/files/crumb-json-add.h"
#include "words/cookie-raid/crumb-words-odds.h"

#include <glib/gi18n.h>

static void
add_means (JsonBuilder *json, const char *advantage, const CrumbFraction means[])
{
  char text[CRUMB_FRACTION_TEXT_MAX];

  crumb_json_begin_object (json, advantage);
  crumb_json_begin_array (json, "mean");
  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    json_builder_add_string_value (json, crumb_fraction_format (means[i], text));
  json_builder_end_array (json);
  crumb_json_begin_array (json, "mean_decimal");
  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    json_builder_add_double_value (json, crumb_fraction_value (means[i]));
  json_builder_end_array (json);
  json_builder_end_object (json);
}

/* Means under each advantage, named as in rules. */
static void
add_study (JsonBuilder *json, const CrumbHouseRules *rules)
{
  static const struct
  {
    CrumbAdvantage advantage;
    const char *word;
  } advantages[] = {
    { CRUMB_ADVANTAGE_NONE, "none" },
    { CRUMB_ADVANTAGE_LAST_DIE, "last-die" },
    { CRUMB_ADVANTAGE_HIGHEST_DIE, "highest-die" },
  };
  crumb_json_add_int (json, "sides", rules->sides);
  for (gsize i = 0; i < G_N_ELEMENTS (advantages); i++)
    {
      CrumbHouseRules varied = *rules;
      CrumbFraction means[CRUMB_STUDY_DICE];

      varied.advantage = (guint16) advantages[i].advantage;
      for (guint dice = 1; dice <= CRUMB_STUDY_DICE; dice++)
        means[dice - 1] = crumb_odds_mean (&varied, dice);
      add_means (json, advantages[i].word, means);
    }
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbHouseRules *rules = asked->house;

  if (asked->json != NULL)
    add_study (asked->json, rules);
  else
    *text = asked->batch ? crumb_words_study (rules) : crumb_words_study_table (rules, crumb_cli_columns ());
  return TRUE;
}

const CrumbCommand crumb_command_study = {
  .name = "study",
  .arguments = "",
  .options = crumb_ruling_options,
  .summary = N_ ("Work out the average value of one, two and three dice."),
  .details = N_ ("The highest die counts 100 for each pip, the next 10, the last 1. A missing die counts 0 without an "
                 "advantage. With the advantage, it counts one more than the best face and comes last, or right after "
                 "the highest die, as the rules say. With --rules=comparison=most-pips a roll counts its pips."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
