/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The log of a game: a line for everything that was settled, newest first. */

#include "crumb-game-log.h"

#include "ui/game/crumb-game-ui.h"
#include "ui/widgets/crumb-log-line.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words.h"

struct _CrumbGameLog
{
  CrumbGamePanel parent_instance;

  GtkListView *list;
  GListStore *lines;
};

CRUMB_DEFINE_TEMPLATE (CrumbGameLog, crumb_game_log, CRUMB_TYPE_GAME_PANEL)

/** @overruled: (nullable): the state in which the table insists on the move to come; @why: (nullable): for what reason */
typedef struct
{
  CrumbGame *game;
  const CrumbGameUi *ui;
  const CrumbGameWords *words;
  const char *names[CRUMB_SEATS_MAX];
  GPtrArray *lines;
  guint n_moves;
  gpointer overruled;
  const char *why;
} Walk;

static void
add_line (Walk *walk, char *line, guint ruling)
{
  g_autofree char *text = line;

  if (text != NULL)
    g_ptr_array_insert (walk->lines, 0, crumb_log_line_new (text, walk->n_moves - 1, ruling));
}

static gboolean
is_ruled (Walk *walk, gconstpointer before, const CrumbMove *move, gconstpointer after)
{
  return walk->ui->ruling_made != NULL && walk->ui->ruling_made (before, move, after);
}

/* An overrule is logged with the move it is for, once all of it is entered. */
static void
add_line_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;
  guint n = walk->n_moves++;
  g_autofree char *line = NULL, *told = NULL;

  if (move->what == walk->ui->kind->overrule)
    {
      g_free (walk->overruled);
      walk->overruled = g_memdup2 (before, walk->ui->kind->state_size);
      walk->why = crumb_game_get_why (walk->game, n);
      return;
    }

  if (walk->overruled != NULL && !move->open)
    add_line (walk, crumb_game_words_kept (walk->ui->kind, walk->overruled, move, walk->why, walk->names), 0);
  line = crumb_game_words_move (walk->ui->kind, before, move, after, walk->names);
  if (line != NULL && (walk->ui->kind->moves[move->what].traits & CRUMB_MOVE_REASON) != 0)
    told = crumb_words_with_reason (line, crumb_game_get_why (walk->game, n));
  add_line (walk, g_strdup (told != NULL ? told : line), is_ruled (walk, before, move, after) ? n + 1 : 0);
  if (!move->open)
    g_clear_pointer (&walk->overruled, g_free);
}

/* The newest line comes first: what has just happened is in view without scrolling. */
static GPtrArray *
collect_lines (CrumbGameLog *self)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  Walk walk = {
    .game = game,
    .ui = crumb_game_ui_of (crumb_game_get_kind (game)),
    .words = crumb_game_words_of (crumb_game_get_kind (game)),
    .lines = g_ptr_array_new_with_free_func (g_object_unref),
  };

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), walk.names);
  crumb_game_walk_to (walk.game, crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self)), add_line_cb, &walk);
  g_free (walk.overruled);
  return walk.lines;
}

static gboolean
is_same_line (CrumbGameLog *self, guint index, CrumbLogLine *line)
{
  g_autoptr (CrumbLogLine) shown = g_list_model_get_item (G_LIST_MODEL (self->lines), index);

  return crumb_log_line_get_ruling (shown) == crumb_log_line_get_ruling (line)
         && crumb_log_line_get_move (shown) == crumb_log_line_get_move (line)
         && g_str_equal (crumb_log_line_get_text (shown), crumb_log_line_get_text (line));
}

/* Lines that have not changed stay what they are. */
static void
replace_lines (CrumbGameLog *self, GPtrArray *lines)
{
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  guint n_after = lines->len;
  guint n_same = 0;

  while (n_same < MIN (n_before, n_after)
         && is_same_line (self, n_before - 1 - n_same, g_ptr_array_index (lines, n_after - 1 - n_same)))
    n_same++;
  if (n_same == n_before && n_same == n_after)
    return;

  g_list_store_splice (self->lines, 0, n_before - n_same, lines->pdata, n_after - n_same);
  if (n_after > 0)
    gtk_list_view_scroll_to (self->list, 0, GTK_LIST_SCROLL_NONE, NULL);
}

static void
crumb_game_log_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbGameLog *self = CRUMB_GAME_LOG (panel);
  g_autoptr (GPtrArray) lines = state != NULL ? collect_lines (self) : g_ptr_array_new ();

  gtk_stack_set_visible_child_name (GTK_STACK (adw_bin_get_child (ADW_BIN (self))), lines->len > 0 ? "lines" : "empty");
  replace_lines (self, lines);
}

/* What was ruled on is looked into; all else can only have been entered wrong. */
static void
activate_cb (CrumbGameLog *self, guint position)
{
  g_autoptr (CrumbLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), position);
  guint ruling = crumb_log_line_get_ruling (line);

  if (ruling > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-ruling", "u", ruling);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.correct", "u", crumb_log_line_get_move (line));
}

static void
crumb_game_log_class_init (CrumbGameLogClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_game_log_update;

  g_type_ensure (CRUMB_TYPE_LOG_LINE);
  crumb_class_template (klass, CrumbGameLog, "crumb-game-log", list, lines);
  crumb_class_callbacks (klass, activate_cb);
}

GtkWidget *
crumb_game_log_new (void)
{
  return g_object_new (CRUMB_TYPE_GAME_LOG, NULL);
}
