/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The place of one seat at the table: all that is known of it, once. */

#include "crumb-config.h"

#include "crumb-seat-place.h"

#include "crumb-mend-tap.h"
#include "crumb-place-dice.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define GAP 10
#define SMALL_GAP 6
#define CROWN 16
/* The least that a name keeps beside large dice. */
#define NAME_LEAST 84
/* How much of a row dice leave to a name that needs it, in percent. */
#define NAME_SHARE 45
/* What it has at the least beside a note. */
#define NAME_SHORT 40
#define PRIZE 30
/* A line of small dice with the frame of a set, which is kept for hands that are still to come. */
#define HAND_LINE 42
#define PIECE 16
#define LARGE_PIECE 28
/* A total counts up that fast, in milliseconds. */
#define COUNTING 250

struct _CrumbSeatPlace
{
  GtkButton parent_instance;

  guint seat;
  CrumbPlaceForm form;
  guint slots;
  int usual;
  int fit;
  int note_width;
  int name_width;
  int total;
  int total_from;
  gboolean shown;
  gboolean picks;
  float share;
  float share_from;
  guint pieces;
  CrumbColour colour;
  AdwAnimation *counting;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *badge;
  GtkWidget *crown;
  GtkWidget *total_label;
  GtkWidget *sum;
  GtkWidget *prizes;
  GtkWidget *dice;
  GtkWidget *note;
  graphene_rect_t bar;
};

G_DEFINE_FINAL_TYPE (CrumbSeatPlace, crumb_seat_place, GTK_TYPE_BUTTON)

static const char *const form_classes[] = {
  [CRUMB_PLACE_ROW] = "row",
  [CRUMB_PLACE_STACKED] = "stacked",
  [CRUMB_PLACE_COLUMN] = "column",
  [CRUMB_PLACE_FLAT] = "flat-column",
};

/* Measuring ---------------------------------------------------------------- */

