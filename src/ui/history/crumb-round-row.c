/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of the table of rounds: the names, a round, or the totals. */

#include "crumb-round-row.h"

#include "ui/corrections/crumb-past-moves.h"
#include "ui/people/crumb-people.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words-rounds.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

/* What one seat has in this line. */
typedef struct
{
  GtkWidget *box;
  GtkBox *content;
  GtkWidget *aside;
  GtkImage *icon;
  GtkLabel *added;
  GtkLabel *text;
  GtkBox *head; /* of the column, only in the row of names */
  CrumbSeatMark *mark;
  GtkLabel *name;
} Cell;

struct _CrumbRoundRow
{
  GtkListBoxRow parent_instance;

  GtkBox *box;
  GtkImage *arrow;
  GtkWidget *heading;
  GtkLabel *title;
  GtkWidget *corrected;
  Cell cells[CRUMB_SEATS_MAX];
  GtkWidget *tools;
  GtkWidget *correct;
};

G_DEFINE_FINAL_TYPE (CrumbRoundRow, crumb_round_row, GTK_TYPE_LIST_BOX_ROW)

static void
add_cell (CrumbRoundRow *self, Cell *cell)
{
  cell->content = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                                GTK_ALIGN_END, "hexpand", TRUE, "spacing", 4, NULL);
  cell->aside = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                              GTK_ALIGN_END, "spacing", 4, NULL);
  cell->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  cell->icon = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 12, NULL);
  cell->added = g_object_new (GTK_TYPE_LABEL, "css-classes",
                              (const char *const[]) { "caption", "dimmed", "numeric", NULL }, NULL);
  cell->text = g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "numeric", NULL }, "width-chars", 2,
                             "xalign", 1.0, NULL);
  gtk_box_append (GTK_BOX (cell->aside), GTK_WIDGET (cell->icon));
  gtk_box_append (GTK_BOX (cell->aside), GTK_WIDGET (cell->added));
  gtk_box_append (cell->content, cell->aside);
  gtk_box_append (cell->content, GTK_WIDGET (cell->text));
  gtk_box_append (GTK_BOX (cell->box), GTK_WIDGET (cell->content));
  gtk_box_insert_child_after (self->box, cell->box, gtk_widget_get_prev_sibling (self->tools));
}

static void
show_cell (Cell *cell, const char *icon_name, const char *icon_text, const char *added, const char *text)
{
  gtk_image_set_from_icon_name (cell->icon, icon_name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (cell->icon), icon_text);
  gtk_widget_set_visible (GTK_WIDGET (cell->icon), icon_name != NULL);
  if (icon_text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell->icon), GTK_ACCESSIBLE_PROPERTY_LABEL, icon_text, -1);
  gtk_label_set_label (cell->added, added);
  gtk_widget_set_visible (GTK_WIDGET (cell->added), *added != '\0');
  gtk_widget_set_visible (cell->aside, icon_name != NULL || *added != '\0');
  gtk_label_set_label (cell->text, text);
  gtk_widget_remove_css_class (GTK_WIDGET (cell->text), "dimmed");
  gtk_widget_set_visible (cell->box, TRUE);
}

/* What stands where there are no points. */
static void
show_nothing (Cell *cell, const char *sign)
{
  show_cell (cell, NULL, NULL, "", sign);
  gtk_widget_add_css_class (GTK_WIDGET (cell->text), "dimmed");
}

static void
hide_seats_from (CrumbRoundRow *self, guint n_seats)
{
  for (guint seat = n_seats; seat < CRUMB_SEATS_MAX; seat++)
    gtk_widget_set_visible (self->cells[seat].box, FALSE);
}

static void
crumb_round_row_class_init (CrumbRoundRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ROW);
  crumb_class_template (klass, CrumbRoundRow, "crumb-round-row", box, arrow, heading, title, corrected, tools, correct);
}

static void
crumb_round_row_init (CrumbRoundRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    add_cell (self, &self->cells[seat]);
}

