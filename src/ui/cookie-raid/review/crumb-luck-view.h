/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How lucky everybody was: what was won against the exact chances, and each contested bid with its odds. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_LUCK_VIEW (crumb_luck_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLuckView, crumb_luck_view, CRUMB, LUCK_VIEW, CrumbRaidPanel)

GtkWidget *crumb_luck_view_new (void);

G_END_DECLS
