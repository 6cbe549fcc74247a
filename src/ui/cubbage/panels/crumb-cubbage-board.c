/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The board, drawn as large as there is room. To a screen reader it is one picture: who has how many points. */

#include "crumb-cubbage-board.h"

#include "crumb-board-layout.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

/* Without a target the board grows by this many holes. */
#define LAP 60
#define MIN_WIDTH 240
#define NATURAL_WIDTH 480
/* Holes lie in fewer lines where there is no more. */
#define LEAST_HEIGHT 24
#define MOST_HEIGHT 200
#define HOLE 0.2f
#define HOLE_EDGE 0.06f
#define MIN_HOLE_EDGE 0.8f
#define PEG 0.42f
/* Holes that are closer than this, in pixels, are dust: a bar says it better. */
#define CLOSEST 7
#define BAR 6
#define BAR_GAP 9
#define MARK 14
/* The outline that tells a mark from its bar. */
#define MARK_RING 1.5f

struct _CrumbCubbageBoard
{
  GtkWidget parent_instance;

  /* The points of each seat, and what it had before it last scored. */
  int front[CRUMB_CUBBAGE_SEATS];
  int back[CRUMB_CUBBAGE_SEATS];
  int target;
  int skunk;
  int most_height;
  char *names[CRUMB_CUBBAGE_SEATS];
  CrumbColour colours[CRUMB_CUBBAGE_SEATS];
};

G_DEFINE_FINAL_TYPE (CrumbCubbageBoard, crumb_cubbage_board, GTK_TYPE_WIDGET)

/* How far the tracks go. Who plays on without a target never runs out of holes. */
static int
get_length (CrumbCubbageBoard *self)
{
  int most = MAX (self->front[0], self->front[1]);

  return self->target > 0 ? self->target : (most / LAP + 1) * LAP + 1;
}

static char *
words_for_seat (CrumbCubbageBoard *self, guint seat)
{
  g_autofree char *points = crumb_neutral_points (self->front[seat]);

  /* Translators: %1$s is a name, %2$s is "12 points". */
  return g_strdup_printf (_ ("%1$s: %2$s"), self->names[seat], points);
}

static void
update_accessible (CrumbCubbageBoard *self)
{
  g_autofree char *first = words_for_seat (self, 0);
  g_autofree char *second = words_for_seat (self, 1);
  g_autofree char *label = NULL;

  if (self->target > 0)
    /* Translators: %1$s and %2$s are "Ana: 12 points", %3$d is what both play to. */
    label = g_strdup_printf (_ ("%1$s. %2$s. Played to %3$d."), first, second, self->target);
  else
    /* Translators: %1$s and %2$s are "Ana: 12 points". */
    label = g_strdup_printf (_ ("%1$s. %2$s."), first, second);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Drawing ---------------------------------------------------------------- */

/** What the board is drawn from. */
typedef struct
{
  CrumbCubbageBoard *board;
  GtkSnapshot *snapshot;
  CrumbBoardLayout layout;
  int length;
  GdkRGBA ink;
} Picture;

static graphene_point_t
get_place (const Picture *picture, unsigned hole, guint track)
{
  graphene_point_t place;

  crumb_board_layout_place (&picture->layout, hole, track, &place.x, &place.y);
  return place;
}

/* The holes behind a peg are its color, so that the score is seen from far away; those ahead have a contrast of 3:1. */
static void
draw_holes (const Picture *picture, guint track, const CrumbSeatPaint *paint)
{
  g_autoptr (GskPathBuilder) passed = gsk_path_builder_new ();
  g_autoptr (GskPathBuilder) ahead = gsk_path_builder_new ();
  g_autoptr (GskPath) passed_path = NULL;
  g_autoptr (GskPath) ahead_path = NULL;
  unsigned front = crumb_board_layout_hole (&picture->layout, picture->length, picture->board->front[track]);
  GdkRGBA faint = picture->ink;

  faint.alpha *= 0.55f;
  for (unsigned hole = 0; hole <= picture->layout.holes; hole++)
    {
      graphene_point_t place = get_place (picture, hole, track);

      gsk_path_builder_add_circle (hole < front ? passed : ahead, &place, picture->layout.cell * HOLE);
    }
  passed_path = gsk_path_builder_to_path (passed);
  ahead_path = gsk_path_builder_to_path (ahead);
  crumb_seat_paint_area (paint, picture->snapshot, passed_path, MAX (picture->layout.cell * HOLE_EDGE, MIN_HOLE_EDGE));
  gtk_snapshot_append_fill (picture->snapshot, ahead_path, GSK_FILL_RULE_WINDING, &faint);
}

/* A bar with round ends. */
static void
draw_round (const Picture *picture, float top, float width, const GdkRGBA *colour)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT (0, top, width, BAR);
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &area, BAR / 2.0f);
  gtk_snapshot_push_rounded_clip (picture->snapshot, &shape);
  gtk_snapshot_append_color (picture->snapshot, colour, &area);
  gtk_snapshot_pop (picture->snapshot);
}

/* A plain bar for each seat, filled as far as it is, with its mark at the end. */
static void
draw_bar (const Picture *picture, guint track, const CrumbSeatPaint *paint)
{
  GtkWidget *widget = GTK_WIDGET (picture->board);
  float width = (float) gtk_widget_get_width (widget);
  float top = ((float) gtk_widget_get_height (widget) - 2 * BAR - BAR_GAP) / 2 + (float) track * (BAR + BAR_GAP);
  int points = CLAMP (picture->board->front[track], 0, picture->length);
  float filled = MARK + (width - MARK) * (float) points / (float) picture->length;
  float mark_top = top + (BAR - MARK) / 2.0f;
  const CrumbSeatPaint ring = { picture->ink, picture->ink };
  CrumbColour colour = picture->board->colours[track];
  GdkRGBA faint = picture->ink;

  faint.alpha *= 0.2f;
  draw_round (picture, top, width, &faint);
  draw_round (picture, top, filled, &paint->fill);
  crumb_seat_paint_mark (&ring, picture->snapshot, colour, filled - MARK, mark_top, MARK);
  crumb_seat_paint_mark (paint, picture->snapshot, colour, filled - MARK + MARK_RING, mark_top + MARK_RING,
                         MARK - 2 * MARK_RING);
}