GtkWidget *
crumb_round_row_new (GPtrArray *columns)
{
  CrumbRoundRow *self = g_object_new (CRUMB_TYPE_ROUND_ROW, NULL);

  gtk_size_group_add_widget (columns->pdata[0], self->heading);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    gtk_size_group_add_widget (columns->pdata[1 + seat], self->cells[seat].box);
  gtk_size_group_add_widget (columns->pdata[1 + CRUMB_SEATS_MAX], self->tools);
  return GTK_WIDGET (self);
}

/* The head fills its column, and the mark has what is left of it. */
static void
add_name (Cell *cell)
{
  cell->head = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "hexpand", TRUE,
                             "spacing", 4, NULL);
  cell->mark = CRUMB_SEAT_MARK (crumb_seat_mark_new (CRUMB_COLOUR_BLUE));
  cell->name = g_object_new (GTK_TYPE_LABEL, "justify", GTK_JUSTIFY_RIGHT, "max-width-chars", 16, "width-chars", 6,
                             "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 1.0f, NULL);
  gtk_widget_set_halign (GTK_WIDGET (cell->mark), GTK_ALIGN_END);
  gtk_widget_set_hexpand (GTK_WIDGET (cell->mark), TRUE);
  gtk_box_append (cell->head, GTK_WIDGET (cell->mark));
  gtk_box_append (cell->head, GTK_WIDGET (cell->name));
  gtk_box_append (GTK_BOX (cell->box), GTK_WIDGET (cell->head));
  gtk_widget_set_visible (GTK_WIDGET (cell->content), FALSE);
}

/* Three names and more would have too little room beside their marks. */
static void
show_name (Cell *cell, const CrumbSeat *sits, gboolean plays, gboolean below)
{
  if (cell->name == NULL)
    add_name (cell);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (cell->head),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  crumb_label_set_name (cell->name, sits->name);
  crumb_set_css_class (GTK_WIDGET (cell->name), "dimmed", !plays);
  crumb_seat_mark_set_colour (cell->mark, sits->colour);
  gtk_widget_set_visible (cell->box, TRUE);
}

/* A list gives its rows the least height, which GTK measures as if columns were as wide as they wish to be: too low for
 * a name that wraps. */
static void
measure_names (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (CRUMB_ROUND_ROW (widget)->box), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural;
}

static void
allocate_names (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (GTK_WIDGET (CRUMB_ROUND_ROW (widget)->box), width, height, baseline, NULL);
}

void
crumb_round_row_show_names (CrumbRoundRow *self, CrumbGame *game)
{
  const uint8_t *order;
  guint n_seats;
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));

  order = crumb_scores_of (state)->order;
  n_seats = crumb_scores_of (state)->n_seats;
  gtk_label_set_label (self->title, g_dpgettext2 (NULL, "column", crumb_game_words_of (kind)->round_heading));
  for (guint at = 0; at < n_seats; at++)
    show_name (&self->cells[at], crumb_game_get_seat (game, order[at]),
               crumb_seats_has (crumb_scores_of (state)->playing, order[at]), n_seats > 2);
  hide_seats_from (self, n_seats);
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "names"))
    return;
  gtk_widget_add_css_class (GTK_WIDGET (self), "names");
  crumb_lay_out (GTK_WIDGET (self), measure_names, allocate_names);
}

static void
show_points (Cell *cell, CrumbGame *game, const CrumbScoreLines *lines, guint round, guint seat)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const CrumbGameWords *words = crumb_game_words_of (kind);
  gconstpointer state = crumb_game_get_state (game);
  const char *star = words->round_star != NULL ? words->round_star (state, round, seat) : NULL;
  g_autofree char *added = crumb_words_plus (crumb_scores_of (state)->points[round][seat]);
  g_autofree char *total = g_strdup_printf ("%d", lines->totals[round + 1][seat]);

  if (crumb_seats_has (crumb_scores_of (state)->round_seats[round], seat))
    show_cell (cell, star != NULL ? "starred-symbolic" : NULL, star, added, total);
  else
    show_nothing (cell, "–");
}

