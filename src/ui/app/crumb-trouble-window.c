/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window that opens instead of the game when the record can't be opened, and says why. */

#include "crumb-trouble-window.h"

#include "record/base/crumb-text.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "crumb-backup-page.h"

#include <glib/gi18n.h>

struct _CrumbTroubleWindow
{
  AdwApplicationWindow parent_instance;

  AdwStatusPage *status;
  GtkLabel *path;
  GtkWidget *try_again;
  GtkWidget *restore;
  GtkWidget *start_anew;
};

CRUMB_DEFINE_TEMPLATE (CrumbTroubleWindow, crumb_trouble_window, ADW_TYPE_APPLICATION_WINDOW)

static void
crumb_trouble_window_class_init (CrumbTroubleWindowClass *klass)
{
  crumb_class_template (klass, CrumbTroubleWindow, "crumb-trouble-window", status, path, try_again, restore,
                        start_anew);
}

GtkWindow *
crumb_trouble_window_new (GtkApplication *application)
{
  return g_object_new (CRUMB_TYPE_TROUBLE_WINDOW, "application", application, NULL);
}

void
crumb_trouble_window_explain (CrumbTroubleWindow *self, const char *sentence, const char *path)
{
  /* Translators: %s is a sentence that says why the record of all games can't be opened */
  g_autofree char *text = g_strdup_printf (_ ("%s The file hasn’t changed."), sentence);
  g_autofree char *shown_path = crumb_text_of_file (path);

  g_return_if_fail (CRUMB_IS_TROUBLE_WINDOW (self));

  crumb_status_page_say (self->status, text);
  gtk_label_set_label (self->path, shown_path);
}

/* With no backup that can be read there is no button to restore one. */
static void
offer_backup (CrumbTroubleWindow *self, const CrumbBackup *backup)
{
  gtk_widget_set_visible (self->restore, backup != NULL);
  if (backup == NULL)
    return;
  /* Sets the target first: an action that takes one can't be named without it. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->restore), "s", backup->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->restore), "app.restore-backup");
}

static char *
tell_backup (const CrumbBackup *backup, gboolean newest)
{
  g_autofree char *made = backup != NULL ? crumb_backup_page_title (backup) : NULL;

  if (backup == NULL)
    /* Translators: of backups */
    return g_strdup (_ ("They’re all damaged."));
  if (newest)
    /* Translators: of backups; %s is a day and a time of day */
    return g_strdup_printf (_ ("The newest one is from %s."), made);
  /* Translators: of backups; %s is a day and a time of day */
  return g_strdup_printf (_ ("The newest one that isn’t damaged is from %s."), made);
}

void
crumb_trouble_window_offer (CrumbTroubleWindow *self, const char *sentence, GPtrArray *backups)
{
  const CrumbBackup *backup = crumb_backup_find_readable (backups);
  g_autofree char *about = tell_backup (backup, backup == g_ptr_array_index (backups, 0));
  /* Translators: %1$s is a sentence that says what was found, %2$s one about the backups */
  g_autofree char *text = g_strdup_printf (_ ("%1$s %2$s"), sentence, about);

  g_return_if_fail (CRUMB_IS_TROUBLE_WINDOW (self));

  adw_status_page_set_title (self->status, _ ("Your Games Are Missing"));
  crumb_status_page_say (self->status, text);
  offer_backup (self, backup);
  gtk_widget_set_visible (GTK_WIDGET (self->path), FALSE);
  gtk_widget_set_visible (self->try_again, FALSE);
  gtk_widget_set_visible (self->start_anew, TRUE);
}
