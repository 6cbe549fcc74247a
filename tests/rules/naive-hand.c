/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hands scored a second time, by writing each of them as a word and putting the words in alphabetical order. */

#include "naive-hand.h"

#include <glib.h>
#include <string.h>

/* A hand as a word: for each group, best first, a letter for its length and one for its face. */
typedef struct
{
  char word[2 * CRUMB_SIDES_MAX + 1];
} NaiveHand;

static int
count_face (const CrumbDice *hand, unsigned face)
{
  int n = 0;

  for (unsigned i = 0; i < hand->count; i++)
    n += hand->dice[i].face == face;
  return n;
}

static NaiveHand
naive_hand (const CrumbDice *hand)
{
  NaiveHand naive = { "" };
  char *end = naive.word;

  for (int count = CRUMB_DICE_MAX; count > 0; count--)
    for (unsigned face = CRUMB_SIDES_MAX; face > 0; face--)
      if (count_face (hand, face) == count)
        {
          *end++ = (char) ('A' + count);
          *end++ = (char) ('A' + face);
        }
  return naive;
}

static bool
one_colour (const CrumbDice *hand, unsigned face)
{
  bool seen[256] = { false };
  int colours = 0;

  for (unsigned i = 0; i < hand->count; i++)
    if (hand->dice[i].face == face && !seen[hand->dice[i].colour])
      {
        seen[hand->dice[i].colour] = true;
        colours++;
      }
  return colours == 1 && !seen[0];
}

/* Die by die, as a table would count it. */
static int
die_cookies (const CrumbHouseRules *rules, const CrumbDice *hand)
{
  int cookies = 0;

  for (unsigned i = 0; i < hand->count; i++)
    {
      unsigned face = hand->dice[i].face;

      if (count_face (hand, face) < 2)
        cookies += rules->single_points;
      else if (rules->flush && one_colour (hand, face))
        cookies += 2 * rules->set_points;
      else
        cookies += rules->set_points;
    }
  return cookies;
}

static CrumbBonusReason
reason_for (const char *best, const char *next)
{
  int at = 0;

  while (best[at] == next[at])
    at++;
  if (next[at] == '\0')
    return CRUMB_BONUS_MORE_DICE;

  if (at % 2 == 0)
    return at == 0 ? CRUMB_BONUS_LONGER_SET : CRUMB_BONUS_NEXT_SET;
  if (best[at - 1] == 'A' + 1)
    return CRUMB_BONUS_HIGH_DIE;
  return at == 1 ? CRUMB_BONUS_HIGHER_SET : CRUMB_BONUS_NEXT_SET;
}

static void
put_in_order (CrumbReveal *reveal, const NaiveHand naive[], unsigned seats)
{
  CrumbSeats left = crumb_seats_all (seats);
  const char *words[CRUMB_SEATS_MAX] = { NULL };

  while (left != 0)
    {
      unsigned n = reveal->n_standing++;

      for (unsigned seat = 0; seat < seats; seat++)
        if (crumb_seats_has (left, seat) && (words[n] == NULL || strcmp (naive[seat].word, words[n]) > 0))
          words[n] = naive[seat].word;
      for (unsigned seat = 0; seat < seats; seat++)
        if (strcmp (naive[seat].word, words[n]) == 0)
          reveal->standing[n] |= crumb_seats_of (seat);
      left &= (CrumbSeats) ~reveal->standing[n];
    }

  if (seats == 1)
    reveal->reason = CRUMB_BONUS_ONLY_HAND;
  else if (crumb_seats_count (reveal->standing[0]) > 1)
    reveal->reason = CRUMB_BONUS_TIE;
  else
    reveal->reason = (uint8_t) reason_for (words[0], words[1]);
}

static void
take_faces (CrumbReveal *reveal, const CrumbDice hands[], unsigned seats)
{
  for (unsigned face = 1; face <= CRUMB_SIDES_MAX; face++)
    {
      int most = 0, all = 0;
      CrumbSeats takers = 0;

      for (unsigned seat = 0; seat < seats; seat++)
        {
          most = MAX (most, count_face (&hands[seat], face));
          all += count_face (&hands[seat], face);
        }
      if (all == 0)
        continue;
      for (unsigned seat = 0; seat < seats; seat++)
        if (count_face (&hands[seat], face) == most)
          takers |= crumb_seats_of (seat);
      if (crumb_seats_count (takers) > 1)
        takers = reveal->bonus_to;
      reveal->taken_by[face] = takers;
      for (unsigned seat = 0; seat < seats; seat++)
        if (crumb_seats_has (takers, seat))
          reveal->seats[seat].set_cookies += (int16_t) (all * (int) face);
    }
}

CrumbReveal
naive_hands_score (const CrumbHouseRules *rules, const CrumbDice hands[], unsigned seats, unsigned rolled_off)
{
  CrumbReveal reveal = { 0 };
  NaiveHand naive[CRUMB_SEATS_MAX];

  for (unsigned seat = 0; seat < seats; seat++)
    naive[seat] = naive_hand (&hands[seat]);
  put_in_order (&reveal, naive, seats);

  reveal.bonus_to = reveal.standing[0];
  if (reveal.reason == CRUMB_BONUS_TIE && rules->tied_best == CRUMB_TIED_BEST_ROLL_OFF)
    {
      if (rolled_off == CRUMB_NO_SEAT)
        {
          reveal.roll_off = reveal.standing[0];
          reveal.bonus_to = 0;
        }
      else
        {
          reveal.reason = CRUMB_BONUS_ROLL_OFF;
          reveal.bonus_to = crumb_seats_of (rolled_off);
        }
    }

  if (rules->by_face)
    take_faces (&reveal, hands, seats);

  for (unsigned seat = 0; seat < seats; seat++)
    {
      CrumbHandScore *score = &reveal.seats[seat];

      score->n_groups = (uint8_t) (strlen (naive[seat].word) / 2);
      for (unsigned i = 0; i < score->n_groups; i++)
        {
          score->groups[i].count = (uint8_t) (naive[seat].word[2 * i] - 'A');
          score->groups[i].face = (uint8_t) (naive[seat].word[2 * i + 1] - 'A');
        }
      if (!rules->by_face)
        score->set_cookies = (int16_t) die_cookies (rules, &hands[seat]);
      score->bonus = crumb_seats_has (reveal.bonus_to, seat) ? rules->bonus : 0;
      score->cookies = (int16_t) (score->set_cookies + score->bonus);
    }
  return reveal;
}
