/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game move by move: the board and the dice as they were, and what the move settled. */

#include "crumb-cubbage-replay.h"

#include "ui/cubbage/panels/crumb-cubbage-board.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

struct _CrumbCubbageReplay
{
  CrumbGamePanel parent_instance;

  CrumbCubbageBoard *board;
  GtkLabel *settled;
  CrumbDealView *deal;
};

CRUMB_DEFINE_TEMPLATE (CrumbCubbageReplay, crumb_cubbage_replay, CRUMB_TYPE_GAME_PANEL)

/* (nullable): What the table insisted on with move @n, and why. */
static char *
words_for_overrule (CrumbGame *game, const CrumbCubbage *before, guint n, const char *const names[])
{
  guint insists = n;

  if (!before->overrule || crumb_game_get_move (game, n)->open)
    return NULL;
  while (insists > 0 && crumb_game_get_move (game, insists)->what != CRUMB_CUBBAGE_OVERRULE)
    insists--;
  return crumb_words_cubbage_insisted (before, crumb_game_get_move (game, n), crumb_game_get_why (game, insists),
                                       names);
}

static char *
words_for_move (CrumbGame *game, const CrumbCubbage *after, guint n, const char *const names[])
{
  g_autofree char *kept = NULL;
  g_autofree char *line = NULL;
  CrumbCubbage before;

  crumb_game_state_after (game, n, &before);
  line = crumb_words_cubbage_move (&before, crumb_game_get_move (game, n), after, names);
  kept = words_for_overrule (game, &before, n, names);
  return kept != NULL && line != NULL ? g_strjoin ("\n", kept, line, NULL) : g_steal_pointer (&line);
}

/* What the last move settled. Nothing is asked here. */
static char *
words_for_step (CrumbGamePanel *panel, const CrumbCubbage *after)
{
  guint n_moves = crumb_game_panel_get_n_moves (panel);
  const char *names[CRUMB_SEATS_MAX];

  crumb_game_panel_get_names (panel, names);
  if (after->phase == CRUMB_CUBBAGE_AT_OVER)
    return crumb_game_words_result (&crumb_cubbage, after, names);
  if (n_moves == 0)
    return g_strdup (_ ("The game starts."));
  return words_for_move (crumb_game_panel_get_game (panel), after, n_moves - 1, names);
}

static void
crumb_cubbage_replay_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbCubbageReplay *self = CRUMB_CUBBAGE_REPLAY (panel);
  const CrumbSeat *seats[CRUMB_CUBBAGE_SEATS];
  g_autofree char *words = NULL;

  if (state == NULL)
    return;
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    seats[seat] = crumb_game_panel_get_seat (panel, seat);
  words = words_for_step (panel, state);
  crumb_cubbage_board_show (self->board, state, seats);
  crumb_deal_view_show (self->deal, state, crumb_cubbage_shown_deal (state), seats);
  crumb_label_show (self->settled, words);
  crumb_keep_in_view (crumb_deal_view_get_newest (self->deal));
}

static void
crumb_cubbage_replay_class_init (CrumbCubbageReplayClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_replay_update;

  g_type_ensure (CRUMB_TYPE_CUBBAGE_BOARD);
  g_type_ensure (CRUMB_TYPE_DEAL_VIEW);
  crumb_class_template (klass, CrumbCubbageReplay, "crumb-cubbage-replay", board, settled, deal);
}

GtkWidget *
crumb_cubbage_replay_new (void)
{
  return g_object_new (CRUMB_TYPE_CUBBAGE_REPLAY, NULL);
}

/* A deal is shown until the next one begins, and so is the part of it that a move was made in. */
unsigned
crumb_cubbage_replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  const CrumbCubbage *was = before, *is = after;
  unsigned parts = told && move->what != CRUMB_CUBBAGE_OVERRULE ? CRUMB_REPLAY_STOP : 0;

  if (is->scores.round > was->scores.round)
    parts |= CRUMB_REPLAY_ROUND;
  if (is->phase != CRUMB_CUBBAGE_AT_OVER && was->phase != CRUMB_CUBBAGE_AT_OVER)
    parts |= CRUMB_REPLAY_STAYS;
  return parts;
}
