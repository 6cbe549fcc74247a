/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The program: owns the record and the window. */

#include "crumb-config.h"

#include "crumb-application.h"

#include "crumb-shortcuts-dialog.h"
#include "crumb-trouble-window.h"
#include "crumb-window.h"

#include <glib/gi18n.h>

struct _CrumbApplication
{
  AdwApplication parent_instance;

  CrumbStore *store;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (CrumbApplication, crumb_application, ADW_TYPE_APPLICATION)

static GtkWindow *
find_window (CrumbApplication *self,
             GType             type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static void
explain_trouble (CrumbApplication *self,
                 const char       *sentence,
                 const char       *path)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_TROUBLE_WINDOW);

  if (window == NULL)
    window = crumb_trouble_window_new (GTK_APPLICATION (self));
  crumb_trouble_window_explain (CRUMB_TROUBLE_WINDOW (window), sentence, path);
  gtk_window_present (window);
}

static void
open_window (CrumbApplication *self)
{
  GtkWindow *trouble = find_window (self, CRUMB_TYPE_TROUBLE_WINDOW);
  GtkWindow *window = crumb_window_new (GTK_APPLICATION (self), self->store, self->settings);

  if (trouble != NULL)
    gtk_window_destroy (trouble);
  crumb_window_resume (CRUMB_WINDOW (window));
  gtk_window_present (window);
}

static void
crumb_application_activate (GApplication *application)
{
  CrumbApplication *self = CRUMB_APPLICATION (application);
  GtkWindow *window = find_window (self, CRUMB_TYPE_WINDOW);
  g_autofree char *path = crumb_store_default_path ();
  g_autoptr (GError) error = NULL;

  if (window != NULL)
    {
      gtk_window_present (window);
      return;
    }

  if (self->store == NULL)
    self->store = crumb_store_open (path, &error);

  if (self->store != NULL)
    open_window (self);
  else
    explain_trouble (self, error->message, path);
}

static void
about_cb (CrumbApplication *self)
{
  AdwDialog *dialog = adw_about_dialog_new_from_appdata ("/crumb/crumb.metainfo.xml", NULL);
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);

  adw_about_dialog_set_application_icon (about, "crumb");
  adw_about_dialog_set_version (about, CRUMB_VERSION);
  adw_about_dialog_set_comments (about, _("Referee and scorekeeper for the dice game Cookie Raid"));
  adw_about_dialog_set_copyright (about, _("© The Crumb authors"));
  /* Translators: replace this with your names, one on each line */
  adw_about_dialog_set_translator_credits (about, _("translator-credits"));
  adw_dialog_present (dialog, GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))));
}

static void
shortcuts_cb (CrumbApplication *self)
{
  adw_dialog_present (crumb_shortcuts_dialog_new (),
                      GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))));
}

static void
add_action (CrumbApplication *self,
            const char       *name,
            GCallback         callback)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, NULL);

  g_signal_connect_object (action, "activate", callback, self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
}

static void
set_key (CrumbApplication *self,
         const char       *action,
         const char       *key)
{
  gtk_application_set_accels_for_action (GTK_APPLICATION (self), action, (const char *[]) { key, NULL });
}

/* A program that runs where it was built may have no schema: then nothing is remembered. */
static GSettings *
find_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, CRUMB_APPLICATION_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

static void
crumb_application_startup (GApplication *application)
{
  CrumbApplication *self = CRUMB_APPLICATION (application);

  G_APPLICATION_CLASS (crumb_application_parent_class)->startup (application);

  self->settings = find_settings ();
  gtk_window_set_default_icon_name (CRUMB_APPLICATION_ID);

  add_action (self, "about", G_CALLBACK (about_cb));
  add_action (self, "quit", G_CALLBACK (g_application_quit));
  add_action (self, "shortcuts", G_CALLBACK (shortcuts_cb));
  add_action (self, "try-again", G_CALLBACK (g_application_activate));

  set_key (self, "app.quit", "<Control>q");
  set_key (self, "app.shortcuts", "<Control>question");
  set_key (self, "window.close", "<Control>w");
}

static void
crumb_application_dispose (GObject *object)
{
  CrumbApplication *self = CRUMB_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (crumb_application_parent_class)->dispose (object);
}

static void
crumb_application_class_init (CrumbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_application_dispose;
  application_class->activate = crumb_application_activate;
  application_class->startup = crumb_application_startup;
}

static void
crumb_application_init (CrumbApplication *self)
{
}

CrumbApplication *
crumb_application_new (void)
{
  return g_object_new (CRUMB_TYPE_APPLICATION,
                       "application-id", CRUMB_APPLICATION_ID,
                       "resource-base-path", "/crumb",
                       NULL);
}
