/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the scoreboard for the whole room shows of Cubbage besides totals: what was laid or counted last. */

#pragma once

#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_LARGE_DEAL (crumb_large_deal_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLargeDeal, crumb_large_deal, CRUMB, LARGE_DEAL, CrumbGamePanel)

GtkWidget *crumb_large_deal_new (void);

G_END_DECLS
