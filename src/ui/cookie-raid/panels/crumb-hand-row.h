/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's part of a round: the hand, the cookies for it, the total before and after. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cookie-raid/hand.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_HAND_ROW (crumb_hand_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbHandRow, crumb_hand_row, CRUMB, HAND_ROW, GtkBox)

void crumb_hand_row_set_seat (CrumbHandRow *self, const CrumbSeat *seat);

/** crumb_hand_row_set_hand: As crumb_hand_view_set_hand(); no place at all is drawn for an empty hand. */
void crumb_hand_row_set_hand (CrumbHandRow *self, const CrumbHouseRules *rules, const CrumbDice *hand, guint slots);

/** crumb_hand_row_set_roll: Shows the roll for the bonus beside the hand, and its empty places. */
void crumb_hand_row_set_roll (CrumbHandRow *self, const CrumbDice *roll, guint slots);

/** crumb_hand_row_set_cookies: Shows the cookies of the round, bonus included; less than 0: not known yet. */
void crumb_hand_row_set_cookies (CrumbHandRow *self, int cookies);

/** crumb_hand_row_set_bonus: Shows how many of them are for the best set; 0: none. */
void crumb_hand_row_set_bonus (CrumbHandRow *self, int bonus);

/** crumb_hand_row_set_totals: Shows the total before the round and after it. */
void crumb_hand_row_set_totals (CrumbHandRow *self, int before, int after);

/** crumb_hand_row_set_current: Whether this is what is being entered. */
void crumb_hand_row_set_current (CrumbHandRow *self, gboolean current);

/** crumb_hand_row_set_doubted: Whether this hand can't be honest. */
void crumb_hand_row_set_doubted (CrumbHandRow *self, gboolean doubted);

/** crumb_hand_row_set_faces: (nullable): The faces that the hand takes, as crumb_words_faces() says them. */
void crumb_hand_row_set_faces (CrumbHandRow *self, const char *faces);

/** crumb_hand_row_set_note: (nullable): What else there is to say of the hand. */
void crumb_hand_row_set_note (CrumbHandRow *self, const char *note);

G_END_DECLS
