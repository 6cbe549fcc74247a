/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage study`: what random dice are worth. */

#include "crumb-cubbage-commands.h"

#include "crumb-cubbage-json.h"

#include "record/files/crumb-json-add.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <glib/gi18n.h>

static void
add_mean (JsonBuilder *json, const char *name, CrumbFraction mean)
{
  g_autofree char *decimal = g_strconcat (name, "_decimal", NULL);

  crumb_cubbage_json_add_fraction (json, name, mean);
  crumb_json_add_double (json, decimal, crumb_fraction_value (mean));
}

static void
add_study (JsonBuilder *json, const CrumbCubbageStudy *study)
{
  guint hands = 0;

  add_mean (json, "hand", study->hand);
  add_mean (json, "best_keep", study->best_keep);
  crumb_json_begin_array (json, "ways");
  for (guint points = 0; points <= CRUMB_CUBBAGE_HAND_BEST; points++)
    {
      json_builder_add_int_value (json, study->ways[points]);
      hands += study->ways[points];
    }
  json_builder_end_array (json);
  crumb_json_add_int (json, "hands", hands);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  CrumbCubbageStudy study = crumb_cubbage_study ();

  if (asked->json != NULL)
    add_study (asked->json, &study);
  else
    *text = asked->batch ? crumb_words_cubbage_study_means (&study) : crumb_words_cubbage_study (&study);
  return TRUE;
}

const CrumbCommand crumb_command_cubbage_study = {
  .name = "cubbage study",
  .arguments = "",
  .options = crumb_ruling_options,
  .summary = N_ ("Work out the average value of random dice."),
  .details = N_ ("JSON has exact fractions, and “ways” says how many of the 7,776 hands with their starter are worth 0 "
                 "points, 1 point and so on."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
