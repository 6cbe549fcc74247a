/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scores of the last scored round: how much each seat got, and why. */

#pragma once

#include "crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_ROUND_SCORES (crumb_round_scores_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRoundScores, crumb_round_scores, CRUMB, ROUND_SCORES, CrumbRaidPanel)

/* Invisible unless a round has been scored and nothing of the next one was entered. */
GtkWidget *crumb_round_scores_new (void);

G_END_DECLS
