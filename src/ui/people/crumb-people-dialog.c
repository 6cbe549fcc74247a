/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Changes the players of a running game: names, order, who joins and who leaves. */

#include "crumb-people-dialog.h"

#include "crumb-people.h"
#include "crumb-player-chips.h"
#include "crumb-seat-row.h"

#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbPeopleDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;
  guint n_changes;
  gboolean updating;

  AdwBanner *banner;
  GtkListBox *players;
  GtkLabel *reason;
  GtkWidget *left_box;
  GtkListBox *left;
  GtkWidget *join_box;
  GtkLabel *join_reason;
  GtkWidget *join_list;
  AdwEntryRow *name;
  AdwActionRow *points_row;
  GtkSpinButton *points;
  GtkAdjustment *points_adjustment;
  CrumbPlayerChips *chips;

  CrumbSeatRow *rows[CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbPeopleDialog, crumb_people_dialog, ADW_TYPE_DIALOG)

static guint
find_seat (CrumbPeopleDialog *self, CrumbSeatRow *row)
{
  guint seat = 0;

  while (seat < CRUMB_SEATS_MAX && self->rows[seat] != row)
    seat++;
  return seat;
}

/* What was wrong ---------------------------------------------------------- */

static void
say (CrumbPeopleDialog *self, GtkWidget *row, const char *sentence)
{
  gtk_widget_add_css_class (row, "error");
  crumb_banner_say (self->banner, sentence);
}

static void
say_nothing (CrumbPeopleDialog *self)
{
  adw_banner_set_revealed (self->banner, FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (self->rows[seat] != NULL)
      gtk_widget_remove_css_class (GTK_WIDGET (self->rows[seat]), "error");
}

/* What is there ----------------------------------------------------------- */

static void
set_n_changes (CrumbPeopleDialog *self, guint n)
{
  self->n_changes = n;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.undo", n > 0);
}

/* GTK announces the toast. */
static void
tell (CrumbPeopleDialog *self, const char *sentence)
{
  say_nothing (self);
  set_n_changes (self, self->n_changes + 1);
  crumb_toast_show (GTK_WIDGET (self), crumb_toast_new_with_button (sentence, C_ ("button", "_Undo"), "people.undo"));
}

/* Moves a row to its place; the focus moves with it. */
static void
place_row (GtkListBox *list, CrumbSeatRow *row, guint place)
{
  GtkWidget *widget = GTK_WIDGET (row);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  gboolean focused = gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN;

  if (gtk_list_box_get_row_at_index (list, (int) place) == GTK_LIST_BOX_ROW (row))
    return;

  g_object_ref (row);
  if (parent != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (parent), widget);
  gtk_list_box_insert (list, widget, (int) place);
  if (focused)
    gtk_widget_grab_focus (widget);
  g_object_unref (row);
}

static CrumbSeatRow *append_row (CrumbPeopleDialog *self);

static void
show_seat (CrumbPeopleDialog *self, guint seat, guint place, gboolean can_leave, gboolean can_come_back)
{
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (self->game));
  CrumbSeats playing = scores->playing;
  guint n_playing = crumb_seats_count (playing);
  gboolean plays = crumb_seats_has (playing, seat);
  gboolean movable = kind->reorder != CRUMB_NO_MOVE && !scores->over;

  if (self->rows[seat] == NULL)
    self->rows[seat] = append_row (self);

  place_row (plays ? self->players : self->left, self->rows[seat], plays ? place : place - n_playing);
  crumb_seat_row_show_player (self->rows[seat], crumb_game_get_seat (self->game, seat), scores->totals[seat]);
  crumb_seat_row_set_place (self->rows[seat], place, movable ? n_playing : 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self->rows[seat]), "seat.remove", plays && can_leave);
  gtk_widget_action_set_enabled (GTK_WIDGET (self->rows[seat]), "seat.come-back", !plays && can_come_back);
}

static void
remove_row (CrumbPeopleDialog *self, guint seat)
{
  GtkWidget *row = GTK_WIDGET (g_steal_pointer (&self->rows[seat]));

  if (row != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (gtk_widget_get_parent (row)), row);
}

