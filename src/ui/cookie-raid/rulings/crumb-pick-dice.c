/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice of one seat of a dispute, each of which can be tapped to be changed. */

#include "crumb-config.h"

#include "crumb-pick-dice.h"

#include "ui/cookie-raid/panels/crumb-hand-groups.h"
#include "ui/widgets/crumb-die-view.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

#define DIE_SIZE 30

struct _CrumbPickDice
{
  AdwBin parent_instance;

  int pixel_size;
  AdwWrapBox *groups;
};

G_DEFINE_FINAL_TYPE (CrumbPickDice, crumb_pick_dice, ADW_TYPE_BIN)

static GtkWidget *
new_die (CrumbPickDice *self, CrumbDie die, gboolean marked)
{
  GtkWidget *view = crumb_die_view_new ();

  crumb_die_view_set_pixel_size (CRUMB_DIE_VIEW (view), self->pixel_size);
  crumb_die_view_set_marked (CRUMB_DIE_VIEW (view), marked);
  if (die.face > 0)
    crumb_die_view_set_die (CRUMB_DIE_VIEW (view), die);
  return view;
}

static GtkWidget *
new_button (CrumbPickDice *self, const CrumbDispute *dispute, guint roll, guint seat, guint index, gboolean marked)
{
  CrumbDie die = dispute->rolls[roll].dice[seat].dice[index];
  gboolean picked = dispute->roll == roll && dispute->seat == seat && dispute->die == index;
  GtkWidget *button = gtk_button_new ();
  GtkWidget *view = new_die (self, die, marked);
  g_autofree char *label = crumb_words_die (die);
  /* Translators: %s is a die, such as “5” or “red 5”. */
  g_autofree char *decides = marked ? g_strdup_printf (_ ("%s, the die that decides"), label) : NULL;

  gtk_button_set_child (GTK_BUTTON (button), view);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, _ ("Change This Die"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "pick");
  if (picked)
    gtk_widget_add_css_class (button, "picked");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, marked ? decides : label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, picked ? _ ("Being entered") : "", -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(iii)", (int) roll, (int) seat, (int) index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rulings.pick");
  return button;
}

static GtkWidget *
add_group (CrumbPickDice *self, gboolean is_set)
{
  GtkWidget *group = adw_wrap_box_new ();

  if (is_set)
    gtk_widget_add_css_class (group, "set");
  adw_wrap_box_append (self->groups, group);
  return group;
}

static void
add_cookies (GtkWidget *group, const CrumbHandGroup *counted)
{
  g_autofree char *text = crumb_hand_group_cookies (counted);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "numeric");
  adw_wrap_box_append (ADW_WRAP_BOX (group), label);
}

/* Dice of one face, which a group has all of: which of them is which does not matter. */
static void
add_dice_of_face (CrumbPickDice *self, GtkWidget *group, const CrumbDispute *dispute, guint seat, guint face)
{
  const CrumbDice *hand = &dispute->rolls[0].dice[seat];

  for (guint i = 0; i < hand->count; i++)
    if (hand->dice[i].face == face)
      adw_wrap_box_append (ADW_WRAP_BOX (group), new_button (self, dispute, 0, seat, i, FALSE));
}

static void
show_hand (CrumbPickDice *self, const CrumbDispute *dispute, guint seat)
{
  CrumbHandGroup groups[CRUMB_HAND_GROUPS_MAX];
  guint n = crumb_hand_groups_fill (&dispute->rules, &dispute->rolls[0].dice[seat], groups);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *group = add_group (self, groups[i].is_set);
      guint last = 0;

      for (guint die = 0; die < groups[i].dice.count; die++)
        {
          guint face = groups[i].dice.dice[die].face;

          if (face != last)
            add_dice_of_face (self, group, dispute, seat, face);
          last = face;
        }
      if (groups[i].cookies > 0)
        add_cookies (group, &groups[i]);
    }
}

static void
show_roll (CrumbPickDice *self, const CrumbDispute *dispute, guint roll, guint seat, int marked)
{
  const CrumbDice *dice = &dispute->rolls[roll].dice[seat];
  GtkWidget *group = add_group (self, FALSE);

  for (guint i = 0; i < dice->count; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (group), new_button (self, dispute, roll, seat, i, marked == (int) i));
  for (int i = dice->count; i <= marked; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (group), new_die (self, (CrumbDie) { 0 }, i == marked));
}

/* Where the dice will lie that are asked; a hand can have more than there is room for, and shows the next one. */
static void
add_places (CrumbPickDice *self, const CrumbDispute *dispute, guint roll, guint seat)
{
  guint count = dispute->rolls[roll].dice[seat].count;
  guint most = crumb_dispute_most_dice (dispute, roll, seat);
  guint places = roll == 0 && most > 3 ? 1 : most - count;
  GtkWidget *group;

  if (dispute->roll != roll || dispute->seat != seat || dispute->die != CRUMB_NEXT_DIE || count >= most)
    return;
  group = add_group (self, FALSE);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (group), 6);
  for (guint i = 0; i < places; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (group), new_die (self, (CrumbDie) { 0 }, FALSE));
}

static void
crumb_pick_dice_class_init (CrumbPickDiceClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hand");
}

static void
crumb_pick_dice_init (CrumbPickDice *self)
{
  self->pixel_size = DIE_SIZE;
  self->groups = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 4, "line-spacing", 4, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->groups));
}

void
crumb_pick_dice_set_pixel_size (CrumbPickDice *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_PICK_DICE (self));
  g_return_if_fail (pixel_size > 0);

  self->pixel_size = pixel_size;
}

void
crumb_pick_dice_show (CrumbPickDice *self, const CrumbDispute *dispute, guint roll, guint seat, int marked)
{
  GtkWidget *group;

  g_return_if_fail (CRUMB_IS_PICK_DICE (self));
  g_return_if_fail (dispute != NULL && roll < dispute->n_rolls && seat < dispute->n_seats);

  while ((group = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    adw_wrap_box_remove (self->groups, group);
  if (dispute->kind == CRUMB_DISPUTE_HANDS && roll == 0)
    show_hand (self, dispute, seat);
  else
    show_roll (self, dispute, roll, seat, marked);
  add_places (self, dispute, roll, seat);
}
