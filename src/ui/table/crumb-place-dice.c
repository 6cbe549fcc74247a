/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice in a place: as large as the room allows, sets in frames with what they score. */

#include "crumb-config.h"

#include "crumb-place-dice.h"

#include "record/base/crumb-class.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-words.h"

#include <adwaita.h>

/* From this edge on, or two thirds of the usual one where there are more than a few, dice are large enough to stand in
 * one line, unless there are sets, which several lines keep apart, and dice would be larger by that much there, in
 * percent. */
#define WELL_SEEN 40
#define FEW 4
#define WORTH_LINES 130
/* Dice in several lines are not larger, but for those that are read across the room. */
#define MOST_IN_LINES 64
/* A set keeps what it scores, and its dice become this small before that. */
#define LEAST_IN_SET 16
/* What the frame of a set adds on each side. */
#define FRAME 6

/* A die that stands alone, or a framed set: what can't be broken over two lines. */
typedef struct
{
  guint first;
  guint count;
  GtkWidget *frame;
  GtkWidget *gain;
} Chunk;

struct _CrumbPlaceDice
{
  GtkBox parent_instance;

  GPtrArray *dice;
  GPtrArray *frames;
  GPtrArray *gains;
  Chunk chunks[CRUMB_DICE_MAX];
  guint n_chunks;
  int usual;
  int edge;
  gboolean centered;
};

G_DEFINE_FINAL_TYPE (CrumbPlaceDice, crumb_place_dice, GTK_TYPE_BOX)

static int
gap (int edge)
{
  return edge < CRUMB_DIE_LEAST ? 2 : MAX (4, edge / 7);
}

int
crumb_place_dice_width (guint n, int edge)
{
  return n > 0 ? (int) n * edge + (int) (n - 1) * gap (edge) : 0;
}

static int
gain_width (const Chunk *chunk)
{
  int width = 0;

  if (chunk->gain != NULL)
    gtk_widget_measure (chunk->gain, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width > 0 ? width + 4 : 0;
}

static int
chunk_width (const Chunk *chunk, int edge)
{
  int width = crumb_place_dice_width (chunk->count, edge);

  return chunk->frame != NULL ? width + 2 * FRAME + gain_width (chunk) : width;
}

static int
line_height (CrumbPlaceDice *self, int edge)
{
  return self->n_chunks > 0 && self->chunks[0].frame != NULL ? edge + 2 * FRAME : edge;
}

/* Returns the chunk that the next line begins with. */
static guint
end_line (CrumbPlaceDice *self, guint first, int edge, int room, int *width)
{
  guint next = first;

  *width = 0;
  for (; next < self->n_chunks; next++)
    {
      int more = chunk_width (&self->chunks[next], edge) + (next > first ? gap (edge) : 0);

      if (next > first && *width + more > room)
        break;
      *width += more;
    }
  return next;
}

/* Returns how many lines there are, 0 where one of them doesn't fit in. */
static int
count_lines (CrumbPlaceDice *self, int edge, int room)
{
  int lines = 0, width;

  for (guint at = 0; at < self->n_chunks; lines++)
    {
      at = end_line (self, at, edge, room, &width);
      if (width > room)
        return 0;
    }
  return lines;
}

static int
lines_height (CrumbPlaceDice *self, int edge, int lines)
{
  return lines > 0 ? lines * line_height (self, edge) + (lines - 1) * gap (edge) : 0;
}

static gboolean
fits (CrumbPlaceDice *self, int edge, int width, int height, gboolean in_one_line)
{
  int lines = count_lines (self, edge, width);

  return lines > 0 && (!in_one_line || lines == 1) && lines_height (self, edge, lines) <= height;
}

static int
find_edge (CrumbPlaceDice *self, int width, int height, gboolean in_one_line, int most)
{
  int least = self->n_chunks > 0 && self->chunks[0].frame != NULL ? LEAST_IN_SET : CRUMB_DIE_LEAST;

  for (int edge = most; edge > least; edge--)
    if (fits (self, edge, width, height, in_one_line))
      return edge;
  return least;
}

int
crumb_place_dice_fit (CrumbPlaceDice *self, int width, int height)
{
  int most = MAX (MOST_IN_LINES, self->usual), seen = MAX (WELL_SEEN, self->n_chunks > FEW ? self->usual * 2 / 3 : 0);
  int in_line, in_lines;

  if (self->n_chunks == 0)
    return CRUMB_DIE_MOST;
  in_line = find_edge (self, width, height, TRUE, CRUMB_DIE_MOST);
  if (in_line >= (self->chunks[0].frame != NULL ? most : seen))
    return in_line;
  in_lines = find_edge (self, width, height, FALSE, most);
  return in_line >= seen && in_lines * 100 < in_line * WORTH_LINES ? in_line : MAX (in_line, in_lines);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  CrumbPlaceDice *self = CRUMB_PLACE_DICE (widget);
  int room = for_size > 0 ? for_size : G_MAXINT, least;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (guint i = 0; i < self->n_chunks; i++)
        {
          least = self->chunks[i].frame != NULL ? LEAST_IN_SET : CRUMB_DIE_LEAST;
          *minimum = MAX (*minimum, chunk_width (&self->chunks[i], least));
          *natural += chunk_width (&self->chunks[i], self->usual) + (i > 0 ? gap (self->usual) : 0);
        }
      *natural = MAX (*natural, *minimum);
      return;
    }
  if (self->n_chunks == 0)
    return;
  least = find_edge (self, room, G_MAXINT, FALSE, CRUMB_DIE_LEAST);
  *minimum = lines_height (self, least, MAX (1, count_lines (self, least, room)));
  *natural = fits (self, CRUMB_DIE_LEAST, room, G_MAXINT, TRUE)
                 ? line_height (self, find_edge (self, room, G_MAXINT, TRUE, self->usual))
                 : *minimum;
}

