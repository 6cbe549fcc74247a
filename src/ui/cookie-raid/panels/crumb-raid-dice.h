/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Bids and hands as they lie in the place of a seat, in a game and in Rulings. */

#pragma once

#include "crumb-places.h"
#include "ui/table/crumb-place.h"

#include "rules/cookie-raid/raid.h"

G_BEGIN_DECLS

/** For how many dice of a bid a row keeps room. */
#define CRUMB_BID_SLOTS 3

/** crumb_place_add_ranked: A bid that was ruled on, in the order of comparison, with the die that decides. */
void crumb_place_add_ranked (CrumbPlace *place, const CrumbRollPlace *ranked);

/**
 * crumb_place_add_hand:
 * @complete: whether it is all in; before, any die may become part of a set
 * @doubted: whether it can't be
 *
 * A hand in sets, with what each scores.
 */
void crumb_place_add_hand (CrumbPlace *place, const CrumbHouseRules *rules, const CrumbDice *hand, gboolean complete,
                           gboolean doubted);

/** crumb_raid_words_for_worth: (transfer full): What a hand brings: "4 cookies", "4 + ★5 = 9". */
char *crumb_raid_words_for_worth (int cookies, int bonus);

/** crumb_raid_words_for_ties: (transfer full): "Tied before: 5-5; 3-1". */
char *crumb_raid_words_for_ties (const CrumbHouseRules *rules, guint n_seats, const CrumbRoll ties[], guint n_ties);

G_END_DECLS
