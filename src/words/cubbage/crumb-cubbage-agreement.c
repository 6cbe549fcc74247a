/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage's house rules for dialogs that know no game. */

#include "crumb-cubbage-agreement.h"

#include "crumb-words-cubbage-agreement.h"

#include "rules/cubbage/cubbage.h"

#include <glib/gi18n.h>

static bool
parse (const char *text, void *rules)
{
  return crumb_cubbage_rules_parse (text, rules, NULL);
}

static char *
format (const void *rules)
{
  CrumbCubbageRules tidy = *(const CrumbCubbageRules *) rules;
  char text[CRUMB_RULES_TEXT_MAX];

  crumb_rule_book_tidy (&crumb_cubbage_rule_book, &tidy);
  return g_strdup (crumb_cubbage_rules_format (&tidy, text));
}

static const CrumbRulePreset *
preset (const void *rules)
{
  return crumb_rule_book_preset (&crumb_cubbage_rule_book, rules);
}

static bool
differs (const void *rules, unsigned knob)
{
  return crumb_rule_book_differs (&crumb_cubbage_rule_book, rules, knob);
}

static bool
possible (const void *rules)
{
  return crumb_cubbage_rules_can_start (rules);
}

static const char *
name (const void *rules)
{
  return crumb_words_cubbage_rules_name (rules);
}

static char *
sentence (const void *rules, unsigned knob)
{
  return crumb_words_cubbage_agreement (rules, knob);
}

static const char *
note (const void *rules, unsigned knob)
{
  return crumb_words_cubbage_note (rules, knob);
}

static const char *
idle (const void *rules, unsigned knob)
{
  return crumb_words_cubbage_idle (rules, knob);
}

static char *
changes (const void *rules)
{
  return crumb_words_cubbage_changes (rules);
}

static char *
differences (const void *rules)
{
  return crumb_words_cubbage_differences (rules);
}

#define KNOBS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* The page, from top to bottom. */
static const CrumbAgreementGroup groups[] = {
  { N_ ("Who Plays"), KNOBS ("table", "head-start") },
  { N_ ("The Play"), KNOBS ("run", "held", "false-go") },
  { N_ ("Counting"), KNOBS ("count") },
  { N_ ("The End"), KNOBS ("target", "win", "skunk") },
  { NULL },
};

const CrumbAgreement crumb_cubbage_agreement = {
  .kind = &crumb_cubbage,
  .book = &crumb_cubbage_rule_book,
  .groups = groups,
  .old_sets_key = "cubbage-rule-sets",
  .old_default_key = "cubbage-default-rules",
  .back = N_ ("Back to the Usual Rules"),
  .impossible = N_ ("Nobody can start with as many points as it takes to win."),
  .parse = parse,
  .format = format,
  .preset = preset,
  .differs = differs,
  .possible = possible,
  .name = name,
  .preset_name = crumb_words_cubbage_preset_name,
  .preset_about = crumb_words_cubbage_preset_about,
  .sentence = sentence,
  .value = crumb_words_cubbage_value,
  .note = note,
  .usual = crumb_words_cubbage_usual,
  .idle = idle,
  .changes = changes,
  .differences = differences,
};
