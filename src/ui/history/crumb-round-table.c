/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rounds of a game: points and running totals of each seat, and the round that is being played. */

#include "crumb-round-table.h"

#include "crumb-round-row.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbRoundTable
{
  CrumbGamePanel parent_instance;

  GtkListBox *list;

  GPtrArray *columns; /* GtkSizeGroup */
  CrumbRoundRow *names;
  GPtrArray *rounds;
  CrumbRoundRow *totals;

  gboolean openable;
  gboolean narrow;
  guint opened; /* the last one */
  GtkListBoxRow *details[CRUMB_ROUNDS_MAX];
  /* Whose rounds are listed; only compared. */
  gconstpointer listed;
};

G_DEFINE_FINAL_TYPE (CrumbRoundTable, crumb_round_table, CRUMB_TYPE_GAME_PANEL)

static CrumbRoundRow *
insert_row (CrumbRoundTable *self, int position)
{
  GtkWidget *row = crumb_round_row_new (self->columns);

  gtk_list_box_insert (self->list, row, position);
  return CRUMB_ROUND_ROW (row);
}

static void
close_round (CrumbRoundTable *self, guint round)
{
  if (self->details[round] == NULL)
    return;
  crumb_keep_focus (g_ptr_array_index (self->rounds, round), GTK_WIDGET (self->details[round]));
  gtk_list_box_remove (self->list, GTK_WIDGET (g_steal_pointer (&self->details[round])));
  crumb_round_row_set_open (g_ptr_array_index (self->rounds, round), FALSE);
}

static void
open_round (CrumbRoundTable *self, guint round)
{
  CrumbRoundRow *row = g_ptr_array_index (self->rounds, round);
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (game));
  GtkWidget *detail =
      g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "child", ui->round_detail_new (game, round),
                    "css-classes", (const char *const[]) { "detail", NULL }, "selectable", FALSE, NULL);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (detail), GTK_ACCESSIBLE_RELATION_LABELLED_BY, row, NULL, -1);
  gtk_list_box_insert (self->list, detail, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1);
  self->details[round] = GTK_LIST_BOX_ROW (detail);
  crumb_round_row_set_open (row, TRUE);
}

static void
row_activated_cb (CrumbRoundTable *self, GtkListBoxRow *row)
{
  guint round;

  if (!g_ptr_array_find (self->rounds, row, &round))
    return;
  self->opened = round;
  if (self->details[round] != NULL)
    close_round (self, round);
  else
    open_round (self, round);
}

/* The rounds that are open stay so when the game changes, as by a correction. */
static void
close_rounds (CrumbRoundTable *self, CrumbGame *game, gboolean was_open[CRUMB_ROUNDS_MAX])
{
  for (guint round = 0; round < self->rounds->len; round++)
    {
      was_open[round] = self->details[round] != NULL && game == self->listed;
      close_round (self, round);
    }
  self->listed = game;
}

static void
fit_rounds (CrumbRoundTable *self, guint n_rounds)
{
  while (self->rounds->len > n_rounds)
    gtk_list_box_remove (self->list, g_ptr_array_steal_index (self->rounds, self->rounds->len - 1));
  while (self->rounds->len < n_rounds)
    g_ptr_array_add (self->rounds, insert_row (self, (int) self->rounds->len + 1));
}

static gboolean
can_open (CrumbRoundTable *self, CrumbGame *game)
{
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (game));

  return self->openable && ui != NULL && ui->round_detail_new != NULL;
}

static gboolean
can_correct (CrumbRoundTable *self, CrumbGame *game)
{
  return can_open (self, game) && !crumb_game_is_read_only (game);
}

/* Stacks cells only for more than two players, as two fit side by side. */
static void
stack_rows (CrumbRoundTable *self)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  gboolean stacked = self->narrow && game != NULL && crumb_game_get_n_seats (game) > 2;

  crumb_round_row_set_stacked (self->names, stacked);
  for (guint round = 0; round < self->rounds->len; round++)
    {
      CrumbRoundRow *row = g_ptr_array_index (self->rounds, round);

      crumb_round_row_set_stacked (row, stacked);
      crumb_round_row_set_correctable (row, can_correct (self, game), game != NULL ? crumb_game_get_kind (game) : NULL,
                                       round);
    }
  crumb_round_row_set_stacked (self->totals, stacked);
}

