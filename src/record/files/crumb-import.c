/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports many games, one by one. */

#include "crumb-import.h"

#include "crumb-game-take.h"
#include "record/base/crumb-class.h"
#include "record/store/crumb-store-private.h"

/* How often one game is taken while other programs change it in between. */
#define TRIES 8
struct _CrumbImport
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbGameReader *reader;
  int n_read; /* set by the thread that reads */
  GPtrArray *results;
  guint counts[CRUMB_N_IMPORT_OUTCOMES];
};

G_DEFINE_FINAL_TYPE (CrumbImport, crumb_import, G_TYPE_OBJECT)

static void
result_free (CrumbImportResult *result)
{
  g_clear_object (&result->file);
  g_clear_pointer (&result->id, g_free);
  g_clear_pointer (&result->replaced, g_free);
  g_clear_error (&result->error);
  crumb_game_file_refusal_clear (&result->refusal);
  g_clear_pointer (&result->text, g_bytes_unref);
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

/* Imports one game. Another program may do so at the same moment: what it wrote is known then. */
static gboolean
take (CrumbStore *store, GBytes *text, guint line, CrumbImportChoice choice, CrumbGameTaken *taken, GError **error)
{
  for (guint tries = 1;; tries++)
    {
      g_autoptr (CrumbGameDraft) draft = parse (text, line, error);
      g_autoptr (GError) local_error = NULL;

      *taken = (CrumbGameTaken) { .outcome = CRUMB_IMPORT_REFUSED };
      if (draft == NULL)
        return FALSE;
      if (crumb_game_take (store, draft, choice, taken, &local_error))
        break;
      if (tries == TRIES || !g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
      crumb_game_taken_clear (taken);
    }
  if (crumb_game_taken_changed (taken))
    crumb_store_say_one_changed (store, taken->id);
  return TRUE;
}

/* Reads the next game and stores it, or adds a result that says why not. */
static gboolean
take_next (CrumbImport *self, CrumbStore *store, GCancellable *cancellable, GError **error)
{
  g_autoptr (CrumbGameText) text = NULL;
  g_auto (CrumbGameTaken) taken = { .outcome = CRUMB_IMPORT_REFUSED };
  g_autoptr (GError) why = NULL;
  CrumbImportResult *result;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  text = crumb_game_reader_next (self->reader, cancellable);
  if (text == NULL)
    {
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return FALSE;
    }
  if (text->text == NULL)
    why = g_steal_pointer (&text->error);
  else if (!take (store, text->text, text->line, CRUMB_IMPORT_ASK, &taken, &why) && !is_about_file (why))
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }

  result = g_new0 (CrumbImportResult, 1);
  result->file = g_object_ref (text->file);
  result->n = text->n;
  set_outcome (self, result, &taken, g_steal_pointer (&why));
  g_ptr_array_add (self->results, result);
  g_atomic_int_inc (&self->n_read);
  if (result->outcome == CRUMB_IMPORT_DIFFERS)
    result->text = g_bytes_ref (text->text);
  return TRUE;
}

static void
crumb_import_class_init (CrumbImportClass *klass)
{
  crumb_class_owns (klass, CrumbImport, g_object_unref, store);
  crumb_class_owns (klass, CrumbImport, crumb_game_reader_free, reader);
  crumb_class_owns (klass, CrumbImport, g_ptr_array_unref, results);
}

static void
crumb_import_init (CrumbImport *self)
{
  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) result_free);
}

CrumbImport *
crumb_import_new (CrumbStore *store, CrumbGameReader *reader)
{
  CrumbImport *self = g_object_new (CRUMB_TYPE_IMPORT, NULL);

  self->store = g_object_ref (store);
  self->reader = reader;
  return self;
}

gboolean
crumb_import_next (CrumbImport *self, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self), FALSE);

  return take_next (self, self->store, cancellable, error);
}

static gboolean
run (CrumbStore *beside, gpointer data, GError **error)
{
  CrumbImport *self = data;
  GCancellable *cancellable = G_CANCELLABLE (crumb_store_get_headway (beside));
  GError *why = NULL;

  while (take_next (self, beside, cancellable, &why)
         && crumb_store_go_on (beside, crumb_game_reader_get_share (self->reader), &why))
    continue;
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, why);
  return FALSE;
}

void
crumb_import_run_async (CrumbImport *self, CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (CRUMB_IS_IMPORT (self));

  crumb_store_change_async (self->store, run, g_object_ref (self), g_object_unref, headway, callback, user_data);
}

gboolean
crumb_import_run_finish (CrumbImport *self, GAsyncResult *result, GError **error)
{
  return crumb_store_change_finish (self->store, result, error);
}

guint
crumb_import_get_n_read (CrumbImport *self)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self), 0);

  return (guint) g_atomic_int_get (&self->n_read);
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
  const CrumbImportResult *result = crumb_import_get_result (self, n);
  g_autoptr (CrumbGameDraft) draft = NULL;

  g_return_val_if_fail (result != NULL && result->text != NULL, NULL);

  draft = parse (result->text, 1, NULL);
  return draft != NULL ? crumb_game_draft_look_at (draft) : NULL;
}

static gboolean
answer (CrumbImport *self, CrumbStore *store, guint n, CrumbImportChoice choice, GError **error)
{
  CrumbImportResult *result = self->results->pdata[n];
  g_auto (CrumbGameTaken) taken = { 0 };

  g_return_val_if_fail (result->text != NULL, FALSE);

  if (choice == CRUMB_IMPORT_ASK)
    return TRUE;
  if (!take (store, result->text, 1, choice, &taken, error))
    return FALSE;
  self->counts[result->outcome]--;
  set_outcome (self, result, &taken, NULL);
  g_clear_pointer (&result->text, g_bytes_unref);
  return TRUE;
}

gboolean
crumb_import_answer (CrumbImport *self, guint n, CrumbImportChoice choice, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_IMPORT (self) && n < self->results->len, FALSE);

  return answer (self, self->store, n, choice, error);
}

/* An answer on its way into the record. */
typedef struct
{
  CrumbImport *import;
  guint n;
  CrumbImportChoice choice;
} Answering;

static void
answering_free (Answering *answering)
{
  g_object_unref (answering->import);
  g_free (answering);
}

static gboolean
answer_beside (CrumbStore *beside, gpointer data, GError **error)
{
  const Answering *answering = data;

  return answer (answering->import, beside, answering->n, answering->choice, error);
}

void
crumb_import_answer_async (CrumbImport *self, guint n, CrumbImportChoice choice, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  Answering *answering;

  g_return_if_fail (CRUMB_IS_IMPORT (self) && n < self->results->len);

  answering = g_new0 (Answering, 1);
  answering->import = g_object_ref (self);
  answering->n = n;
  answering->choice = choice;
  crumb_store_change_async (self->store, answer_beside, answering, (GDestroyNotify) answering_free, NULL, callback,
                            user_data);
}
