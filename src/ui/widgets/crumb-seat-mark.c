/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The sign of a player: the style sheet gives the colour, each colour has its own shape. */

#include "crumb-seat-mark.h"

#include "crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbSeatMark
{
  GtkWidget parent_instance;

  CrumbColour colour;
  int pixel_size;
  GskPath *path;
};

G_DEFINE_FINAL_TYPE (CrumbSeatMark, crumb_seat_mark, GTK_TYPE_WIDGET)

/* Paths on a square of 16 by 16. */
static const char *const shapes[CRUMB_N_COLOURS] = {
  [CRUMB_COLOUR_BLUE] = "M 8 1 A 7 7 0 1 1 8 15 A 7 7 0 1 1 8 1 Z",
  [CRUMB_COLOUR_ORANGE] = "M 3.5 2 H 12.5 A 1.5 1.5 0 0 1 14 3.5 V 12.5 A 1.5 1.5 0 0 1 12.5 14 H 3.5 "
                          "A 1.5 1.5 0 0 1 2 12.5 V 3.5 A 1.5 1.5 0 0 1 3.5 2 Z",
  [CRUMB_COLOUR_GREEN] = "M 8 1.5 L 15.5 14.5 H 0.5 Z",
  [CRUMB_COLOUR_PURPLE] = "M 8 0 L 15 8 L 8 16 L 1 8 Z",
  [CRUMB_COLOUR_RED] = "M 5.5 1 H 10.5 V 5.5 H 15 V 10.5 H 10.5 V 15 H 5.5 V 10.5 H 1 V 5.5 H 5.5 Z",
  [CRUMB_COLOUR_TEAL] = "M 8 0.5 C 9.5 4 13.5 7 13.5 10.5 A 5.5 5.2 0 0 1 2.5 10.5 C 2.5 7 6.5 4 8 0.5 Z",
  [CRUMB_COLOUR_YELLOW] = "M 8 0.4 L 10.2 5.4 L 15.7 6 L 11.6 9.7 L 12.8 15.1 L 8 12.3 L 3.2 15.1 L 4.4 9.7 "
                          "L 0.3 6 L 5.8 5.4 Z",
  [CRUMB_COLOUR_PINK] = "M 8 15 C 3 11 0.5 8.5 0.5 5.5 C 0.5 1.2 6 0.2 8 4 C 10 0.2 15.5 1.2 15.5 5.5 "
                        "C 15.5 8.5 13 11 8 15 Z",
};

static void
update_look (CrumbSeatMark *self)
{
  g_clear_pointer (&self->path, gsk_path_unref);
  self->path = crumb_seat_mark_path (self->colour);
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char *[]) { crumb_colour_to_word (self->colour), NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  crumb_seat_mark_name (self->colour), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
crumb_seat_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbSeatMark *self = CRUMB_SEAT_MARK (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float edge = MIN (width, height);
  GdkRGBA colour;

  gtk_widget_get_color (widget, &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - edge) / 2, (height - edge) / 2));
  gtk_snapshot_scale (snapshot, edge / 16, edge / 16);
  gtk_snapshot_append_fill (snapshot, self->path, GSK_FILL_RULE_WINDING, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
crumb_seat_mark_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  int pixel_size = CRUMB_SEAT_MARK (widget)->pixel_size;

  *natural = crumb_scale_with_text (widget, pixel_size);
  *minimum = MIN (pixel_size, *natural);
}

static void
set_pixel_size (CrumbSeatMark *self, int pixel_size)
{
  if (crumb_set_int (self, "pixel-size", &self->pixel_size, pixel_size))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
crumb_seat_mark_class_init (CrumbSeatMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_seat_mark_measure;
  widget_class->snapshot = crumb_seat_mark_snapshot;
  crumb_class_owns (klass, CrumbSeatMark, gsk_path_unref, path);

  crumb_class_property (
      klass, CrumbSeatMark, colour, crumb_seat_mark_set_colour,
      g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_N_COLOURS - 1, CRUMB_COLOUR_BLUE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbSeatMark, pixel_size, set_pixel_size,
                        g_param_spec_int ("pixel-size", NULL, NULL, 1, G_MAXINT, 16, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (widget_class, "seatmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_seat_mark_init (CrumbSeatMark *self)
{
  self->pixel_size = 16;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  update_look (self);
}

GtkWidget *
crumb_seat_mark_new (CrumbColour colour)
{
  return g_object_new (CRUMB_TYPE_SEAT_MARK, "colour", colour, NULL);
}

CRUMB_DEFINE_GETTER (CrumbSeatMark, crumb_seat_mark, CrumbColour, colour)

void
crumb_seat_mark_set_colour (CrumbSeatMark *self, CrumbColour colour)
{
  g_return_if_fail (CRUMB_IS_SEAT_MARK (self));
  g_return_if_fail (colour < CRUMB_N_COLOURS);

  if (self->colour == colour)
    return;
  self->colour = colour;
  update_look (self);
  g_object_notify (G_OBJECT (self), "colour");
}

GskPath *
crumb_seat_mark_path (CrumbColour colour)
{
  g_return_val_if_fail (colour < CRUMB_N_COLOURS, NULL);

  return gsk_path_parse (shapes[colour]);
}

const char *
crumb_seat_mark_name (CrumbColour colour)
{
  switch (colour)
    {
    case CRUMB_COLOUR_BLUE:
      return _ ("Blue");
    case CRUMB_COLOUR_ORANGE:
      return _ ("Orange");
    case CRUMB_COLOUR_GREEN:
      return _ ("Green");
    case CRUMB_COLOUR_PURPLE:
      return _ ("Purple");
    case CRUMB_COLOUR_RED:
      return _ ("Red");
    case CRUMB_COLOUR_TEAL:
      return _ ("Teal");
    case CRUMB_COLOUR_YELLOW:
      return _ ("Yellow");
    case CRUMB_COLOUR_PINK:
      return _ ("Pink");
    case CRUMB_N_COLOURS:
      break;
    }
  g_return_val_if_reached (NULL);
}
