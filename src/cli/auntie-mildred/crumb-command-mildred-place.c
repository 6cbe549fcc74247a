/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred place`: whether a die goes on a set of tasks. */

#include "crumb-mildred-commands.h"

#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbMildredRules *rules = asked->house;
  const CrumbMildredNumber numbers[] = { { "HIGHEST", 0, rules->levels }, { "FACE", 1, CRUMB_MILDRED_SIDES } };
  guint n[G_N_ELEMENTS (numbers)];
  guint wanted;

  if (!crumb_mildred_typed_numbers (asked, numbers, G_N_ELEMENTS (numbers), n, error))
    return FALSE;

  *text = crumb_words_mildred_place (n[0], n[1], rules->levels);
  wanted = crumb_mildred_wanted (n[0], rules->levels);
  if (asked->json != NULL)
    {
      crumb_json_add_bool (asked->json, "fits", n[1] == wanted);
      crumb_json_add_int (asked->json, "wanted", wanted);
    }
  return TRUE;
}

const CrumbCommand crumb_command_mildred_place = {
  .name = "auntie-mildred place",
  .arguments = "HIGHEST FACE",
  .most = 2,
  .options = crumb_ruling_options,
  .summary = N_ ("Check whether a die goes on a set of tasks."),
  .details =
      N_ ("HIGHEST is the highest die on the set, 0 if it’s empty. In JSON, “wanted” is the face that goes there, "
          "0 if the set is full. --rules=levels=5 is for sets of five tasks."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
