/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage count`: what a hand and its starter are worth, and why. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-cli-print.h"
#include "crumb-cubbage-json.h"
#include "crumb-typed-faces.h"

#include "words/cubbage/crumb-words-cubbage-count.h"

#include <glib/gi18n.h>

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  guint8 hand[CRUMB_CUBBAGE_HAND];
  CrumbCubbageCount count;

  if (asked->n < 2)
    return crumb_cli_refuse (error, "%s", _ ("Type both HAND and STARTER, as in 1224 5."));
  if (!crumb_typed_faces_parse_all (asked->arguments[0], CRUMB_CUBBAGE_KEPT, hand, error)
      || !crumb_typed_faces_parse_all (asked->arguments[1], 1, hand + CRUMB_CUBBAGE_KEPT, error))
    return FALSE;

  *text = crumb_words_cubbage_count (hand);
  count = crumb_cubbage_count_hand (hand, CRUMB_CUBBAGE_HAND);
  if (asked->json != NULL)
    crumb_cubbage_json_add_parts (asked->json, &count, hand);
  return TRUE;
}

const CrumbCommand crumb_command_cubbage_count = {
  .name = "cubbage count",
  .arguments = "HAND STARTER",
  .most = 2,
  .options = crumb_ruling_options,
  .summary = N_ ("Count a hand or a crib: sevens, equal dice and runs."),
  .details =
      N_ ("HAND is four dice, typed as 1224, 1,2,2,4 or ⚀⚁⚁⚃, and STARTER is one more. Count a crib the same way."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
