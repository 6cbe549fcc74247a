/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as a table of knobs, by which they are read, written, compared and checked. */

#include "house-rules.h"

#include <string.h>

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

static const uint16_t in_order[] = { 0, 1, 2, 3 };
static const uint16_t side_numbers[] = { 6, 8, 10, 12 };
static const uint16_t countdown_numbers[] = { 0, 10, 20, 30, 60 };

static const CrumbKnob knobs[] = {
  { "plate", NULL, NULL, 1, 12 },
  { "most-dice", most_dice, in_order, 0, 3 },
  { "comparison", comparisons, in_order, 0, 2 },
  { "advantage", advantages, in_order, 0, 2 },
  { "lucky-last", off_on, in_order, 0, 1 },
  { "set-points", NULL, NULL, 0, 99 },
  { "single-points", NULL, NULL, 0, 99 },
  { "bonus", NULL, NULL, 0, 99 },
  { "tied-best", tied_bests, in_order, 0, 1 },
  { "by-face", off_on, in_order, 0, 1 },
  { "end", ends, in_order, 0, 1 },
  { "target", NULL, NULL, 1, 999 },
  { "rounds", NULL, NULL, 1, 99 },
  { "tied-end", tied_ends, in_order, 0, 1 },
  { "flush", off_on, in_order, 0, 1 },
  { "sides", sides, side_numbers, 6, 12 },
  { "hands", hands, in_order, 0, 1 },
  { "countdown", countdowns, countdown_numbers, 0, 60 },
};

#define N_KNOBS (sizeof knobs / sizeof knobs[0])

/* Where each knob is kept, in the order of the table above. */
static const size_t offsets[N_KNOBS] = {
  offsetof (CrumbHouseRules, plate),         offsetof (CrumbHouseRules, most_dice),
  offsetof (CrumbHouseRules, comparison),    offsetof (CrumbHouseRules, advantage),
  offsetof (CrumbHouseRules, lucky_last),    offsetof (CrumbHouseRules, set_points),
  offsetof (CrumbHouseRules, single_points), offsetof (CrumbHouseRules, bonus),
  offsetof (CrumbHouseRules, tied_best),     offsetof (CrumbHouseRules, by_face),
  offsetof (CrumbHouseRules, end),           offsetof (CrumbHouseRules, target),
  offsetof (CrumbHouseRules, rounds),        offsetof (CrumbHouseRules, tied_end),
  offsetof (CrumbHouseRules, flush),         offsetof (CrumbHouseRules, sides),
  offsetof (CrumbHouseRules, open_hands),    offsetof (CrumbHouseRules, countdown),
};

/* In playtests 1 to 3 a round was a game: the one point stands for having won it. */
#define BEST_SET_WINS "lucky-last=off,set-points=0,bonus=1,tied-best=roll-off,end=rounds,rounds=1"
#define FACES_SCORE "lucky-last=off,by-face=on,bonus=0,tied-best=roll-off"

static const CrumbPreset presets[] = {
  { "final", "" },
  { "first-draft", "plate=5,most-dice=any,comparison=most-pips,advantage=none," BEST_SET_WINS },
  { "playtest-2", "plate=5,comparison=most-pips,advantage=none," BEST_SET_WINS },
  { "playtest-3", "plate=5,advantage=none," BEST_SET_WINS },
  { "playtest-4", "plate=5," FACES_SCORE },
  { "playtest-5", "plate=5,comparison=lowest-die," FACES_SCORE },
  { "five-on-the-plate", "plate=5" },
  { "open-hands", "hands=open" },
  { "three-colours", "flush=on" },
};

#define N_PRESETS (sizeof presets / sizeof presets[0])

