/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A round that is looked back at: each of its bids, and what the hands brought. */

#pragma once

#include "crumb-past-round.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ROUND_DETAIL (crumb_round_detail_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRoundDetail, crumb_round_detail, CRUMB, ROUND_DETAIL, GtkBox)

GtkWidget *crumb_round_detail_new (CrumbGame *game, const CrumbPastRound *round);

G_END_DECLS
