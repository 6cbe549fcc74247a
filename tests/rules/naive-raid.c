/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A whole game worked out a second time: no state, everything counted again from the list of moves. */

#include "naive-raid.h"

#include "naive-bid.h"
#include "naive-hand.h"

#include <glib.h>
#include <string.h>

/* Some of the moves of a game that follow each other: a round, or a bid. */
typedef struct
{
  const CrumbHouseRules *rules;
  CrumbSeats seats;
  const CrumbMove *moves;
  unsigned from;
  unsigned to;
} Span;

/* The dice of each seat, as far as they are in. */
typedef struct
{
  CrumbDice dice[CRUMB_SEATS_MAX];
  bool in[CRUMB_SEATS_MAX];
} Rolls;

/* Whether a move was overruled: an overrule came before it, with only unfinished moves in between. */
static bool
insisted (const Span *span, unsigned at)
{
  while (at-- > 0)
    {
      if (span->moves[at].what == CRUMB_RAID_OVERRULE)
        return true;
      if (!span->moves[at].open)
        return false;
    }
  return false;
}

/* Whether the dice of a move are all that this seat enters, where @full are as many as there can be. */
static bool
complete (const Span *span, unsigned at, unsigned full)
{
  const CrumbMove *move = &span->moves[at];
  bool asked = move->what == CRUMB_RAID_HAND && move->amount == CRUMB_RAID_ASKED;

  return !move->open || (move->dice.count >= full && !insisted (span, at) && !asked);
}

static unsigned
count_takes (const Span *span, unsigned seat)
{
  unsigned n = 0;

  for (unsigned i = span->from; i < span->to; i++)
    n += span->moves[i].what == CRUMB_RAID_TAKE && (seat == CRUMB_NO_SEAT || span->moves[i].seat == seat);
  return n;
}

static bool
all_in (const Rolls *rolls, CrumbSeats seats)
{
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat) && !rolls->in[seat])
      return false;
  return true;
}

static CrumbRuling
judge (const Span *span, const Rolls *rolls)
{
  NaiveBid bids[CRUMB_SEATS_MAX];

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    bids[seat] = naive_bid (span->rules, &rolls->dice[seat]);
  return naive_bid_judge (span->rules, bids, CRUMB_SEATS_MAX);
}

/* The bids as they stand: a later one of a seat replaces its earlier one. @at is just behind the last of them. */
static Rolls
read_bids (const Span *bid, const unsigned holds[], unsigned *at)
{
  Rolls rolls = { 0 };

  *at = bid->from;
  for (unsigned i = bid->from; i < bid->to; i++)
    {
      const CrumbMove *move = &bid->moves[i];
      unsigned full = bid->rules->most_dice == 0 ? CRUMB_DICE_MAX : bid->rules->most_dice;

      if (move->what != CRUMB_RAID_BID)
        continue;
      rolls.dice[move->seat] = move->dice;
      rolls.in[move->seat] = complete (bid, i, MIN (full, holds[move->seat]));
      *at = i + 1;
    }
  return rolls;
}

/* Who has won a bid, re-rolls and all, or CRUMB_NO_SEAT. */
static unsigned
find_winner (const Span *bid, const unsigned holds[])
{
  unsigned at;
  CrumbSeats rolling = bid->seats;
  Rolls rolls = read_bids (bid, holds, &at), before = { 0 };
  CrumbRuling ruling;
  unsigned named = CRUMB_NO_SEAT;

  for (; at < bid->to; at++)
    {
      const CrumbMove *move = &bid->moves[at];

      if (move->what == CRUMB_RAID_WINNER)
        named = move->seat;
      if (move->what != CRUMB_RAID_REROLL)
        continue;
      ruling = judge (bid, &rolls);
      if (all_in (&rolls, rolling) && ruling.verdict == CRUMB_VERDICT_REROLL)
        {
          before = rolls;
          rolls = (Rolls) { 0 };
          rolling = ruling.reroll;
        }
      rolls.dice[move->seat] = move->dice;
      rolls.in[move->seat] = complete (bid, at, before.dice[move->seat].count);
      named = CRUMB_NO_SEAT;
    }

  if (named != CRUMB_NO_SEAT)
    return named;
  if (!all_in (&rolls, rolling))
    return CRUMB_NO_SEAT;
  return judge (bid, &rolls).winner;
}

