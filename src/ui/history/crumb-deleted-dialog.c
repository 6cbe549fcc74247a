/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where deleted games wait, to be looked at and brought back. */

#include "crumb-deleted-dialog.h"

#include "crumb-deleted-row.h"
#include "crumb-review-page.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbDeletedDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  CrumbEdits *edits;
  GPtrArray *games; /* CrumbDeletedGame, in the order of the list */

  AdwNavigationView *pages;
  GtkStack *stack;
  GtkListView *list;
  GtkStringList *ids;
};

CRUMB_DEFINE_TEMPLATE (CrumbDeletedDialog, crumb_deleted_dialog, ADW_TYPE_DIALOG)

/* A record that can't be read has nothing to bring back. */
static void
read_games (CrumbDeletedDialog *self)
{
  g_autoptr (GPtrArray) games = crumb_store_list_deleted (self->store, NULL);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; games != NULL && i < games->len; i++)
    g_strv_builder_add (ids, ((const CrumbDeletedGame *) games->pdata[i])->id);
  all = g_strv_builder_end (ids);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = games != NULL ? g_steal_pointer (&games) : g_ptr_array_new ();
  gtk_string_list_splice (self->ids, 0, g_list_model_get_n_items (G_LIST_MODEL (self->ids)), (const char *const *) all);
  gtk_stack_set_visible_child_name (self->stack, self->games->len > 0 ? "games" : "none");
}

static void
setup_cb (CrumbDeletedDialog *self, GtkListItem *row)
{
  gtk_list_item_set_child (row, crumb_deleted_row_new ());
}

static void
bind_cb (CrumbDeletedDialog *self, GtkListItem *row)
{
  crumb_deleted_row_show (CRUMB_DELETED_ROW (gtk_list_item_get_child (row)), self->store,
                          g_ptr_array_index (self->games, gtk_list_item_get_position (row)));
}

static void
activate_cb (CrumbDeletedDialog *self, guint position)
{
  const CrumbDeletedGame *deleted = g_ptr_array_index (self->games, position);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_look_at_game (self->store, deleted->id, &error);

  if (game != NULL)
    adw_navigation_view_push (self->pages, crumb_review_page_new (game, NULL));
  else
    crumb_alert (GTK_WIDGET (self), _ ("This Game Can’t Be Opened"), error->message);
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
  crumb_class_template (klass, CrumbDeletedDialog, "crumb-deleted-dialog", pages, stack, list, ids);
  crumb_class_owns (klass, CrumbDeletedDialog, g_object_unref, store, edits);
  crumb_class_owns (klass, CrumbDeletedDialog, g_ptr_array_unref, games);
  crumb_class_callbacks (klass, setup_cb, bind_cb, activate_cb);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "deleted.bring-back", "s", bring_back_action);
}

AdwDialog *
crumb_deleted_dialog_new (CrumbStore *store, CrumbEdits *edits)
{
  CrumbDeletedDialog *self;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self = g_object_new (CRUMB_TYPE_DELETED_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->edits = g_object_ref (edits);
  g_signal_connect_object (store, "changed", G_CALLBACK (read_games), self, G_CONNECT_SWAPPED);
  read_games (self);
  return ADW_DIALOG (self);
}
