/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Replays a game: the table as it was after each move. */

#include "crumb-config.h"

#include "crumb-replay-view.h"

#include "ui/cookie-raid/panels/crumb-plate-row.h"
#include "ui/cookie-raid/panels/crumb-reveal-panel.h"
#include "ui/cookie-raid/panels/crumb-roll-list.h"
#include "ui/cookie-raid/panels/crumb-round-scores.h"
#include "ui/cookie-raid/panels/crumb-ruling-panel.h"
#include "ui/cookie-raid/panels/crumb-scoreboard.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/cookie-raid/crumb-words-heading.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

/** How much is worth stopping at. */
typedef enum
{
  STOP_TAP,
  STOP_BID,
  STOP_ROUND,
  STOP_END,
} Stop;

struct _CrumbReplayView
{
  CrumbRaidPanel parent_instance;

  CrumbScoreboard *scoreboard;
  CrumbPlateRow *plate;
  GtkLabel *words;
  GtkBox *bids;
  CrumbRulingPanel *ruling;
  CrumbRevealPanel *reveal;
  CrumbRoundScores *scores;
  GtkLabel *heading;
  GtkAdjustment *adjustment;
  CrumbRollList *bid_list;

  CrumbRaid *past;
  GArray *stops;
  GPtrArray *lines;
  guint step;
};

G_DEFINE_FINAL_TYPE (CrumbReplayView, crumb_replay_view, CRUMB_TYPE_RAID_PANEL)

static const char *const stop_words[] = {
  [STOP_TAP] = "tap",
  [STOP_BID] = "bid",
  [STOP_ROUND] = "round",
  [STOP_END] = "end",
};

/* What can be stopped at ------------------------------------------------- */

typedef struct
{
  const char *names[CRUMB_SEATS_MAX];
  GArray *stops;
  GPtrArray *lines;
} Walk;

static void
note_stop_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  const CrumbRaid *was = before;
  const CrumbRaid *is = after;
  Walk *walk = user_data;
  char *line = crumb_words_move (was, move, is, walk->names);
  guint8 stop = STOP_TAP;

  if (is->n_rounds > was->n_rounds)
    stop = STOP_ROUND;
  else if (line != NULL && move->what != CRUMB_RAID_OVERRULE)
    stop = STOP_BID;
  g_array_append_val (walk->stops, stop);
  g_ptr_array_add (walk->lines, line);
}

static void
read_stops (CrumbReplayView *self, CrumbGame *game)
{
  Walk walk = { .stops = self->stops, .lines = self->lines };

  g_array_set_size (self->stops, 0);
  g_ptr_array_set_size (self->lines, 0);
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), walk.names);
  crumb_game_walk (game, note_stop_cb, &walk);
}

static gboolean
is_stop (CrumbReplayView *self, guint step, Stop stop)
{
  return step == 0 || step == self->stops->len || g_array_index (self->stops, guint8, step - 1) >= stop;
}

/* What is shown ---------------------------------------------------------- */

static void
show_plate (CrumbReplayView *self, const CrumbRaid *raid)
{
  crumb_plate_row_show (self->plate, raid);
  if (raid->phase > CRUMB_RAID_AT_LUCKY)
    gtk_widget_set_visible (GTK_WIDGET (self->plate), FALSE);
}

/* Shows the rolls of a bid that is still open; a ruling shows its own. */
static void
show_bids (CrumbReplayView *self, const CrumbRaid *raid)
{
  gboolean entering = raid->phase == CRUMB_RAID_AT_BID || raid->phase == CRUMB_RAID_AT_TIE;

  gtk_widget_set_visible (GTK_WIDGET (self->bids), entering);
  if (entering)
    crumb_roll_list_set_roll (self->bid_list, crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)), raid, &raid->roll,
                              CRUMB_NO_SEAT, raid->phase == CRUMB_RAID_AT_TIE ? _ ("Re-roll") : NULL);
}

/* Shows the log's sentence, unless a ruling or score already says it. */
static void
show_words (CrumbReplayView *self, const CrumbRaid *raid)
{
  const char *line = self->step > 0 ? g_ptr_array_index (self->lines, self->step - 1) : _ ("The game begins.");
  gboolean told = raid->phase == CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_TIE
                  || raid->phase == CRUMB_RAID_AT_NOBODY || raid->phase == CRUMB_RAID_AT_SCORED;

  gtk_label_set_label (self->words, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->words), line != NULL && !told);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_DONE, line);
}

static void
show_heading (CrumbReplayView *self, const CrumbRaid *raid)
{
  g_autofree char *title = crumb_words_heading_title (raid);
  g_autofree char *subtitle = crumb_words_heading_subtitle (raid);
  g_autofree char *text = g_strdup_printf (_ ("%1$s · %2$s"), title, subtitle);

  gtk_label_set_label (self->heading, text);
}

static void
update_actions (CrumbReplayView *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.forward", self->step < self->stops->len);
}

static void
show_step (CrumbReplayView *self)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  gpointer panels[] = { self->scoreboard, self->ruling, self->reveal, self->scores };

  g_clear_pointer (&self->past, g_free);
  if (crumb_raid_of (game) != NULL)
    {
      self->past = g_new0 (CrumbRaid, 1);
      crumb_game_state_after (game, self->step, self->past);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (panels); i++)
    if (self->past != NULL)
      crumb_game_panel_set_past (panels[i], game, self->step, self->past);
    else
      crumb_game_panel_set_game (panels[i], NULL);
  gtk_adjustment_set_upper (self->adjustment, self->stops->len);
  gtk_adjustment_set_value (self->adjustment, self->step);
  update_actions (self);
  if (self->past == NULL)
    return;

  show_plate (self, self->past);
  show_bids (self, self->past);
  show_words (self, self->past);
  show_heading (self, self->past);
}

