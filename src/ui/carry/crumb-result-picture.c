/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game ended as a picture. Lengths are those of a page that is drawn twice as large. */

#include "crumb-config.h"

#include "crumb-result-picture.h"

#include "crumb-ink.h"
#include "crumb-share-texts.h"
#include "ui/widgets/crumb-chart-picture.h"
#include "ui/widgets/crumb-seat-mark.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#define SCALE 2
#define WIDTH (CRUMB_RESULT_PICTURE_WIDTH / SCALE)
#define EDGE 28
#define INNER (WIDTH - 2 * EDGE)
#define GAP 16

#define TITLE_SIZE 27
#define NAME_SIZE 24
#define TEXT_SIZE 20
#define SMALL_SIZE 16

#define ROW 48
#define MARK 22
#define CROWN 22
#define TOTAL_WIDTH 84
#define CHART_HEIGHT 230

/* A chart needs two points beside where all begin. */
#define CHART_ROUNDS_MIN 2

/* On a square of 16 by 16, as the icon has it. */
static const char crown_shape[] = "M 1.2 4.2 C 1.2 3.5 2 3.2 2.5 3.6 L 5 6 L 7.3 2.4 C 7.6 1.9 8.4 1.9 8.7 2.4 L 11 6 "
                                  "L 13.5 3.6 C 14 3.2 14.8 3.5 14.8 4.2 L 14 10.5 H 2 Z "
                                  "M 2.2 12 H 13.8 V 13.2 A 0.8 0.8 0 0 1 13 14 H 3 A 0.8 0.8 0 0 1 2.2 13.2 Z";

/* What is being drawn, and how far down. */
typedef struct
{
  CrumbGame *game;
  GtkSnapshot *snapshot;
  PangoContext *pango;
  gboolean mirrored;
  float y;
} Page;

static const GdkRGBA black = { 0.13f, 0.12f, 0.14f, 1 };
static const GdkRGBA grey = { 0.38f, 0.37f, 0.4f, 1 };
static const GdkRGBA gold = { 0.61f, 0.42f, 0, 1 };
static const GdkRGBA pale = { 0.98f, 0.94f, 0.82f, 1 };

/* Where something of that @width begins that is @x away from where people begin to read. */
static float
from_start (const Page *page, float x, float width)
{
  return page->mirrored ? WIDTH - x - width : x;
}

static PangoLayout *
new_layout (const Page *page, const char *text, int size, gboolean bold, float width, int lines,
            PangoAlignment alignment)
{
  PangoLayout *layout = pango_layout_new (page->pango);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_height (layout, -lines);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  /* A name keeps its own direction, but stands where the others do. */
  pango_layout_set_auto_dir (layout, TRUE);
  if (pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL)
    alignment = alignment == PANGO_ALIGN_LEFT ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
  pango_layout_set_alignment (layout, alignment);
  pango_font_description_free (font);
  return layout;
}

