/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where deleted games wait, to be looked at, brought back, or erased. */

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
  GPtrArray *games; /* CrumbDeletedGame: all that were found */
  GStrv asked;      /* the games that a question is about */

  AdwNavigationView *pages;
  GtkStack *stack;
  GtkEditable *search;
  GtkListBox *list;
  GtkWidget *not_found;
  GtkWidget *more;
  GtkWidget *buttons;
  GtkButton *restore;
  GtkButton *erase;
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

/* (transfer full): the games whose check marks are set, or NULL when none is. */
static GStrv
list_selected (CrumbDeletedDialog *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  GtkListBoxRow *row;
  GStrv selected;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (crumb_deleted_row_get_selected (CRUMB_DELETED_ROW (row)))
      g_strv_builder_add (ids, crumb_deleted_row_get_id (CRUMB_DELETED_ROW (row)));
  selected = g_strv_builder_end (ids);
  if (*selected == NULL)
    g_clear_pointer (&selected, g_strfreev);
  return selected;
}

/* (transfer full): the selected games, or all that were found. */
static GStrv
list_meant (CrumbDeletedDialog *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  GStrv selected = list_selected (self);

  if (selected != NULL)
    return selected;
  for (guint i = 0; i < self->games->len; i++)
    g_strv_builder_add (ids, ((const CrumbDeletedGame *) self->games->pdata[i])->id);
  return g_strv_builder_end (ids);
}

static void
update_buttons (CrumbDeletedDialog *self)
{
  g_auto (GStrv) selected = list_selected (self);

  gtk_widget_set_visible (self->buttons, self->games != NULL && self->games->len > 0);
  gtk_button_set_label (self->restore, selected != NULL ? _ ("Restore _Selected") : _ ("Restore _All"));
  gtk_button_set_label (self->erase, selected != NULL ? _ ("_Delete Selected for Good…") : _ ("_Delete All for Good…"));
}

/* A record that can't be read has nothing to bring back. Rows stay while they can: one may just be pressed. */
static void
read_games (CrumbDeletedDialog *self)
{
  const char *search = gtk_editable_get_text (self->search);
  guint n;

  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = crumb_store_find_deleted (self->store, search, NULL);
  n = self->games != NULL ? self->games->len : 0;

  if (n == 0 || !is_listed (self, self->games, MIN (n, N_LISTED)))
    {
      gtk_list_box_remove_all (self->list);
      for (guint i = 0; i < MIN (n, N_LISTED); i++)
        {
          GtkWidget *row = crumb_deleted_row_new (self->store, self->games->pdata[i], self->settings);

          g_signal_connect_object (row, "notify::selected", G_CALLBACK (update_buttons), self, G_CONNECT_SWAPPED);
          gtk_list_box_append (self->list, row);
        }
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (self->not_found, n == 0);
  gtk_widget_set_visible (self->more, n > N_LISTED);
  gtk_stack_set_visible_child_name (self->stack, n > 0 || *search != '\0' ? "games" : "none");
  update_buttons (self);
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
bring_back_action (CrumbDeletedDialog *self, const char *action_name, GVariant *parameter)
{
  const char *const ids[] = { g_variant_get_string (parameter, NULL), NULL };

  crumb_edits_bring_back (self->edits, ids);
}

static void
restore_action (CrumbDeletedDialog *self)
{
  g_auto (GStrv) ids = list_meant (self);

  crumb_edits_bring_back (self->edits, (const char *const *) ids);
}

static void
erased_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbDeletedDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deleted.erase", TRUE);
  if (!crumb_store_change_finish (CRUMB_STORE (store), result, &error))
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Delete the Games"), error->message);
}

static void
answered_cb (CrumbDeletedDialog *self, const char *response)
{
  if (!g_str_equal (response, "erase"))
    return;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deleted.erase", FALSE);
  crumb_store_change_async (self->store, (CrumbStoreWork) crumb_store_erase_games, self->asked, NULL, NULL, erased_cb,
                            g_object_ref (self));
}

/* Nothing else asks, since everything else can be undone. */
static void
erase_action (CrumbDeletedDialog *self)
{
  GStrv ids = list_meant (self);
  guint n = g_strv_length (ids);
  g_autofree char *heading =
      n == 1 ? g_strdup (_ ("Delete This Game for Good?"))
             /* Translators: %u counts games, more than one. */
             : g_strdup_printf (ngettext ("Delete %u Game for Good?", "Delete %u Games for Good?", n), n);
  AdwDialog *question = adw_alert_dialog_new (heading, NULL);

  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (question),
                             ngettext ("It can’t be restored on this computer. Other computers keep theirs, and a sync "
                                       "folder keeps its file.",
                                       "They can’t be restored on this computer. Other computers keep theirs, and a "
                                       "sync folder keeps its files.",
                                       n));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (question), "cancel", C_ ("button", "_Cancel"), "erase",
                                  _ ("_Delete for Good"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (question), "erase", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (question), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (question), "cancel");
  g_strfreev (self->asked);
  self->asked = ids;
  g_signal_connect_object (question, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (question, GTK_WIDGET (self));
}

static void
crumb_deleted_dialog_class_init (CrumbDeletedDialogClass *klass)
{
  crumb_class_template (klass, CrumbDeletedDialog, "crumb-deleted-dialog", pages, stack, search, list, not_found, more,
                        buttons, restore, erase);
  crumb_class_owns (klass, CrumbDeletedDialog, g_object_unref, store, edits, settings);
  crumb_class_owns (klass, CrumbDeletedDialog, g_ptr_array_unref, games);
  crumb_class_owns (klass, CrumbDeletedDialog, g_strfreev, asked);
  crumb_class_callbacks (klass, row_activated_cb, read_games, adw_dialog_close);
  crumb_class_action (klass, "deleted.bring-back", "s", G_CALLBACK (bring_back_action));
  crumb_class_action (klass, "deleted.restore", NULL, G_CALLBACK (restore_action));
  crumb_class_action (klass, "deleted.erase", NULL, G_CALLBACK (erase_action));
}

AdwDialog *
crumb_deleted_dialog_new (CrumbStore *store, CrumbEdits *edits, GSettings *settings)
{
  CrumbDeletedDialog *self = g_object_new (CRUMB_TYPE_DELETED_DIALOG, NULL);

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self->store = g_object_ref (store);
  self->edits = g_object_ref (edits);
  g_set_object (&self->settings, settings);
  g_signal_connect_object (store, "changed", G_CALLBACK (read_games), self, G_CONNECT_SWAPPED);
  read_games (self);
  return ADW_DIALOG (self);
}
