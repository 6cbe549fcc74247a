/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules in sentences that people could say across the table, made from the tables of any game. */

#include "crumb-agreement.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *
id_of (const CrumbAgreement *agreement, unsigned knob)
{
  return agreement->book->knobs[knob].id;
}

/* (nullable): The words of a position; numbers have none. */
static const CrumbPositionWords *
find_position (const CrumbAgreement *agreement, unsigned knob, int number)
{
  for (const CrumbPositionWords *position = agreement->positions; position->knob != NULL; position++)
    if (position->number == number && g_str_equal (position->knob, id_of (agreement, knob)))
      return position;
  return NULL;
}

static const CrumbPresetWords *
find_preset (const CrumbAgreement *agreement, const CrumbRulePreset *preset)
{
  const CrumbPresetWords *words = agreement->presets;

  while (words->id != NULL && !g_str_equal (words->id, preset->id))
    words++;
  return words;
}

gboolean
crumb_agreement_parse (const CrumbAgreement *agreement, const char *text, void *rules)
{
  return crumb_rule_book_parse (agreement->book, text, rules, NULL);
}

char *
crumb_agreement_format (const CrumbAgreement *agreement, const void *rules)
{
  char text[CRUMB_RULES_TEXT_MAX];
  CrumbAgreed tidy;

  memcpy (&tidy, rules, agreement->book->size);
  crumb_rule_book_tidy (agreement->book, &tidy);
  return g_strdup (crumb_rule_book_format (agreement->book, &tidy, NULL, text));
}

const char *
crumb_agreement_name (const CrumbAgreement *agreement, const void *rules)
{
  const CrumbRulePreset *preset = crumb_rule_book_preset (agreement->book, rules);

  return preset != NULL ? crumb_agreement_preset_name (agreement, preset) : _ ("House rules");
}

const char *
crumb_agreement_preset_name (const CrumbAgreement *agreement, const CrumbRulePreset *preset)
{
  const CrumbPresetWords *words = find_preset (agreement, preset);

  return words->id != NULL ? g_dpgettext2 (NULL, "preset", words->name) : preset->id;
}

const char *
crumb_agreement_preset_about (const CrumbAgreement *agreement, const CrumbRulePreset *preset)
{
  const CrumbPresetWords *words = find_preset (agreement, preset);

  return words->id != NULL ? _ (words->about) : "";
}

char *
crumb_agreement_sentence (const CrumbAgreement *agreement, const void *rules, unsigned knob)
{
  int number = crumb_rule_book_get (agreement->book, rules, knob);
  const CrumbPositionWords *position = find_position (agreement, knob, number);

  return position != NULL ? g_strdup (_ (position->sentence))
                          : agreement->numbered (rules, id_of (agreement, knob), number);
}

char *
crumb_agreement_value (const CrumbAgreement *agreement, unsigned knob, int number)
{
  const CrumbPositionWords *position = find_position (agreement, knob, number);
  char *value = NULL;

  if (position != NULL && position->value != NULL)
    return g_strdup (g_dpgettext2 (NULL, "choice", position->value));
  if (agreement->numbered_value != NULL)
    value = agreement->numbered_value (id_of (agreement, knob), number);
  return value != NULL ? value : g_strdup_printf ("%d", number);
}

const char *
crumb_agreement_note (const CrumbAgreement *agreement, const void *rules, unsigned knob)
{
  const CrumbPositionWords *position =
      find_position (agreement, knob, crumb_rule_book_get (agreement->book, rules, knob));

  if (position == NULL || position->note == NULL)
    return NULL;
  return agreement->note != NULL ? agreement->note (rules, position) : _ (position->note);
}

char *
crumb_agreement_usual (const CrumbAgreement *agreement, unsigned knob)
{
  g_autofree char *sentence = crumb_agreement_sentence (agreement, agreement->book->usual, knob);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  /* Translators: %s is a whole sentence, such as “The plate has 8 dice.” */
  return g_strdup_printf (agreement->usual != NULL ? _ (agreement->usual) : _ ("Usual rules: %s"), sentence);
#pragma GCC diagnostic pop
}

gboolean
crumb_agreement_possible (const CrumbAgreement *agreement, const void *rules)
{
  CrumbRuleError error;

  if (agreement->possible != NULL)
    return agreement->possible (rules);
  return agreement->book->refuse == NULL || !agreement->book->refuse (rules, "", &error);
}

const char *
crumb_agreement_back (const CrumbAgreement *agreement)
{
  return agreement->back != NULL ? _ (agreement->back) : _ ("Use Usual Rules");
}

const char *
crumb_agreement_idle (const CrumbAgreement *agreement, const void *rules, unsigned knob)
{
  unsigned why = agreement->book->idle != NULL ? agreement->book->idle (rules, knob) : 0;

  return why != 0 ? _ (agreement->idle[why]) : NULL;
}

char *
crumb_agreement_changes (const CrumbAgreement *agreement, const void *rules)
{
  unsigned changes = 0;

  for (unsigned knob = 0; knob < agreement->book->n_knobs; knob++)
    changes += crumb_rule_book_differs (agreement->book, rules, knob);
  if (changes == 0)
    return g_strdup (agreement->unchanged != NULL ? _ (agreement->unchanged) : _ ("Same as the usual rules."));
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (
      agreement->changes.one != NULL
          ? g_dngettext (NULL, agreement->changes.one, agreement->changes.many, changes)
          /* Translators: %u counts the house rules that differ. */
          : ngettext ("%u difference from the usual rules.", "%u differences from the usual rules.", changes),
      changes);
#pragma GCC diagnostic pop
}

/* What is said of each rule that differs from the usual one, a line each. */
static char *
list_differences (const CrumbAgreement *agreement, const void *rules, gboolean choices)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (unsigned knob = 0; knob < agreement->book->n_knobs; knob++)
    if (crumb_rule_book_differs (agreement->book, rules, knob))
      {
        g_autofree char *line =
            choices ? crumb_agreement_value (agreement, knob, crumb_rule_book_get (agreement->book, rules, knob))
                    : crumb_agreement_sentence (agreement, rules, knob);

        if (lines->len > 0)
          g_string_append_c (lines, '\n');
        g_string_append (lines, line);
      }
  return g_string_free_and_steal (g_steal_pointer (&lines));
}

char *
crumb_agreement_differences (const CrumbAgreement *agreement, const void *rules)
{
  return list_differences (agreement, rules, FALSE);
}

char *
crumb_agreement_choices (const CrumbAgreement *agreement, const void *rules)
{
  return list_differences (agreement, rules, TRUE);
}

char *
crumb_agreement_label (const CrumbAgreement *agreement, const void *rules)
{
  g_autofree char *differences = NULL;

  if (crumb_rule_book_preset (agreement->book, rules) != NULL)
    return g_strdup (crumb_agreement_name (agreement, rules));

  differences = g_strdelimit (crumb_agreement_differences (agreement, rules), "\n", ' ');
  /* Translators: %s are sentences that say what differs from the usual rules. */
  return g_strdup_printf (_ ("House rules: %s"), differences);
}
