/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Edits of the games and players of the record, with undo and redo. No widgets. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_EDITS (crumb_edits_get_type ())
G_DECLARE_FINAL_TYPE (CrumbEdits, crumb_edits, CRUMB, EDITS, GObject)

/*
 * Signals:
 * `done` (sentence: string): an edit was made, which can be undone
 * `failed` (sentence: string): an edit, an undo or a redo could not be saved; nothing has changed
 * `changed`: what can be undone or redone has changed
 */

CrumbEdits *crumb_edits_new (CrumbStore *store);

/* Each is saved at once and can be undone until the program ends. An edit that would change nothing is not made. */

void crumb_edits_delete_games (CrumbEdits *self, const char *const *ids);
/** crumb_edits_merge: From now on the games of @from are counted as those of @into. */
void crumb_edits_merge (CrumbEdits *self, const CrumbPlayer *from, const CrumbPlayer *into);
/** crumb_edits_unmerge: @spelling: one that was merged into @player */
void crumb_edits_unmerge (CrumbEdits *self, const CrumbPlayer *spelling, const CrumbPlayer *player);
void crumb_edits_set_hidden (CrumbEdits *self, const CrumbPlayer *player, gboolean hidden);
void crumb_edits_set_colour (CrumbEdits *self, const CrumbPlayer *player, CrumbColour colour);

gboolean crumb_edits_get_can_undo (CrumbEdits *self);
gboolean crumb_edits_get_can_redo (CrumbEdits *self);
/** Undo the last edit, or redo the last one undone; nothing happens if there is none. */
void crumb_edits_undo (CrumbEdits *self);
void crumb_edits_redo (CrumbEdits *self);

G_END_DECLS
