/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one correction did to one move, for a review to show. */

#pragma once

#include "rules/move.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbChange:
 * @move: which standing move it is about, counted from 0; of a struck one the move that comes next now, or the
 *   number of moves
 * @old: (nullable): what was there before; NULL when a move was put in
 * @now: (nullable): what was put there; NULL when it was struck
 * @why: (nullable): the reason that the table gave
 * @at: when, in microseconds since 1970, UTC
 * @entry: the entry that says so, counted from 0
 *
 * The pointers are valid until the game changes.
 */
typedef struct
{
  guint move;
  const CrumbMove *old;
  const CrumbMove *now;
  const char *why;
  gint64 at;
  guint entry;
} CrumbChange;

G_END_DECLS
