/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid or a round of the running game, looked at again: its ruling, and what can be done about it. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SETTLED_DIALOG (crumb_settled_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSettledDialog, crumb_settled_dialog, CRUMB, SETTLED_DIALOG, AdwDialog)

/** crumb_settled_dialog_new: @n_moves: after how many moves of @game, which is one of Cookie Raid, it was settled. */
AdwDialog *crumb_settled_dialog_new (CrumbGame *game, guint n_moves);

G_END_DECLS
