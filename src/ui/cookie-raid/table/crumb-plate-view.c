/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The plate to take a die from: one tap on a die takes it. */

#include "crumb-config.h"

#include "crumb-plate-view.h"

#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-fit-box.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

/* The smallest die that can be tapped, with what is around it. */
#define MIN_SIZE 40

struct _CrumbPlateView
{
  CrumbRaidPanel parent_instance;

  CrumbFitBox *dice;
  GtkLabel *gone;
  GPtrArray *buttons;
};

G_DEFINE_FINAL_TYPE (CrumbPlateView, crumb_plate_view, CRUMB_TYPE_RAID_PANEL)

static GtkWidget *
add_button (CrumbPlateView *self)
{
  GtkWidget *die = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                                 GTK_ALIGN_FILL, "pixel-size", 1, "valign", GTK_ALIGN_FILL, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "action-name", "table.take", "action-target",
                                    g_variant_new ("(yy)", 0, 0), "child", die, "focus-on-click", FALSE, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "die-button");
  crumb_fit_box_append (self->dice, button);
  g_ptr_array_add (self->buttons, button);
  return button;
}

static void
show_die (GtkWidget *button, CrumbDie die)
{
  g_autofree char *words = crumb_words_die (die);
  /* Translators: %s is a die, such as “5” or “red 5”. */
  g_autofree char *label =
      /* Translators: %s is a die, such as “5” or “red 5”. */
      die.face != 0 ? g_strdup_printf (_ ("Take the %s"), words) : g_strdup (_ ("Take an unknown die"));

  crumb_die_view_set_die (CRUMB_DIE_VIEW (gtk_button_get_child (GTK_BUTTON (button))), die);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yy)", die.face, die.colour);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
crumb_plate_view_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbPlateView *self = CRUMB_PLATE_VIEW (panel);
  CrumbDice plate = raid != NULL ? crumb_dice_sorted (&raid->plate) : (CrumbDice) { 0 };
  g_autofree char *gone = raid != NULL ? crumb_words_plate_gone (raid) : NULL;

  crumb_label_show (self->gone, gone);
  for (guint i = 0; i < MAX (plate.count, self->buttons->len); i++)
    {
      GtkWidget *button = i < self->buttons->len ? g_ptr_array_index (self->buttons, i) : add_button (self);

      gtk_widget_set_visible (button, i < plate.count);
      if (i < plate.count)
        show_die (button, plate.dice[i]);
    }
}

static void
crumb_plate_view_class_init (CrumbPlateViewClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_plate_view_update;

  g_type_ensure (CRUMB_TYPE_FIT_BOX);
  crumb_class_template (klass, CrumbPlateView, "crumb-plate-view", dice, gone);
  crumb_class_owns (klass, CrumbPlateView, g_ptr_array_unref, buttons);
}

static void
crumb_plate_view_init (CrumbPlateView *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->dice, "min-size", MIN_SIZE, NULL);
}

GtkWidget *
crumb_plate_view_new (void)
{
  return g_object_new (CRUMB_TYPE_PLATE_VIEW, NULL);
}

void
crumb_plate_view_set_die_size (CrumbPlateView *self, int size)
{
  g_return_if_fail (CRUMB_IS_PLATE_VIEW (self));

  g_object_set (self->dice, "max-size", size, NULL);
}
