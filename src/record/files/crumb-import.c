/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports many games, one by one. */

#include "crumb-import.h"

#include "crumb-game-file-private.h"
#include "crumb-game-take.h"
#include "record/base/crumb-class.h"
#include "record/store/crumb-store-private.h"

/* How often one game is taken while other programs change it in between. */
#define TRIES 8
/* How long files that have nothing to import are read before the main loop hears of them. */
#define SLICE_US 20000

/* A game that was read, on its way to the main loop. */
typedef struct
{
  CrumbGameText *text;
  CrumbGameTaken taken;
  GError *error;
} Arrival;

struct _CrumbImport
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbStore *beside; /* (nullable): writes in another thread */
  CrumbGameReader *reader;

  GPtrArray *arrivals; /* Arrival: passed from the other thread */

  gboolean in_thread;
  gboolean done;
  GPtrArray *results;
  GPtrArray *asked;
  guint counts[CRUMB_N_IMPORT_OUTCOMES];
};

G_DEFINE_FINAL_TYPE (CrumbImport, crumb_import, G_TYPE_OBJECT)

static void
arrival_free (Arrival *arrival)
{
  g_clear_pointer (&arrival->text, crumb_game_text_free);
  crumb_game_taken_clear (&arrival->taken);
  g_clear_error (&arrival->error);
  g_free (arrival);
}

static void
result_free (CrumbImportResult *result)
{
  g_clear_object (&result->file);
  g_clear_pointer (&result->id, g_free);
  g_clear_pointer (&result->replaced, g_free);
  g_clear_error (&result->error);
  crumb_game_file_refusal_clear (&result->refusal);
  g_free (result);
}

/* Whether the error is about the file, rather than the record. */
static gboolean
is_about_file (const GError *error)
{
  return g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT)
         || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED)
         || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DIFFERS)
         || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NEWER);
}

static void
set_outcome (CrumbImport *self, CrumbImportResult *result, CrumbGameTaken *taken, GError *error)
{
  g_clear_pointer (&result->id, g_free);
  g_clear_pointer (&result->replaced, g_free);
  g_clear_error (&result->error);
  crumb_game_file_refusal_clear (&result->refusal);
  result->replaced = g_steal_pointer (&taken->waiting);
  result->outcome = taken->outcome;
  result->id = g_steal_pointer (&taken->id);
  result->error = error;
  result->refusal = taken->refusal;
  taken->refusal = (CrumbGameFileRefusal) { 0 };
  self->counts[result->outcome]++;
}

static CrumbGameDraft *
parse (GBytes *text, guint line, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (text, &length);

  return crumb_game_draft_parse (data != NULL ? data : "", length, line, error);
}

static gboolean
take_once (CrumbImport *self, GBytes *text, guint line, CrumbImportChoice choice, CrumbGameTaken *taken,
           GCancellable *cancellable, GError **error)
{
  g_autoptr (CrumbGameDraft) draft = parse (text, line, error);
  CrumbUpgrade waiting = { .cancellable = cancellable };
  CrumbStore *store;
  gboolean done;

  *taken = (CrumbGameTaken) { .outcome = CRUMB_IMPORT_REFUSED };
  if (draft == NULL)
    return FALSE;
  if (self->in_thread && self->beside == NULL)
    self->beside = crumb_store_open_beside (self->store, error);
  if (self->in_thread && self->beside == NULL)
    return FALSE;

  store = self->in_thread ? self->beside : self->store;
  crumb_store_set_upgrade (store, &waiting);
  done = crumb_game_take (store, draft, choice, taken, error);
  crumb_store_set_upgrade (store, NULL);
  return done;
}

