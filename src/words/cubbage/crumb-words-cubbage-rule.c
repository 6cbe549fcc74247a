/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which paragraphs of the rulebook a ruling rests on. */

#include "crumb-words-cubbage-rule.h"

static void
add_rule (GString *rules, const char *rule)
{
  g_auto (GStrv) known = g_strsplit (rules->str, " ", -1);

  if (!g_strv_contains ((const char *const *) known, rule))
    g_string_append_printf (rules, "%s%s", rules->len > 0 ? " " : "", rule);
}

/* Neither a fifteen nor the last die scores in a hand: its sevens are what counts instead. */
static const char *
rule_in_hand (unsigned kind)
{
  switch ((CrumbCubbagePartKind) kind)
    {
    case CRUMB_CUBBAGE_SEVEN:
    case CRUMB_CUBBAGE_FIFTEEN:
    case CRUMB_CUBBAGE_LAST:
      break;
    case CRUMB_CUBBAGE_KIND:
      return "equal-dice";
    case CRUMB_CUBBAGE_RUN:
      return "runs";
    }
  return "sevens";
}

static const char *
rule_of_run (CrumbCubbageRun run)
{
  switch (run)
    {
    case CRUMB_CUBBAGE_RUN_ANY:
      return "runs-in-play";
    case CRUMB_CUBBAGE_RUN_UP_OR_DOWN:
      return "runs-up-or-down";
    case CRUMB_CUBBAGE_RUN_UP:
      return "runs-up";
    }
  g_return_val_if_reached ("play");
}

static const char *
rule_in_play (CrumbCubbageRun run, unsigned kind)
{
  switch ((CrumbCubbagePartKind) kind)
    {
    case CRUMB_CUBBAGE_SEVEN:
    case CRUMB_CUBBAGE_FIFTEEN:
      return "totals";
    case CRUMB_CUBBAGE_KIND:
      return "equal-in-a-row";
    case CRUMB_CUBBAGE_RUN:
      return rule_of_run (run);
    case CRUMB_CUBBAGE_LAST:
      return "last-die";
    }
  g_return_val_if_reached ("play");
}

/* What somebody may have hoped to score with a die that brings nothing. */
static const char *
rule_of_nothing (CrumbCubbageRun run, const uint8_t dice[], unsigned n)
{
  if (crumb_cubbage_count_die (CRUMB_CUBBAGE_RUN_ANY, dice, n, false).points > 0)
    return rule_of_run (run);
  for (unsigned i = 0; i + 1 < n; i++)
    if (dice[i] == dice[n - 1])
      return "in-between";
  return "play";
}

char *
crumb_words_cubbage_count_rule (const CrumbCubbageCount *count)
{
  GString *rules = g_string_new (NULL);

  for (unsigned i = 0; i < count->n_parts; i++)
    add_rule (rules, rule_in_hand (count->parts[i].kind));
  if (rules->len == 0)
    add_rule (rules, "combinations");
  return g_string_free_and_steal (rules);
}

char *
crumb_words_cubbage_claim_rule (const CrumbCubbageClaimRuling *ruling, const CrumbCubbagePart claims[],
                                unsigned n_claims)
{
  GString *rules = g_string_new (NULL);

  for (unsigned i = 0; i < n_claims; i++)
    if (ruling->verdicts[i] != CRUMB_CUBBAGE_CLAIM_RIGHT)
      add_rule (rules,
                ruling->verdicts[i] == CRUMB_CUBBAGE_CLAIM_TWICE ? "combinations" : rule_in_hand (claims[i].kind));
  if (rules->len == 0)
    add_rule (rules, "combinations");
  return g_string_free_and_steal (rules);
}

char *
crumb_words_cubbage_die_rule (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last)
{
  CrumbCubbageCount count = crumb_cubbage_count_die (run, dice, n, last);
  GString *rules = g_string_new (NULL);

  for (unsigned i = 0; i < count.n_parts; i++)
    add_rule (rules, rule_in_play (run, count.parts[i].kind));
  if (rules->len == 0)
    add_rule (rules, rule_of_nothing (run, dice, n));
  return g_string_free_and_steal (rules);
}

const char *
crumb_words_cubbage_lead_rule (CrumbCubbageHeld held_rule, gboolean held)
{
  if (!held)
    return "who-leads";
  return held_rule == CRUMB_CUBBAGE_HELD_LEADS ? "held-die-leads" : "held-die";
}
