/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The program: owns the record and the window. */

#include "crumb-config.h"

#include "crumb-application.h"

#include "crumb-closing-dialogs.h"
#include "crumb-new-day.h"
#include "crumb-preferences-dialog.h"
#include "crumb-search-provider.h"
#include "crumb-shortcuts-dialog.h"
#include "crumb-style-sheets.h"
#include "crumb-trouble-window.h"
#include "crumb-upgrade-window.h"
#include "crumb-window-carry.h"
#include "crumb-window-unsaved.h"
#include "crumb-window.h"
#include "ui/carry/crumb-folder-sync.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-backups.h"
#include "record/store/crumb-verify.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbApplication
{
  AdwApplication parent_instance;

  CrumbStore *store;
  gboolean waiting; /* for another program that has the record */
  GSettings *settings;
  CrumbFolderSync *sync;
  CrumbNewDay *new_day;
  CrumbSearchProvider *search; /* (nullable): without a session bus */
  CrumbHeadway *verifying;     /* (nullable) */
  /* (nullable): what is to be imported once there is a window. */
  GPtrArray *files;
};

CRUMB_DEFINE_PLAIN (CrumbApplication, crumb_application, ADW_TYPE_APPLICATION)

static GtkWindow *
find_window (CrumbApplication *self, GType type)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static void
explain_trouble (CrumbApplication *self, const GError *error, const char *path)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_TROUBLE_WINDOW);
  g_autofree char *folder = crumb_backups_default_folder (path);
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);
  gboolean missing = g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_MISSING) && backups->len > 0;

  if (window == NULL)
    window = crumb_trouble_window_new (GTK_APPLICATION (self));
  if (missing)
    crumb_trouble_window_offer (CRUMB_TROUBLE_WINDOW (window), error->message, backups);
  else
    crumb_trouble_window_explain (CRUMB_TROUBLE_WINDOW (window), error->message, path);
  gtk_window_present (window);
}

static void
add_toast (CrumbApplication *self, AdwToast *toast)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_WINDOW);

  if (window != NULL)
    crumb_toast_show (GTK_WIDGET (window), toast);
  else
    g_object_unref (toast);
}

static void
offer_backups (CrumbApplication *self, const char *sentence)
{
  AdwToast *toast = crumb_toast_new_with_button (sentence, C_ ("button", "_Backups"), "app.preferences");

  adw_toast_set_timeout (toast, 0);
  add_toast (self, toast);
}

/* What is damaged is for people to decide about; what follows from games has been mended. */
static void
say_faults (CrumbApplication *self, GPtrArray *faults)
{
  guint n_games = 0;
  guint n_mended = 0;

  for (guint i = 0; i < faults->len; i++)
    {
      const CrumbFault *fault = faults->pdata[i];

      g_info ("%s: %s", fault->game != NULL ? fault->game : "The record", fault->sentence);
      n_mended += fault->mended;
      n_games += !fault->mended && fault->game != NULL;
    }
  if (n_games > 0)
    {
      g_autofree char *sentence = g_strdup_printf (
          /* Translators: %u counts games. */
          ngettext ("%u game is damaged. A backup may still have it.",
                    "%u games are damaged. A backup may still have them.", n_games),
          n_games);

      offer_backups (self, sentence);
    }
  else if (n_mended < faults->len)
    offer_backups (self, _ ("The file with your games is damaged."));
  else if (n_mended > 0)
    add_toast (self, crumb_toast_new (_ ("Some lists didn’t match your games. They’ve been fixed.")));
}

static void
verified_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbApplication) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify_finish (CRUMB_STORE (store), result, &error);

  if (faults != NULL)
    say_faults (self, faults);
  else if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    offer_backups (self, error->message);
  else
    g_info ("The record was not checked: %s", error->message);
}

static void
verify (CrumbApplication *self, gboolean all)
{
  g_clear_object (&self->verifying);
  self->verifying = crumb_headway_new ();
  crumb_store_verify_async (self->store, all, self->verifying, verified_cb, g_object_ref (self));
}

static void
damage_noticed_cb (CrumbApplication *self)
{
  verify (self, TRUE);
}

static gpointer
make_backup (CrumbStore *beside, gpointer data, GError **error)
{
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = crumb_backups_default_folder (path);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  crumb_backups_make_daily (path, folder, now, error);
  return NULL;
}

