/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Sorts a hand into groups of one face, best first, and compares hands group by group. */

#include "hand.h"

static bool
is_flush (const CrumbDice *hand, unsigned face)
{
  unsigned colour = 0;

  for (unsigned i = 0; i < hand->count; i++)
    {
      if (hand->dice[i].face != face)
        continue;
      if (hand->dice[i].colour == 0 || (colour != 0 && hand->dice[i].colour != colour))
        return false;
      colour = hand->dice[i].colour;
    }
  return true;
}

static void
group_hand (CrumbHandScore *score, const CrumbDice *hand)
{
  for (unsigned face = CRUMB_SIDES_MAX; face > 0; face--)
    {
      unsigned count = crumb_dice_count_face (hand, face);
      unsigned to = score->n_groups;

      if (count == 0)
        continue;

      for (; to > 0 && score->groups[to - 1].count < count; to--)
        score->groups[to] = score->groups[to - 1];
      score->groups[to] = (CrumbGroup) {
        .face = (uint8_t) face,
        .count = (uint8_t) count,
        .flush = count > 1 && is_flush (hand, face),
      };
      score->n_groups++;
    }
}

static int
cookies_of_groups (const CrumbHouseRules *rules, const CrumbHandScore *score)
{
  int cookies = 0;

  for (unsigned i = 0; i < score->n_groups; i++)
    {
      CrumbGroup group = score->groups[i];
      int points = group.count * (group.count > 1 ? rules->set_points : rules->single_points);

      cookies += rules->flush && group.flush ? 2 * points : points;
    }
  return cookies;
}

/* Positive when hand @a is better; @group is the first group in which they differ. */
static int
compare_hands (const CrumbHandScore *a, const CrumbHandScore *b, unsigned *group)
{
  for (unsigned i = 0; i < a->n_groups && i < b->n_groups; i++)
    {
      *group = i;
      if (a->groups[i].count != b->groups[i].count)
        return a->groups[i].count - b->groups[i].count;
      if (a->groups[i].face != b->groups[i].face)
        return a->groups[i].face - b->groups[i].face;
    }
  *group = a->n_groups < b->n_groups ? a->n_groups : b->n_groups;
  return a->n_groups - b->n_groups;
}

static CrumbBonusReason
reason_of (const CrumbHandScore *best, const CrumbHandScore *next, uint8_t *deciding)
{
  unsigned group = 0;

  if (compare_hands (best, next, &group) == 0)
    return CRUMB_BONUS_TIE;

  *deciding = (uint8_t) group;
  if (group >= next->n_groups)
    return CRUMB_BONUS_MORE_DICE;
  if (best->groups[group].count == 1)
    return CRUMB_BONUS_HIGH_DIE;
  if (group > 0)
    return CRUMB_BONUS_NEXT_SET;
  if (best->groups[group].count > next->groups[group].count)
    return CRUMB_BONUS_LONGER_SET;
  return CRUMB_BONUS_HIGHER_SET;
}

/* Adds a seat to the group of hands equal to its own, or makes a new group before the worse ones. */
static void
stand (CrumbReveal *reveal, unsigned seat)
{
  unsigned at = 0;
  int better = -1;
  unsigned group;

  for (; at < reveal->n_standing; at++)
    {
      unsigned other = crumb_seats_first (reveal->standing[at]);

      better = compare_hands (&reveal->seats[seat], &reveal->seats[other], &group);
      if (better >= 0)
        break;
    }

  if (better != 0)
    {
      for (unsigned i = reveal->n_standing++; i > at; i--)
        reveal->standing[i] = reveal->standing[i - 1];
      reveal->standing[at] = 0;
    }
  reveal->standing[at] |= crumb_seats_of (seat);
}

static void
award_bonus (CrumbReveal *reveal, const CrumbHouseRules *rules, unsigned rolled_off)
{
  CrumbSeats best = reveal->standing[0];

  if (crumb_seats_count (best) > 1)
    {
      bool settled = crumb_seats_has (best, rolled_off);

      reveal->reason = settled ? CRUMB_BONUS_ROLL_OFF : CRUMB_BONUS_TIE;
      if (settled)
        best = crumb_seats_of (rolled_off);
      else if (rules->tied_best == CRUMB_TIED_BEST_ROLL_OFF)
        {
          reveal->roll_off = best;
          best = 0;
        }
    }
  else if (reveal->n_standing == 1)
    reveal->reason = CRUMB_BONUS_ONLY_HAND;
  else
    reveal->reason = (uint8_t) reason_of (&reveal->seats[crumb_seats_first (best)],
                                          &reveal->seats[crumb_seats_first (reveal->standing[1])], &reveal->deciding);
  reveal->bonus_to = best;
}

/* The seat that takes the pips of a face: the one with most dice of it, or the overall best hand where several have as many
 * (playtest 5). */
static CrumbSeats
taker_of_face (const CrumbReveal *reveal, const CrumbDice hands[], CrumbSeats seats, unsigned face, unsigned *dice)
{
  CrumbSeats most_seats = 0;
  unsigned most = 0;

  *dice = 0;
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      unsigned count = crumb_seats_has (seats, seat) ? crumb_dice_count_face (&hands[seat], face) : 0;

      *dice += count;
      if (count > most)
        most_seats = 0;
      if (count > 0 && count >= most)
        {
          most = count;
          most_seats |= crumb_seats_of (seat);
        }
    }
  return crumb_seats_count (most_seats) > 1 ? reveal->bonus_to : most_seats;
}

static void
score_by_face (CrumbReveal *reveal, const CrumbHouseRules *rules, const CrumbDice hands[], CrumbSeats seats)
{
  for (unsigned face = 1; face <= rules->sides; face++)
    {
      unsigned dice;

      reveal->taken_by[face] = taker_of_face (reveal, hands, seats, face, &dice);
      for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        if (crumb_seats_has (reveal->taken_by[face], seat))
          reveal->seats[seat].set_cookies += (int16_t) (face * dice);
    }
}

CrumbReveal
crumb_hands_score (const CrumbHouseRules *rules, const CrumbDice hands[], unsigned seats, unsigned rolled_off)
{
  return crumb_hands_score_of (rules, hands, crumb_seats_all (seats), rolled_off);
}

CrumbReveal
crumb_hands_score_of (const CrumbHouseRules *rules, const CrumbDice hands[], CrumbSeats seats, unsigned rolled_off)
{
  CrumbReveal reveal = { 0 };

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      {
        group_hand (&reveal.seats[seat], &hands[seat]);
        stand (&reveal, seat);
      }
  award_bonus (&reveal, rules, rolled_off);

  if (rules->by_face)
    score_by_face (&reveal, rules, hands, seats);
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      CrumbHandScore *score = &reveal.seats[seat];

      if (!crumb_seats_has (seats, seat))
        continue;
      if (!rules->by_face)
        score->set_cookies = (int16_t) cookies_of_groups (rules, score);
      score->bonus = crumb_seats_has (reveal.bonus_to, seat) ? rules->bonus : 0;
      score->cookies = score->set_cookies + score->bonus;
    }
  return reveal;
}
