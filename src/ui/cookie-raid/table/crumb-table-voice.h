/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table tells screen readers of each move. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_table_voice_move: (nullable): What to say of @move, a #CrumbMoveWords: what it settled, unless a panel shows
 * and says that of the @newest move; and whose dice are all in, with those dice.
 */
char *crumb_table_voice_move (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean newest,
                              const char *const names[]);

/** crumb_table_voice_undone: What Backspace undid of what was expected @before: "Removed 5". */
char *crumb_table_voice_undone (const CrumbRaidExpect *before, const CrumbRaidExpect *after);

G_END_DECLS
