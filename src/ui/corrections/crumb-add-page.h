/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks what was forgotten: a move, or a whole round of a paper sheet. */

#pragma once

#include "ui/people/crumb-game-ui.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_ADD_PAGE (crumb_add_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAddPage, crumb_add_page, CRUMB, ADD_PAGE, AdwNavigationPage)

/**
 * crumb_add_page_new:
 * @at: (nullable): the state in which a move is added; NULL for no move at all
 * @round_at: the state in which a round is added
 *
 * Lists what @ui can add. Its rows activate `correction.add-move` (u: the kind of move) and `correction.add-round`.
 */
AdwNavigationPage *crumb_add_page_new (const CrumbGameUi *ui, gconstpointer at, gconstpointer round_at);

G_END_DECLS
