/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Runs work in slices that alternate between the main loop and another thread. */

#include "crumb-turns.h"

static void take_turn (GTask *all);

static gboolean
settle (const CrumbTurns *turns, gpointer self, GError **error)
{
  return turns->settle == NULL || turns->settle (self, error);
}

static void
work_in_thread (GTask *turn, gpointer self, gpointer data, GCancellable *cancellable)
{
  const CrumbTurns *turns = data;

  turns->work (self, cancellable);
  g_task_return_boolean (turn, TRUE);
}

static void
turn_done_cb (GObject *self, GAsyncResult *turn, gpointer user_data)
{
  g_autoptr (GTask) all = user_data;
  const CrumbTurns *turns = g_task_get_task_data (all);
  GError *error = NULL;

  if (settle (turns, self, &error))
    take_turn (all);
  else
    g_task_return_error (all, error);
}

static void
take_turn (GTask *all)
{
  const CrumbTurns *turns = g_task_get_task_data (all);
  GObject *self = g_task_get_source_object (all);
  g_autoptr (GTask) turn = NULL;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (all))
    return;
  switch (turns->prepare (self, &error))
    {
    case CRUMB_TURN_DONE:
      g_task_return_boolean (all, TRUE);
      return;
    case CRUMB_TURN_FAILED:
      g_task_return_error (all, error);
      return;
    case CRUMB_TURN_WORK:
      break;
    }

  turn = g_task_new (self, g_task_get_cancellable (all), turn_done_cb, g_object_ref (all));
  g_task_set_source_tag (turn, take_turn);
  g_task_set_priority (turn, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_check_cancellable (turn, FALSE);
  g_task_set_task_data (turn, (gpointer) turns, NULL);
  g_task_run_in_thread (turn, work_in_thread);
}

CrumbTurn
crumb_turns_step (const CrumbTurns *turns, GObject *self, GCancellable *cancellable, GError **error)
{
  CrumbTurn turn = CRUMB_TURN_FAILED;

  if (!g_cancellable_set_error_if_cancelled (cancellable, error))
    turn = turns->prepare (self, error);
  if (turn != CRUMB_TURN_WORK)
    return turn;

  turns->work (self, cancellable);
  return settle (turns, self, error) ? CRUMB_TURN_WORK : CRUMB_TURN_FAILED;
}

void
crumb_turns_run_async (const CrumbTurns *turns, GObject *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) all = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (all, crumb_turns_run_async);
  g_task_set_priority (all, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_task_data (all, (gpointer) turns, NULL);
  take_turn (all);
}

gboolean
crumb_turns_run_finish (GObject *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
