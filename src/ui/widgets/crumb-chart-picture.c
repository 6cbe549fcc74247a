/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The picture of a chart of running totals: a grid, the target, a line for each seat with its marks. */

#include "crumb-chart-picture.h"

#include "crumb-seat-mark.h"

/** The least room for the numbers beside and below the lines, and that around the marks at their ends. */
#define LEFT_MIN 30
#define BOTTOM_MIN 22
#define EDGE 10
/** How far numbers are from the lines. */
#define BESIDE 6
#define BELOW 4

#define LINE_WIDTH 2
#define MARK 10
#define LARGE_MARK 14
/** The least room between two marks. */
#define MARK_GAP 2

/** The marks of names begin this far after the ends of the lines, and the names this far after them. */
#define NAMES_GAP 12
#define NAME_GAP 4
/** What they take besides the names; there is as much room after those as before them. */
#define NAMES_AROUND (NAMES_GAP - EDGE + MARK + 2 * NAME_GAP)
/** The share of the width that names can take, and the most they take of a wide one. */
#define NAMES_SHARE 0.28f
#define NAMES_MAX 150

/** The least distance of two numbers beside each other, and of two lines of the grid, in small text; and the room between
 * them in any. */
#define NUMBER_WIDTH_MIN 24
#define GRID_HEIGHT_MIN 32
#define NUMBER_GAP 6

/** Names that touch each other: how many, and the sum of where the first would be if each were where it wants to be. */
typedef struct
{
  float sum;
  guint n;
} Block;

