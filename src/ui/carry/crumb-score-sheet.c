/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game on paper: title, players, chart, rounds and who has won. All lengths are points. */

#include "crumb-config.h"

#include "crumb-score-sheet.h"

#include "crumb-ink.h"
#include "ui/widgets/crumb-chart-picture.h"
#include "ui/widgets/crumb-seat-mark.h"

#include "rules/cookie-raid/raid.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

#define FONT "Sans"
#define TITLE_SIZE 18
#define TEXT_SIZE 10
#define LINE 18
#define GAP 14
#define CHART_HEIGHT 190
#define ROUND_WIDTH 60
#define MARK 9

struct _CrumbScoreSheet
{
  GtkPrintOperation parent_instance;

  CrumbGame *game;
};

G_DEFINE_FINAL_TYPE (CrumbScoreSheet, crumb_score_sheet, GTK_TYPE_PRINT_OPERATION)

/* What is on the sheet before the rounds: the title, the details, the result, the chart. */
static double
rounds_top (void)
{
  return TITLE_SIZE + GAP + 2 * LINE + GAP + CHART_HEIGHT + GAP;
}

/* How many lines of the table, its names included, fit on a page. */
static guint
lines_on_page (GtkPrintContext *context, guint page)
{
  double height = gtk_print_context_get_height (context) - (page == 0 ? rounds_top () : 0);

  return (guint) MAX (height / LINE, 3);
}

/* A page has the names on top; the totals are a line like any round. */
static guint
first_round (GtkPrintContext *context, guint page)
{
  guint round = 0;

  for (guint i = 0; i < page; i++)
    round += lines_on_page (context, i) - 1;
  return round;
}

/* Returns how wide the text is. */
static double
draw_text (cairo_t *cr, GtkPrintContext *context, const char *text, double x, double y, double width, double size,
           PangoAlignment alignment, gboolean bold)
{
  g_autoptr (PangoLayout) layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *font = pango_font_description_from_string (FONT);
  PangoRectangle extents;

  pango_font_description_set_size (font, (int) (size * PANGO_SCALE));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_height (layout, 0);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, alignment);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  pango_layout_get_extents (layout, NULL, &extents);
  pango_font_description_free (font);
  return (double) extents.width / PANGO_SCALE;
}

static void
draw_mark (cairo_t *cr, CrumbColour colour, double x, double y)
{
  g_autoptr (GskPath) path = crumb_seat_mark_path (colour);
  GdkRGBA ink = crumb_ink_of (colour);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, MARK / 16.0, MARK / 16.0);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_new_path (cr);
  gsk_path_to_cairo (path, cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_chart (CrumbScoreSheet *self, GtkPrintContext *context, cairo_t *cr, double y)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  PangoFontDescription *font = pango_font_description_from_string (FONT);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  CrumbScoreLines lines = crumb_score_lines_read (self->game);
  CrumbChartPicture picture = {
    .lines = &lines,
    .text = { .alpha = 1 },
    .pango = pango,
    .mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
    .width = (float) gtk_print_context_get_width (context),
    .height = CHART_HEIGHT,
    .pointed = CRUMB_CHART_NO_ROUND,
  };

  for (guint seat = 0; seat < lines.n_seats; seat++)
    {
      picture.marks[seat] = crumb_game_get_seat (self->game, seat)->colour;
      picture.paints[seat] = crumb_ink_of (picture.marks[seat]);
    }
  pango_font_description_set_size (font, TEXT_SIZE * PANGO_SCALE);
  pango_context_set_font_description (pango, font);
  crumb_chart_picture_snapshot (&picture, snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  cairo_save (cr);
  cairo_translate (cr, 0, y);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_restore (cr);
  pango_font_description_free (font);
  g_object_unref (pango);
}

static void
draw_head (CrumbScoreSheet *self, GtkPrintContext *context, cairo_t *cr)
{
  const CrumbRaid *raid = crumb_game_get_state (self->game);
  double width = gtk_print_context_get_width (context);
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_get_started (self->game));
  g_autoptr (GDateTime) started = g_date_time_to_local (utc);
  g_autofree char *date = g_date_time_format (started, "%x, %H:%M");
  g_autofree char *details = g_strdup_printf (_ ("%1$s · %2$s"), date, crumb_words_rules_name (&raid->rules));
  g_autofree char *everybody = NULL;
  g_autofree char *result = NULL;
  const char *names[CRUMB_SEATS_MAX] = { NULL };
  const char *title = crumb_game_get_title (self->game);
  double y = 0;

  for (guint seat = 0; seat < raid->n_seats; seat++)
    names[seat] = crumb_game_get_seat (self->game, seat)->name;
  everybody = crumb_words_names (crumb_seats_all (raid->n_seats), names);
  result = crumb_words_result (raid, names);

  draw_text (cr, context, *title != '\0' ? title : everybody, 0, y, width, TITLE_SIZE, PANGO_ALIGN_LEFT, TRUE);
  y += TITLE_SIZE + GAP;
  draw_text (cr, context, details, 0, y, width, TEXT_SIZE, PANGO_ALIGN_LEFT, FALSE);
  y += LINE;
  draw_text (cr, context, result, 0, y, width, TEXT_SIZE, PANGO_ALIGN_LEFT, TRUE);
  y += LINE + GAP;
  draw_chart (self, context, cr, y);
}

