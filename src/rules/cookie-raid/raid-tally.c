/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What each move of a game adds to the statistics of the seats. */

#include "luck.h"
#include "raid-private.h"

/* How the dice of a bid are told apart. */
static CrumbTallyBids *
bids_of (CrumbTally *tally, unsigned dice)
{
  return &tally->bids[dice < CRUMB_TALLY_BIDS ? dice : 0];
}

static void
tally_take (const CrumbRaid *before, unsigned taker, CrumbTally tallies[])
{
  CrumbLuck luck;

  tallies[taker].taken++;
  if (!crumb_luck (before, &luck))
    return;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (luck.dice[seat] > 0)
      {
        CrumbTallyBids *bids = bids_of (&tallies[seat], luck.dice[seat]);

        bids->bids++;
        if (seat == taker)
          bids->won++;
        if (crumb_seats_has (before->reroll, seat))
          tallies[seat].ties++;
        bids->expected += crumb_fraction_value (luck.chances[seat]);
      }
}

static void
tally_lucky (const CrumbRaid *after, unsigned taker, CrumbTally *tally)
{
  int lay = after->lucky.face, shows = after->lucky_new.face;

  if (after->lucky_by != taker)
    {
      tally->kept++;
      return;
    }

  tally->rerolled++;
  if (lay == 0 || shows == 0)
    return;
  if (shows > lay)
    tally->better++;
  else if (shows < lay)
    tally->worse++;
  tally->pips += shows - lay;
}

/* Scores the hands again with the last die as it lay. What a roll-off would have brought then, nobody knows. */
static void
weigh_lucky (const CrumbRaid *scored, CrumbTally tallies[])
{
  const CrumbRaidRound *round = &scored->rounds[scored->n_rounds - 1];
  unsigned seat = scored->lucky_by;
  CrumbDice hands[CRUMB_SEATS_MAX];
  CrumbReveal reveal;

  if (seat == CRUMB_NO_SEAT || scored->lucky.face == 0 || scored->lucky_new.face == 0)
    return;

  for (unsigned other = 0; other < CRUMB_SEATS_MAX; other++)
    hands[other] = scored->hands[other];
  if (!crumb_dice_remove (&hands[seat], scored->lucky_new) || !crumb_dice_add (&hands[seat], scored->lucky))
    return;

  reveal = crumb_hands_score_of (&scored->rules, hands, round->seats, CRUMB_NO_SEAT);
  if (reveal.roll_off != 0)
    return;
  tallies[seat].weighed++;
  tallies[seat].gained += round->cookies[seat] - reveal.seats[seat].cookies;
}

static void
tally_round (const CrumbRaid *after, CrumbTally tallies[])
{
  const CrumbRaidRound *round = &after->rounds[after->n_rounds - 1];

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      CrumbTally *tally = &tallies[seat];

      if (!crumb_seats_has (round->seats, seat))
        continue;
      tally->rounds++;
      tally->cookies += round->cookies[seat];
      if (round->cookies[seat] > tally->best_round)
        tally->best_round = round->cookies[seat];
      if (round->by_hands)
        tally->hands++;
      if (crumb_seats_has (round->bonus_to, seat))
        tally->bonuses++;
    }
  if (round->by_hands)
    weigh_lucky (after, tallies);
}

void
crumb_raid_tally (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after,
                  CrumbTally tallies[CRUMB_SEATS_MAX])
{
  if (move->what == CRUMB_RAID_TAKE)
    tally_take (before, move->seat, tallies);
  else if (move->what == CRUMB_RAID_LUCKY)
    tally_lucky (after, move->seat, &tallies[move->seat]);
  if (after->n_rounds > before->n_rounds)
    tally_round (after, tallies);
}
