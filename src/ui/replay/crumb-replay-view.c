/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked at again, step by step: its table as it was, and what goes to another step. */

#include "crumb-replay-view.h"

#include "ui/game/crumb-game-ui.h"
#include "ui/table/crumb-tabletop-page.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/* How many milliseconds a step is shown while the game plays, and the last one of a round. */
#define PACE 1500
#define PACE_OF_ROUND 3000

/* @n_moves: how many moves there had been; @parts: #CrumbReplayParts; @line: (nullable): what the log says of it */
typedef struct
{
  guint n_moves;
  unsigned parts;
  char *line;
} Step;

struct _CrumbReplayView
{
  CrumbGamePanel parent_instance;

  AdwBin *stage;
  GtkLabel *line;
  GtkLabel *caption;
  GtkWidget *slider;
  GtkAdjustment *adjustment;
  GtkButton *play;
  GtkWidget *back_round;
  GtkWidget *forward_round;
  GtkWidget *correct;

  const CrumbGameUi *ui;
  GArray *steps;
  guint step;
  guint timer;
};

G_DEFINE_FINAL_TYPE (CrumbReplayView, crumb_replay_view, CRUMB_TYPE_GAME_PANEL)

/* Steps ------------------------------------------------------------------ */

typedef struct
{
  const CrumbGameUi *ui;
  const char *names[CRUMB_SEATS_MAX];
  GArray *steps;
  guint n_moves;
} Walk;

static void
step_clear (gpointer data)
{
  Step *step = data;

  g_free (step->line);
}

static const Step *
step_at (CrumbReplayView *self, guint step)
{
  return &g_array_index (self->steps, Step, step);
}

static guint
last_step (CrumbReplayView *self)
{
  return self->steps->len > 0 ? self->steps->len - 1 : 0;
}

static void
walk_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;
  g_autofree char *line = crumb_game_words_move (walk->ui->kind, before, move, after, walk->names);
  Step step = { .n_moves = ++walk->n_moves, .parts = walk->ui->replay_step (before, move, after, line != NULL) };

  if ((step.parts & CRUMB_REPLAY_STOP) == 0)
    return;
  step.line = g_steal_pointer (&line);
  g_array_append_val (walk->steps, step);
}

/* Whatever a running game has come to is a step too. */
static void
read_steps (CrumbReplayView *self, CrumbGame *game)
{
  Walk walk = { .ui = self->ui, .steps = self->steps };
  Step step = { .line = g_strdup (_ ("The game starts.")) };

  g_array_append_val (self->steps, step);
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), walk.names);
  crumb_game_walk (game, walk_cb, &walk);
  step = (Step) { .n_moves = crumb_game_get_n_moves (game) };
  if (step_at (self, last_step (self))->n_moves < step.n_moves)
    g_array_append_val (self->steps, step);
}

static guint
find_step (CrumbReplayView *self, guint n_moves)
{
  guint step = 0;

  while (step < last_step (self) && step_at (self, step)->n_moves < n_moves)
    step++;
  return step;
}

/* What is shown ---------------------------------------------------------- */

/* What a step brought is said here where the table says nothing, as after a die that was taken. */
static void
show_line (CrumbReplayView *self, const Step *step)
{
  CrumbTabletopPage *page = CRUMB_TABLETOP_PAGE (adw_bin_get_child (self->stage));

  crumb_label_show (self->line, crumb_tabletop_page_get_said (page) != NULL ? NULL : step->line);
}

/* Says where in the game the step is, to look at and to listen to. */
static void
show_caption (CrumbReplayView *self, CrumbGame *game, const Step *step)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  g_autofree gpointer state = g_malloc0 (kind->state_size);
  g_autofree char *shown = NULL, *title = NULL, *subtitle = NULL, *told = NULL;

  crumb_game_state_after (game, step->n_moves - ((step->parts & CRUMB_REPLAY_STAYS) != 0 ? 1 : 0), state);
  title = crumb_game_words_heading (kind, state);
  subtitle = crumb_game_words_subheading (kind, state);
  shown = crumb_game_words_progress (kind, state);
  /* Translators: how far a game is, for screen readers: %1$s is “Round 2”, %2$s is “Bid 3 of 8” */
  told = subtitle != NULL ? g_strdup_printf (C_ ("place in a game", "%1$s, %2$s"), title, subtitle) : g_strdup (title);
  gtk_label_set_label (self->caption, shown);
  show_line (self, step);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, told, -1);
}

