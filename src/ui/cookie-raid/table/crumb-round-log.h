/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The log of a game: a line for everything that was settled, newest first. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_ROUND_LOG (crumb_round_log_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRoundLog, crumb_round_log, CRUMB, ROUND_LOG, CrumbRaidPanel)

GtkWidget *crumb_round_log_new (void);

G_END_DECLS