CrumbHouseRules
crumb_house_rules_final (void)
{
  return (CrumbHouseRules) {
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
}

bool
crumb_house_rules_equal (const CrumbHouseRules *a, const CrumbHouseRules *b)
{
  for (unsigned i = 0; i < N_KNOBS; i++)
    if (crumb_house_rules_get (a, i) != crumb_house_rules_get (b, i))
      return false;
  return true;
}

const CrumbKnob *
crumb_house_rules_knobs (unsigned *n)
{
  *n = N_KNOBS;
  return knobs;
}

const CrumbPreset *
crumb_house_rules_presets (unsigned *n)
{
  *n = N_PRESETS;
  return presets;
}

const CrumbPreset *
crumb_house_rules_preset (const CrumbHouseRules *rules)
{
  CrumbHouseRules tidy = crumb_house_rules_tidy (rules);
  CrumbHouseRules preset;

  for (unsigned i = 0; i < N_PRESETS; i++)
    if (crumb_house_rules_parse (presets[i].rules, &preset, NULL) && crumb_house_rules_equal (&tidy, &preset))
      return &presets[i];
  return NULL;
}

CrumbIdle
crumb_house_rules_idle (const CrumbHouseRules *rules, unsigned knob)
{
  size_t offset = offsets[knob];

  if (rules->by_face
      && (offset == offsetof (CrumbHouseRules, set_points) || offset == offsetof (CrumbHouseRules, single_points)
          || offset == offsetof (CrumbHouseRules, flush)))
    return CRUMB_IDLE_BY_FACE;
  if (offset == offsetof (CrumbHouseRules, flush) && rules->set_points == 0)
    return CRUMB_IDLE_NO_SETS;
  if (offset == offsetof (CrumbHouseRules, target) && rules->end == CRUMB_END_ROUNDS)
    return CRUMB_IDLE_ENDS_ROUNDS;
  if (offset == offsetof (CrumbHouseRules, rounds) && rules->end == CRUMB_END_TARGET)
    return CRUMB_IDLE_ENDS_TARGET;
  return CRUMB_IDLE_NOT;
}

CrumbHouseRules
crumb_house_rules_tidy (const CrumbHouseRules *rules)
{
  CrumbHouseRules final = crumb_house_rules_final ();
  CrumbHouseRules tidy = *rules;

  for (unsigned i = 0; i < N_KNOBS; i++)
    if (crumb_house_rules_idle (rules, i) != CRUMB_IDLE_NOT)
      crumb_house_rules_set (&tidy, i, crumb_house_rules_get (&final, i));
  return tidy;
}

bool
crumb_house_rules_differs (const CrumbHouseRules *rules, unsigned knob)
{
  CrumbHouseRules final = crumb_house_rules_final ();

  return crumb_house_rules_idle (rules, knob) == CRUMB_IDLE_NOT
         && crumb_house_rules_get (rules, knob) != crumb_house_rules_get (&final, knob);
}

bool
crumb_house_rules_can_score (const CrumbHouseRules *rules)
{
  return rules->by_face || rules->set_points > 0 || rules->single_points > 0 || rules->bonus > 0;
}

int
crumb_house_rules_get (const CrumbHouseRules *rules, unsigned knob)
{
  uint16_t number;

  memcpy (&number, (const char *) rules + offsets[knob], sizeof number);
  return number;
}

/* The place of @number among the words of a knob, -1 when it has no word. */
static int
word_of_number (const CrumbKnob *knob, int number)
{
  for (int i = 0; knob->values[i] != NULL; i++)
    if (knob->numbers[i] == number)
      return i;
  return -1;
}

bool
crumb_house_rules_set (CrumbHouseRules *rules, unsigned knob, int number)
{
  uint16_t value = (uint16_t) number;

  if (knob >= N_KNOBS || number < knobs[knob].min || number > knobs[knob].max)
    return false;
  if (knobs[knob].values != NULL && word_of_number (&knobs[knob], number) < 0)
    return false;

  memcpy ((char *) rules + offsets[knob], &value, sizeof value);
  return true;
}

static bool
is_word (const char *word, const char *text, size_t length)
{
  return strlen (word) == length && strncmp (word, text, length) == 0;
}

static bool
parse_number (const char *text, size_t length, int *number)
{
  if (length == 0 || length > 3)
    return false;

  *number = 0;
  for (size_t i = 0; i < length; i++)
    {
      if (text[i] < '0' || text[i] > '9')
        return false;
      *number = *number * 10 + (text[i] - '0');
    }
  return true;
}

static bool
parse_value (const CrumbKnob *knob, const char *text, size_t length, int *number)
{
  if (knob->values == NULL)
    return parse_number (text, length, number);

  for (unsigned i = 0; knob->values[i] != NULL; i++)
    if (is_word (knob->values[i], text, length))
      {
        *number = knob->numbers[i];
        return true;
      }
  return false;
}

static bool
parse_knob (const char *part, size_t length, CrumbHouseRules *rules)
{
  const char *equals = memchr (part, '=', length);
  size_t id_length = equals == NULL ? 0 : (size_t) (equals - part);
  int number;

  for (unsigned i = 0; equals != NULL && i < N_KNOBS; i++)
    if (is_word (knobs[i].id, part, id_length))
      return parse_value (&knobs[i], equals + 1, length - id_length - 1, &number)
             && crumb_house_rules_set (rules, i, number);
  return false;
}

static bool
parse_preset (const char *part, size_t length, CrumbHouseRules *rules)
{
  for (unsigned i = 0; i < N_PRESETS; i++)
    if (is_word (presets[i].id, part, length))
      return crumb_house_rules_parse (presets[i].rules, rules, NULL);
  return false;
}

bool
crumb_house_rules_parse (const char *text, CrumbHouseRules *rules, const char **bad)
{
  CrumbHouseRules parsed = crumb_house_rules_final ();
  const char *part = text;

  while (*part != '\0')
    {
      size_t length = strcspn (part, ",");
      bool understood = parse_knob (part, length, &parsed);

      if (!understood && part == text)
        understood = parse_preset (part, length, &parsed);
      if (!understood || (part[length] == ',' && part[length + 1] == '\0'))
        {
          if (bad != NULL)
            *bad = part;
          return false;
        }
      part += length + (part[length] == ',');
    }

  *rules = parsed;
  return true;
}

static char *
append (char *to, const char *word)
{
  size_t length = strlen (word);

  memcpy (to, word, length + 1);
  return to + length;
}

static char *
append_number (char *to, int number)
{
  char digits[] = { (char) ('0' + number / 100), (char) ('0' + number / 10 % 10), (char) ('0' + number % 10), '\0' };

  return append (to, digits + (number < 100) + (number < 10));
}

static char *
append_knob (char *to, const CrumbKnob *knob, int number)
{
  to = append (to, knob->id);
  to = append (to, "=");
  if (knob->values == NULL)
    return append_number (to, number);
  return append (to, knob->values[word_of_number (knob, number)]);
}

char *
crumb_house_rules_format (const CrumbHouseRules *rules, char text[CRUMB_RULES_TEXT_MAX])
{
  char *to = text;

  *to = '\0';
  for (unsigned i = 0; i < N_KNOBS; i++)
    {
      if (i > 0)
        to = append (to, ",");
      to = append_knob (to, &knobs[i], crumb_house_rules_get (rules, i));
    }
  return text;
}
