/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred place`: whether a die goes on a set of tasks. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-json-line.h"
#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

static char *
place_json (guint face, guint wanted, const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_bool (json, "fits", face == wanted);
  crumb_json_add_int (json, "wanted", wanted);
  crumb_json_add_text (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_place (const CrumbRulingCase *asked, GError **error)
{
  const CrumbMildredRules *rules = asked->rules;
  const CrumbMildredNumber numbers[] = { { "HIGHEST", 0, rules->levels }, { "FACE", 1, CRUMB_MILDRED_SIDES } };
  g_autofree char *text = NULL;
  guint n[G_N_ELEMENTS (numbers)];

  if (!crumb_mildred_typed_numbers (asked, "auntie-mildred place", numbers, G_N_ELEMENTS (numbers), n, error))
    return NULL;

  text = crumb_words_mildred_place (n[0], n[1], rules->levels);
  return asked->json ? place_json (n[1], crumb_mildred_wanted (n[0], rules->levels), text) : g_steal_pointer (&text);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_mildred_ruling_rules, NULL, answer_place, argc, argv);
}

const CrumbCommand crumb_command_mildred_place = {
  .name = "auntie-mildred place",
  .arguments = "HIGHEST FACE",
  .summary = N_ ("Check whether a die goes on a set of tasks."),
  .details =
      N_ ("HIGHEST is the highest die on the set, 0 if it’s empty. In JSON, “wanted” is the face that goes there, "
          "0 if the set is full. --rules=levels=5 is for sets of five tasks."),
  .run = run,
};
