/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which hands of a round the table kept against the referee, and why. */

#include "crumb-kept-hands.h"

#include "words/cookie-raid/crumb-words-honesty.h"

typedef struct
{
  CrumbKeptHands hands;
  CrumbGame *game;
  guint n_moves;
  const char *why;
} Walk;

static void
note_hand (Walk *walk, const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after)
{
  walk->hands.seats &= (CrumbSeats) ~crumb_seats_of (move->seat);
  walk->hands.why[move->seat] = NULL;
  if (move->what != CRUMB_RAID_HAND || !before->overrule)
    return;
  walk->hands.seats |= crumb_seats_of (move->seat);
  walk->hands.why[move->seat] = walk->why;
  walk->hands.verdicts[move->seat] = crumb_honesty_check (&walk->hands.honesty[move->seat], &after->hands[move->seat]);
}

static void
note_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;
  guint n = walk->n_moves++;

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    crumb_honesty_observe (&walk->hands.honesty[seat], before, move, after);
  if (move->what == CRUMB_RAID_ROUND)
    walk->hands.seats = 0;
  else if (move->what == CRUMB_RAID_OVERRULE)
    walk->why = crumb_game_get_why (walk->game, n);
  else if (move->what == CRUMB_RAID_HAND || move->what == CRUMB_RAID_COOKIES)
    note_hand (walk, before, move, after);
}

CrumbKeptHands
crumb_kept_hands_find (CrumbGame *game, guint n_moves)
{
  Walk walk = { .game = game };

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    walk.hands.honesty[seat] = crumb_honesty_start (seat);
  crumb_game_walk_to (game, n_moves, note_cb, &walk);
  return walk.hands;
}

char *
crumb_kept_hands_words (const CrumbKeptHands *hands, guint seat, const char *name)
{
  if (!crumb_seats_has (hands->seats, seat))
    return NULL;
  return crumb_words_kept_hand (&hands->honesty[seat], &hands->verdicts[seat], name, hands->why[seat]);
}