/* Says why nobody can join before somebody tries, unless that is why nobody can leave, which is said above. */
static void
show_join (CrumbPeopleDialog *self, const char *leave_reason)
{
  const CrumbMove join = crumb_people_join_move (self->game, 0);
  g_autofree char *reason = crumb_people_refuse (self->game, &join);
  CrumbSeatingRow rows[CRUMB_SEATS_MAX] = { 0 };
  guint n_seats = crumb_game_get_n_seats (self->game);

  for (guint seat = 0; seat < n_seats; seat++)
    rows[seat].name = crumb_game_get_seat (self->game, seat)->name;

  gtk_widget_set_sensitive (self->join_list, reason == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->chips), reason == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "people.join", reason == NULL);
  crumb_label_show (self->join_reason, g_strcmp0 (reason, leave_reason) != 0 ? reason : NULL);
  crumb_player_chips_hide (self->chips, rows, n_seats);
}

static void
update (CrumbPeopleDialog *self)
{
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (self->game));
  const CrumbMove leave = crumb_people_leave_move (self->game, scores->order[0]);
  const CrumbMove back = crumb_people_come_back_move (self->game, scores->order[scores->n_seats - 1]);
  gboolean leaving = kind->leave != CRUMB_NO_MOVE;
  g_autofree char *reason = leaving ? crumb_people_refuse (self->game, &leave) : NULL;
  g_autofree char *away = kind->join != CRUMB_NO_MOVE ? crumb_people_refuse (self->game, &back) : NULL;

  self->updating = TRUE;
  for (guint seat = scores->n_seats; seat < CRUMB_SEATS_MAX; seat++)
    remove_row (self, seat);
  for (guint place = 0; place < scores->n_seats; place++)
    if (crumb_seats_has (scores->people, scores->order[place]))
      show_seat (self, scores->order[place], place, leaving && reason == NULL,
                 kind->join != CRUMB_NO_MOVE && away == NULL);
  self->updating = FALSE;

  crumb_label_show (self->reason, reason);
  gtk_widget_set_visible (self->left_box, crumb_seats_count (scores->playing) < scores->n_seats);
  gtk_widget_set_visible (self->join_box, kind->join != CRUMB_NO_MOVE && !scores->over);
  if (kind->join != CRUMB_NO_MOVE)
    show_join (self, reason);
}

/* What is done to those who are there ------------------------------------- */

/* A row that is moved or removed loses the focus, which must not enter a half-typed name. */
static void
named_cb (CrumbPeopleDialog *self, CrumbSeatRow *row)
{
  g_autofree char *sentence = NULL;

  if (self->updating)
    return;

  if (!crumb_people_rename (self->game, find_seat (self, row), gtk_editable_get_text (GTK_EDITABLE (row)), &sentence))
    say (self, GTK_WIDGET (row), sentence);
  else if (sentence != NULL)
    tell (self, sentence);
}

static void
play (CrumbPeopleDialog *self, CrumbSeatRow *row, const CrumbMove *move)
{
  g_autofree char *sentence = NULL;

  if (crumb_people_play (self->game, move, &sentence))
    tell (self, sentence);
  else
    say (self, GTK_WIDGET (row), sentence);
}

static void
moved_cb (CrumbPeopleDialog *self, int place, CrumbSeatRow *row)
{
  guint from = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const CrumbMove order = crumb_people_order_move (self->game, from, (guint) place);

  play (self, row, &order);
}

/* Focuses the player who has moved up, so that the keyboard stays at the same place. */
static void
removed_cb (CrumbPeopleDialog *self, CrumbSeatRow *row)
{
  int place = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  const CrumbMove leave = crumb_people_leave_move (self->game, find_seat (self, row));
  GtkListBoxRow *next;

  play (self, row, &leave);
  next = gtk_list_box_get_row_at_index (self->players, place);
  gtk_widget_grab_focus (GTK_WIDGET (next != NULL ? next : gtk_list_box_get_row_at_index (self->players, 0)));
}

