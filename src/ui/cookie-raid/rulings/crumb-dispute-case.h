/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A dispute as the frame shows it. No widgets. */

#pragma once

#include "crumb-disputes.h"
#include "ui/table/crumb-case.h"

G_BEGIN_DECLS

/**
 * crumb_dispute_case_new: (transfer full): Those of @kind are looked at.
 * @colour: of the next dice, where colors count; 0 for none
 */
CrumbCase *crumb_dispute_case_new (const CrumbDisputes *disputes, CrumbDisputeKind kind, guint colour);

/** crumb_dispute_shown_roll: The roll whose dice stand in the place of @seat: the last that it has dice in. */
guint crumb_dispute_shown_roll (const CrumbDispute *dispute, guint seat);

G_END_DECLS
