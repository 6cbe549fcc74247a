/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A way to keep four of six dice, and what it is worth. */

#pragma once

#include "rules/cubbage/keep.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_keep_row_new: A row of a list. @kept: whether it is what a player chose, which it says then. */
GtkWidget *crumb_keep_row_new (const CrumbCubbageKeep *keep, gboolean kept);

G_END_DECLS
