/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The words of a countdown for a bid. No widgets. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

/** What is said. */
typedef enum
{
  CRUMB_COUNT_WAIT, /**< how many seconds are left to think */
  CRUMB_COUNT_CALL, /**< "1", "2", "3" */
  CRUMB_COUNT_GO,   /**< "Go!" */
  CRUMB_COUNT_DONE, /**< nothing any more */
} CrumbCountStep;

/** CrumbCount: @number: the seconds that are left, or the number that is called. */
typedef struct
{
  CrumbCountStep step;
  guint number;
} CrumbCount;

/** crumb_count_at: The step of a countdown of @seconds, @elapsed microseconds after it began. */
CrumbCount crumb_count_at (guint seconds, gint64 elapsed);

/** crumb_count_words: (transfer full): The text of it. */
char *crumb_count_words (CrumbCount count);

/** crumb_count_fits: Whether a bid lies ahead that can be counted down to: nothing of it has been entered. */
gboolean crumb_count_fits (const CrumbRaid *raid);