static void
allocate_at (GtkWidget *widget, CrumbPlaceDice *self, int x, int y, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int left = mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x;

  gtk_widget_size_allocate (widget, &(GtkAllocation) { left, y, width, height }, -1);
}

static void
allocate_chunk (CrumbPlaceDice *self, const Chunk *chunk, int x, int y, int edge)
{
  int inset = chunk->frame != NULL ? FRAME : 0;

  if (chunk->frame != NULL)
    allocate_at (chunk->frame, self, x, y, chunk_width (chunk, edge), line_height (self, edge));
  for (guint i = 0; i < chunk->count; i++)
    {
      int top = y + (line_height (self, edge) - edge) / 2;

      allocate_at (g_ptr_array_index (self->dice, chunk->first + i), self,
                   x + inset + crumb_place_dice_width (i, edge) + (i > 0 ? gap (edge) : 0), top, edge, edge);
    }
  if (chunk->gain != NULL)
    allocate_at (chunk->gain, self, x + inset + crumb_place_dice_width (chunk->count, edge) + 4, y,
                 MAX (1, gain_width (chunk) - 4), line_height (self, edge));
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbPlaceDice *self = CRUMB_PLACE_DICE (widget);
  int edge = MIN (crumb_place_dice_fit (self, width, height), self->edge > 0 ? self->edge : CRUMB_DIE_MOST);
  int y = (height - lines_height (self, edge, MAX (1, count_lines (self, edge, width)))) / 2;

  for (guint at = 0; at < self->n_chunks; y += line_height (self, edge) + gap (edge))
    {
      int length;
      guint next = end_line (self, at, edge, width, &length);
      int x = self->centered ? (width - length) / 2 : 0;

      for (; at < next; at++)
        {
          allocate_chunk (self, &self->chunks[at], x, y, edge);
          x += chunk_width (&self->chunks[at], edge) + gap (edge);
        }
    }
}

/* Frames lie below the dice, so they come first. */
static void
crumb_place_dice_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbPlaceDice *self = CRUMB_PLACE_DICE (widget);
  GPtrArray *layers[] = { self->frames, self->dice, self->gains };

  for (guint layer = 0; layer < G_N_ELEMENTS (layers); layer++)
    for (guint i = 0; i < layers[layer]->len; i++)
      gtk_widget_snapshot_child (widget, g_ptr_array_index (layers[layer], i), snapshot);
}

