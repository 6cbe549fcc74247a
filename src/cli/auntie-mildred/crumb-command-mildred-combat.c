/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred combat`: whether a prank hits, and what it costs. */

#include "crumb-mildred-commands.h"

#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

enum
{
  LAUNDRY,
};

static const GOptionEntry options[] = {
  CRUMB_RULING_OPTION_RULES,
  { "laundry", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[LAUNDRY]), N_ ("The one who pranks has a die on LAUNDRY"),
    NULL },
  CRUMB_OPTION_JSON,
  CRUMB_RULING_OPTION_BATCH,
  G_OPTION_ENTRY_NULL,
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

static void
add_combat (JsonBuilder *json, const CrumbMildredCombat *combat)
{
  crumb_json_add_text (json, "outcome", outcome_word ((CrumbMildredOutcome) combat->outcome));
  crumb_json_add_int (json, "black", combat->black);
  crumb_json_add_int (json, "victory", combat->victory);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  gboolean laundry = asked->flags[LAUNDRY];
  CrumbMildredCombat before, combat;
  guint n[N_NUMBERS];

  if (!crumb_mildred_typed_numbers (asked, numbers, N_NUMBERS, n, error))
    return FALSE;

  before = (CrumbMildredCombat) { .black = (uint8_t) n[BLACK], .victory = (uint8_t) n[VICTORY] };
  combat = crumb_mildred_combat (n[PRANK], n[DODGE], n[BLACK], n[VICTORY], laundry);
  *text = crumb_words_mildred_combat (n[PRANK], n[DODGE], &before, laundry, NULL, NULL);
  if (asked->json != NULL)
    add_combat (asked->json, &combat);
  return TRUE;
}

const CrumbCommand crumb_command_mildred_combat = {
  .name = "auntie-mildred combat",
  .arguments = "PRANK DODGE BLACK VICTORY",
  .most = N_NUMBERS,
  .options = options,
  .summary = N_ ("Settle a prank: whether it hits, and what it costs."),
  .details = N_ ("PRANK and DODGE are the highest slots with a die, 0 for none. BLACK is what the other player’s black "
                 "die shows, and VICTORY how many victory dice they have."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
