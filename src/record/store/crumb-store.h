/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The record: one SQLite file with all games and players, and one writer. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-game-summary.h"
#include "crumb-game.h"
#include "crumb-player.h"
#include "record/base/crumb-headway.h"
#include "record/base/crumb-record-error.h"
#include "record/base/crumb-seat.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_STORE (crumb_store_get_type ())
G_DECLARE_FINAL_TYPE (CrumbStore, crumb_store, CRUMB, STORE, GObject)

/*
 * Signals, each emitted after the commit:
 * `changed` (ids: GStrv, nullable): these games were added, played, deleted or restored; NULL: any of them
 * `players-changed`: names, colours, merges or hidden players changed
 *
 * `held-changed`: taps are held in memory because they can't be saved, or all of them have been saved by now
 * `held-lost` (error: GError): held taps can't be added any more, since another program has played on
 *
 * `damage-noticed`: a row of a list or of statistics can't be what was saved. Emitted once, while reading;
 * crumb_store_verify_async() mends it
 */

/**
 * crumb_store_default_path: The default path of the record: `crumb/crumb.db` in the user's data folder. (transfer
 * full)
 */
char *crumb_store_default_path (void);

/**
 * crumb_store_open:
 * @path: an absolute path; the file and its folders are created when they are missing
 *
 * Returns: (transfer full) (nullable): the record, or NULL with a %CRUMB_RECORD_ERROR; the file is unchanged then
 */
CrumbStore *crumb_store_open (const char *path, GError **error);

/**
 * crumb_store_open_at_once: Fails with %CRUMB_RECORD_ERROR_BUSY where crumb_store_open() would wait for another program.
 * The record goes on like that until it is watched.
 */
CrumbStore *crumb_store_open_at_once (const char *path, GError **error);

/**
 * crumb_store_open_anew: Opens the record even if it is missing or empty beside backups, where crumb_store_open() fails
 * with %CRUMB_RECORD_ERROR_MISSING. @headway: (nullable): as for crumb_store_open_async()
 */
CrumbStore *crumb_store_open_anew (const char *path, CrumbHeadway *headway, GError **error);

/**
 * crumb_store_needs_upgrade:
 *
 * Whether the record was written by an older Crumb, or one that knows other kinds: opening a long history then takes
 * seconds. Reads very little; FALSE when the file is missing or not a record.
 */
gboolean crumb_store_needs_upgrade (const char *path);

/**
 * crumb_store_open_async:
 * @headway: (nullable): moves only during an upgrade; canceling it leaves the record unchanged, and opening it later
 *   restarts the upgrade
 *
 * Opens the record in another thread. An upgrade is one transaction and leaves a copy of the old file: if the program
 * is killed or the disk fails, the record is either the old one or the new one.
 */
void crumb_store_open_async (const char *path, CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data);

/** crumb_store_open_finish: (transfer full) (nullable): See crumb_store_open(); %G_IO_ERROR_CANCELLED. */
CrumbStore *crumb_store_open_finish (GAsyncResult *result, GError **error);

/** CrumbStoreWork: Changes @beside, the same record through another connection, in another thread. */
typedef gboolean (*CrumbStoreWork) (CrumbStore *beside, gpointer data, GError **error);

/**
 * crumb_store_change_async:
 * @data: (transfer full): for @work, which alone may touch it until @callback; freed with @free_data (nullable)
 * @headway: (nullable): moves while @work goes through many games, and cancels it
 *
 * Runs @work off the main loop, which goes on: what is tapped meanwhile may be held, see crumb_store_get_held().
 */
void crumb_store_change_async (CrumbStore *self, CrumbStoreWork work, gpointer data, GDestroyNotify free_data,
                               CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data);
/** crumb_store_change_finish: Emits once what @work changed; FALSE with its error, or %G_IO_ERROR_CANCELLED. */
gboolean crumb_store_change_finish (CrumbStore *self, GAsyncResult *result, GError **error);

/** CrumbStoreQuery: (transfer full) (nullable): What @beside, the same record read by another thread, says; NULL with @error. */
typedef gpointer (*CrumbStoreQuery) (CrumbStore *beside, gpointer data, GError **error);
/**
 * CrumbStoreAnswer: @answer: (transfer full) (nullable): what the query returned. @error: (nullable): why it is NULL.
 * The connection through which it was asked is gone by now.
 */
typedef void (*CrumbStoreAnswer) (gpointer asker, gpointer answer, const GError *error);

/**
 * crumb_store_ask:
 * @query: called in another thread, with another connection to the record
 * @data: (transfer full): for @query alone; freed with @free_data (nullable)
 * @free_answer: (nullable): for an answer that nobody hears
 * @asker: an object, such as a page
 * @answer: called in the main loop with @asker, unless that was disposed of or has asked again
 *
 * Asks what may take long, such as statistics, off the main loop, which goes on. An @asker that asks again for the same
 * @answer, as when the record has changed, hears the last one only: it shows what it has until then.
 */
