/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where names and marks of a chart go, so that none hides another. No widgets. */

#include "crumb-chart-layout.h"

/** Names that touch each other: how many, and the sum of where the first would be if each were where it wants to be. */
typedef struct
{
  float sum;
  guint n;
} Block;

static void
sort (const float values[], guint n, guint order[])
{
  for (guint i = 0; i < n; i++)
    {
      guint at = i;

      for (; at > 0 && values[order[at - 1]] > values[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

void
crumb_chart_layout_names (const float wanted[], guint n, float height, float top, float bottom, float placed[])
{
  guint order[CRUMB_SEATS_MAX];
  Block blocks[CRUMB_SEATS_MAX] = { 0 };
  guint n_blocks = 0;
  guint done = 0;
  float first = top + height / 2;
  float last = MAX (bottom - height * ((float) n - 0.5f), first);

  g_return_if_fail (n <= CRUMB_SEATS_MAX);

  sort (wanted, n, order);
  for (guint i = 0; i < n; i++)
    {
      Block block = { wanted[order[i]] - height * (float) i, 1 };

      while (n_blocks > 0 && blocks[n_blocks - 1].sum * (float) block.n > block.sum * (float) blocks[n_blocks - 1].n)
        {
          n_blocks--;
          block.sum += blocks[n_blocks].sum;
          block.n += blocks[n_blocks].n;
        }
      blocks[n_blocks++] = block;
    }

  for (guint i = 0; i < n_blocks; i++)
    for (guint j = 0; j < blocks[i].n; j++, done++)
      placed[order[done]] = CLAMP (blocks[i].sum / (float) blocks[i].n, first, last) + height * (float) done;
}

guint
crumb_chart_layout_marks (const float heights[], guint n, float size, float shifts[])
{
  guint order[CRUMB_SEATS_MAX];
  guint most = 0;
  guint from = 0;

  g_return_val_if_fail (n <= CRUMB_SEATS_MAX, 0);

  sort (heights, n, order);
  for (guint to = 1; to <= n; to++)
    {
      if (to < n && heights[order[to]] - heights[order[to - 1]] < size)
        continue;
      for (guint i = from; i < to; i++)
        shifts[order[i]] = ((float) (i - from) - (float) (to - from - 1) / 2) * size;
      most = MAX (most, to - from);
      from = to;
    }
  return most;
}
