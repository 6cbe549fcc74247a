/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is argued about in Cubbage as the frame shows it. No widgets. */

#include "crumb-cubbage-case.h"

#include "words/crumb-game-words.h"
#include "words/cubbage/crumb-words-cubbage-count.h"
#include "words/cubbage/crumb-words-cubbage-rule.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

static const struct
{
  const char *question;
  const char *title;
  guint most;
} about[CRUMB_CUBBAGE_N_CASES] = {
  [CRUMB_CUBBAGE_CASE_HAND] = { N_ ("Which four dice, and which starter?"), NC_ ("heading", "Hand"),
                                CRUMB_CUBBAGE_HAND },
  [CRUMB_CUBBAGE_CASE_CLAIM] = { N_ ("Which four dice, and which starter?"), NC_ ("heading", "Hand"),
                                 CRUMB_CUBBAGE_HAND },
  [CRUMB_CUBBAGE_CASE_PLAY] = { N_ ("Which dice have you laid since the total was zero?"), NC_ ("heading", "Play"),
                                CRUMB_CUBBAGE_PLAY_DICE },
  [CRUMB_CUBBAGE_CASE_KEEPS] = { N_ ("Which six dice did you roll?"), NC_ ("heading", "Dice"), CRUMB_CUBBAGE_ROLLED },
};

guint
crumb_cubbage_entered_total (const CrumbCubbageEntered *entered)
{
  guint total = 0;

  for (guint i = 0; i < entered->n; i++)
    total += entered->dice[i];
  return total;
}

gboolean
crumb_cubbage_entered_is_full (const CrumbCubbageEntered *entered, CrumbCubbageCaseKind kind, guint face)
{
  if (kind != CRUMB_CUBBAGE_CASE_PLAY)
    return entered->n == about[kind].most;
  return crumb_cubbage_entered_has_ended (entered) || entered->n == about[kind].most
         || crumb_cubbage_entered_total (entered) + face > CRUMB_CUBBAGE_PLAY_TO;
}

gboolean
crumb_cubbage_entered_has_ended (const CrumbCubbageEntered *entered)
{
  return entered->n > 0 && (entered->last || crumb_cubbage_entered_total (entered) == CRUMB_CUBBAGE_PLAY_TO);
}

/* The place ---------------------------------------------------------------- */

static char *
words_for_total (const CrumbCubbageEntered *entered)
{
  g_autoptr (GString) sum = g_string_new (NULL);

  for (guint i = 0; i < entered->n; i++)
    g_string_append_printf (sum, i > 0 ? " + %u" : "%u", entered->dice[i]);
  g_string_append_printf (sum, " = %u", crumb_cubbage_entered_total (entered));
  return g_string_free_and_steal (g_steal_pointer (&sum));
}

static void
describe (CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered, gboolean asked, CrumbPlace *place)
{
  *place = (CrumbPlace) {
    .name = g_strdup (g_dpgettext2 (NULL, "heading", about[kind].title)),
    .colour = CRUMB_COLOUR_BLUE,
    .share = -1,
    .playing = TRUE,
    .asked = asked,
  };
  for (guint i = 0; i < entered->n; i++)
    crumb_place_add_die (place, (CrumbDie) { .face = entered->dice[i] },
                         (entered->picked >> i & 1) != 0 ? CRUMB_DIE_DECIDES : CRUMB_DIE_PLAIN);
  if (kind != CRUMB_CUBBAGE_CASE_PLAY)
    crumb_place_add_awaited (place, about[kind].most - entered->n);
  else if (asked)
    crumb_place_add_awaited (place, 1);
  if (kind == CRUMB_CUBBAGE_CASE_PLAY && entered->n > 0)
    place->sum = words_for_total (entered);
}

/* What is ruled ------------------------------------------------------------ */

static void
rule_on_hand (CrumbCase *now, const CrumbCubbageEntered *entered)
{
  CrumbCubbageCount count = crumb_cubbage_count_hand (entered->dice, entered->n);

  if (entered->n < CRUMB_CUBBAGE_HAND)
    return;
  now->saying.headline = crumb_game_words_of (&crumb_cubbage)->points ((int) count.points);
  now->saying.reason = crumb_words_cubbage_parts (&count, entered->dice);
  now->text = crumb_words_cubbage_count (entered->dice);
  now->rule = crumb_words_cubbage_count_rule (&count);
}

static void
rule_on_claim (CrumbCase *now, const CrumbCubbageEntered *entered)
{
  CrumbCubbageClaimRuling ruling =
      crumb_cubbage_judge_claim (entered->dice, entered->n, entered->claims, entered->n_claims);
  g_autoptr (GStrvBuilder) verdicts = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  if (entered->n_claims == 0)
    return;
  for (guint i = entered->n_claims; i > 0; i--)
    g_strv_builder_take (verdicts, crumb_words_cubbage_verdict ((CrumbCubbageClaimVerdict) ruling.verdicts[i - 1],
                                                                &entered->claims[i - 1], entered->dice));
  lines = g_strv_builder_end (verdicts);
  now->saying.headline = crumb_words_cubbage_claim (&ruling, entered->claims, entered->n_claims, entered->dice);
  now->saying.reason = g_strjoinv ("\n", lines);
  now->text = g_strdup (now->saying.headline);
  now->rule = crumb_words_cubbage_claim_rule (&ruling, entered->claims, entered->n_claims);
}