static void
sort (const float values[], guint n, guint order[])
{
  for (guint i = 0; i < n; i++)
    {
      guint at = i;

      for (; at > 0 && values[order[at - 1]] > values[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

void
crumb_chart_layout_names (const float wanted[], guint n, float height, float top, float bottom, float placed[])
{
  guint order[CRUMB_SEATS_MAX];
  Block blocks[CRUMB_SEATS_MAX] = { 0 };
  guint n_blocks = 0;
  guint done = 0;
  float first = top + height / 2;
  float last = MAX (bottom - height * ((float) n - 0.5f), first);

  g_return_if_fail (n <= CRUMB_SEATS_MAX);

  sort (wanted, n, order);
  for (guint i = 0; i < n; i++)
    {
      Block block = { wanted[order[i]] - height * (float) i, 1 };

      while (n_blocks > 0 && blocks[n_blocks - 1].sum * (float) block.n > block.sum * (float) blocks[n_blocks - 1].n)
        {
          n_blocks--;
          block.sum += blocks[n_blocks].sum;
          block.n += blocks[n_blocks].n;
        }
      blocks[n_blocks++] = block;
    }

  for (guint i = 0; i < n_blocks; i++)
    for (guint j = 0; j < blocks[i].n; j++, done++)
      placed[order[done]] = CLAMP (blocks[i].sum / (float) blocks[i].n, first, last) + height * (float) done;
}

/* Whether two marks of that size would hide each other; then all stand side by side instead, so far from where they are. */
static gboolean
layout_marks (const float heights[], guint n, float size, float shifts[])
{
  guint order[CRUMB_SEATS_MAX];
  gboolean near = FALSE;

  sort (heights, n, order);
  for (guint i = 0; i < n; i++)
    {
      near = near || (i > 0 && heights[order[i]] - heights[order[i - 1]] < size);
      shifts[order[i]] = ((float) i - (float) (n - 1) / 2) * size;
    }
  return near;
}

static float
plot_width (const CrumbChartPicture *picture)
{
  return MAX (picture->width - picture->left - EDGE - picture->names_width, 1);
}

static float
plot_height (const CrumbChartPicture *picture)
{
  return MAX (picture->height - picture->bottom - EDGE, 1);
}

static int
grid_step (const CrumbChartPicture *picture)
{
  return (int) crumb_chart_step (crumb_score_lines_highest (picture->lines), 1,
                                 (guint) (plot_height (picture) / picture->grid_height));
}

static float
y_of (const CrumbChartPicture *picture, int points)
{
  return EDGE + plot_height (picture) * (1 - (float) points / (float) crumb_score_lines_highest (picture->lines));
}

static float
round_width (const CrumbChartPicture *picture)
{
  return plot_width (picture) / (float) MAX (picture->lines->n_rounds, 1);
}

/* @rounds: may be between two. */
static float
x_of (const CrumbChartPicture *picture, float rounds)
{
  float x = picture->left + round_width (picture) * rounds;

  return picture->mirrored ? picture->width - x : x;
}

float
crumb_chart_picture_x (const CrumbChartPicture *picture, guint round)
{
  return x_of (picture, (float) round);
}

float
crumb_chart_picture_y (const CrumbChartPicture *picture, guint seat, guint round)
{
  return y_of (picture, picture->lines->totals[round][seat]);
}

guint
crumb_chart_picture_round (const CrumbChartPicture *picture, float x)
{
  float along = ((picture->mirrored ? picture->width - x : x) - picture->left) / plot_width (picture);

  return (guint) (CLAMP (along, 0, 1) * (float) picture->lines->n_rounds + 0.5f);
}

static void
append_stroke (const CrumbChartPicture *picture, GtkSnapshot *snapshot, float x1, float y1, float x2, float y2,
               float alpha, float dash)
{
  g_autoptr (GskPath) path = crumb_chart_path ((graphene_point_t[]) { { x1, y1 }, { x2, y2 } }, 2);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (1);
  GdkRGBA colour = picture->text;

  if (dash > 0)
    gsk_stroke_set_dash (stroke, &dash, 1);
  colour.alpha *= alpha;
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

static PangoLayout *
new_number (const CrumbChartPicture *picture, int number, gboolean strong)
{
  PangoLayout *layout = pango_layout_new (picture->pango);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autofree char *text = g_strdup_printf ("%d", number);

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (strong)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* A number beside (@x, @y): before it and half above, or centered below. */
static void
append_number (const CrumbChartPicture *picture, GtkSnapshot *snapshot, int number, float x, float y, gboolean below,
               gboolean strong)
{
  g_autoptr (PangoLayout) layout = new_number (picture, number, strong);
  GdkRGBA colour = picture->text;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (below)
    x -= (float) width / 2;
  else
    x = picture->mirrored ? x + BESIDE : x - BESIDE - (float) width;
  colour.alpha *= strong ? 1.f : 0.7f;
  crumb_chart_append_text (snapshot, layout, x, below ? y : y - (float) height / 2, &colour);
}

static void
snapshot_grid (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  int step = grid_step (picture);
  int highest = crumb_score_lines_highest (picture->lines);
  int target = picture->lines->target <= highest ? picture->lines->target : 0;
  float start = crumb_chart_picture_x (picture, 0);
  float end = crumb_chart_picture_x (picture, picture->lines->n_rounds);

  for (int points = 0; points <= highest; points += step)
    {
      float y = y_of (picture, points);

      append_stroke (picture, snapshot, start, y, end, y, 0.15f, 0);
      /* The number of the target has the place to itself. */
      if (target == 0 || points == target || ABS (y - y_of (picture, target)) > picture->grid_height / 2)
        append_number (picture, snapshot, points, start, y, FALSE, target > 0 && points == target);
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
  guint step = (guint) crumb_chart_step (n_rounds, 1, (guint) (plot_width (picture) / picture->number_width));
  gboolean points = picture->pointed != CRUMB_CHART_NOTHING;
  float at = points ? crumb_chart_picture_x (picture, (guint) picture->pointed) : 0;
  float y = picture->height - picture->bottom + BELOW;

  if (points)
    append_stroke (picture, snapshot, at, EDGE, at, picture->height - picture->bottom, 0.6f, 0);
  for (guint round = 0; round <= n_rounds; round++)
    {
      float x = crumb_chart_picture_x (picture, round);
      gboolean pointed = (int) round == picture->pointed;

      if (pointed || (round % step == 0 && (!points || ABS (x - at) >= picture->number_width)))
        append_number (picture, snapshot, (int) round, x, y, TRUE, pointed);
    }
}

static void
append_mark (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat, const graphene_point_t *middle,
             float edge)
{
  crumb_seat_paint_mark (&picture->paints[seat], snapshot, picture->marks[seat], middle->x - edge / 2,
                         middle->y - edge / 2, edge);
}

static void
snapshot_line (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat)
{
  graphene_point_t points[CRUMB_ROUNDS_MAX + 1];
  g_autoptr (GskPath) path = NULL;
  guint n = 0;

  for (guint round = picture->lines->from[seat]; round <= picture->lines->to[seat]; round++)
    points[n++] =
        GRAPHENE_POINT_INIT (crumb_chart_picture_x (picture, round), crumb_chart_picture_y (picture, seat, round));
  path = crumb_chart_path (points, n);
  crumb_seat_paint_line (&picture->paints[seat], snapshot, path, LINE_WIDTH);
}

/* Marks ---------------------------------------------------------------------- */

/* How far those of one round go along their lines. Returns how wide they are together. */
static float
shift_marks (const CrumbChartPicture *picture, guint round, float size, float shifts[CRUMB_SEATS_MAX])
{
  const CrumbScoreLines *lines = picture->lines;
  float before = round_width (picture) * (float) round;
  float after = round_width (picture) * (float) (lines->n_rounds - round);
  float heights[CRUMB_SEATS_MAX] = { 0 }, of_all[CRUMB_SEATS_MAX] = { 0 };
  guint seats[CRUMB_SEATS_MAX];
  guint n = 0;
  float half, aside;

  for (guint seat = 0; seat < lines->n_seats; seat++)
    if (round > lines->from[seat] && round <= lines->to[seat])
      {
        seats[n] = seat;
        heights[n++] = y_of (picture, lines->totals[round][seat]);
      }
  if (!layout_marks (heights, n, size, of_all))
    {
      for (guint i = 0; i < n; i++)
        shifts[seats[i]] = 0;
      return size;
    }
  half = (float) (n - 1) / 2 * size;
  aside = MAX (half - before, 0) - MAX (half - after, 0);
  for (guint i = 0; i < n; i++)
    shifts[seats[i]] = of_all[i] + aside;
  return (float) n * size + ABS (aside);
}

/* So many rounds are from one that is marked to the next, so that their marks have room. */
static guint
mark_step (const CrumbChartPicture *picture)
{
  float shifts[CRUMB_SEATS_MAX];
  float widest = 0;

  /* The marks of the last round are those of the names. */
  for (guint round = 1; round + (picture->names_width > 0) <= picture->lines->n_rounds; round++)
    widest = MAX (widest, shift_marks (picture, round, MARK + MARK_GAP, shifts));
  return (guint) crumb_chart_step (picture->lines->n_rounds, 1,
                                   (guint) (plot_width (picture) / MAX (widest, MARK + MARK_GAP)));
}

/* The marks of the round that is pointed at are larger, and those that would be in their way are left out. */
static gboolean
is_marked (const CrumbChartPicture *picture, guint round, guint step)
{
  float away;

  if ((int) round == picture->pointed)
    return TRUE;
  if ((picture->lines->n_rounds - round) % step != 0)
    return FALSE;
  if (picture->pointed == CRUMB_CHART_NOTHING)
    return TRUE;
  away = crumb_chart_picture_x (picture, round) - crumb_chart_picture_x (picture, (guint) picture->pointed);
  return ABS (away) >= CRUMB_SEATS_MAX * (LARGE_MARK + MARK_GAP + MARK / 2);
}

/* Where the line of @seat is, @rounds after the start, which may be between two. */
static graphene_point_t
point_on_line (const CrumbChartPicture *picture, guint seat, float rounds)
{
  const CrumbScoreLines *lines = picture->lines;
  float along = CLAMP (rounds, (float) lines->from[seat], (float) lines->to[seat]);
  guint before = MIN ((guint) along, lines->to[seat] - 1);
  float y = crumb_chart_picture_y (picture, seat, before);

  y += (crumb_chart_picture_y (picture, seat, before + 1) - y) * (along - (float) before);
  return GRAPHENE_POINT_INIT (x_of (picture, along), y);
}

static gboolean
find_mark (const CrumbChartPicture *picture, guint seat, guint round, guint step, graphene_point_t *middle, float *edge)
{
  const CrumbScoreLines *lines = picture->lines;
  float shifts[CRUMB_SEATS_MAX];

  if (round <= lines->from[seat] || round > lines->to[seat] || !is_marked (picture, round, step))
    return FALSE;
  /* The mark before the name is that of the last round. */
  if (round == lines->n_rounds && picture->names_width > 0)
    return FALSE;
  *edge = (int) round == picture->pointed ? LARGE_MARK : MARK;
  shift_marks (picture, round, *edge + MARK_GAP, shifts);
  *middle = point_on_line (picture, seat, (float) round + shifts[seat] / round_width (picture));
  return TRUE;
}

gboolean
crumb_chart_picture_mark (const CrumbChartPicture *picture, guint seat, guint round, graphene_point_t *middle,
                          float *edge)
{
  g_return_val_if_fail (picture != NULL && picture->lines != NULL, FALSE);
  g_return_val_if_fail (seat < picture->lines->n_seats && round <= picture->lines->n_rounds, FALSE);

  return find_mark (picture, seat, round, mark_step (picture), middle, edge);
}

static void
snapshot_marks (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  guint step = mark_step (picture);
  graphene_point_t middle;
  float edge;

  for (guint round = 1; round <= picture->lines->n_rounds; round++)
    for (guint seat = 0; seat < picture->lines->n_seats; seat++)
      if (find_mark (picture, seat, round, step, &middle, &edge))
        append_mark (picture, snapshot, seat, &middle, edge);
}

/* Names ---------------------------------------------------------------------- */

/* Lines of one height, whatever letters are in them. */
static PangoLayout *
new_name (const CrumbChartPicture *picture, guint seat)
{
  PangoLayout *layout = pango_layout_new (picture->pango);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, picture->names[seat], -1);
  return layout;
}

/* The largest numbers there can be, as the target and the round that is pointed at are written. */
static void
fit_numbers (CrumbChartPicture *picture)
{
  g_autoptr (PangoLayout) points = new_number (picture, crumb_score_lines_highest (picture->lines), TRUE);
  g_autoptr (PangoLayout) round = new_number (picture, (int) picture->lines->n_rounds, TRUE);
  int points_width, round_width, height;

  pango_layout_get_pixel_size (points, &points_width, &height);
  pango_layout_get_pixel_size (round, &round_width, NULL);
  picture->left = MAX (LEFT_MIN, (float) points_width + BESIDE + LINE_WIDTH);
  picture->bottom = MAX (BOTTOM_MIN, (float) height + BELOW);
  picture->number_width = MAX (NUMBER_WIDTH_MIN, (float) round_width + NUMBER_GAP);
  picture->grid_height = MAX (GRID_HEIGHT_MIN, (float) height + NUMBER_GAP);
}

void
crumb_chart_picture_fit (CrumbChartPicture *picture)
{
  float widest = 0;

  g_return_if_fail (picture != NULL && picture->lines != NULL);

  fit_numbers (picture);
  for (guint seat = 0; seat < picture->lines->n_seats; seat++)
    {
      g_autoptr (PangoLayout) layout = new_name (picture, seat);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, (float) width);
    }
  picture->names_width = MIN (NAMES_AROUND + widest, MIN (NAMES_MAX, picture->width * NAMES_SHARE));
}

/* Goes on with a line to the mark of its name, wherever there was room for that. */
static void
append_end (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat, float from, float to, float y)
{
  float end = crumb_chart_picture_y (picture, seat, picture->lines->n_rounds);
  g_autoptr (GskPath) path = crumb_chart_path ((graphene_point_t[]) { { from, end }, { to, y } }, 2);

  crumb_seat_paint_line (&picture->paints[seat], snapshot, path, LINE_WIDTH);
}

/* As small as half its size, before anything is left out. */
static void
fit_name (PangoLayout *layout, float room)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_copy (pango_layout_get_attributes (layout));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  pango_attr_list_change (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL * MAX (room / (float) width, 0.5f)));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_MIDDLE);
  pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
}

/* @y: where its middle goes. A layout that says where it begins is drawn there, whichever way its text is written. */
static void
append_name (const CrumbChartPicture *picture, GtkSnapshot *snapshot, guint seat, float y, PangoLayout *layout)
{
  const CrumbScoreLines *lines = picture->lines;
  float forward = picture->mirrored ? -1 : 1;
  float end = crumb_chart_picture_x (picture, lines->n_rounds);
  float mark = end + forward * (NAMES_GAP + (float) MARK / 2);
  float x = mark + forward * ((float) MARK / 2 + NAME_GAP);
  float room = picture->names_width - NAMES_AROUND;
  PangoRectangle extents;

  pango_layout_get_pixel_extents (layout, NULL, &extents);
  if ((float) extents.width > room)
    {
      fit_name (layout, room);
      pango_layout_get_pixel_extents (layout, NULL, &extents);
    }
  if (lines->to[seat] == lines->n_rounds)
    append_end (picture, snapshot, seat, end, mark, y);
  append_mark (picture, snapshot, seat, &GRAPHENE_POINT_INIT (mark, y),
               picture->pointed == (int) lines->n_rounds ? LARGE_MARK : MARK);
  x -= (float) extents.x + (picture->mirrored ? (float) extents.width : 0);
  crumb_chart_append_text (snapshot, layout, x, y - (float) extents.height / 2 - (float) extents.y, &picture->text);
}

static void
snapshot_names (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  const CrumbScoreLines *lines = picture->lines;
  PangoLayout *layouts[CRUMB_SEATS_MAX];
  float wanted[CRUMB_SEATS_MAX], placed[CRUMB_SEATS_MAX];
  float highest = 0;

  for (guint seat = 0; seat < lines->n_seats; seat++)
    {
      int height;

      layouts[seat] = new_name (picture, seat);
      pango_layout_get_pixel_size (layouts[seat], NULL, &height);
      highest = MAX (highest, (float) height);
      wanted[seat] = y_of (picture, lines->totals[lines->to[seat]][seat]);
    }
  crumb_chart_layout_names (wanted, lines->n_seats, highest, 0, picture->height, placed);
  for (guint seat = 0; seat < lines->n_seats; seat++)
    {
      append_name (picture, snapshot, seat, placed[seat], layouts[seat]);
      g_object_unref (layouts[seat]);
    }
}

void
crumb_chart_picture_snapshot (const CrumbChartPicture *picture, GtkSnapshot *snapshot)
{
  g_return_if_fail (picture != NULL && picture->lines != NULL);

  snapshot_grid (picture, snapshot);
  snapshot_rounds (picture, snapshot);
  for (guint seat = 0; seat < picture->lines->n_seats; seat++)
    snapshot_line (picture, snapshot, seat);
  snapshot_marks (picture, snapshot);
  if (picture->names_width > 0)
    snapshot_names (picture, snapshot);
}
