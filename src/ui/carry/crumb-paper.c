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

#define TITLE_SIZE 18
#define TEXT_SIZE 10
#define LINE 18
#define GAP 14
#define CHART_HEIGHT 190
#define ROUND_WIDTH 60
#define MARK 9

struct _CrumbPaper
{
  GtkPrintOperation parent_instance;

  CrumbGame *game;
};

G_DEFINE_FINAL_TYPE (CrumbPaper, crumb_paper, GTK_TYPE_PRINT_OPERATION)

static const GdkRGBA black = { 0, 0, 0, 1 };

/* What is on the sheet before the rounds: the title, the details, the result, the chart. */
static float
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

static void
add_head (const CrumbPage *page, CrumbGame *game)
{
  g_autofree char *title = crumb_share_texts_title (game);
  g_autofree char *date = crumb_format_time (crumb_game_get_started (game), "%x, %H:%M");
  const char *rules = crumb_game_words_of (crumb_game_get_kind (game))->rules_name (crumb_game_get_rules (game));
  /* Translators: when a game was played, and under which rules: “21 November 2026, 19:30 · Final rules” */
  g_autofree char *details = g_strdup_printf (_ ("%1$s · %2$s"), date, rules);
  g_autofree char *outcome = crumb_share_texts_outcome (game);
  const CrumbPageText style = { .text = title, .size = TITLE_SIZE, .bold = TRUE, .lines = 1, .colour = black };
  float y = TITLE_SIZE + GAP;

  crumb_page_add_text (page, &style, 0, 0, page->width);
  add_text (page, details, 0, y, page->width, FALSE, FALSE);
  y += LINE;
  add_text (page, outcome, 0, y, page->width, TRUE, FALSE);
  y += LINE + GAP;
  crumb_page_add_chart (page, game, 0, y, page->width, CHART_HEIGHT, &black);
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

static void
add_names (const CrumbPage *page, CrumbGame *game, float y)
{
  guint8 order[CRUMB_SEATS_MAX];
  guint n_seats = crumb_game_get_kind (game)->order (crumb_game_get_state (game), order);
  float width = column_width (page, n_seats);

  add_text (page, _ ("Round"), 0, y, ROUND_WIDTH, TRUE, FALSE);
  for (guint at = 0; at < n_seats; at++)
    {
      const CrumbSeat *seat = crumb_game_get_seat (game, order[at]);
      float x = ROUND_WIDTH + (float) at * width;
      graphene_size_t name = add_text (page, seat->name, x + 2 * MARK, y, width - 2 * MARK, TRUE, TRUE);

      crumb_page_add_mark (page, seat->colour, x + width - name.width - MARK - 4, y + 3, MARK);
    }
  add_rule (page, y + LINE);
}

/* The round after the last one is the totals. */
static void
add_round (const CrumbPage *page, CrumbGame *game, guint round, float y)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);
  gboolean total = round == kind->rounds (state);
  CrumbSeats winners = total && kind->over (state) ? kind->winners (state) : 0;
  g_autofree char *number = total ? g_strdup (_ ("Total")) : g_strdup_printf ("%u", round + 1);
  g_auto (GStrv) cells = crumb_score_sheet_cells (kind, state, round);
  guint8 order[CRUMB_SEATS_MAX];
  guint n_seats = kind->order (state, order);
  float width = column_width (page, n_seats);

  if (total)
    add_rule (page, y);
  add_text (page, number, 0, y, ROUND_WIDTH, total, FALSE);
  for (guint at = 0; at < n_seats; at++)
    add_text (page, cells[at], ROUND_WIDTH + (float) at * width, y, width, crumb_seats_has (winners, order[at]), TRUE);
}

static void
add_all (const CrumbPage *page, CrumbGame *game, GtkPrintContext *context, guint number)
{
  guint n_lines = crumb_game_get_kind (game)->rounds (crumb_game_get_state (game)) + 1;
  guint end = MIN (first_round (context, number + 1), n_lines);
  float y = number == 0 ? rounds_top () : 0;

  if (number == 0)
    add_head (page, game);
  add_names (page, game, y);
  for (guint round = first_round (context, number); round < end; round++)
    add_round (page, game, round, y += LINE);
}

static void
crumb_paper_begin_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  CrumbPaper *self = CRUMB_PAPER (operation);
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  guint n_lines = kind->rounds (crumb_game_get_state (self->game)) + 1;
  guint pages = 1;

  while (first_round (context, pages) < n_lines)
    pages++;
  gtk_print_operation_set_n_pages (operation, (int) pages);
}

static void
crumb_paper_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int number)
{
  CrumbPage page = crumb_page_begin (gtk_print_context_get_pango_fontmap (context),
                                     (float) gtk_print_context_get_width (context), TEXT_SIZE);
  g_autoptr (GskRenderNode) node = NULL;

  add_all (&page, CRUMB_PAPER (operation)->game, context, (guint) number);
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
}

static void
crumb_paper_init (CrumbPaper *self)
{
}

GtkPrintOperation *
crumb_paper_new (CrumbGame *game)
{
  CrumbPaper *self =
      g_object_new (CRUMB_TYPE_PAPER, "embed-page-setup", TRUE, "job-name",
                    _ (crumb_game_words_of (crumb_game_get_kind (game))->name), "unit", GTK_UNIT_POINTS, NULL);

  self->game = g_object_ref (game);
  return GTK_PRINT_OPERATION (self);
}
