/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What each move of a game adds to the figures of the seats. */

#include "raid-figures.h"

#include "luck.h"
#include "raid-private.h"

/* clang-format off */
#define SUM(id) { id, CRUMB_FIGURE_SUM }
#define MAX(id) { id, CRUMB_FIGURE_MAX }
#define BIDS(size) SUM ("bids-" size), SUM ("bids-" size "-won"), SUM ("bids-" size "-expected")

const CrumbFigure crumb_raid_figures[CRUMB_RAID_N_FIGURES] = {
  SUM ("hands"), SUM ("bonuses"), SUM ("taken"), SUM ("ties"),
  BIDS ("1"), BIDS ("2"), BIDS ("3"), BIDS ("4"),
  SUM ("lucky-kept"), SUM ("lucky-rerolled"), SUM ("lucky-better"), SUM ("lucky-worse"), SUM ("lucky-pips"),
  SUM ("lucky-weighed"), SUM ("lucky-gained"), SUM ("bids-variance"), MAX ("rerolls"),
};
/* clang-format on */

static int64_t
in_billionths (double value)
{
  return (int64_t) (value * CRUMB_FIGURE_BILLIONTHS + 0.5);
}

static void
count_take (const CrumbRaid *before, unsigned taker, CrumbFigures figures[])
{
  CrumbLuck luck;

  figures[taker][CRUMB_RAID_FIGURE_TAKEN]++;
  if (figures[taker][CRUMB_RAID_FIGURE_REROLLS] < before->n_ties)
    figures[taker][CRUMB_RAID_FIGURE_REROLLS] = before->n_ties;
  if (!crumb_luck (before, &luck))
    return;

  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (luck.dice[seat] > 0)
      {
        int64_t *bids = &figures[seat][crumb_raid_figure_of_bids (luck.dice[seat])];
        double chance = crumb_fraction_value (luck.chances[seat]);

        bids[CRUMB_RAID_BIDS_MADE]++;
        bids[CRUMB_RAID_BIDS_WON] += seat == taker;
        bids[CRUMB_RAID_BIDS_EXPECTED] += in_billionths (chance);
        figures[seat][CRUMB_RAID_FIGURE_BIDS_VARIANCE] += in_billionths (chance * (1 - chance));
        figures[seat][CRUMB_RAID_FIGURE_TIES] += crumb_seats_has (before->reroll, seat);
      }
}

static void
count_lucky (const CrumbRaid *after, unsigned taker, int64_t *figures)
{
  int lay = after->lucky.face, shows = after->lucky_new.face;

  if (after->lucky_by != taker)
    {
      figures[CRUMB_RAID_FIGURE_LUCKY_KEPT]++;
      return;
    }

  figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED]++;
  if (lay == 0 || shows == 0)
    return;
  figures[CRUMB_RAID_FIGURE_LUCKY_BETTER] += shows > lay;
  figures[CRUMB_RAID_FIGURE_LUCKY_WORSE] += shows < lay;
  figures[CRUMB_RAID_FIGURE_LUCKY_PIPS] += shows - lay;
}

/* Scores the hands again with the last die as it lay. What a roll-off would have brought then, nobody knows. */
static void
weigh_lucky (const CrumbRaid *scored, CrumbFigures figures[])
{
  unsigned at = scored->scores.n_rounds - 1u;
  unsigned seat = scored->lucky_by;
  CrumbDice hands[CRUMB_SEATS_MAX];
  CrumbReveal reveal;

  if (seat == CRUMB_NO_SEAT || scored->lucky.face == 0 || scored->lucky_new.face == 0)
    return;

  for (unsigned other = 0; other < CRUMB_SEATS_MAX; other++)
    hands[other] = scored->hands[other];
  if (!crumb_dice_remove (&hands[seat], scored->lucky_new) || !crumb_dice_add (&hands[seat], scored->lucky))
    return;

  reveal = crumb_hands_score_of (&scored->rules, hands, scored->scores.round_seats[at], CRUMB_NO_SEAT);
  if (reveal.roll_off != 0)
    return;
  figures[seat][CRUMB_RAID_FIGURE_LUCKY_WEIGHED]++;
  figures[seat][CRUMB_RAID_FIGURE_LUCKY_GAINED] += scored->scores.points[at][seat] - reveal.seats[seat].cookies;
}

static void
count_round (const CrumbRaid *after, CrumbFigures figures[])
{
  const CrumbRaidRound *round = &after->rounds[after->scores.n_rounds - 1];

  if (!round->by_hands)
    return;
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      figures[seat][CRUMB_RAID_FIGURE_HANDS] +=
          crumb_seats_has (after->scores.round_seats[after->scores.n_rounds - 1], seat);
      figures[seat][CRUMB_RAID_FIGURE_BONUSES] += crumb_seats_has (round->bonus_to, seat);
    }
  weigh_lucky (after, figures);
}

void
crumb_raid_count (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after,
                  CrumbFigures figures[CRUMB_SEATS_MAX])
{
  if (move->what == CRUMB_RAID_TAKE)
    count_take (before, move->seat, figures);
  else if (move->what == CRUMB_RAID_LUCKY)
    count_lucky (after, move->seat, figures[move->seat]);
  if (after->scores.n_rounds > before->scores.n_rounds)
    count_round (after, figures);
}
