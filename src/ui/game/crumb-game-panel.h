/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of all panels that show a game: as it is, following it, or as it was. */

#pragma once

#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_GAME_PANEL (crumb_game_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (CrumbGamePanel, crumb_game_panel, CRUMB, GAME_PANEL, AdwBin)

/**
 * CrumbGamePanelClass:
 * @kind: (nullable): the only kind of game that is shown; of any other the panel has no state. NULL: any kind is
 * @update: shows what the game is now; @state is NULL when there is no game that can be shown
 * @fit: (nullable): @room is how much there is for what lies on the table, as #CrumbRoom says
 * @find_asked: (nullable): the part of it that is looked at now because it is asked about; NULL where that is elsewhere
 */
struct _CrumbGamePanelClass
{
  AdwBinClass parent_class;

  const CrumbGameKind *kind;
  void (*update) (CrumbGamePanel *self, gconstpointer state);
  void (*fit) (CrumbGamePanel *self, guint room);
  GtkWidget *(*find_asked) (CrumbGamePanel *self);
};

/*
 * Properties, notified on change only: `game` (#CrumbGame, nullable); `shows-log` (gboolean): whether it has the log of
 * the game in view, so that nobody has to open it.
 */

CrumbGame *crumb_game_panel_get_game (CrumbGamePanel *self);
/** crumb_game_panel_set_game: Shows @game (nullable) and follows it. */
void crumb_game_panel_set_game (CrumbGamePanel *self, CrumbGame *game);

/**
 * crumb_game_panel_set_past:
 * @n_moves: so many of the moves that stand in @game
 * @state: the state after them
 *
 * Shows @game as it was then. What happens in it later is not followed.
 */
void crumb_game_panel_set_past (CrumbGamePanel *self, CrumbGame *game, guint n_moves, gconstpointer state);

/**
 * crumb_game_panel_set_told:
 * @game: (nullable)
 * @untold: how many of its last moves are still kept back
 *
 * Follows @game while nothing is kept back; else shows it as it was before those moves.
 */
void crumb_game_panel_set_told (CrumbGamePanel *self, CrumbGame *game, guint untold);

void crumb_game_panel_set_shows_log (CrumbGamePanel *self, gboolean shows_log);

/** crumb_game_panel_get_state: (transfer none) (nullable): What is shown; NULL when there is no game that can be. */
gconstpointer crumb_game_panel_get_state (CrumbGamePanel *self);

/** crumb_game_panel_get_n_moves: The number of moves that led to what is shown; only while there is a game. */
guint crumb_game_panel_get_n_moves (CrumbGamePanel *self);

/** crumb_game_panel_get_seat: (transfer none): Who sits there; only while there is a game. */
const CrumbSeat *crumb_game_panel_get_seat (CrumbGamePanel *self, guint seat);

/** crumb_game_panel_get_names: (transfer none): The name of each seat, as long as the game is shown. */
void crumb_game_panel_get_names (CrumbGamePanel *self, const char *names[CRUMB_SEATS_MAX]);

/**
 * CrumbMoveWords:
 * @newest: whether what is shown now follows from this move
 *
 * Returns: (transfer full) (nullable): what @move settled, in a sentence; NULL where it need not be said
 */
typedef char *(*CrumbMoveWords) (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean newest,
                                 const char *const names[]);

/**
 * crumb_game_panel_announce_moves: Tells screen readers of the moves since the last call; of none when another game is
 * shown since.
 *
 * Returns: of how many; less than 0 when moves were taken back instead
 */
int crumb_game_panel_announce_moves (CrumbGamePanel *self, CrumbMoveWords words);

G_END_DECLS
