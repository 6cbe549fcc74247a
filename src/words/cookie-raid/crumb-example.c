/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Runs examples through the rules that judge games. What they should come to is in the example only. */

#include "crumb-example.h"

#include "crumb-words-raid-private.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/* Short names, so that dice and names fit on one line; the first two are from the published rules. */
static const char *const names[] = { NC_ ("player", "Sue"), NC_ ("player", "John"), NC_ ("player", "Ann"),
                                     NC_ ("player", "Bob") };

G_STATIC_ASSERT (G_N_ELEMENTS (names) == CRUMB_SEATS_MAX);

gboolean
crumb_example_is_judged (gconstpointer of)
{
  const CrumbExample *example = of;
  return example->kind != CRUMB_EXAMPLE_PICTURE;
}

guint
crumb_example_n_seats (const CrumbExample *example)
{
  guint n = 0;

  if (example->kind == CRUMB_EXAMPLE_END)
    while (n < CRUMB_SEATS_MAX && example->cookies[n] > 0)
      n++;
  else
    while (n < CRUMB_SEATS_MAX && example->dice[n] != NULL)
      n++;
  return n;
}

CrumbHouseRules
crumb_example_rules (const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_house_rules_final ();

  if (example->rules != NULL && !crumb_rule_book_parse (&crumb_house_rule_book, example->rules, &rules, NULL))
    g_warn_if_reached ();
  return rules;
}

CrumbDice
crumb_example_dice (const CrumbExample *example, guint seat)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbDice dice = { 0 };

  if (!crumb_dice_parse (example->dice[seat], rules.sides, &dice, NULL))
    g_warn_if_reached ();
  return dice;
}

static void
play (CrumbRaid *raid, const CrumbMove *move)
{
  CrumbRefusal refusal;

  if (!crumb_raid_apply (raid, move, &refusal))
    g_warn_if_reached ();
}

CrumbRaid
crumb_example_raid (const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  guint n_seats = crumb_example_n_seats (example);
  CrumbRaid raid = crumb_raid_start (&rules, n_seats, 0);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      CrumbMove move = { .seat = (uint8_t) seat };

      if (example->kind == CRUMB_EXAMPLE_END)
        {
          move.what = CRUMB_RAID_COOKIES;
          move.amount = (int16_t) example->cookies[seat];
        }
      else
        {
          move.what = CRUMB_RAID_BID;
          move.dice = crumb_example_dice (example, seat);
        }
      play (&raid, &move);
    }
  return raid;
}

const CrumbRoll *
crumb_example_roll (const CrumbRaid *raid)
{
  return raid->phase == CRUMB_RAID_AT_TIE ? &raid->tied : &raid->roll;
}

CrumbReveal
crumb_example_reveal (const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  guint n_seats = crumb_example_n_seats (example);
  CrumbDice hands[CRUMB_SEATS_MAX] = { 0 };

  for (guint seat = 0; seat < n_seats; seat++)
    hands[seat] = crumb_example_dice (example, seat);
  return crumb_hands_score (&rules, hands, n_seats, CRUMB_NO_SEAT);
}

static gboolean
bid_agrees (const CrumbExample *example)
{
  CrumbRaid raid = crumb_example_raid (example);

  if (!raid.ruled || raid.ruling.verdict != example->verdict)
    return FALSE;
  switch (example->verdict)
    {
    case CRUMB_VERDICT_WIN:
      return crumb_seats_of (raid.ruling.winner) == example->seats;
    case CRUMB_VERDICT_REROLL:
      return raid.ruling.reroll == example->seats;
    case CRUMB_VERDICT_NOBODY:
      break;
    }
  return example->seats == 0;
}

static gboolean
hands_agree (const CrumbExample *example)
{
  CrumbReveal reveal = crumb_example_reveal (example);
  guint n_seats = crumb_example_n_seats (example);

  for (guint seat = 0; seat < n_seats; seat++)
    if (reveal.seats[seat].cookies != example->cookies[seat])
      return FALSE;
  return reveal.bonus_to == example->seats;
}