static void
backed_up_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbApplication *self = asker;
  g_autofree char *title = NULL;

  if (self->store != NULL)
    verify (self, crumb_store_is_verify_due (self->store));
  if (error == NULL)
    return;

  /* Translators: %s is a sentence that says why */
  title = g_strdup_printf (_ ("Couldn’t make today’s backup. %s"), error->message);
  add_toast (self, crumb_toast_new (title));
}

static void
back_up (CrumbApplication *self)
{
  if (self->store != NULL)
    crumb_store_ask (self->store, make_backup, NULL, NULL, NULL, self, backed_up_cb);
}

static void
folder_trouble_cb (CrumbApplication *self, const char *sentence)
{
  add_toast (self, crumb_toast_new_with_button (sentence, C_ ("button", "_Details"), "app.preferences"));
}

static void
folder_decided_cb (CrumbApplication *self, const char *sentence)
{
  add_toast (self, crumb_toast_new_with_button (sentence, C_ ("button", "_Show"), "win.deleted-games"));
}

static void
folder_hidden_cb (CrumbApplication *self, const char *const *ids, const char *sentence)
{
  AdwToast *toast = crumb_toast_new_with_button (sentence, C_ ("button", "_Restore"), "win.restore-games");

  adw_toast_set_action_target_value (toast, g_variant_new_strv (ids, -1));
  adw_toast_set_timeout (toast, 0);
  add_toast (self, toast);
}

static void
empty_folder_answered_cb (CrumbApplication *self, const char *response)
{
  if (g_str_equal (response, "fill"))
    crumb_folder_sync_fill (self->sync);
  else if (g_str_equal (response, "stop"))
    crumb_folder_sync_set_place (self->sync, NULL);
}

static void
folder_emptied_cb (CrumbApplication *self)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_WINDOW);
  AdwDialog *question = adw_alert_dialog_new (_ ("Fill the Empty Sync Folder?"), NULL);

  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (question),
                                /* Translators: %s is the name of a folder. */
                                _ ("“%s” had games in it and is empty now. If its disk isn’t connected, connect it "
                                   "first. Your games are all still here."),
                                g_file_peek_path (crumb_folder_sync_get_place (self->sync)));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (question), "later", _ ("_Not Now"), "stop", _ ("_Stop Syncing"),
                                  "fill", _ ("_Fill Again"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (question), "later");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (question), "later");
  g_signal_connect_object (question, "response", G_CALLBACK (empty_folder_answered_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (question, window != NULL ? GTK_WIDGET (window) : NULL);
}

static void
folder_overruled_cb (CrumbApplication *self, const char *sentence)
{
  AdwToast *toast = crumb_toast_new (sentence);

  adw_toast_set_timeout (toast, 0);
  add_toast (self, toast);
}

static void
game_changed_cb (CrumbWindow *window, GParamSpec *pspec, CrumbApplication *self)
{
  if (self->sync != NULL)
    crumb_folder_sync_hold (self->sync, crumb_window_get_game (window));
}

/* Without settings no folder is remembered, and none is synced. */
static void
keep_in_sync (CrumbApplication *self, CrumbWindow *window)
{
  if (self->settings == NULL)
    return;
  if (self->sync == NULL)
    {
      self->sync = crumb_folder_sync_new (self->store, self->settings);
      g_signal_connect_object (self->sync, "trouble", G_CALLBACK (folder_trouble_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->sync, "decided", G_CALLBACK (folder_decided_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->sync, "hidden", G_CALLBACK (folder_hidden_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->sync, "emptied", G_CALLBACK (folder_emptied_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->sync, "overruled", G_CALLBACK (folder_overruled_cb), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (window, "notify::game", G_CALLBACK (game_changed_cb), self, G_CONNECT_DEFAULT);
  game_changed_cb (window, NULL, self);
}

static void
import_waiting (CrumbApplication *self)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_WINDOW);
  g_autoptr (GPtrArray) files = NULL;

  if (window == NULL || self->files == NULL)
    return;

  files = g_steal_pointer (&self->files);
  crumb_window_carry_import (CRUMB_WINDOW (window), files);
}

static void
note_day (CrumbApplication *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  crumb_new_day_check (self->new_day, now);
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
  back_up (self);
  note_day (self);
  keep_in_sync (self, CRUMB_WINDOW (window));
  import_waiting (self);
}

static void
keep_store (CrumbApplication *self, CrumbStore *store)
{
  self->store = store;
  g_signal_connect_object (store, "damage-noticed", G_CALLBACK (damage_noticed_cb), self, G_CONNECT_SWAPPED);
}

/* Takes over the record that was opened; opens the window, or says why there is none. */
static void
take_store (CrumbApplication *self, CrumbStore *store, const char *path, const GError *error)
{
  if (store == NULL)
    {
      explain_trouble (self, error, path);
      return;
    }
  keep_store (self, store);
  open_window (self);
}

static void
upgrade_moved_cb (CrumbApplication *self, double share)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_UPGRADE_WINDOW);

  if (window != NULL)
    crumb_upgrade_window_show_progress (CRUMB_UPGRADE_WINDOW (window), share);
}

static void
upgraded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbApplication) self = user_data;
  GtkWindow *window = find_window (self, CRUMB_TYPE_UPGRADE_WINDOW);
  g_autofree char *path = crumb_store_default_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open_finish (result, &error);

  /* Whoever closed the window doesn't want another one. */
  if (window == NULL)
    return;

  take_store (self, g_steal_pointer (&store), path, error);
  gtk_window_destroy (window);
}

static void
upgrade (CrumbApplication *self, const char *path)
{
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();

  gtk_window_present (crumb_upgrade_window_new (GTK_APPLICATION (self), G_CANCELLABLE (headway)));
  g_signal_connect_object (headway, "moved", G_CALLBACK (upgrade_moved_cb), self, G_CONNECT_SWAPPED);
  crumb_store_open_async (path, headway, upgraded_cb, g_object_ref (self));
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbApplication) self = user_data;
  g_autofree char *path = crumb_store_default_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open_finish (result, &error);

  self->waiting = FALSE;
  take_store (self, g_steal_pointer (&store), path, error);
  g_application_release (G_APPLICATION (self));
}

