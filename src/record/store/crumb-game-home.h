/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game needs of the record that it is in. Private to the record. */

#pragma once

#include "record/database/crumb-database.h"

G_BEGIN_DECLS

typedef struct _CrumbGame CrumbGame;
typedef struct _CrumbStore CrumbStore;

/** crumb_store_get_database: (transfer none): valid as long as the store. */
sqlite3 *crumb_store_get_database (CrumbStore *self);

/**
 * crumb_store_hold: Whether @game may hold its taps in memory, to be saved by crumb_game_save_held() as soon as possible.
 * @why: why they can't be saved now
 */
gboolean crumb_store_hold (CrumbStore *self, CrumbGame *game, const GError *why);

/** crumb_store_say_one_changed: Emits `changed`; call it after the commit. */
void crumb_store_say_one_changed (CrumbStore *self, const char *id);

G_END_DECLS