static void
append_layout (const Page *page, PangoLayout *layout, float x, float y, const GdkRGBA *colour)
{
  gtk_snapshot_save (page->snapshot);
  gtk_snapshot_translate (page->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (page->snapshot, layout, colour);
  gtk_snapshot_restore (page->snapshot);
}

static PangoAlignment
start_of (const Page *page)
{
  return page->mirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

static void
add_text (Page *page, const char *text, int size, gboolean bold, const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = new_layout (page, text, size, bold, INNER, 3, start_of (page));
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  append_layout (page, layout, EDGE, page->y, colour);
  page->y += (float) height;
}

static void
append_shape (const Page *page, GskPath *path, float x, float y, float edge, const GdkRGBA *colour)
{
  gtk_snapshot_save (page->snapshot);
  gtk_snapshot_translate (page->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (page->snapshot, edge / 16, edge / 16);
  gtk_snapshot_append_fill (page->snapshot, path, GSK_FILL_RULE_WINDING, colour);
  gtk_snapshot_restore (page->snapshot);
}

/* @text in the row, half of what is left above it. */
static void
append_in_row (const Page *page, const char *text, gboolean bold, float x, float width, PangoAlignment alignment)
{
  g_autoptr (PangoLayout) layout = new_layout (page, text, NAME_SIZE, bold, width, 1, alignment);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  append_layout (page, layout, from_start (page, x, width), page->y + (ROW - (float) height) / 2, &black);
}

static void
append_winner (const Page *page)
{
  g_autoptr (GskPath) path = gsk_path_parse (crown_shape);
  GskRoundedRect row;

  gsk_rounded_rect_init_from_rect (&row, &GRAPHENE_RECT_INIT (EDGE - 10, page->y + 2, INNER + 20, ROW - 4), 10);
  gtk_snapshot_push_rounded_clip (page->snapshot, &row);
  gtk_snapshot_append_color (page->snapshot, &pale, &row.bounds);
  gtk_snapshot_pop (page->snapshot);
  append_shape (page, path, from_start (page, WIDTH - EDGE - TOTAL_WIDTH - CROWN, CROWN), page->y + (ROW - CROWN) / 2.f,
                CROWN, &gold);
}

static void
add_player (Page *page, guint seat, gboolean won)
{
  const CrumbSeat *sits = crumb_game_get_seat (page->game, seat);
  g_autoptr (GskPath) mark = crumb_seat_mark_path (sits->colour);
  GdkRGBA ink = crumb_ink_of (sits->colour);
  g_autofree char *total =
      g_strdup_printf ("%d", crumb_game_get_kind (page->game)->total (crumb_game_get_state (page->game), seat));

  if (won)
    append_winner (page);
  append_shape (page, mark, from_start (page, EDGE, MARK), page->y + (ROW - MARK) / 2.f, MARK, &ink);
  append_in_row (page, sits->name, won, EDGE + MARK + 12, INNER - MARK - TOTAL_WIDTH - CROWN - 24, start_of (page));
  append_in_row (page, total, TRUE, WIDTH - EDGE - TOTAL_WIDTH, TOTAL_WIDTH,
                 page->mirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT);
  page->y += ROW;
}

static void
add_players (Page *page)
{
  const CrumbGameKind *kind = crumb_game_get_kind (page->game);
  gconstpointer state = crumb_game_get_state (page->game);
  CrumbSeats winners = kind->over (state) ? kind->winners (state) : 0;
  uint8_t order[CRUMB_SEATS_MAX];
  guint n_seats = kind->order (state, order);

  for (guint i = 0; i < n_seats; i++)
    add_player (page, order[i], crumb_seats_has (winners, order[i]));
}

static void
add_chart (Page *page)
{
  CrumbScoreLines lines = crumb_score_lines_read (page->game);
  CrumbChartPicture picture = {
    .lines = &lines,
    .text = grey,
    .pango = page->pango,
    .mirrored = page->mirrored,
    .width = INNER,
    .height = CHART_HEIGHT,
    .pointed = CRUMB_CHART_NO_ROUND,
  };

  if (lines.n_rounds < CHART_ROUNDS_MIN)
    return;
  for (guint seat = 0; seat < lines.n_seats; seat++)
    {
      picture.marks[seat] = crumb_game_get_seat (page->game, seat)->colour;
      picture.paints[seat] = crumb_ink_of (picture.marks[seat]);
    }
  page->y += GAP;
  gtk_snapshot_save (page->snapshot);
  gtk_snapshot_translate (page->snapshot, &GRAPHENE_POINT_INIT (EDGE, page->y));
  crumb_chart_picture_snapshot (&picture, page->snapshot);
  gtk_snapshot_restore (page->snapshot);
  page->y += CHART_HEIGHT;
}

static void
add_all (Page *page)
{
  const char *title = crumb_game_get_title (page->game);
  g_autofree char *day = crumb_share_texts_day (page->game);
  g_autofree char *outcome = crumb_share_texts_outcome (page->game);
  /* Translators: what was played, and when: “Cookie Raid · 21.11.2026” */
  g_autofree char *details = g_strdup_printf (_ ("%1$s · %2$s"), _ ("Cookie Raid"), day);

  page->y = EDGE;
  add_text (page, title[0] != '\0' ? title : _ ("Cookie Raid"), TITLE_SIZE, TRUE, &black);
  page->y += 2;
  add_text (page, title[0] != '\0' ? details : day, SMALL_SIZE, FALSE, &grey);
  page->y += GAP;
  add_players (page);
  page->y += GAP;
  add_text (page, outcome, TEXT_SIZE, FALSE, &black);
  add_chart (page);
  page->y += EDGE;
}

/* Numbers of the chart are written with the font of the context. */
static PangoContext *
new_context (void)
{
  PangoContext *pango = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, SMALL_SIZE * PANGO_SCALE);
  pango_context_set_font_description (pango, font);
  pango_context_set_base_dir (pango, gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL
                                         ? PANGO_DIRECTION_WEAK_RTL
                                         : PANGO_DIRECTION_WEAK_LTR);
  pango_font_description_free (font);
  return pango;
}

/* The page on white, as large as it has become. */
static GskRenderNode *
draw_page (CrumbGame *game, float *height)
{
  PangoContext *pango = new_context ();
  g_autoptr (GtkSnapshot) content = gtk_snapshot_new ();
  g_autoptr (GtkSnapshot) paper = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Page page = {
    .game = game,
    .snapshot = content,
    .pango = pango,
    .mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
  };

  add_all (&page);
  *height = page.y;
  node = gtk_snapshot_free_to_node (g_steal_pointer (&content));
  gtk_snapshot_scale (paper, SCALE, SCALE);
  gtk_snapshot_append_color (paper, &(GdkRGBA) { 1, 1, 1, 1 }, &GRAPHENE_RECT_INIT (0, 0, WIDTH, page.y));
  gtk_snapshot_append_node (paper, node);
  g_object_unref (pango);
  return gtk_snapshot_free_to_node (g_steal_pointer (&paper));
}

GdkTexture *
crumb_result_picture_draw (CrumbGame *game, GdkDisplay *display, GError **error)
{
  /* No graphics card: the picture is the same everywhere, and of any size. */
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GdkTexture *texture;
  float height;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  if (!gsk_renderer_realize_for_display (renderer, display, error))
    return NULL;
  node = draw_page (game, &height);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, CRUMB_RESULT_PICTURE_WIDTH, height * SCALE));
  gsk_renderer_unrealize (renderer);
  return texture;
}

char *
crumb_result_picture_describe (CrumbGame *game)
{
  g_autofree char *title = crumb_share_texts_title (game);
  g_autofree char *outcome = crumb_share_texts_outcome (game);

  /* Translators: %1$s is what a game is called or who plays, %2$s a whole sentence: “Sue wins with 53 cookies.” */
  return g_strdup_printf (_ ("Picture of the result: %1$s. %2$s"), title, outcome);
}
