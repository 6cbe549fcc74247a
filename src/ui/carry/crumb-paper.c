/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game on paper: title, players, chart, rounds and who has won. All lengths are points. */

#include "crumb-paper.h"

#include "crumb-page.h"
#include "crumb-share-texts.h"

#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"
#include "words/crumb-score-sheet.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

/* How every PDF ends. */
#define PDF_END "%%EOF\n"
#define TITLE_SIZE 18
#define TEXT_SIZE 10
#define LINE 18
#define GAP 14
#define PARAGRAPH_GAP 4
/* More than any title or result takes. */
#define HEAD_LINES 8
#define CHART_HEIGHT 190
#define ROUND_WIDTH 60
/* More than any name takes in the column of one of four. */
#define NAME_LINES 8
#define MARK 9

struct _CrumbPaper
{
  GtkPrintOperation parent_instance;

  CrumbGame *game;
  char *details;
  float head;       /* how high is what comes before the rounds */
  guint name_lines; /* how many lines the names take */
  GStrv remarks;    /* the house rules and the note, by lines; they come after the totals */
};

CRUMB_DEFINE_PLAIN (CrumbPaper, crumb_paper, GTK_TYPE_PRINT_OPERATION)

static const GdkRGBA black = { 0, 0, 0, 1 };

/* How many lines of the table, its names included, fit on a page. */
static guint
lines_on_page (CrumbPaper *self, GtkPrintContext *context, guint page)
{
  double height = gtk_print_context_get_height (context) - (page == 0 ? self->head : 0);

  return (guint) MAX (height / LINE, self->name_lines + 2);
}

/* A page has the names on top; the totals are a line like any round. */
static guint
first_round (CrumbPaper *self, GtkPrintContext *context, guint page)
{
  guint round = 0;

  for (guint i = 0; i < page; i++)
    round += lines_on_page (self, context, i) - self->name_lines;
  return round;
}

static CrumbPage
begin_page (GtkPrintContext *context)
{
  return crumb_page_begin (gtk_print_context_get_pango_fontmap (context), (float) gtk_print_context_get_width (context),
                           TEXT_SIZE);
}

static graphene_size_t
add_text (const CrumbPage *page, const char *text, float x, float y, float width, gboolean bold, gboolean at_end)
{
  const CrumbPageText style = {
    .text = text,
    .size = TEXT_SIZE,
    .bold = bold,
    .lines = 1,
    .at_end = at_end,
    .colour = black,
  };

  return crumb_page_add_text (page, &style, x, y, width);
}

static float
add_paragraph (const CrumbPage *page, const char *text, float size, gboolean bold, float y)
{
  const CrumbPageText style = { .text = text, .size = size, .bold = bold, .lines = HEAD_LINES, .colour = black };

  return crumb_page_add_text (page, &style, 0, y, page->width).height;
}

/* The title, the details, the result and the chart. Returns how high all of it is. */
static float
add_head (CrumbPaper *self, const CrumbPage *page)
{
  g_autofree char *title = crumb_share_texts_title (self->game);
  g_autofree char *outcome = crumb_share_texts_outcome (self->game);
  float y = 0;

  y += add_paragraph (page, title, TITLE_SIZE, TRUE, y) + PARAGRAPH_GAP;
  y += add_paragraph (page, self->details, TEXT_SIZE, FALSE, y) + PARAGRAPH_GAP;
  y += add_paragraph (page, outcome, TEXT_SIZE, TRUE, y) + GAP;
  crumb_page_add_chart (page, self->game, 0, y, page->width, CHART_HEIGHT, &black);
  return y + CHART_HEIGHT + GAP;
}

static float
column_width (const CrumbPage *page, guint n_seats)
{
  return (page->width - ROUND_WIDTH) / (float) n_seats;
}

static void
add_rule (const CrumbPage *page, float y)
{
  gtk_snapshot_append_color (page->snapshot, &black, &GRAPHENE_RECT_INIT (0, y - 3.25f, page->width, 0.5f));
}

/* A long name is broken, not cut. */
static graphene_size_t
add_name (const CrumbPage *page, const char *name, float x, float y, float width)
{
  const CrumbPageText style = {
    .text = name,
    .size = TEXT_SIZE,
    .bold = TRUE,
    .lines = NAME_LINES,
    .at_end = TRUE,
    .colour = black,
  };

  return crumb_page_add_text (page, &style, x, y, width);
}

/* Returns how many lines they take. */
static guint
add_names (const CrumbPage *page, CrumbGame *game, float y)
{
  float height = 0;
  guint lines;
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  float width = column_width (page, scores->n_seats);

  add_text (page, g_dpgettext2 (NULL, "column", crumb_game_words_of (crumb_game_get_kind (game))->round_heading), 0, y,
            ROUND_WIDTH, TRUE, FALSE);
  for (guint at = 0; at < scores->n_seats; at++)
    {
      const CrumbSeat *seat = crumb_game_get_seat (game, scores->order[at]);
      float x = ROUND_WIDTH + (float) at * width;
      graphene_size_t name = add_name (page, seat->name, x + 2 * MARK, y, width - 2 * MARK);

      height = MAX (height, name.height);
      crumb_page_add_mark (page, seat->colour, x + width - name.width - MARK - 4, y + 3, MARK);
    }
  lines = (guint) ceilf ((height + 3) / LINE);
  add_rule (page, y + (float) lines * LINE);
  return lines;
}

