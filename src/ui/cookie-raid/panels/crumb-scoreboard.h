/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How everybody stands. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_SCOREBOARD (crumb_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (CrumbScoreboard, crumb_scoreboard, CRUMB, SCOREBOARD, CrumbRaidPanel)

/*
 * Properties, notified on change only: `compact`, one line for each card, all side by side; `orientation`,
 * vertical where the cards lie under each other; `wide`, names fit beside the scores in one line of four.
 */

GtkWidget *crumb_scoreboard_new (void);

G_END_DECLS
