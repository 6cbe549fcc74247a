/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whether a hand that is being entered in a game can be honest. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/honesty.h"

G_BEGIN_DECLS

/**
 * crumb_honest_hand_check:
 * @move: what is about to be played
 * @honesty: (out): what its seat did in this round, when the hand is not honest
 *
 * What gives away the hand that the move would close. Nothing does where it closes none, where the rules refuse it
 * anyway, and where the table already insists on it.
 */
CrumbHonestyVerdict crumb_honest_hand_check (CrumbGame *game, const CrumbMove *move, CrumbHonesty *honesty);

G_END_DECLS
