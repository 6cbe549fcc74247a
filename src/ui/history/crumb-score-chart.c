/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The chart of a game's running totals, and what everybody had at the round that is pointed at. */

#include "crumb-score-chart.h"

#include "ui/widgets/crumb-chart-view.h"
#include "ui/widgets/crumb-score-lines.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

/* What one seat had. */
typedef struct
{
  GtkWidget *box;
  CrumbSeatMark *mark;
  GtkLabel *name;
  GtkLabel *added;
  GtkLabel *total;
} Value;

struct _CrumbScoreChart
{
  CrumbGamePanel parent_instance;

  CrumbChartView *view;
  GtkLabel *round;
  AdwWrapBox *values;

  Value seats[CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbScoreChart, crumb_score_chart, CRUMB_TYPE_GAME_PANEL)

static void
show_value (Value *value, const CrumbSeat *seat, const CrumbScoreLines *lines, guint round, guint index)
{
  g_autofree char *total = g_strdup_printf ("%d", lines->totals[round][index]);
  g_autofree char *added =
      round == 0 ? NULL : crumb_words_plus (lines->totals[round][index] - lines->totals[round - 1][index]);

  crumb_seat_mark_set_colour (value->mark, seat->colour);
  crumb_label_set_name (value->name, seat->name);
  gtk_label_set_text (value->added, added != NULL ? added : "");
  gtk_label_set_text (value->total, total);
}

static void
show_values_cb (CrumbScoreChart *self)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  int pointed = crumb_chart_get_pointed (CRUMB_CHART (self->view));
  g_autofree char *title = NULL;
  CrumbScoreLines lines;
  guint round;

  if (game == NULL)
    return;

  lines = crumb_score_lines_read (game);
  round = pointed == CRUMB_CHART_NOTHING ? lines.n_rounds : (guint) pointed;
  title = pointed != CRUMB_CHART_NOTHING ? crumb_game_words_after_round (crumb_game_get_kind (game), round)
                                         : g_strdup (C_ ("row", "Total"));
  gtk_label_set_label (self->round, title);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gtk_widget_set_visible (self->seats[seat].box, seat < lines.n_seats);
      if (seat >= lines.n_seats)
        continue;
      show_value (&self->seats[seat], crumb_game_panel_get_seat (panel, seat), &lines, round, seat);
      gtk_widget_set_visible (GTK_WIDGET (self->seats[seat].added), pointed > 0);
    }
}

static void
crumb_score_chart_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbScoreChart *self = CRUMB_SCORE_CHART (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);

  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL && crumb_scores_of (state)->n_rounds > 0);
  crumb_chart_view_show_game (self->view, game);
  show_values_cb (self);
}

static void
crumb_score_chart_class_init (CrumbScoreChartClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_score_chart_update;

  g_type_ensure (CRUMB_TYPE_CHART_VIEW);
  crumb_class_template (klass, CrumbScoreChart, "crumb-score-chart", view, round, values);
  crumb_class_callbacks (klass, show_values_cb);
}

static void
add_value (CrumbScoreChart *self, Value *value)
{
  value->box = g_object_new (GTK_TYPE_BOX, "spacing", 6, NULL);
  value->mark = CRUMB_SEAT_MARK (crumb_seat_mark_new (CRUMB_COLOUR_BLUE));
  value->name = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  value->added = g_object_new (GTK_TYPE_LABEL, "css-classes",
                               (const char *const[]) { "caption", "dimmed", "numeric", NULL }, NULL);
  value->total =
      g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "heading", "numeric", NULL }, NULL);
  gtk_box_append (GTK_BOX (value->box), GTK_WIDGET (value->mark));
  gtk_box_append (GTK_BOX (value->box), GTK_WIDGET (value->name));
  gtk_box_append (GTK_BOX (value->box), GTK_WIDGET (value->added));
  gtk_box_append (GTK_BOX (value->box), GTK_WIDGET (value->total));
  adw_wrap_box_append (self->values, value->box);
}

static void
crumb_score_chart_init (CrumbScoreChart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    add_value (self, &self->seats[seat]);
}
