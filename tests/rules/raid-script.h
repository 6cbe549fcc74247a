/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Cookie Raid as one line of text, so that a test is a row of a table. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

/**
 * raid_script_parse:
 * @script: moves separated by blanks. A move is the seat if it has one, a letter, and its dice or its amount; a ~
 *   at the end means that dice are still being entered, a * that the table is asked about the hand.
 *
 *   p665 plate · 0b511 bid · 0r44 re-roll · 0w winner · 0t6 take · 0l keeps the lucky last, 0l4 re-rolls it ·
 *   v reveal · 0h6654 hand · 0c12 cookies · 0o6 roll-off · n next round · e end · ! overrule ·
 *   2j12 joins with cookies, 0j0 comes back · 0q leaves · s312 sit · x80 plays on · g80 is the target · u7 ends after rounds
 *
 * Returns: (transfer full) (element-type CrumbMove)
 */
GArray *raid_script_parse (const char *script);

/** raid_script_fold: The game that these moves make, all of which have to be taken; seat 0 is first. */
CrumbRaid raid_script_fold (const char *rules, unsigned seats, const char *script);

/** raid_script_format: (transfer full): The text of some moves, for the message of a test that failed. */
char *raid_script_format (const CrumbMove moves[], gsize n);
