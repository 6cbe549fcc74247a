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

/** crumb_table_voice_taken_back: What Backspace took back of what was expected @before: "Took back 5". */
char *crumb_table_voice_taken_back (const CrumbRaidExpect *before, const CrumbRaidExpect *after);

G_END_DECLS
