/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage count`: what a hand and its starter are worth, and why. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-json-line.h"
#include "crumb-cubbage-json.h"
#include "crumb-typed-faces.h"

#include "words/cubbage/crumb-words-cubbage-count.h"

#include <glib/gi18n.h>

static char *
count_json (const guint8 hand[], const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  CrumbCubbageCount count = crumb_cubbage_count_hand (hand, CRUMB_CUBBAGE_HAND);

  json_builder_begin_object (json);
  crumb_cubbage_json_add_parts (json, &count, hand);
  crumb_cubbage_json_add_string (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static gboolean
parse_hand (const CrumbRulingCase *asked, guint8 hand[CRUMB_CUBBAGE_HAND], GError **error)
{
  g_autofree char *quoted = asked->n > 2 ? crumb_cli_quote (asked->arguments[2]) : NULL;

  if (asked->n < 2)
    return crumb_cli_refuse (error, "%s", _ ("Type both HAND and STARTER, as in 1224 5."));
  if (quoted != NULL)
    /* Translators: %1$s is what was typed, %2$s a command such as “bid”. */
    return crumb_cli_refuse (error, _ ("“crumb %2$s” doesn’t take “%1$s”."), quoted, "cubbage count");
  return crumb_typed_faces_parse_all (asked->arguments[0], CRUMB_CUBBAGE_KEPT, hand, error)
         && crumb_typed_faces_parse_all (asked->arguments[1], 1, hand + CRUMB_CUBBAGE_KEPT, error);
}

static char *
answer_count (const CrumbRulingCase *asked, GError **error)
{
  guint8 hand[CRUMB_CUBBAGE_HAND];
  g_autofree char *text = NULL;

  if (!parse_hand (asked, hand, error))
    return NULL;

  text = crumb_words_cubbage_count (hand);
  return asked->json ? count_json (hand, text) : g_steal_pointer (&text);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_cubbage_ruling_rules, NULL, answer_count, argc, argv);
}

const CrumbCommand crumb_command_cubbage_count = {
  .name = "cubbage count",
  .arguments = "HAND STARTER",
  .summary = N_ ("Count a hand or a crib: sevens, equal dice and runs."),
  .details =
      N_ ("HAND is four dice, typed as 1224, 1,2,2,4 or ⚀⚁⚁⚃, and STARTER is one more. Count a crib the same way."),
  .run = run,
};
