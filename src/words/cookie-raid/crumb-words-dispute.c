/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling from beginning to end, to be read without the window: what was asked, rolled and ruled. */

#include "crumb-words-dispute.h"
#include "crumb-raid-agreement.h"

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

/* The ruling on the last complete roll. */
static gboolean
last_ruling (const CrumbDispute *dispute, CrumbRuling *ruling, const CrumbDice **bids)
{
  for (unsigned roll = dispute->n_rolls; roll > 0; roll--)
    if (crumb_dispute_ruling (dispute, roll - 1, ruling))
      {
        *bids = dispute->rolls[roll - 1].dice;
        return TRUE;
      }
  return FALSE;
}

char *
crumb_words_dispute_asks (const CrumbDispute *dispute, const char *const names[])
{
  const char *name;

  if (dispute->seat == CRUMB_NO_SEAT)
    return g_strdup ("");

  name = crumb_words_name (names, dispute->seat);
  if (dispute->die != CRUMB_NEXT_DIE)
    /* Translators: %1$s is a name, %2$u the face of a die that was entered wrongly. */
    return g_strdup_printf (_ ("What did %1$s roll instead of %2$u?"), name,
                            dispute->rolls[dispute->roll].dice[dispute->seat].dice[dispute->die].face);
  if (dispute->kind == CRUMB_DISPUTE_HANDS && dispute->roll == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("What’s in %s’s hand?"), name);
  if (dispute->kind == CRUMB_DISPUTE_HANDS)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("Which die did %s roll for the bonus?"), name);
  if (dispute->roll > 0)
    /* Translators: %s is a name; bids were tied and are rolled again. */
    return g_strdup_printf (_ ("What did %s roll this time?"), name);
  /* Translators: %s is a name. */
  return g_strdup_printf (_ ("What did %s roll?"), name);
}

char *
crumb_words_dispute_headline (const CrumbDispute *dispute, const char *const names[])
{
  const CrumbDice *bids;
  CrumbReveal reveal;
  CrumbRuling ruling;

  if (crumb_dispute_reveal (dispute, &reveal))
    return crumb_words_bonus_headline (&dispute->rules, &reveal, names);
  if (last_ruling (dispute, &ruling, &bids))
    return crumb_words_ruling_headline (&ruling, names);
  return NULL;
}

char *
crumb_words_dispute_reason (const CrumbDispute *dispute, const char *const names[])
{
  const CrumbDice *bids;
  CrumbReveal reveal;
  CrumbRuling ruling;

  if (crumb_dispute_reveal (dispute, &reveal))
    return crumb_words_bonus_reason (&reveal, names);
  if (last_ruling (dispute, &ruling, &bids))
    return crumb_words_ruling_reason (&dispute->rules, &ruling, bids, names);
  return NULL;
}

const char *
crumb_words_dispute_rule (const CrumbDispute *dispute)
{
  const CrumbDice *bids;
  CrumbReveal reveal;
  CrumbRuling ruling;

  if (crumb_dispute_reveal (dispute, &reveal))
    return crumb_words_bonus_rule (&reveal);
  if (last_ruling (dispute, &ruling, &bids))
    return crumb_words_bid_rule (&dispute->rules, &ruling);
  return "";
}

/* What a roll after the first is called: "Re-roll", or with its number where there are several. */
static char *
name_roll (const CrumbDispute *dispute, unsigned roll)
{
  if (dispute->kind == CRUMB_DISPUTE_HANDS)
    /* Translators: %u is its number: it is rolled again while the dice are equal. */
    return dispute->n_rolls > 2 ? g_strdup_printf (_ ("Roll-off %u"), roll) : g_strdup (C_ ("roll", "Roll-off"));
  if (dispute->n_rolls == 2)
    return g_strdup (C_ ("heading", "Re-roll"));
  /* Translators: %u is its number: there are several, as long as the bids are equal. */
  return g_strdup_printf (_ ("Re-roll %u"), roll);
}

static void
append_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

static void
append_roll (GString *text, const CrumbDispute *dispute, unsigned roll, const char *const names[])
{
  const CrumbRoll *rolled = &dispute->rolls[roll];

  for (unsigned seat = 0; seat < dispute->n_seats; seat++)
    {
      CrumbDice sorted = crumb_dice_sorted (&rolled->dice[seat]);
      const CrumbDice *shown = dispute->kind == CRUMB_DISPUTE_HANDS ? &sorted : &rolled->dice[seat];
      g_autofree char *dice = NULL;
      g_autofree char *line = NULL;

      if (!crumb_seats_has (rolled->seats, seat))
        continue;
      dice = shown->count == 0 && crumb_seats_has (rolled->closed, seat) ? g_strdup (_ ("no bid"))
                                                                         : crumb_words_dice_in_colour (shown);
      /* Translators: %1$s is a name, %2$s are dice: “Sue: 5-1-1” */
      line = g_strdup_printf (C_ ("roll", "%1$s: %2$s"), names[seat], dice);
      append_line (text, line);
    }
}

static void
append_bids (GString *text, const CrumbDispute *dispute, const char *const names[])
{
  for (unsigned roll = 0; roll < dispute->n_rolls; roll++)
    {
      g_autofree char *name = name_roll (dispute, roll);
      g_autofree char *words = NULL;
      CrumbRuling ruling;

      if (roll > 0)
        append_line (text, name);
      append_roll (text, dispute, roll, names);
      if (!crumb_dispute_ruling (dispute, roll, &ruling))
        continue;
      words = crumb_words_ruling (&dispute->rules, &ruling, dispute->rolls[roll].dice, names);
      append_line (text, words);
    }
}

static void
append_hands (GString *text, const CrumbDispute *dispute, const char *const names[])
{
  g_autofree char *words = NULL;
  CrumbReveal reveal;

  for (unsigned roll = 0; roll < dispute->n_rolls; roll++)
    {
      g_autofree char *name = name_roll (dispute, roll);

      if (roll > 0)
        append_line (text, name);
      append_roll (text, dispute, roll, names);
    }
  if (!crumb_dispute_reveal (dispute, &reveal))
    return;
  words = crumb_words_reveal (&dispute->rules, &reveal, dispute->n_seats, names);
  append_line (text, words);
}

char *
crumb_words_dispute (const CrumbDispute *dispute, const char *const names[])
{
  GString *text = g_string_new (NULL);
  /* Translators: %s is the name of a set of rules: “Final rules” */
  g_autofree char *rules =
      /* Translators: %s is what house rules are called, or “Final rules”. */
      g_strdup_printf (_ ("Cookie Raid, %s"), crumb_agreement_name (&crumb_raid_agreement, &dispute->rules));

  append_line (text, rules);
  if (dispute->kind == CRUMB_DISPUTE_BIDS)
    append_bids (text, dispute, names);
  else
    append_hands (text, dispute, names);
  return g_string_free_and_steal (text);
}
