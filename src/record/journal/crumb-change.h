/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one correction did to one move, for reviews. */

#pragma once

#include "rules/move.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbChange:
 * @move: the index of the standing move, from 0; for a struck one that of the move now in its place, or the number of
 *   moves
 * @old: (nullable): the move before; NULL for an inserted one
 * @now: (nullable): the move after; NULL for a struck one
 * @why: (nullable): the table's reason
 * @at: when, in microseconds since 1970, UTC
 * @entry: the index of the correcting entry, from 0
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
