/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Cubbage as one line of text, so that a test is a row of a table. */

#pragma once

#include "rules/cubbage/cubbage.h"

#include <glib.h>

/**
 * cubbage_script_parse:
 * @script: moves separated by blanks. A move is the seat if it has one, a letter, and its dice or its amount; a ~
 *   at the end means that it is still being entered.
 *
 *   0f has the first crib · 0r122456 rolls · 0c56 to the crib · 0l3 lays · 1t4 is thrown · 0g go · s5 starter ·
 *   d34 crib dice · 0m12 claims · 0p25 plain points · e end · ! overrule · x181 plays on
 *
 * Returns: (transfer full) (element-type CrumbMove)
 */
GArray *cubbage_script_parse (const char *script);

/** cubbage_script_fold: The game that these moves make, all of which have to be taken. */
CrumbCubbage cubbage_script_fold (const char *rules, const char *script);

/** cubbage_script_format: (transfer full): The text of some moves, for the message of a test that failed. */
char *cubbage_script_format (const CrumbMove moves[], gsize n);

/**
 * cubbage_script_describe: (transfer full):
 *
 * What there is and what is expected: `3-0 0l12` are the points of both seats, and that seat 0 lays at 12; `+4` behind
 * it is a held 4; `3-121 over 1` that seat 1 has won, `early` that the table stopped.
 */
char *cubbage_script_describe (const CrumbCubbage *game);
