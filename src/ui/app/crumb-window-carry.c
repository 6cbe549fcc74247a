/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Import, export and sharing from the window. */

#include "crumb-window-carry.h"

#include "ui/carry/crumb-export-dialog.h"
#include "ui/carry/crumb-import-dialog.h"
#include "ui/carry/crumb-import-report.h"
#include "ui/carry/crumb-share-dialog.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* Whether the file's versions took the place of ours, which can be undone. */
static gboolean
took_file (CrumbWindow *self, CrumbImport *import)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) replaced = NULL;

  for (guint i = 0; i < crumb_import_get_n_results (import); i++)
    {
      const CrumbImportResult *result = crumb_import_get_result (import, i);

      if (result->replaced != NULL)
        g_strv_builder_add (ids, result->id);
    }
  replaced = g_strv_builder_end (ids);
  if (replaced[0] == NULL)
    return FALSE;
  crumb_edits_took_file (crumb_window_get_edits (self), (const char *const *) replaced);
  return TRUE;
}

static void
imported_cb (CrumbImportDialog *dialog, const char *sentence, CrumbWindow *self)
{
  CrumbImport *import = crumb_import_dialog_get_import (dialog);
  const char *id = crumb_import_report_new_game (import);
  AdwToast *toast;

  /* Its toast with Undo says all there is to say. */
  if (took_file (self, import) || sentence == NULL)
    return;
  toast = id == NULL ? crumb_toast_new (sentence)
                     : crumb_toast_new_with_button (sentence, C_ ("button", "_Open"), "win.open-game");
  if (id != NULL)
    adw_toast_set_action_target (toast, "s", id);
  crumb_toast_show (GTK_WIDGET (self), toast);
}

static void
files_chosen_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbWindow) self = user_data;
  g_autoptr (GListModel) chosen = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (dialog), result, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  if (files->len > 0)
    crumb_window_carry_import (self, files);
}

static GtkFileFilter *
new_filter (const char *name, const char *const *suffixes)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, suffixes[i]);
  if (suffixes[0] == NULL)
    gtk_file_filter_add_pattern (filter, "*");
  return filter;
}

static void
import_action (GtkWidget *widget)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) games = new_filter (_ ("Game Files"), (const char *[]) { "crumb", "json", NULL });
  g_autoptr (GtkFileFilter) all = new_filter (_ ("All Files"), (const char *[]) { NULL });

  g_list_store_append (filters, games);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_title (dialog, _ ("Import Games"));
  gtk_file_dialog_set_accept_label (dialog, C_ ("button", "_Import"));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (widget), NULL, files_chosen_cb, g_object_ref (widget));
}

static void
share (CrumbWindow *self, const char *id)
{
  g_autoptr (CrumbGame) game = crumb_window_find_game (self, id);

  if (game != NULL)
    crumb_window_present_dialog (self, crumb_share_dialog_new (game, crumb_window_get_settings (self)));
}

static void export (CrumbWindow *self, const char *const *ids)
{
  AdwDialog *dialog = crumb_export_dialog_new (crumb_window_get_store (self), ids);

  g_signal_connect_object (dialog, "finished", G_CALLBACK (crumb_toast_say), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}

static void
export_action (CrumbWindow *self, const char *action_name, GVariant *parameter)
{
  gsize n_ids;
  g_autofree const char **ids = g_variant_get_strv (parameter, &n_ids);

  if (n_ids == 1)
    share (self, ids[0]);
  else
    export (self, ids);
}

static void
export_all_action (CrumbWindow *self)
{
  export (self, NULL);
}

static void
share_action (CrumbWindow *self)
{
  CrumbGame *game = crumb_window_get_game (self);

  share (self, crumb_game_get_id (game));
}

void
crumb_window_carry_install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "win.import", NULL, G_CALLBACK (import_action));
  crumb_class_action (widget_class, "win.export", "as", G_CALLBACK (export_action));
  crumb_class_action (widget_class, "win.export-all", NULL, G_CALLBACK (export_all_action));
  crumb_class_action (widget_class, "win.share", NULL, G_CALLBACK (share_action));
}

static gboolean
drop_cb (CrumbWindow *self, const GValue *value)
{
  GSList *dropped = g_value_get_boxed (value);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *l = dropped; l != NULL; l = l->next)
    g_ptr_array_add (files, g_object_ref (l->data));
  if (files->len > 0)
    crumb_window_carry_import (self, files);
  return files->len > 0;
}

void
crumb_window_carry_accept_files (CrumbWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_return_if_fail (CRUMB_IS_WINDOW (self));

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
crumb_window_carry_import (CrumbWindow *self, GPtrArray *files)
{
  AdwDialog *dialog = crumb_import_dialog_new (crumb_window_get_store (self), files);

  g_return_if_fail (CRUMB_IS_WINDOW (self));

  g_signal_connect_object (dialog, "finished", G_CALLBACK (imported_cb), self, G_CONNECT_DEFAULT);
  crumb_import_dialog_start (CRUMB_IMPORT_DIALOG (dialog), GTK_WIDGET (self));
}
