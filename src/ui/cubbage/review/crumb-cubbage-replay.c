/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game move by move: the board and the dice as they were, and what the move settled. */

#include "crumb-cubbage-replay.h"

#include "ui/cubbage/panels/crumb-cubbage-board.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/widgets/crumb-announce.h"
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
  GtkAdjustment *step;
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

static char *
words_for_step (CrumbCubbageReplay *self, const CrumbCubbage *after, guint step)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  const char *names[CRUMB_SEATS_MAX];
  char *line;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  line = step > 0 ? words_for_move (game, after, step - 1, names) : NULL;
  return line != NULL ? line : crumb_words_cubbage_expect (after, names);
}

static void
show_step (CrumbCubbageReplay *self)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint step = crumb_cubbage_replay_get_step (self);
  const CrumbSeat *seats[] = { crumb_game_get_seat (game, 0), crumb_game_get_seat (game, 1) };
  CrumbCubbage state;
  g_autofree char *words = NULL;

  crumb_game_state_after (game, step, &state);
  crumb_cubbage_board_show (self->board, &state, seats);
  crumb_deal_view_show (self->deal, &state, crumb_cubbage_shown_deal (&state), seats);
  if (state.phase != CRUMB_CUBBAGE_AT_OVER)
    words = words_for_step (self, &state, step);
  else
    {
      const char *names[CRUMB_SEATS_MAX];

      crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
      words = crumb_game_words_result (&crumb_cubbage, &state, names);
    }
  crumb_label_show (self->settled, words);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_DONE, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.previous", step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.next", step < crumb_game_get_n_moves (game));
}

static void
step_changed_cb (CrumbCubbageReplay *self)
{
  if (crumb_game_panel_get_state (CRUMB_GAME_PANEL (self)) != NULL)
    show_step (self);
}

static void
previous_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageReplay *self = CRUMB_CUBBAGE_REPLAY (widget);

  crumb_cubbage_replay_set_step (self, crumb_cubbage_replay_get_step (self) - 1);
}

static void
next_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageReplay *self = CRUMB_CUBBAGE_REPLAY (widget);

  crumb_cubbage_replay_set_step (self, crumb_cubbage_replay_get_step (self) + 1);
}

static void
crumb_cubbage_replay_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbCubbageReplay *self = CRUMB_CUBBAGE_REPLAY (panel);

  if (state == NULL)
    return;
  gtk_adjustment_set_upper (self->step, crumb_game_get_n_moves (crumb_game_panel_get_game (panel)));
  show_step (self);
}

static void
crumb_cubbage_replay_class_init (CrumbCubbageReplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_replay_update;

  gtk_widget_class_install_action (widget_class, "replay.previous", NULL, previous_action);
  gtk_widget_class_install_action (widget_class, "replay.next", NULL, next_action);

  g_type_ensure (CRUMB_TYPE_CUBBAGE_BOARD);
  g_type_ensure (CRUMB_TYPE_DEAL_VIEW);
  crumb_class_template (klass, CrumbCubbageReplay, "crumb-cubbage-replay", board, settled, deal, step);
  crumb_class_callbacks (klass, step_changed_cb);
}

GtkWidget *
crumb_cubbage_replay_new (void)
{
  return g_object_new (CRUMB_TYPE_CUBBAGE_REPLAY, NULL);
}

guint
crumb_cubbage_replay_get_step (CrumbCubbageReplay *self)
{
  g_return_val_if_fail (CRUMB_IS_CUBBAGE_REPLAY (self), 0);

  return (guint) gtk_adjustment_get_value (self->step);
}

void
crumb_cubbage_replay_set_step (CrumbCubbageReplay *self, guint step)
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_REPLAY (self));

  gtk_adjustment_set_value (self->step, step);
}
