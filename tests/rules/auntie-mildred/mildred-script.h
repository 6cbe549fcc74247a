/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Auntie Mildred's list as text, so that a test is a row of a table. */

#pragma once

#include "rules/auntie-mildred/mildred.h"

#include <glib.h>

/**
 * mildred_script_parse:
 * @text: one move as game files name it, with its seat, its dice and its amount: `indulge 0 44422 =21`, `pass 1`;
 *   a ~ at the end means that it is still being entered
 */
CrumbMove mildred_script_parse (const char *text);

/** mildred_script_fold: The game that these moves make, separated by commas, all of which have to be taken. */
CrumbMildred mildred_script_fold (const char *rules, const char *script);

/** mildred_script_format: (transfer full): The text of some moves, for the message of a test that failed. */
char *mildred_script_format (const CrumbMove moves[], gsize n);

/**
 * mildred_script_describe: (transfer full):
 *
 * Totals, whose turn, phase, and what each has: `0-5 0action | p123 u2 P3 D1 L12* g21:44422 v1 b2 | p??????`. P and D
 * are the slots of PRANK and DODGE with a die; L, I, C and K the sets, with a * where they are used; a black die at 1
 * is not told.
 */
char *mildred_script_describe (const CrumbMildred *game);
