/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Counts the figures of each seat of one game. */

#include "crumb-sitting.h"

#include <string.h>

static void
count_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  gpointer *data = user_data;

  ((const CrumbGameKind *) data[0])->count (before, move, after, data[1]);
}

/* Folds the standing moves again, since figures are not part of the state. */
void
crumb_figures_count (const CrumbGameKind *kind, CrumbJournal *journal, guint n_moves,
                     CrumbFigures figures[CRUMB_SEATS_MAX])
{
  if (kind->count != NULL)
    crumb_journal_walk (journal, n_moves, count_step, (gpointer[]) { (gpointer) kind, figures });
}

static void
count_rounds (const CrumbScores *scores, guint n_rounds, guint seat, CrumbSitting *sitting)
{
  for (guint round = 0; round < n_rounds; round++)
    if (crumb_seats_has (scores->round_seats[round], seat))
      {
        int points = scores->points[round][seat];

        sitting->rounds++;
        sitting->points += points;
        sitting->best_round = MAX (sitting->best_round, points);
      }
}

/* Those who play a round are compared after it. */
static void
count_behind (const CrumbScores *scores, guint n_rounds, CrumbSitting sittings[CRUMB_SEATS_MAX])
{
  int totals[CRUMB_SEATS_MAX];

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    totals[seat] = scores->brought[seat];
  for (guint round = 0; round < n_rounds; round++)
    {
      int most = G_MININT;

      for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        if (crumb_seats_has (scores->round_seats[round], seat))
          {
            totals[seat] += scores->points[round][seat];
            most = MAX (most, totals[seat]);
          }
      for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
        if (crumb_seats_has (scores->round_seats[round], seat))
          sittings[seat].behind = MAX (sittings[seat].behind, most - totals[seat]);
    }
}

void
crumb_sitting_count_rounds (const CrumbScores *scores, guint n_rounds, CrumbSitting sittings[CRUMB_SEATS_MAX])
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      sittings[seat] = (CrumbSitting) {
        .won = crumb_seats_has (scores->winners, seat),
        .drawn = crumb_seats_has (scores->drawn, seat),
      };
      count_rounds (scores, n_rounds, seat, &sittings[seat]);
    }
  count_behind (scores, n_rounds, sittings);
}

void
crumb_sitting_count (const CrumbGameKind *kind, CrumbJournal *journal, CrumbSitting sittings[CRUMB_SEATS_MAX])
{
  const CrumbScores *scores = crumb_scores_of (crumb_journal_get_state (journal));
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };

  crumb_figures_count (kind, journal, crumb_journal_get_n_moves (journal), figures);
  crumb_sitting_count_rounds (scores, scores->n_rounds, sittings);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    memcpy (sittings[seat].figures, figures[seat], sizeof figures[seat]);
}

void
crumb_figures_join (const CrumbGameKind *kind, CrumbFigures into, const CrumbFigures from)
{
  for (guint i = 0; i < kind->n_figures; i++)
    into[i] = kind->figures[i].join == CRUMB_FIGURE_MAX ? MAX (into[i], from[i]) : into[i] + from[i];
}

void
crumb_sitting_join (const CrumbGameKind *kind, CrumbSitting *into, const CrumbSitting *other)
{
  into->won |= other->won;
  into->drawn |= other->drawn;
  into->rounds += other->rounds;
  into->points += other->points;
  into->best_round = MAX (into->best_round, other->best_round);
  into->behind = MAX (into->behind, other->behind);
  crumb_figures_join (kind, into->figures, other->figures);
}

char *
crumb_figures_pack (const CrumbGameKind *kind, const CrumbFigures figures)
{
  GString *text = g_string_new (NULL);
  guint n = kind->n_figures;

  while (n > 0 && figures[n - 1] == 0)
    n--;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i > 0 ? " " : "", figures[i]);
  return g_string_free_and_steal (text);
}

void
crumb_figures_unpack (const CrumbGameKind *kind, const char *text, CrumbFigures figures)
{
  for (guint i = 0; i < kind->n_figures; i++)
    {
      char *end;

      figures[i] = g_ascii_strtoll (text, &end, 10);
      text = end;
    }
}
