/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Counting a second time, straight from the sentences of the rules: every set of dice is looked at. */

#pragma once

#include "rules/cubbage/count.h"

/** naive_count_hand: What up to five dice are worth in a hand. */
unsigned naive_count_hand (const unsigned dice[], unsigned n);

/** naive_count_die: What the last of these dice scores in the play, without the point for the last die. */
unsigned naive_count_die (unsigned run, const unsigned dice[], unsigned n);
