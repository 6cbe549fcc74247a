/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table looks up at, as a headline. Plain text, never markup. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_words_moment:
 * @names: a name for each seat, valid UTF-8, shown as typed
 *
 * "Tied: John and Ann re-roll", "Tied again: John and Ann re-roll"; "John takes the bid." where the table said so
 * without its dice; "John and Ann both have 50: one more round" where the game would be over if they weren't level.
 *
 * Returns: (transfer full) (nullable): NULL at any other moment
 */
char *crumb_words_moment (const CrumbRaid *raid, const char *const names[]);

G_END_DECLS
