/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of all panels that show a game of Cookie Raid. */

#include "crumb-raid-panel.h"

G_DEFINE_ABSTRACT_TYPE (CrumbRaidPanel, crumb_raid_panel, CRUMB_TYPE_GAME_PANEL)

static void
crumb_raid_panel_update (CrumbGamePanel *panel, gconstpointer state)
{
  CRUMB_RAID_PANEL_GET_CLASS (panel)->update (panel, state);
}

static void
crumb_raid_panel_class_init (CrumbRaidPanelClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cookie_raid;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_raid_panel_update;
}

static void
crumb_raid_panel_init (CrumbRaidPanel *self)
{
}

const CrumbRaid *
crumb_raid_panel_get_raid (CrumbGamePanel *self)
{
  g_return_val_if_fail (CRUMB_IS_RAID_PANEL (self), NULL);

  return crumb_game_panel_get_state (self);
}
