/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parts of CrumbStore that only other files of the record use. */

#pragma once

#include "crumb-game-home.h"
#include "crumb-store.h"

G_BEGIN_DECLS

/** crumb_store_was_cut_off: Whether a program or the power went while the record was written, before it was opened. */
gboolean crumb_store_was_cut_off (CrumbStore *self);

/** crumb_store_get_headway: (nullable): Whom long work tells how far it is, and who cancels it. */
CrumbHeadway *crumb_store_get_headway (CrumbStore *self);
void crumb_store_set_headway (CrumbStore *self, CrumbHeadway *headway);

/**
 * crumb_store_load_any_game: Loads games of unknown kinds too, to export them unchanged. Otherwise as
 * crumb_store_load_game().
 */
CrumbGame *crumb_store_load_any_game (CrumbStore *self, const char *id, GError **error);

/**
 * crumb_store_open_beside: (transfer full) (nullable): The same record through another connection, for another thread.
 * What it emits waits for crumb_store_hear().
 */
CrumbStore *crumb_store_open_beside (CrumbStore *self, GError **error);

/** crumb_store_begin_beside: From now on another thread may write. What changes is emitted once, at the end. */
void crumb_store_begin_beside (CrumbStore *self);
/** crumb_store_end_beside: @beside: (nullable): the connection that wrote; nobody uses it any longer. */
void crumb_store_end_beside (CrumbStore *self, CrumbStore *beside);

/** crumb_store_hear: Emits once what @beside had to say. */
void crumb_store_hear (CrumbStore *self, CrumbStore *beside);

/** crumb_store_query_async: As crumb_store_change_async(), for work that returns something. */
void crumb_store_query_async (CrumbStore *self, CrumbStoreQuery query, gpointer data, GDestroyNotify free_answer,
                              CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data);
gpointer crumb_store_query_finish (CrumbStore *self, GAsyncResult *result, GError **error);

/**
 * crumb_store_go_on: Between two parts of long work, outside of transactions: lets the main loop write what people tap,
 * and tells how far it is.
 *
 * Returns: FALSE with %G_IO_ERROR_CANCELLED when it was canceled
 */
gboolean crumb_store_go_on (CrumbStore *self, double share, GError **error);

/** crumb_store_get_questions: (transfer none) (element-type GTask): Those of crumb_store_ask() that wait. */
GPtrArray *crumb_store_get_questions (CrumbStore *self);

/**
 * crumb_store_name_player: Sets name and color of a player that has only a key. One whose row is damaged or lost is
 * called by the key until the record was mended.
 */
gboolean crumb_store_name_player (CrumbStore *self, CrumbPlayer *player, GError **error);

/** crumb_store_notice_damage: Call it when a derived row is not what was written, or is missing. */
void crumb_store_notice_damage (CrumbStore *self);

/** crumb_store_say_changed: As crumb_store_say_one_changed() for several; @ids: (nullable): any of them. */
void crumb_store_say_changed (CrumbStore *self, const char *const *ids);
void crumb_store_say_players_changed (CrumbStore *self);

/**
 * crumb_store_mark_game:
 * @done: (out): FALSE when there is no such game, or it is @deleted already
 *
 * Deletes or restores a game, inside a transaction.
 */
gboolean crumb_store_mark_game (sqlite3 *db, const char *id, gboolean deleted, gint64 now, gboolean *done,
                                GError **error);

/**
 * crumb_renaming_separate: Calls those @from again who had a name of that key and are @player by another one now, inside
 * a transaction.
 */
gboolean crumb_renaming_separate (sqlite3 *db, const char *player, const char *from, CrumbHeadway *headway,
                                  GError **error);

G_END_DECLS
