/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rounds of a game of Cookie Raid that is looked back at, and the bids of each. */

#include "crumb-past-round.h"

/** @bid: the one that is going on; @settled: whether it means anything */
typedef struct
{
  GPtrArray *rounds;
  guint n_moves;
  CrumbPastBid bid;
  gboolean settled;
} Walk;

static void
past_round_free (gpointer data)
{
  CrumbPastRound *round = data;

  g_array_unref (round->bids);
  g_free (round);
}

static CrumbPastRound *
current_round (Walk *walk)
{
  return g_ptr_array_index (walk->rounds, walk->rounds->len - 1);
}

static void
begin_round (Walk *walk)
{
  CrumbPastRound *round = g_new0 (CrumbPastRound, 1);

  round->begun = walk->n_moves;
  round->bids = g_array_new (FALSE, TRUE, sizeof (CrumbPastBid));
  g_ptr_array_add (walk->rounds, round);
}

/* @n_moves: how many moves stand when the next bid begins. */
static void
end_bid (Walk *walk, guint n_moves)
{
  walk->bid.ended = n_moves;
  if (walk->settled)
    g_array_append_val (current_round (walk)->bids, walk->bid);
  walk->settled = FALSE;
  walk->bid = (CrumbPastBid) { .begun = n_moves };
}

/* A bid can be corrected until its die is taken, so the last ruling counts. */
static void
note_ruling (Walk *walk, const CrumbRaid *raid)
{
  walk->settled = raid->phase == CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_NOBODY;
  walk->bid.settled = walk->n_moves;
  walk->bid.drawn = crumb_drawn_bid_ruled (raid, current_round (walk)->bids->len + 1, walk->n_moves);
}

static void
note_take (Walk *walk, const CrumbMove *move)
{
  walk->bid.drawn.taken = TRUE;
  walk->bid.drawn.die = move->dice.dice[0];
  walk->bid.drawn.took = walk->n_moves - 1;
  end_bid (walk, walk->n_moves);
}

static void
note_lucky (Walk *walk, const CrumbMove *move)
{
  GArray *bids = current_round (walk)->bids;
  CrumbPastBid *bid;

  if (bids->len == 0)
    return;
  bid = &g_array_index (bids, CrumbPastBid, bids->len - 1);
  bid->ended = walk->n_moves;
  bid->drawn.lucky = TRUE;
  bid->drawn.rerolled = move->dice.count > 0;
  bid->drawn.shows = move->dice.dice[0];
  bid->drawn.rolled = walk->n_moves - 1;
}

static void
step_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  const CrumbRaid *raid = after;
  Walk *walk = user_data;

  walk->n_moves++;
  switch (move->what)
    {
    case CRUMB_RAID_BID:
    case CRUMB_RAID_REROLL:
    case CRUMB_RAID_WINNER:
      note_ruling (walk, raid);
      break;
    case CRUMB_RAID_TAKE:
      note_take (walk, move);
      break;
    case CRUMB_RAID_LUCKY:
      note_lucky (walk, move);
      break;
    case CRUMB_RAID_REVEAL:
      end_bid (walk, walk->n_moves);
      break;
    case CRUMB_RAID_ROUND:
      begin_round (walk);
      end_bid (walk, walk->n_moves);
      break;
    default:
      break;
    }
  current_round (walk)->ended = walk->n_moves;
  if (raid->scores.n_rounds == walk->rounds->len && current_round (walk)->scored == 0)
    current_round (walk)->scored = walk->n_moves;
}

GPtrArray *
crumb_past_rounds_read (CrumbGame *game)
{
  Walk walk = { .rounds = g_ptr_array_new_with_free_func (past_round_free) };

  begin_round (&walk);
  crumb_game_walk (game, step_cb, &walk);
  end_bid (&walk, walk.n_moves);
  return walk.rounds;
}
