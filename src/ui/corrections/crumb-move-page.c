/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters one thing again, or what was forgotten: dice, a seat, or points, those of a whole round too. */

#include "crumb-move-page.h"

#include "crumb-dice-entry.h"
#include "ui/table/crumb-ask.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbMovePage
{
  AdwNavigationPage parent_instance;

  CrumbMove move;
  CrumbMoveForm form;
  guint at;
  gboolean adding;
  gboolean direct;
  char *entered;
  char *done_label;
  guint colour;
  /* Of the move, or of each seat whose points are entered. */
  GtkSpinButton *amounts[CRUMB_SEATS_MAX];
  gboolean whole_round;

  GtkMenuButton *menu_button;
  GMenuModel *menu;
  GtkWidget *choose;
  AdwPreferencesGroup *numbers;
  AdwComboRow *seat;
  GtkStringList *seats;
  CrumbDiceEntry *dice;
  CrumbAsk *keys;
  GtkWidget *changes_heading;
  GtkLabel *changes;
};

G_DEFINE_FINAL_TYPE (CrumbMovePage, crumb_move_page, ADW_TYPE_NAVIGATION_PAGE)

static void
changed (CrumbMovePage *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
dice_changed_cb (CrumbMovePage *self)
{
  self->move.dice = *crumb_dice_entry_get_dice (self->dice);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back", self->move.dice.count > 0);
  changed (self);
}

static void
seat_cb (CrumbMovePage *self)
{
  self->move.seat = (uint8_t) adw_combo_row_get_selected (self->seat);
  changed (self);
}

static void
die_action (CrumbMovePage *self, const char *action_name, GVariant *parameter)
{
  CrumbDie die = { .face = (uint8_t) g_variant_get_int32 (parameter), .colour = (uint8_t) self->colour };

  crumb_dice_entry_enter (self->dice, die);
}

static void
back_action (CrumbMovePage *self)
{
  crumb_dice_entry_back (self->dice);
}

static void
no_bid_action (CrumbMovePage *self)
{
  while (self->move.dice.count > 0)
    crumb_dice_entry_back (self->dice);
}

static void
undo_action (CrumbMovePage *self)
{
  crumb_dice_entry_undo (self->dice);
}

static void
done_action (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "correction.choose", NULL);
}

/* (nullable): Of the first seat from @from on that has one. */
static GtkSpinButton *
next_amount (CrumbMovePage *self, guint from)
{
  for (guint seat = from; seat < CRUMB_SEATS_MAX; seat++)
    if (self->amounts[seat] != NULL)
      return self->amounts[seat];
  return NULL;
}

/* As it is by now, also while it is being typed. */
static int
read_amount (GtkSpinButton *amount)
{
  double max;

  gtk_spin_button_get_range (amount, NULL, &max);
  return (int) CLAMP (g_ascii_strtoll (gtk_editable_get_text (GTK_EDITABLE (amount)), NULL, 10), 0, (gint64) max);
}

static void
begin_amount (GtkSpinButton *amount)
{
  crumb_take_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (amount))));
  gtk_editable_select_region (GTK_EDITABLE (amount), 0, -1);
}

/* Keys begin where something can be typed: in the first number; dice are typed wherever the focus is. A dialog gives the
 * focus to its first button after that. */
static void
shown_cb (CrumbMovePage *self)
{
  GtkSpinButton *first = next_amount (self, 0);

  if (first != NULL)
    begin_amount (first);
  else
    crumb_take_focus (self->choose);
}