static void
count_bids (NaiveRaid *naive, const Span *round)
{
  Span bid = *round;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    naive->holds[seat] = CRUMB_HAND_START;
  for (unsigned i = round->from; i < round->to; i++)
    if (round->moves[i].what == CRUMB_RAID_TAKE)
      {
        bid.to = i;
        naive->wrong_takes += find_winner (&bid, naive->holds) != round->moves[i].seat;
        naive->holds[round->moves[i].seat]++;
        bid.from = i + 1;
      }
  bid.to = round->to;
  naive->winner = find_winner (&bid, naive->holds);
}

static void
count_plate (NaiveRaid *naive, const Span *round)
{
  naive->plate_left = round->rules->plate - count_takes (round, CRUMB_NO_SEAT);
  naive->plate = (CrumbDice) { 0 };
  for (unsigned i = round->from; i < round->to; i++)
    if (round->moves[i].what == CRUMB_RAID_PLATE)
      naive->plate = round->moves[i].dice;

  naive->plate_certain = naive->plate.count == round->rules->plate && crumb_dice_all_known (&naive->plate);
  for (unsigned i = round->from; i < round->to; i++)
    if (round->moves[i].what == CRUMB_RAID_TAKE)
      naive->plate_certain &= crumb_dice_remove (&naive->plate, round->moves[i].dice.dice[0]);
}

/* Whether the bids of a round were entered to their end: all of the plate taken, or nobody bid. */
static bool
bids_are_complete (const Span *round)
{
  unsigned empty = 0;

  if (count_takes (round, CRUMB_NO_SEAT) == round->rules->plate)
    return true;
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      bool last_is_empty = false;

      for (unsigned i = round->from; i < round->to; i++)
        if (round->moves[i].what == CRUMB_RAID_TAKE)
          last_is_empty = false;
        else if (round->moves[i].what == CRUMB_RAID_BID && round->moves[i].seat == seat)
          last_is_empty = !round->moves[i].open && round->moves[i].dice.count == 0;
      empty += last_is_empty;
    }
  return empty == crumb_seats_count (round->seats);
}

static unsigned
largest_hand (const NaiveRaid *naive, const Span *round, const Rolls *hands, unsigned seat)
{
  int left = (int) naive->plate_left;

  if (bids_are_complete (round))
    return naive->holds[seat];
  for (unsigned other = 0; other < CRUMB_SEATS_MAX; other++)
    if (other != seat && hands->in[other])
      left -= MAX (0, (int) hands->dice[other].count - (int) naive->holds[other]);
  return naive->holds[seat] + (unsigned) MAX (0, left);
}

/* The winner of the roll-off between the best hands, CRUMB_NO_SEAT while it is open. */
static unsigned
roll_off (const Span *round, CrumbSeats rolling)
{
  unsigned faces[CRUMB_SEATS_MAX] = { 0 };

  for (unsigned i = round->from; i < round->to; i++)
    {
      CrumbSeats highest = 0;

      if (round->moves[i].what != CRUMB_RAID_ROLL_OFF)
        continue;
      faces[round->moves[i].seat] = round->moves[i].dice.dice[0].face;
      for (unsigned face = 1; face <= CRUMB_SIDES_MAX; face++)
        for (unsigned seat = 0, first = 1; seat < CRUMB_SEATS_MAX; seat++)
          if (faces[seat] == face)
            {
              highest = first ? crumb_seats_of (seat) : highest | crumb_seats_of (seat);
              first = 0;
            }
      for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        if (crumb_seats_has (rolling, seat) && faces[seat] == 0)
          highest = 0;
      if (crumb_seats_count (highest) == 1)
        return crumb_seats_first (highest);
      if (highest != 0)
        {
          rolling = highest;
          memset (faces, 0, sizeof faces);
        }
    }
  return CRUMB_NO_SEAT;
}