gboolean
crumb_example_agrees (gconstpointer of)
{
  const CrumbExample *example = of;
  switch (example->kind)
    {
    case CRUMB_EXAMPLE_BID:
      return bid_agrees (example);
    case CRUMB_EXAMPLE_SETS:
      return crumb_example_reveal (example).seats[0].set_cookies == example->cookies[0];
    case CRUMB_EXAMPLE_HANDS:
      return hands_agree (example);
    case CRUMB_EXAMPLE_END:
      return crumb_example_raid (example).scores.winners == example->seats;
    case CRUMB_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (FALSE);
}

const char *const *
crumb_example_names (void)
{
  static const char *translated[CRUMB_SEATS_MAX + 1];

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    translated[seat] = g_dpgettext2 (NULL, "player", names[seat]);
  return translated;
}

static char *
words_for_expected_bid (const CrumbExample *example)
{
  CrumbRuling ruling = { .verdict = example->verdict, .winner = CRUMB_NO_SEAT };

  if (example->verdict == CRUMB_VERDICT_WIN)
    ruling.winner = (uint8_t) crumb_seats_first (example->seats);
  else if (example->verdict == CRUMB_VERDICT_REROLL)
    ruling.reroll = example->seats;
  return crumb_words_ruling_headline (&ruling, crumb_example_names ());
}

static char *
words_for_bonus_to (CrumbSeats seats)
{
  g_autofree char *who = crumb_words_names (seats, crumb_example_names ());

  if (seats == 0)
    return g_strdup (_ ("Nobody has the bonus yet."));
  /* Translators: %s are so many names. */
  return g_strdup_printf (ngettext ("%s gets the bonus.", "%s each get the bonus.", crumb_seats_count (seats)), who);
}

static char *
words_for_expected_hands (const CrumbExample *example)
{
  char *text = words_for_bonus_to (example->seats);
  guint n_seats = crumb_example_n_seats (example);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *before = text;
      g_autofree char *cookies = crumb_words_cookies (example->cookies[seat]);
      /* Translators: a name and what that player gets, as in “Sue: 6 cookies.” */
      g_autofree char *score = g_strdup_printf (_ ("%1$s: %2$s."), crumb_example_names ()[seat], cookies);

      text = crumb_words_two_sentences (before, score);
    }
  return text;
}

static char *
words_for_expected_end (const CrumbExample *example)
{
  int totals[CRUMB_SEATS_MAX];

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    totals[seat] = example->cookies[seat];
  return crumb_game_words_standing (
      &crumb_cookie_raid, &(const CrumbGameStanding) { .best = example->seats, .totals = totals, .over = TRUE },
      crumb_example_names ());
}

char *
crumb_example_expected (gconstpointer of)
{
  const CrumbExample *example = of;
  switch (example->kind)
    {
    case CRUMB_EXAMPLE_BID:
      return words_for_expected_bid (example);
    case CRUMB_EXAMPLE_SETS:
      return crumb_words_cookies (example->cookies[0]);
    case CRUMB_EXAMPLE_HANDS:
      return words_for_expected_hands (example);
    case CRUMB_EXAMPLE_END:
      if (example->seats == 0)
        return g_strdup (_ ("The game goes on."));
      return words_for_expected_end (example);
    case CRUMB_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (NULL);
}

static char *
words_for_bid (const CrumbExample *example)
{
  CrumbRaid raid = crumb_example_raid (example);

  return crumb_words_ruling (&raid.rules, &raid.ruling, crumb_example_roll (&raid)->dice, crumb_example_names ());
}

static char *
words_for_sets (const CrumbExample *example)
{
  CrumbReveal reveal = crumb_example_reveal (example);
  g_autofree char *sets = crumb_words_sets (&reveal.seats[0]);
  g_autofree char *cookies = crumb_words_cookies (reveal.seats[0].set_cookies);

  /* Translators: the sets of a hand and what they bring, as in “6-6, 5-5-5: 5 cookies” */
  return g_strdup_printf (_ ("%1$s: %2$s"), sets, cookies);
}

static char *
words_for_end (const CrumbExample *example)
{
  CrumbRaid raid = crumb_example_raid (example);
  g_autofree char *result = crumb_game_words_result (&crumb_cookie_raid, &raid, crumb_example_names ());

  return raid.scores.winners != 0 ? g_steal_pointer (&result)
                                  : crumb_words_two_sentences (result, _ ("The game goes on."));
}

char *
crumb_example_ruling (gconstpointer of)
{
  const CrumbExample *example = of;
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbReveal reveal;

  switch (example->kind)
    {
    case CRUMB_EXAMPLE_BID:
      return words_for_bid (example);
    case CRUMB_EXAMPLE_SETS:
      return words_for_sets (example);
    case CRUMB_EXAMPLE_HANDS:
      reveal = crumb_example_reveal (example);
      return crumb_words_bonus (&rules, &reveal, crumb_example_names ());
    case CRUMB_EXAMPLE_END:
      return words_for_end (example);
    case CRUMB_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (NULL);
}
