/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage keep`: which four of six dice to keep. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-cli-print.h"
#include "crumb-cubbage-json.h"
#include "crumb-typed-faces.h"

#include "record/files/crumb-json-add.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <glib/gi18n.h>
#include <stdlib.h>

static const GOptionEntry options[] = {
  CRUMB_RULING_OPTION_RULES,
  { "crib", 0, 0, G_OPTION_ARG_FILENAME, CRUMB_OPTION (value),
    N_ ("Whose crib it is; without it, only the hand counts"), "mine|theirs" },
  CRUMB_OPTION_JSON,
  CRUMB_RULING_OPTION_BATCH,
  G_OPTION_ENTRY_NULL,
};

static gboolean
parse_side (const char *text, CrumbCubbageCribSide *side, GError **error)
{
  g_autofree char *quoted = NULL;

  *side = CRUMB_CUBBAGE_CRIB_ASIDE;
  if (text == NULL)
    return TRUE;
  *side = g_str_equal (text, "mine") ? CRUMB_CUBBAGE_CRIB_MINE : CRUMB_CUBBAGE_CRIB_THEIRS;
  if (*side == CRUMB_CUBBAGE_CRIB_MINE || g_str_equal (text, "theirs"))
    return TRUE;

  quoted = crumb_cli_quote (text);
  /* Translators: %s is what was typed. */
  return crumb_cli_refuse (error, _ ("“%s” isn’t anybody’s crib. Type --crib=mine or --crib=theirs."), quoted);
}

static void
add_keep (JsonBuilder *json, const CrumbCubbageKeep *keep)
{
  char text[CRUMB_FRACTION_TEXT_MAX];
  g_autofree char *value = NULL;

  crumb_fraction_format (crumb_fraction ((CrumbWide) abs (keep->value), CRUMB_CUBBAGE_KEEP_PARTS), text);
  value = g_strconcat (keep->value < 0 ? "-" : "", text, NULL);
  json_builder_begin_object (json);
  crumb_cubbage_json_add_faces (json, "keep", keep->keep, CRUMB_CUBBAGE_KEPT);
  crumb_cubbage_json_add_faces (json, "push", keep->push, CRUMB_CUBBAGE_PUSHED);
  crumb_cubbage_json_add_fraction (json, "hand", keep->hand);
  crumb_cubbage_json_add_fraction (json, "crib", keep->crib);
  crumb_json_add_text (json, "value", value);
  json_builder_end_object (json);
}

static void
add_keeps (JsonBuilder *json, const CrumbCubbageKeep keeps[], guint n)
{
  crumb_json_begin_array (json, "keeps");
  for (guint i = 0; i < n; i++)
    add_keep (json, &keeps[i]);
  json_builder_end_array (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  guint8 dice[CRUMB_CUBBAGE_ROLLED];
  CrumbCubbageCribSide side;
  guint n;

  if (!parse_side (asked->value, &side, error))
    return FALSE;
  if (asked->n == 0)
    return crumb_cli_refuse (error, "%s", _ ("Type all six dice, as in 122456."));
  if (!crumb_typed_faces_parse_all (asked->arguments[0], CRUMB_CUBBAGE_ROLLED, dice, error))
    return FALSE;

  n = crumb_cubbage_keeps (dice, side, keeps);
  if (asked->json != NULL)
    add_keeps (asked->json, keeps, n);
  *text = asked->json != NULL || asked->batch ? crumb_words_cubbage_best_keep (&keeps[0], side)
                                              : crumb_words_cubbage_keeps (keeps, n, side);
  return TRUE;
}

const CrumbCommand crumb_command_cubbage_keep = {
  .name = "cubbage keep",
  .arguments = "SIX",
  .most = 1,
  .options = options,
  .summary = N_ ("Compare the ways to keep four of six dice."),
  .details = N_ ("SIX are the dice you rolled, as in 122456. Hand and crib are exact averages: the starter and the "
                 "other two dice of the crib are random, as in a solo game. The best way comes first, and of equal "
                 "ones, the one that keeps higher dice."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
