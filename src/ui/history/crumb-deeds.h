/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What was done to the games and players of the record, so that it can be taken back. No widgets. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_DEEDS (crumb_deeds_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDeeds, crumb_deeds, CRUMB, DEEDS, GObject)

/*
 * Signals:
 * `done` (sentence: string): something was done that can be taken back
 * `failed` (sentence: string): the record refused; nothing has changed
 * `deleted` (ids: GStrv): these games are gone
 * `changed`: what can be taken back or brought back is something else
 */

CrumbDeeds *crumb_deeds_new (CrumbStore *store);

/* Each is kept at once and can be taken back until the program ends. What would change nothing does nothing. */

void crumb_deeds_delete_games (CrumbDeeds *self, const char *const *ids);
/** crumb_deeds_merge: From now on the games of @from are counted as those of @into. */
void crumb_deeds_merge (CrumbDeeds *self, const CrumbPlayer *from, const CrumbPlayer *into);
/** crumb_deeds_unmerge: @spelling: one that was merged into @player */
void crumb_deeds_unmerge (CrumbDeeds *self, const CrumbPlayer *spelling, const CrumbPlayer *player);
void crumb_deeds_set_hidden (CrumbDeeds *self, const CrumbPlayer *player, gboolean hidden);
void crumb_deeds_set_colour (CrumbDeeds *self, const CrumbPlayer *player, CrumbColour colour);

gboolean crumb_deeds_get_can_undo (CrumbDeeds *self);
gboolean crumb_deeds_get_can_redo (CrumbDeeds *self);
/** Take back the last deed; bring back the last one taken back. Nothing happens where there is none. */
void crumb_deeds_undo (CrumbDeeds *self);
void crumb_deeds_redo (CrumbDeeds *self);

G_END_DECLS
