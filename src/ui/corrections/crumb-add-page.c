/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks what was forgotten: a move, or a whole round of a paper sheet. */

#include "crumb-add-page.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbAddPage
{
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  GtkListBox *list;
};

CRUMB_DEFINE_TEMPLATE (CrumbAddPage, crumb_add_page, ADW_TYPE_NAVIGATION_PAGE)

static GtkWidget *
add_row (CrumbAddPage *self, const char *title, const char *action)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_append (self->list, row);
  gtk_stack_set_visible_child_name (self->stack, "some");
  return row;
}

static void
add_moves (CrumbAddPage *self, const CrumbGameUi *ui, gconstpointer at)
{
  const CrumbGameWords *words = crumb_game_words_of (ui->kind);
  CrumbMove move;

  for (guint what = 0; what < ui->kind->n_moves; what++)
    if (words->move_names[what] != NULL && ui->move_to_add (at, what, &move))
      gtk_actionable_set_action_target (
          GTK_ACTIONABLE (add_row (self, g_dpgettext2 (NULL, "move", words->move_names[what]), "correction.add-move")),
          "u", what);
}

static void
add_round (CrumbAddPage *self, const CrumbGameUi *ui, gconstpointer at)
{
  const int no_points[CRUMB_SEATS_MAX] = { 0 };
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  GtkWidget *row;

  if (ui->round_to_add == NULL || ui->round_to_add (at, no_points, moves) == 0)
    return;
  row = add_row (self, _ (crumb_game_words_of (ui->kind)->whole_round), "correction.add-round");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Only the scores, as on paper"));
}

static void
crumb_add_page_class_init (CrumbAddPageClass *klass)
{
  crumb_class_template (klass, CrumbAddPage, "crumb-add-page", stack, list);
}

AdwNavigationPage *
crumb_add_page_new (const CrumbGameUi *ui, gconstpointer at, gconstpointer round_at)
{
  CrumbAddPage *self = g_object_new (CRUMB_TYPE_ADD_PAGE, NULL);

  gtk_stack_set_visible_child_name (self->stack, "none");
  if (at != NULL && ui->move_to_add != NULL)
    add_moves (self, ui, at);
  add_round (self, ui, round_at);
  return ADW_NAVIGATION_PAGE (self);
}
