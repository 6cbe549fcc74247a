/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Bids judged a second time, by writing each of them as a word and putting the words in alphabetical order. */

#include "naive-bid.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

/*
 * Each die is a letter, 'b' for the worst and up to 'm' for the best. A missing die is 'a' or 'z'. Words are
 * filled up to the same length, so that no word is the beginning of another.
 */

static int
compare_letters (const void *a, const void *b)
{
  return *(const char *) b - *(const char *) a;
}

static char
letter (const CrumbHouseRules *rules, unsigned face)
{
  if (rules->comparison == CRUMB_COMPARE_LOWEST_DIE)
    return (char) ('b' + rules->sides - face);
  return (char) ('a' + face);
}

static NaiveBid
pips_word (const CrumbHouseRules *rules, const CrumbDice *dice)
{
  NaiveBid bid;
  int sum = 0;

  for (unsigned i = 0; i < dice->count; i++)
    sum += dice->dice[i].face;
  if (rules->advantage == CRUMB_ADVANTAGE_NONE)
    g_snprintf (bid.word, sizeof bid.word, "%03d", sum);
  else
    g_snprintf (bid.word, sizeof bid.word, "%03d%c", sum, 'z' - dice->count);
  return bid;
}

NaiveBid
naive_bid (const CrumbHouseRules *rules, const CrumbDice *dice)
{
  char letters[CRUMB_DICE_MAX + 1] = "";
  NaiveBid bid = { "" };

  if (dice->count == 0)
    return bid;
  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    return pips_word (rules, dice);

  memset (letters, rules->advantage == CRUMB_ADVANTAGE_LAST_DIE ? 'z' : 'a', CRUMB_DICE_MAX);
  for (unsigned i = 0; i < dice->count; i++)
    letters[i] = letter (rules, dice->dice[i].face);
  qsort (letters, dice->count, 1, compare_letters);

  if (rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE)
    g_snprintf (bid.word, sizeof bid.word, "%c%c%s", letters[0], 'z' - dice->count, letters + 1);
  else
    g_snprintf (bid.word, sizeof bid.word, "%s", letters);
  return bid;
}

static unsigned
count_dice (const char *word)
{
  return (unsigned) strcspn (word, "az");
}

static void
name_die (CrumbRuling *ruling, const CrumbHouseRules *rules, unsigned position, unsigned smaller)
{
  ruling->deciding = (uint8_t) position;
  if (position == 0)
    ruling->reason = rules->comparison == CRUMB_COMPARE_LOWEST_DIE ? CRUMB_BID_LOWEST_DIE : CRUMB_BID_HIGHEST_DIE;
  else if (position >= 2 && position == smaller - 1)
    ruling->reason = CRUMB_BID_LAST_DIE;
  else
    ruling->reason = CRUMB_BID_NEXT_DIE;
}

static void
give_reason (CrumbRuling *ruling, const CrumbHouseRules *rules, const char *best, const char *next)
{
  unsigned at = 0;

  while (best[at] == next[at])
    at++;

  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    ruling->reason = at < 3 ? CRUMB_BID_MOST_PIPS : CRUMB_BID_ADVANTAGE;
  else if (rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE)
    {
      unsigned dice = (unsigned) ('z' - best[1]);

      if (at == 1)
        {
          ruling->reason = CRUMB_BID_ADVANTAGE;
          ruling->deciding = (uint8_t) dice;
        }
      else
        name_die (ruling, rules, at > 0 ? at - 1 : 0, MIN (dice, (unsigned) ('z' - next[1])));
    }
  else if (best[at] == 'z')
    {
      ruling->reason = CRUMB_BID_ADVANTAGE;
      ruling->deciding = (uint8_t) at;
    }
  else if (next[at] == 'a')
    {
      ruling->reason = CRUMB_BID_MORE_DICE;
      ruling->deciding = (uint8_t) at;
    }
  else
    name_die (ruling, rules, at, MIN (count_dice (best), count_dice (next)));
}

/* The best word among @seats, and who bid it. */
static CrumbSeats
take_best (const NaiveBid bids[], CrumbSeats seats, const char **word)
{
  CrumbSeats best = 0;

  *word = "";
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat) && strcmp (bids[seat].word, *word) > 0)
      *word = bids[seat].word;
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat) && strcmp (bids[seat].word, *word) == 0)
      best |= crumb_seats_of (seat);
  return best;
}

CrumbRuling
naive_bid_judge (const CrumbHouseRules *rules, const NaiveBid bids[], unsigned seats)
{
  CrumbRuling ruling = { .winner = CRUMB_NO_SEAT };
  const char *words[CRUMB_SEATS_MAX] = { NULL };
  CrumbSeats left = 0;

  for (unsigned seat = 0; seat < seats; seat++)
    if (bids[seat].word[0] == '\0')
      ruling.no_bid |= crumb_seats_of (seat);
    else
      left |= crumb_seats_of (seat);

  while (left != 0)
    {
      unsigned n = ruling.n_standing++;

      ruling.standing[n] = take_best (bids, left, &words[n]);
      left &= (CrumbSeats) ~ruling.standing[n];
    }

  if (ruling.n_standing == 0)
    {
      ruling.verdict = CRUMB_VERDICT_NOBODY;
      ruling.reason = CRUMB_BID_NOBODY;
      return ruling;
    }
  if (crumb_seats_count (ruling.standing[0]) > 1)
    {
      ruling.verdict = CRUMB_VERDICT_REROLL;
      ruling.reason = CRUMB_BID_TIE;
      ruling.reroll = ruling.standing[0];
      return ruling;
    }
  ruling.verdict = CRUMB_VERDICT_WIN;
  ruling.winner = (uint8_t) crumb_seats_first (ruling.standing[0]);
  if (ruling.n_standing == 1)
    ruling.reason = CRUMB_BID_ONLY;
  else
    give_reason (&ruling, rules, words[0], words[1]);
  return ruling;
}
