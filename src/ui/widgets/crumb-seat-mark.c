/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The sign of a player: each colour has its own shape, and what it looks like in the light and the dark style. */

#include "crumb-seat-mark.h"

#include "crumb-widget-helpers.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/** How wide the edge of a mark is on its square of 16 by 16. */
#define MARK_EDGE 1.2f

struct _CrumbSeatMark
{
  GtkWidget parent_instance;

  CrumbColour colour;
  int pixel_size;
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

/* What a colour is called, it is; what doesn't stand out then has an edge that does. */
static const struct
{
  const char *fill;
  const char *edge; /* (nullable): as its fill */
} looks[][CRUMB_N_COLOURS] = {
  [FALSE] = {
    [CRUMB_COLOUR_BLUE] = { "#1c71d8", NULL },
    [CRUMB_COLOUR_ORANGE] = { "#ff7800", "#c64600" },
    [CRUMB_COLOUR_GREEN] = { "#1f8b4c", NULL },
    [CRUMB_COLOUR_PURPLE] = { "#813d9c", NULL },
    [CRUMB_COLOUR_RED] = { "#c01c28", NULL },
    [CRUMB_COLOUR_TEAL] = { "#007c8f", NULL },
    [CRUMB_COLOUR_YELLOW] = { "#f5c211", "#8f6a00" },
    [CRUMB_COLOUR_PINK] = { "#d6408f", NULL },
  },
  [TRUE] = {
    [CRUMB_COLOUR_BLUE] = { "#62a0ea", NULL },
    [CRUMB_COLOUR_ORANGE] = { "#ff8a1f", NULL },
    [CRUMB_COLOUR_GREEN] = { "#57d98a", NULL },
    [CRUMB_COLOUR_PURPLE] = { "#c583e0", NULL },
    [CRUMB_COLOUR_RED] = { "#ff5d5d", NULL },
    [CRUMB_COLOUR_TEAL] = { "#3cc5d9", NULL },
    [CRUMB_COLOUR_YELLOW] = { "#f8d030", NULL },
    [CRUMB_COLOUR_PINK] = { "#ff8fc4", NULL },
  },
};

CrumbSeatPaint
crumb_seat_paint (CrumbColour colour, gboolean dark)
{
  CrumbSeatPaint paint = { 0 };

  g_return_val_if_fail (colour < CRUMB_N_COLOURS, paint);

  gdk_rgba_parse (&paint.fill, looks[dark][colour].fill);
  paint.edge = paint.fill;
  if (looks[dark][colour].edge != NULL)
    gdk_rgba_parse (&paint.edge, looks[dark][colour].edge);
  return paint;
}

CrumbSeatPaint
crumb_seat_paint_on (GtkWidget *widget, CrumbColour colour)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  return crumb_seat_paint (colour, adw_style_manager_get_dark (manager));
}

static void
append_stroke (GtkSnapshot *snapshot, GskPath *path, float width, const GdkRGBA *colour)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
}

static gboolean
has_edge (const CrumbSeatPaint *paint)
{
  return !gdk_rgba_equal (&paint->fill, &paint->edge);
}

void
crumb_seat_paint_line (const CrumbSeatPaint *paint, GtkSnapshot *snapshot, GskPath *path, float width)
{
  append_stroke (snapshot, path, width, &paint->edge);
}

void
crumb_seat_paint_area (const CrumbSeatPaint *paint, GtkSnapshot *snapshot, GskPath *path, float edge)
{
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &paint->fill);
  if (has_edge (paint))
    append_stroke (snapshot, path, edge, &paint->edge);
}

void
crumb_seat_paint_mark (const CrumbSeatPaint *paint, GtkSnapshot *snapshot, CrumbColour colour, float x, float y,
                       float size)
{
  g_autoptr (GskPath) path = NULL;

  g_return_if_fail (colour < CRUMB_N_COLOURS);

  path = gsk_path_parse (shapes[colour]);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, size / 16, size / 16);
  crumb_seat_paint_area (paint, snapshot, path, MARK_EDGE);
  gtk_snapshot_restore (snapshot);
}

static void
update_look (CrumbSeatMark *self)
{
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
  float size = MIN (width, height);
  CrumbSeatPaint paint = crumb_seat_paint_on (widget, self->colour);

  crumb_seat_paint_mark (&paint, snapshot, self->colour, (width - size) / 2, (height - size) / 2, size);
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

const char *
crumb_seat_mark_name (CrumbColour colour)
{
  switch (colour)
    {
    case CRUMB_COLOUR_BLUE:
      return C_ ("color of a player", "Blue");
    case CRUMB_COLOUR_ORANGE:
      return C_ ("color of a player", "Orange");
    case CRUMB_COLOUR_GREEN:
      return C_ ("color of a player", "Green");
    case CRUMB_COLOUR_PURPLE:
      return C_ ("color of a player", "Purple");
    case CRUMB_COLOUR_RED:
      return C_ ("color of a player", "Red");
    case CRUMB_COLOUR_TEAL:
      return C_ ("color of a player", "Teal");
    case CRUMB_COLOUR_YELLOW:
      return C_ ("color of a player", "Yellow");
    case CRUMB_COLOUR_PINK:
      return C_ ("color of a player", "Pink");
    case CRUMB_N_COLOURS:
      break;
    }
  g_return_val_if_reached (NULL);
}