static void
crumb_replay_view_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbReplayView *self = CRUMB_REPLAY_VIEW (panel);

  g_array_set_size (self->stops, 0);
  if (raid != NULL)
    read_stops (self, crumb_game_panel_get_game (panel));
  self->step = MIN (self->step, self->stops->len);
  show_step (self);
}

/* What is tapped --------------------------------------------------------- */

static void
slid_cb (CrumbReplayView *self)
{
  crumb_replay_view_set_step (self, (guint) gtk_adjustment_get_value (self->adjustment));
}

static Stop
stop_from_word (const char *word)
{
  Stop stop = STOP_TAP;

  while (stop < STOP_END && !g_str_equal (word, stop_words[stop]))
    stop++;
  return stop;
}

static void
go_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbReplayView *self = CRUMB_REPLAY_VIEW (widget);
  Stop stop = stop_from_word (g_variant_get_string (parameter, NULL));
  gboolean forward = g_str_equal (action_name, "replay.forward");
  guint step = self->step;

  do
    {
      if (step == (forward ? self->stops->len : 0))
        break;
      step += forward ? 1 : -1;
    }
  while (!is_stop (self, step, stop));
  crumb_replay_view_set_step (self, step);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gboolean forward;
  const char *stop;

  g_variant_get (args, "(b&s)", &forward, &stop);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL && !g_str_equal (stop, "end"))
    forward = !forward;
  return gtk_widget_activate_action (widget, forward ? "replay.forward" : "replay.back", "s", stop);
}

static void
crumb_replay_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (crumb_replay_view_parent_class)->map (widget);
  crumb_take_focus (widget);
}

static void
add_keys (GtkWidgetClass *widget_class, guint back, guint forward, GdkModifierType modifiers, const char *stop)
{
  gtk_widget_class_add_binding (widget_class, back, modifiers, key_cb, "(bs)", FALSE, stop);
  gtk_widget_class_add_binding (widget_class, forward, modifiers, key_cb, "(bs)", TRUE, stop);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "replay.back", "s", go_action);
  gtk_widget_class_install_action (widget_class, "replay.forward", "s", go_action);

  add_keys (widget_class, GDK_KEY_Left, GDK_KEY_Right, GDK_NO_MODIFIER_MASK, "bid");
  add_keys (widget_class, GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_NO_MODIFIER_MASK, "bid");
  add_keys (widget_class, GDK_KEY_Left, GDK_KEY_Right, GDK_SHIFT_MASK, "tap");
  add_keys (widget_class, GDK_KEY_Left, GDK_KEY_Right, GDK_CONTROL_MASK, "round");
  add_keys (widget_class, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_NO_MODIFIER_MASK, "round");
  add_keys (widget_class, GDK_KEY_Home, GDK_KEY_End, GDK_NO_MODIFIER_MASK, "end");
}

static void
crumb_replay_view_class_init (CrumbReplayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = crumb_replay_view_map;
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_replay_view_update;

  crumb_class_property (klass, CrumbReplayView, step, crumb_replay_view_set_step,
                        g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (widget_class, "replay");
  install_actions (widget_class);
  g_type_ensure (CRUMB_TYPE_PLATE_ROW);
  g_type_ensure (CRUMB_TYPE_REVEAL_PANEL);
  g_type_ensure (CRUMB_TYPE_ROUND_SCORES);
  g_type_ensure (CRUMB_TYPE_RULING_PANEL);
  g_type_ensure (CRUMB_TYPE_SCOREBOARD);
  crumb_class_template (klass, CrumbReplayView, "crumb-replay-view", scoreboard, plate, words, bids, ruling, reveal,
                        scores, heading, adjustment);
  crumb_class_owns (klass, CrumbReplayView, g_free, past);
  crumb_class_owns (klass, CrumbReplayView, g_array_unref, stops);
  crumb_class_owns (klass, CrumbReplayView, g_ptr_array_unref, lines);
  crumb_class_callbacks (klass, slid_cb);
}

static void
crumb_replay_view_init (CrumbReplayView *self)
{
  g_autoptr (GtkSizeGroup) dice_group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->stops = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->lines = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->bid_list = CRUMB_ROLL_LIST (crumb_roll_list_new (dice_group));
  gtk_widget_set_hexpand (GTK_WIDGET (self->bid_list), TRUE);
  gtk_box_append (self->bids, GTK_WIDGET (self->bid_list));
}

GtkWidget *
crumb_replay_view_new (void)
{
  return g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL);
}

guint
crumb_replay_view_get_step (CrumbReplayView *self)
{
  g_return_val_if_fail (CRUMB_IS_REPLAY_VIEW (self), 0);

  return self->step;
}

void
crumb_replay_view_set_step (CrumbReplayView *self, guint step)
{
  g_return_if_fail (CRUMB_IS_REPLAY_VIEW (self));

  step = MIN (step, self->stops->len);
  if (self->step == step)
    return;
  self->step = step;
  show_step (self);
  g_object_notify (G_OBJECT (self), "step");
}

const CrumbRaid *
crumb_replay_view_get_past (CrumbReplayView *self)
{
  g_return_val_if_fail (CRUMB_IS_REPLAY_VIEW (self), NULL);

  return self->past;
}
