/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game to be looked back at: its chart, its rounds and bids, a replay, and how lucky everybody was. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_REVIEW_PAGE (crumb_review_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbReviewPage, crumb_review_page, CRUMB, REVIEW_PAGE, AdwNavigationPage)

/*
 * Construct property `game` (#CrumbGame). The page follows the game.
 *
 * Actions: `review.replay` (u) shows the table as it was after so many moves.
 */

AdwNavigationPage *crumb_review_page_new (CrumbGame *game);

CrumbGame *crumb_review_page_get_game (CrumbReviewPage *self);

G_END_DECLS
