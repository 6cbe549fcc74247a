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
 * (ssmsmsmsms: the keys of both, the word for the kind, and the rules, first and last day that were chosen here).
 */

AdwNavigationPage *crumb_leaderboard_page_new (CrumbStore *store);

G_END_DECLS
