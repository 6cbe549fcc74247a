/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of a table of Cubbage: the pegs, the play, and the hands and the crib as they are counted. */

#include "crumb-config.h"

#include "crumb-cubbage-stage.h"

#include "crumb-cubbage-board.h"
#include "crumb-cubbage-ruled.h"
#include "crumb-deal-view.h"
#include "ui/history/crumb-game-story.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#define GAP 12

struct _CrumbCubbageStage
{
  CrumbGamePanel parent_instance;

  GtkWidget *all;
  CrumbCubbageBoard *board;
  CrumbDealView *deal;
  /* (nullable): most games are not over when they are opened */
  GtkWidget *story;
  gboolean plays;
  guint room;
};

G_DEFINE_FINAL_TYPE (CrumbCubbageStage, crumb_cubbage_stage, CRUMB_TYPE_GAME_PANEL)

/* Layout: parts one below the other. In a low window the board becomes lower and then gives way to the dice, on a phone
 * to those of the play alone: what it tells is in the places, too. The end of a game is scrolled through. */

static gboolean
gives_way (CrumbCubbageStage *self, GtkWidget *part)
{
  return part == GTK_WIDGET (self->board) && (gtk_widget_get_vexpand (GTK_WIDGET (self)) || self->plays)
         && !crumb_deal_view_is_empty (self->deal) && (self->story == NULL || !gtk_widget_get_visible (self->story));
}

static void
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  CrumbCubbageStage *self = CRUMB_CUBBAGE_STAGE (gtk_widget_get_parent (box));
  int least, usual;

  *minimum = *natural = 0;
  for (GtkWidget *part = gtk_widget_get_first_child (box); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      if (!gtk_widget_should_layout (part))
        continue;
      gtk_widget_measure (part, orientation, for_size, &least, &usual, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, usual);
          continue;
        }
      *natural += usual + (*natural > 0 ? GAP : 0);
      if (!gives_way (self, part))
        *minimum += usual + (*minimum > 0 ? GAP : 0);
    }
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  CrumbCubbageStage *self = CRUMB_CUBBAGE_STAGE (gtk_widget_get_parent (box));
  int all, least, usual, y = 0;

  measure (box, GTK_ORIENTATION_VERTICAL, width, &usual, &all, NULL, NULL);
  for (GtkWidget *part = gtk_widget_get_first_child (box); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      gboolean has_room;

      if (!gtk_widget_should_layout (part))
        continue;
      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
      if (gives_way (self, part))
        usual -= MAX (all - height, 0);
      has_room = usual >= least;
      gtk_widget_set_child_visible (part, has_room);
      gtk_widget_size_allocate (part, &(GtkAllocation) { 0, has_room ? y : 0, width, MAX (usual, least) }, -1);
      y += has_room ? usual + GAP : 0;
    }
}

/* What a room has for the board's height and for dice, in pixels. */
static void
fit_room (CrumbCubbageStage *self)
{
  gboolean wide = (self->room & CRUMB_ROOM_WIDE) != 0, low = (self->room & CRUMB_ROOM_LOW) != 0;
  gboolean large = (self->room & CRUMB_ROOM_LARGE) != 0, beside = (self->room & CRUMB_ROOM_BESIDE) != 0;

  gboolean shown = (self->room & CRUMB_ROOM_SHOWN) != 0;

  /* Low places leave dice that lie here all of their height. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), wide && (!beside || (!shown && !crumb_deal_view_is_empty (self->deal))));
  crumb_cubbage_board_set_most_height (self->board, large ? 240 : beside ? 90 : low || wide ? 30 : 50);
  crumb_deal_view_fit (self->deal, low ? 34 : large ? 96 : beside ? 72 : 56, wide, TRUE);
}

static void
show_story (CrumbCubbageStage *self, gboolean over)
{
  if (over && self->story == NULL)
    {
      self->story = crumb_game_story_new ();
      gtk_box_append (GTK_BOX (self->all), self->story);
    }
  if (self->story == NULL)
    return;
  gtk_widget_set_visible (self->story, over);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (self->story),
                             over ? crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)) : NULL);
}

/* How many combinations of what was counted are told: the points of the others are not there yet. */
static guint
find_steps (CrumbCubbageStage *self, const CrumbCubbage *told)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  CrumbCubbage all;

  crumb_game_state_after (crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel), &all);
  for (guint left = crumb_cubbage_count_parts (&all, CRUMB_CUBBAGE_N_COUNTED) + 1; left > 0; left--)
    {
      CrumbCubbage some = all;

      crumb_cubbage_hide_parts (&some, left - 1);
      if (memcmp (some.scores.totals, told->scores.totals, sizeof some.scores.totals) == 0)
        return left - 1;
    }
  return G_MAXUINT;
}