static void
show_play (CrumbReplayView *self)
{
  gboolean playing = self->timer != 0;

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  /* Translators: what a button does to a game that is shown step by step */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), playing ? C_ ("replay", "Pause") : C_ ("replay", "Play"));
}

static void
update_actions (CrumbReplayView *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.forward", self->step < last_step (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.play", last_step (self) > 0);
}

/* The move that led here is what can be wrong here; at the start it is the first one. */
static void
show_step (CrumbReplayView *self)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  const Step *step = step_at (self, self->step);
  g_autofree gpointer state = g_malloc0 (self->ui->kind->state_size);

  crumb_game_state_after (game, step->n_moves, state);
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (adw_bin_get_child (self->stage)), game, step->n_moves, state);
  gtk_adjustment_set_upper (self->adjustment, last_step (self));
  gtk_adjustment_set_value (self->adjustment, self->step);
  show_caption (self, game, step);
  gtk_widget_set_visible (self->correct, last_step (self) > 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "u", MAX (step->n_moves, 1) - 1);
  update_actions (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_DONE, step->line);
}

static void
go_to (CrumbReplayView *self, guint step)
{
  step = MIN (step, last_step (self));
  if (self->step == step)
    return;
  self->step = step;
  show_step (self);
}

/* Playing ---------------------------------------------------------------- */

static void wait_for_next (CrumbReplayView *self);

