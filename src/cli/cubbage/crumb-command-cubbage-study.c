/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage study`: what random dice are worth. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-json-line.h"
#include "crumb-cubbage-json.h"

#include "record/files/crumb-json-add.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <glib/gi18n.h>

static void
add_mean (JsonBuilder *json, const char *name, CrumbFraction mean)
{
  g_autofree char *decimal = g_strconcat (name, "_decimal", NULL);

  crumb_cubbage_json_add_fraction (json, name, mean);
  json_builder_set_member_name (json, decimal);
  json_builder_add_double_value (json, crumb_fraction_value (mean));
}

static char *
study_json (const CrumbCubbageStudy *study)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  guint hands = 0;

  json_builder_begin_object (json);
  add_mean (json, "hand", study->hand);
  add_mean (json, "best_keep", study->best_keep);
  json_builder_set_member_name (json, "ways");
  json_builder_begin_array (json);
  for (guint points = 0; points <= CRUMB_CUBBAGE_HAND_BEST; points++)
    {
      json_builder_add_int_value (json, study->ways[points]);
      hands += study->ways[points];
    }
  json_builder_end_array (json);
  crumb_json_add_int (json, "hands", hands);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_study (const CrumbRulingCase *asked, GError **error)
{
  g_autofree char *quoted = NULL;
  CrumbCubbageStudy study;

  if (asked->n > 0)
    {
      quoted = crumb_cli_quote (asked->arguments[0]);
      /* Translators: %1$s is what was typed, %2$s a command such as “bid”. */
      crumb_cli_refuse (error, _ ("“crumb %2$s” doesn’t take “%1$s”."), quoted, "cubbage study");
      return NULL;
    }

  study = crumb_cubbage_study ();
  if (asked->json)
    return study_json (&study);
  return asked->batch ? crumb_words_cubbage_study_means (&study) : crumb_words_cubbage_study (&study);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_cubbage_ruling_rules, NULL, answer_study, argc, argv);
}

const CrumbCommand crumb_command_cubbage_study = {
  .name = "cubbage study",
  .arguments = "",
  .summary = N_ ("Work out the average value of random dice."),
  .details = N_ ("JSON has exact fractions, and “ways” says how many of the 7,776 hands with their starter are worth 0 "
                 "points, 1 point and so on."),
  .run = run,
};
