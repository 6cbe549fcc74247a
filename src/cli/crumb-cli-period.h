/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* From one day to another, as options of commands say it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** CrumbCliPeriod: @from, @to: (nullable): the first and the last day as typed: "2026-03-01" */
typedef struct
{
  char *from;
  char *to;
} CrumbCliPeriod;

void crumb_cli_period_clear (CrumbCliPeriod *period);

/** The options “--from” and “--to”. */
#define CRUMB_CLI_PERIOD_OPTIONS(period)                                                                               \
  { "from", 0, 0, G_OPTION_ARG_STRING, &(period).from, N_ ("Only from that day on, as in 2026-03-01"), N_ ("DAY") },   \
  {                                                                                                                    \
    "to", 0, 0, G_OPTION_ARG_STRING, &(period).to, N_ ("Only up to that day"), N_ ("DAY")                              \
  }

/**
 * crumb_cli_period_read:
 * @begin: (out): where the first day begins, in microseconds since 1970, UTC; 0 when none was typed
 * @end: (out): where the day after the last one begins; 0 when none was typed
 *
 * Returns: FALSE with an error when what was typed is no day, or the last one is before the first
 */
gboolean crumb_cli_period_read (const CrumbCliPeriod *period, gint64 *begin, gint64 *end, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbCliPeriod, crumb_cli_period_clear)

G_END_DECLS
