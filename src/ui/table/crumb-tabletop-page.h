/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies on a table, to be looked at: a scoreboard, a replay, a ruling for the whole room. */

#pragma once

#include "crumb-place.h"
#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_TABLETOP_PAGE (crumb_tabletop_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTabletopPage, crumb_tabletop_page, CRUMB, TABLETOP_PAGE, CrumbGamePanel)

/** crumb_tabletop_page_new: It follows any game, or shows a past of one, as large as it has room; it scrolls. */
GtkWidget *crumb_tabletop_page_new (void);

/** crumb_tabletop_page_lay: As crumb_tabletop_lay() says. */
void crumb_tabletop_page_lay (CrumbTabletopPage *self, const CrumbPlace places[], guint n, const CrumbSaying *saying);

/** crumb_tabletop_page_get_said: (transfer none) (nullable): What it says now. */
const char *crumb_tabletop_page_get_said (CrumbTabletopPage *self);

/**
 * crumb_tabletop_page_show_large: For a ruling that is read across the table: its dice are larger than there.
 * @above: what is styled by the same room
 */
void crumb_tabletop_page_show_large (CrumbTabletopPage *self, GtkWidget *above);

G_END_DECLS
