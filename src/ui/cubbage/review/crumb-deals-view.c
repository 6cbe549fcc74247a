/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All deals of a game: each play die by die, every combination that was counted, and where the points came from. */

#include "crumb-deals-view.h"

#include "ui/corrections/crumb-past-moves.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/cubbage/panels/crumb-keep-row.h"
#include "ui/table/crumb-mend-tap.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/cubbage/crumb-words-cubbage-figures.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

#define WIDTH 640

struct _CrumbDealsView
{
  CrumbGamePanel parent_instance;

  GtkBox *deals;
};

G_DEFINE_FINAL_TYPE (CrumbDealsView, crumb_deals_view, CRUMB_TYPE_GAME_PANEL)

static char *
words_for_dice (const CrumbCubbageDeal *deal, guint seat, const char *name)
{
  const int16_t *points = deal->points[seat];

  if (points[CRUMB_CUBBAGE_FROM_OTHER] > 0)
    /* Translators: %1$s is a name; the others are points, the last those that the other player missed, or paid. */
    return g_strdup_printf (_ ("%1$s: play %2$d, hand %3$d, crib %4$d, from the other side %5$d"), name,
                            points[CRUMB_CUBBAGE_FROM_PLAY], points[CRUMB_CUBBAGE_FROM_HAND],
                            points[CRUMB_CUBBAGE_FROM_CRIB], points[CRUMB_CUBBAGE_FROM_OTHER]);
  /* Translators: %1$s is a name; the others are points. */
  return g_strdup_printf (_ ("%1$s: play %2$d, hand %3$d, crib %4$d"), name, points[CRUMB_CUBBAGE_FROM_PLAY],
                          points[CRUMB_CUBBAGE_FROM_HAND], points[CRUMB_CUBBAGE_FROM_CRIB]);
}

/* Where the points of a seat came from. Nothing is said of a deal of plain points. */
static char *
words_for_sources (const CrumbCubbageDeal *deal, guint seat, const char *name)
{
  int adjusted = deal->points[seat][CRUMB_CUBBAGE_FROM_ADJUST];
  g_autofree char *dice = words_for_dice (deal, seat, name);

  if (deal->by_points)
    return g_strdup ("");
  if (adjusted == 0)
    return g_steal_pointer (&dice);
  /* Translators: %1$s is “Ana: play 3, hand 10, crib 0”, %2$d are points that somebody got or lost. */
  return g_strdup_printf (_ ("%1$s, besides the dice %2$d"), dice, adjusted);
}

/* What the table corrected in the deal, and what can be done about it now. */
static void
add_tools (GtkBox *box, CrumbGame *game, guint deal)
{
  GtkWidget *buttons = adw_wrap_box_new ();
  g_autofree char *corrected = NULL;
  guint from, to;

  crumb_past_moves_find (game, deal, &from, &to);
  corrected = crumb_past_moves_corrected (game, from, to);
  if (corrected != NULL)
    gtk_box_append (box, crumb_text_new (corrected, "corrected"));

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), crumb_button_new_about (_ ("_Replay This Deal"), "review.replay", from));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons),
                       crumb_button_new_about (_ ("_Correct This Deal…"), "win.correct-among", from));
  gtk_box_append (box, buttons);
}

/* All ways to keep four dice are listed once somebody wants to see them. */
static void
expanded_cb (AdwExpanderRow *row, GParamSpec *pspec, CrumbCubbageDeal *deal)
{
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  guint kept;
  guint n = crumb_cubbage_deal_keeps (deal, 0, keeps, &kept);

  for (guint i = 0; i < n; i++)
    adw_expander_row_add_row (row, crumb_keep_row_new (&keeps[i], i == kept));
  g_signal_handlers_disconnect_by_func (row, expanded_cb, deal);
}

