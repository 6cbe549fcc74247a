/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as a table of knobs, by which they are read, written, compared and checked. */

#include "house-rules.h"

static const char *const off_on[] = { "off", "on", NULL };
static const char *const most_dice[] = { "any", "1", "2", "3", NULL };
static const char *const comparisons[] = { "highest-die", "most-pips", "lowest-die", NULL };
static const char *const advantages[] = { "last-die", "highest-die", "none", NULL };
static const char *const tied_bests[] = { "share", "roll-off", NULL };
static const char *const ends[] = { "target", "rounds", NULL };
static const char *const tied_ends[] = { "another-round", "shared-win", NULL };
static const char *const sides[] = { "6", "8", "10", "12", NULL };
static const char *const hands[] = { "hidden", "open", NULL };
static const char *const countdowns[] = { "off", "10", "20", "30", "60", NULL };

static const uint16_t side_numbers[] = { 6, 8, 10, 12 };
static const uint16_t countdown_numbers[] = { 0, 10, 20, 30, 60 };

#define AT(field) offsetof (CrumbHouseRules, field)

static const CrumbRuleKnob knobs[] = {
  { "plate", NULL, NULL, 1, 12, AT (plate) },
  { "most-dice", most_dice, NULL, 0, 3, AT (most_dice) },
  { "comparison", comparisons, NULL, 0, 2, AT (comparison) },
  { "advantage", advantages, NULL, 0, 2, AT (advantage) },
  { "lucky-last", off_on, NULL, 0, 1, AT (lucky_last) },
  { "set-points", NULL, NULL, 0, 99, AT (set_points) },
  { "single-points", NULL, NULL, 0, 99, AT (single_points) },
  { "bonus", NULL, NULL, 0, 99, AT (bonus) },
  { "tied-best", tied_bests, NULL, 0, 1, AT (tied_best) },
  { "by-face", off_on, NULL, 0, 1, AT (by_face) },
  { "end", ends, NULL, 0, 1, AT (end) },
  { "target", NULL, NULL, 1, CRUMB_TARGET_MAX, AT (target) },
  { "rounds", NULL, NULL, 1, CRUMB_LAST_ROUND_MAX, AT (rounds) },
  { "tied-end", tied_ends, NULL, 0, 1, AT (tied_end) },
  { "flush", off_on, NULL, 0, 1, AT (flush) },
  { "sides", sides, side_numbers, 6, 12, AT (sides) },
  { "hands", hands, NULL, 0, 1, AT (open_hands) },
  { "countdown", countdowns, countdown_numbers, 0, 60, AT (countdown) },
};

/* In playtests 1 to 4 a round was a game: the one point stands for having won it. */
#define BEST_SET_WINS "lucky-last=off,set-points=0,bonus=1,tied-best=roll-off,end=rounds,rounds=1"
#define FACES_SCORE "lucky-last=off,by-face=on,bonus=0,tied-best=roll-off"

/* What was noted after a playtest was first played in the next one. */
static const CrumbRulePreset presets[] = {
  { "final", "" },
  { "first-draft", "plate=5,most-dice=any,comparison=most-pips,advantage=none," BEST_SET_WINS },
  { "playtest-2", "plate=5,comparison=most-pips,advantage=none," BEST_SET_WINS },
  { "playtest-3", "plate=5,advantage=none," BEST_SET_WINS },
  { "playtest-4", "plate=5," BEST_SET_WINS },
  { "playtest-5", "plate=5," FACES_SCORE },
  { "playtest-6", "plate=5,comparison=lowest-die," FACES_SCORE },
  { "five-on-the-plate", "plate=5" },
  { "open-hands", "hands=open" },
  { "three-colours", "flush=on" },
};

static const CrumbHouseRules final = {
  .plate = 8,
  .most_dice = 3,
  .comparison = CRUMB_COMPARE_HIGHEST_DIE,
  .advantage = CRUMB_ADVANTAGE_LAST_DIE,
  .lucky_last = true,
  .set_points = 1,
  .single_points = 0,
  .bonus = 5,
  .tied_best = CRUMB_TIED_BEST_SHARE,
  .by_face = false,
  .end = CRUMB_END_TARGET,
  .target = 50,
  .rounds = 5,
  .tied_end = CRUMB_TIED_END_ANOTHER_ROUND,
  .flush = false,
  .sides = 6,
  .open_hands = false,
  .countdown = 0,
};

static unsigned
idle (const void *of, unsigned knob)
{
  const CrumbHouseRules *rules = of;
  size_t offset = knobs[knob].offset;

  if (rules->by_face && (offset == AT (set_points) || offset == AT (single_points) || offset == AT (flush)))
    return CRUMB_IDLE_BY_FACE;
  if (offset == AT (flush) && rules->set_points == 0)
    return CRUMB_IDLE_NO_SETS;
  if (offset == AT (target) && rules->end == CRUMB_END_ROUNDS)
    return CRUMB_IDLE_ENDS_ROUNDS;
  if (offset == AT (rounds) && rules->end == CRUMB_END_TARGET)
    return CRUMB_IDLE_ENDS_TARGET;
  return CRUMB_IDLE_NOT;
}

const CrumbRuleBook crumb_house_rule_book = {
  .knobs = knobs,
  .n_knobs = sizeof knobs / sizeof knobs[0],
  .presets = presets,
  .n_presets = sizeof presets / sizeof presets[0],
  .usual = &final,
  .size = sizeof final,
  .idle = idle,
};

CrumbHouseRules
crumb_house_rules_final (void)
{
  return final;
}

bool
crumb_house_rules_can_score (const CrumbHouseRules *rules)
{
  return rules->by_face || rules->set_points > 0 || rules->single_points > 0 || rules->bonus > 0;
}
