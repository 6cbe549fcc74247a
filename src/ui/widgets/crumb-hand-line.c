/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand in a single line: its height is always the same, so that nothing around it moves as the hand grows. */

#include "crumb-hand-line.h"

#include "crumb-die-view.h"
#include "crumb-widget-helpers.h"

#include "words/crumb-words.h"

#include <glib/gi18n.h>

#define MIN_PIXEL_SIZE 12
#define SPACING 2

struct _CrumbHandLine
{
  GtkWidget parent_instance;

  CrumbDice hand;
  int pixel_size;
  guint n_shown;

  GPtrArray *views;
};

G_DEFINE_FINAL_TYPE (CrumbHandLine, crumb_hand_line, GTK_TYPE_WIDGET)

static int
count_pixels (guint n_dice, int edge)
{
  return n_dice > 0 ? (int) n_dice * (edge + SPACING) - SPACING : 0;
}

/* The edge of the smallest dice that are still read. */
static int
get_smallest (CrumbHandLine *self)
{
  return crumb_scale_with_text (GTK_WIDGET (self), MIN_PIXEL_SIZE);
}

/* How many dice are not drawn, such as "+4". */
static PangoLayout *
lay_out_others (CrumbHandLine *self, guint n_others)
{
  /* Translators: %u is how many dice of a hand did not fit. */
  g_autofree char *text = g_strdup_printf (_ ("+%u"), n_others);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, (get_smallest (self) - 1) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

static int
measure_others (CrumbHandLine *self, guint n_others)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  if (n_others == 0)
    return 0;
  layout = lay_out_others (self, n_others);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width + SPACING;
}

static guint
count_fitting (CrumbHandLine *self, int width)
{
  int smallest = get_smallest (self);

  for (guint n = self->hand.count; n > 0; n--)
    if (count_pixels (n, smallest) + measure_others (self, self->hand.count - n) <= width)
      return n;
  return 0;
}

static void
crumb_hand_line_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbHandLine *self = CRUMB_HAND_LINE (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int edge = crumb_scale_with_text (widget, self->pixel_size);
  int smallest = get_smallest (self);

  while (edge > smallest && count_pixels (self->hand.count, edge) > width)
    edge--;
  self->n_shown = count_fitting (self, width);

  for (guint i = 0; i < self->hand.count; i++)
    {
      GtkWidget *view = g_ptr_array_index (self->views, i);
      int offset = (int) i * (edge + SPACING);
      GtkAllocation place = { mirrored ? width - offset - edge : offset, (height - edge) / 2, edge, edge };

      gtk_widget_set_child_visible (view, i < self->n_shown);
      if (i < self->n_shown)
        gtk_widget_size_allocate (view, &place, -1);
    }
}

static void
crumb_hand_line_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  CrumbHandLine *self = CRUMB_HAND_LINE (widget);
  int edge = crumb_scale_with_text (widget, self->pixel_size);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = edge;
      return;
    }
  *minimum = count_pixels (MIN (self->hand.count, 2), get_smallest (self));
  *natural = count_pixels (self->hand.count, edge);
}

static GtkSizeRequestMode
crumb_hand_line_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
crumb_hand_line_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbHandLine *self = CRUMB_HAND_LINE (widget);
  g_autoptr (PangoLayout) layout = NULL;
  int left = count_pixels (self->n_shown, get_smallest (self)) + SPACING;
  int width, height;
  GdkRGBA colour;

  GTK_WIDGET_CLASS (crumb_hand_line_parent_class)->snapshot (widget, snapshot);
  if (self->n_shown == self->hand.count)
    return;

  layout = lay_out_others (self, self->hand.count - self->n_shown);
  pango_layout_get_pixel_size (layout, &width, &height);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    left = gtk_widget_get_width (widget) - left - width;

  gtk_widget_get_color (widget, &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) left, (float) (gtk_widget_get_height (widget) - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
crumb_hand_line_dispose (GObject *object)
{
  g_ptr_array_set_size (CRUMB_HAND_LINE (object)->views, 0);
  G_OBJECT_CLASS (crumb_hand_line_parent_class)->dispose (object);
}

static void
crumb_hand_line_class_init (CrumbHandLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_hand_line_dispose;
  widget_class->get_request_mode = crumb_hand_line_get_request_mode;
  widget_class->measure = crumb_hand_line_measure;
  widget_class->size_allocate = crumb_hand_line_size_allocate;
  widget_class->snapshot = crumb_hand_line_snapshot;
  crumb_class_owns (klass, CrumbHandLine, g_ptr_array_unref, views);

  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_hand_line_init (CrumbHandLine *self)
{
  self->views = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->pixel_size = MIN_PIXEL_SIZE;
}

void
crumb_hand_line_set_hand (CrumbHandLine *self, const CrumbDice *hand)
{
  g_autofree char *words = NULL;
  g_autofree char *aloud = NULL;

  g_return_if_fail (CRUMB_IS_HAND_LINE (self));
  g_return_if_fail (hand != NULL && hand->count <= CRUMB_DICE_MAX);

  self->hand = *hand;
  g_ptr_array_set_size (self->views, MIN (self->views->len, hand->count));
  for (guint i = 0; i < hand->count; i++)
    {
      if (i == self->views->len)
        {
          GtkWidget *view =
              g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                            GTK_ALIGN_FILL, "pixel-size", MIN_PIXEL_SIZE, "valign", GTK_ALIGN_FILL, NULL);

          gtk_widget_set_parent (view, GTK_WIDGET (self));
          g_ptr_array_add (self->views, view);
        }
      crumb_die_view_set_die (g_ptr_array_index (self->views, i), hand->dice[i]);
    }

  words = crumb_words_dice_in_colour (hand);
  aloud = crumb_words_dice_aloud (hand);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, aloud, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
crumb_hand_line_set_pixel_size (CrumbHandLine *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_HAND_LINE (self));
  g_return_if_fail (pixel_size >= MIN_PIXEL_SIZE);

  if (self->pixel_size == pixel_size)
    return;
  self->pixel_size = pixel_size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

CRUMB_DEFINE_GETTER (CrumbHandLine, crumb_hand_line, guint, n_shown)
