/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The style sheets beside style.css. */

#include "crumb-style-sheets.h"

static void
show (AdwStyleManager *manager, GtkCssProvider *sheet, gboolean wanted)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);

  if (wanted)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheet));
}

static void
dark_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkCssProvider *sheet)
{
  show (manager, sheet, adw_style_manager_get_dark (manager));
}

static void
high_contrast_cb (AdwStyleManager *manager, GParamSpec *pspec, GtkCssProvider *sheet)
{
  show (manager, sheet, adw_style_manager_get_high_contrast (manager));
}

static GtkCssProvider *
follow (AdwStyleManager *manager, const char *signal, GCallback callback, const char *resource)
{
  GtkCssProvider *sheet = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (sheet, resource);
  g_signal_connect_data (manager, signal, callback, sheet, (GClosureNotify) (GCallback) g_object_unref,
                         G_CONNECT_DEFAULT);
  return sheet;
}

void
crumb_style_sheets_follow (AdwStyleManager *manager)
{
  dark_cb (manager, NULL, follow (manager, "notify::dark", G_CALLBACK (dark_cb), "/crumb/dark.css"));
  high_contrast_cb (
      manager, NULL,
      follow (manager, "notify::high-contrast", G_CALLBACK (high_contrast_cb), "/crumb/high-contrast.css"));
}
