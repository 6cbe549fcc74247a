/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The hands of a round while they are being revealed. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_REVEAL_PANEL (crumb_reveal_panel_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRevealPanel, crumb_reveal_panel, CRUMB, REVEAL_PANEL, CrumbRaidPanel)

/* Construct property `past` (boolean): the hands are those of long ago, so that no place waits for a die. */

GtkWidget *crumb_reveal_panel_new (void);

G_END_DECLS
