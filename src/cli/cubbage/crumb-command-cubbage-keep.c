/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage keep`: which four of six dice to keep. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-json-line.h"
#include "crumb-cubbage-json.h"
#include "crumb-typed-faces.h"

#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <glib/gi18n.h>
#include <stdlib.h>

enum
{
  OPTION_CRIB,
};

static const CrumbRulingOption options[] = {
  [OPTION_CRIB] = { "crib", "mine|theirs", N_ ("Whose crib it is; without it, only the hand counts") },
  { NULL },
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

static gboolean
parse_roll (const CrumbRulingCase *asked, guint8 dice[CRUMB_CUBBAGE_ROLLED], GError **error)
{
  g_autofree char *quoted = asked->n > 1 ? crumb_cli_quote (asked->arguments[1]) : NULL;

  if (asked->n == 0)
    return crumb_cli_refuse (error, "%s", _ ("Type all six dice, as in 122456."));
  if (quoted != NULL)
    /* Translators: %1$s is what was typed, %2$s a command such as “bid”. */
    return crumb_cli_refuse (error, _ ("“crumb %2$s” doesn’t take “%1$s”."), quoted, "cubbage keep");
  return crumb_typed_faces_parse_all (asked->arguments[0], CRUMB_CUBBAGE_ROLLED, dice, error);
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
  crumb_cubbage_json_add_string (json, "value", value);
  json_builder_end_object (json);
}

static char *
keeps_json (const CrumbCubbageKeep keeps[], guint n, const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "keeps");
  json_builder_begin_array (json);
  for (guint i = 0; i < n; i++)
    add_keep (json, &keeps[i]);
  json_builder_end_array (json);
  crumb_cubbage_json_add_string (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_keep (const CrumbRulingCase *asked, GError **error)
{
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  guint8 dice[CRUMB_CUBBAGE_ROLLED];
  CrumbCubbageCribSide side;
  g_autofree char *text = NULL;
  guint n;

  if (!parse_side (asked->options[OPTION_CRIB], &side, error) || !parse_roll (asked, dice, error))
    return NULL;

  n = crumb_cubbage_keeps (dice, side, keeps);
  text = crumb_words_cubbage_best_keep (&keeps[0], side);
  if (asked->json)
    return keeps_json (keeps, n, text);
  return asked->batch ? g_steal_pointer (&text) : crumb_words_cubbage_keeps (keeps, n, side);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_cubbage_ruling_rules, options, answer_keep, argc, argv);
}

const CrumbCommand crumb_command_cubbage_keep = {
  .name = "cubbage keep",
  .arguments = "SIX",
  .summary = N_ ("Compare the ways to keep four of six dice."),
  .details = N_ ("SIX are the dice you rolled, as in 122456. Hand and crib are exact averages: the starter and the "
                 "other two dice of the crib are random, as in a solo game. The best way comes first, and of equal "
                 "ones, the one that keeps higher dice."),
  .run = run,
};
