/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred group`: whether a group of dice scores. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-typed-dice.h"
#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

enum
{
  LAUNDRY_1,
};

static const GOptionEntry options[] = {
  CRUMB_RULING_OPTION_RULES,
  { "card", 0, 0, G_OPTION_ARG_FILENAME, CRUMB_OPTION (value),
    N_ ("Which card; without it, five dice are a Full House and six are two rows of three"), "full-house|two-rows" },
  { "laundry-1", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[LAUNDRY_1]), N_ ("Your dice reach LAUNDRY#1"), NULL },
  CRUMB_OPTION_JSON,
  CRUMB_RULING_OPTION_BATCH,
  G_OPTION_ENTRY_NULL,
};

static gboolean
parse_card (const char *text, guint n_dice, guint *card, GError **error)
{
  g_autofree char *quoted = NULL;

  if (text == NULL)
    {
      *card = n_dice == 5 ? CRUMB_MILDRED_FULL_HOUSE : CRUMB_MILDRED_TWO_ROWS;
      if (n_dice != 5 && n_dice != 6)
        *card = CRUMB_MILDRED_TWO_ROWS + 1;
      return TRUE;
    }
  *card = g_str_equal (text, "full-house") ? CRUMB_MILDRED_FULL_HOUSE : CRUMB_MILDRED_TWO_ROWS;
  if (*card == CRUMB_MILDRED_FULL_HOUSE || g_str_equal (text, "two-rows"))
    return TRUE;
  quoted = crumb_cli_quote (text);
  /* Translators: %s is what was typed. */
  return crumb_cli_refuse (error, _ ("“%s” isn’t a card. Type --card=full-house or --card=two-rows."), quoted);
}

static gboolean
parse_group (const char *argument, CrumbMildredGroup *group, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  CrumbDice dice = { 0 };

  if (!crumb_typed_dice_parse (argument, argument, CRUMB_MILDRED_SIDES, &dice, error))
    return FALSE;
  if (dice.count > CRUMB_MILDRED_DICE_MAX)
    /* Translators: %1$s is what was typed, %2$d the most dice of one player. */
    return crumb_cli_refuse (error, _ ("“%1$s” has too many dice. Nobody has more than %2$d."), quoted,
                             CRUMB_MILDRED_DICE_MAX);
  group->n = dice.count;
  for (guint i = 0; i < dice.count; i++)
    {
      group->faces[i] = dice.dice[i].face;
      if (dice.dice[i].face == 0 || dice.dice[i].colour != 0)
        /* Translators: %s is what was typed. */
        return crumb_cli_refuse (error, _ ("“%s” aren’t plain faces. Type them as in 44422."), quoted);
    }
  return TRUE;
}

static void
add_group (JsonBuilder *json, const CrumbMildredDuel *duel)
{
  crumb_json_add_bool (json, "fits", duel->fits);
  crumb_json_add_bool (json, "scores", duel->fits && duel->scores);
  crumb_json_add_int (json, "row", duel->fits ? duel->row : 0);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbMildredRules *rules = asked->house;
  gboolean laundry_1 = asked->flags[LAUNDRY_1];
  CrumbMildredGroup mine = { 0 }, theirs = { 0 };
  CrumbMildredDuel duel;
  guint card;

  if (asked->n < 2)
    return crumb_cli_refuse (error, "%s", _ ("Type both MINE and THEIRS, as in 44422 33366, and - for no dice."));
  if (!parse_group (asked->arguments[0], &mine, error) || !parse_group (asked->arguments[1], &theirs, error)
      || !parse_card (asked->value, MAX (mine.n, theirs.n), &card, error))
    return FALSE;

  duel = crumb_mildred_duel (card, &mine, &theirs, rules->equal_rows, laundry_1);
  *text = crumb_words_mildred_group (card, &mine, &theirs, rules->equal_rows, laundry_1);
  if (asked->json != NULL)
    add_group (asked->json, &duel);
  return TRUE;
}

const CrumbCommand crumb_command_mildred_group = {
  .name = "auntie-mildred group",
  .arguments = "MINE THEIRS",
  .most = 2,
  .options = options,
  .summary = N_ ("Settle an Indulgency card: whether a group of dice scores."),
  .details = N_ ("MINE and THEIRS are dice, as in 44422; type - for no dice. In JSON, “row” is the row that decides, 0 "
                 "for none. With --rules=equal-rows=on, six equal dice are two rows of three."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
