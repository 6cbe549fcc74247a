/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the scoreboard for the whole room shows of Cookie Raid besides totals: the plate and the last ruling. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_LARGE_DETAIL (crumb_large_detail_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLargeDetail, crumb_large_detail, CRUMB, LARGE_DETAIL, CrumbRaidPanel)

GtkWidget *crumb_large_detail_new (void);

G_END_DECLS
