/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game ended as a picture. Lengths are those of a page that is drawn twice as large. */

#include "crumb-result-picture.h"

#include "crumb-page.h"
#include "crumb-share-texts.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#define SCALE 2
#define WIDTH 540
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
#define LINES_MAX 24

G_STATIC_ASSERT (WIDTH *SCALE == CRUMB_RESULT_PICTURE_WIDTH);

/* A chart needs two points beside where all begin. */
#define CHART_ROUNDS_MIN 2

/* On a square of 16 by 16, as the icon has it. */
static const char crown_shape[] = "M 1.2 4.2 C 1.2 3.5 2 3.2 2.5 3.6 L 5 6 L 7.3 2.4 C 7.6 1.9 8.4 1.9 8.7 2.4 L 11 6 "
                                  "L 13.5 3.6 C 14 3.2 14.8 3.5 14.8 4.2 L 14 10.5 H 2 Z "
                                  "M 2.2 12 H 13.8 V 13.2 A 0.8 0.8 0 0 1 13 14 H 3 A 0.8 0.8 0 0 1 2.2 13.2 Z";

/* What is being drawn, and how far down. */
typedef struct
{
  CrumbPage page;
  float y;
} Page;

static const GdkRGBA black = { 0.13f, 0.12f, 0.14f, 1 };
static const GdkRGBA grey = { 0.38f, 0.37f, 0.4f, 1 };
static const GdkRGBA gold = { 0.61f, 0.42f, 0, 1 };
static const GdkRGBA pale = { 0.98f, 0.94f, 0.82f, 1 };

static void
add_text (Page *page, const char *text, float size, gboolean bold, const GdkRGBA *colour)
{
  const CrumbPageText style = { .text = text, .size = size, .bold = bold, .lines = LINES_MAX, .colour = *colour };

  page->y += crumb_page_add_text (&page->page, &style, EDGE, page->y, INNER).height;
}

static void
add_in_row (const Page *page, const char *text, gboolean bold, gboolean at_end, float x, float width)
{
  const CrumbPageText style = {
    .text = text,
    .size = NAME_SIZE,
    .bold = bold,
    .lines = 1,
    .row = ROW,
    .at_end = at_end,
    .colour = black,
  };

  crumb_page_add_text (&page->page, &style, x, page->y, width);
}

static void
add_winner (const Page *page)
{
  g_autoptr (GskPath) path = gsk_path_parse (crown_shape);
  GtkSnapshot *snapshot = page->page.snapshot;
  GskRoundedRect row;

  gsk_rounded_rect_init_from_rect (&row, &GRAPHENE_RECT_INIT (EDGE - 10, page->y + 2, INNER + 20, ROW - 4), 10);
  gtk_snapshot_push_rounded_clip (snapshot, &row);
  gtk_snapshot_append_color (snapshot, &pale, &row.bounds);
  gtk_snapshot_pop (snapshot);
  crumb_page_add_shape (&page->page, path, WIDTH - EDGE - TOTAL_WIDTH - CROWN, page->y + (ROW - CROWN) / 2.f, CROWN,
                        &gold);
}

static void
add_line (Page *page, const CrumbResultLine *line)
{
  g_autofree char *number = g_strdup_printf ("%d", line->number);

  if (line->won)
    add_winner (page);
  crumb_page_add_mark (&page->page, line->colour, EDGE, page->y + (ROW - MARK) / 2.f, MARK);
  add_in_row (page, line->name, line->won, FALSE, EDGE + MARK + 12, INNER - MARK - TOTAL_WIDTH - CROWN - 24);
  add_in_row (page, number, TRUE, TRUE, WIDTH - EDGE - TOTAL_WIDTH, TOTAL_WIDTH);
  page->y += ROW;
}

static void
add_chart (Page *page, CrumbGame *game)
{
  if (crumb_scores_of (crumb_game_get_state (game))->n_rounds < CHART_ROUNDS_MIN)
    return;

  page->y += GAP;
  crumb_page_add_chart (&page->page, game, EDGE, page->y, INNER, CHART_HEIGHT, &grey);
  page->y += CHART_HEIGHT;
}

