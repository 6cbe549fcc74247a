/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The folder that is synced with the record, and how that goes. No widgets. */

#include "crumb-folder-sync.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-class.h"

#include <glib/gi18n.h>

struct _CrumbFolderSync
{
  GObject parent_instance;

  CrumbStore *store;
  GSettings *settings;
  CrumbFolder *folder;
  GSignalGroup *folder_signals;
  char *held;
  GHashTable *told;
};

G_DEFINE_FINAL_TYPE (CrumbFolderSync, crumb_folder_sync, G_TYPE_OBJECT)

/* The folder is synced every few minutes, but each problem is reported only once. */
static void
tell (CrumbFolderSync *self, const char *sentence)
{
  if (g_hash_table_add (self->told, g_strdup (sentence)))
    g_signal_emit_by_name (self, "trouble", sentence);
}

static void
tell_troubles (CrumbFolderSync *self)
{
  GPtrArray *troubles = crumb_folder_get_troubles (self->folder);

  if (crumb_folder_get_problem (self->folder) != NULL)
    {
      tell (self, crumb_folder_get_problem (self->folder));
    }
  else if (troubles->len == 1)
    {
      const CrumbFolderTrouble *trouble = troubles->pdata[0];
      g_autofree char *sentence =
          /* Translators: %1$s is the name of a file, %2$s a sentence that says why. */
          g_strdup_printf (_ ("Couldn’t import “%1$s” from the folder. %2$s"), trouble->file, trouble->sentence);

      tell (self, sentence);
    }
  else if (troubles->len > 1)
    {
      g_autofree char *sentence = g_strdup_printf (
          /* Translators: %u counts files. */
          ngettext ("Couldn’t import %u file from the folder", "Couldn’t import %u files from the folder",
                    troubles->len),
          troubles->len);

      tell (self, sentence);
    }
}

static void
updated_cb (CrumbFolderSync *self)
{
  if (crumb_folder_get_problem (self->folder) == NULL)
    g_settings_set_int64 (self->settings, "folder-in-step", g_get_real_time () / G_USEC_PER_SEC);
  tell_troubles (self);
  g_signal_emit_by_name (self, "updated");
}

static void
decided_cb (CrumbFolderSync *self, guint theirs, guint ours)
{
  g_autofree char *sentence = NULL;

  /* Every machine chooses the version with more entries, or else the same one of both. */
  if (theirs > 0 && ours > 0)
    sentence = g_strdup_printf (
        /* Translators: %u counts games, of which some are used as they are in the folder, some as they are here. */
        ngettext ("%u game differs in the sync folder. The version that isn’t used is in Deleted Games.",
                  "%u games differ in the sync folder. The versions that aren’t used are in Deleted Games.",
                  theirs + ours),
        theirs + ours);
  else if (theirs > 0)
    sentence = g_strdup_printf (
        /* Translators: %u counts games. */
        ngettext ("%u game differs in the sync folder. The folder’s version is used; yours is in Deleted Games.",
                  "%u games differ in the sync folder. The folder’s versions are used; yours are in Deleted Games.",
                  theirs),
        theirs);
  else
    sentence = g_strdup_printf (
        /* Translators: %u counts games. */
        ngettext ("%u game differs in the sync folder. Your version is used; the folder’s is in Deleted Games.",
                  "%u games differ in the sync folder. Your versions are used; the folder’s are in Deleted Games.",
                  ours),
        ours);
  g_signal_emit_by_name (self, "decided", sentence);
}

static void
hidden_cb (CrumbFolderSync *self, const char *const *ids)
{
  guint n = g_strv_length ((char **) ids);
  g_autofree char *sentence = n == 1 ? g_strdup (_ ("A game was deleted on another computer"))
                                     /* Translators: %u counts games, more than one. */
                                     : g_strdup_printf (ngettext ("%u game was deleted on another computer",
                                                                  "%u games were deleted on another computer", n),
                                                        n);

  g_signal_emit_by_name (self, "hidden", ids, sentence);
}

static void
emptied_cb (CrumbFolderSync *self)
{
  g_signal_emit_by_name (self, "emptied");
}

static void
overruled_cb (CrumbFolderSync *self, const char *const *ids)
{
  guint n = g_strv_length ((char **) ids);
  g_autofree char *sentence =
      n == 1 ? g_strdup (_ ("A game deleted on another computer is still in use here, so it stays"))
             : g_strdup_printf (
                   /* Translators: %u counts games, more than one. */
                   ngettext ("%u game deleted on another computer is still in use here, so it stays",
                             "%u games deleted on another computer are still in use here, so they stay", n),
                   n);

  g_signal_emit_by_name (self, "overruled", sentence);
}

static void
busy_cb (CrumbFolderSync *self)
{
  g_object_notify (G_OBJECT (self), "busy");
}

static void
use (CrumbFolderSync *self, GFile *place)
{
  if (self->folder != NULL)
    crumb_folder_stop (self->folder);
  g_clear_object (&self->folder);
  g_hash_table_remove_all (self->told);

  if (place != NULL)
    self->folder = crumb_folder_new (self->store, place);
  g_signal_group_set_target (self->folder_signals, self->folder);
  if (self->folder == NULL)
    return;
  crumb_folder_hold (self->folder, self->held);
  crumb_folder_start (self->folder);
}

static void
crumb_folder_sync_dispose (GObject *object)
{
  CrumbFolderSync *self = CRUMB_FOLDER_SYNC (object);

  if (self->folder != NULL)
    crumb_folder_stop (self->folder);
  crumb_class_dispose (object);
}