/* How well a lone player kept: not while the next dice are chosen, and nobody knows the dice of the others. */
static void
add_keeps (GtkBox *box, const CrumbCubbage *state, const CrumbCubbageDeal *deal, const char *name)
{
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  GtkWidget *list, *row;
  g_autofree char *words = NULL;
  guint kept;

  if (state->rules.table != CRUMB_CUBBAGE_SOLO || deal->n_pushed[0] < CRUMB_CUBBAGE_PUSHED
      || crumb_cubbage_is_choosing (state))
    return;
  crumb_cubbage_deal_keeps (deal, 0, keeps, &kept);
  words = crumb_words_cubbage_kept (keeps, kept, name);
  row = g_object_new (ADW_TYPE_EXPANDER_ROW, "subtitle", _ ("All ways to keep four"), "use-markup", FALSE, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  g_signal_connect_data (row, "notify::expanded", G_CALLBACK (expanded_cb), g_memdup2 (deal, sizeof *deal),
                         (GClosureNotify) (GCallback) g_free, G_CONNECT_DEFAULT);
  list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, "css-classes",
                       (const char *const[]) { "boxed-list", NULL }, NULL);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (box, list);
}

/** @n_moves: how many moves there have been */
typedef struct
{
  CrumbDealView *view;
  guint deal;
  guint n_moves;
} Mending;

/* A hand is what was rolled, less what was pushed. */
static void
mend_count (const Mending *mending, const CrumbCubbageDeal *deal, const CrumbMove *move)
{
  for (guint which = 0; which < CRUMB_CUBBAGE_N_COUNTED; which++)
    {
      gboolean crib = which == CRUMB_CUBBAGE_COUNTED_CRIB;

      if (crib ? move->what == CRUMB_CUBBAGE_CRIB_DICE
               : move->what == CRUMB_CUBBAGE_ROLL
                     && move->seat == crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) which))
        crumb_mend_tap_set (crumb_deal_view_get_count (mending->view, (CrumbCubbageCounted) which), mending->n_moves);
    }
}

/* A die that was held was thrown before it was laid: that one is found in the list. */
static void
mend_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Mending *mending = user_data;
  const CrumbCubbageDeal *was = &((const CrumbCubbage *) before)->deals[mending->deal];
  const CrumbCubbageDeal *is = &((const CrumbCubbage *) after)->deals[mending->deal];

  if (is->n_laid == was->n_laid + 1 && move->dice.count == 1 && move->dice.dice[0].face == is->laid[was->n_laid].face)
    crumb_mend_tap_set (crumb_deal_view_get_laid (mending->view, was->n_laid), mending->n_moves);
  if (crumb_scores_of (before)->round == mending->deal)
    mend_count (mending, is, move);
  mending->n_moves++;
}

GtkWidget *
crumb_deals_view_new_deal (CrumbGame *game, guint deal)
{
  const CrumbCubbage *state = crumb_game_get_state (game);
  const CrumbSeat *seats[] = { crumb_game_get_seat (game, 0), crumb_game_get_seat (game, 1) };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *view = g_object_new (CRUMB_TYPE_DEAL_VIEW, NULL);

  Mending mending = { .view = CRUMB_DEAL_VIEW (view), .deal = deal };

  crumb_deal_view_show (CRUMB_DEAL_VIEW (view), state, deal, seats);
  crumb_game_walk (game, mend_cb, &mending);
  gtk_box_append (GTK_BOX (box), view);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      g_autofree char *sources = words_for_sources (&state->deals[deal], seat, seats[seat]->told);

      if (*sources != '\0')
        gtk_box_append (GTK_BOX (box), crumb_text_new (sources, "caption"));
    }
  add_keeps (GTK_BOX (box), state, &state->deals[deal], seats[0]->told);
  add_tools (GTK_BOX (box), game, deal);
  return box;
}

static void
add_deal (CrumbDealsView *self, CrumbGame *game, const CrumbCubbage *state, guint deal, const char *const names[])
{
  g_autofree char *heading = crumb_game_words_round (&crumb_cubbage, state, deal, names);

  gtk_box_append (self->deals, crumb_text_new (heading, "heading"));
  gtk_box_append (self->deals, crumb_deals_view_new_deal (game, deal));
}

static void
count_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  crumb_cubbage.count (before, move, after, user_data);
}

