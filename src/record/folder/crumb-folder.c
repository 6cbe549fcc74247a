/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keeps a folder synced with the record. */

#include "crumb-folder.h"

#include "crumb-folder-pass.h"
#include "record/base/crumb-class.h"
#include "record/base/crumb-file-error.h"
#include "record/base/crumb-record-error.h"

#include <glib/gi18n.h>

/* Files come in bursts: a pass starts after this long without a change, in milliseconds. */
#define QUIET_MS 1000
/* The longest wait for such a moment: while people play there may be none. */
#define LONGEST_MS 10000
/* How often to look anyway, in seconds: not every file system reports changes. */
#define INTERVAL 300

struct _CrumbFolder
{
  GObject parent_instance;

  CrumbStore *store;
  GFile *place;
  char *held;
  char *problem;
  GHashTable *troubles_by_file;
  GPtrArray *troubles;
  GFileMonitor *monitor;
  CrumbHeadway *headway;
  CrumbFolderPass *pass; /* (nullable): on its way in another thread */
  gboolean started;
  gboolean busy;
  gboolean again;
  gboolean fill;
  gboolean asked_to_fill;
  gint64 asked; /* when the first change was seen that the next pass is for, by the monotonic clock */
  guint quiet_source;
  guint interval_source;
};

G_DEFINE_FINAL_TYPE (CrumbFolder, crumb_folder, G_TYPE_OBJECT)

static void
trouble_free (CrumbFolderTrouble *trouble)
{
  g_free (trouble->file);
  g_free (trouble->sentence);
  g_free (trouble);
}

static int
compare_troubles (gconstpointer one, gconstpointer other)
{
  const CrumbFolderTrouble *const *one_trouble = one;
  const CrumbFolderTrouble *const *other_trouble = other;

  return g_strcmp0 ((*one_trouble)->file, (*other_trouble)->file);
}

static void
list_troubles (CrumbFolder *self)
{
  GHashTableIter iter;
  gpointer file;
  gpointer sentence;

  g_ptr_array_set_size (self->troubles, 0);
  g_hash_table_iter_init (&iter, self->troubles_by_file);
  while (g_hash_table_iter_next (&iter, &file, &sentence))
    {
      CrumbFolderTrouble *trouble = g_new0 (CrumbFolderTrouble, 1);

      trouble->file = g_strdup (file);
      trouble->sentence = g_strdup (sentence);
      g_ptr_array_add (self->troubles, trouble);
    }
  g_ptr_array_sort (self->troubles, compare_troubles);
}

/* Names the folder and leaves it chosen: it may just not be mounted now. */
static void
set_problem (CrumbFolder *self, const GError *error)
{
  g_clear_pointer (&self->problem, g_free);
  if (error == NULL)
    return;
  if (error->domain == G_IO_ERROR || error->domain == G_FILE_ERROR)
    /* Translators: %1$s is the name of a folder, %2$s a sentence that says why. */
    self->problem = g_strdup_printf (_ ("Couldn’t sync the folder “%1$s”: %2$s"), g_file_peek_path (self->place),
                                     crumb_file_error_tell (error, _ ("It isn’t there.")));
  else
    self->problem = g_strdup (error->message);
}

static CrumbFolderPass *
new_pass (CrumbFolder *self)
{
  CrumbFolderPass *pass = crumb_folder_pass_new (self->place, self->held, self->fill, self->troubles_by_file);

  self->fill = FALSE;
  return pass;
}

static void
end_pass (CrumbFolder *self, CrumbFolderPass *pass, const GError *error)
{
  set_problem (self, error);
  list_troubles (self);
  if (!g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_MISSING))
    self->asked_to_fill = FALSE;
  else if (!self->asked_to_fill)
    {
      self->asked_to_fill = TRUE;
      g_signal_emit_by_name (self, "emptied");
    }
  if (pass->n_theirs + pass->n_ours > 0)
    g_signal_emit_by_name (self, "decided", pass->n_theirs, pass->n_ours);
  if (pass->hidden->len > 0)
    g_signal_emit_by_name (self, "hidden", pass->hidden->pdata);
  if (pass->overruled->len > 0)
    g_signal_emit_by_name (self, "overruled", pass->overruled->pdata);
  g_signal_emit_by_name (self, "updated", pass->n_read, pass->n_written);
}

static void update_soon (CrumbFolder *self);

static gboolean
run_pass (CrumbStore *beside, gpointer pass, GError **error)
{
  return crumb_folder_pass_run (pass, beside, error);
}

static void
pass_done_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbFolder) self = user_data;
  g_autoptr (CrumbFolderPass) pass = NULL;
  g_autoptr (GError) error = NULL;

  crumb_store_change_finish (CRUMB_STORE (store), result, &error);
  pass = g_steal_pointer (&self->pass);
  crumb_set_boolean (self, "busy", &self->busy, FALSE);
  if (self->started && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    end_pass (self, pass, error);
  if (self->again)
    update_soon (self);
}

