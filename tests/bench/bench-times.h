/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How long something takes: the median of some runs. */

#pragma once

#include <glib.h>
#include <stdlib.h>
#include <time.h>

#define N_RUNS 5

/* A figure that is measured once. */
typedef double (*Measure) (gconstpointer data);

static inline int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Sorts them. */
static inline double
median_of (double figures[], gsize n)
{
  qsort (figures, n, sizeof figures[0], compare_doubles);
  return figures[n / 2];
}

/* CPU time of this process in microseconds, so that other load does not count. */
static inline double
now (void)
{
  return (double) clock () * 1e6 / CLOCKS_PER_SEC;
}

static inline double
median (Measure measure, gconstpointer data)
{
  double runs[N_RUNS];

  for (unsigned i = 0; i < N_RUNS; i++)
    runs[i] = measure (data);
  return median_of (runs, N_RUNS);
}
