/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The style sheets beside style.css. */

#include "crumb-style-sheets.h"

static void
update_cb (AdwStyleManager *manager, GParamSpec *property, GtkStyleProvider *sheet)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);
  gboolean wanted = FALSE;

  g_object_get (manager, property->name, &wanted, NULL);
  if (wanted)
    gtk_style_context_add_provider_for_display (display, sheet, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, sheet);
}

static void
follow (AdwStyleManager *manager, const char *property, const char *resource)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (manager), property);
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);
  GtkCssProvider *sheet = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (sheet, resource);
  update_cb (manager, spec, GTK_STYLE_PROVIDER (sheet));
  g_signal_connect (manager, signal, G_CALLBACK (update_cb), sheet);
  g_object_set_data_full (G_OBJECT (manager), resource, sheet, g_object_unref);
}

void
crumb_style_sheets_follow (AdwStyleManager *manager)
{
  follow (manager, "dark", "/crumb/dark.css");
  follow (manager, "high-contrast", "/crumb/high-contrast.css");
}