void crumb_store_ask (CrumbStore *self, CrumbStoreQuery query, gpointer data, GDestroyNotify free_data,
                      GDestroyNotify free_answer, gpointer asker, CrumbStoreAnswer answer);

/** crumb_store_is_asked: Whether somebody waits for an answer. */
gboolean crumb_store_is_asked (CrumbStore *self);

/**
 * crumb_store_watch: From now on emits `changed` and `players-changed` when another program has changed the record,
 * from the main loop. Nothing waits for other programs any longer: taps that can't be saved are held in memory, see
 * crumb_store_get_held(), and `changed` is emitted once what could not be read can be.
 */
void crumb_store_watch (CrumbStore *self);

/**
 * crumb_store_new_game:
 * @rules: what crumb_game_kind_normalise() takes
 * @sheet: (nullable): what the table's own cards say
 * @seats: (element-type CrumbSeat): 2 to 4, names all different
 * @first: whose dice are entered first
 *
 * Stores a new game without moves. New names become known players; known players get the colour chosen here.
 *
 * Returns: (transfer full) (nullable)
 */
CrumbGame *crumb_store_new_game (CrumbStore *self, const CrumbGameKind *kind, const char *rules,
                                 const CrumbSheet *sheet, GPtrArray *seats, guint first, GError **error);

/** crumb_store_latest_sheet: (transfer full) (nullable): The sheet of the game of @kind that was begun last with one. */
CrumbSheet *crumb_store_latest_sheet (CrumbStore *self, const CrumbGameKind *kind);

/**
 * crumb_store_get_held: (transfer none) (nullable): Why taps are held in memory; NULL when all are saved. Only a
 * watched record holds any: in another one a tap that can't be saved fails.
 */
const GError *crumb_store_get_held (CrumbStore *self);

/** crumb_store_save_held: Tries to save what is held now, and not only in a moment. Returns whether all is saved. */
gboolean crumb_store_save_held (CrumbStore *self);

/** crumb_store_drop_held: Gives up what is held. */
void crumb_store_drop_held (CrumbStore *self);

/**
 * crumb_store_load_game:
 *
 * Returns: (transfer full) (nullable): the game with that id, every entry checked and folded; NULL with
 *   %CRUMB_RECORD_ERROR_UNKNOWN when this Crumb doesn't know its kind
 */
CrumbGame *crumb_store_load_game (CrumbStore *self, const char *id, GError **error);

/**
 * crumb_store_load_good_part: (transfer full) (nullable): A damaged game up to the damage, to look at; NULL when its
 * players or rules are damaged.
 */
CrumbGame *crumb_store_load_good_part (CrumbStore *self, const char *id, GError **error);

/**
 * crumb_store_replace_game:
 * @version: of a damaged game: its good part, or the game as a backup has it
 *
 * Puts it in the place of the game with its id. The whole record as it was stays beside it, named after the time.
 */
gboolean crumb_store_replace_game (CrumbStore *self, CrumbGame *version, GError **error);

/** crumb_store_find_game: (transfer full) (nullable): The full id of the only game whose id begins with @prefix. */
char *crumb_store_find_game (CrumbStore *self, const char *prefix, GError **error);

/**
 * crumb_store_list_games:
 * @filter: (nullable): NULL selects every game
 * @max: how many games to return at most, 0: all
 *
 * Returns: (transfer full) (element-type CrumbGameSummary) (nullable): unfinished games first, then the most recent
 */
GPtrArray *crumb_store_list_games (CrumbStore *self, const CrumbGameFilter *filter, guint max, GError **error);

/** crumb_store_find_summary: (transfer full) (nullable): That game as lists show it; NULL when it is in none. */
CrumbGameSummary *crumb_store_find_summary (CrumbStore *self, const char *id);

/** crumb_store_count_games: Counts the games. FALSE on an error. */
gboolean crumb_store_count_games (CrumbStore *self, guint *n, GError **error);

/** crumb_store_list_touched: (transfer full) (element-type CrumbGameSummary): at most @max, the last played first. */
GPtrArray *crumb_store_list_touched (CrumbStore *self, guint max, GError **error);

/**
 * crumb_store_list_rules: (transfer full): The rule sets that @kind was played by, as filters take them; the usual
 * rules, "", first.
 */
GStrv crumb_store_list_rules (CrumbStore *self, const CrumbGameKind *kind, GError **error);

/** crumb_store_list_kinds: (transfer full) (element-type utf8): The words for all kinds played, known or not. */
GPtrArray *crumb_store_list_kinds (CrumbStore *self, GError **error);

/** crumb_store_list_places: (transfer full) (element-type utf8): Where games were played, as people wrote it. */
GPtrArray *crumb_store_list_places (CrumbStore *self, GError **error);

/** crumb_store_list_years: (transfer full) (element-type guint): The years in which games began, the latest first. */
GArray *crumb_store_list_years (CrumbStore *self, GError **error);

