/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at: how it ended, its chart, its rounds, and the tabs that the game adds. */

#pragma once

#include "ui/game/crumb-edits.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_REVIEW_PAGE (crumb_review_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbReviewPage, crumb_review_page, CRUMB, REVIEW_PAGE, AdwNavigationPage)

/*
 * Construct property `game` (#CrumbGame). The page follows the game.
 *
 * Actions: `review.view` (s: `rounds`, or a tab of the game) goes to a tab; `review.replay` (u) shows the table as it was
 * after so many moves; `review.correct-round` (u) lists the moves of that round, counted from 0; and those by which what is
 * shown opens its correction.
 */

/**
 * crumb_review_page_new:
 * @edits: (nullable): where changes can be undone; a read-only game needs none
 * @settings: (nullable): where rules are saved by name
 */
AdwNavigationPage *crumb_review_page_new (CrumbGame *game, CrumbEdits *edits, GSettings *settings);

CrumbGame *crumb_review_page_get_game (CrumbReviewPage *self);

G_END_DECLS