static int
natural (GtkWidget *child, GtkOrientation orientation)
{
  int size = 0;

  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

static int
width_of (GtkWidget *child)
{
  return natural (child, GTK_ORIENTATION_HORIZONTAL);
}

static int
height_of (GtkWidget *child)
{
  return natural (child, GTK_ORIENTATION_VERTICAL);
}

static int
bar_height (CrumbSeatPlace *self)
{
  if (self->share < 0 || self->form == CRUMB_PLACE_STACKED)
    return 0;
  if (self->form != CRUMB_PLACE_COLUMN)
    return 5;
  if (self->pieces == 0)
    return 8;
  return self->usual == CRUMB_DIE_MOST ? LARGE_PIECE : PIECE;
}

/* Beside dice that are won for good there is little room for more than the name: words stand below it. */
static gboolean
has_second_line (CrumbSeatPlace *self)
{
  return self->form != CRUMB_PLACE_COLUMN && gtk_widget_should_layout (self->prizes);
}

static int
head_height (CrumbSeatPlace *self)
{
  int height = MAX (height_of (self->name), height_of (self->mark));

  if (has_second_line (self))
    height += MAX (height_of (self->badge), self->slots == 0 ? height_of (self->note) : 0);
  if (self->form == CRUMB_PLACE_STACKED || self->form == CRUMB_PLACE_FLAT)
    height = MAX (height, MAX (height_of (self->total_label), height_of (self->sum)));
  return MAX (height, height_of (self->prizes));
}

/* @for_width: the width that the dice have */
static int
dice_height (CrumbSeatPlace *self, int for_width, gboolean least)
{
  int minimum = 0, usual = 0;

  gtk_widget_measure (self->dice, GTK_ORIENTATION_VERTICAL, for_width, &minimum, &usual, NULL, NULL);
  return MAX (least ? minimum : usual, height_of (self->note));
}

static int
row_edge (CrumbSeatPlace *self, int width)
{
  int name = MAX (NAME_LEAST, MIN (self->name_width, width * NAME_SHARE / 100));
  int room = width - width_of (self->mark) - name - width_of (self->total_label) - 3 * GAP;

  for (int edge = self->usual; edge > CRUMB_DIE_LEAST; edge--)
    if (crumb_place_dice_width (self->slots, edge) <= room)
      return edge;
  return CRUMB_DIE_LEAST;
}

static int
measure_height (CrumbSeatPlace *self, int width, gboolean least)
{
  int head = head_height (self);
  int bar = bar_height (self);
  int dice;

  if (self->form == CRUMB_PLACE_ROW)
    return MAX (MAX (head + (bar > 0 ? bar + 4 : 0), height_of (self->total_label)),
                self->slots > 0 ? (least ? CRUMB_DIE_LEAST : row_edge (self, width)) : 0);
  dice = self->slots > 0 || !has_second_line (self) ? dice_height (self, width, least) : 0;
  if (self->form == CRUMB_PLACE_COLUMN)
    return head + height_of (self->total_label) + bar + 2 * GAP + MAX (dice, least ? CRUMB_DIE_LEAST : self->usual)
           + (height_of (self->sum) > 0 ? height_of (self->sum) + SMALL_GAP : 0);
  if (self->form == CRUMB_PLACE_STACKED && self->slots > 0)
    dice = MAX (dice, least ? MIN (self->usual, HAND_LINE) : HAND_LINE);
  if (self->form == CRUMB_PLACE_FLAT && self->slots > 0)
    dice = MAX (dice, least ? CRUMB_DIE_LEAST : self->usual);
  return head + (dice > 0 ? dice + SMALL_GAP : 0) + (bar > 0 ? bar + SMALL_GAP : 0);
}

static int
measure_width (CrumbSeatPlace *self, gboolean least)
{
  int dice = 0, all;

  gtk_widget_measure (self->dice, GTK_ORIENTATION_HORIZONTAL, -1, least ? &dice : NULL, least ? NULL : &dice, NULL,
                      NULL);
  if (self->form == CRUMB_PLACE_ROW)
    dice = crumb_place_dice_width (self->slots, least ? CRUMB_DIE_LEAST : self->usual);
  all = width_of (self->mark) + 2 * GAP + (least ? NAME_SHORT : width_of (self->name));
  if (self->form == CRUMB_PLACE_ROW)
    return all + dice + width_of (self->total_label) + GAP;
  if (!least)
    all += width_of (self->total_label) + CROWN + GAP;
  return MAX (all, dice);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *usual, int *minimum_baseline,
         int *usual_baseline)
{
  CrumbSeatPlace *self = CRUMB_SEAT_PLACE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_width (self, TRUE);
      *usual = MAX (*minimum, measure_width (self, FALSE));
    }
  else
    {
      int width = for_size > 0 ? for_size : measure_width (self, FALSE);

      *minimum = measure_height (self, width, TRUE);
      *usual = MAX (*minimum, measure_height (self, width, FALSE));
    }
}

/* Allocating --------------------------------------------------------------- */

static void
place (CrumbSeatPlace *self, GtkWidget *child, int x, int y, int width, int height, int whole)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int least = 0;

  if (!gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  height = MAX (height, least);
  gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? whole - x - width : x, y, width, height }, -1);
}

static void
place_bar (CrumbSeatPlace *self, int x, int y, int width, int whole)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int height = bar_height (self);

  self->bar = GRAPHENE_RECT_INIT ((float) (mirrored ? whole - x - width : x), (float) y, (float) MAX (0, width),
                                  (float) height);
}

/* Puts what ends a line from its end towards its start; returns where that begins. */
static int
place_end (CrumbSeatPlace *self, GtkWidget *child, int end, int y, int height, int whole)
{
  int width = width_of (child);

  if (width == 0)
    return end;
  place (self, child, end - width, y, width, height, whole);
  return end - width - SMALL_GAP;
}

/* Not so high that they would stand in two lines. */
static int
place_prizes (CrumbSeatPlace *self, int end, int y, int height, int whole)
{
  int line = MIN (height, 2 * CRUMB_DIE_LEAST);

  return place_end (self, self->prizes, end, y + (height - line) / 2, line, whole);
}

/* The crown's room is kept whether it is worn or not. */
static int
place_crown (CrumbSeatPlace *self, int end, int y, int height, int whole)
{
  place (self, self->crown, end - CROWN, y, CROWN, height, whole);
  return end - CROWN - SMALL_GAP;
}

static void
place_second_line (CrumbSeatPlace *self, int start, int end, int y, int height, int whole)
{
  if (self->slots == 0 && width_of (self->note) > 0)
    {
      int width = MIN (end - start, width_of (self->note));

      place (self, self->note, start, y, width, height, whole);
      start += width + GAP;
    }
  place (self, self->badge, start, y, MIN (end - start, width_of (self->badge)), height, whole);
}

