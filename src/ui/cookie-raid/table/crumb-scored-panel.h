/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A round that has been scored: what each hand brought, and where everybody is now. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_SCORED_PANEL (crumb_scored_panel_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScoredPanel, crumb_scored_panel, CRUMB, SCORED_PANEL, CrumbRaidPanel)

GtkWidget *crumb_scored_panel_new (void);

G_END_DECLS
