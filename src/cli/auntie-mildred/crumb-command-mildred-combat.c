/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred combat`: whether a prank hits, and what it costs. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-json-line.h"
#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

enum
{
  OPTION_LAUNDRY,
};

static const CrumbRulingOption options[] = {
  [OPTION_LAUNDRY] = { "laundry", NULL, N_ ("The one who pranks has a die on LAUNDRY") },
  { NULL },
};

/* The arguments, in their order. */
enum
{
  PRANK,
  DODGE,
  BLACK,
  VICTORY,
  N_NUMBERS
};

static const CrumbMildredNumber numbers[N_NUMBERS] = {
  [PRANK] = { "PRANK", 0, CRUMB_MILDRED_SLOTS_MAX },
  [DODGE] = { "DODGE", 0, CRUMB_MILDRED_SLOTS_MAX },
  [BLACK] = { "BLACK", 1, CRUMB_MILDRED_BLACK_MAX - 1 },
  [VICTORY] = { "VICTORY", 0, CRUMB_MILDRED_VICTORY - 1 },
};

static const char *
outcome_word (CrumbMildredOutcome outcome)
{
  switch (outcome)
    {
    case CRUMB_MILDRED_DODGED:
      return "dodged";
    case CRUMB_MILDRED_COOKIE:
      return "cookie";
    case CRUMB_MILDRED_NOTHING:
      return "nothing";
    case CRUMB_MILDRED_VICTORY_DIE:
      return "victory";
    case CRUMB_MILDRED_WINS:
      return "game";
    }
  g_return_val_if_reached (NULL);
}

static char *
combat_json (const CrumbMildredCombat *combat, const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_text (json, "outcome", outcome_word ((CrumbMildredOutcome) combat->outcome));
  crumb_json_add_int (json, "black", combat->black);
  crumb_json_add_int (json, "victory", combat->victory);
  crumb_json_add_text (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_combat (const CrumbRulingCase *asked, GError **error)
{
  gboolean laundry = asked->options[OPTION_LAUNDRY] != NULL;
  CrumbMildredCombat before, combat;
  g_autofree char *text = NULL;
  guint n[N_NUMBERS];

  if (!crumb_mildred_typed_numbers (asked, "auntie-mildred combat", numbers, N_NUMBERS, n, error))
    return NULL;

  before = (CrumbMildredCombat) { .black = (uint8_t) n[BLACK], .victory = (uint8_t) n[VICTORY] };
  combat = crumb_mildred_combat (n[PRANK], n[DODGE], n[BLACK], n[VICTORY], laundry);
  text = crumb_words_mildred_combat (n[PRANK], n[DODGE], &before, laundry, NULL, NULL);
  return asked->json ? combat_json (&combat, text) : g_steal_pointer (&text);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_mildred_ruling_rules, options, answer_combat, argc, argv);
}

const CrumbCommand crumb_command_mildred_combat = {
  .name = "auntie-mildred combat",
  .arguments = "PRANK DODGE BLACK VICTORY",
  .summary = N_ ("Settle a prank: whether it hits, and what it costs."),
  .details = N_ ("PRANK and DODGE are the highest slots with a die, 0 for none. BLACK is what the other player’s black "
                 "die shows, and VICTORY how many victory dice they have."),
  .run = run,
};