static gboolean
quiet_cb (gpointer user_data)
{
  CrumbFolder *self = user_data;

  self->quiet_source = 0;
  self->again = FALSE;
  self->pass = new_pass (self);
  crumb_set_boolean (self, "busy", &self->busy, TRUE);
  crumb_store_change_async (self->store, run_pass, self->pass, NULL, self->headway, pass_done_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

static void
update_soon (CrumbFolder *self)
{
  gint64 now;
  gint64 left_ms;

  if (!self->started)
    return;
  self->again = self->busy;
  if (self->busy)
    return;
  now = g_get_monotonic_time ();
  if (self->quiet_source == 0)
    self->asked = now;
  left_ms = LONGEST_MS - (now - self->asked) / 1000;
  g_clear_handle_id (&self->quiet_source, g_source_remove);
  self->quiet_source = g_timeout_add ((guint) CLAMP (left_ms, 0, QUIET_MS), quiet_cb, self);
}

static void
changed_cb (CrumbFolder *self)
{
  update_soon (self);
}

static gboolean
interval_cb (gpointer user_data)
{
  update_soon (user_data);
  return G_SOURCE_CONTINUE;
}

static void
crumb_folder_dispose (GObject *object)
{
  crumb_folder_stop (CRUMB_FOLDER (object));
  crumb_class_dispose (object);
}

static void
crumb_folder_class_init (CrumbFolderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = crumb_folder_dispose;
  crumb_class_owns (klass, CrumbFolder, g_object_unref, store, place);
  crumb_class_owns (klass, CrumbFolder, g_hash_table_unref, troubles_by_file);
  crumb_class_owns (klass, CrumbFolder, g_ptr_array_unref, troubles);
  crumb_class_owns (klass, CrumbFolder, g_free, held, problem);

  crumb_class_property (klass, CrumbFolder, busy, NULL,
                        g_param_spec_boolean ("busy", NULL, NULL, FALSE, CRUMB_READABLE));

  crumb_class_signal (klass, "updated", 2, G_TYPE_UINT, G_TYPE_UINT);
  crumb_class_signal (klass, "decided", 2, G_TYPE_UINT, G_TYPE_UINT);
  crumb_class_signal (klass, "emptied", 0);
  crumb_class_signal (klass, "hidden", 1, G_TYPE_STRV);
  crumb_class_signal (klass, "overruled", 1, G_TYPE_STRV);
}

static void
crumb_folder_init (CrumbFolder *self)
{
  self->troubles_by_file = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->troubles = g_ptr_array_new_with_free_func ((GDestroyNotify) trouble_free);
}

CrumbFolder *
crumb_folder_new (CrumbStore *store, GFile *place)
{
  CrumbFolder *self;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);
  g_return_val_if_fail (g_file_peek_path (place) != NULL, NULL);

  self = g_object_new (CRUMB_TYPE_FOLDER, NULL);
  self->store = g_object_ref (store);
  self->place = g_object_ref (place);
  return self;
}

CRUMB_DEFINE_GETTER (CrumbFolder, crumb_folder, GFile *, place)

void
crumb_folder_start (CrumbFolder *self)
{
  g_return_if_fail (CRUMB_IS_FOLDER (self));

  if (self->started)
    return;
  self->started = TRUE;
  self->headway = crumb_headway_new ();
  self->interval_source = g_timeout_add_seconds (INTERVAL, interval_cb, self);
  self->monitor = g_file_monitor_directory (self->place, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update_soon (self);
}

void
crumb_folder_stop (CrumbFolder *self)
{
  g_return_if_fail (CRUMB_IS_FOLDER (self));

  self->started = FALSE;
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_func (self->store, changed_cb, self);
  g_cancellable_cancel (G_CANCELLABLE (self->headway));
  g_clear_object (&self->headway);
  g_clear_object (&self->monitor);
  g_clear_handle_id (&self->quiet_source, g_source_remove);
  g_clear_handle_id (&self->interval_source, g_source_remove);
}

void
crumb_folder_fill (CrumbFolder *self)
{
  g_return_if_fail (CRUMB_IS_FOLDER (self));

  self->fill = TRUE;
  update_soon (self);
}

void
crumb_folder_hold (CrumbFolder *self, const char *id)
{
  g_return_if_fail (CRUMB_IS_FOLDER (self));

  if (g_set_str (&self->held, id))
    update_soon (self);
}

gboolean
crumb_folder_update (CrumbFolder *self, GError **error)
{
  g_autoptr (CrumbFolderPass) pass = NULL;
  g_autoptr (GError) local_error = NULL;

  g_return_val_if_fail (CRUMB_IS_FOLDER (self) && !self->busy, FALSE);

  pass = new_pass (self);
  crumb_folder_pass_run (pass, self->store, &local_error);
  end_pass (self, pass, local_error);
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

CRUMB_DEFINE_GETTER (CrumbFolder, crumb_folder, gboolean, busy)
CRUMB_DEFINE_GETTER (CrumbFolder, crumb_folder, const char *, problem)
CRUMB_DEFINE_GETTER (CrumbFolder, crumb_folder, GPtrArray *, troubles)
