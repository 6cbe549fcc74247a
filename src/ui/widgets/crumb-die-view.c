/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One die: its body is the style sheet's, its pips are drawn here. */

#include "crumb-die-view.h"

#include "crumb-widget-helpers.h"

#include "words/crumb-words.h"

#include <glib/gi18n.h>

#define DEFAULT_PIXEL_SIZE 28

struct _CrumbDieView
{
  GtkWidget parent_instance;

  CrumbDie die;
  gboolean empty;
  gboolean marked;
  int pixel_size;
};

G_DEFINE_FINAL_TYPE (CrumbDieView, crumb_die_view, GTK_TYPE_WIDGET)

/* The highest face with pips; above it people read numerals faster. */
#define MAX_PIPS 6

/* For each face the places of a grid of three by three that have a pip, row by row. */
static const guint16 pips[MAX_PIPS + 1] = {
  [1] = 0020, [2] = 0104, [3] = 0124, [4] = 0505, [5] = 0525, [6] = 0555,
};

static const char *const colour_classes[CRUMB_COLOURS + 1] = { NULL, "red", "green", "blue" };

static char *
words_for_die (CrumbDieView *self)
{
  g_autofree char *die = crumb_words_die (self->die);

  /* Translators: %s is a die, such as “5” or “red 5”. */
  return self->marked ? g_strdup_printf (_ ("%s, the die that decides"), die) : g_steal_pointer (&die);
}

