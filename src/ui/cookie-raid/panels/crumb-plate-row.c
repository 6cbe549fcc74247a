/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The plate in a line: the dice that may still lie there, and how many of them are gone. */

#include "crumb-config.h"

#include "crumb-plate-row.h"

#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <adwaita.h>

struct _CrumbPlateRow
{
  GtkBox parent_instance;

  CrumbDiceRow *dice;
  GtkLabel *gone;
  int pixel_size;
};

G_DEFINE_FINAL_TYPE (CrumbPlateRow, crumb_plate_row, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_PIXEL_SIZE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
crumb_plate_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_PLATE_ROW);

  G_OBJECT_CLASS (crumb_plate_row_parent_class)->dispose (object);
}

static void
crumb_plate_row_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PIXEL_SIZE:
      g_value_set_int (value, CRUMB_PLATE_ROW (object)->pixel_size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_plate_row_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PIXEL_SIZE:
      crumb_set_int (object, pspec, &CRUMB_PLATE_ROW (object)->pixel_size, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_plate_row_class_init (CrumbPlateRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_plate_row_dispose;
  object_class->get_property = crumb_plate_row_get_property;
  object_class->set_property = crumb_plate_row_set_property;

  props[PROP_PIXEL_SIZE] = g_param_spec_int ("pixel-size", NULL, NULL, 1, G_MAXINT, 24,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-plate-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbPlateRow, dice);
  gtk_widget_class_bind_template_child (widget_class, CrumbPlateRow, gone);
}

static void
crumb_plate_row_init (CrumbPlateRow *self)
{
  self->pixel_size = 24;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_plate_row_new (void)
{
  return g_object_new (CRUMB_TYPE_PLATE_ROW, NULL);
}

void
crumb_plate_row_show (CrumbPlateRow *self, const CrumbRaid *raid)
{
  CrumbDice plate;
  g_autofree char *gone = NULL;

  g_return_if_fail (CRUMB_IS_PLATE_ROW (self));
  g_return_if_fail (raid != NULL);

  plate = raid->plate_open ? raid->plate : crumb_dice_sorted (&raid->plate);
  if (raid->plate_open)
    plate.count = raid->plate_entered;
  gone = crumb_words_plate_gone (raid);
  crumb_dice_row_set_dice (self->dice, &plate);
  crumb_dice_row_set_slots (self->dice, raid->plate.count - plate.count);
  crumb_label_show (self->gone, gone);
  crumb_set_css_class (GTK_WIDGET (self), "asked", raid->plate_open);
  gtk_widget_set_visible (GTK_WIDGET (self), crumb_raid_plate_left (raid) > 0);
}
