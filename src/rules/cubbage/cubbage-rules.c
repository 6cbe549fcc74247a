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
  { "table", tables, NULL, 0, 2, AT (table) },
  { "head-start", NULL, NULL, 0, 998, AT (head_start) },
  { "run", runs, NULL, 0, 2, AT (run) },
  { "win", wins, NULL, 0, 1, AT (win) },
  { "held", helds, NULL, 0, 1, AT (held) },
  { "skunk", skunks, skunk_numbers, 0, 91, AT (skunk) },
  { "count", countings, NULL, 0, 2, AT (count) },
  { "false-go", false_gos, NULL, 0, 1, AT (false_go) },
  { "target", NULL, NULL, 1, 999, AT (target) },
  { "head-start-0", NULL, NULL, 0, 998, AT (head_start_0), .later = true },
};

#define N_KNOBS (sizeof knobs / sizeof knobs[0])

static const CrumbRulePreset presets[] = {
  { "solo", "" },
  { "solo-20", "head-start=20" },
  { "two-hidden", "table=hidden" },
  { "two-open", "table=open" },
  { "short", "target=61" },
};

static const CrumbCubbageRules usual = { .target = 121 };

static unsigned
idle (const void *of, unsigned knob)
{
  const CrumbCubbageRules *rules = of;
  size_t offset = knobs[knob].offset;

  if (offset == AT (held) && rules->table != CRUMB_CUBBAGE_SOLO)
    return CRUMB_CUBBAGE_IDLE_NOT_SOLO;
  if (offset == AT (false_go) && rules->table != CRUMB_CUBBAGE_HIDDEN)
    return CRUMB_CUBBAGE_IDLE_NOT_HIDDEN;
  if (offset == AT (skunk) && rules->target <= skunk_numbers[1])
    return CRUMB_CUBBAGE_IDLE_SHORT;
  return CRUMB_CUBBAGE_IDLE_NOT;
}

static bool
refuse (const void *of, const char *text, CrumbRuleError *error)
{
  const CrumbCubbageRules *rules = of;
  const CrumbRuleKnob *knob;

  if (rules->head_start < rules->target && rules->head_start_0 < rules->target)
    return false;
  knob = &knobs[rules->head_start < rules->target ? N_KNOBS - 1 : 1];
  *error = (CrumbRuleError) { .at = crumb_rule_text_part (text, knob->id), .knob = knob, .max = rules->target - 1 };
  return true;
}

const CrumbRuleBook crumb_cubbage_rule_book = {
  .knobs = knobs,
  .n_knobs = N_KNOBS,
  .presets = presets,
  .n_presets = sizeof presets / sizeof presets[0],
  .usual = &usual,
  .size = sizeof usual,
  .idle = idle,
  .refuse = refuse,
};

CrumbCubbageRules
crumb_cubbage_rules_default (void)
{
  return usual;
}