static void
update_accessible_label (CrumbDieView *self)
{
  g_autofree char *label = NULL;

  if (self->empty)
    label = g_strdup (_ ("No die yet"));
  else if (self->die.face == 0)
    label = g_strdup (_ ("Unknown die"));
  else
    label = words_for_die (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_look (CrumbDieView *self)
{
  crumb_set_css_class (GTK_WIDGET (self), "empty", self->empty);
  crumb_set_css_class (GTK_WIDGET (self), "unknown", !self->empty && self->die.face == 0);
  crumb_set_css_class (GTK_WIDGET (self), "marked", self->marked);
  for (guint colour = 1; colour <= CRUMB_COLOURS; colour++)
    crumb_set_css_class (GTK_WIDGET (self), colour_classes[colour], !self->empty && self->die.colour == colour);

  update_accessible_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
snapshot_pips (CrumbDieView *self, GtkSnapshot *snapshot, float edge)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GdkRGBA colour;

  for (guint place = 0; place < 9; place++)
    if (pips[self->die.face] >> place & 1)
      {
        guint column = place % 3, row = place / 3;
        graphene_point_t center = GRAPHENE_POINT_INIT (edge * (0.5f + 0.26f * ((float) column - 1)),
                                                       edge * (0.5f + 0.26f * ((float) row - 1)));

        gsk_path_builder_add_circle (builder, &center, edge * (self->die.face == 1 ? 0.12f : 0.095f));
      }

  path = gsk_path_builder_to_path (builder);
  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
}

static void
snapshot_numeral (CrumbDieView *self, GtkSnapshot *snapshot, float edge)
{
  g_autofree char *text = self->die.face == 0 ? g_strdup ("?") : g_strdup_printf ("%u", self->die.face);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  GdkRGBA colour;
  int width, height;

  pango_font_description_set_absolute_size (font, (double) edge * 0.54 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &height);

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((edge - (float) width) / 2, (edge - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

/* One to three notches, where no face has a pip: colours are told apart without seeing colours. */
static void
snapshot_notches (CrumbDieView *self, GtkSnapshot *snapshot, float edge)
{
  float size = edge * 0.07f;
  GdkRGBA colour;

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  for (guint notch = 0; notch < self->die.colour; notch++)
    {
      float offset = ((float) notch - (float) (self->die.colour - 1) / 2) * 1.6f;

      gtk_snapshot_append_color (
          snapshot, &colour, &GRAPHENE_RECT_INIT (edge / 2 + (offset - 0.5f) * size, edge * 0.05f, size, size * 0.9f));
    }
}

static void
crumb_die_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbDieView *self = CRUMB_DIE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  float edge = (float) MIN (width, height);

  if (self->empty)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (((float) width - edge) / 2, ((float) height - edge) / 2));
  if (self->die.face >= 1 && self->die.face <= MAX_PIPS)
    snapshot_pips (self, snapshot, edge);
  else
    snapshot_numeral (self, snapshot, edge);
  snapshot_notches (self, snapshot, edge);
  gtk_snapshot_restore (snapshot);
}

static void
crumb_die_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = crumb_scale_with_text (widget, CRUMB_DIE_VIEW (widget)->pixel_size);
}

static guint
get_face (CrumbDieView *self)
{
  return self->die.face;
}

static void
set_face (CrumbDieView *self, guint face)
{
  crumb_die_view_set_die (self, (CrumbDie) { .face = (uint8_t) face, .colour = self->die.colour });
}

static guint
get_colour (CrumbDieView *self)
{
  return self->die.colour;
}

static void
set_colour (CrumbDieView *self, guint colour)
{
  crumb_die_view_set_die (self, (CrumbDie) { .face = self->die.face, .colour = (uint8_t) colour });
}

static void
crumb_die_view_class_init (CrumbDieViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_die_view_measure;
  widget_class->snapshot = crumb_die_view_snapshot;

  crumb_class_computed (klass, get_face, set_face,
                        g_param_spec_uint ("face", NULL, NULL, 0, CRUMB_SIDES_MAX, 0, CRUMB_READWRITE));
  crumb_class_computed (klass, get_colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_boolean (klass, CrumbDieView, empty, crumb_die_view_set_empty, TRUE, CRUMB_READWRITE);
  crumb_class_boolean (klass, CrumbDieView, marked, crumb_die_view_set_marked, FALSE, CRUMB_READWRITE);
  crumb_class_property (klass, CrumbDieView, pixel_size, crumb_die_view_set_pixel_size,
                        g_param_spec_int ("pixel-size", NULL, NULL, 1, G_MAXINT, DEFAULT_PIXEL_SIZE, CRUMB_READWRITE));

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_die_view_init (CrumbDieView *self)
{
  self->empty = TRUE;
  self->pixel_size = DEFAULT_PIXEL_SIZE;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  update_look (self);
}

void
crumb_die_view_set_die (CrumbDieView *self, CrumbDie die)
{
  CrumbDie before;

  g_return_if_fail (CRUMB_IS_DIE_VIEW (self));
  g_return_if_fail (die.face <= CRUMB_SIDES_MAX && die.colour <= CRUMB_COLOURS);

  before = self->die;
  if (!self->empty && before.face == die.face && before.colour == die.colour)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->die = die;
  crumb_die_view_set_empty (self, FALSE);
  if (before.face != die.face)
    g_object_notify (G_OBJECT (self), "face");
  if (before.colour != die.colour)
    g_object_notify (G_OBJECT (self), "colour");
  update_look (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
crumb_die_view_set_empty (CrumbDieView *self, gboolean empty)
{
  g_return_if_fail (CRUMB_IS_DIE_VIEW (self));

  if (crumb_set_boolean (self, "empty", &self->empty, empty))
    update_look (self);
}

void
crumb_die_view_set_marked (CrumbDieView *self, gboolean marked)
{
  g_return_if_fail (CRUMB_IS_DIE_VIEW (self));

  if (crumb_set_boolean (self, "marked", &self->marked, marked))
    update_look (self);
}

void
crumb_die_view_set_pixel_size (CrumbDieView *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_DIE_VIEW (self));
  g_return_if_fail (pixel_size > 0);

  if (crumb_set_int (self, "pixel-size", &self->pixel_size, pixel_size))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

CrumbDie
crumb_die_view_get_die (CrumbDieView *self)
{
  g_return_val_if_fail (CRUMB_IS_DIE_VIEW (self), (CrumbDie) { 0 });

  return self->die;
}

gboolean
crumb_die_view_is_empty (CrumbDieView *self)
{
  g_return_val_if_fail (CRUMB_IS_DIE_VIEW (self), TRUE);

  return self->empty;
}
