/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Cookie Raid as it was, step by step: nothing can be entered there. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RAID_REPLAY (crumb_raid_replay_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRaidReplay, crumb_raid_replay, CRUMB, RAID_REPLAY, CrumbRaidPanel)

GtkWidget *crumb_raid_replay_new (void);

/** crumb_raid_replay_step: What a move is to a replay, as #CrumbGameUi asks for it. */
unsigned crumb_raid_replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told);

G_END_DECLS
