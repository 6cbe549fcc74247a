/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Honesty judged a second time, by trying every possible play to see whether one ends in the hand. */

#pragma once

#include "rules/cookie-raid/honesty.h"

#include <glib.h>

/** All hands of dice with few sides, and what each becomes when a die comes or goes. */
typedef struct _NaiveHonesty NaiveHonesty;

NaiveHonesty *naive_honesty_new (unsigned sides, unsigned most_dice);

void naive_honesty_free (NaiveHonesty *naive);

/** naive_honesty_check: Whether some play with these deeds ends in @hand. */
bool naive_honesty_check (const NaiveHonesty *naive, const CrumbHonesty *honesty, const CrumbDice *hand);

/**
 * naive_honesty_format: (transfer full):
 *
 * What a seat did as one line: b and faces is a bid, u and a number a bid of at most so many dice, t and a face a
 * take, r and two digits a rest of so many bids of so many dice, ! a round that nothing can be told from.
 */
char *naive_honesty_format (const CrumbHonesty *honesty);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NaiveHonesty, naive_honesty_free)
