/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat on the scoreboard. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cookie-raid/raid.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SEAT_CARD (crumb_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSeatCard, crumb_seat_card, CRUMB, SEAT_CARD, AdwBin)

/** crumb_seat_card_show: How @seat, where @player sits, stands in @raid. */
void crumb_seat_card_show (CrumbSeatCard *self, const CrumbSeat *player, const CrumbRaid *raid, guint seat);

/** crumb_seat_card_show_hand: @hand: (nullable): the hand as it lies open on the table; NULL hides it. */
void crumb_seat_card_show_hand (CrumbSeatCard *self, const CrumbDice *hand);

/**
 * crumb_seat_card_set_room:
 * @compact: whether there is none for more than name and cookies
 * @narrow: whether they have to stand one below the other
 */
void crumb_seat_card_set_room (CrumbSeatCard *self, gboolean compact, gboolean narrow);

G_END_DECLS
