/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All deals of a game, one below the other: each play die by die, and every combination that was counted. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_DEALS_VIEW (crumb_deals_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDealsView, crumb_deals_view, CRUMB, DEALS_VIEW, CrumbGamePanel)

GtkWidget *crumb_deals_view_new (void);

/** crumb_deals_view_new_deal: One deal by itself, counted from 0, with where its points came from. */
GtkWidget *crumb_deals_view_new_deal (CrumbGame *game, guint deal);

G_END_DECLS
