/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The points of a round, game by game: a line with a dot for each game, a large one where it was won. */

#include "crumb-player-chart.h"

#include "crumb-game-line.h"

#include "record/base/crumb-class.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

#define HEIGHT 160
#define NATURAL_WIDTH 300
#define MARGIN 8.0f
#define DOT_WON 5.0f
#define DOT 2.5f
#define N_LINES 4

typedef struct
{
  gint64 started;
  float per_round;
  gboolean won;
} Game;

struct _CrumbPlayerChart
{
  GtkWidget parent_instance;

  const CrumbGameWords *words;
  GArray *games;
  float top;
  float step;
};

G_DEFINE_FINAL_TYPE (CrumbPlayerChart, crumb_player_chart, GTK_TYPE_WIDGET)

/* The room for the line, right of the numbers; from right to left it is mirrored. */
static graphene_rect_t
get_area (CrumbPlayerChart *self, float numbers)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  return GRAPHENE_RECT_INIT (numbers + MARGIN * 2, MARGIN, width - numbers - MARGIN * 3, height - MARGIN * 2);
}

static PangoLayout *
write_number (CrumbPlayerChart *self, guint line)
{
  g_autofree char *number = g_strdup_printf ("%g", (double) (self->step * (float) line));
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), number);

  return layout;
}

static float
measure_numbers (CrumbPlayerChart *self)
{
  int widest = 0;

  for (guint line = 0; line <= N_LINES; line++)
    {
      g_autoptr (PangoLayout) layout = write_number (self, line);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }
  return (float) widest;
}

static graphene_point_t
get_point (CrumbPlayerChart *self, const graphene_rect_t *area, guint i)
{
  const Game *game = &g_array_index (self->games, Game, i);
  float along = (float) i / (float) (self->games->len - 1);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    along = 1 - along;
  return GRAPHENE_POINT_INIT (area->origin.x + along * area->size.width,
                              area->origin.y + (1 - MAX (game->per_round, 0) / self->top) * area->size.height);
}

static void
append_lines (CrumbPlayerChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  GdkRGBA faint = *colour;

  faint.alpha *= 0.15f;
  for (guint line = 0; line <= N_LINES; line++)
    {
      g_autoptr (PangoLayout) layout = write_number (self, line);
      float y = area->origin.y + (1 - (float) line / N_LINES) * area->size.height;
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      gtk_snapshot_append_color (snapshot, &faint, &GRAPHENE_RECT_INIT (area->origin.x, y - 0.5f, area->size.width, 1));
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (area->origin.x - MARGIN - (float) width, y - (float) height / 2));
      gtk_snapshot_append_layout (snapshot, layout, colour);
      gtk_snapshot_restore (snapshot);
    }
}

static void
append_dot (GtkSnapshot *snapshot, const graphene_point_t *point, gboolean won, const GdkRGBA *colour)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) dot = NULL;

  gsk_path_builder_add_circle (builder, point, won ? DOT_WON : DOT);
  dot = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (snapshot, dot, GSK_FILL_RULE_WINDING, colour);
}

static void
append_games (CrumbPlayerChart *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *colour)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2);

  for (guint i = 0; i < self->games->len; i++)
    {
      graphene_point_t point = get_point (self, area, i);

      if (i == 0)
        gsk_path_builder_move_to (builder, point.x, point.y);
      else
        gsk_path_builder_line_to (builder, point.x, point.y);
    }
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);

  for (guint i = 0; i < self->games->len; i++)
    {
      graphene_point_t point = get_point (self, area, i);

      append_dot (snapshot, &point, g_array_index (self->games, Game, i).won, colour);
    }
}

static void
crumb_player_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbPlayerChart *self = CRUMB_PLAYER_CHART (widget);
  graphene_rect_t area = get_area (self, measure_numbers (self));
  GdkRGBA colour, text;

  gtk_widget_get_color (widget, &colour);
  gtk_widget_get_color (gtk_widget_get_parent (widget), &text);
  append_lines (self, snapshot, &area, &text);
  append_games (self, snapshot, &area, &colour);
}

static void
crumb_player_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = HEIGHT;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = NATURAL_WIDTH;
}

static gboolean
crumb_player_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  CrumbPlayerChart *self = CRUMB_PLAYER_CHART (widget);
  graphene_rect_t area = get_area (self, measure_numbers (self));
  g_autofree char *date = NULL;
  g_autofree char *text = NULL;
  const Game *game;
  guint nearest = 0;

  if (keyboard)
    return FALSE;

  for (guint i = 1; i < self->games->len; i++)
    if (ABS (get_point (self, &area, i).x - (float) x) < ABS (get_point (self, &area, nearest).x - (float) x))
      nearest = i;

  game = &g_array_index (self->games, Game, nearest);
  date = crumb_game_line_date (game->started);
  text = crumb_game_words_last_game (self->words->kind, date, (double) game->per_round, game->won);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
crumb_player_chart_class_init (CrumbPlayerChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = crumb_player_chart_measure;
  widget_class->snapshot = crumb_player_chart_snapshot;
  widget_class->query_tooltip = crumb_player_chart_query_tooltip;
  crumb_class_owns (klass, CrumbPlayerChart, g_array_unref, games);

  gtk_widget_class_set_css_name (widget_class, "playerchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
crumb_player_chart_init (CrumbPlayerChart *self)
{
  self->games = g_array_new (FALSE, FALSE, sizeof (Game));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

/* Finds round numbers for the lines, the topmost above every game. */
static void
choose_steps (CrumbPlayerChart *self, float most)
{
  static const float steps[] = { 1, 2, 3, 5, 10, 15, 20, 25, 50, 100, 250, 1000 };
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (steps) && steps[i] * N_LINES < most)
    i++;
  self->step = steps[i];
  self->top = self->step * N_LINES;
}

GtkWidget *
crumb_player_chart_new (const CrumbGameKind *kind, GArray *points)
{
  g_autoptr (CrumbPlayerChart) self = g_object_ref_sink (g_object_new (CRUMB_TYPE_PLAYER_CHART, NULL));
  g_autofree char *text = NULL;
  float least = G_MAXFLOAT, most = 0, sum = 0;

  self->words = crumb_game_words_of (kind);
  for (guint i = 0; i < points->len; i++)
    {
      const CrumbPlayerGame *point = &g_array_index (points, CrumbPlayerGame, i);
      Game game = { .started = point->started, .won = point->won };

      if (point->rounds == 0)
        continue;
      game.per_round = (float) point->points / (float) point->rounds;
      g_array_append_val (self->games, game);
      least = MIN (least, game.per_round);
      most = MAX (most, game.per_round);
      sum += game.per_round;
    }
  if (self->games->len < CRUMB_PLAYER_CHART_LEAST)
    return NULL;

  choose_steps (self, most);
  text = crumb_game_words_last_games (self->words->kind, self->games->len, (double) least, (double) most,
                                      (double) (sum / (float) self->games->len));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return GTK_WIDGET (g_steal_pointer (&self));
}