static void
place_name (CrumbSeatPlace *self, int end, int y, int height, int whole)
{
  int mark = width_of (self->mark);
  int start = mark + GAP, line = height;

  place (self, self->mark, 0, y, mark, height, whole);
  if (has_second_line (self))
    {
      int second = MAX (height_of (self->badge), height_of (self->note));

      line = height_of (self->name);
      y += MAX (0, height - line - second) / 2;
      place_second_line (self, start, end, y + line, second, whole);
    }
  else
    end = place_end (self, self->badge, end, y, height, whole);
  place (self, self->name, start, y, MIN (end - start, width_of (self->name)), line, whole);
}

static void
place_dice (CrumbSeatPlace *self, int x, int y, int width, int height, int whole)
{
  self->fit = crumb_place_dice_fit (CRUMB_PLACE_DICE (self->dice), width, height);
  place (self, self->dice, x, y, width, height, whole);
  if (self->slots > 0 || !has_second_line (self))
    place (self, self->note, x, y, width, height, whole);
}

/* Dice, or the words in place of them in any of the rows. */
static int
end_of_row (CrumbSeatPlace *self, int width, int height)
{
  int dice = self->slots > 0 ? crumb_place_dice_width (self->slots, MIN (row_edge (self, width), height)) : 0;
  int room = width - width_of (self->mark) - NAME_SHORT - width_of (self->total_label) - 3 * GAP;

  return MAX (dice, MIN (self->note_width, room));
}

static void
allocate_row (CrumbSeatPlace *self, int width, int height)
{
  int room = end_of_row (self, width, height);
  int dice = width - room;
  int total = (room > 0 ? dice - GAP : width) - width_of (self->total_label);
  int bar = bar_height (self);
  int line = height_of (self->name);
  int top = (height - line - (bar > 0 ? bar + 4 : 0)) / 2;
  int end = total - GAP;

  place (self, self->mark, 0, 0, width_of (self->mark), height, width);
  place (self, self->name, width_of (self->mark) + GAP, top,
         MIN (width_of (self->name),
              place_end (self, self->badge, place_crown (self, end, top, line, width), top, line, width)
                  - width_of (self->mark) - GAP),
         line, width);
  place_bar (self, width_of (self->mark) + GAP, top + line + 4, end - width_of (self->mark) - GAP, width);
  place (self, self->total_label, total, 0, width_of (self->total_label), height, width);
  /* Not so high that they would stand in two lines. */
  line = MIN (height, 2 * CRUMB_DIE_LEAST);
  place_dice (self, dice, (height - line) / 2, room, line, width);
}

static void
allocate_stacked (CrumbSeatPlace *self, int width, int height)
{
  int head = head_height (self);
  int bar = bar_height (self);
  int end = place_end (self, width_of (self->sum) > 0 ? self->sum : self->total_label, width, 0, head, width);
  int line = height - head - SMALL_GAP - (bar > 0 ? bar + SMALL_GAP : 0);

  end = place_crown (self, place_prizes (self, end, 0, head, width), 0, head, width);
  place_name (self, end, 0, head, width);
  place_dice (self, 0, head + SMALL_GAP, width, line, width);
  place_bar (self, 0, height - bar, width, width);
}

static void
allocate_column (CrumbSeatPlace *self, int width, int height)
{
  int head = head_height (self);
  int total = height_of (self->total_label);
  int bar = bar_height (self);
  int sum = height_of (self->sum);
  /* The same in all columns, whatever lies in them. */
  int spare = MAX (0, height - head - total - bar - 2 * GAP - self->usual);
  int y = head + MIN (spare / 6, total / 3);

  place_name (self, place_prizes (self, place_crown (self, width, 0, head, width), 0, head, width), 0, head, width);
  place (self, self->total_label, 0, y, width, total, width);
  y += total + MIN (spare / 8, GAP);
  place_bar (self, 0, y, width, width);
  y += bar + GAP;
  if (sum > 0)
    place (self, self->sum, 0, height - sum, width, sum, width);
  place_dice (self, 0, y, width, height - y - (sum > 0 ? sum + SMALL_GAP : 0), width);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbSeatPlace *self = CRUMB_SEAT_PLACE (widget);

  if (self->form == CRUMB_PLACE_ROW)
    allocate_row (self, width, height);
  else if (self->form == CRUMB_PLACE_COLUMN)
    allocate_column (self, width, height);
  else
    allocate_stacked (self, width, height);
}

