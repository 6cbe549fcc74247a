/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The words of the null game. Nobody translates them. */

#include "null-game.h"

#include "words/crumb-neutral-words.h"

static char *
refusal (const CrumbRefusal *why, const char *const names[])
{
  if (why->reason == CRUMB_REFUSAL_NONE)
    return g_strdup ("");
  return g_strdup (why->reason == CRUMB_REFUSAL_OVER ? "There is nothing left to win." : "That is no point.");
}

static char *
expect (const void *state, const char *const names[])
{
  return g_strdup ("Who scores?");
}

static const CrumbPositionWords positions[] = {
  { "to", NULL_USUAL_GOAL, "Three points win.", "Three points", NULL },
  { "to", NULL_LONG_GOAL, "Five points win.", "Five points", "That’s a long game." },
  { NULL },
};

static const CrumbPresetWords presets[] = {
  { "three", "To three", "As everybody plays." },
  { "five", "To five", "For those who have time." },
  { NULL },
};

static const CrumbAgreementGroup groups[] = {
  { "The End", (const char *const[]) { "to", NULL } },
  { NULL },
};

static const CrumbAgreement agreement = {
  .kind = &crumb_null,
  .book = &crumb_null_rule_book,
  .groups = groups,
  .positions = positions,
  .presets = presets,
  .knobs = (const char *const[]) { "points to play to" },
  .back = "Back to Three",
};

const CrumbGameWords crumb_null_words = {
  CRUMB_NEUTRAL_WORDS,
  .kind = &crumb_null,
  .name = "Null",
  .round_number = "Point %u",
  .refusal = refusal,
  .agreement = &agreement,
  .expect = expect,
  .move_names = (const char *const[]) { "Score" },
  .figure_names = (const char *const[]) { "Openings", "Most in a row" },
};
