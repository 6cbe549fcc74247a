/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules in words: what each can settle, and where the known sets of them come from. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *id;
  const char *name;
  const char *origin;
} PresetWords;

typedef struct
{
  const char *id;
  const char *about;
} KnobWords;

static const PresetWords preset_words[] = {
  { "final", N_ ("Final rules"), N_ ("The rules as they were published.") },
  { "first-draft", N_ ("First draft"),
    N_ ("The first draft: any number of dice, most pips win, the best set decides.") },
  { "playtest-2", N_ ("Playtest 2"), N_ ("Playtest 2: the first draft with three dice at most in a bid.") },
  { "playtest-3", N_ ("Playtest 3"), N_ ("Playtest 3: the highest die wins a bid, without the defender’s advantage.") },
  { "playtest-4", N_ ("Playtest 4"), N_ ("Playtest 4: with the defender’s advantage, and scored face by face.") },
  { "playtest-5", N_ ("Playtest 5"), N_ ("Playtest 5: the lowest die wins a bid, and it is scored face by face.") },
  { "five-on-the-plate", N_ ("Five on the plate"), N_ ("Playtests 10 to 13: the final rules with five dice to take.") },
  { "open-hands", N_ ("Open hands"), N_ ("Playtest 15: the final rules with all hands open.") },
  { "three-colours", N_ ("Three colours"), N_ ("An idea after playtest 15: a set all of one colour counts double.") },
};

static const KnobWords knob_words[] = {
  { "plate", N_ ("dice on the plate") },
  { "most-dice", N_ ("most dice in a bid") },
  { "comparison", N_ ("how bids are compared") },
  { "advantage", N_ ("when rolling fewer dice wins") },
  { "lucky-last", N_ ("whether the last die may be re-rolled") },
  { "set-points", N_ ("cookies for each die in a set") },
  { "single-points", N_ ("cookies for each single die") },
  { "bonus", N_ ("cookies for the best set") },
  { "tied-best", N_ ("what happens when the best hands are equal") },
  { "by-face", N_ ("whether the most dice of a face take all its pips") },
  { "end", N_ ("when the game ends") },
  { "target", N_ ("cookies to play to") },
  { "rounds", N_ ("rounds to play") },
  { "tied-end", N_ ("what happens when the highest totals are equal") },
  { "flush", N_ ("whether a set all of one colour counts double") },
  { "sides", N_ ("sides of a die") },
  { "hands", N_ ("whether hands are hidden until the reveal") },
  { "countdown", N_ ("seconds for a bid") },
};

static const PresetWords *
find_preset (const CrumbRulePreset *preset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (preset_words); i++)
    if (g_str_equal (preset_words[i].id, preset->id))
      return &preset_words[i];
  return NULL;
}

const char *
crumb_words_preset_name (const CrumbRulePreset *preset)
{
  const PresetWords *words = find_preset (preset);

  return words != NULL ? _ (words->name) : preset->id;
}

const char *
crumb_words_preset_origin (const CrumbRulePreset *preset)
{
  const PresetWords *words = find_preset (preset);

  return words != NULL ? _ (words->origin) : "";
}

const char *
crumb_words_knob (const CrumbRuleKnob *knob)
{
  for (gsize i = 0; i < G_N_ELEMENTS (knob_words); i++)
    if (g_str_equal (knob_words[i].id, knob->id))
      return _ (knob_words[i].about);
  return knob->id;
}

const char *
crumb_words_rules_name (const CrumbHouseRules *rules)
{
  unsigned n;
  const CrumbRulePreset *presets = crumb_house_rules_presets (&n);

  for (unsigned i = 0; i < n; i++)
    {
      CrumbHouseRules preset;

      if (crumb_house_rules_parse (presets[i].id, &preset, NULL)
          && crumb_rule_book_equal (&crumb_house_rule_book, &preset, rules))
        return crumb_words_preset_name (&presets[i]);
    }
  return _ ("House rules");
}

/* The dice that are compared decide. */
static const char *
rule_of_dice (const CrumbHouseRules *rules)
{
  switch ((CrumbComparison) rules->comparison)
    {
    case CRUMB_COMPARE_HIGHEST_DIE:
      return "higher-die";
    case CRUMB_COMPARE_LOWEST_DIE:
      return "lowest-die";
    case CRUMB_COMPARE_MOST_PIPS:
      break;
    }
  return "most-pips";
}

static const char *
rule_of_advantage (const CrumbHouseRules *rules)
{
  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    return "most-pips";
  return rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE ? "fewer-dice-at-once" : "fewer-dice";
}

const char *
crumb_words_bid_rule (const CrumbHouseRules *rules, const CrumbRuling *ruling)
{
  switch ((CrumbBidReason) ruling->reason)
    {
    case CRUMB_BID_NOBODY:
      return "nobody-bids";
    case CRUMB_BID_ONLY:
      return "lone-bid";
    case CRUMB_BID_ADVANTAGE:
      return rule_of_advantage (rules);
    case CRUMB_BID_MORE_DICE:
      return "no-advantage";
    case CRUMB_BID_TIE:
      return rules->comparison == CRUMB_COMPARE_MOST_PIPS ? "most-pips" : "equal-bids";
    case CRUMB_BID_HIGHEST_DIE:
    case CRUMB_BID_NEXT_DIE:
    case CRUMB_BID_LAST_DIE:
    case CRUMB_BID_LOWEST_DIE:
    case CRUMB_BID_MOST_PIPS:
      break;
    }
  return rule_of_dice (rules);
}

const char *
crumb_words_bonus_rule (const CrumbReveal *reveal)
{
  switch ((CrumbBonusReason) reveal->reason)
    {
    case CRUMB_BONUS_ONLY_HAND:
      return "always-a-bonus";
    case CRUMB_BONUS_NEXT_SET:
    case CRUMB_BONUS_HIGH_DIE:
      return "next-set";
    case CRUMB_BONUS_MORE_DICE:
      return "more-dice";
    case CRUMB_BONUS_TIE:
      return reveal->roll_off != 0 ? "roll-off" : "equal-hands";
    case CRUMB_BONUS_ROLL_OFF:
      return "roll-off";
    case CRUMB_BONUS_LONGER_SET:
    case CRUMB_BONUS_HIGHER_SET:
      break;
    }
  return "best-set";
}
