/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred group`: whether a group of dice scores. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-json-line.h"
#include "cli/crumb-typed-dice.h"
#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

enum
{
  OPTION_CARD,
  OPTION_LAUNDRY_1,
};

static const CrumbRulingOption options[] = {
  [OPTION_CARD] = { "card", "full-house|two-rows",
                    N_ ("Which card; without it, five dice are a Full House and six are two rows of three") },
  [OPTION_LAUNDRY_1] = { "laundry-1", NULL, N_ ("Your dice reach LAUNDRY#1") },
  { NULL },
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

static gboolean
parse_groups (const CrumbRulingCase *asked, CrumbMildredGroup *mine, CrumbMildredGroup *theirs, GError **error)
{
  g_autofree char *quoted = asked->n > 2 ? crumb_cli_quote (asked->arguments[2]) : NULL;

  if (asked->n < 2)
    return crumb_cli_refuse (error, "%s", _ ("Type both MINE and THEIRS, as in 44422 33366, and - for no dice."));
  if (quoted != NULL)
    /* Translators: %1$s is what was typed, %2$s a command such as “bid”. */
    return crumb_cli_refuse (error, _ ("“crumb %2$s” doesn’t take “%1$s”."), quoted, "auntie-mildred group");
  return parse_group (asked->arguments[0], mine, error) && parse_group (asked->arguments[1], theirs, error);
}

static char *
group_json (const CrumbMildredDuel *duel, const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_bool (json, "fits", duel->fits);
  crumb_json_add_bool (json, "scores", duel->fits && duel->scores);
  crumb_json_add_int (json, "row", duel->fits ? duel->row : 0);
  crumb_json_add_text (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_group (const CrumbRulingCase *asked, GError **error)
{
  const CrumbMildredRules *rules = asked->rules;
  gboolean laundry_1 = asked->options[OPTION_LAUNDRY_1] != NULL;
  CrumbMildredGroup mine = { 0 }, theirs = { 0 };
  g_autofree char *text = NULL;
  CrumbMildredDuel duel;
  guint card;

  if (!parse_groups (asked, &mine, &theirs, error)
      || !parse_card (asked->options[OPTION_CARD], MAX (mine.n, theirs.n), &card, error))
    return NULL;

  duel = crumb_mildred_duel (card, &mine, &theirs, rules->equal_rows, laundry_1);
  text = crumb_words_mildred_group (card, &mine, &theirs, rules->equal_rows, laundry_1);
  return asked->json ? group_json (&duel, text) : g_steal_pointer (&text);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_mildred_ruling_rules, options, answer_group, argc, argv);
}

const CrumbCommand crumb_command_mildred_group = {
  .name = "auntie-mildred group",
  .arguments = "MINE THEIRS",
  .summary = N_ ("Settle an Indulgency card: whether a group of dice scores."),
  .details = N_ ("MINE and THEIRS are dice, as in 44422; type - for no dice. In JSON, “row” is the row that decides, 0 "
                 "for none. With --rules=equal-rows=on, six equal dice are two rows of three."),
  .run = run,
};
