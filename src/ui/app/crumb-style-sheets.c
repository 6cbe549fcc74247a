/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The style sheets beside style.css. */

#include "crumb-style-sheets.h"

static void
show_cb (AdwStyleManager *manager, GParamSpec *wanted, GtkCssProvider *sheet)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);
  gboolean shown;

  g_object_get (manager, wanted->name, &shown, NULL);
  if (shown)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheet));
}

static void
follow (AdwStyleManager *manager, const char *property, const char *resource)
{
  GtkCssProvider *sheet = gtk_css_provider_new ();
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  gtk_css_provider_load_from_resource (sheet, resource);
  g_signal_connect_data (manager, signal, G_CALLBACK (show_cb), sheet, (GClosureNotify) (GCallback) g_object_unref,
                         G_CONNECT_DEFAULT);
  show_cb (manager, g_object_class_find_property (G_OBJECT_GET_CLASS (manager), property), sheet);
}

void
crumb_style_sheets_follow (AdwStyleManager *manager)
{
  follow (manager, "dark", "/crumb/dark.css");
  follow (manager, "high-contrast", "/crumb/high-contrast.css");
}
