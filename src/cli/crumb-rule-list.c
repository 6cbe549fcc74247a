/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Presets and knobs of a game as a table, or in JSON. */

#include "crumb-rule-list.h"

#include "crumb-cli-print.h"
#include "crumb-game-commands.h"

#include "record/files/crumb-json-add.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"

#include <glib/gi18n.h>

/* A value of a knob as it is written in rules: its word, if it has one, else the number. */
static char *
value_text (const CrumbRuleKnob *knob, int number)
{
  const char *word = crumb_rule_knob_word (knob, number);

  return word != NULL ? g_strdup (word) : g_strdup_printf ("%d", number);
}

static char *
values_text (const CrumbRuleKnob *knob)
{
  if (knob->values != NULL)
    {
      g_autofree char *words = g_strjoinv ("|", (char **) knob->values);

      if (knob->apart == 0)
        return g_steal_pointer (&words);
      /* Translators: %1$s are values, such as “none|1|2”, %2$u is a number of digits. */
      return g_strdup_printf (ngettext ("%1$s or %2$u digit", "%1$s or %2$u digits", knob->apart), words, knob->apart);
    }
  return g_strdup_printf ("%d–%d", knob->min, knob->max);
}

static char *
to_text (const CrumbAgreement *agreement)
{
  const CrumbRuleBook *book = agreement->book;
  g_autoptr (CrumbTextTable) preset_table = crumb_text_table_new ("ll");
  g_autoptr (CrumbTextTable) knob_table = crumb_text_table_new ("lll");
  g_autofree char *preset_text = NULL;
  g_autofree char *knob_text = NULL;

  for (guint i = 0; i < book->n_presets; i++)
    {
      crumb_text_table_take (preset_table, g_strdup (book->presets[i].id));
      crumb_text_table_take (preset_table, g_strdup (crumb_agreement_preset_about (agreement, &book->presets[i])));
    }
  for (guint i = 0; i < book->n_knobs; i++)
    {
      g_autofree char *values = values_text (&book->knobs[i]);
      g_autofree char *value = value_text (&book->knobs[i], crumb_rule_book_get (book, book->usual, i));

      crumb_text_table_take (knob_table, g_strdup_printf ("%s=%s", book->knobs[i].id, value));
      crumb_text_table_take (knob_table, g_steal_pointer (&values));
      crumb_text_table_take (knob_table, g_strdup (_ (agreement->knobs[i])));
    }

  preset_text = crumb_text_table_to_string (preset_table, crumb_cli_columns ());
  knob_text = crumb_text_table_to_string (knob_table, crumb_cli_columns ());
  return g_strconcat (C_ ("list", "Presets:"), "\n", preset_text, "\n",
                      _ ("Rules with their usual values, and what else they can be:"), "\n", knob_text, NULL);
}

static void
add_knob (JsonBuilder *json, const CrumbAgreement *agreement, guint at)
{
  const CrumbRuleKnob *knob = &agreement->book->knobs[at];
  g_autofree char *value = value_text (knob, crumb_rule_book_get (agreement->book, agreement->book->usual, at));

  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", knob->id);
  crumb_json_add_text (json, "about", _ (agreement->knobs[at]));
  crumb_json_add_text (json, "default", value);
  if (knob->values != NULL)
    {
      crumb_json_begin_array (json, "values");
      for (guint i = 0; knob->values[i] != NULL; i++)
        json_builder_add_string_value (json, knob->values[i]);
      json_builder_end_array (json);
      if (knob->apart > 0)
        crumb_json_add_int (json, "digits", knob->apart);
    }
  else
    {
      crumb_json_add_int (json, "min", knob->min);
      crumb_json_add_int (json, "max", knob->max);
    }
  json_builder_end_object (json);
}

static void
add_rules (JsonBuilder *json, const CrumbAgreement *agreement)
{
  const CrumbRuleBook *book = agreement->book;

  json_builder_begin_object (json);
  crumb_json_begin_array (json, "presets");
  for (guint i = 0; i < book->n_presets; i++)
    {
      json_builder_begin_object (json);
      crumb_json_add_text (json, "id", book->presets[i].id);
      crumb_json_add_text (json, "name", crumb_agreement_preset_name (agreement, &book->presets[i]));
      crumb_json_add_text (json, "origin", crumb_agreement_preset_about (agreement, &book->presets[i]));
      crumb_json_add_text (json, "rules", book->presets[i].rules);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  crumb_json_begin_array (json, "knobs");
  for (guint i = 0; i < book->n_knobs; i++)
    add_knob (json, agreement, i);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

gboolean
crumb_rule_list_answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbAgreement *agreement = crumb_game_words_of (crumb_game_commands_find (asked->command)->kind)->agreement;

  if (asked->json != NULL)
    add_rules (asked->json, agreement);
  else
    *text = to_text (agreement);
  return TRUE;
}
