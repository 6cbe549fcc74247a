/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be done about a damaged game, from the window. */

#pragma once

#include "crumb-window.h"

G_BEGIN_DECLS

/** crumb_window_damaged_explain: Says why a game can't be opened, and offers what is left of it. */
void crumb_window_damaged_explain (CrumbWindow *self, const char *id, const GError *error);

G_END_DECLS
