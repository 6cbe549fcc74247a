/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game: what a hand is worth, what the last die scored, which dice to keep. */

#pragma once

#include "crumb-cubbage-case.h"
#include "ui/table/crumb-rulings-page.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_RULINGS (crumb_cubbage_rulings_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageRulings, crumb_cubbage_rulings, CRUMB, CUBBAGE_RULINGS, CrumbRulingsPage)

/* Its kinds are #CrumbCubbageCaseKind; a game lends it its rules. */

/** crumb_cubbage_rulings_new: The `rulings_new` of #CrumbGameUi. */
GtkWidget *crumb_cubbage_rulings_new (GSettings *settings);

/** crumb_cubbage_rulings_open: The `rulings_open` of #CrumbGameUi. */
gboolean crumb_cubbage_rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves);

G_END_DECLS
