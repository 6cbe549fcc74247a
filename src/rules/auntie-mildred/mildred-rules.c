/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The knobs of Auntie Mildred's list. */

#include "mildred-rules.h"

#include <string.h>

static const char *const dice[] = { "asked", "6", "7", "8", "9", "10", "11", "12", NULL };
static const char *const goals[] = { "none", "1", "2", "3", "4", "5", "6", NULL };
static const char *const slots[] = { "6", "4", "5", NULL };
static const char *const levels[] = { "6", "5", NULL };
static const char *const after_bonus[] = { "on-top", "lowest-gap", NULL };
static const char *const prank_back[] = { "all", "one-by-one", NULL };
static const char *const reaches[] = { "at-or-below", "that-card", NULL };
static const char *const stays[] = { "highest", "any-one", NULL };
static const char *const on_off[] = { "on", "off", NULL };
static const char *const off_on[] = { "off", "on", NULL };
static const char *const excesses[] = { "lost", "carried", NULL };
static const char *const first_ties[] = { "shake-again", "roll-one", "agree", NULL };
static const char *const bites[] = { "any", "#1", "#2", "#3", "#4", "#5", "#6", NULL };

static const uint16_t dice_numbers[] = { 0, 6, 7, 8, 9, 10, 11, 12 };
static const uint16_t slot_numbers[] = { 6, 4, 5 };
static const uint16_t level_numbers[] = { 6, 5 };

/* LAUNDRY, DIY, CLEAN and COOK each have a goal line. */
#define SETS 4
#define AT(field) offsetof (CrumbMildredRules, field)

enum
{
  DICE,
  GOAL,
};

static const CrumbRuleKnob knobs[] = {
  [DICE] = { "dice", dice, dice_numbers, 0, 12, AT (dice) },
  [GOAL] = { "goal", goals, NULL, 0, 6, AT (goal), .apart = SETS },
  { "slots", slots, slot_numbers, 4, 6, AT (slots) },
  { "levels", levels, level_numbers, 5, 6, AT (levels) },
  { "after-bonus", after_bonus, NULL, 0, 1, AT (after_bonus) },
  { "prank-back", prank_back, NULL, 0, 1, AT (prank_one_by_one) },
  { "reach", reaches, NULL, 0, 1, AT (reach) },
  { "stays", stays, NULL, 0, 1, AT (any_stays) },
  { "same-turn", on_off, NULL, 0, 1, AT (same_turn_off) },
  { "equal-rows", off_on, NULL, 0, 1, AT (equal_rows) },
  { "excess", excesses, NULL, 0, 1, AT (excess_carried) },
  { "first-tie", first_ties, NULL, 0, 2, AT (first_tie) },
  { "bite", bites, NULL, 0, 6, AT (bite) },
};

static const CrumbRulePreset presets[] = {
  { "usual", "" },
};

static const CrumbMildredRules usual = { .slots = 6, .levels = 6 };

unsigned
crumb_mildred_goal_line (const CrumbMildredRules *rules, unsigned set)
{
  return (unsigned) crumb_rule_knob_of (&knobs[GOAL], rules->goal, set);
}

static bool
goal_fits (const CrumbMildredRules *rules)
{
  for (unsigned set = 0; set < SETS; set++)
    if (crumb_mildred_goal_line (rules, set) > rules->levels)
      return false;
  return true;
}

/* No line and no card is above the top level. */
static bool
refuse (const void *of, const char *text, CrumbRuleError *error)
{
  const CrumbMildredRules *rules = of;

  for (unsigned knob = 0; knob < sizeof knobs / sizeof knobs[0]; knob++)
    if ((knob == GOAL && !goal_fits (rules)) || (knobs[knob].offset == AT (bite) && rules->bite > rules->levels))
      {
        *error = (CrumbRuleError) {
          .at = crumb_rule_text_part (text, knobs[knob].id),
          .knob = &knobs[knob],
          .max = rules->levels,
        };
        return true;
      }
  return false;
}

const CrumbRuleBook crumb_mildred_rule_book = {
  .knobs = knobs,
  .n_knobs = sizeof knobs / sizeof knobs[0],
  .presets = presets,
  .n_presets = sizeof presets / sizeof presets[0],
  .usual = &usual,
  .size = sizeof usual,
  .refuse = refuse,
};

CrumbMildredRules
crumb_mildred_rules_default (void)
{
  return usual;
}