/** A line of the table of figures: what it is about, and what there is to say of each seat. */
typedef struct
{
  char *what;
  char *texts[CRUMB_CUBBAGE_SEATS];
} Row;

static void
row_free (gpointer data)
{
  Row *row = data;

  g_free (row->what);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    g_free (row->texts[seat]);
  g_free (row);
}

/* Not everything is said of both: what only one has goes where it stands among the lines of that one. */
static void
add_lines (GPtrArray *rows, GPtrArray *lines, guint seat)
{
  guint next = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const CrumbFigureLine *line = lines->pdata[i];
      guint at = 0;

      while (at < rows->len && !g_str_equal (((Row *) rows->pdata[at])->what, line->what))
        at++;
      if (at == rows->len)
        {
          Row *row = g_new0 (Row, 1);

          row->what = g_strdup (line->what);
          at = next;
          g_ptr_array_insert (rows, (int) at, row);
        }
      g_set_str (&((Row *) rows->pdata[at])->texts[seat], line->text);
      next = at + 1;
    }
}

static GtkWidget *
new_cell (const char *text, const char *css_class)
{
  GtkWidget *cell = crumb_text_new (text != NULL ? text : "", css_class);

  g_object_set (cell, "hexpand", TRUE, "xalign", 1.0f, NULL);
  return cell;
}

/* Heads a line or a column. */
static GtkWidget *
new_head (const char *text, const char *css_class, gboolean of_column)
{
  GtkWidget *head = crumb_text_new ("", css_class);

  if (of_column)
    g_object_set (head, "justify", GTK_JUSTIFY_RIGHT, "xalign", 1.0f, NULL);
  crumb_label_set_name (GTK_LABEL (head), text);
  return head;
}

/* What the game counted of each seat: its best hand, where its points came from, how well it kept dice. */
static void
add_figures (CrumbDealsView *self, CrumbGame *game, const char *const names[])
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);
  GtkGrid *grid = GTK_GRID (g_object_new (GTK_TYPE_GRID, "column-spacing", 12, "row-spacing", 2, NULL));
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };

  crumb_game_walk (game, count_cb, figures);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      g_autoptr (GPtrArray) lines = crumb_words_cubbage_figures_in_short (figures[seat]);

      add_lines (rows, lines, seat);
      gtk_grid_attach (grid, new_head (names[seat], "heading", TRUE), (int) seat + 1, 0, 1, 1);
    }
  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = rows->pdata[i];

      gtk_grid_attach (grid, new_head (row->what, "dimmed", FALSE), 0, (int) i + 1, 1, 1);
      for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        gtk_grid_attach (grid, new_cell (row->texts[seat], "numeric"), (int) seat + 1, (int) i + 1, 1, 1);
    }
  gtk_box_append (self->deals, GTK_WIDGET (grid));
}

static void
crumb_deals_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbDealsView *self = CRUMB_DEALS_VIEW (panel);
  const char *names[CRUMB_SEATS_MAX];
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->deals))) != NULL)
    gtk_box_remove (self->deals, child);
  if (state == NULL)
    return;
  crumb_game_panel_get_names (panel, names);
  if (crumb_scores_of (state)->n_rounds > 0)
    add_figures (self, crumb_game_panel_get_game (panel), names);
  for (guint deal = 0; deal < crumb_scores_of (state)->n_rounds; deal++)
    add_deal (self, crumb_game_panel_get_game (panel), state, deal, names);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->deals)) == NULL)
    gtk_box_append (self->deals, crumb_text_new (_ ("No points were scored in this game."), "dimmed"));
}

static void
crumb_deals_view_class_init (CrumbDealsViewClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_deals_view_update;
}

static void
crumb_deals_view_init (CrumbDealsView *self)
{
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", WIDTH, NULL);

  self->deals = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12, "css-classes",
                              (const char *const[]) { "review", NULL }, NULL);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->deals));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
crumb_deals_view_new (void)
{
  return g_object_new (CRUMB_TYPE_DEALS_VIEW, NULL);
}
