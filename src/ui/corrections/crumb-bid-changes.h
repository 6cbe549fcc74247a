/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which bids go to somebody else by a correction. No widgets. */

#pragma once

#include "record/store/crumb-correction.h"

G_BEGIN_DECLS

/**
 * crumb_bid_changes_list: (transfer full): One line for each bid that another seat wins with the correction, or that
 * is added: "Round 2: Bid 1 now goes to Sue."
 */
GStrv crumb_bid_changes_list (CrumbCorrection *correction, const char *const names[]);

G_END_DECLS
