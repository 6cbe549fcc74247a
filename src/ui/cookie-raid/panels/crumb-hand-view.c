/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand with its sets drawn together. To a screen reader it is one picture with one name. */

#include "crumb-config.h"

#include "crumb-hand-view.h"

#include "crumb-hand-groups.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

struct _CrumbHandView
{
  GtkWidget parent_instance;

  GtkWidget *boxes[CRUMB_HAND_GROUPS_MAX];
  CrumbDiceRow *rows[CRUMB_HAND_GROUPS_MAX];
  GtkLabel *labels[CRUMB_HAND_GROUPS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbHandView, crumb_hand_view, GTK_TYPE_WIDGET)

static void
add_box (CrumbHandView *self, guint index)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 6,
                                 "valign", GTK_ALIGN_CENTER, NULL);

  self->rows[index] =
      g_object_new (CRUMB_TYPE_DICE_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "pixel-size", 24, NULL);
  self->labels[index] =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "css-classes",
                    (const char *const[]) { "caption-heading", "numeric", NULL }, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rows[index]));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->labels[index]));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  self->boxes[index] = box;
}

static void
show_group (CrumbHandView *self, guint index, const CrumbHandGroup *group, guint slots)
{
  g_autofree char *cookies = crumb_hand_group_cookies (group);
  gboolean empty = group->dice.count + slots == 0;

  if (self->boxes[index] == NULL && empty)
    return;
  if (self->boxes[index] == NULL)
    add_box (self, index);
  crumb_dice_row_set_dice (self->rows[index], &group->dice);
  crumb_dice_row_set_slots (self->rows[index], slots);
  gtk_label_set_label (self->labels[index], cookies);
  gtk_widget_set_visible (GTK_WIDGET (self->labels[index]), group->cookies > 0);
  gtk_widget_set_visible (self->boxes[index], !empty);
  crumb_set_css_class (self->boxes[index], "set", group->is_set);
}

static void
describe (CrumbHandView *self, const CrumbHouseRules *rules, const CrumbDice *hand)
{
  CrumbHandScore score = crumb_hands_score (rules, hand, 1, CRUMB_NO_SEAT).seats[0];
  CrumbDice sorted = crumb_dice_sorted (hand);
  g_autofree char *written_sets = crumb_words_sets (&score);
  g_autofree char *dice = crumb_words_dice_aloud (&sorted);
  g_autofree char *sets = crumb_words_aloud (written_sets);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, dice,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sets, -1);
}

static void
crumb_hand_view_dispose (GObject *object)
{
  CrumbHandView *self = CRUMB_HAND_VIEW (object);

  for (guint i = 0; i < CRUMB_HAND_GROUPS_MAX; i++)
    g_clear_pointer (&self->boxes[i], gtk_widget_unparent);

  G_OBJECT_CLASS (crumb_hand_view_parent_class)->dispose (object);
}

static void
crumb_hand_view_class_init (CrumbHandViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_hand_view_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, ADW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_hand_view_init (CrumbHandView *self)
{
  AdwWrapLayout *layout = ADW_WRAP_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  adw_wrap_layout_set_child_spacing (layout, 6);
  adw_wrap_layout_set_line_spacing (layout, 6);
}

void
crumb_hand_view_set_hand (CrumbHandView *self, const CrumbHouseRules *rules, const CrumbDice *hand, guint slots)
{
  CrumbHandGroup groups[CRUMB_HAND_GROUPS_MAX] = { 0 };
  guint last = 0;

  g_return_if_fail (CRUMB_IS_HAND_VIEW (self));
  g_return_if_fail (rules != NULL && hand != NULL);

  last = crumb_hand_groups_fill (rules, hand, groups);
  if (last > 0 && !groups[last - 1].is_set)
    last--;

  /* The places of missing dice follow the singles, which is where the next one lands. */
  for (guint i = 0; i < CRUMB_HAND_GROUPS_MAX; i++)
    show_group (self, i, &groups[i], i == last ? slots : 0);
  describe (self, rules, hand);
}
