/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The knobs of Cubbage, and what they have to do with each other. */

#include "cubbage-rules.h"

#include <string.h>

static const char *const tables[] = { "solo", "hidden", "open", NULL };
static const char *const runs[] = { "any", "up-or-down", "up", NULL };
static const char *const wins[] = { "at-once", "end-of-deal", NULL };
static const char *const helds[] = { "next-die", "leads", NULL };
static const char *const skunks[] = { "0", "91", NULL };
static const char *const countings[] = { "referee", "claim", "muggins", NULL };
static const char *const false_gos[] = { "report", "penalty", NULL };

static const uint16_t skunk_numbers[] = { 0, 91 };

#define AT(field) offsetof (CrumbCubbageRules, field)

static const CrumbRuleKnob knobs[] = {
  { "table", tables, NULL, 0, 2, AT (table) },    { "head-start", NULL, NULL, 0, 998, AT (head_start) },
  { "run", runs, NULL, 0, 2, AT (run) },          { "win", wins, NULL, 0, 1, AT (win) },
  { "held", helds, NULL, 0, 1, AT (held) },       { "skunk", skunks, skunk_numbers, 0, 91, AT (skunk) },
  { "count", countings, NULL, 0, 2, AT (count) }, { "false-go", false_gos, NULL, 0, 1, AT (false_go) },
  { "target", NULL, NULL, 1, 999, AT (target) },
};

static const CrumbRulePreset presets[] = {
  { "solo", "" },
  { "solo-20", "head-start=20" },
  { "two-hidden", "table=hidden" },
  { "two-open", "table=open" },
  { "short", "target=61" },
};

const CrumbRuleBook crumb_cubbage_rule_book = {
  .knobs = knobs,
  .n_knobs = sizeof knobs / sizeof knobs[0],
  .presets = presets,
  .n_presets = sizeof presets / sizeof presets[0],
};

static const CrumbRuleBook *const book = &crumb_cubbage_rule_book;

CrumbCubbageRules
crumb_cubbage_rules_default (void)
{
  return (CrumbCubbageRules) { .target = 121 };
}

bool
crumb_cubbage_rules_equal (const CrumbCubbageRules *a, const CrumbCubbageRules *b)
{
  return crumb_rule_book_equal (book, a, b);
}

const CrumbRulePreset *
crumb_cubbage_rules_preset (const CrumbCubbageRules *rules)
{
  CrumbCubbageRules tidy = crumb_cubbage_rules_tidy (rules);

  for (unsigned i = 0; i < book->n_presets; i++)
    {
      CrumbCubbageRules preset;

      if (crumb_cubbage_rules_parse (presets[i].rules, &preset, NULL) && crumb_cubbage_rules_equal (&tidy, &preset))
        return &presets[i];
    }
  return NULL;
}

CrumbCubbageIdle
crumb_cubbage_rules_idle (const CrumbCubbageRules *rules, unsigned knob)
{
  size_t offset = knobs[knob].offset;

  if (offset == AT (held) && rules->table != CRUMB_CUBBAGE_SOLO)
    return CRUMB_CUBBAGE_IDLE_NOT_SOLO;
  if (offset == AT (false_go) && rules->table != CRUMB_CUBBAGE_HIDDEN)
    return CRUMB_CUBBAGE_IDLE_NOT_HIDDEN;
  if (offset == AT (skunk) && rules->target <= skunk_numbers[1])
    return CRUMB_CUBBAGE_IDLE_SHORT;
  return CRUMB_CUBBAGE_IDLE_NOT;
}

CrumbCubbageRules
crumb_cubbage_rules_tidy (const CrumbCubbageRules *rules)
{
  CrumbCubbageRules usual = crumb_cubbage_rules_default ();
  CrumbCubbageRules tidy = *rules;

  for (unsigned i = 0; i < book->n_knobs; i++)
    if (crumb_cubbage_rules_idle (rules, i) != CRUMB_CUBBAGE_IDLE_NOT)
      crumb_rule_book_set (book, &tidy, i, crumb_rule_book_get (book, &usual, i));
  return tidy;
}

bool
crumb_cubbage_rules_differs (const CrumbCubbageRules *rules, unsigned knob)
{
  CrumbCubbageRules usual = crumb_cubbage_rules_default ();

  return crumb_cubbage_rules_idle (rules, knob) == CRUMB_CUBBAGE_IDLE_NOT
         && crumb_rule_book_get (book, rules, knob) != crumb_rule_book_get (book, &usual, knob);
}

bool
crumb_cubbage_rules_can_start (const CrumbCubbageRules *rules)
{
  return rules->head_start < rules->target;
}

/* Returns the part of the text that sets @id, or the text itself if a preset does. */
static const char *
find_part (const char *text, const char *id)
{
  const char *found = text;

  for (const char *part = text; *part != '\0'; part += strcspn (part, ","), part += *part == ',')
    if (strncmp (part, id, strlen (id)) == 0 && part[strlen (id)] == '=')
      found = part;
  return found;
}

bool
crumb_cubbage_rules_parse (const char *text, CrumbCubbageRules *rules, CrumbRuleError *error)
{
  CrumbCubbageRules parsed = crumb_cubbage_rules_default ();
  CrumbRuleError why = { 0 };
  bool understood = crumb_rule_book_parse (book, text, &parsed, &why);

  if (understood && !crumb_cubbage_rules_can_start (&parsed))
    {
      why = (CrumbRuleError) { .at = find_part (text, "head-start"), .knob = &knobs[1], .max = parsed.target - 1 };
      understood = false;
    }
  if (!understood)
    {
      if (error != NULL)
        *error = why;
      return false;
    }

  *rules = parsed;
  return true;
}

char *
crumb_cubbage_rules_format (const CrumbCubbageRules *rules, char text[CRUMB_RULES_TEXT_MAX])
{
  return crumb_rule_book_format (book, rules, NULL, text);
}

char *
crumb_cubbage_rules_format_changes (const CrumbCubbageRules *rules, char text[CRUMB_RULES_TEXT_MAX])
{
  CrumbCubbageRules usual = crumb_cubbage_rules_default ();

  return crumb_rule_book_format (book, rules, &usual, text);
}
