/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Looks for damage where lists and statistics read too many rows to look at the seal of each. */

#pragma once

#include "crumb-store.h"

G_BEGIN_DECLS

/**
 * crumb_list_check: Looks whether all that lists are filtered by, and statistics are added up from, is what was saved;
 * notices damage if not.
 * @player: (nullable): key of the only player whose statistics matter; NULL: all lists
 */
gboolean crumb_list_check (CrumbStore *store, const char *player, GError **error);

/**
 * crumb_list_check_missing: Looks whether a row is missing that lists and statistics would have, as crumb_list_check()
 * also does: under 0.1 s with 100,000 games. Notices damage if so.
 */
gboolean crumb_list_check_missing (CrumbStore *store, GError **error);

/**
 * crumb_list_check_later: As crumb_list_check(), in a thread: some 0.6 s with 100,000 games. What can't be read is left
 * for whoever reads it. Nothing happens while all lists are already being looked at.
 */
void crumb_list_check_later (CrumbStore *store, const char *player);

G_END_DECLS
