/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Edits of the games and players of the record, with undo and redo. No widgets. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_EDITS (crumb_edits_get_type ())
G_DECLARE_FINAL_TYPE (CrumbEdits, crumb_edits, CRUMB, EDITS, GObject)

/*
 * One stack for all of History, whatever page an edit was made on. What may change thousands of games is saved beside
 * the main loop: the property `busy` (boolean, read-only) says that it still is, and other edits are ignored meanwhile.
 * Signals:
 * `progress` (share: double): how much of that is done, from 0 to 1
 * `done` (sentence: string): an edit was made, which can be undone
 * `undone` (back: boolean): an edit was undone, or redone
 * `failed` (sentence: string, made: boolean): an edit, or an undo or a redo of one that was @made, could not be saved;
 *   nothing has changed
 * `renamed` (from: string, to: string): the player who had the one key has the other now
 * `changed`: what can be undone or redone has changed
 */

/** What people say of a whole game. @started is in microseconds since 1970, UTC. */
typedef struct
{
  char *title;
  char *place;
  char *note;
  gint64 started;
} CrumbGameDetails;

CrumbEdits *crumb_edits_new (CrumbStore *store);

/**
 * crumb_edits_set_shown: @game: (nullable): the game that is looked back at. When no edit is left to undo, its
 * corrections of earlier days can be undone too.
 */
void crumb_edits_set_shown (CrumbEdits *self, CrumbGame *game);

/** crumb_edits_get_shown: (transfer none) (nullable) */
CrumbGame *crumb_edits_get_shown (CrumbEdits *self);

/* Each is saved at once, or soon, and can be undone until the program ends. An edit that would change nothing is not made. */

void crumb_edits_delete_games (CrumbEdits *self, const char *const *ids);
/** crumb_edits_bring_back: Restores deleted games. */
void crumb_edits_bring_back (CrumbEdits *self, const char *const *ids);
/** crumb_edits_describe: Says something else of @game. */
void crumb_edits_describe (CrumbEdits *self, CrumbGame *game, const CrumbGameDetails *details);
/** crumb_edits_merge: From now on the games of @from are counted as those of @into. */
void crumb_edits_merge (CrumbEdits *self, const CrumbPlayer *from, const CrumbPlayer *into);
/** crumb_edits_unmerge: @spelling: one that was merged into @player */
void crumb_edits_unmerge (CrumbEdits *self, const CrumbPlayer *spelling, const CrumbPlayer *player);
/** crumb_edits_rename: Calls @player that in all games. */
void crumb_edits_rename (CrumbEdits *self, const CrumbPlayer *player, const char *name);
void crumb_edits_set_hidden (CrumbEdits *self, const CrumbPlayer *player, gboolean hidden);
void crumb_edits_set_colour (CrumbEdits *self, const CrumbPlayer *player, CrumbColour colour);

/* These were made already. */

/** crumb_edits_corrected: The last tap of @game is a correction. */
void crumb_edits_corrected (CrumbEdits *self, CrumbGame *game);
/**
 * crumb_edits_restored: The game @id is as a backup has it.
 * @replaced: whether ours waits among the deleted games; there was none otherwise
 */
void crumb_edits_restored (CrumbEdits *self, const char *id, gboolean replaced);
/** crumb_edits_took_file: The games @ids are the file's versions now; ours wait among the deleted games. */
void crumb_edits_took_file (CrumbEdits *self, const char *const *ids);

/** crumb_edits_get_label: (nullable): What a step would do, such as “Undo Delete”; NULL when there is none. */
const char *crumb_edits_get_label (CrumbEdits *self, gboolean redo);
/** crumb_edits_step: Undoes the last edit, or redoes the last one undone; nothing happens if there is none. */
void crumb_edits_step (CrumbEdits *self, gboolean redo);

/** crumb_edits_cancel: Gives up what is being saved; the record stays as it was. */
void crumb_edits_cancel (CrumbEdits *self);
gboolean crumb_edits_get_busy (CrumbEdits *self);

G_END_DECLS