static void
add_all (Page *page, const CrumbResult *result)
{
  page->y = EDGE;
  add_text (page, result->title, TITLE_SIZE, TRUE, &black);
  page->y += 2;
  add_text (page, result->details, SMALL_SIZE, FALSE, &grey);
  page->y += GAP;
  for (guint i = 0; i < result->lines->len; i++)
    add_line (page, &g_array_index (result->lines, CrumbResultLine, i));
  page->y += GAP;
  add_text (page, result->text, TEXT_SIZE, FALSE, &black);
  if (result->game != NULL)
    add_chart (page, result->game);
  page->y += EDGE;
}

/* The page on white, as large as it has become. */
static GskRenderNode *
draw_page (const CrumbResult *result, float *height)
{
  g_autoptr (GtkSnapshot) paper = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  Page page = { .page = crumb_page_begin (pango_cairo_font_map_get_default (), WIDTH, SMALL_SIZE) };
  graphene_rect_t whole;

  add_all (&page, result);
  *height = page.y;
  node = crumb_page_end (&page.page);
  gtk_snapshot_scale (paper, SCALE, SCALE);
  graphene_rect_init (&whole, 0, 0, WIDTH, page.y);
  gtk_snapshot_append_color (paper, &(GdkRGBA) { 1, 1, 1, 1 }, &whole);
  gtk_snapshot_append_node (paper, node);
  return gtk_snapshot_free_to_node (g_steal_pointer (&paper));
}

GdkTexture *
crumb_result_picture_draw_result (const CrumbResult *result, GdkDisplay *display, GError **error)
{
  /* No graphics card: the picture is the same everywhere, and of any size. */
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GdkTexture *texture;
  float height;

  if (!gsk_renderer_realize_for_display (renderer, display, error))
    return NULL;
  node = draw_page (result, &height);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, CRUMB_RESULT_PICTURE_WIDTH, height * SCALE));
  gsk_renderer_unrealize (renderer);
  return texture;
}

static GArray *
list_players (CrumbGame *game)
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (CrumbResultLine));

  for (guint i = 0; i < scores->n_seats; i++)
    {
      guint seat = scores->order[i];
      const CrumbSeat *sits = crumb_game_get_seat (game, seat);
      CrumbResultLine line = {
        .colour = sits->colour,
        .name = sits->name,
        .number = scores->totals[seat],
        .won = crumb_seats_has (scores->winners, seat),
      };

      g_array_append_val (lines, line);
    }
  return lines;
}

GdkTexture *
crumb_result_picture_draw (CrumbGame *game, GdkDisplay *display, GError **error)
{
  const char *name = _ (crumb_game_words_of (crumb_game_get_kind (game))->name);
  const char *title = crumb_game_get_title (game);
  g_autofree char *day = crumb_share_texts_day (game);
  g_autofree char *outcome = crumb_share_texts_outcome (game);
  /* Translators: the name of the game that was played, and the day: “Dice · 21.11.2026” */
  g_autofree char *details = g_strdup_printf (_ ("%1$s · %2$s"), name, day);
  g_autoptr (GArray) lines = list_players (game);
  CrumbResult result = {
    .title = *title != '\0' ? title : name,
    .details = *title != '\0' ? details : day,
    .lines = lines,
    .text = outcome,
    .game = game,
  };

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  return crumb_result_picture_draw_result (&result, display, error);
}

char *
crumb_result_picture_describe (CrumbGame *game)
{
  g_autofree char *title = crumb_share_texts_title (game);
  g_autofree char *outcome = crumb_share_texts_outcome (game);

  /* Translators: %1$s is what a game is called or who plays, %2$s a whole sentence: “Sue wins with 53 cookies.” */
  return g_strdup_printf (_ ("Picture of the result: %1$s. %2$s"), title, outcome);
}