/* Drawing ------------------------------------------------------------------ */

static void
append_bar (GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, area, area->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, area);
  gtk_snapshot_pop (snapshot);
}

/* A round piece with chips, of which @share has been gained: that much of its width. */
static void
append_piece (GtkSnapshot *snapshot, const graphene_point_t *center, float radius, float share, gboolean mirrored,
              const GdkRGBA *track, const GdkRGBA *colour)
{
  static const float chips[][2] = {
    { -0.5f, 0.1f }, { -0.1f, -0.5f }, { 0.05f, 0.1f }, { 0.5f, -0.2f }, { 0.2f, 0.6f }
  };
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  float width = 2 * radius * share;
  graphene_point_t chip;

  gsk_path_builder_add_circle (builder, center, radius);
  for (guint i = 0; i < G_N_ELEMENTS (chips); i++)
    {
      chip = GRAPHENE_POINT_INIT (center->x + chips[i][0] * radius, center->y + chips[i][1] * radius);
      gsk_path_builder_add_circle (builder, &chip, radius * 0.15f);
    }
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_EVEN_ODD, track);
  if (share <= 0)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (mirrored ? center->x + radius - width : center->x - radius,
                                                         center->y - radius, width, 2 * radius));
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_EVEN_ODD, colour);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_pieces (CrumbSeatPlace *self, GtkSnapshot *snapshot, float share, gboolean mirrored, const GdkRGBA *track,
                 const GdkRGBA *colour)
{
  float step = self->bar.size.width / (float) self->pieces;
  float radius = MIN (self->bar.size.height, step * 0.85f) / 2;

  for (guint i = 0; i < self->pieces; i++)
    {
      float along = step * ((float) (mirrored ? self->pieces - 1 - i : i) + 0.5f);

      append_piece (snapshot,
                    &GRAPHENE_POINT_INIT (self->bar.origin.x + along, self->bar.origin.y + self->bar.size.height / 2),
                    radius, CLAMP (share * (float) self->pieces - (float) i, 0, 1), mirrored, track, colour);
    }
}

static void
snapshot_bar (CrumbSeatPlace *self, GtkSnapshot *snapshot)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double done = self->counting != NULL ? adw_animation_get_value (self->counting) : 1;
  float share = self->share_from + (self->share - self->share_from) * (float) done;
  float width = MAX (self->bar.size.width * share, self->bar.size.height);
  CrumbSeatPaint paint = crumb_seat_paint_on (GTK_WIDGET (self), self->colour);
  GdkRGBA track;

  gtk_widget_get_color (GTK_WIDGET (self), &track);
  track.alpha *= 0.15f;
  if (self->pieces > 0 && self->form == CRUMB_PLACE_COLUMN)
    {
      snapshot_pieces (self, snapshot, share, mirrored, &track, &paint.fill);
      return;
    }
  append_bar (snapshot, &self->bar, &track);
  if (share > 0)
    append_bar (snapshot,
                &GRAPHENE_RECT_INIT (self->bar.origin.x + (mirrored ? self->bar.size.width - width : 0),
                                     self->bar.origin.y, width, self->bar.size.height),
                &paint.fill);
}

static void
crumb_seat_place_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbSeatPlace *self = CRUMB_SEAT_PLACE (widget);

  if (self->bar.size.height > 0 && self->bar.size.width > 0 && bar_height (self) > 0)
    snapshot_bar (self, snapshot);
  GTK_WIDGET_CLASS (crumb_seat_place_parent_class)->snapshot (widget, snapshot);
}

/* Showing ------------------------------------------------------------------ */

