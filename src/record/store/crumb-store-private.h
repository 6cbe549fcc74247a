/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the other files of the record need of the store. */

#pragma once

#include "crumb-store.h"
#include "record/database/crumb-database.h"

G_BEGIN_DECLS

/** crumb_store_get_database: (transfer none): valid as long as the store. */
sqlite3 *crumb_store_get_database (CrumbStore *self);

/** crumb_store_load_any_game: Like crumb_store_load_game(), but takes unknown kinds too, to carry them as they are. */
CrumbGame *crumb_store_load_any_game (CrumbStore *self, const char *id, GError **error);

/** crumb_store_say_changed: Emits `changed`, after the commit. @ids: (nullable). */
void crumb_store_say_changed (CrumbStore *self, const char *const *ids);
void crumb_store_say_one_changed (CrumbStore *self, const char *id);
void crumb_store_say_players_changed (CrumbStore *self);

G_END_DECLS