/* Enter goes on to the next number, and after the last it is all. */
static void
amount_entered_cb (CrumbMovePage *self, GtkWidget *text)
{
  GtkSpinButton *amount = GTK_SPIN_BUTTON (gtk_widget_get_parent (text));
  guint seat = 0;
  GtkSpinButton *next;

  gtk_spin_button_update (amount);
  while (self->amounts[seat] != amount)
    seat++;
  next = next_amount (self, seat + 1);
  if (next != NULL)
    begin_amount (next);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "correction.choose", NULL);
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  CrumbMovePage *self = CRUMB_MOVE_PAGE (widget);

  if (!(self->form.parts & CRUMB_MOVE_DICE))
    return FALSE;
  if (number >= 1 && number <= (int) self->form.sides)
    gtk_widget_activate_action (widget, "table.die", "i", number);
  else if (number == 0 && self->form.none)
    gtk_widget_activate_action (widget, "table.no-bid", NULL);
  return TRUE;
}

/* What is asked stands above what was entered, and what ends it is the button of the dialog. */
static void
show_keys (CrumbMovePage *self)
{
  g_auto (CrumbAsking) asking = { .page = "faces" };

  crumb_asking_add_faces (&asking, self->form.sides, "table.die");
  crumb_asking_add_bottom (&asking, self->form.none ? _ ("No Bid") : NULL, self->form.none ? "table.no-bid" : NULL,
                           NULL);
  crumb_asking_add_back (&asking);
  crumb_asking_add_bottom (&asking, NULL, NULL, NULL);
  asking.colours = self->form.colours;
  asking.colour = self->colour;
  crumb_ask_set_most (self->keys, self->form.sides);
  crumb_ask_show (self->keys, &asking);
}

static void
set_colour (CrumbMovePage *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    show_keys (self);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "move.undo", NULL, G_CALLBACK (undo_action));
  crumb_class_action (widget_class, "table.die", "i", G_CALLBACK (die_action));
  crumb_class_action (widget_class, "table.back", NULL, G_CALLBACK (back_action));
  crumb_class_action (widget_class, "table.no-bid", NULL, G_CALLBACK (no_bid_action));
  crumb_class_action (widget_class, "table.done", NULL, G_CALLBACK (done_action));
  gtk_widget_class_install_property_action (widget_class, "table.colour", "colour");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "move.undo", NULL);
}

static void
crumb_move_page_class_init (CrumbMovePageClass *klass)
{
  crumb_class_boolean (klass, CrumbMovePage, adding, NULL, FALSE, CRUMB_READWRITE);
  crumb_class_boolean (klass, CrumbMovePage, direct, NULL, FALSE, CRUMB_READWRITE);
  crumb_class_string (klass, CrumbMovePage, entered, NULL, CRUMB_READWRITE);
  crumb_class_string (klass, CrumbMovePage, done_label, NULL, CRUMB_READWRITE);
  crumb_class_property (klass, CrumbMovePage, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_signal (klass, "changed", 0);
  install_actions (GTK_WIDGET_CLASS (klass));

  g_type_ensure (CRUMB_TYPE_DICE_ENTRY);
  g_type_ensure (CRUMB_TYPE_ASK);
  crumb_class_template (klass, CrumbMovePage, "crumb-move-page", menu_button, menu, choose, numbers, seat, seats, dice,
                        keys, changes_heading, changes);
  crumb_class_owns (klass, CrumbMovePage, g_free, entered, done_label);
  crumb_class_callbacks (klass, dice_changed_cb, seat_cb, shown_cb);
}

static void
crumb_move_page_init (CrumbMovePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_menu_button_set_menu (self->menu_button, self->menu);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
}

static void
add_amount (CrumbMovePage *self, const CrumbMove *move, const char *title)
{
  AdwActionRow *row = crumb_row_add (self->numbers, title, NULL);
  GtkWidget *amount = gtk_spin_button_new_with_range (0, self->form.max_amount, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (amount), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (amount), move->amount);
  gtk_widget_set_valign (amount, GTK_ALIGN_CENTER);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (amount), GTK_ACCESSIBLE_RELATION_LABELLED_BY, row, NULL, -1);
  adw_action_row_add_suffix (row, amount);
  adw_action_row_set_activatable_widget (row, amount);
  g_signal_connect_object (amount, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (amount)), "activate",
                           G_CALLBACK (amount_entered_cb), self, G_CONNECT_SWAPPED);
  self->amounts[self->whole_round ? move->seat : 0] = GTK_SPIN_BUTTON (amount);
}

