/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Starts GTK so that nothing is read twice before the first window. */

#include "crumb-quick-start.h"

/* Where GTK looks for icons, kept from it while libadwaita begins. */
#define FOLDERS_KEY "crumb-icon-folders"

static GtkIconTheme *
get_icons (void)
{
  return gtk_icon_theme_get_for_display (gdk_display_get_default ());
}

/* libadwaita puts this empty theme in the place of GTK's own, which would be read for nothing before: as much work as
   building our window. Whoever names another theme gets it. */
static void
init_gtk_without_theme (void)
{
  gboolean named = g_getenv ("GTK_THEME") != NULL;

  g_setenv ("GTK_THEME", "Adwaita-empty", FALSE);
  gtk_init ();
  gtk_settings_get_default ();
  if (!named)
    g_unsetenv ("GTK_THEME");
}

/* GTK looks for icons again, here in a thread. */
static void
show_icons (GtkIconTheme *icons)
{
  g_auto (GStrv) folders = g_object_steal_data (G_OBJECT (icons), FOLDERS_KEY);

  if (folders == NULL)
    return;
  gtk_icon_theme_set_search_path (icons, (const char *const *) folders);
  g_object_notify (G_OBJECT (gtk_settings_get_for_display (gtk_icon_theme_get_display (icons))), "gtk-icon-theme-name");
}

/* libadwaita adds its icons after ours, and then reads its style: enough time to look for all of them. */
static void
resource_path_cb (GtkIconTheme *icons, GParamSpec *pspec, gpointer resources)
{
  g_auto (GStrv) paths = gtk_icon_theme_get_resource_path (icons);

  if (!g_str_has_prefix (paths[g_strv_length (paths) - 1], resources))
    show_icons (icons);
}

/* GTK begins to look for icons in a thread at once. Whoever tells it of more waits until the thread is done, and all of
   it begins anew: until it knows all, there are no folders to look into. */
static void
hide_icons (const char *resources)
{
  GtkIconTheme *icons = get_icons ();

  g_object_set_data_full (G_OBJECT (icons), FOLDERS_KEY, gtk_icon_theme_get_search_path (icons),
                          (GDestroyNotify) g_strfreev);
  gtk_icon_theme_set_search_path (icons, (const char *[]) { NULL });
  g_signal_connect_data (icons, "notify::resource-path", G_CALLBACK (resource_path_cb), g_strdup (resources),
                         (GClosureNotify) (GCallback) g_free, G_CONNECT_DEFAULT);
}

void
crumb_quick_start_begin (const char *resources)
{
  init_gtk_without_theme ();
  hide_icons (resources);
}

void
crumb_quick_start_end (void)
{
  show_icons (get_icons ());
  /* GTK tells of new icons from an idle: told before there is a window, nothing in it is styled twice. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
