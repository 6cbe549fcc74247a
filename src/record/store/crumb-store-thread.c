/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What takes long with the record runs in another thread and reports to this one. */

#include "crumb-store-private.h"

#include "record/database/crumb-tables.h"

/* The unit of progress, since an int can be set atomically. */
#define SHARES 10000

typedef struct
{
  char *path;
  CrumbStore *beside;
  CrumbStoreWork work;
  gpointer data;
  CrumbStoreProgress progress;
  gpointer user_data;
  GMainContext *context;
  int share; /* in SHARES, set by the worker and read by the caller's thread */
} Running;

static void
running_free (Running *running)
{
  g_free (running->path);
  g_clear_object (&running->beside);
  g_main_context_unref (running->context);
  g_free (running);
}

static GTask *
new_task (gpointer source, CrumbStoreProgress progress, gpointer progress_data, GCancellable *cancellable,
          GAsyncReadyCallback callback, gpointer user_data, gpointer tag)
{
  GTask *task = g_task_new (source, cancellable, callback, user_data);
  Running *running = g_new0 (Running, 1);

  running->progress = progress;
  running->user_data = progress_data;
  running->context = g_main_context_ref_thread_default ();
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, running, (GDestroyNotify) running_free);
  return task;
}

static gboolean
tell_cb (gpointer user_data)
{
  GTask *task = user_data;
  Running *running = g_task_get_task_data (task);

  /* No progress after the callback, nor once canceled. */
  if (!g_task_get_completed (task) && !g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    running->progress ((double) g_atomic_int_get (&running->share) / SHARES, running->user_data);
  return G_SOURCE_REMOVE;
}

static void
tell (double share, gpointer user_data)
{
  GTask *task = user_data;
  Running *running = g_task_get_task_data (task);
  g_autoptr (GSource) source = NULL;

  if (running->progress == NULL)
    return;
  g_atomic_int_set (&running->share, (int) (share * SHARES));
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, g_object_ref (task), g_object_unref);
  g_source_attach (source, running->context);
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Running *running = data;
  CrumbUpgrade upgrade = { .progress = tell, .user_data = task, .cancellable = cancellable };
  GError *error = NULL;
  CrumbStore *store = crumb_store_open_with (running->path, &upgrade, &error);

  if (store != NULL)
    g_task_return_pointer (task, store, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
crumb_store_open_async (const char *path, CrumbStoreProgress progress, gpointer progress_data,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task =
      new_task (NULL, progress, progress_data, cancellable, callback, user_data, crumb_store_open_async);
  Running *running = g_task_get_task_data (task);

  running->path = g_strdup (path);
  g_task_run_in_thread (task, open_in_thread);
}

CrumbStore *
crumb_store_open_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
change_in_thread (GTask *task, gpointer self, gpointer data, GCancellable *cancellable)
{
  Running *running = data;
  CrumbUpgrade upgrade = { .progress = tell, .user_data = task, .cancellable = cancellable };
  GError *error = NULL;
  gboolean done = FALSE;

  running->beside = crumb_store_open_beside (self, &error);
  if (running->beside != NULL)
    {
      crumb_store_set_upgrade (running->beside, &upgrade);
      done = running->work (running->beside, running->data, &error);
      crumb_store_set_upgrade (running->beside, NULL);
    }
  if (done)
    g_task_return_boolean (task, TRUE);
  /* If it was waiting for a lock, the error says so. */
  else if (g_task_return_error_if_cancelled (task))
    g_clear_error (&error);
  else
    g_task_return_error (task, error);
}

void
crumb_store_change_async (CrumbStore *self, CrumbStoreWork work, gpointer data, CrumbStoreProgress progress,
                          gpointer progress_data, GCancellable *cancellable, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Running *running;

  g_return_if_fail (CRUMB_IS_STORE (self));

  task = new_task (self, progress, progress_data, cancellable, callback, user_data, crumb_store_change_async);
  /* Once committed it is done, however late somebody cancels. */
  g_task_set_check_cancellable (task, FALSE);
  running = g_task_get_task_data (task);
  running->work = work;
  running->data = data;
  g_task_run_in_thread (task, change_in_thread);
}

gboolean
crumb_store_change_finish (CrumbStore *self, GAsyncResult *result, GError **error)
{
  const char *none[] = { NULL };
  Running *running = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (CRUMB_IS_STORE (self) && g_task_is_valid (result, self), FALSE);

  if (running->beside != NULL)
    crumb_store_wrote_beside (self, running->beside, none);
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  crumb_store_say_changed (self, NULL);
  crumb_store_say_players_changed (self);
  return TRUE;
}

typedef struct
{
  CrumbStore *beside;
  CrumbStoreQuery query;
  gpointer data;
  GDestroyNotify free_data;
  GDestroyNotify free_answer;
  gpointer asker; /* only to compare */
  GWeakRef weak;
  CrumbStoreAnswer answer;
} Question;

static void
question_free (Question *question)
{
  if (question->free_data != NULL)
    question->free_data (question->data);
  g_clear_object (&question->beside);
  g_weak_ref_clear (&question->weak);
  g_free (question);
}

static void
ask_in_thread (GTask *task, gpointer self, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  CrumbUpgrade waiting = { .cancellable = cancellable };
  gpointer answer = NULL;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  question->beside = crumb_store_open_beside (self, &error);
  if (question->beside != NULL)
    {
      crumb_store_set_upgrade (question->beside, &waiting);
      answer = question->query (question->beside, question->data, &error);
      crumb_store_set_upgrade (question->beside, NULL);
    }
  if (answer != NULL || error == NULL)
    g_task_return_pointer (task, answer, question->free_answer);
  else
    g_task_return_error (task, error);
}

static void
answered_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  CrumbStore *self = CRUMB_STORE (store);
  GTask *task = G_TASK (result);
  Question *question = g_task_get_task_data (task);
  g_autoptr (GObject) asker = g_weak_ref_get (&question->weak);
  g_autoptr (GError) error = NULL;
  gpointer answer;

  g_ptr_array_remove (crumb_store_get_questions (self), task);
  if (question->beside != NULL)
    crumb_store_pass_damage (self, question->beside);
  g_clear_object (&question->beside);
  if (asker == NULL)
    g_cancellable_cancel (g_task_get_cancellable (task));
  answer = g_task_propagate_pointer (task, &error);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    question->answer (asker, answer, error);
}

/* What was asked before would be answered by what has changed since. */
static void
drop_earlier (CrumbStore *self, gconstpointer asker, CrumbStoreAnswer answer)
{
  GPtrArray *questions = crumb_store_get_questions (self);

  for (guint i = 0; i < questions->len; i++)
    {
      const Question *question = g_task_get_task_data (questions->pdata[i]);

      if (question->asker == asker && question->answer == answer)
        g_cancellable_cancel (g_task_get_cancellable (questions->pdata[i]));
    }
}

void
crumb_store_ask (CrumbStore *self, CrumbStoreQuery query, gpointer data, GDestroyNotify free_data,
                 GDestroyNotify free_answer, gpointer asker, CrumbStoreAnswer answer)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (CRUMB_IS_STORE (self) && G_IS_OBJECT (asker));

  drop_earlier (self, asker, answer);
  question = g_new0 (Question, 1);
  question->query = query;
  question->data = data;
  question->free_data = free_data;
  question->free_answer = free_answer;
  question->asker = asker;
  question->answer = answer;
  g_weak_ref_init (&question->weak, asker);
  task = g_task_new (self, cancellable, answered_cb, NULL);
  g_task_set_source_tag (task, crumb_store_ask);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_ptr_array_add (crumb_store_get_questions (self), task);
  g_task_run_in_thread (task, ask_in_thread);
}

gboolean
crumb_store_is_asked (CrumbStore *self)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return crumb_store_get_questions (self)->len > 0;
}