/* Another program has the record: waits for it beside the main loop. */
static void
wait_for_record (CrumbApplication *self, const char *path)
{
  self->waiting = TRUE;
  g_application_hold (G_APPLICATION (self));
  crumb_store_open_async (path, NULL, opened_cb, g_object_ref (self));
}

static void
open_record (CrumbApplication *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_store_open_at_once (path, &error);

  if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY))
    wait_for_record (self, path);
  else
    take_store (self, g_steal_pointer (&store), path, error);
}

static void
crumb_application_activate (GApplication *application)
{
  CrumbApplication *self = CRUMB_APPLICATION (application);
  GtkWindow *window = find_window (self, CRUMB_TYPE_WINDOW);
  g_autofree char *path = crumb_store_default_path ();

  if (window == NULL)
    window = find_window (self, CRUMB_TYPE_UPGRADE_WINDOW);
  if (window != NULL)
    {
      gtk_window_present (window);
      return;
    }

  if (self->store != NULL)
    open_window (self);
  else if (crumb_store_needs_upgrade (path))
    upgrade (self, path);
  else if (!self->waiting)
    open_record (self, path);
}

/* Imports files opened in the file manager or named on the command line. */
static void
crumb_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  CrumbApplication *self = CRUMB_APPLICATION (application);

  if (self->files == NULL)
    self->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (self->files, g_object_ref (files[i]));
  g_application_activate (application);
  import_waiting (self);
}

static char *
words_for_games (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *all = NULL;

  for (const CrumbGameWords *const *words = crumb_game_words; *words != NULL; words++)
    g_strv_builder_add (names, _ ((*words)->name));
  list = g_strv_builder_end (names);
  all = g_strjoinv (C_ ("between games", ", "), list);
  /* Translators: %s is the name of a game, or a list of them */
  return g_strdup_printf (ngettext ("Referee and scorekeeper for the dice game %s",
                                    "Referee and scorekeeper for the dice games %s", g_strv_length (list)),
                          all);
}

static void
about_cb (CrumbApplication *self)
{
  AdwDialog *dialog = adw_about_dialog_new_from_appdata ("/crumb/crumb.metainfo.xml", CRUMB_VERSION);
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);
  g_autoptr (GAppInfo) reader = g_app_info_get_default_for_uri_scheme ("man");
  g_autofree char *comments = words_for_games ();

  adw_about_dialog_set_application_icon (about, "crumb");
  adw_about_dialog_set_version (about, CRUMB_VERSION);
  adw_about_dialog_set_comments (about, comments);
  adw_about_dialog_set_copyright (about, _ ("© The Crumb authors"));
  /* Translators: replace this with your names, one on each line */
  adw_about_dialog_set_translator_credits (about, _ ("translator-credits"));
  /* In a sandbox there is neither the page nor anybody to show it. */
  if (reader != NULL)
    adw_about_dialog_add_link (about, _ ("Manual Page"), "man:crumb");
  adw_dialog_present (dialog, GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))));
}

