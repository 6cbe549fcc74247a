/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The part of Preferences about the sync folder. */

#include "crumb-folder-sync-group.h"

#include "record/base/crumb-text.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* The most files that are listed one by one. */
#define TROUBLES_MAX 20

struct _CrumbFolderSyncGroup
{
  AdwPreferencesGroup parent_instance;

  CrumbFolderSync *sync;
  GPtrArray *troubles;

  AdwActionRow *place;
  GtkWidget *busy;
  AdwPreferencesRow *choose;
  GtkWidget *stop;
};

G_DEFINE_FINAL_TYPE (CrumbFolderSyncGroup, crumb_folder_sync_group, ADW_TYPE_PREFERENCES_GROUP)

static void
busy_cb (CrumbFolderSyncGroup *self)
{
  gtk_widget_set_visible (self->busy, crumb_folder_sync_get_busy (self->sync));
}

static void
list_troubles (CrumbFolderSyncGroup *self)
{
  GPtrArray *troubles = crumb_folder_sync_get_troubles (self->sync);

  for (guint i = 0; i < self->troubles->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->troubles->pdata[i]);
  g_ptr_array_set_size (self->troubles, 0);
  for (guint i = 0; troubles != NULL && i < MIN (troubles->len, TROUBLES_MAX); i++)
    {
      const CrumbFolderTrouble *trouble = troubles->pdata[i];
      g_autofree char *file = crumb_text_of_file (trouble->file);
      AdwActionRow *row = crumb_row_add (ADW_PREFERENCES_GROUP (self), file, trouble->sentence);

      adw_action_row_add_prefix (row, gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
      g_ptr_array_add (self->troubles, row);
    }
}

static void
update (CrumbFolderSyncGroup *self)
{
  GFile *place = crumb_folder_sync_get_place (self->sync);
  g_autofree char *path = place != NULL ? crumb_text_of_file (g_file_peek_path (place)) : NULL;
  g_autofree char *state = place != NULL ? crumb_folder_sync_describe (self->sync) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->place), place != NULL);
  gtk_widget_set_visible (self->stop, place != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->place), path != NULL ? path : "");
  adw_action_row_set_subtitle (self->place, state);
  adw_preferences_row_set_title (self->choose, place != NULL ? _ ("_Choose Another Folder…") : _ ("_Choose a Folder…"));
  busy_cb (self);
  list_troubles (self);
}

static void
chosen_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbFolderSyncGroup) self = user_data;
  g_autoptr (GFile) folder = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  if (folder != NULL && self->sync != NULL && !crumb_folder_sync_set_place (self->sync, folder))
    g_signal_emit_by_name (self, "say", _ ("Only a folder on this computer can be synced"));
}

static void
choose_action (CrumbFolderSyncGroup *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _ ("Sync Folder"));
  gtk_file_dialog_set_initial_folder (dialog, crumb_folder_sync_get_place (self->sync));
  gtk_file_dialog_select_folder (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, chosen_cb,
                                 g_object_ref (self));
}

static void
stop_action (CrumbFolderSyncGroup *self)
{
  crumb_folder_sync_set_place (self->sync, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->choose));
  g_signal_emit_by_name (self, "say", _ ("Folder no longer synced"));
}

static void
crumb_folder_sync_group_class_init (CrumbFolderSyncGroupClass *klass)
{
  crumb_class_signal (klass, "say", 1, G_TYPE_STRING);

  crumb_class_action (klass, "folder.choose", NULL, G_CALLBACK (choose_action));
  crumb_class_action (klass, "folder.stop", NULL, G_CALLBACK (stop_action));

  crumb_class_template (klass, CrumbFolderSyncGroup, "crumb-folder-sync-group", place, busy, choose, stop);
  crumb_class_owns (klass, CrumbFolderSyncGroup, g_object_unref, sync);
  crumb_class_owns (klass, CrumbFolderSyncGroup, g_ptr_array_unref, troubles);
}

static void
crumb_folder_sync_group_init (CrumbFolderSyncGroup *self)
{
  self->troubles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_folder_sync_group_new (CrumbFolderSync *sync)
{
  CrumbFolderSyncGroup *self = g_object_new (CRUMB_TYPE_FOLDER_SYNC_GROUP, NULL);

  g_return_val_if_fail (CRUMB_IS_FOLDER_SYNC (sync), NULL);

  self->sync = g_object_ref (sync);
  g_signal_connect_object (sync, "updated", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sync, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
