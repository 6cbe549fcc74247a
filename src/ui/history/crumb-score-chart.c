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

struct _CrumbScoreChart
{
  CrumbGamePanel parent_instance;

  CrumbChartView *view;
  GtkLabel *round;
  AdwWrapBox *values;
};

CRUMB_DEFINE_TEMPLATE (CrumbScoreChart, crumb_score_chart, CRUMB_TYPE_GAME_PANEL)

/* What one seat had after @round, with what that round added if it is pointed at. */
static GtkWidget *
new_value (const CrumbSeat *seat, const CrumbScoreLines *lines, guint round, guint index, gboolean pointed)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name =
      g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  g_autofree char *total = g_strdup_printf ("%d", lines->totals[round][index]);

  crumb_label_set_name (GTK_LABEL (name), seat->name);
  gtk_box_append (GTK_BOX (box), crumb_seat_mark_new (seat->colour));
  gtk_box_append (GTK_BOX (box), name);
  if (pointed && round > 0)
    {
      g_autofree char *added = crumb_words_plus (lines->totals[round][index] - lines->totals[round - 1][index]);

      gtk_box_append (GTK_BOX (box),
                      g_object_new (GTK_TYPE_LABEL, "label", added, "css-classes",
                                    (const char *const[]) { "caption", "dimmed", "numeric", NULL }, NULL));
    }
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", total, "css-classes",
                                               (const char *const[]) { "heading", "numeric", NULL }, NULL));
  return box;
}

static void
show_values_cb (CrumbScoreChart *self)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  int pointed = crumb_chart_get_pointed (CRUMB_CHART (self->view));
  g_autofree char *title = NULL;
  CrumbScoreLines lines;
  GtkWidget *value;
  guint round;

  if (game == NULL)
    return;

  lines = crumb_score_lines_read (game);
  round = pointed == CRUMB_CHART_NOTHING ? lines.n_rounds : (guint) pointed;
  title = pointed != CRUMB_CHART_NOTHING ? crumb_game_words_after_round (crumb_game_get_kind (game), round)
                                         : g_strdup (C_ ("row", "Total"));
  gtk_label_set_label (self->round, title);
  while ((value = gtk_widget_get_first_child (GTK_WIDGET (self->values))) != NULL)
    adw_wrap_box_remove (self->values, value);
  for (guint seat = 0; seat < lines.n_seats; seat++)
    adw_wrap_box_append (self->values, new_value (crumb_game_panel_get_seat (panel, seat), &lines, round, seat,
                                                  pointed != CRUMB_CHART_NOTHING));
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
