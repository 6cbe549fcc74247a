/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Several dice side by side. To a screen reader they are one picture with one name. */

#include "crumb-dice-row.h"

#include "crumb-die-view.h"
#include "crumb-widget-helpers.h"

#include "words/crumb-words.h"

#include <adwaita.h>

#define SPACING 4

struct _CrumbDiceRow
{
  GtkWidget parent_instance;

  CrumbDice dice;
  int pixel_size;

  GPtrArray *views;
};

G_DEFINE_FINAL_TYPE (CrumbDiceRow, crumb_dice_row, GTK_TYPE_WIDGET)

static void
update_accessible_label (CrumbDiceRow *self)
{
  g_autofree char *dice = crumb_words_dice_aloud (&self->dice);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, dice, -1);
}

static CrumbDieView *
add_view (CrumbDiceRow *self)
{
  CrumbDieView *view = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     "pixel-size", self->pixel_size, NULL);

  gtk_widget_set_parent (GTK_WIDGET (view), GTK_WIDGET (self));
  g_ptr_array_add (self->views, view);
  return view;
}

static void
update_views (CrumbDiceRow *self)
{
  for (guint i = 0; i < MAX (self->dice.count, self->views->len); i++)
    {
      CrumbDieView *view = i < self->views->len ? g_ptr_array_index (self->views, i) : add_view (self);

      gtk_widget_set_visible (GTK_WIDGET (view), i < self->dice.count);
      if (i < self->dice.count)
        crumb_die_view_set_die (view, self->dice.dice[i]);
    }
  update_accessible_label (self);
}

static void
crumb_dice_row_dispose (GObject *object)
{
  CrumbDiceRow *self = CRUMB_DICE_ROW (object);

  g_ptr_array_set_size (self->views, 0);
  crumb_class_dispose (object);
}

static void
crumb_dice_row_class_init (CrumbDiceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_dice_row_dispose;
  crumb_class_owns (klass, CrumbDiceRow, g_ptr_array_unref, views);

  crumb_class_property (klass, CrumbDiceRow, pixel_size, crumb_dice_row_set_pixel_size,
                        g_param_spec_int ("pixel-size", NULL, NULL, 1, G_MAXINT, 28, CRUMB_READWRITE));

  gtk_widget_class_set_layout_manager_type (widget_class, ADW_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_dice_row_init (CrumbDiceRow *self)
{
  AdwWrapLayout *layout = ADW_WRAP_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  adw_wrap_layout_set_child_spacing (layout, SPACING);
  adw_wrap_layout_set_line_spacing (layout, SPACING);
  self->views = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->pixel_size = 28;
  update_accessible_label (self);
}

GtkWidget *
crumb_dice_row_new (void)
{
  return g_object_new (CRUMB_TYPE_DICE_ROW, NULL);
}

void
crumb_dice_row_set_dice (CrumbDiceRow *self, const CrumbDice *dice)
{
  g_return_if_fail (CRUMB_IS_DICE_ROW (self));
  g_return_if_fail (dice != NULL && dice->count <= CRUMB_DICE_MAX);

  self->dice = *dice;
  update_views (self);
}

void
crumb_dice_row_set_pixel_size (CrumbDiceRow *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_DICE_ROW (self));
  g_return_if_fail (pixel_size > 0);

  if (crumb_set_int (self, "pixel-size", &self->pixel_size, pixel_size))
    {
      for (guint i = 0; i < self->views->len; i++)
        crumb_die_view_set_pixel_size (g_ptr_array_index (self->views, i), pixel_size);
    }
}

void
crumb_dice_row_keep_in_line (CrumbDiceRow *self)
{
  GtkLayoutManager *layout = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);

  g_return_if_fail (CRUMB_IS_DICE_ROW (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), layout);
}
