/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves as one line of text, so that a test is a row of a table. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

/**
 * MoveScript:
 * @letters: one for each move of a game, in their order
 * @amounts: the moves that have an amount and no dice, a bit each
 * @asked: the amount of dice that are still being entered and end with a *, where there are such
 */
typedef struct
{
  const char *letters;
  guint32 amounts;
  gint16 asked;
} MoveScript;

/**
 * move_script_parse:
 * @text: moves separated by blanks. A move is the seat if it has one, a letter, and its dice or its amount; a ~ at the
 *   end means that it is still being entered
 *
 * Returns: (transfer full) (element-type CrumbMove)
 */
GArray *move_script_parse (const MoveScript *script, const char *text);

/** move_script_fold: Makes all these moves, which have to be taken, in @state. */
void move_script_fold (const CrumbGameKind *kind, gpointer state, GArray *moves, const char *text);

/** move_script_format: (transfer full): The text of some moves, for the message of a test that failed. */
char *move_script_format (const MoveScript *script, const CrumbMove moves[], gsize n);