/**
 * crumb_store_delete_games:
 * @ids: ended by NULL; ids of deleted or unknown games are ignored
 *
 * Hides these games everywhere, all or none. They can be restored until people erase them.
 */
gboolean crumb_store_delete_games (CrumbStore *self, const char *const *ids, GError **error);
/** crumb_store_delete_games_again: Undoes crumb_store_restore_games(): why they were deleted is known again. */
gboolean crumb_store_delete_games_again (CrumbStore *self, const char *const *ids, GError **error);
/**
 * crumb_store_find_deleted: (transfer full) (element-type CrumbDeletedGame) (nullable): Those with all words of @search
 * (nullable) in what they or their players were called, the last deleted first.
 */
GPtrArray *crumb_store_find_deleted (CrumbStore *self, const char *search, GError **error);
/** crumb_store_was_deleted_outside: Whether another machine deleted that game, as a sync folder says. */
gboolean crumb_store_was_deleted_outside (CrumbStore *self, const char *id);
/** crumb_store_look_at_game: (transfer full) (nullable): A game, deleted or not, that can't be changed. */
CrumbGame *crumb_store_look_at_game (CrumbStore *self, const char *id, GError **error);
/** crumb_store_restore_games: Restores deleted games, all or none; others are ignored. */
gboolean crumb_store_restore_games (CrumbStore *self, const char *const *ids, GError **error);
/**
 * crumb_store_erase_games: Erases deleted games from this record for good, all or none; others are ignored. Other
 * machines keep theirs, and a sync folder its files.
 */
gboolean crumb_store_erase_games (CrumbStore *self, const char *const *ids, GError **error);

/**
 * crumb_store_latest_game:
 * @game: (out) (transfer full) (nullable): the game that was touched last, of those that this Crumb knows; NULL when
 *   there is none
 */
gboolean crumb_store_latest_game (CrumbStore *self, CrumbGame **game, GError **error);

/**
 * crumb_store_list_players: (transfer full) (element-type CrumbSeat): all but hidden players, the last to play first.
 */
GPtrArray *crumb_store_list_players (CrumbStore *self, GError **error);

/**
 * crumb_store_find_players:
 * @search: (nullable): words as typed; each has to occur in the name or a merged spelling, ignoring case and accents
 * @order: a #CrumbPlayerOrder
 * @hidden: whether to list hidden players too
 *
 * Returns: (transfer full) (element-type CrumbPlayer) (nullable)
 */
GPtrArray *crumb_store_find_players (CrumbStore *self, const char *search, CrumbPlayerOrder order, gboolean hidden,
                                     GError **error);

/**
 * crumb_store_find_mergeable:
 * @key: a player
 * @search: (nullable): words, as for crumb_store_find_players()
 *
 * Returns: (transfer full) (element-type CrumbPlayer) (nullable): Whoever can be the same person as the player, by name:
 *   everybody who never sat at the same table
 */
GPtrArray *crumb_store_find_mergeable (CrumbStore *self, const char *key, const char *search, GError **error);

/**
 * crumb_store_find_players_of: (transfer full) (element-type CrumbPlayer) (nullable): Everybody who finished games of
 * @kind, with the figures of these alone; most games first
 */
GPtrArray *crumb_store_find_players_of (CrumbStore *self, const CrumbGameKind *kind, GError **error);

/** crumb_store_count_damaged: Counts the damaged games that figures leave out. @kind: (nullable): of one kind. */
gboolean crumb_store_count_damaged (CrumbStore *self, const CrumbGameKind *kind, guint *n, GError **error);

/** crumb_store_find_player: (transfer full) (nullable): The player with that name or merged spelling. */
CrumbPlayer *crumb_store_find_player (CrumbStore *self, const char *name, GError **error);

/**
 * crumb_store_merge_players:
 * @from: the key of the player to merge
 * @into: the key of the player to merge it into
 *
 * Makes two spellings one player. The games of the first show the name of the second from then on, wherever they are
 * taken, and so count for it there too. Fails for two who sat at the same table.
 */
gboolean crumb_store_merge_players (CrumbStore *self, const char *from, const char *into, GError **error);
/** crumb_store_unmerge_player: @from: the key of a merged spelling, which becomes a player with its own games again. */
gboolean crumb_store_unmerge_player (CrumbStore *self, const char *from, GError **error);

gboolean crumb_store_set_player_hidden (CrumbStore *self, const char *key, gboolean hidden, GError **error);
gboolean crumb_store_set_player_colour (CrumbStore *self, const char *key, CrumbColour colour, GError **error);

/** crumb_store_rebuild_summaries: Recreates the derived tables from the journals. */
gboolean crumb_store_rebuild_summaries (CrumbStore *self, GError **error);

/** crumb_store_mend: Recreates them if damage was noticed, once. @mended: (out): whether it did. */
gboolean crumb_store_mend (CrumbStore *self, gboolean *mended, GError **error);

G_END_DECLS
