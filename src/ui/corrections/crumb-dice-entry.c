/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice that are entered again: each can be picked, and what is typed replaces the one that is. */

#include "crumb-dice-entry.h"

#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define DIE_SIZE 36

/* at: the die that is picked, or the place that the next one is put in. */
typedef struct
{
  CrumbDice dice;
  guint at;
  gboolean picked;
} Entry;

struct _CrumbDiceEntry
{
  AdwBin parent_instance;

  Entry now;
  GArray *history; /* Entry: before each change */
  guint max;
  AdwWrapBox *box;
};

G_DEFINE_FINAL_TYPE (CrumbDiceEntry, crumb_dice_entry, ADW_TYPE_BIN)

static GtkWidget *
new_die (CrumbDiceEntry *self, guint index)
{
  CrumbDie die = self->now.dice.dice[index];
  gboolean picked = self->now.picked && index == self->now.at;
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *view = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "pixel-size", DIE_SIZE, NULL);
  g_autofree char *label = die.face > 0
                               ? g_strdup_printf (
                                     /* Translators: one of several dice: its place, counted from 1, and its face */
                                     _ ("Die %1$u: %2$u"), index + 1, (guint) die.face)
                               /* Translators: %u is which of several dice, counted from 1. */
                               : g_strdup_printf (_ ("Die %u: unknown"), index + 1);

  crumb_die_view_set_die (CRUMB_DIE_VIEW (view), die);
  gtk_button_set_child (GTK_BUTTON (button), view);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), picked);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "entered-die");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "dice.pick");
  return button;
}

/* Where the next die goes. */
static GtkWidget *
new_slot (void)
{
  CrumbDieView *slot = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     "pixel-size", DIE_SIZE, NULL);

  crumb_die_view_set_empty (slot, TRUE);
  crumb_die_view_set_marked (slot, TRUE);
  return GTK_WIDGET (slot);
}

/* The focus stays on the dice if it is there. */
static void
show (CrumbDiceEntry *self)
{
  gboolean slot = !self->now.picked && self->now.dice.count < self->max;
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->box)) != NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    adw_wrap_box_remove (self->box, child);
  for (guint i = 0; i <= self->now.dice.count; i++)
    {
      if (slot && i == self->now.at)
        adw_wrap_box_append (self->box, new_slot ());
      if (i < self->now.dice.count)
        adw_wrap_box_append (self->box, new_die (self, i));
    }
  if (focused)
    gtk_widget_child_focus (GTK_WIDGET (self->box), GTK_DIR_TAB_FORWARD);
}

static void
begin_change (CrumbDiceEntry *self)
{
  g_array_append_val (self->history, self->now);
}

static void
end_change (CrumbDiceEntry *self)
{
  show (self);
  g_signal_emit_by_name (self, "changed");
}

/* Goes on to the next die, or to the place after the last. */
static void
move_on (CrumbDiceEntry *self)
{
  self->now.at++;
  if (self->now.at >= self->now.dice.count)
    self->now.picked = FALSE;
  if (self->max == 1)
    {
      self->now.at = 0;
      self->now.picked = TRUE;
    }
}

static void
pick_action (CrumbDiceEntry *self, const char *action_name, GVariant *parameter)
{
  self->now.at = g_variant_get_uint32 (parameter);
  self->now.picked = TRUE;
  show (self);
}

static void
crumb_dice_entry_class_init (CrumbDiceEntryClass *klass)
{
  crumb_class_signal (klass, "changed", 0);
  crumb_class_owns (klass, CrumbDiceEntry, g_array_unref, history);
  crumb_class_action (klass, "dice.pick", "u", G_CALLBACK (pick_action));
}

static void
crumb_dice_entry_init (CrumbDiceEntry *self)
{
  self->history = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_align (self->box, 0.5f);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

void
crumb_dice_entry_begin (CrumbDiceEntry *self, const CrumbDice *dice, guint max)
{
  g_return_if_fail (CRUMB_IS_DICE_ENTRY (self));
  g_return_if_fail (max <= CRUMB_DICE_MAX);

  self->max = max;
  self->now = (Entry) { .dice = *dice, .picked = dice->count > 0 };
  show (self);
}

void
crumb_dice_entry_pick (CrumbDiceEntry *self, CrumbDie die)
{
  g_return_if_fail (CRUMB_IS_DICE_ENTRY (self));

  for (guint i = self->now.dice.count; i > 0; i--)
    if (self->now.dice.dice[i - 1].face == die.face && self->now.dice.dice[i - 1].colour == die.colour)
      self->now.at = i - 1;
  show (self);
}

const CrumbDice *
crumb_dice_entry_get_dice (CrumbDiceEntry *self)
{
  g_return_val_if_fail (CRUMB_IS_DICE_ENTRY (self), NULL);

  return &self->now.dice;
}

static void
insert (CrumbDice *dice, guint at, CrumbDie die)
{
  for (guint i = dice->count++; i > at; i--)
    dice->dice[i] = dice->dice[i - 1];
  dice->dice[at] = die;
}

void
crumb_dice_entry_enter (CrumbDiceEntry *self, CrumbDie die)
{
  g_return_if_fail (CRUMB_IS_DICE_ENTRY (self));

  if (!self->now.picked && self->now.dice.count >= self->max)
    return;
  begin_change (self);
  if (self->now.picked)
    self->now.dice.dice[self->now.at] = die;
  else
    insert (&self->now.dice, self->now.at, die);
  move_on (self);
  end_change (self);
}

void
crumb_dice_entry_back (CrumbDiceEntry *self)
{
  g_return_if_fail (CRUMB_IS_DICE_ENTRY (self));

  if (self->now.dice.count == 0)
    return;
  begin_change (self);
  if (!self->now.picked && self->now.at > 0)
    self->now.at--;
  crumb_dice_take_out (&self->now.dice, self->now.at);
  self->now.picked = FALSE;
  end_change (self);
}

gboolean
crumb_dice_entry_undo (CrumbDiceEntry *self)
{
  g_return_val_if_fail (CRUMB_IS_DICE_ENTRY (self), FALSE);

  if (self->history->len == 0)
    return FALSE;
  self->now = g_array_index (self->history, Entry, self->history->len - 1);
  g_array_set_size (self->history, self->history->len - 1);
  end_change (self);
  return TRUE;
}
