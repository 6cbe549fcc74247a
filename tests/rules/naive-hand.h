/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hands scored a second time, by writing each of them as a word and putting the words in alphabetical order. */

#pragma once

#include "rules/cookie-raid/hand.h"

/** naive_hands_score: All of #CrumbReveal but `flush`, and `deciding` where the hands are not equal. */
CrumbReveal naive_hands_score (const CrumbHouseRules *rules, const CrumbDice hands[], unsigned seats,
                               unsigned rolled_off);