static void
show_steps (CrumbCubbageStage *self, const CrumbCubbage *told)
{
  GtkWidget *counting;

  crumb_deal_view_set_steps (self->deal, find_steps (self, told));
  counting = crumb_deal_view_find_counting (self->deal);
  if (counting != NULL)
    crumb_keep_in_view (counting, NULL);
}

static void
crumb_cubbage_stage_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbCubbageStage *self = CRUMB_CUBBAGE_STAGE (panel);
  const CrumbCubbage *game = state;
  const CrumbSeat *seats[CRUMB_CUBBAGE_SEATS];

  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL);
  if (game == NULL)
    return;
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    seats[seat] = crumb_game_panel_get_seat (panel, seat);
  self->plays = game->phase == CRUMB_CUBBAGE_AT_PLAY;
  crumb_cubbage_board_show (self->board, game, seats);
  crumb_deal_view_show (self->deal, game, crumb_cubbage_shown_deal (game), seats);
  fit_room (self);
  show_steps (self, game);
  show_story (self, game->phase == CRUMB_CUBBAGE_AT_OVER);
}

/* A hand or the crib that is counted, claimed or entered; the crib of the last deal until the next one begins: where not
 * all is in view, that was counted last. */
static GtkWidget *
crumb_cubbage_stage_find_asked (CrumbGamePanel *panel)
{
  CrumbCubbageStage *self = CRUMB_CUBBAGE_STAGE (panel);
  const CrumbCubbage *game = crumb_game_panel_get_state (panel);
  GtkWidget *counting = crumb_deal_view_find_counting (self->deal);
  guint deal = game != NULL ? crumb_cubbage_shown_deal (game) : 0;

  if (counting == NULL && game != NULL && game->phase != CRUMB_CUBBAGE_AT_OVER && deal < game->scores.round
      && game->deals[deal].n_counted == CRUMB_CUBBAGE_N_COUNTED)
    return crumb_deal_view_get_count (self->deal, CRUMB_CUBBAGE_COUNTED_CRIB);
  return counting;
}

static void
crumb_cubbage_stage_fit (CrumbGamePanel *panel, guint room)
{
  CRUMB_CUBBAGE_STAGE (panel)->room = room;
  fit_room (CRUMB_CUBBAGE_STAGE (panel));
}

static void
crumb_cubbage_stage_class_init (CrumbCubbageStageClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_stage_update;
  CRUMB_GAME_PANEL_CLASS (klass)->fit = crumb_cubbage_stage_fit;
  CRUMB_GAME_PANEL_CLASS (klass)->find_asked = crumb_cubbage_stage_find_asked;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stage");
}

static void
crumb_cubbage_stage_init (CrumbCubbageStage *self)
{
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->board = g_object_new (CRUMB_TYPE_CUBBAGE_BOARD, NULL);
  self->deal = g_object_new (CRUMB_TYPE_DEAL_VIEW, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "after-word");
  gtk_widget_add_css_class (self->all, "cubbage-stage");
  gtk_box_append (GTK_BOX (self->all), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (self->all), GTK_WIDGET (self->deal));
  crumb_lay_out (self->all, measure, allocate);
  adw_bin_set_child (ADW_BIN (self), self->all);
  fit_room (self);
}

GtkWidget *
crumb_cubbage_stage_new (void)
{
  return g_object_new (CRUMB_TYPE_CUBBAGE_STAGE, NULL);
}