/* Whether moves of the round were corrected is seen, and said to screen readers. */
static void
show_corrected (CrumbRoundRow *self, CrumbGame *game, guint round, const char *words)
{
  g_autoptr (GArray) changes = crumb_game_list_changes (game);
  g_autofree char *corrected = NULL, *both = NULL;
  guint from, to;

  /* Few games were ever corrected, and finding the moves of a round folds all of them. */
  if (changes->len > 0)
    {
      crumb_past_moves_find (game, round, &from, &to);
      corrected = crumb_past_moves_corrected (game, from, to);
    }
  gtk_widget_set_visible (self->corrected, corrected != NULL);
  if (corrected != NULL)
    /* Translators: %s says how a round went, in a sentence */
    both = g_strdup_printf (_ ("%s Corrected."), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, both != NULL ? both : words,
                                  -1);
}

void
crumb_round_row_show_round (CrumbRoundRow *self, CrumbGame *game, const CrumbScoreLines *lines, guint round)
{
  g_autofree char *title = g_strdup_printf ("%u", round + 1);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *words = NULL;
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (lines != NULL && round < lines->n_rounds);

  gtk_label_set_label (self->title, title);
  for (guint at = 0; at < scores->n_seats; at++)
    show_points (&self->cells[at], game, lines, round, scores->order[at]);
  hide_seats_from (self, scores->n_seats);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), NULL);
  crumb_people_get_names (game, names);
  words = crumb_game_words_round (kind, crumb_game_get_state (game), round, names);
  show_corrected (self, game, round, words);
}

void
crumb_round_row_show_running (CrumbRoundRow *self, CrumbGame *game, guint round)
{
  g_autofree char *title = g_strdup_printf ("%u", round + 1);
  guint n_seats;
  g_autofree char *words = crumb_game_words_round_running (crumb_game_get_kind (game), round + 1);

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));

  n_seats = crumb_scores_of (crumb_game_get_state (game))->n_seats;
  gtk_label_set_label (self->title, title);
  for (guint at = 0; at < n_seats; at++)
    show_nothing (&self->cells[at], "…");
  hide_seats_from (self, n_seats);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  show_corrected (self, game, round, words);
}

void
crumb_round_row_show_totals (CrumbRoundRow *self, CrumbGame *game)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *words = NULL;
  CrumbSeats best;
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));

  best = scores->over ? scores->winners : scores->leaders;
  gtk_label_set_label (self->title, C_ ("row", "Total"));
  for (guint at = 0; at < scores->n_seats; at++)
    {
      int points = scores->totals[scores->order[at]];
      gboolean is_best = crumb_seats_has (best, scores->order[at]) && points > 0;
      const char *sign = scores->over ? _ ("Has won") : C_ ("player", "Leads");
      g_autofree char *total = g_strdup_printf ("%d", points);

      show_cell (&self->cells[at], is_best ? "crumb-crown-symbolic" : NULL, is_best ? sign : NULL, "", total);
    }
  hide_seats_from (self, scores->n_seats);
  gtk_widget_add_css_class (GTK_WIDGET (self), "totals");
  crumb_people_get_names (game, names);
  words = crumb_words_all_totals (scores, names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
crumb_round_row_make_room (CrumbRoundRow *self)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->arrow), TRUE);
  gtk_widget_set_visible (self->tools, TRUE);
}

void
crumb_round_row_set_correctable (CrumbRoundRow *self, gboolean correctable, const CrumbGameKind *kind, guint round)
{
  g_autofree char *what = NULL;

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  gtk_widget_set_visible (self->correct, correctable);
  if (!correctable)
    return;
  what = crumb_game_words_correct_round (kind, round + 1);
  gtk_widget_set_tooltip_text (self->correct, what);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "u", round);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->correct), "review.correct-round");
}

void
crumb_round_row_set_open (CrumbRoundRow *self, gboolean open)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  crumb_round_row_make_room (self);
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

void
crumb_round_row_set_stacked (CrumbRoundRow *self, gboolean stacked)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cells[seat].content),
                                      stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_box_set_spacing (self->cells[seat].content, stacked ? 0 : 4);
      gtk_widget_set_valign (GTK_WIDGET (self->cells[seat].content), stacked ? GTK_ALIGN_END : GTK_ALIGN_FILL);
    }
}
