/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The ruling on a bid: who wins, why, and the dice that show it. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RULING_PANEL (crumb_ruling_panel_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulingPanel, crumb_ruling_panel, CRUMB, RULING_PANEL, CrumbRaidPanel)

/*
 * Construct property `past` (boolean): the bid is one of long ago. It is not announced, and does not lead to Rulings.
 * Construct property `brief` (boolean): only the last roll is shown, not the ties before it.
 */

GtkWidget *crumb_ruling_panel_new (void);

G_END_DECLS
