/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters one move again, or one that was forgotten: its dice, its seat, or its points. */

#include "crumb-config.h"

#include "crumb-move-page.h"

#include "crumb-amount-row.h"
#include "crumb-dice-entry.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-keypad.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbMovePage
{
  AdwNavigationPage parent_instance;

  CrumbMove move;
  CrumbMoveForm form;
  gboolean adding;
  guint colour;

  GtkWidget *choose;
  GtkWidget *numbers;
  AdwComboRow *seat;
  GtkStringList *seats;
  CrumbAmountRow *amount;
  GtkWidget *dice_box;
  CrumbDiceEntry *dice;
  CrumbKeypad *keypad;
};

G_DEFINE_FINAL_TYPE (CrumbMovePage, crumb_move_page, ADW_TYPE_NAVIGATION_PAGE)

static void
dice_changed_cb (CrumbMovePage *self)
{
  self->move.dice = *crumb_dice_entry_get_dice (self->dice);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back", self->move.dice.count > 0);
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMovePage *self = CRUMB_MOVE_PAGE (widget);
  CrumbDie die = { .face = (uint8_t) g_variant_get_int32 (parameter), .colour = (uint8_t) self->colour };

  crumb_dice_entry_enter (self->dice, die);
}

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_dice_entry_back (CRUMB_MOVE_PAGE (widget)->dice);
}

static void
undo_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_dice_entry_undo (CRUMB_MOVE_PAGE (widget)->dice);
}

/* Keys begin where something can be typed: in the number; dice are typed wherever the focus is. */
static void
shown_cb (CrumbMovePage *self)
{
  if (self->form.parts & CRUMB_MOVE_AMOUNT)
    crumb_amount_row_begin (self->amount);
  else
    gtk_widget_grab_focus (self->choose);
}

static void
choose_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMovePage *self = CRUMB_MOVE_PAGE (widget);

  if (self->form.parts & CRUMB_MOVE_SEAT)
    self->move.seat = (uint8_t) adw_combo_row_get_selected (self->seat);
  if (self->form.parts & CRUMB_MOVE_AMOUNT)
    self->move.amount = (int16_t) crumb_amount_row_get_amount (self->amount);
  if (self->form.unseen && self->move.dice.count == 0)
    crumb_dice_add (&self->move.dice, (CrumbDie) { 0 });
  self->move.open = false;
  g_signal_emit_by_name (self, "chosen");
}

static void
strike_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "struck");
}

static void
amount_entered_cb (CrumbMovePage *self)
{
  choose_action (GTK_WIDGET (self), NULL, NULL);
}

static void
add_before_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "add", FALSE);
}

static void
add_after_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "add", TRUE);
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  CrumbMovePage *self = CRUMB_MOVE_PAGE (widget);
  guint sides;

  if (!(self->form.parts & CRUMB_MOVE_DICE))
    return FALSE;

  g_object_get (self->keypad, "sides", &sides, NULL);
  if (number >= 1 && number <= (int) sides)
    gtk_widget_activate_action (widget, "table.die", "i", number);
  return TRUE;
}

static void
set_colour (CrumbMovePage *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    g_object_set (self->keypad, "colour", colour, NULL);
}

static char *
choose_label (CrumbMovePage *self, gboolean adding)
{
  return g_strdup (adding ? _ ("_Add") : C_ ("button", "C_hange"));
}

static char *
done_label (CrumbMovePage *self, gboolean adding)
{
  return g_strdup (adding ? _ ("Add") : C_ ("button", "Change"));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "move.choose", NULL, choose_action);
  gtk_widget_class_install_action (widget_class, "move.strike", NULL, strike_action);
  gtk_widget_class_install_action (widget_class, "move.add-before", NULL, add_before_action);
  gtk_widget_class_install_action (widget_class, "move.add-after", NULL, add_after_action);
  gtk_widget_class_install_action (widget_class, "move.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, choose_action);
  gtk_widget_class_install_property_action (widget_class, "table.colour", "colour");
}

static void
crumb_move_page_class_init (CrumbMovePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_property (klass, CrumbMovePage, adding, NULL,
                        g_param_spec_boolean ("adding", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbMovePage, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_signal (klass, "chosen", 0);
  crumb_class_signal (klass, "struck", 0);
  crumb_class_signal (klass, "add", 1, G_TYPE_BOOLEAN);
  install_actions (widget_class);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "move.undo", NULL);

  g_type_ensure (CRUMB_TYPE_AMOUNT_ROW);
  g_type_ensure (CRUMB_TYPE_DICE_ENTRY);
  g_type_ensure (CRUMB_TYPE_KEYPAD);
  crumb_class_template (klass, CrumbMovePage, "crumb-move-page", choose, numbers, seat, seats, amount, dice_box, dice,
                        keypad);
  crumb_class_callbacks (klass, amount_entered_cb, choose_label, dice_changed_cb, done_label, shown_cb);
}

static void
crumb_move_page_init (CrumbMovePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
}

static void
show_numbers (CrumbMovePage *self, const char *points, const char *const names[])
{
  unsigned parts = self->form.parts;

  for (guint seat = 0; seat < CRUMB_SEATS_MAX && names[seat] != NULL; seat++)
    gtk_string_list_append (self->seats, names[seat]);
  if (parts & CRUMB_MOVE_SEAT)
    adw_combo_row_set_selected (self->seat, self->move.seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->amount), points);
  crumb_amount_row_set_max (self->amount, self->form.max_amount);
  crumb_amount_row_set_amount (self->amount, self->move.amount);

  gtk_widget_set_visible (self->numbers, (parts & (CRUMB_MOVE_SEAT | CRUMB_MOVE_AMOUNT)) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->seat), (parts & CRUMB_MOVE_SEAT) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->amount), (parts & CRUMB_MOVE_AMOUNT) != 0);
}

AdwNavigationPage *
crumb_move_page_new (const CrumbMoveForm *form, const CrumbMove *move, gboolean adding, const char *title,
                     const char *points, const char *const names[])
{
  CrumbMovePage *self = g_object_new (CRUMB_TYPE_MOVE_PAGE, "title", title, "adding", adding, NULL);

  self->move = *move;
  self->form = *form;
  if (form->sorted)
    self->move.dice = crumb_dice_sorted (&move->dice);
  if (form->parts & CRUMB_MOVE_DICE)
    g_object_set (self->keypad, "sides", form->sides, "colours", form->colours, NULL);
  gtk_widget_set_visible (self->dice_box, (form->parts & CRUMB_MOVE_DICE) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "move.choose", form->parts != 0);
  show_numbers (self, points, names);
  crumb_dice_entry_begin (self->dice, &self->move.dice, form->max_dice);
  dice_changed_cb (self);
  return ADW_NAVIGATION_PAGE (self);
}

const CrumbMove *
crumb_move_page_get_move (CrumbMovePage *self)
{
  g_return_val_if_fail (CRUMB_IS_MOVE_PAGE (self), NULL);

  return &self->move;
}
