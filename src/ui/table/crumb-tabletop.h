/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that lies on the table: the places of all seats, the game's stage, and what was said last. */

#pragma once

#include "crumb-seat-places.h"
#include "crumb-word.h"
#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_TABLETOP (crumb_tabletop_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTabletop, crumb_tabletop, CRUMB, TABLETOP, CrumbGamePanel)

/**
 * crumb_tabletop_new:
 *
 * It shows any game, or a past of one, by what its #CrumbGameUi has: `describe` for each seat, `say`, and `stage_new`.
 * The table, the scoreboard, a replay and a ruling that is shown large are made of it.
 */
GtkWidget *crumb_tabletop_new (void);

/**
 * crumb_tabletop_lay:
 * @places: those of all seats, in the order in which they are shown; may be none
 * @saying: what is said
 *
 * Shows these in place of a game.
 */
void crumb_tabletop_lay (CrumbTabletop *self, const CrumbPlace places[], guint n, const CrumbSaying *saying);

/** crumb_tabletop_set_stage: @stage: (transfer floating) (nullable): what lies in the middle where no game is shown. */
void crumb_tabletop_set_stage (CrumbTabletop *self, GtkWidget *stage);

/** crumb_tabletop_set_live: Whether a tap on it means something: at the table. Else places are only looked at. */
void crumb_tabletop_set_live (CrumbTabletop *self, gboolean live);

/** crumb_tabletop_set_room: @room: #CrumbRoom */
void crumb_tabletop_set_room (CrumbTabletop *self, unsigned room);

/** crumb_tabletop_get_word: (transfer none): What says the ruling; the table says its doubts there, too. */
CrumbWord *crumb_tabletop_get_word (CrumbTabletop *self);

/** crumb_tabletop_say_again: Has it say what it said of the game, after it was told something else. */
void crumb_tabletop_say_again (CrumbTabletop *self);

/** crumb_tabletop_get_said: (transfer none) (nullable): What it says now, line by line. */
const char *crumb_tabletop_get_said (CrumbTabletop *self);

/** crumb_tabletop_said_before: Whether that was announced before, and only still stands there. */
gboolean crumb_tabletop_said_before (CrumbTabletop *self);

/** crumb_tabletop_choose: Focuses the first thing on the stage that can be chosen. FALSE where there is none. */
gboolean crumb_tabletop_choose (CrumbTabletop *self);

/** crumb_tabletop_keep_in_view: Scrolls to what is asked about and to what was said last. */
void crumb_tabletop_keep_in_view (CrumbTabletop *self);

G_END_DECLS