static gboolean
next_cb (gpointer data)
{
  CrumbReplayView *self = CRUMB_REPLAY_VIEW (data);

  self->timer = 0;
  go_to (self, self->step + 1);
  if (self->step < last_step (self))
    wait_for_next (self);
  else
    show_play (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_next (CrumbReplayView *self)
{
  gboolean ends_round = (step_at (self, self->step)->parts & CRUMB_REPLAY_ROUND) != 0;

  self->timer = g_timeout_add (ends_round ? PACE_OF_ROUND : PACE, next_cb, self);
}

static void
set_playing (CrumbReplayView *self, gboolean playing)
{
  playing = playing && last_step (self) > 0;
  if ((self->timer != 0) == playing)
    return;
  if (!playing)
    g_clear_handle_id (&self->timer, g_source_remove);
  else
    {
      if (self->step == last_step (self))
        go_to (self, 0);
      wait_for_next (self);
    }
  show_play (self);
}

/* By hand: that pauses. */
static void
set_step (CrumbReplayView *self, guint step)
{
  set_playing (self, FALSE);
  go_to (self, step);
}

/* The game --------------------------------------------------------------- */

static void
show_kind (CrumbReplayView *self, const CrumbGameUi *ui)
{
  const CrumbGameWords *words = crumb_game_words_of (ui->kind);

  self->ui = ui;
  adw_bin_set_child (self->stage, crumb_tabletop_page_new ());
  gtk_widget_set_tooltip_text (self->back_round, _ (words->previous_round));
  gtk_widget_set_tooltip_text (self->forward_round, _ (words->next_round));
}

static void
crumb_replay_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbReplayView *self = CRUMB_REPLAY_VIEW (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  guint n_moves = crumb_replay_view_get_n_moves (self);
  const CrumbGameUi *ui = game != NULL ? crumb_game_ui_of (crumb_game_get_kind (game)) : NULL;

  set_playing (self, FALSE);
  g_array_set_size (self->steps, 0);
  if (ui == NULL || ui->replay_step == NULL)
    {
      adw_bin_set_child (self->stage, NULL);
      self->ui = NULL;
      update_actions (self);
      return;
    }
  if (ui != self->ui)
    show_kind (self, ui);
  read_steps (self, game);
  self->step = find_step (self, n_moves);
  show_step (self);
}

static void
play_action (CrumbReplayView *self)
{
  set_playing (self, self->timer == 0);
}

static void
pause_cb (CrumbReplayView *self)
{
  set_playing (self, FALSE);
}

/* What is tapped --------------------------------------------------------- */

static void
slid_cb (CrumbReplayView *self)
{
  guint step = (guint) gtk_adjustment_get_value (self->adjustment);

  if (step != self->step)
    set_step (self, step);
}

static gboolean
ends_way (CrumbReplayView *self, guint step, const char *way)
{
  if (step == 0 || step == last_step (self) || g_str_equal (way, "step"))
    return TRUE;
  return g_str_equal (way, "round") && (step_at (self, step)->parts & CRUMB_REPLAY_ROUND) != 0;
}

static void
go_action (CrumbReplayView *self, const char *action_name, GVariant *parameter)
{
  const char *way = g_variant_get_string (parameter, NULL);
  gboolean forward = g_str_equal (action_name, "replay.forward");
  guint step = self->step;

  do
    {
      if (step == (forward ? last_step (self) : 0))
        break;
      step += forward ? 1 : -1;
    }
  while (!ends_way (self, step, way));
  set_step (self, step);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gboolean forward;
  const char *way;

  g_variant_get (args, "(b&s)", &forward, &way);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL && !g_str_equal (way, "end"))
    forward = !forward;
  return gtk_widget_activate_action (widget, forward ? "replay.forward" : "replay.back", "s", way);
}

static void
add_keys (GtkWidgetClass *widget_class, guint back, guint forward, GdkModifierType modifiers, const char *way)
{
  gtk_widget_class_add_binding (widget_class, back, modifiers, key_cb, "(bs)", FALSE, way);
  gtk_widget_class_add_binding (widget_class, forward, modifiers, key_cb, "(bs)", TRUE, way);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "replay.back", "s", G_CALLBACK (go_action));
  crumb_class_action (widget_class, "replay.forward", "s", G_CALLBACK (go_action));
  crumb_class_action (widget_class, "replay.play", NULL, G_CALLBACK (play_action));

  add_keys (widget_class, GDK_KEY_Left, GDK_KEY_Right, GDK_NO_MODIFIER_MASK, "step");
  add_keys (widget_class, GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_NO_MODIFIER_MASK, "step");
  add_keys (widget_class, GDK_KEY_Left, GDK_KEY_Right, GDK_CONTROL_MASK, "round");
  add_keys (widget_class, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_NO_MODIFIER_MASK, "round");
  add_keys (widget_class, GDK_KEY_Home, GDK_KEY_End, GDK_NO_MODIFIER_MASK, "end");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, GDK_NO_MODIFIER_MASK, "replay.play", NULL);
}

static void
crumb_replay_view_class_init (CrumbReplayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_replay_view_update;

  install_actions (widget_class);
  crumb_class_template (klass, CrumbReplayView, "crumb-replay-view", stage, line, caption, slider, adjustment, play,
                        back_round, forward_round, correct);
  crumb_class_owns (klass, CrumbReplayView, g_array_unref, steps);
  crumb_class_owns_sources (klass, CrumbReplayView, timer);
  crumb_class_callbacks (klass, slid_cb, pause_cb, crumb_take_focus);
}

static void
crumb_replay_view_init (CrumbReplayView *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (self->steps, step_clear);
  gtk_widget_init_template (GTK_WIDGET (self));
  show_play (self);
  update_actions (self);
}

guint
crumb_replay_view_get_n_moves (CrumbReplayView *self)
{
  g_return_val_if_fail (CRUMB_IS_REPLAY_VIEW (self), 0);

  return self->step < self->steps->len ? step_at (self, self->step)->n_moves : 0;
}

void
crumb_replay_view_show_move (CrumbReplayView *self, guint n_moves)
{
  g_return_if_fail (CRUMB_IS_REPLAY_VIEW (self));

  set_step (self, find_step (self, n_moves));
}