/* Imports one game, in any thread. Another program may do so at the same moment: what it wrote is known then. */
static gboolean
take (CrumbImport *self, GBytes *text, guint line, CrumbImportChoice choice, CrumbGameTaken *taken,
      GCancellable *cancellable, GError **error)
{
  for (guint tries = 1;; tries++)
    {
      g_autoptr (GError) local_error = NULL;

      if (take_once (self, text, line, choice, taken, cancellable, &local_error))
        return TRUE;
      if (tries == TRIES || !g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
      crumb_game_taken_clear (taken);
    }
}

/* Returns whether the record was left alone, so that nobody has to wait for the next one. */
static gboolean
take_next (CrumbImport *self, GCancellable *cancellable)
{
  Arrival *arrival = g_new0 (Arrival, 1);
  CrumbGameText *text = crumb_game_reader_next (self->reader, cancellable);
  gboolean done;

  g_ptr_array_add (self->arrivals, arrival);
  arrival->text = text;
  arrival->taken.outcome = CRUMB_IMPORT_REFUSED;
  if (text == NULL)
    return FALSE;
  arrival->error = g_steal_pointer (&text->error);
  if (text->text == NULL)
    return TRUE;
  done = take (self, text->text, text->line, CRUMB_IMPORT_ASK, &arrival->taken, cancellable, &arrival->error);
  /* From here on the error alone says whether it failed. */
  g_return_val_if_fail (done == (arrival->error == NULL), FALSE);
  return arrival->taken.outcome == CRUMB_IMPORT_REFUSED && arrival->error != NULL && is_about_file (arrival->error);
}

static void
take_some (gpointer object, GCancellable *cancellable)
{
  CrumbImport *self = object;
  gint64 end = g_get_monotonic_time () + SLICE_US;

  while (take_next (self, cancellable) && self->in_thread && g_get_monotonic_time () < end)
    ;
}

static void
say_taken (CrumbImport *self, const CrumbGameTaken *taken)
{
  const char *ids[] = { crumb_game_taken_changed (taken) ? taken->id : NULL, NULL };

  crumb_store_wrote_beside (self->store, self->beside, ids);
}

static gboolean
settle_arrival (CrumbImport *self, Arrival *arrival, GError **error)
{
  CrumbGameText *text = arrival->text;
  CrumbImportResult *result;

  self->done = text == NULL;
  if (self->done)
    return TRUE;
  if (text->text != NULL && arrival->error != NULL && !is_about_file (arrival->error))
    {
      g_propagate_error (error, g_steal_pointer (&arrival->error));
      return FALSE;
    }

  say_taken (self, &arrival->taken);
  result = g_new0 (CrumbImportResult, 1);
  result->file = g_object_ref (text->file);
  result->n = text->n;
  set_outcome (self, result, &arrival->taken, g_steal_pointer (&arrival->error));
  g_ptr_array_add (self->results, result);
  /* Holds only those games that people still have to decide about. */
  g_ptr_array_add (self->asked, result->outcome == CRUMB_IMPORT_DIFFERS ? g_bytes_ref (text->text) : NULL);
  return TRUE;
}

static gboolean
settle (gpointer object, GError **error)
{
  CrumbImport *self = object;
  gboolean settled = TRUE;

  for (guint i = 0; settled && i < self->arrivals->len; i++)
    settled = settle_arrival (self, self->arrivals->pdata[i], error);
  g_ptr_array_set_size (self->arrivals, 0);
  if (settled && !self->done)
    g_signal_emit_by_name (self, "progress");
  return settled;
}

static CrumbTurn
has_more (gpointer object, GError **error)
{
  CrumbImport *self = object;

  return self->done ? CRUMB_TURN_DONE : CRUMB_TURN_WORK;
}

static const CrumbTurns turns = { .prepare = has_more, .work = take_some, .settle = settle };

static void
crumb_import_class_init (CrumbImportClass *klass)
{
  crumb_class_owns (klass, CrumbImport, g_object_unref, store, beside);
  crumb_class_owns (klass, CrumbImport, crumb_game_reader_free, reader);
  crumb_class_owns (klass, CrumbImport, g_ptr_array_unref, arrivals, results, asked);

  crumb_class_signal (klass, "progress", 0);
}

static void
crumb_import_init (CrumbImport *self)
{
  self->arrivals = g_ptr_array_new_with_free_func ((GDestroyNotify) arrival_free);
  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) result_free);
  self->asked = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
}

CrumbImport *
crumb_import_new (CrumbStore *store, CrumbGameReader *reader)
{
  CrumbImport *self = g_object_new (CRUMB_TYPE_IMPORT, NULL);

  self->store = g_object_ref (store);
  self->reader = reader;
  return self;
}

