/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures how long a game of any kind takes to be folded. */

#pragma once

#include "bench-times.h"

#include "rules/game-kind.h"

typedef struct
{
  const CrumbGameKind *kind;
  const char *rules;
  unsigned seats;
  unsigned rounds;
  GArray *moves; /* CrumbMove */
} BenchFold;

/* Milliseconds, with what each move adds to the statistics if @count. */
static inline double
bench_fold (const BenchFold *fold, gboolean count)
{
  g_autofree void *state = g_malloc0 (fold->kind->state_size);
  g_autofree void *before = g_malloc0 (fold->kind->state_size);
  double from = now ();

  for (unsigned i = 0; i < fold->rounds; i++)
    {
      CrumbFigures figures[CRUMB_SEATS_MAX] = { { 0 } };
      CrumbRefusal refusal;

      crumb_game_kind_start (fold->kind, state, fold->rules, fold->seats, 0);
      for (unsigned n = 0; n < fold->moves->len; n++)
        {
          const CrumbMove *move = &g_array_index (fold->moves, CrumbMove, n);

          if (count)
            memcpy (before, state, fold->kind->state_size);
          if (!fold->kind->apply (state, move, &refusal))
            g_error ("A move that was taken is refused");
          if (count)
            fold->kind->count (before, move, state, figures);
        }
    }
  return (now () - from) / fold->rounds / 1000;
}

static inline double
measure_folding (gconstpointer data)
{
  return bench_fold (data, FALSE);
}

static inline double
measure_counting (gconstpointer data)
{
  return bench_fold (data, TRUE);
}
