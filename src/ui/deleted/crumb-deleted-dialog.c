/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where deleted games wait, to be looked at and brought back. */

#include "crumb-deleted-dialog.h"

#include "crumb-deleted-row.h"
#include "ui/history/crumb-review-page.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* Each row folds its game when it is listed. */
#define N_LISTED 200

struct _CrumbDeletedDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  CrumbEdits *edits;
  GSettings *settings;

  AdwNavigationView *pages;
  GtkStack *stack;
  GtkListBox *list;
  GtkWidget *more;
};

CRUMB_DEFINE_TEMPLATE (CrumbDeletedDialog, crumb_deleted_dialog, ADW_TYPE_DIALOG)

/* Whether these are the games that are listed already. */
static gboolean
is_listed (CrumbDeletedDialog *self, GPtrArray *games, guint n)
{
  GtkListBoxRow *row;

  for (guint i = 0; i < n; i++)
    {
      row = gtk_list_box_get_row_at_index (self->list, (int) i);
      if (row == NULL
          || !g_str_equal (crumb_deleted_row_get_id (CRUMB_DELETED_ROW (row)),
                           ((const CrumbDeletedGame *) games->pdata[i])->id))
        return FALSE;
    }
  return gtk_list_box_get_row_at_index (self->list, (int) n) == NULL;
}

/* A record that can't be read has nothing to bring back. Rows stay while they can: one may just be pressed. */
static void
read_games (CrumbDeletedDialog *self)
{
  g_autoptr (GPtrArray) games = crumb_store_list_deleted (self->store, NULL);
  guint n = games != NULL ? games->len : 0;

  if (n > 0 && is_listed (self, games, MIN (n, N_LISTED)))
    return;
  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < MIN (n, N_LISTED); i++)
    gtk_list_box_append (self->list, crumb_deleted_row_new (self->store, games->pdata[i], self->settings));
  gtk_widget_set_visible (self->more, n > N_LISTED);
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "games" : "none");
}

static void
row_activated_cb (CrumbDeletedDialog *self, GtkListBoxRow *row)
{
  const char *id = crumb_deleted_row_get_id (CRUMB_DELETED_ROW (row));
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_look_at_game (self->store, id, &error);

  if (game != NULL)
    adw_navigation_view_push (self->pages, crumb_review_page_new (game, NULL, NULL));
  else
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Open This Game"), error->message);
}

static void
bring_back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char *const ids[] = { g_variant_get_string (parameter, NULL), NULL };

  crumb_edits_bring_back (CRUMB_DELETED_DIALOG (widget)->edits, ids);
}

static void
crumb_deleted_dialog_class_init (CrumbDeletedDialogClass *klass)
{
  crumb_class_template (klass, CrumbDeletedDialog, "crumb-deleted-dialog", pages, stack, list, more);
  crumb_class_owns (klass, CrumbDeletedDialog, g_object_unref, store, edits, settings);
  crumb_class_callbacks (klass, row_activated_cb);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "deleted.bring-back", "s", bring_back_action);
}

AdwDialog *
crumb_deleted_dialog_new (CrumbStore *store, CrumbEdits *edits, GSettings *settings)
{
  CrumbDeletedDialog *self;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self = g_object_new (CRUMB_TYPE_DELETED_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->edits = g_object_ref (edits);
  g_set_object (&self->settings, settings);
  g_signal_connect_object (store, "changed", G_CALLBACK (read_games), self, G_CONNECT_SWAPPED);
  read_games (self);
  return ADW_DIALOG (self);
}