static void
crumb_place_dice_class_init (CrumbPlaceDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_owns (klass, CrumbPlaceDice, g_ptr_array_unref, dice, frames, gains);
  widget_class->snapshot = crumb_place_dice_snapshot;
  gtk_widget_class_set_css_name (widget_class, "placedice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
crumb_place_dice_init (CrumbPlaceDice *self)
{
  self->dice = g_ptr_array_new ();
  self->frames = g_ptr_array_new ();
  self->gains = g_ptr_array_new ();
  self->usual = WELL_SEEN;
  crumb_lay_out (GTK_WIDGET (self), measure, allocate);
}

GtkWidget *
crumb_place_dice_new (void)
{
  return g_object_new (CRUMB_TYPE_PLACE_DICE, NULL);
}

static GtkWidget *
add_child (CrumbPlaceDice *self, GPtrArray *children, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self), child);
  g_ptr_array_add (children, child);
  return child;
}

static GtkWidget *
get_die (CrumbPlaceDice *self, guint i)
{
  if (i < self->dice->len)
    return g_ptr_array_index (self->dice, i);
  return add_child (self, self->dice,
                    g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                                  GTK_ALIGN_FILL, "pixel-size", 1, "valign", GTK_ALIGN_FILL, NULL));
}

static void
show_die (GtkWidget *view, const CrumbPlaceDie *die)
{
  if (die->look == CRUMB_DIE_AWAITED)
    crumb_die_view_set_empty (CRUMB_DIE_VIEW (view), TRUE);
  else
    crumb_die_view_set_die (CRUMB_DIE_VIEW (view), die->die);
  crumb_die_view_set_marked (CRUMB_DIE_VIEW (view), die->look == CRUMB_DIE_DECIDES);
  crumb_set_css_class (view, "faint", die->look == CRUMB_DIE_FAINT);
  crumb_set_css_class (view, "doubted", die->look == CRUMB_DIE_DOUBTED);
}

static void
add_set (CrumbPlaceDice *self, guint set, Chunk *chunk, int gain)
{
  g_autofree char *text = crumb_words_plus (gain);

  if (set == self->frames->len)
    {
      add_child (self, self->frames, adw_bin_new ());
      gtk_widget_add_css_class (g_ptr_array_index (self->frames, set), "set");
      add_child (self, self->gains, gtk_label_new (NULL));
      gtk_widget_add_css_class (g_ptr_array_index (self->gains, set), "gain");
    }
  chunk->frame = g_ptr_array_index (self->frames, set);
  if (gain != 0)
    chunk->gain = g_ptr_array_index (self->gains, set);
  gtk_label_set_text (g_ptr_array_index (self->gains, set), text);
}

static void
chunk_dice (CrumbPlaceDice *self, const CrumbPlace *place)
{
  guint at = 0;

  self->n_chunks = 0;
  for (guint set = 0; set < place->n_sets && at < place->n_dice; set++)
    {
      Chunk *chunk = &self->chunks[self->n_chunks++];

      *chunk = (Chunk) { .first = at, .count = MIN (place->sets[set].count, place->n_dice - at) };
      add_set (self, set, chunk, place->sets[set].gain);
      at += chunk->count;
    }
  for (; at < place->n_dice; at++)
    self->chunks[self->n_chunks++] = (Chunk) { .first = at, .count = 1 };
}

void
crumb_place_dice_show (CrumbPlaceDice *self, const CrumbPlace *place, int usual)
{
  g_return_if_fail (CRUMB_IS_PLACE_DICE (self));

  self->usual = usual;
  for (guint i = 0; i < place->n_dice; i++)
    show_die (get_die (self, i), &place->dice[i]);
  chunk_dice (self, place);
  for (guint i = 0; i < self->dice->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->dice, i), i < place->n_dice);
  for (guint i = 0; i < self->frames->len; i++)
    {
      gtk_widget_set_visible (g_ptr_array_index (self->frames, i), i < place->n_sets);
      gtk_widget_set_visible (g_ptr_array_index (self->gains, i), i < place->n_sets && place->sets[i].gain != 0);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
crumb_place_dice_set_edge (CrumbPlaceDice *self, int edge)
{
  g_return_if_fail (CRUMB_IS_PLACE_DICE (self));

  if (self->edge == edge)
    return;
  self->edge = edge;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
crumb_place_dice_set_centered (CrumbPlaceDice *self, gboolean centered)
{
  g_return_if_fail (CRUMB_IS_PLACE_DICE (self));

  self->centered = centered;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
