/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A dispute as the frame shows it. No widgets. */

#pragma once

#include "crumb-rulings.h"
#include "ui/table/crumb-case.h"

G_BEGIN_DECLS

/**
 * crumb_dispute_case_new: (transfer full): What is looked at in @rulings.
 * @colour: of the next dice, where colors count; 0 for none
 */
CrumbCase *crumb_dispute_case_new (CrumbRulings *rulings, guint colour);

/** crumb_dispute_shown_roll: The roll whose dice stand in the place of @seat: the last that it has dice in. */
guint crumb_dispute_shown_roll (const CrumbDispute *dispute, guint seat);

G_END_DECLS