static void
show_parts (CrumbMovePage *self, const CrumbMove moves[], guint n_moves, const char *points, const char *const names[])
{
  unsigned parts = self->whole_round ? CRUMB_MOVE_AMOUNT : self->form.parts;
  guint8 seated = self->move.seat;

  /* A list selects its first row by itself. */
  for (guint seat = 0; seat < CRUMB_SEATS_MAX && names[seat] != NULL; seat++)
    gtk_string_list_append (self->seats, names[seat]);
  if (parts & CRUMB_MOVE_SEAT)
    adw_combo_row_set_selected (self->seat, seated);
  self->move.seat = seated;
  gtk_widget_set_visible (GTK_WIDGET (self->seat), (parts & CRUMB_MOVE_SEAT) != 0);
  for (guint i = 0; i < n_moves; i++)
    if ((parts & CRUMB_MOVE_AMOUNT) && (!self->whole_round || moves[i].seat != CRUMB_NO_SEAT))
      add_amount (self, &moves[i], self->whole_round ? names[moves[i].seat] : points);
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), (parts & ~(unsigned) CRUMB_MOVE_DICE) != 0);

  gtk_widget_set_visible (GTK_WIDGET (self->dice), (parts & CRUMB_MOVE_DICE) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->keys), (parts & CRUMB_MOVE_DICE) != 0);
  if (parts & CRUMB_MOVE_DICE)
    show_keys (self);
}

AdwNavigationPage *
crumb_move_page_new (const CrumbMoveForm *form, const CrumbMove moves[], guint n_moves, guint at, const char *points,
                     const char *const names[])
{
  CrumbMovePage *self = g_object_new (CRUMB_TYPE_MOVE_PAGE, NULL);

  self->move = moves[0];
  self->form = *form;
  self->at = at;
  self->whole_round = n_moves > 1;
  if (form->sorted)
    self->move.dice = crumb_dice_sorted (&self->move.dice);
  show_parts (self, moves, n_moves, points, names);
  crumb_dice_entry_begin (self->dice, &self->move.dice, form->max_dice);
  dice_changed_cb (self);
  return ADW_NAVIGATION_PAGE (self);
}

const CrumbMove *
crumb_move_page_get_move (CrumbMovePage *self)
{
  g_return_val_if_fail (CRUMB_IS_MOVE_PAGE (self), NULL);

  if (self->form.parts & CRUMB_MOVE_AMOUNT)
    self->move.amount = (int16_t) read_amount (self->amounts[0]);
  if (self->form.unseen && self->move.dice.count == 0)
    crumb_dice_add (&self->move.dice, (CrumbDie) { 0 });
  self->move.open = false;
  return &self->move;
}

gboolean
crumb_move_page_get_points (CrumbMovePage *self, int points[CRUMB_SEATS_MAX])
{
  g_return_val_if_fail (CRUMB_IS_MOVE_PAGE (self), FALSE);

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    points[seat] = self->amounts[seat] != NULL ? read_amount (self->amounts[seat]) : 0;
  return self->whole_round;
}

CRUMB_DEFINE_GETTER (CrumbMovePage, crumb_move_page, guint, at)
CRUMB_DEFINE_GETTER (CrumbMovePage, crumb_move_page, gboolean, adding)

void
crumb_move_page_pick (CrumbMovePage *self, CrumbDie die)
{
  g_return_if_fail (CRUMB_IS_MOVE_PAGE (self));

  crumb_dice_entry_pick (self->dice, die);
}

void
crumb_move_page_set_changes (CrumbMovePage *self, const char *changes)
{
  g_return_if_fail (CRUMB_IS_MOVE_PAGE (self));

  gtk_widget_set_visible (self->changes_heading, changes != NULL);
  crumb_label_show (self->changes, changes);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, changes);
}
