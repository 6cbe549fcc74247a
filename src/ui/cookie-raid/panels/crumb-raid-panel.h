/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of all panels that show a game of Cookie Raid. */

#pragma once

#include "crumb-raid-of.h"
#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RAID_PANEL (crumb_raid_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (CrumbRaidPanel, crumb_raid_panel, CRUMB, RAID_PANEL, CrumbGamePanel)

/**
 * CrumbRaidPanelClass:
 * @update: shows what @raid is now; NULL when there is no game, or it is one of another kind
 */
struct _CrumbRaidPanelClass
{
  CrumbGamePanelClass parent_class;

  void (*update) (CrumbGamePanel *self, const CrumbRaid *raid);
};

/** crumb_raid_panel_get_raid: (transfer none) (nullable): What is shown. */
const CrumbRaid *crumb_raid_panel_get_raid (CrumbGamePanel *self);

G_END_DECLS
