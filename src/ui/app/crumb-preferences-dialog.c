/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Preferences: the sync folder and the backups. */

#include "crumb-preferences-dialog.h"

#include "crumb-backup-page.h"
#include "ui/carry/crumb-folder-sync-group.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbPreferencesDialog
{
  AdwDialog parent_instance;

  GPtrArray *copies; /* (element-type CrumbBackup) */

  AdwNavigationView *pages;
  AdwPreferencesPage *page;
  AdwPreferencesGroup *backups;
  GtkWidget *first;
  guint settled_source;
};

G_DEFINE_FINAL_TYPE (CrumbPreferencesDialog, crumb_preferences_dialog, ADW_TYPE_DIALOG)

static void
look_at_action (CrumbPreferencesDialog *self, const char *action_name, GVariant *parameter)
{
  adw_navigation_view_push (self->pages, crumb_backup_page_new (self->copies->pdata[g_variant_get_uint32 (parameter)]));
}

static void
list_backups (CrumbPreferencesDialog *self)
{
  for (guint i = 0; i < self->copies->len; i++)
    {
      g_autofree char *title = crumb_backup_page_title (self->copies->pdata[i]);
      AdwActionRow *row = crumb_row_add (self->backups, title, NULL);

      crumb_row_lead_to (row, "backups.look-at", g_variant_new_uint32 (i));
      if (i == 0)
        self->first = GTK_WIDGET (row);
    }
  if (self->copies->len == 0)
    crumb_row_add (self->backups, _ ("No Backups Yet"),
                   _ ("Crumb makes the first one when you close it after a game."));
}

static void
add_folder (CrumbPreferencesDialog *self, CrumbFolderSync *sync)
{
  GtkWidget *group = crumb_folder_sync_group_new (sync);

  g_signal_connect_object (group, "say", G_CALLBACK (crumb_toast_say), self, G_CONNECT_SWAPPED);
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
  crumb_class_owns (klass, CrumbPreferencesDialog, g_ptr_array_unref, copies);
  crumb_class_action (klass, "backups.look-at", "u", G_CALLBACK (look_at_action));
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

  self->copies = crumb_backups_list (backups);
  list_backups (self);
  if (sync != NULL)
    add_folder (self, sync);

  return ADW_DIALOG (self);
}