static void
preferences_cb (CrumbApplication *self)
{
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = crumb_backups_default_folder (path);

  adw_dialog_present (crumb_preferences_dialog_new (folder, self->sync),
                      GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))));
}

/* Closes the windows first: nothing may have the record open while it is replaced. */
static void
close_record (CrumbApplication *self)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  g_list_free_full (windows, (GDestroyNotify) gtk_window_destroy);
  g_cancellable_cancel (G_CANCELLABLE (self->verifying));
  if (self->store != NULL)
    crumb_store_drop_held (self->store);
  g_clear_object (&self->sync);
  if (self->search != NULL)
    g_object_set (self->search, "store", NULL, NULL);
  g_clear_object (&self->store);
}

/* @n_before: how many backups there were before the games of then became one. */
static void
say_restored (CrumbApplication *self, const char *folder, guint n_before)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);
  AdwToast *toast = crumb_toast_new (_ ("The backup has been restored"));

  /* Stays until it is answered, as people look at their games first. The newest backup is what was there before. */
  adw_toast_set_timeout (toast, 0);
  if (backups->len > n_before)
    {
      adw_toast_set_button_label (toast, C_ ("button", "_Undo"));
      adw_toast_set_action_name (toast, "app.restore-backup");
      adw_toast_set_action_target (toast, "s", ((CrumbBackup *) backups->pdata[0])->path);
    }
  add_toast (self, toast);
}

static void
restore_backup_cb (CrumbApplication *self, GVariant *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = crumb_backups_default_folder (path);
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);
  g_autoptr (GError) error = NULL;
  gboolean restored = FALSE;

  g_application_hold (G_APPLICATION (self));
  close_record (self);
  for (guint i = 0; i < backups->len && !restored && error == NULL; i++)
    if (g_str_equal (((CrumbBackup *) backups->pdata[i])->path, g_variant_get_string (parameter, NULL)))
      restored = crumb_backups_restore (backups->pdata[i], path, folder, now, &error);
  g_application_activate (G_APPLICATION (self));
  g_application_release (G_APPLICATION (self));

  if (restored)
    say_restored (self, folder, backups->len);
  else if (error != NULL)
    crumb_alert (GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))),
                 _ ("Couldn’t Restore the Backup"), error->message);
}

/* Asks first if something is not saved. */
static void
quit_cb (CrumbApplication *self)
{
  GtkWindow *window = find_window (self, CRUMB_TYPE_WINDOW);

  if (window == NULL || !crumb_window_unsaved_ask (CRUMB_WINDOW (window)))
    g_application_quit (G_APPLICATION (self));
}

static void
start_anew_cb (CrumbApplication *self)
{
  g_autofree char *path = crumb_store_default_path ();
  g_autoptr (GError) error = NULL;

  if (self->store == NULL)
    take_store (self, crumb_store_open_anew (path, NULL, &error), path, error);
}

/* @target: (nullable) */
static void
activate_in_window (CrumbApplication *self, const char *action, const char *target)
{
  GtkWindow *window;

  g_application_activate (G_APPLICATION (self));
  window = find_window (self, CRUMB_TYPE_WINDOW);
  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), action, target != NULL ? "s" : NULL, target);
}

static void
new_game_cb (CrumbApplication *self)
{
  activate_in_window (self, "win.new-game", NULL);
}

/* Whoever only searches is shown no window, nor what is wrong with the record. */
static void
search_opening_cb (CrumbApplication *self)
{
  g_autofree char *path = crumb_store_default_path ();
  CrumbStore *store;

  if (self->store == NULL && !self->waiting && g_file_test (path, G_FILE_TEST_EXISTS)
      && !crumb_store_needs_upgrade (path))
    {
      store = crumb_store_open_at_once (path, NULL);
      if (store != NULL)
        keep_store (self, store);
    }
  g_object_set (self->search, "store", self->store, NULL);
}

