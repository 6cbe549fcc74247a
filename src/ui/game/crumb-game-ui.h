/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that windows and dialogs know of a game: one const table for each kind. */

#pragma once

#include "crumb-drawn-rulebook.h"
#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * CrumbReviewTab:
 * @id: what `review.view` calls it
 * @title: its title, marked with NC_ ("tab")
 * @new: the page, with a property `game`
 *
 * What a game shows when it is looked back at, besides its chart, its rounds and its replay.
 */
typedef struct
{
  const char *id;
  const char *title;
  GtkWidget *(*new) (void);
} CrumbReviewTab;

/** What stands in the place of a seat, and what was said last: `ui/table` has them. */
typedef struct _CrumbPlace CrumbPlace;
typedef struct _CrumbSaying CrumbSaying;

/** What a move is to a replay. */
typedef enum
{
  CRUMB_REPLAY_STOP = 1 << 0,  /**< the replay stops after it; at all others it does not */
  CRUMB_REPLAY_ROUND = 1 << 1, /**< a round ends with it */
  CRUMB_REPLAY_STAYS = 1 << 2, /**< what it was about is still shown, such as the bid whose die was taken by it */
} CrumbReplayParts;

/**
 * CrumbMoveForm:
 * @parts: %CRUMB_MOVE_SEAT, %CRUMB_MOVE_DICE, %CRUMB_MOVE_AMOUNT; none where the move can only be removed
 * @sides: how many sides its dice have
 * @colours: whether their colours matter
 * @max_dice: the most of them; a die that is the only one is replaced by the next
 * @sorted: whether the order of the dice means nothing, so that they are shown from high to low
 * @none: whether no die at all says something too, such as that there is no bid
 * @unseen: whether there is a die even when none is entered, whose face nobody knows
 * @max_amount: the highest amount, of points
 *
 * How a move is entered again.
 */
typedef struct
{
  unsigned parts;
  guint sides;
  gboolean colours;
  guint max_dice;
  gboolean sorted;
  gboolean none;
  gboolean unseen;
  int max_amount;
} CrumbMoveForm;

/**
 * crumb_move_form:
 * @before: the state in which the move was made
 * @what: the kind of move
 *
 * How such a move is entered again, as the table of its kind says.
 */
CrumbMoveForm crumb_move_form (const CrumbGameKind *kind, gconstpointer before, guint what);

/** The most moves that crumb_game_ui's `round_to_add` makes of a round. */
#define CRUMB_ROUND_TO_ADD_MAX (CRUMB_SEATS_MAX + 2)

/**
 * CrumbGameUi:
 * @kind: whose views these are
 * @icon_name: what stands for the game where there is a choice
 * @welcome: what greets people while no game is on the table, marked with N_()
 * @welcome_text: what those who have no games yet are told besides, marked with N_()
 * @seating_note: (nullable): what people who sit down should know: what their order means, or against whom they play.
 *   What it returns is (transfer none), translated and nullable
 * @seating_knob: (nullable): the house rule that New Game asks for by itself, as it decides who sits down
 * @sheet_new: (nullable): a dialog in which people fill in what their own cards say, beginning with a sheet (nullable).
 *   Its signal `filled` (pointer: a #CrumbSheet, nullable) says what they decided on. NULL where games have no sheets
 * @table_new: the table: a #CrumbUndoable with a property `game`, which is of @kind or NULL. @settings are nullable
 * @describe: (nullable): adds to the @place of @seat what it shows after @n_moves of @game, in @state
 * @say: (nullable): what was settled last in @state, to which @n_moves of @game led; leaves @saying empty where nothing was
 * @stage_new: (nullable): what lies in the middle of the table: a #CrumbGamePanel, to which a past is given. One that
 *   expands upwards has all the height that places and words leave
 * @rulings_new: where something is settled without a game, or NULL when there is nothing to settle: a #CrumbUndoable
 *   with a property `game` like the table's, whose people it is about
 * @rulings_open: goes to the ruling that stood in @game after so many moves. FALSE when there was none
 * @ruling_made: (nullable): whether @move was ruled on, between these two states, so that @rulings_open can show it
 * @log_new: (nullable): what was settled, newest first: a #CrumbGamePanel; NULL for a log in sentences. Rows activate
 *   `win.look-at` (u: after so many moves)
 * @settled_new: (nullable): what was settled in @game after so many moves, looked at again. Activates `win.correct-among`
 *   (u: a move) and `win.open-ruling`
 * @replay_step: (nullable): what @move is to a replay, between these two states: #CrumbReplayParts; @told is whether the
 *   log has a line of it. NULL where games are not replayed
 * @review_tabs: ended by one without an id
 * @round_detail_new: (nullable): what a scored round, counted from 0, opens to. It activates `review.replay` (u: so
 *   many moves), `win.correct-among` (u: a move) and `win.rules`
 * @move_to_add: (nullable): how a move of the kind @what begins that was forgotten in @before, with the seat that is
 *   asked. FALSE where none can be added
 * @round_to_add: (nullable): the moves that add a round of a paper sheet in @before, with the points of each seat.
 *   Returns how many there are, at most %CRUMB_ROUND_TO_ADD_MAX; 0 where no round can begin
 * @rulebook: (nullable): the rules to look things up in, and a first game, one step at a time
 *
 * Dialogs that are returned are new, (transfer floating); @settings is nullable. Texts of rules are such as @kind
 * takes.
 */
typedef struct
{
  const CrumbGameKind *kind;
  const char *icon_name;
  const char *welcome;
  const char *welcome_text;
  const char *(*seating_note) (const char *rules);
  const char *seating_knob;
  AdwDialog *(*sheet_new) (const CrumbSheet *sheet);
  GtkWidget *(*table_new) (GSettings *settings);
  void (*describe) (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place);
  void (*say) (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying);
  GtkWidget *(*stage_new) (void);
  GtkWidget *(*rulings_new) (GSettings *settings);
  gboolean (*rulings_open) (GtkWidget *rulings, CrumbGame *game, guint n_moves);
  gboolean (*ruling_made) (gconstpointer before, const CrumbMove *move, gconstpointer after);
  GtkWidget *(*log_new) (void);
  AdwDialog *(*settled_new) (CrumbGame *game, guint n_moves);
  unsigned (*replay_step) (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told);
  const CrumbReviewTab *review_tabs;
  GtkWidget *(*round_detail_new) (CrumbGame *game, guint round);
  gboolean (*move_to_add) (gconstpointer before, guint what, CrumbMove *move);
  guint (*round_to_add) (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[]);
  const CrumbDrawnRulebook *rulebook;
} CrumbGameUi;

/** crumb_game_uis: The views of every game, in the order of #crumb_game_kinds, ended by NULL. */
extern const CrumbGameUi *const crumb_game_uis[];

/** crumb_game_ui_of: (nullable): The views for @kind; NULL for a game that this program knows no views of. */
const CrumbGameUi *crumb_game_ui_of (const CrumbGameKind *kind);

G_END_DECLS