/* What each seat gets for its hand; false while a roll-off is open. Only the seats that play are at this table. */
static bool
score_hands (const Span *round, const Rolls *hands, int cookies[])
{
  CrumbDice at_table[CRUMB_SEATS_MAX] = { 0 };
  unsigned seats[CRUMB_SEATS_MAX], n = 0;
  CrumbReveal reveal;
  CrumbSeats rolling = 0;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (round->seats, seat))
      {
        at_table[n] = hands->dice[seat];
        seats[n++] = seat;
      }

  reveal = naive_hands_score (round->rules, at_table, n, CRUMB_NO_SEAT);
  for (unsigned i = 0; i < n; i++)
    if (crumb_seats_has (reveal.roll_off, i))
      rolling |= crumb_seats_of (seats[i]);
  if (rolling != 0)
    {
      unsigned winner = roll_off (round, rolling), place = 0;

      if (winner == CRUMB_NO_SEAT)
        return false;
      while (seats[place] != winner)
        place++;
      reveal = naive_hands_score (round->rules, at_table, n, place);
    }
  for (unsigned i = 0; i < n; i++)
    cookies[seats[i]] = reveal.seats[i].cookies;
  return true;
}

/* What each seat got in a round; false when the round is not scored yet. */
static bool
score_round (const NaiveRaid *naive, const Span *round, int cookies[])
{
  Rolls hands = { 0 };
  bool sheet[CRUMB_SEATS_MAX] = { false };
  unsigned by_hand = 0, by_sheet = 0;

  for (unsigned i = round->from; i < round->to; i++)
    {
      const CrumbMove *move = &round->moves[i];

      if (move->what == CRUMB_RAID_HAND)
        {
          hands.dice[move->seat] = move->dice;
          hands.in[move->seat] = false;
          hands.in[move->seat] = complete (round, i, largest_hand (naive, round, &hands, move->seat));
          sheet[move->seat] = false;
        }
      if (move->what == CRUMB_RAID_COOKIES)
        {
          hands.in[move->seat] = false;
          sheet[move->seat] = !move->open;
          cookies[move->seat] = move->amount;
        }
    }

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      by_hand += hands.in[seat];
      by_sheet += sheet[seat];
    }
  if (by_sheet == crumb_seats_count (round->seats))
    return true;
  return by_hand == crumb_seats_count (round->seats) && score_hands (round, &hands, cookies);
}

/* The game ends when the table says so, or a scored round has brought somebody who plays to the end of it. */
static void
finish (NaiveRaid *naive, const CrumbHouseRules *rules, bool stopped)
{
  int most = 0;
  CrumbSeats leaders = 0;
  bool at_end = stopped;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (naive->playing, seat))
      most = MAX (most, naive->totals[seat]);
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (naive->playing, seat) && naive->totals[seat] == most)
      leaders |= crumb_seats_of (seat);

  if (!stopped && naive->goal > 0)
    at_end = (naive->by_rounds ? (int) naive->n_rounds : most) >= naive->goal;
  if (!stopped && crumb_seats_count (leaders) > 1 && rules->tied_end == CRUMB_TIED_END_ANOTHER_ROUND)
    at_end = false;

  if (at_end)
    {
      naive->over = true;
      naive->ended_early = stopped;
      naive->winners = leaders;
      if (naive->n_rounds == 0 || (crumb_seats_count (leaders) > 1 && rules->tied_end == CRUMB_TIED_END_ANOTHER_ROUND))
        naive->winners = 0;
    }
}