/* Once nobody can lay another die the next question is always who leads. */
static void
add_leads (CrumbCase *now, const CrumbCubbageEntered *entered, const CrumbCubbageRules *rules)
{
  const char *const names[] = { C_ ("player", "First"), C_ ("player", "Second") };
  g_autofree char *before = g_steal_pointer (&now->rule);

  now->saying.reason = crumb_words_cubbage_leads (rules, (entered->n - 1) % CRUMB_CUBBAGE_SEATS, entered->held,
                                                  crumb_seats_all (CRUMB_CUBBAGE_SEATS), names);
  now->rule =
      g_strconcat (before, " ", crumb_words_cubbage_lead_rule ((CrumbCubbageHeld) rules->held, entered->held), NULL);
}

/* The dice as a play of their own: who laid which is told by their order. */
static CrumbCubbageDeal
get_deal (const CrumbCubbageEntered *entered)
{
  CrumbCubbageDeal deal = { .n_laid = (uint8_t) entered->n };
  guint total = 0;

  for (guint i = 0; i < entered->n; i++)
    {
      total += entered->dice[i];
      deal.laid[i] = (CrumbCubbageLaid) { .face = entered->dice[i], .seat = i % 2, .total = (uint8_t) total };
    }
  if (entered->n > 0)
    deal.laid[entered->n - 1].last = entered->last && total < CRUMB_CUBBAGE_PLAY_TO;
  return deal;
}

static void
rule_on_play (CrumbCase *now, const CrumbCubbageEntered *entered, const CrumbCubbageRules *rules)
{
  CrumbCubbageDeal deal = get_deal (entered);
  CrumbCubbageCount count;
  g_autofree char *scored = NULL;

  if (entered->n == 0)
    return;
  count = crumb_cubbage_count_laid (rules, &deal, entered->n - 1);
  scored = crumb_words_cubbage_scored (&count, entered->dice);
  if (count.points == 0)
    now->saying.headline = g_strdup (_ ("The last die scores nothing."));
  else
    /* Translators: what a die scored: "The last die scores 4: pair 1-1 for 2, 15 for 2." */
    now->saying.headline = g_strdup_printf (_ ("The last die scores %1$u: %2$s."), count.points, scored);
  now->rule = crumb_words_cubbage_die_rule ((CrumbCubbageRun) rules->run, entered->dice, entered->n,
                                            deal.laid[entered->n - 1].last);
  if (crumb_cubbage_entered_has_ended (entered))
    add_leads (now, entered, rules);
  now->text = g_strjoin (" ", now->saying.headline, now->saying.reason, NULL);
}

static void
rule_on (CrumbCase *now, CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered, const CrumbCubbageRules *rules,
         const char *best)
{
  switch (kind)
    {
    case CRUMB_CUBBAGE_CASE_HAND:
      rule_on_hand (now, entered);
      break;
    case CRUMB_CUBBAGE_CASE_CLAIM:
      rule_on_claim (now, entered);
      break;
    case CRUMB_CUBBAGE_CASE_PLAY:
      rule_on_play (now, entered, rules);
      break;
    case CRUMB_CUBBAGE_CASE_KEEPS:
    default:
      now->saying.reason = g_strdup (best);
      now->text = g_strdup (best);
      break;
    }
  now->saying.large = now->text != NULL;
  now->saying.rule = now->rule;
  if (now->rule != NULL)
    {
      char text[CRUMB_RULES_TEXT_MAX];

      now->saying.rules = g_strdup (crumb_rule_book_format (&crumb_cubbage_rule_book, rules, NULL, text));
    }
}

/* The question ------------------------------------------------------------- */

static void
ask_for_combination (const CrumbCubbageEntered *entered, CrumbAsking *asking)
{
  asking->page = "claim";
  asking->question = g_strdup (_ ("Pick the dice of a combination, then claim it."));
  for (guint i = 0; i < entered->n; i++)
    crumb_asking_add_die (asking, (CrumbDie) { .face = entered->dice[i] }, "claim.pick", g_variant_new_int32 ((int) i))
        ->main = (entered->picked >> i & 1) != 0;
}

static void
ask (CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered, CrumbAsking *asking)
{
  const char *last = NULL;

  if (kind == CRUMB_CUBBAGE_CASE_CLAIM && entered->n == about[kind].most)
    {
      ask_for_combination (entered, asking);
      /* Translators: a button: the dice that were picked are a combination. */
      last = C_ ("combination", "Claim");
    }
  else if (crumb_cubbage_entered_is_full (entered, kind, 1))
    return;
  else
    {
      asking->page = "faces";
      asking->question = g_strdup (_ (about[kind].question));
      crumb_asking_add_faces (asking, CRUMB_CUBBAGE_SIDES, "table.die");
      for (guint i = 0; i < asking->n_keys; i++)
        asking->keys[i].dim = crumb_cubbage_entered_is_full (entered, kind, i + 1);
      if (kind == CRUMB_CUBBAGE_CASE_PLAY)
        /* Translators: a button: the die that was laid last is the last one of the play. */
        last = C_ ("button", "Last Die");
    }
  crumb_asking_add_bottom (asking, C_ ("button", "Clear"), "rulings.clear", NULL);
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, last, last != NULL ? "table.done" : NULL, NULL);
  if (kind == CRUMB_CUBBAGE_CASE_PLAY)
    asking->bottom[asking->n_bottom - 1].tooltip = g_strdup (_ ("Nobody can lay another die"));
}

CrumbCase *
crumb_cubbage_case_new (CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered, const CrumbCubbageRules *rules,
                        const char *best)
{
  CrumbCase *now = g_new0 (CrumbCase, 1);

  ask (kind, entered, &now->asking);
  now->n_places = 1;
  describe (kind, entered, g_strcmp0 (now->asking.page, "faces") == 0, &now->places[0]);
  rule_on (now, kind, entered, rules, best);
  now->most_keys = CRUMB_CUBBAGE_SIDES;
  return now;
}