/* The front peg has the shape of its seat; the back peg is only the outline of a hole. */
static void
draw_pegs (const Picture *picture, guint track, const CrumbSeatPaint *paint)
{
  float size = picture->layout.cell * PEG;
  unsigned front = crumb_board_layout_hole (&picture->layout, picture->length, picture->board->front[track]);
  unsigned back = crumb_board_layout_hole (&picture->layout, picture->length, picture->board->back[track]);
  graphene_point_t place = get_place (picture, back, track);

  if (back < front)
    {
      GskPathBuilder *builder = gsk_path_builder_new ();
      g_autoptr (GskStroke) stroke = gsk_stroke_new (picture->layout.cell * 0.14f);
      g_autoptr (GskPath) ring = NULL;

      gsk_path_builder_add_circle (builder, &place, size * 0.75f);
      ring = gsk_path_builder_free_to_path (builder);
      gtk_snapshot_append_stroke (picture->snapshot, ring, stroke, &paint->edge);
    }

  place = get_place (picture, front, track);
  crumb_seat_paint_mark (paint, picture->snapshot, picture->board->colours[track], place.x - size, place.y - size,
                         2 * size);
}

/* Lies before the first hole that is past it. */
static void
draw_skunk_line (const Picture *picture)
{
  int skunk = picture->board->skunk;
  float cell = picture->layout.cell;
  graphene_point_t top;

  if (skunk <= 0 || skunk >= picture->length)
    return;
  top = get_place (picture, crumb_board_layout_hole (&picture->layout, picture->length, skunk), 0);
  gtk_snapshot_append_color (
      picture->snapshot, &picture->ink,
      &GRAPHENE_RECT_INIT (top.x - cell * 0.58f, top.y - cell * 0.6f, MAX (1, cell * 0.12f), cell * 2.2f));
}

static void
crumb_cubbage_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbCubbageBoard *self = CRUMB_CUBBAGE_BOARD (widget);
  float width = (float) gtk_widget_get_width (widget);
  Picture picture = { .board = self, .snapshot = snapshot, .length = get_length (self) };

  picture.layout = crumb_board_layout (picture.length, width, (float) gtk_widget_get_height (widget));
  gtk_widget_get_color (widget, &picture.ink);
  gtk_snapshot_save (snapshot);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width, 0));
      gtk_snapshot_scale (snapshot, -1, 1);
    }
  if (picture.layout.cell >= CLOSEST)
    draw_skunk_line (&picture);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      CrumbSeatPaint paint = crumb_seat_paint_on (widget, self->colours[seat]);

      if (picture.layout.cell < CLOSEST)
        {
          draw_bar (&picture, seat, &paint);
          continue;
        }
      draw_holes (&picture, seat, &paint);
      draw_pegs (&picture, seat, &paint);
    }
  gtk_snapshot_restore (snapshot);
}

/* The widget ------------------------------------------------------------- */

static void
crumb_cubbage_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  CrumbCubbageBoard *self = CRUMB_CUBBAGE_BOARD (widget);
  float width = (float) (for_size > 0 ? for_size : MIN_WIDTH);
  float height = crumb_board_layout_height (get_length (self), width, (float) self->most_height);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = crumb_scale_with_text (widget, NATURAL_WIDTH);
      return;
    }
  height = MIN (height, (float) self->most_height);
  if (crumb_board_layout (get_length (self), width, height).cell < CLOSEST)
    height = 2 * MARK + BAR_GAP - (MARK - BAR);
  *natural = (int) height + 1;
  *minimum = MIN (*natural, LEAST_HEIGHT);
}

static GtkSizeRequestMode
crumb_cubbage_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
crumb_cubbage_board_finalize (GObject *object)
{
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    g_free (CRUMB_CUBBAGE_BOARD (object)->names[seat]);

  G_OBJECT_CLASS (crumb_cubbage_board_parent_class)->finalize (object);
}

static void
crumb_cubbage_board_class_init (CrumbCubbageBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = crumb_cubbage_board_finalize;
  widget_class->get_request_mode = crumb_cubbage_board_get_request_mode;
  widget_class->measure = crumb_cubbage_board_measure;
  widget_class->snapshot = crumb_cubbage_board_snapshot;

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_cubbage_board_init (CrumbCubbageBoard *self)
{
  self->most_height = MOST_HEIGHT;
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    self->names[seat] = g_strdup ("");
}

void
crumb_cubbage_board_set_most_height (CrumbCubbageBoard *self, int most_height)
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_BOARD (self));

  self->most_height = most_height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
crumb_cubbage_board_show (CrumbCubbageBoard *self, const CrumbCubbage *game,
                          const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS])
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_BOARD (self));

  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      self->front[seat] = game->scores.totals[seat];
      self->back[seat] = game->before[seat];
      g_set_str (&self->names[seat], seats[seat]->told);
      self->colours[seat] = seats[seat]->colour;
    }
  if (self->target != game->scores.target)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->target = game->scores.target;
  self->skunk = game->rules.target > game->rules.skunk ? game->rules.skunk : 0;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