static void
came_back_cb (CrumbPeopleDialog *self, CrumbSeatRow *row)
{
  const CrumbMove back = crumb_people_come_back_move (self->game, find_seat (self, row));

  play (self, row, &back);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static CrumbSeatRow *
append_row (CrumbPeopleDialog *self)
{
  GtkWidget *row = crumb_seat_row_new_in_game ();

  g_signal_connect_object (row, "changed", G_CALLBACK (say_nothing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "named", G_CALLBACK (named_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "came-back", G_CALLBACK (came_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);

  return CRUMB_SEAT_ROW (row);
}

/* Who joins --------------------------------------------------------------- */

static void
choose_action (CrumbPeopleDialog *self, const char *action_name, GVariant *parameter)
{
  gtk_editable_set_text (GTK_EDITABLE (self->name), g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (GTK_WIDGET (self->points));
}

static void
join_action (CrumbPeopleDialog *self)
{
  g_autofree char *sentence = NULL;

  gtk_spin_button_update (self->points);
  if (crumb_people_join (self->game, gtk_editable_get_text (GTK_EDITABLE (self->name)),
                         gtk_spin_button_get_value_as_int (self->points), &sentence))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->name), "");
      gtk_spin_button_set_value (self->points, 0);
      tell (self, sentence);
      gtk_widget_grab_focus (gtk_widget_is_sensitive (self->join_list) ? GTK_WIDGET (self->name)
                                                                       : GTK_WIDGET (self->players));
    }
  else
    {
      say (self, GTK_WIDGET (self->name), sentence);
      gtk_widget_grab_focus (GTK_WIDGET (self->name));
    }
}

static void
undo_action (CrumbPeopleDialog *self)
{
  g_autoptr (GError) error = NULL;

  crumb_toast_dismiss (GTK_WIDGET (self));
  say_nothing (self);
  switch (crumb_game_undo (self->game, &error))
    {
    case CRUMB_UNDONE_FAILED:
      say (self, GTK_WIDGET (self->players), error->message);
      break;
    case CRUMB_UNDONE_DONE:
      set_n_changes (self, self->n_changes - 1);
      crumb_announce (GTK_WIDGET (self), CRUMB_SAID_UNDONE, C_ ("done", "Undone"));
      break;
    case CRUMB_UNDONE_NOTHING:
    default:
      break;
    }
}

/* An entry swallows Ctrl+Z even if it has nothing to undo, so we catch it first unless a name is being typed. */
static gboolean
undo_pressed_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CrumbPeopleDialog *self = CRUMB_PEOPLE_DIALOG (widget);

  if (gtk_editable_get_text (GTK_EDITABLE (self->name))[0] != '\0')
    return FALSE;
  for (guint seat = 0; seat < crumb_game_get_n_seats (self->game); seat++)
    if (crumb_seat_row_is_being_named (self->rows[seat]))
      return FALSE;

  return gtk_widget_activate_action (widget, "people.undo", NULL);
}

static void
add_undo_key (CrumbPeopleDialog *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_z, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (undo_pressed_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
crumb_people_dialog_class_init (CrumbPeopleDialogClass *klass)
{
  crumb_class_action (klass, "people.choose", "s", G_CALLBACK (choose_action));
  crumb_class_action (klass, "people.join", NULL, G_CALLBACK (join_action));
  crumb_class_action (klass, "people.undo", NULL, G_CALLBACK (undo_action));

  g_type_ensure (CRUMB_TYPE_PLAYER_CHIPS);
  crumb_class_template (klass, CrumbPeopleDialog, "crumb-people-dialog", banner, players, reason, left_box, left,
                        join_box, join_reason, join_list, name, points_row, points, points_adjustment, chips);
  crumb_class_owns (klass, CrumbPeopleDialog, g_object_unref, game);
  crumb_class_callbacks (klass, gtk_widget_grab_focus, say_nothing);
}

static void
crumb_people_dialog_init (CrumbPeopleDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_spin_button_activate (self->points, "people.join");
  add_undo_key (self);
  set_n_changes (self, 0);
}

AdwDialog *
crumb_people_dialog_new (CrumbStore *store, CrumbGame *game)
{
  CrumbPeopleDialog *self = g_object_new (CRUMB_TYPE_PEOPLE_DIALOG, NULL);
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  g_autoptr (GError) error = NULL;

  self->game = g_object_ref (game);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->points_row), _ (crumb_game_words_of (kind)->points_so_far));
  gtk_adjustment_set_upper (self->points_adjustment, crumb_game_kind_total_max (kind));
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  if (!crumb_player_chips_load (self->chips, store, "people.choose", &error))
    say (self, GTK_WIDGET (self->players), error->message);
  update (self);

  return ADW_DIALOG (self);
}