/* Applies those of the moves that add or remove players or resume the game. */
static void
count_people (NaiveRaid *naive, const Span *span, unsigned from, unsigned to)
{
  for (unsigned i = from; i < to; i++)
    {
      const CrumbMove *move = &span->moves[i];

      if (move->what == CRUMB_RAID_JOIN)
        {
          naive->playing |= crumb_seats_of (move->seat);
          if (move->seat == naive->n_seats)
            naive->totals[naive->n_seats++] = move->amount;
        }
      if (move->what == CRUMB_RAID_TARGET || move->what == CRUMB_RAID_ROUNDS)
        {
          naive->goal = move->amount;
          naive->by_rounds = move->what == CRUMB_RAID_ROUNDS;
        }
      if (move->what == CRUMB_RAID_LEAVE)
        naive->playing &= (CrumbSeats) ~crumb_seats_of (move->seat);
      if (move->what == CRUMB_RAID_END)
        finish (naive, span->rules, true);
      if (move->what == CRUMB_RAID_PLAY_ON)
        {
          naive->over = naive->ended_early = false;
          naive->winners = 0;
          naive->goal = move->amount;
        }
    }
}

/* Where the last hand, cookies or roll-off of a round ends: nobody comes or goes in it before that. */
static unsigned
end_of_scoring (const Span *round)
{
  for (unsigned i = round->to; i > round->from; i--)
    {
      unsigned what = round->moves[i - 1].what;

      if (what == CRUMB_RAID_HAND || what == CRUMB_RAID_COOKIES || what == CRUMB_RAID_ROLL_OFF)
        return i;
    }
  return round->to;
}

static void
count_round (NaiveRaid *naive, Span *round)
{
  unsigned scored = end_of_scoring (round);

  count_people (naive, round, round->from, scored);
  round->seats = naive->playing;
  count_bids (naive, round);
  count_plate (naive, round);
  if (score_round (naive, round, naive->cookies[naive->n_rounds]))
    {
      for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        naive->totals[seat] += naive->cookies[naive->n_rounds][seat];
      naive->n_rounds++;
      finish (naive, round->rules, false);
    }
  count_people (naive, round, scored, round->to);
}

/* Whether cookies are what the table enters: in the latest round, or, before anything of it, in the one before. */
static bool
counts_cookies (const CrumbMove moves[], unsigned n_moves)
{
  bool begins_with_cookies = false, by_cookies = false, begun = false;

  for (unsigned i = 0; i < n_moves; i++)
    switch (moves[i].what)
      {
      case CRUMB_RAID_ROUND:
        by_cookies = begins_with_cookies;
        begun = false;
        break;
      case CRUMB_RAID_PLATE:
        begins_with_cookies = by_cookies = false;
        break;
      case CRUMB_RAID_BID:
      case CRUMB_RAID_WINNER:
        begins_with_cookies = by_cookies = false;
        begun = true;
        break;
      case CRUMB_RAID_HAND:
      case CRUMB_RAID_COOKIES:
        by_cookies = moves[i].what == CRUMB_RAID_COOKIES;
        if (!begun)
          begins_with_cookies = by_cookies;
        begun = true;
        break;
      default:
        break;
      }
  return by_cookies;
}

NaiveRaid
naive_raid_count (const CrumbHouseRules *rules, unsigned seats, const CrumbMove moves[], unsigned n_moves)
{
  NaiveRaid naive = {
    .n_seats = seats,
    .playing = crumb_seats_all (seats),
    .goal = rules->end == CRUMB_END_TARGET ? rules->target : rules->rounds,
    .by_rounds = rules->end == CRUMB_END_ROUNDS,
  };
  Span round = { .rules = rules, .moves = moves };

  do
    {
      round.to = round.from;
      while (round.to < n_moves && moves[round.to].what != CRUMB_RAID_ROUND)
        round.to++;
      count_round (&naive, &round);
      round.from = round.to + 1;
    }
  while (round.to < n_moves);
  naive.by_cookies = counts_cookies (moves, n_moves);
  return naive;
}
