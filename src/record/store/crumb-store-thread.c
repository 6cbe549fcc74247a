/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What takes long with the record runs in another thread and reports to this one. */

#include "crumb-store-private.h"

#include "record/database/crumb-tables.h"

gboolean
crumb_store_go_on (CrumbStore *self, double share, GError **error)
{
  /* A whole look of whoever waits, who has the record then. */
  if (self->owner != NULL && g_atomic_int_compare_and_exchange (&self->owner->wants, 1, 0))
    g_usleep (2 * CRUMB_STORE_LOOK_US);
  return crumb_headway_tell (self->headway, share, error);
}

/* Emits once what @beside had to say. */
static void
hear (CrumbStore *self, CrumbStore *beside)
{
  g_autofree char **ids = (char **) g_hash_table_get_keys_as_array (beside->changed, NULL);

  if (beside->damage_noticed)
    crumb_store_notice_damage (self);
  if (beside->all_changed || *ids != NULL)
    crumb_store_say_changed (self, beside->all_changed ? NULL : (const char *const *) ids);
  if (beside->players_changed)
    crumb_store_say_players_changed (self);
}

/* @beside: (nullable): the connection that wrote; nobody uses it any longer. */
static void
end_beside (CrumbStore *self, CrumbStore *beside)
{
  self->n_beside--;
  if (beside == NULL)
    return;
  /* Neither connection counts its own commits: where @beside has seen no other, all that is new here is its own. */
  self->more_changed |= crumb_record_get_version (beside->db) != beside->version;
  /* What the others have written they say themselves when they are done. */
  if (self->n_beside == 0 && self->more_changed)
    {
      beside->all_changed = beside->players_changed = TRUE;
      self->more_changed = FALSE;
    }
  if (self->watch != NULL)
    crumb_record_watch_skip (self->watch);
  if (self->held->len > 0)
    crumb_store_save_held (self);
  hear (self, beside);
}

/* What runs in another thread, with a connection of its own. */
typedef struct
{
  CrumbStore *beside;
  CrumbStoreWork work;
  gpointer data;
  GDestroyNotify free_data;

  /* Of a question alone. */
  CrumbStoreQuery query;
  GDestroyNotify free_answer;
  gpointer asker; /* only to compare */
  GWeakRef weak;
  CrumbStoreAnswer answer;
} Running;

static void
running_free (Running *running)
{
  if (running->free_data != NULL)
    running->free_data (running->data);
  g_clear_object (&running->beside);
  g_weak_ref_clear (&running->weak);
  g_free (running);
}

static GTask *
new_task (CrumbStore *self, gpointer data, GDestroyNotify free_data, CrumbHeadway *headway,
          GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (self, G_CANCELLABLE (headway), callback, user_data);
  Running *running = g_new0 (Running, 1);

  running->data = data;
  running->free_data = free_data;
  g_weak_ref_init (&running->weak, NULL);
  /* Once committed it is done, however late somebody cancels. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, running, (GDestroyNotify) running_free);
  return task;
}

static void
open_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *headway)
{
  GError *error = NULL;
  CrumbStore *store = crumb_store_open_anew (path, (CrumbHeadway *) headway, &error);

  if (store != NULL)
    g_task_return_pointer (task, store, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
crumb_store_open_async (const char *path, CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, G_CANCELLABLE (headway), callback, user_data);

  g_task_set_source_tag (task, crumb_store_open_async);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, open_in_thread);
}

CrumbStore *
crumb_store_open_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
run_in_thread (GTask *task, gpointer self, gpointer data, GCancellable *headway)
{
  Running *running = data;
  gpointer answer = NULL;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  running->beside = crumb_store_open_beside (self, &error);
  if (running->beside != NULL)
    {
      running->beside->headway = (CrumbHeadway *) headway;
      if (running->query != NULL)
        answer = running->query (running->beside, running->data, &error);
      else
        running->work (running->beside, running->data, &error);
      running->beside->headway = NULL;
    }
  if (error == NULL)
    g_task_return_pointer (task, answer, running->free_answer);
  /* If it was waiting for a lock, the error says so. */
  else if (g_task_return_error_if_cancelled (task))
    g_clear_error (&error);
  else
    g_task_return_error (task, error);
}

void
crumb_store_change_async (CrumbStore *self, CrumbStoreWork work, gpointer data, GDestroyNotify free_data,
                          CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (CRUMB_IS_STORE (self));

  task = new_task (self, data, free_data, headway, callback, user_data);
  g_task_set_source_tag (task, crumb_store_change_async);
  ((Running *) g_task_get_task_data (task))->work = work;
  self->n_beside++;
  g_task_run_in_thread (task, run_in_thread);
}

gpointer
crumb_store_change_get_data (GAsyncResult *result)
{
  return ((Running *) g_task_get_task_data (G_TASK (result)))->data;
}

gboolean
crumb_store_change_finish (CrumbStore *self, GAsyncResult *result, GError **error)
{
  Running *running = g_task_get_task_data (G_TASK (result));
  GError *why = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self) && g_task_is_valid (result, self), FALSE);

  end_beside (self, running->beside);
  g_clear_object (&running->beside);
  g_task_propagate_pointer (G_TASK (result), &why);
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, why);
  return FALSE;
}

static void
answered_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  CrumbStore *self = CRUMB_STORE (store);
  GTask *task = G_TASK (result);
  Running *running = g_task_get_task_data (task);
  g_autoptr (GObject) asker = g_weak_ref_get (&running->weak);
  g_autoptr (GError) error = NULL;
  gpointer answer;

  g_ptr_array_remove (self->questions, task);
  if (running->beside != NULL)
    hear (self, running->beside);
  g_clear_object (&running->beside);
  /* An answer that nobody hears is freed. */
  g_task_set_check_cancellable (task, TRUE);
  if (asker == NULL)
    g_cancellable_cancel (g_task_get_cancellable (task));
  answer = g_task_propagate_pointer (task, &error);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    running->answer (asker, answer, error);
}

/* What was asked before would be answered by what has changed since. */
static void
drop_earlier (CrumbStore *self, gconstpointer asker, CrumbStoreAnswer answer)
{
  for (guint i = 0; i < self->questions->len; i++)
    {
      GTask *task = self->questions->pdata[i];
      const Running *running = g_task_get_task_data (task);

      if (running->asker == asker && running->answer == answer)
        g_cancellable_cancel (g_task_get_cancellable (task));
    }
}

void
crumb_store_ask (CrumbStore *self, CrumbStoreQuery query, gpointer data, GDestroyNotify free_data,
                 GDestroyNotify free_answer, gpointer asker, CrumbStoreAnswer answer)
{
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();
  g_autoptr (GTask) task = NULL;
  Running *running;

  g_return_if_fail (CRUMB_IS_STORE (self) && G_IS_OBJECT (asker));

  drop_earlier (self, asker, answer);
  task = new_task (self, data, free_data, headway, answered_cb, NULL);
  g_task_set_source_tag (task, crumb_store_ask);
  running = g_task_get_task_data (task);
  running->query = query;
  running->free_answer = free_answer;
  running->asker = asker;
  running->answer = answer;
  g_weak_ref_set (&running->weak, asker);
  g_ptr_array_add (self->questions, task);
  g_task_run_in_thread (task, run_in_thread);
}

gboolean
crumb_store_is_asked (CrumbStore *self)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return self->questions->len > 0;
}