static void
crumb_folder_sync_class_init (CrumbFolderSyncClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_folder_sync_dispose;
  crumb_class_owns (klass, CrumbFolderSync, g_object_unref, folder_signals, folder, settings, store);
  crumb_class_owns (klass, CrumbFolderSync, g_hash_table_unref, told);
  crumb_class_owns (klass, CrumbFolderSync, g_free, held);

  crumb_class_computed (klass, crumb_folder_sync_get_busy, NULL,
                        g_param_spec_boolean ("busy", NULL, NULL, FALSE, CRUMB_READABLE));

  crumb_class_signal (klass, "updated", 0);
  crumb_class_signal (klass, "trouble", 1, G_TYPE_STRING);
  crumb_class_signal (klass, "decided", 1, G_TYPE_STRING);
  crumb_class_signal (klass, "hidden", 2, G_TYPE_STRV, G_TYPE_STRING);
  crumb_class_signal (klass, "overruled", 1, G_TYPE_STRING);
  crumb_class_signal (klass, "emptied", 0);
}

static void
crumb_folder_sync_init (CrumbFolderSync *self)
{
  self->told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->folder_signals = g_signal_group_new (CRUMB_TYPE_FOLDER);
  g_signal_group_connect_swapped (self->folder_signals, "updated", G_CALLBACK (updated_cb), self);
  g_signal_group_connect_swapped (self->folder_signals, "decided", G_CALLBACK (decided_cb), self);
  g_signal_group_connect_swapped (self->folder_signals, "hidden", G_CALLBACK (hidden_cb), self);
  g_signal_group_connect_swapped (self->folder_signals, "emptied", G_CALLBACK (emptied_cb), self);
  g_signal_group_connect_swapped (self->folder_signals, "overruled", G_CALLBACK (overruled_cb), self);
  g_signal_group_connect_swapped (self->folder_signals, "notify::busy", G_CALLBACK (busy_cb), self);
}

CrumbFolderSync *
crumb_folder_sync_new (CrumbStore *store, GSettings *settings)
{
  CrumbFolderSync *self;
  g_autofree char *uri = NULL;
  g_autoptr (GFile) place = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CRUMB_TYPE_FOLDER_SYNC, NULL);
  self->store = g_object_ref (store);
  self->settings = g_object_ref (settings);
  uri = g_settings_get_string (settings, "folder");
  place = uri[0] != '\0' ? g_file_new_for_uri (uri) : NULL;
  if (place != NULL && g_file_peek_path (place) != NULL)
    use (self, place);
  return self;
}

GFile *
crumb_folder_sync_get_place (CrumbFolderSync *self)
{
  g_return_val_if_fail (CRUMB_IS_FOLDER_SYNC (self), NULL);

  return self->folder != NULL ? crumb_folder_get_place (self->folder) : NULL;
}

gboolean
crumb_folder_sync_set_place (CrumbFolderSync *self, GFile *place)
{
  GFile *before = crumb_folder_sync_get_place (self);
  g_autofree char *uri = place != NULL ? g_file_get_uri (place) : g_strdup ("");

  g_return_val_if_fail (CRUMB_IS_FOLDER_SYNC (self), FALSE);

  if (place != NULL && g_file_peek_path (place) == NULL)
    return FALSE;
  if (place == before || (place != NULL && before != NULL && g_file_equal (place, before)))
    return TRUE;

  g_settings_set_string (self->settings, "folder", uri);
  g_settings_set_int64 (self->settings, "folder-in-step", 0);
  use (self, place);
  g_signal_emit_by_name (self, "updated");
  return TRUE;
}

void
crumb_folder_sync_fill (CrumbFolderSync *self)
{
  g_return_if_fail (CRUMB_IS_FOLDER_SYNC (self));

  if (self->folder != NULL)
    crumb_folder_fill (self->folder);
}

void
crumb_folder_sync_hold (CrumbFolderSync *self, CrumbGame *game)
{
  g_return_if_fail (CRUMB_IS_FOLDER_SYNC (self));

  g_set_str (&self->held, game != NULL ? crumb_game_get_id (game) : NULL);
  if (self->folder != NULL)
    crumb_folder_hold (self->folder, self->held);
}

gboolean
crumb_folder_sync_get_busy (CrumbFolderSync *self)
{
  g_return_val_if_fail (CRUMB_IS_FOLDER_SYNC (self), FALSE);

  return self->folder != NULL && crumb_folder_get_busy (self->folder);
}

char *
crumb_folder_sync_describe (CrumbFolderSync *self)
{
  g_autofree char *when = NULL;
  gint64 seconds;

  g_return_val_if_fail (CRUMB_IS_FOLDER_SYNC (self), NULL);

  if (self->folder != NULL && crumb_folder_get_problem (self->folder) != NULL)
    return g_strdup (crumb_folder_get_problem (self->folder));
  seconds = g_settings_get_int64 (self->settings, "folder-in-step");
  if (seconds == 0)
    return g_strdup (_ ("Not synced yet."));
  when = crumb_format_day_and_time (seconds * G_USEC_PER_SEC);
  /* Translators: %s is a day and a time: “11/21/2026, 19:30” */
  return g_strdup_printf (_ ("Last synced %s."), when);
}

GPtrArray *
crumb_folder_sync_get_troubles (CrumbFolderSync *self)
{
  g_return_val_if_fail (CRUMB_IS_FOLDER_SYNC (self), NULL);

  return self->folder != NULL ? crumb_folder_get_troubles (self->folder) : NULL;
}
