/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is counted of one seat of one game. */

#include "crumb-sitting.h"

#include <string.h>

/* clang-format off */
const char *const crumb_figure_names[CRUMB_N_FIGURES + 1] = {
  "rounds", "hands", "cookies",
  "bonuses", "taken", "ties",
  "bids_1", "bids_1_won", "bids_1_expected",
  "bids_2", "bids_2_won", "bids_2_expected",
  "bids_3", "bids_3_won", "bids_3_expected",
  "bids_4", "bids_4_won", "bids_4_expected",
  "lucky_kept", "lucky_rerolled", "lucky_better",
  "lucky_worse", "lucky_pips", "lucky_weighed",
  "lucky_gained",
};
/* clang-format on */

/* Folds all standing moves again. */
static void
tally_moves (const CrumbGameKind *kind, CrumbJournal *journal, CrumbTally tallies[CRUMB_SEATS_MAX])
{
  g_autofree gpointer before = g_memdup2 (crumb_journal_get_start (journal), kind->state_size);
  g_autofree gpointer after = g_memdup2 (before, kind->state_size);

  for (guint i = 0; i < crumb_journal_get_n_moves (journal); i++)
    {
      const CrumbMove *move = crumb_journal_get_move (journal, i);
      CrumbRefusal refusal;
      gboolean taken = kind->apply (after, move, &refusal);

      g_return_if_fail (taken);
      kind->tally (before, move, after, tallies);
      memcpy (before, after, kind->state_size);
    }
}

static void
note_figures (const CrumbTally *tally, gint64 figures[CRUMB_N_FIGURES])
{
  figures[CRUMB_FIGURE_ROUNDS] = tally->rounds;
  figures[CRUMB_FIGURE_HANDS] = tally->hands;
  figures[CRUMB_FIGURE_COOKIES] = tally->cookies;
  figures[CRUMB_FIGURE_BONUSES] = tally->bonuses;
  figures[CRUMB_FIGURE_TAKEN] = tally->taken;
  figures[CRUMB_FIGURE_TIES] = tally->ties;
  for (guint n = 1; n <= CRUMB_TALLY_BIDS; n++)
    {
      const CrumbTallyBids *bids = &tally->bids[n % CRUMB_TALLY_BIDS];
      gint64 *three = &figures[CRUMB_FIGURE_BIDS + 3 * (n - 1)];

      three[0] = bids->bids;
      three[1] = bids->won;
      three[2] = (gint64) (bids->expected * CRUMB_FIGURE_BILLIONTHS + 0.5);
    }
  figures[CRUMB_FIGURE_LUCKY_KEPT] = tally->kept;
  figures[CRUMB_FIGURE_LUCKY_REROLLED] = tally->rerolled;
  figures[CRUMB_FIGURE_LUCKY_BETTER] = tally->better;
  figures[CRUMB_FIGURE_LUCKY_WORSE] = tally->worse;
  figures[CRUMB_FIGURE_LUCKY_PIPS] = tally->pips;
  figures[CRUMB_FIGURE_LUCKY_WEIGHED] = tally->weighed;
  figures[CRUMB_FIGURE_LUCKY_GAINED] = tally->gained;
}

void
crumb_sitting_count (const CrumbGameKind *kind, CrumbJournal *journal, CrumbSitting sittings[CRUMB_SEATS_MAX])
{
  CrumbTally tallies[CRUMB_SEATS_MAX] = { 0 };
  CrumbSeats winners = kind->winners (crumb_journal_get_state (journal));

  tally_moves (kind, journal, tallies);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      sittings[seat].won = crumb_seats_has (winners, seat);
      sittings[seat].best_round = tallies[seat].best_round;
      note_figures (&tallies[seat], sittings[seat].figures);
    }
}
