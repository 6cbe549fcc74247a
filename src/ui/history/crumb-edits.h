/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What was done to the games and players of the record, so that it can be taken back. No widgets. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_EDITS (crumb_edits_get_type ())
G_DECLARE_FINAL_TYPE (CrumbEdits, crumb_edits, CRUMB, EDITS, GObject)

/*
 * Signals:
 * `done` (sentence: string): something was done that can be taken back
 * `failed` (sentence: string): the record refused; nothing has changed
 * `deleted` (ids: GStrv): these games are gone
 * `changed`: what can be taken back or brought back is something else
 */

CrumbEdits *crumb_edits_new (CrumbStore *store);

/* Each is kept at once and can be taken back until the program ends. What would change nothing does nothing. */

void crumb_edits_delete_games (CrumbEdits *self, const char *const *ids);
/** crumb_edits_merge: From now on the games of @from are counted as those of @into. */
void crumb_edits_merge (CrumbEdits *self, const CrumbPlayer *from, const CrumbPlayer *into);
/** crumb_edits_unmerge: @spelling: one that was merged into @player */
void crumb_edits_unmerge (CrumbEdits *self, const CrumbPlayer *spelling, const CrumbPlayer *player);
void crumb_edits_set_hidden (CrumbEdits *self, const CrumbPlayer *player, gboolean hidden);
void crumb_edits_set_colour (CrumbEdits *self, const CrumbPlayer *player, CrumbColour colour);

gboolean crumb_edits_get_can_undo (CrumbEdits *self);
gboolean crumb_edits_get_can_redo (CrumbEdits *self);
/** Take back the last edit; bring back the last one taken back. Nothing happens where there is none. */
void crumb_edits_undo (CrumbEdits *self);
void crumb_edits_redo (CrumbEdits *self);

G_END_DECLS