/* The round after the last one is the totals. */
static void
add_round (const CrumbPage *page, CrumbGame *game, guint round, float y)
{
  gconstpointer state = crumb_game_get_state (game);
  const CrumbScores *scores = crumb_scores_of (state);
  gboolean total = round == scores->n_rounds;
  CrumbSeats winners = total ? scores->winners : 0;
  g_autofree char *number = total ? g_strdup (C_ ("row", "Total")) : g_strdup_printf ("%u", round + 1);
  g_auto (GStrv) cells = crumb_score_sheet_cells (crumb_game_get_kind (game), state, round);
  float width = column_width (page, scores->n_seats);

  if (total)
    add_rule (page, y);
  add_text (page, number, 0, y, ROUND_WIDTH, total, FALSE);
  for (guint at = 0; at < scores->n_seats; at++)
    add_text (page, cells[at], ROUND_WIDTH + (float) at * width, y, width, crumb_seats_has (winners, scores->order[at]),
              TRUE);
}

static void
add_all (CrumbPaper *self, const CrumbPage *page, GtkPrintContext *context, guint number)
{
  guint n_scored = crumb_scores_of (crumb_game_get_state (self->game))->n_rounds + 1;
  guint end = MIN (first_round (self, context, number + 1), n_scored + g_strv_length (self->remarks));
  float y = number == 0 ? self->head : 0;

  if (number == 0)
    add_head (self, page);
  y += (float) (add_names (page, self->game, y) - 1) * LINE;
  for (guint line = first_round (self, context, number); line < end; line++)
    if (line < n_scored)
      add_round (page, self->game, line, y += LINE);
    else
      add_text (page, self->remarks[line - n_scored], 0, y += LINE, page->width, FALSE, FALSE);
}

static void
add_remark (GStrvBuilder *lines, const CrumbPage *page, const char *text)
{
  g_auto (GStrv) broken = crumb_page_break_lines (page, text, TEXT_SIZE, page->width);

  if (*text == '\0')
    return;
  g_strv_builder_add (lines, "");
  g_strv_builder_addv (lines, (const char **) broken);
}

/* Lays out what can have any length. */
static void
measure (CrumbPaper *self, GtkPrintContext *context)
{
  g_autofree char *rules =
      crumb_game_words_rules_differences (crumb_game_get_kind (self->game), crumb_game_get_head (self->game)->rules);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  CrumbPage page = begin_page (context);

  add_remark (lines, &page, rules);
  add_remark (lines, &page, crumb_game_get_note (self->game));
  g_clear_pointer (&self->remarks, g_strfreev);
  self->remarks = g_strv_builder_end (lines);
  self->head = add_head (self, &page);
  self->name_lines = add_names (&page, self->game, self->head);
  gsk_render_node_unref (crumb_page_end (&page));
}

static void
crumb_paper_begin_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  CrumbPaper *self = CRUMB_PAPER (operation);
  guint n_lines;
  guint pages = 1;

  measure (self, context);
  n_lines = crumb_scores_of (crumb_game_get_state (self->game))->n_rounds + 1 + g_strv_length (self->remarks);
  while (first_round (self, context, pages) < n_lines)
    pages++;
  gtk_print_operation_set_n_pages (operation, (int) pages);
}

static void
crumb_paper_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int number)
{
  CrumbPage page = begin_page (context);
  g_autoptr (GskRenderNode) node = NULL;

  add_all (CRUMB_PAPER (operation), &page, context, (guint) number);
  node = crumb_page_end (&page);
  gsk_render_node_draw (node, gtk_print_context_get_cairo_context (context));
}

static void
crumb_paper_class_init (CrumbPaperClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  operation_class->begin_print = crumb_paper_begin_print;
  operation_class->draw_page = crumb_paper_draw_page;
  crumb_class_owns (klass, CrumbPaper, g_object_unref, game);
  crumb_class_owns (klass, CrumbPaper, g_free, details);
  crumb_class_owns (klass, CrumbPaper, g_strfreev, remarks);
}

GtkPrintOperation *
crumb_paper_new (CrumbGame *game, GSettings *settings)
{
  g_autofree char *name = crumb_share_texts_file_name (game, "");
  g_autoptr (GtkPrintSettings) print_settings = gtk_print_settings_new ();
  CrumbPaper *self =
      g_object_new (CRUMB_TYPE_PAPER, "embed-page-setup", TRUE, "job-name", name, "unit", GTK_UNIT_POINTS, NULL);

  /* Printed into a file, it is called by day and players. */
  gtk_print_settings_set (print_settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (GTK_PRINT_OPERATION (self), print_settings);
  self->game = g_object_ref (game);
  self->details = crumb_share_texts_details (game, settings);
  return GTK_PRINT_OPERATION (self);
}

/* Cairo says nothing when the disk is full. */
static gboolean
check_end (const char *pdf, gsize length, GError **error)
{
  if (length >= strlen (PDF_END) && memcmp (pdf + length - strlen (PDF_END), PDF_END, strlen (PDF_END)) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s", G_STRFUNC);
  return FALSE;
}

GBytes *
crumb_paper_write_pdf (CrumbGame *game, GSettings *settings, GError **error)
{
  g_autoptr (GtkPrintOperation) sheet = crumb_paper_new (game, settings);
  g_autofree char *path = NULL, *pdf = NULL;
  gsize length = 0;
  gboolean made;
  int fd = g_file_open_tmp ("crumb-XXXXXX.pdf", &path, error);

  if (fd < 0)
    return NULL;
  g_close (fd, NULL);
  gtk_print_operation_set_export_filename (sheet, path);
  made = gtk_print_operation_run (sheet, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
             != GTK_PRINT_OPERATION_RESULT_ERROR
         && g_file_get_contents (path, &pdf, &length, error) && check_end (pdf, length, error);
  g_unlink (path);
  return made ? g_bytes_new_take (g_steal_pointer (&pdf), length) : NULL;
}
