/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Draws one row of the log: a bid is its number, who won, the dice of all, and the die that was taken. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-log-item.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RAID_LOG_ROW (crumb_raid_log_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRaidLogRow, crumb_raid_log_row, CRUMB, RAID_LOG_ROW, AdwBin)

/*
 * Property `item` (#CrumbRaidLogItem, nullable), notified on change only.
 */

G_END_DECLS