static gboolean
crumb_application_dbus_register (GApplication *application, GDBusConnection *connection, const char *object_path,
                                 GError **error)
{
  CrumbApplication *self = CRUMB_APPLICATION (application);
  g_autofree char *path = g_strconcat (object_path, "/SearchProvider", NULL);

  if (!G_APPLICATION_CLASS (crumb_application_parent_class)
           ->dbus_register (application, connection, object_path, error))
    return FALSE;
  self->search = g_object_new (CRUMB_TYPE_SEARCH_PROVIDER, NULL);
  g_signal_connect_object (self->search, "opening", G_CALLBACK (search_opening_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activated", G_CALLBACK (activate_in_window), self, G_CONNECT_SWAPPED);
  return crumb_search_provider_export (self->search, connection, path, error);
}

static void
crumb_application_dbus_unregister (GApplication *application, GDBusConnection *connection, const char *object_path)
{
  g_clear_object (&CRUMB_APPLICATION (application)->search);
  G_APPLICATION_CLASS (crumb_application_parent_class)->dbus_unregister (application, connection, object_path);
}

static void
shortcuts_cb (CrumbApplication *self)
{
  adw_dialog_present (g_object_new (CRUMB_TYPE_SHORTCUTS_DIALOG, NULL),
                      GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))));
}

static void
add_action (CrumbApplication *self, const char *name, const GVariantType *type, GCallback callback)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, type);

  g_signal_connect_object (action, "activate", callback, self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
}

static void
set_key (CrumbApplication *self, const char *action, const char *key)
{
  gtk_application_set_accels_for_action (GTK_APPLICATION (self), action, (const char *[]) { key, NULL });
}

/* Run from its build folder Crumb may have no schema: then nothing is remembered. */
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
window_added_cb (GtkApplication *application, GtkWindow *window)
{
  crumb_closing_dialogs_keep (window);
}

static void
crumb_application_startup (GApplication *application)
{
  CrumbApplication *self = CRUMB_APPLICATION (application);

  /* Known before, GTK need not look for it in all of the icon theme, which libadwaita then changes. */
  gtk_window_set_default_icon_name (CRUMB_APPLICATION_ID);
  G_APPLICATION_CLASS (crumb_application_parent_class)->startup (application);
  crumb_style_sheets_follow (adw_style_manager_get_for_display (gdk_display_get_default ()));

  self->settings = find_settings ();
  if (self->settings != NULL)
    crumb_rule_sets_carry_over (self->settings);
  self->new_day = g_object_new (CRUMB_TYPE_NEW_DAY, NULL);
  g_signal_connect_object (self->new_day, "began", G_CALLBACK (back_up), self, G_CONNECT_SWAPPED);

  g_signal_connect (self, "window-added", G_CALLBACK (window_added_cb), NULL);

  add_action (self, "about", NULL, G_CALLBACK (about_cb));
  add_action (self, "preferences", NULL, G_CALLBACK (preferences_cb));
  add_action (self, "new-game", NULL, G_CALLBACK (new_game_cb));
  add_action (self, "quit", NULL, G_CALLBACK (quit_cb));
  add_action (self, "restore-backup", G_VARIANT_TYPE_STRING, G_CALLBACK (restore_backup_cb));
  add_action (self, "start-anew", NULL, G_CALLBACK (start_anew_cb));
  add_action (self, "shortcuts", NULL, G_CALLBACK (shortcuts_cb));
  add_action (self, "try-again", NULL, G_CALLBACK (g_application_activate));

  set_key (self, "app.preferences", "<Control>comma");
  set_key (self, "app.quit", "<Control>q");
  set_key (self, "app.shortcuts", "<Control>question");
  set_key (self, "window.close", "<Control>w");
}

/* So that the day ends with all that was played on it. */
static void
crumb_application_shutdown (GApplication *application)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = crumb_backups_default_folder (path);
  g_autoptr (GError) error = NULL;

  if (CRUMB_APPLICATION (application)->store != NULL && !crumb_backups_make_last (path, folder, now, &error))
    g_info ("No backup was made: %s", error->message);

  G_APPLICATION_CLASS (crumb_application_parent_class)->shutdown (application);
}

static void
crumb_application_class_init (CrumbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = crumb_application_activate;
  application_class->dbus_register = crumb_application_dbus_register;
  application_class->dbus_unregister = crumb_application_dbus_unregister;
  application_class->open = crumb_application_open;
  application_class->shutdown = crumb_application_shutdown;
  application_class->startup = crumb_application_startup;
  crumb_class_owns (klass, CrumbApplication, g_ptr_array_unref, files);
  crumb_class_owns (klass, CrumbApplication, g_object_unref, sync, settings, store, new_day, search, verifying);
}

CrumbApplication *
crumb_application_new (void)
{
  return g_object_new (CRUMB_TYPE_APPLICATION, "application-id", CRUMB_APPLICATION_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", "/crumb", NULL);
}
