/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Disputes settled without a game: bids or hands, the people, and a history to undo. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/dispute.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RULINGS (crumb_rulings_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulings, crumb_rulings, CRUMB, RULINGS, GObject)

/*
 * Bids and hands are two disputes between the same seats under the same rules; one of them is looked at. Signal
 * `changed`: anything is another one. Every change of what was entered, of seats, names or rules can be undone.
 */

CrumbDisputeKind crumb_rulings_get_kind (CrumbRulings *self);
void crumb_rulings_set_kind (CrumbRulings *self, CrumbDisputeKind kind);

/** crumb_rulings_get_dispute: (transfer none): What is looked at; valid until `changed`. */
const CrumbDispute *crumb_rulings_get_dispute (CrumbRulings *self);

/** crumb_rulings_change: Makes @dispute, a changed copy of what is looked at, what is looked at. */
void crumb_rulings_change (CrumbRulings *self, const CrumbDispute *dispute);

/** crumb_rulings_pick: Picks a die to be changed, which is no step to undo. False when there is no such die. */
gboolean crumb_rulings_pick (CrumbRulings *self, guint roll, guint seat, guint die);

/** crumb_rulings_let_go: Leaves the picked die as it is. False when none was picked. */
gboolean crumb_rulings_let_go (CrumbRulings *self);

/** crumb_rulings_clear: Takes away all dice of what is looked at. */
void crumb_rulings_clear (CrumbRulings *self);

/** crumb_rulings_get_seat: (transfer none): Who sits there; valid until `changed`. */
const CrumbSeat *crumb_rulings_get_seat (CrumbRulings *self, guint seat);

/** crumb_rulings_get_names: (transfer none): What each seat is called; valid until `changed`. */
void crumb_rulings_get_names (CrumbRulings *self, const char *names[CRUMB_SEATS_MAX]);

/** crumb_rulings_rename: Another name, as it was typed. FALSE when it is none, or what the seat is called already. */
gboolean crumb_rulings_rename (CrumbRulings *self, guint seat, const char *typed);

gboolean crumb_rulings_add_seat (CrumbRulings *self);
gboolean crumb_rulings_remove_seat (CrumbRulings *self, guint seat);

/** crumb_rulings_set_rules: Other rules for both disputes. */
void crumb_rulings_set_rules (CrumbRulings *self, const CrumbHouseRules *rules);

/** crumb_rulings_is_empty: Whether no dice have been entered, for bids or hands. */
gboolean crumb_rulings_is_empty (CrumbRulings *self);

/** crumb_rulings_sit_down: The people and the rules of @game, and no dice yet. */
void crumb_rulings_sit_down (CrumbRulings *self, CrumbGame *game);

/** crumb_rulings_open: A dispute of @game, between its people. */
void crumb_rulings_open (CrumbRulings *self, CrumbGame *game, const CrumbDispute *dispute);

gboolean crumb_rulings_get_can_undo (CrumbRulings *self);
gboolean crumb_rulings_get_can_redo (CrumbRulings *self);
void crumb_rulings_undo (CrumbRulings *self);
void crumb_rulings_redo (CrumbRulings *self);

G_END_DECLS
