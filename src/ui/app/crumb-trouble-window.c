/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window that opens instead of the game when the record can't be opened, and says why. */

#include "crumb-config.h"

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
  g_autofree char *text = NULL;
  g_autofree char *markup = NULL;
  g_autofree char *shown_path = crumb_text_of_file (path);

  g_return_if_fail (CRUMB_IS_TROUBLE_WINDOW (self));

  /* Translators: %s is a sentence that says why the record of all games can't be opened */
  text = g_strdup_printf (_ ("%s The file hasn’t changed."), sentence);
  markup = g_markup_escape_text (text, -1);
  adw_status_page_set_description (self->status, markup);
  gtk_label_set_label (self->path, shown_path);
}

void
crumb_trouble_window_offer (CrumbTroubleWindow *self, const char *sentence, const CrumbBackup *newest)
{
  g_autofree char *made = crumb_backup_page_title (newest);
  g_autofree char *text = NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (CRUMB_IS_TROUBLE_WINDOW (self));

  /* Translators: %1$s is a sentence that says what was found, %2$s a day and a time of day */
  text = g_strdup_printf (_ ("%1$s The newest one is from %2$s."), sentence, made);
  markup = g_markup_escape_text (text, -1);
  adw_status_page_set_title (self->status, _ ("Your Games Are Missing"));
  adw_status_page_set_description (self->status, markup);
  /* Sets the target first: an action that takes one can't be named without it. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->restore), "s", newest->path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->restore), "app.restore-backup");
  gtk_widget_set_visible (GTK_WIDGET (self->path), FALSE);
  gtk_widget_set_visible (self->try_again, FALSE);
  gtk_widget_set_visible (self->restore, TRUE);
  gtk_widget_set_visible (self->start_anew, TRUE);
}
