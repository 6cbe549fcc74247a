/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in any period and by any rules, and who was ahead of whom. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LEADERBOARD_PAGE (crumb_leaderboard_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLeaderboardPage, crumb_leaderboard_page, CRUMB, LEADERBOARD_PAGE, AdwNavigationPage)

/*
 * A player opens head to head, and there another one a page about the two, by `history.rivals`
 * (ams: what is chosen here, with both of them, as crumb_filter_values_new() has it).
 */

/** crumb_leaderboard_page_new: @settings: (nullable): where rules are saved by name */
AdwNavigationPage *crumb_leaderboard_page_new (CrumbStore *store, GSettings *settings);

G_END_DECLS