/* The round that is being played can be opened, and so corrected, before it is scored. */
static gboolean
has_running (CrumbRoundTable *self, CrumbGame *game, gconstpointer state, guint n_rounds)
{
  guint from, to;

  if (!can_open (self, game) || crumb_scores_of (state)->over || n_rounds == CRUMB_ROUNDS_MAX
      || crumb_scores_of (state)->round != n_rounds)
    return FALSE;

  crumb_past_moves_find (game, n_rounds, &from, &to);
  return from < to;
}

static void
crumb_round_table_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbRoundTable *self = CRUMB_ROUND_TABLE (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  CrumbScoreLines lines = { 0 };
  gboolean was_open[CRUMB_ROUNDS_MAX] = { FALSE };
  guint n_rows = 0;

  if (game != NULL)
    {
      lines = crumb_score_lines_read (game);
      n_rows = lines.n_rounds + has_running (self, game, state, lines.n_rounds);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_rows > 0);
  close_rounds (self, game, was_open);
  fit_rounds (self, n_rows);
  if (n_rows == 0)
    return;

  crumb_round_row_show_names (self->names, game);
  for (guint round = 0; round < n_rows; round++)
    {
      if (round < lines.n_rounds)
        crumb_round_row_show_round (g_ptr_array_index (self->rounds, round), game, &lines, round);
      else
        crumb_round_row_show_running (g_ptr_array_index (self->rounds, round), game, round);
      if (can_open (self, game))
        crumb_round_row_set_open (g_ptr_array_index (self->rounds, round), FALSE);
    }
  for (guint round = 0; round < n_rows; round++)
    if (was_open[round])
      open_round (self, round);
  crumb_round_row_show_totals (self->totals, game);
  stack_rows (self);
}

static void
crumb_round_table_constructed (GObject *object)
{
  CrumbRoundTable *self = CRUMB_ROUND_TABLE (object);

  G_OBJECT_CLASS (crumb_round_table_parent_class)->constructed (object);

  if (!self->openable)
    return;
  crumb_round_row_make_room (self->names);
  crumb_round_row_make_room (self->totals);
}

static void
set_narrow (CrumbRoundTable *self, gboolean narrow)
{
  if (crumb_set_boolean (self, "narrow", &self->narrow, narrow))
    stack_rows (self);
}

/* Not what is below an open round: that is made anew when the game changes. */
static gboolean
crumb_round_table_grab_focus (GtkWidget *widget)
{
  CrumbRoundTable *self = CRUMB_ROUND_TABLE (widget);

  return gtk_widget_get_mapped (widget) && self->details[self->opened] != NULL
         && gtk_widget_grab_focus (g_ptr_array_index (self->rounds, self->opened));
}

/* A scrolled window measures names and details as if they did not wrap. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *list = GTK_WIDGET (CRUMB_ROUND_TABLE (widget)->list);
  int least;

  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    {
      gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL, MAX (for_size, least), minimum, natural, NULL, NULL);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static void
crumb_round_table_class_init (CrumbRoundTableClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = crumb_round_table_constructed;
  GTK_WIDGET_CLASS (klass)->grab_focus = crumb_round_table_grab_focus;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_round_table_update;

  crumb_class_boolean (klass, CrumbRoundTable, openable, NULL, FALSE, CRUMB_CONSTRUCT);
  crumb_class_boolean (klass, CrumbRoundTable, narrow, set_narrow, FALSE, CRUMB_READWRITE);

  crumb_class_template (klass, CrumbRoundTable, "crumb-round-table", list);
  crumb_class_owns (klass, CrumbRoundTable, g_ptr_array_unref, rounds, columns);
  crumb_class_callbacks (klass, row_activated_cb);
}

static void
crumb_round_table_init (CrumbRoundTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_lay_out (GTK_WIDGET (self), measure, allocate);

  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < CRUMB_ROUND_COLUMNS; i++)
    g_ptr_array_add (self->columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  self->rounds = g_ptr_array_new ();
  self->names = insert_row (self, 0);
  self->totals = insert_row (self, 1);
}
