/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The log of a game of Cookie Raid: a row for each bid, grouped by round, the newest on top. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RAID_LOG (crumb_raid_log_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRaidLog, crumb_raid_log, CRUMB, RAID_LOG, CrumbRaidPanel)

/* A row activates `win.look-at` (u: after how many moves it was settled). */
GtkWidget *crumb_raid_log_new (void);

G_END_DECLS
