/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a picture and a sheet of paper are drawn with: texts, marks and the chart of a game, in black on white. */

#include "crumb-page.h"

#include "ui/widgets/crumb-chart-picture.h"
#include "ui/widgets/crumb-seat-mark.h"

#define FONT "Sans"

static PangoFontDescription *
new_font (float size, gboolean bold)
{
  PangoFontDescription *font = pango_font_description_from_string (FONT);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  return font;
}

CrumbPage
crumb_page_begin (PangoFontMap *map, float width, float size)
{
  CrumbPage page = {
    .snapshot = gtk_snapshot_new (),
    .pango = pango_font_map_create_context (map),
    .mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
    .width = width,
  };
  PangoFontDescription *font = new_font (size, FALSE);

  pango_context_set_font_description (page.pango, font);
  pango_context_set_base_dir (page.pango, page.mirrored ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR);
  pango_font_description_free (font);
  return page;
}

GskRenderNode *
crumb_page_end (CrumbPage *page)
{
  g_clear_object (&page->pango);
  return gtk_snapshot_free_to_node (g_steal_pointer (&page->snapshot));
}

static float
to_left (const CrumbPage *page, float x, float width)
{
  return page->mirrored ? page->width - x - width : x;
}

static PangoLayout *
new_layout (const CrumbPage *page, const CrumbPageText *text, float width)
{
  PangoLayout *layout = pango_layout_new (page->pango);
  PangoFontDescription *font = new_font (text->size, text->bold);
  gboolean right = page->mirrored != text->at_end;

  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text->text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_height (layout, -text->lines);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  /* A name keeps its own direction, but stands where the others do. */
  pango_layout_set_auto_dir (layout, TRUE);
  if (pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL)
    right = !right;
  pango_layout_set_alignment (layout, right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_font_description_free (font);
  return layout;
}

graphene_size_t
crumb_page_add_text (const CrumbPage *page, const CrumbPageText *text, float x, float y, float width)
{
  g_autoptr (PangoLayout) layout = new_layout (page, text, width);
  PangoRectangle extents;

  pango_layout_get_pixel_extents (layout, NULL, &extents);
  if (text->row > 0)
    y += (text->row - (float) extents.height) / 2;
  gtk_snapshot_save (page->snapshot);
  gtk_snapshot_translate (page->snapshot, &GRAPHENE_POINT_INIT (to_left (page, x, width), y));
  gtk_snapshot_append_layout (page->snapshot, layout, &text->colour);
  gtk_snapshot_restore (page->snapshot);
  return GRAPHENE_SIZE_INIT ((float) extents.width, (float) extents.height);
}

GStrv
crumb_page_break_lines (const CrumbPage *page, const char *text, float size, float width)
{
  const CrumbPageText style = { .text = text, .size = size, .lines = 1 };
  g_autoptr (PangoLayout) layout = new_layout (page, &style, width);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_height (layout, -1);
  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      char *broken =
          g_strndup (text + pango_layout_line_get_start_index (line), (gsize) pango_layout_line_get_length (line));

      /* The space at which it was broken had no room, and would cut the word before it. */
      g_strv_builder_take (lines, g_strchomp (broken));
    }
  return g_strv_builder_end (lines);
}

void
crumb_page_add_shape (const CrumbPage *page, GskPath *path, float x, float y, float edge, const GdkRGBA *colour)
{
  gtk_snapshot_save (page->snapshot);
  gtk_snapshot_translate (page->snapshot, &GRAPHENE_POINT_INIT (to_left (page, x, edge), y));
  gtk_snapshot_scale (page->snapshot, edge / 16, edge / 16);
  gtk_snapshot_append_fill (page->snapshot, path, GSK_FILL_RULE_WINDING, colour);
  gtk_snapshot_restore (page->snapshot);
}

void
crumb_page_add_mark (const CrumbPage *page, CrumbColour colour, float x, float y, float edge)
{
  CrumbSeatPaint paint = crumb_seat_paint (colour, FALSE);

  crumb_seat_paint_mark (&paint, page->snapshot, colour, to_left (page, x, edge), y, edge);
}

void
crumb_page_add_chart (const CrumbPage *page, CrumbGame *game, float x, float y, float width, float height,
                      const GdkRGBA *colour)
{
  CrumbScoreLines lines = crumb_score_lines_read (game);
  CrumbChartPicture picture = {
    .lines = &lines,
    .text = *colour,
    .pango = page->pango,
    .mirrored = page->mirrored,
    .width = width,
    .height = height,
    .pointed = CRUMB_CHART_NOTHING,
  };

  for (guint seat = 0; seat < lines.n_seats; seat++)
    {
      picture.marks[seat] = crumb_game_get_seat (game, seat)->colour;
      picture.paints[seat] = crumb_seat_paint (picture.marks[seat], FALSE);
      picture.names[seat] = crumb_game_get_seat (game, seat)->name;
    }
  crumb_chart_picture_fit (&picture);
  gtk_snapshot_save (page->snapshot);
  gtk_snapshot_translate (page->snapshot, &GRAPHENE_POINT_INIT (to_left (page, x, width), y));
  crumb_chart_picture_snapshot (&picture, page->snapshot);
  gtk_snapshot_restore (page->snapshot);
}
