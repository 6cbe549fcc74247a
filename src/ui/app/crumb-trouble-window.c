/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Says why the record can't be opened, where otherwise the game would be. */

#include "crumb-config.h"

#include "crumb-trouble-window.h"

#include <glib/gi18n.h>

struct _CrumbTroubleWindow
{
  AdwApplicationWindow parent_instance;

  AdwStatusPage *status;
  GtkLabel *path;
};

G_DEFINE_FINAL_TYPE (CrumbTroubleWindow, crumb_trouble_window, ADW_TYPE_APPLICATION_WINDOW)

static void
crumb_trouble_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_TROUBLE_WINDOW);

  G_OBJECT_CLASS (crumb_trouble_window_parent_class)->dispose (object);
}

static void
crumb_trouble_window_class_init (CrumbTroubleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_trouble_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-trouble-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbTroubleWindow, status);
  gtk_widget_class_bind_template_child (widget_class, CrumbTroubleWindow, path);
}

static void
crumb_trouble_window_init (CrumbTroubleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  g_autofree char *shown_path = g_filename_display_name (path);

  g_return_if_fail (CRUMB_IS_TROUBLE_WINDOW (self));

  /* Translators: %s is a sentence that says why the record of all games can't be opened */
  text = g_strdup_printf (_ ("%s The file is as it was."), sentence);
  markup = g_markup_escape_text (text, -1);
  adw_status_page_set_description (self->status, markup);
  gtk_label_set_label (self->path, shown_path);
}