CrumbTurn
crumb_import_step (CrumbImport *self, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self), CRUMB_TURN_FAILED);

  return crumb_turns_step (&turns, G_OBJECT (self), cancellable, error);
}

gboolean
crumb_import_has_more (CrumbImport *self)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self), FALSE);

  return !self->done;
}

void
crumb_import_run_async (CrumbImport *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (CRUMB_IS_IMPORT (self));

  self->in_thread = TRUE;
  crumb_turns_run_async (&turns, G_OBJECT (self), cancellable, callback, user_data);
}

gboolean
crumb_import_run_finish (CrumbImport *self, GAsyncResult *result, GError **error)
{
  return crumb_turns_run_finish (G_OBJECT (self), result, error);
}

double
crumb_import_get_share (CrumbImport *self)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self), 0);

  return crumb_game_reader_get_share (self->reader);
}

guint
crumb_import_count (CrumbImport *self, CrumbImportOutcome outcome)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self) && outcome < CRUMB_N_IMPORT_OUTCOMES, 0);

  return self->counts[outcome];
}

guint
crumb_import_get_n_results (CrumbImport *self)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self), 0);

  return self->results->len;
}

const CrumbImportResult *
crumb_import_get_result (CrumbImport *self, guint n)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self) && n < self->results->len, NULL);

  return self->results->pdata[n];
}

CrumbGame *
crumb_import_look_at (CrumbImport *self, guint n)
{
  g_autoptr (CrumbGameDraft) draft = NULL;

  g_return_val_if_fail (CRUMB_IS_IMPORT (self) && n < self->results->len, NULL);
  g_return_val_if_fail (self->asked->pdata[n] != NULL, NULL);

  draft = parse (self->asked->pdata[n], 1, NULL);
  return draft != NULL ? crumb_game_file_look_at (draft) : NULL;
}

static void
settle_answer (CrumbImport *self, guint n, CrumbGameTaken *taken)
{
  CrumbImportResult *result = self->results->pdata[n];

  say_taken (self, taken);
  self->counts[result->outcome]--;
  set_outcome (self, result, taken, NULL);
  g_clear_pointer (&self->asked->pdata[n], g_bytes_unref);
}

gboolean
crumb_import_answer (CrumbImport *self, guint n, CrumbImportChoice choice, GError **error)
{
  g_auto (CrumbGameTaken) taken = { 0 };

  g_return_val_if_fail (CRUMB_IS_IMPORT (self) && n < self->results->len, FALSE);
  g_return_val_if_fail (self->asked->pdata[n] != NULL, FALSE);

  if (choice == CRUMB_IMPORT_ASK)
    return TRUE;
  if (!take (self, self->asked->pdata[n], 1, choice, &taken, NULL, error))
    return FALSE;
  settle_answer (self, n, &taken);
  return TRUE;
}

/* An answer on its way into the record. */
typedef struct
{
  guint n;
  CrumbImportChoice choice;
  CrumbGameTaken taken;
} Answering;

static void
answering_free (Answering *answering)
{
  crumb_game_taken_clear (&answering->taken);
  g_free (answering);
}

static void
answer_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  CrumbImport *self = object;
  Answering *answering = data;
  GError *error = NULL;

  if (answering->choice == CRUMB_IMPORT_ASK
      || take (self, self->asked->pdata[answering->n], 1, answering->choice, &answering->taken, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
crumb_import_answer_async (CrumbImport *self, guint n, CrumbImportChoice choice, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Answering *answering;

  g_return_if_fail (CRUMB_IS_IMPORT (self) && n < self->results->len);
  g_return_if_fail (self->asked->pdata[n] != NULL);

  self->in_thread = TRUE;
  answering = g_new0 (Answering, 1);
  answering->n = n;
  answering->choice = choice;
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, crumb_import_answer_async);
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_task_data (task, answering, (GDestroyNotify) answering_free);
  g_task_run_in_thread (task, answer_in_thread);
}

gboolean
crumb_import_answer_finish (CrumbImport *self, GAsyncResult *result, GError **error)
{
  Answering *answering = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  if (answering->choice != CRUMB_IMPORT_ASK)
    settle_answer (self, answering->n, &answering->taken);
  return TRUE;
}
