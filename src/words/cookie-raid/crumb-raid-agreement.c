/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid's house rules for dialogs that know no game. */

#include "crumb-raid-agreement.h"

#include "crumb-words-agreement.h"
#include "crumb-words-raid.h"

#include "rules/cookie-raid/raid.h"

#include <glib/gi18n.h>

static bool
parse (const char *text, void *rules)
{
  return crumb_house_rules_parse (text, rules, NULL);
}

static char *
format (const void *rules)
{
  CrumbHouseRules tidy = *(const CrumbHouseRules *) rules;
  char text[CRUMB_RULES_TEXT_MAX];

  crumb_rule_book_tidy (&crumb_house_rule_book, &tidy);
  return g_strdup (crumb_house_rules_format (&tidy, text));
}

static const CrumbRulePreset *
preset (const void *rules)
{
  return crumb_rule_book_preset (&crumb_house_rule_book, rules);
}

static bool
differs (const void *rules, unsigned knob)
{
  return crumb_rule_book_differs (&crumb_house_rule_book, rules, knob);
}

static bool
possible (const void *rules)
{
  return crumb_house_rules_can_score (rules);
}

static const char *
name (const void *rules)
{
  return crumb_words_agreement_name (rules);
}

static char *
sentence (const void *rules, unsigned knob)
{
  return crumb_words_agreement (rules, knob);
}

static const char *
note (const void *rules, unsigned knob)
{
  return crumb_words_agreement_note (rules, knob);
}

static const char *
idle (const void *rules, unsigned knob)
{
  return crumb_words_agreement_idle (rules, knob);
}

static char *
changes (const void *rules)
{
  return crumb_words_agreement_changes (rules);
}

static char *
differences (const void *rules)
{
  return crumb_words_agreement_differences (rules);
}

#define KNOBS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* The page, from top to bottom. */
static const CrumbAgreementGroup groups[] = {
  { N_ ("The Plate"), KNOBS ("plate") },
  { N_ ("A Bid"), KNOBS ("most-dice", "comparison", "advantage") },
  { N_ ("The Lucky Last"), KNOBS ("lucky-last") },
  { N_ ("Scoring"), KNOBS ("by-face", "set-points", "single-points", "flush", "bonus", "tied-best") },
  { N_ ("The End"), KNOBS ("end", "target", "rounds", "tied-end") },
  { N_ ("The Dice"), KNOBS ("sides") },
  { N_ ("At the Table"), KNOBS ("hands", "countdown") },
  { NULL },
};

const CrumbAgreement crumb_raid_agreement = {
  .kind = &crumb_cookie_raid,
  .book = &crumb_house_rule_book,
  .groups = groups,
  .old_sets_key = "rule-sets",
  .old_default_key = "default-rules",
  .back = N_ ("Back to the Final Rules"),
  .impossible = N_ ("Nothing is worth a cookie under these rules: nobody could ever win."),
  .parse = parse,
  .format = format,
  .preset = preset,
  .differs = differs,
  .possible = possible,
  .name = name,
  .preset_name = crumb_words_preset_name,
  .preset_about = crumb_words_preset_origin,
  .sentence = sentence,
  .value = crumb_words_agreement_value,
  .note = note,
  .usual = crumb_words_agreement_final,
  .idle = idle,
  .changes = changes,
  .differences = differences,
};
