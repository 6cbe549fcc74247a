/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A round that is looked back at: each of its bids, and what the hands brought. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_round_detail_new: The `round_detail_new` of #CrumbGameUi. */
GtkWidget *crumb_round_detail_new (CrumbGame *game, guint round);

G_END_DECLS