static double
column_width (GtkPrintContext *context, guint n_seats)
{
  return (gtk_print_context_get_width (context) - ROUND_WIDTH) / n_seats;
}

static void
draw_rule (cairo_t *cr, GtkPrintContext *context, double y)
{
  cairo_set_line_width (cr, 0.5);
  cairo_move_to (cr, 0, y - 3);
  cairo_line_to (cr, gtk_print_context_get_width (context), y - 3);
  cairo_stroke (cr);
}

static void
draw_names (CrumbScoreSheet *self, GtkPrintContext *context, cairo_t *cr, double y)
{
  guint n_seats = crumb_game_get_n_seats (self->game);
  double width = column_width (context, n_seats);

  draw_text (cr, context, _ ("Round"), 0, y, ROUND_WIDTH, TEXT_SIZE, PANGO_ALIGN_LEFT, TRUE);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      const CrumbSeat *sits = crumb_game_get_seat (self->game, seat);
      double x = ROUND_WIDTH + seat * width;
      double name =
          draw_text (cr, context, sits->name, x + 2 * MARK, y, width - 2 * MARK, TEXT_SIZE, PANGO_ALIGN_RIGHT, TRUE);

      draw_mark (cr, sits->colour, x + width - name - MARK - 4, y + 3);
      cairo_set_source_rgb (cr, 0, 0, 0);
    }
  draw_rule (cr, context, y + LINE);
}

/* The round after the last one is the totals. */
static void
draw_round (CrumbScoreSheet *self, GtkPrintContext *context, cairo_t *cr, const CrumbScoreLines *lines, guint round,
            double y)
{
  const CrumbRaid *raid = crumb_game_get_state (self->game);
  gboolean total = round == lines->n_rounds;
  g_autofree char *number = total ? g_strdup (_ ("Total")) : g_strdup_printf ("%u", round + 1);
  double width = column_width (context, lines->n_seats);

  if (total)
    draw_rule (cr, context, y);
  draw_text (cr, context, number, 0, y, ROUND_WIDTH, TEXT_SIZE, PANGO_ALIGN_LEFT, total);
  for (guint seat = 0; seat < lines->n_seats; seat++)
    {
      gboolean bonus = !total && crumb_seats_has (raid->rounds[round].bonus_to, seat);
      g_autofree char *text = total
                                  ? g_strdup_printf ("%d", raid->totals[seat])
                                  : g_strdup_printf ("%s+%d = %d", bonus ? "★ " : "", raid->rounds[round].cookies[seat],
                                                     lines->totals[round + 1][seat]);

      draw_text (cr, context, text, ROUND_WIDTH + seat * width, y, width, TEXT_SIZE, PANGO_ALIGN_RIGHT,
                 total && crumb_seats_has (raid->winners, seat));
    }
}

static void
crumb_score_sheet_begin_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  CrumbScoreSheet *self = CRUMB_SCORE_SHEET (operation);
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  guint n_lines = kind->rounds (crumb_game_get_state (self->game)) + 1;
  guint pages = 1;

  while (first_round (context, pages) < n_lines)
    pages++;
  gtk_print_operation_set_n_pages (operation, (int) pages);
}

static void
crumb_score_sheet_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page)
{
  CrumbScoreSheet *self = CRUMB_SCORE_SHEET (operation);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  CrumbScoreLines lines = crumb_score_lines_read (self->game);
  guint end = MIN (first_round (context, (guint) page + 1), lines.n_rounds + 1);
  double y = page == 0 ? rounds_top () : 0;

  cairo_set_source_rgb (cr, 0, 0, 0);
  if (page == 0)
    draw_head (self, context, cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  draw_names (self, context, cr, y);
  for (guint round = first_round (context, (guint) page); round < end; round++)
    draw_round (self, context, cr, &lines, round, y += LINE);
}

static void
crumb_score_sheet_dispose (GObject *object)
{
  g_clear_object (&CRUMB_SCORE_SHEET (object)->game);

  G_OBJECT_CLASS (crumb_score_sheet_parent_class)->dispose (object);
}

static void
crumb_score_sheet_class_init (CrumbScoreSheetClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_score_sheet_dispose;
  operation_class->begin_print = crumb_score_sheet_begin_print;
  operation_class->draw_page = crumb_score_sheet_draw_page;
}

static void
crumb_score_sheet_init (CrumbScoreSheet *self)
{
}

GtkPrintOperation *
crumb_score_sheet_new (CrumbGame *game)
{
  CrumbScoreSheet *self = g_object_new (CRUMB_TYPE_SCORE_SHEET, "embed-page-setup", TRUE, "job-name", _ ("Cookie Raid"),
                                        "unit", GTK_UNIT_POINTS, NULL);

  self->game = g_object_ref (game);
  return GTK_PRINT_OPERATION (self);
}
