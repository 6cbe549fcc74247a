/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parts of CrumbStore that only other files of the record use. */

#pragma once

#include "crumb-game-home.h"
#include "crumb-record-watch.h"
#include "crumb-store.h"

G_BEGIN_DECLS

/** How long whoever wants a lock waits each time, in microseconds. */
#define CRUMB_STORE_LOOK_US 4000

struct _CrumbStore
{
  GObject parent_instance;

  sqlite3 *db;
  CrumbRecordWatch *watch;
  CrumbHeadway *headway; /* (nullable): whom long work tells */
  guint n_beside;        /* how many other threads write */
  gboolean more_changed; /* and whether one of them saw what it did not write itself */
  int wants;             /* whether it waits for a thread that writes */
  gboolean was_busy;     /* another program held a lock when we last wanted one */
  gboolean unread;       /* and a read was in vain */
  GPtrArray *held;       /* CrumbGame: those with taps that are not saved */
  GPtrArray *questions;  /* GTask: asked in other threads */
  GError *held_why;
  guint again_source;
  gboolean damage_noticed;
  gboolean mended;
  gboolean cut_off; /* whether somebody was killed while writing it */

  /* Of a connection in another thread, which says nothing until the record's own thread hears of it. */
  CrumbStore *owner;   /* (nullable) (unowned) */
  gint64 version;      /* when it was opened */
  GHashTable *changed; /* ids of games */
  gboolean all_changed;
  gboolean players_changed;
};

/** crumb_store_change_get_data: What the finished crumb_store_change_async() was given. */
gpointer crumb_store_change_get_data (GAsyncResult *result);

/** crumb_store_get_headway: (nullable): Whom long work tells how far it is, and who cancels it. */
CrumbHeadway *crumb_store_get_headway (CrumbStore *self);

/**
 * crumb_store_load_any_game: Loads games of unknown kinds too, to export them unchanged. Otherwise as
 * crumb_store_load_game().
 */
CrumbGame *crumb_store_load_any_game (CrumbStore *self, const char *id, GError **error);

/**
 * crumb_store_open_beside: (transfer full) (nullable): The same record through another connection, for another thread.
 * What it emits waits until its thread is done.
 */
CrumbStore *crumb_store_open_beside (CrumbStore *self, GError **error);

/**
 * crumb_store_go_on: Between two parts of long work, outside of transactions: lets the main loop write what people tap,
 * and tells how far it is.
 *
 * Returns: FALSE with %G_IO_ERROR_CANCELLED when it was canceled
 */
gboolean crumb_store_go_on (CrumbStore *self, double share, GError **error);

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
