/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The picture of a chart of running totals: a grid, the target, a line for each seat with its marks. */

#include "crumb-chart-picture.h"

#include "crumb-seat-mark.h"

/** The room for the numbers beside and below the lines, and around the marks at their ends. */
#define LEFT 30
#define BOTTOM 22
#define EDGE 10

#define LINE_WIDTH 2
#define MARK 10
#define LARGE_MARK 14

/** The least distance of two numbers beside each other, and of two lines of the grid. */
#define NUMBER_WIDTH 24
#define GRID_HEIGHT 32

static float
plot_width (const CrumbChartPicture *picture)
{
  return MAX (picture->width - LEFT - EDGE, 1);
}

static float
plot_height (const CrumbChartPicture *picture)
{
  return MAX (picture->height - BOTTOM - EDGE, 1);
}

static int
grid_step (const CrumbChartPicture *picture)
{
  return crumb_score_lines_step (crumb_score_lines_highest (picture->lines),
                                 (guint) (plot_height (picture) / GRID_HEIGHT));
}

/* The grid ends with a line, so that nothing reaches above it. */
static int
grid_top (const CrumbChartPicture *picture)
{
  int step = grid_step (picture);

  return (crumb_score_lines_highest (picture->lines) + step - 1) / step * step;
}

static float
y_of (const CrumbChartPicture *picture, int points)
{
  return EDGE + plot_height (picture) * (1 - (float) points / (float) grid_top (picture));
}

float
crumb_chart_picture_x (const CrumbChartPicture *picture, guint round)
{
  float x = LEFT + plot_width (picture) * (float) round / (float) MAX (picture->lines->n_rounds, 1);

  return picture->mirrored ? picture->width - x : x;
}

guint
crumb_chart_picture_round (const CrumbChartPicture *picture, float x)
{
  float along = ((picture->mirrored ? picture->width - x : x) - LEFT) / plot_width (picture);

  return (guint) (CLAMP (along, 0, 1) * (float) picture->lines->n_rounds + 0.5f);
}

static void
append_stroke (const CrumbChartPicture *picture, GtkSnapshot *snapshot, float x1, float y1, float x2, float y2,
               float alpha, float dash)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (1);
  GdkRGBA colour = picture->text;

  gsk_path_builder_move_to (builder, x1, y1);
  gsk_path_builder_line_to (builder, x2, y2);
  path = gsk_path_builder_to_path (builder);
  if (dash > 0)
    gsk_stroke_set_dash (stroke, &dash, 1);
  colour.alpha *= alpha;
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
  gsk_stroke_free (stroke);
}

/* A number beside (@x, @y): before it and half above, or centred below. */
static void
append_number (const CrumbChartPicture *picture, GtkSnapshot *snapshot, int number, float x, float y, gboolean below,
               gboolean strong)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (picture->pango);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autofree char *text = g_strdup_printf ("%d", number);
  GdkRGBA colour = picture->text;
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (strong)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);

  if (below)
    x -= (float) width / 2;
  else
    x = picture->mirrored ? x + 6 : x - 6 - (float) width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, below ? y : y - (float) height / 2));
  colour.alpha *= strong ? 1.f : 0.7f;
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_grid (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  int step = grid_step (picture);
  int target = picture->lines->target;
  float start = crumb_chart_picture_x (picture, 0);
  float end = picture->mirrored ? EDGE : picture->width - EDGE;

  for (int points = 0; points <= grid_top (picture); points += step)
    {
      float y = y_of (picture, points);

      append_stroke (picture, snapshot, start, y, end, y, 0.15f, 0);
      /* The number of the target has the place to itself. */
      if (target == 0 || points == target || ABS (y - y_of (picture, target)) > GRID_HEIGHT / 2)
        append_number (picture, snapshot, points, start, y, FALSE, points == target);
    }

  if (target == 0)
    return;
  append_stroke (picture, snapshot, start, y_of (picture, target), end, y_of (picture, target), 0.8f, 5);
  if (target % step != 0)
    append_number (picture, snapshot, target, start, y_of (picture, target), FALSE, TRUE);
}

static void
snapshot_rounds (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  guint n_rounds = picture->lines->n_rounds;
  int step = crumb_score_lines_step ((int) MAX (n_rounds, 1), (guint) (plot_width (picture) / NUMBER_WIDTH));
  gboolean points = picture->pointed != CRUMB_CHART_NO_ROUND;
  float at = points ? crumb_chart_picture_x (picture, (guint) picture->pointed) : 0;
  float y = picture->height - BOTTOM + 4;

  if (points)
    append_stroke (picture, snapshot, at, EDGE, at, picture->height - BOTTOM, 0.6f, 0);
  for (guint round = 0; round <= n_rounds; round++)
    {
      float x = crumb_chart_picture_x (picture, round);
      gboolean pointed = (int) round == picture->pointed;

      if (pointed || (round % (guint) step == 0 && (!points || ABS (x - at) >= NUMBER_WIDTH)))
        append_number (picture, snapshot, (int) round, x, y, TRUE, pointed);
    }
}

static void
append_mark (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat, guint round, float edge)
{
  g_autoptr (GskPath) path = crumb_seat_mark_path (picture->marks[seat]);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (crumb_chart_picture_x (picture, round) - edge / 2,
                                                y_of (picture, picture->lines->totals[round][seat]) - edge / 2));
  gtk_snapshot_scale (snapshot, edge / 16, edge / 16);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &picture->paints[seat]);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_line (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat)
{
  const CrumbScoreLines *lines = picture->lines;
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (LINE_WIDTH);

  gsk_path_builder_move_to (builder, crumb_chart_picture_x (picture, lines->from[seat]),
                            y_of (picture, lines->totals[lines->from[seat]][seat]));
  for (guint round = lines->from[seat] + 1; round <= lines->to[seat]; round++)
    gsk_path_builder_line_to (builder, crumb_chart_picture_x (picture, round),
                              y_of (picture, lines->totals[round][seat]));
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &picture->paints[seat]);
  gsk_stroke_free (stroke);
}

/* In little room only the ends of the lines are marked, and what is pointed at. */
static void
snapshot_marks (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat)
{
  const CrumbScoreLines *lines = picture->lines;
  guint step =
      (guint) crumb_score_lines_step ((int) MAX (lines->n_rounds, 1), (guint) (plot_width (picture) / (2 * MARK)));

  for (guint round = lines->from[seat] + 1; round <= lines->to[seat]; round++)
    if ((lines->to[seat] - round) % step == 0 || (int) round == picture->pointed)
      append_mark (picture, snapshot, seat, round, (int) round == picture->pointed ? LARGE_MARK : MARK);
}

void
crumb_chart_picture_snapshot (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  g_return_if_fail (picture != NULL && picture->lines != NULL);

  snapshot_grid (picture, snapshot);
  snapshot_rounds (picture, snapshot);
  for (guint seat = 0; seat < picture->lines->n_seats; seat++)
    snapshot_line (picture, snapshot, seat);
  for (guint seat = 0; seat < picture->lines->n_seats; seat++)
    snapshot_marks (picture, snapshot, seat);
}
