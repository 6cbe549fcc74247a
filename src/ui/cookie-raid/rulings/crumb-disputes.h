/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is settled without a game: disputed bids and hands, and the people. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/dispute.h"

G_BEGIN_DECLS

/** Bids and hands. */
#define CRUMB_DISPUTES 2

/** CrumbDisputant: A #CrumbSeat of which a step has a plain copy: its strings are interned. */
typedef struct
{
  const char *name;
  const char *told;
  CrumbColour colour;
} CrumbDisputant;

/**
 * CrumbDisputes:
 * @disputes: by their kind: between the same seats, under the same rules
 * @people: who sits there; there is somebody for every place
 */
typedef struct
{
  CrumbDispute disputes[CRUMB_DISPUTES];
  CrumbDisputant people[CRUMB_SEATS_MAX];
} CrumbDisputes;

/** crumb_disputes_start: Two strangers, the usual rules, and no dice. */
CrumbDisputes crumb_disputes_start (void);

/** crumb_disputes_get_names: (transfer none): What each seat is called. */
void crumb_disputes_get_names (const CrumbDisputes *self, const char *names[CRUMB_SEATS_MAX]);

/** crumb_disputes_rename: Another name, as it was typed. FALSE when it is none, or what the seat is called already. */
gboolean crumb_disputes_rename (CrumbDisputes *self, guint seat, const char *typed);

gboolean crumb_disputes_add_seat (CrumbDisputes *self);
gboolean crumb_disputes_remove_seat (CrumbDisputes *self, guint seat);

/** crumb_disputes_set_rules: Other rules for both disputes. FALSE when they are the same. */
gboolean crumb_disputes_set_rules (CrumbDisputes *self, const CrumbHouseRules *rules);

/** crumb_disputes_is_empty: Whether no dice have been entered, for bids or hands. */
gboolean crumb_disputes_is_empty (const CrumbDisputes *self);

/** crumb_disputes_sit_down: The people and the rules of @game, which is one of Cookie Raid, and no dice yet. */
void crumb_disputes_sit_down (CrumbDisputes *self, CrumbGame *game);

/** crumb_disputes_open: A dispute of @game, between its people. */
void crumb_disputes_open (CrumbDisputes *self, CrumbGame *game, const CrumbDispute *dispute);

G_END_DECLS