static void
count_cb (double value, CrumbSeatPlace *self)
{
  int gained = (int) ((self->total - self->total_from) * value);
  g_autofree char *text = g_strdup_printf ("%d", self->total_from + gained);

  gtk_label_set_text (GTK_LABEL (self->total_label), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A total that was seen counts up to the new one; what wasn't just stands there. */
static void
show_total (CrumbSeatPlace *self, const CrumbPlace *place)
{
  gboolean same = self->shown && self->total == place->total;

  self->share_from = self->shown && self->share >= 0 ? self->share : (float) place->share;
  self->share = (float) place->share;
  if (same)
    return;
  self->total_from = self->shown ? self->total : place->total;
  self->total = place->total;
  self->shown = TRUE;
  adw_animation_reset (self->counting);
  adw_animation_play (self->counting);
}

static void
show_prizes (CrumbSeatPlace *self, const CrumbPlace *place)
{
  CrumbPlace prizes = { .n_dice = place->n_prizes };

  memcpy (prizes.dice, place->prizes, sizeof place->prizes);
  crumb_place_dice_show (CRUMB_PLACE_DICE (self->prizes), &prizes, PRIZE);
  gtk_widget_set_visible (self->prizes, place->n_prizes > 0);
  crumb_set_css_class (GTK_WIDGET (self), "prizes", place->n_prizes > 0);
}

static void
set_form (CrumbSeatPlace *self, CrumbPlaceForm form)
{
  for (guint i = 0; i < G_N_ELEMENTS (form_classes); i++)
    crumb_set_css_class (GTK_WIDGET (self), form_classes[i], i == form);
  self->form = form;
  crumb_place_dice_set_centered (CRUMB_PLACE_DICE (self->dice), form == CRUMB_PLACE_COLUMN);
  gtk_label_set_xalign (GTK_LABEL (self->total_label), form == CRUMB_PLACE_COLUMN ? 0.5f : 1);
  gtk_label_set_xalign (GTK_LABEL (self->sum), form == CRUMB_PLACE_COLUMN ? 0.5f : 1);
  gtk_label_set_xalign (GTK_LABEL (self->note), form == CRUMB_PLACE_COLUMN || form == CRUMB_PLACE_ROW ? 0.5f : 0);
}

static void
show_label (GtkWidget *label, const char *text)
{
  crumb_label_show (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, text);
}

void
crumb_seat_place_show (CrumbSeatPlace *self, const CrumbPlace *place, CrumbPlaceForm form, guint slots, int usual)
{
  g_autofree char *said = NULL;

  g_return_if_fail (CRUMB_IS_SEAT_PLACE (self));

  self->slots = slots;
  self->usual = usual;
  self->colour = place->colour;
  self->pieces = place->pieces;
  set_form (self, form);
  crumb_seat_mark_set_colour (CRUMB_SEAT_MARK (self->mark), place->colour);
  show_label (self->name, place->name);
  show_label (self->badge, place->badge);
  /* It stands where dice would be. */
  show_label (self->note, place->n_dice > 0 && slots > 0 ? NULL : place->note);
  /* Low columns have no room for a sum. What is visible is always placed. */
  show_label (self->sum, form == CRUMB_PLACE_FLAT ? NULL : place->sum);
  /* A sum ends with the total. */
  gtk_widget_set_visible (self->total_label,
                          place->points != NULL && (place->sum == NULL || form != CRUMB_PLACE_STACKED));
  gtk_widget_set_child_visible (self->crown, place->crown);
  show_total (self, place);
  show_prizes (self, place);
  crumb_place_dice_show (CRUMB_PLACE_DICE (self->dice), place, usual);
  gtk_widget_set_visible (self->dice, slots > 0);
  crumb_set_css_class (GTK_WIDGET (self), "asked", place->asked);
  crumb_set_css_class (GTK_WIDGET (self), "won", place->won);
  crumb_set_css_class (GTK_WIDGET (self), "left", !place->playing);
  crumb_set_css_class (GTK_WIDGET (self), "idle", !place->taps);
  if (place->taps && place->picks)
    crumb_pick_tap_set (GTK_WIDGET (self), self->seat);
  else
    crumb_mend_tap_set (GTK_WIDGET (self), place->taps || place->mend == 0 ? CRUMB_NOT_ENTERED : place->mend - 1);
  gtk_widget_set_can_target (GTK_WIDGET (self), place->taps || place->mend > 0);
  gtk_widget_set_focusable (GTK_WIDGET (self), place->taps);
  self->picks = place->taps && place->picks;
  /* A disabled action would keep the taps from what opens a correction; a tap that picks a die does no more than that. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), place->taps && !place->picks ? "table.seat" : NULL);
  if (!place->taps)
    gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
  said = crumb_place_say (place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
crumb_seat_place_fit (CrumbSeatPlace *self)
{
  g_return_val_if_fail (CRUMB_IS_SEAT_PLACE (self), CRUMB_DIE_LEAST);

  return self->fit > 0 ? self->fit : CRUMB_DIE_MOST;
}

int
crumb_seat_place_get_note_width (CrumbSeatPlace *self)
{
  g_return_val_if_fail (CRUMB_IS_SEAT_PLACE (self), 0);

  return width_of (self->note);
}

int
crumb_seat_place_get_name_width (CrumbSeatPlace *self)
{
  g_return_val_if_fail (CRUMB_IS_SEAT_PLACE (self), 0);

  return width_of (self->name) + CROWN + SMALL_GAP + GAP;
}

void
crumb_seat_place_set_name_width (CrumbSeatPlace *self, int width)
{
  g_return_if_fail (CRUMB_IS_SEAT_PLACE (self));

  self->name_width = width;
}

void
crumb_seat_place_set_note_width (CrumbSeatPlace *self, int width)
{
  g_return_if_fail (CRUMB_IS_SEAT_PLACE (self));

  self->note_width = width;
}

void
crumb_seat_place_set_edge (CrumbSeatPlace *self, int edge)
{
  g_return_if_fail (CRUMB_IS_SEAT_PLACE (self));

  crumb_place_dice_set_edge (CRUMB_PLACE_DICE (self->dice), edge);
}

/* Keys can't point at a die: they have all of them entered again. */
static void
crumb_seat_place_activate (GtkButton *button)
{
  CrumbSeatPlace *self = CRUMB_SEAT_PLACE (button);

  if (self->picks)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.seat", "i", (int) self->seat);
  else
    GTK_BUTTON_CLASS (crumb_seat_place_parent_class)->activate (button);
}

static void
crumb_seat_place_dispose (GObject *object)
{
  CrumbSeatPlace *self = CRUMB_SEAT_PLACE (object);
  GtkWidget *child;

  g_clear_object (&self->counting);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (crumb_seat_place_parent_class)->dispose (object);
}

static void
crumb_seat_place_class_init (CrumbSeatPlaceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = crumb_seat_place_snapshot;
  G_OBJECT_CLASS (klass)->dispose = crumb_seat_place_dispose;
  GTK_BUTTON_CLASS (klass)->activate = crumb_seat_place_activate;
}

static GtkWidget *
add_label (CrumbSeatPlace *self, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static GtkWidget *
add_dice (CrumbSeatPlace *self)
{
  GtkWidget *dice = crumb_place_dice_new ();

  gtk_widget_set_parent (dice, GTK_WIDGET (self));
  return dice;
}

static void
add_children (CrumbSeatPlace *self)
{
  self->mark = crumb_seat_mark_new (CRUMB_COLOUR_BLUE);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  self->name = add_label (self, "name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  self->badge = add_label (self, "badge");
  gtk_label_set_ellipsize (GTK_LABEL (self->badge), PANGO_ELLIPSIZE_END);
  self->crown = gtk_image_new_from_icon_name ("crumb-crown-symbolic");
  gtk_widget_add_css_class (self->crown, "crown");
  gtk_widget_set_parent (self->crown, GTK_WIDGET (self));
  self->total_label = add_label (self, "total");
  gtk_label_set_width_chars (GTK_LABEL (self->total_label), 2);
  self->sum = add_label (self, "sum");
  gtk_label_set_ellipsize (GTK_LABEL (self->sum), PANGO_ELLIPSIZE_START);
  self->prizes = add_dice (self);
  self->dice = add_dice (self);
  self->note = add_label (self, "note");
  gtk_label_set_ellipsize (GTK_LABEL (self->note), PANGO_ELLIPSIZE_END);
}

static void
crumb_seat_place_init (CrumbSeatPlace *self)
{
  AdwAnimationTarget *count = adw_callback_animation_target_new ((AdwAnimationTargetFunc) count_cb, self, NULL);

  self->usual = CRUMB_DIE_LEAST;
  self->share = -1;
  self->counting = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, COUNTING, count);
  add_children (self);
  crumb_lay_out (GTK_WIDGET (self), measure, allocate);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat-place");
}

GtkWidget *
crumb_seat_place_new (guint seat)
{
  CrumbSeatPlace *self = g_object_new (CRUMB_TYPE_SEAT_PLACE, NULL);

  self->seat = seat;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "i", (int) seat);
  return GTK_WIDGET (self);
}
