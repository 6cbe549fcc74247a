/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks one thing, each answer with what it comes to. */

#include "crumb-choice-page.h"

#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbChoicePage
{
  AdwNavigationPage parent_instance;

  GtkLabel *text;
  CrumbDiceRow *dice;
  GtkListBox *list;
};

CRUMB_DEFINE_TEMPLATE (CrumbChoicePage, crumb_choice_page, ADW_TYPE_NAVIGATION_PAGE)

static void
shown_cb (CrumbChoicePage *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, gtk_label_get_label (self->text));
}

static void
crumb_choice_page_class_init (CrumbChoicePageClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  crumb_class_template (klass, CrumbChoicePage, "crumb-choice-page", text, dice, list);
  crumb_class_callbacks (klass, shown_cb);
}

AdwNavigationPage *
crumb_choice_page_new (const char *title, const char *text, const CrumbDice *dice)
{
  CrumbChoicePage *self = g_object_new (CRUMB_TYPE_CHOICE_PAGE, "title", title, NULL);

  crumb_label_show (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), dice != NULL && dice->count > 0);
  if (dice != NULL)
    crumb_dice_row_set_dice (self->dice, dice);
  return ADW_NAVIGATION_PAGE (self);
}

GtkWidget *
crumb_choice_row_new (const char *title, const char *comes_to, const char *action, guint target)
{
  AdwActionRow *row = crumb_row_new (title, comes_to);

  crumb_row_lead_to (row, action, g_variant_new_uint32 (target));
  return GTK_WIDGET (row);
}

void
crumb_choice_page_add (CrumbChoicePage *self, const char *title, const char *comes_to, const char *action, guint target)
{
  g_return_if_fail (CRUMB_IS_CHOICE_PAGE (self));

  gtk_list_box_append (self->list, crumb_choice_row_new (title, comes_to, action, target));
  gtk_widget_set_visible (GTK_WIDGET (self->list), TRUE);
}
