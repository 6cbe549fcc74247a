/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rulings of a game, as disputes that can be looked into by themselves. No widgets. */

#include "crumb-game-ruling.h"

#include "ui/table/crumb-mend-tap.h"

typedef struct
{
  GArray *ties;
  CrumbRaid at;
} Walk;

void
crumb_game_ruling_note_ties (GArray *ties, const CrumbRaid *raid)
{
  g_array_set_size (ties, MIN (ties->len, raid->n_ties));
  if (ties->len < raid->n_ties)
    g_array_append_val (ties, raid->tied);
}

static void
walk_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  const CrumbRaid *raid = after;
  Walk *walk = user_data;

  walk->at = *raid;
  crumb_game_ruling_note_ties (walk->ties, raid);
}

static gboolean
bid_of (const Walk *walk, CrumbDispute *dispute)
{
  const CrumbRaid *raid = &walk->at;

  *dispute = crumb_dispute_start (&raid->rules, CRUMB_DISPUTE_BIDS, raid->scores.n_seats);
  for (guint i = 0; i < walk->ties->len; i++)
    if (!crumb_dispute_continue (dispute, &g_array_index (walk->ties, CrumbRoll, i)))
      return FALSE;
  return raid->phase == CRUMB_RAID_AT_TIE || crumb_dispute_continue (dispute, &raid->roll);
}

static gboolean
hands_of (const CrumbRaid *raid, CrumbDispute *dispute)
{
  const CrumbSeats played = raid->scores.round_seats[raid->scores.n_rounds - 1];
  CrumbRoll hands = { .seats = played, .closed = played };

  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    hands.dice[seat] = raid->hands[seat];
  *dispute = crumb_dispute_start (&raid->rules, CRUMB_DISPUTE_HANDS, raid->scores.n_seats);
  if (!crumb_dispute_continue (dispute, &hands))
    return FALSE;
  if (raid->reveal.reason == CRUMB_BONUS_ROLL_OFF)
    crumb_dispute_continue (dispute, &raid->roll_off);
  return TRUE;
}

gboolean
crumb_game_ruling_made (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after)
{
  if (after->scores.n_rounds > before->scores.n_rounds)
    return after->rounds[after->scores.n_rounds - 1].by_hands;
  if (move->what != CRUMB_RAID_BID && move->what != CRUMB_RAID_REROLL)
    return FALSE;
  if (after->phase == CRUMB_RAID_AT_TIE)
    return after->n_ties > before->n_ties;
  return after->ruled && after->phase != CRUMB_RAID_AT_BID;
}

gboolean
crumb_game_ruling_at (CrumbGame *game, guint n_moves, CrumbDispute *dispute)
{
  g_autoptr (GArray) ties = g_array_new (FALSE, FALSE, sizeof (CrumbRoll));
  Walk walk = { .ties = ties };

  g_return_val_if_fail (CRUMB_IS_GAME (game), FALSE);

  crumb_game_walk_to (game, n_moves, walk_cb, &walk);
  switch ((CrumbRaidPhase) walk.at.phase)
    {
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_LUCKY:
    case CRUMB_RAID_AT_NOBODY:
      return walk.at.ruled && bid_of (&walk, dispute);
    case CRUMB_RAID_AT_SCORED:
    case CRUMB_RAID_AT_OVER:
      return walk.at.scores.n_rounds > 0 && walk.at.rounds[walk.at.scores.n_rounds - 1].by_hands
             && hands_of (&walk.at, dispute);
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
      break;
    }
  return FALSE;
}

CrumbDrawnBid
crumb_drawn_bid_ruled (const CrumbRaid *raid, guint number, guint n_moves)
{
  return (CrumbDrawnBid) {
    .number = number,
    .n_seats = raid->scores.n_seats,
    .winner = raid->winner,
    .roll = raid->phase == CRUMB_RAID_AT_TIE ? raid->tied : raid->roll,
    .tied = raid->n_ties > 0,
    .ruled = n_moves,
  };
}

static gboolean
is_same_dice (const CrumbDice *one, const CrumbDice *other)
{
  CrumbDice a = crumb_dice_sorted (one), b = crumb_dice_sorted (other);

  return a.count == b.count && memcmp (a.dice, b.dice, a.count * sizeof a.dice[0]) == 0;
}

guint
crumb_game_entered_by (CrumbGame *game, guint n_moves, guint kinds, guint seat, const CrumbDice *dice)
{
  const guint ends = (1u << CRUMB_RAID_TAKE | 1u << CRUMB_RAID_LUCKY | 1u << CRUMB_RAID_ROUND) & ~kinds;

  g_return_val_if_fail (CRUMB_IS_GAME (game), CRUMB_NOT_ENTERED);

  for (guint i = n_moves; i > 0; i--)
    {
      const CrumbMove *move = crumb_game_get_move (game, i - 1);

      if ((kinds >> move->what & 1u) != 0 && move->seat == seat && (dice == NULL || is_same_dice (&move->dice, dice)))
        return i - 1;
      if ((ends >> move->what & 1u) != 0)
        break;
    }
  return CRUMB_NOT_ENTERED;
}
