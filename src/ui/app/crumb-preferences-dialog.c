/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Preferences: the sync folder and the backups. */

#include "crumb-config.h"

#include "crumb-preferences-dialog.h"

#include "crumb-backup-page.h"
#include "ui/carry/crumb-folder-sync-group.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbPreferencesDialog
{
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  AdwPreferencesPage *page;
  AdwPreferencesGroup *backups;
  GtkWidget *first;
  guint settled_source;
};

G_DEFINE_FINAL_TYPE (CrumbPreferencesDialog, crumb_preferences_dialog, ADW_TYPE_DIALOG)

static void
backup_activated_cb (GtkWidget *row, const CrumbBackup *backup)
{
  GtkWidget *self = gtk_widget_get_ancestor (row, CRUMB_TYPE_PREFERENCES_DIALOG);

  adw_navigation_view_push (CRUMB_PREFERENCES_DIALOG (self)->pages, crumb_backup_page_new (backup));
}

static void
add_backup (CrumbPreferencesDialog *self, const CrumbBackup *backup)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = crumb_backup_page_title (backup);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect_data (row, "activated", G_CALLBACK (backup_activated_cb), crumb_backup_copy (backup),
                         (GClosureNotify) (GCallback) crumb_backup_free, G_CONNECT_DEFAULT);
  adw_preferences_group_add (self->backups, row);
  if (self->first == NULL)
    self->first = row;
}

static void
add_none (CrumbPreferencesDialog *self)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("No Backups Yet"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Crumb makes the first one when you close it after a game."));
  adw_preferences_group_add (self->backups, row);
}

static void
say_cb (GtkWidget *self, const char *sentence)
{
  crumb_toast_show (self, crumb_toast_new (sentence));
}

static void
add_folder (CrumbPreferencesDialog *self, CrumbFolderSync *sync)
{
  GtkWidget *group = crumb_folder_sync_group_new (sync);

  g_signal_connect_object (group, "say", G_CALLBACK (say_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
}

static void
settled_cb (gpointer user_data)
{
  CrumbPreferencesDialog *self = user_data;

  self->settled_source = 0;
  if (self->first != NULL)
    gtk_widget_grab_focus (self->first);
  self->first = NULL;
}

/* Where there is little room the dialog is laid out once more, and the focus moves on: past what is on top. */
static void
mapped_cb (CrumbPreferencesDialog *self)
{
  if (self->settled_source == 0)
    self->settled_source = g_idle_add_once (settled_cb, self);
}

static void
crumb_preferences_dialog_class_init (CrumbPreferencesDialogClass *klass)
{
  crumb_class_template (klass, CrumbPreferencesDialog, "crumb-preferences-dialog", pages, page, backups);
  crumb_class_owns_sources (klass, CrumbPreferencesDialog, settled_source);
}

static void
crumb_preferences_dialog_init (CrumbPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->page, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);
}

AdwDialog *
crumb_preferences_dialog_new (const char *backups, CrumbFolderSync *sync)
{
  CrumbPreferencesDialog *self = g_object_new (CRUMB_TYPE_PREFERENCES_DIALOG, NULL);
  g_autoptr (GPtrArray) copies = crumb_backups_list (backups);

  for (guint i = 0; i < copies->len; i++)
    add_backup (self, copies->pdata[i]);
  if (copies->len == 0)
    add_none (self);
  if (sync != NULL)
    add_folder (self, sync);

  return ADW_DIALOG (self);
}
