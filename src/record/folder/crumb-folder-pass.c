/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One sync pass through a folder. */

#include "crumb-folder-pass.h"

#include "crumb-carried.h"
#include "crumb-folder-files.h"
#include "record/base/crumb-class.h"
#include "record/base/crumb-file-error.h"
#include "record/database/crumb-tables.h"
#include "record/files/crumb-game-file-private.h"
#include "record/files/crumb-game-name.h"
#include "record/files/crumb-game-take.h"
#include "record/files/crumb-turns.h"
#include "record/store/crumb-store-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many files are compared with their stored rows in one slice. */
#define COMPARE_SLICE 2000
/* Rows are stored after this many files. */
#define ROWS_MAX 200
/* Within this time a file can change without a new modification time: some file systems count in two seconds. */
#define FRESH (3 * G_USEC_PER_SEC)
/* How many names a file may have, when sync programs leave others half-written. */
#define NAMES_MAX 9

/*
 * Reads marks first, so that a deleted game is hidden before its file is read; writes last, so that files have the
 * result of everything read.
 */
typedef enum
{
  STAGE_LIST,
  STAGE_COMPARE_MARKS,
  STAGE_READ_MARKS,
  STAGE_COMPARE_GAMES,
  STAGE_READ_GAMES,
  STAGE_PLAN_MARKS,
  STAGE_WRITE_MARKS,
  STAGE_PLAN_GAMES,
  STAGE_WRITE_GAMES,
  STAGE_DONE,
} Stage;

struct _CrumbFolderPass
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbStore *record; /* @store, or the same record in another thread */
  GFile *place;
  char *folder;
  char *held;
  gboolean fill;
  GHashTable *troubles;

  Stage stage;
  GPtrArray *files;
  guint n_compared;
  char *compared;
  char *planned;
  GPtrArray *queue;
  guint n_taken;
  GPtrArray *rows;
  guint n_read;
  guint n_written;
  guint n_theirs;
  guint n_ours;

  /* What one slice is about. */
  char *name;
  char *text;
  CrumbCarried *row;
  CrumbFolderText *got;
  CrumbFolderFile *wrote;

  /* What it reports to the main loop. */
  GPtrArray *changed; /* ids of games */
  GPtrArray *hidden;
  GPtrArray *overruled;
  GError *error;
};

G_DEFINE_FINAL_TYPE (CrumbFolderPass, crumb_folder_pass, G_TYPE_OBJECT)

static sqlite3 *
get_db (CrumbFolderPass *self)
{
  return crumb_store_get_database (self->record);
}

static gboolean
keep_rows (CrumbFolderPass *self, GError **error)
{
  if (!crumb_carried_keep (get_db (self), self->folder, self->rows, error))
    return FALSE;
  g_ptr_array_set_size (self->rows, 0);
  return TRUE;
}

static gboolean
add_row (CrumbFolderPass *self, CrumbCarried *row, GError **error)
{
  g_ptr_array_add (self->rows, row);
  return self->rows->len < ROWS_MAX || keep_rows (self, error);
}

static CrumbCarried *
new_row (const CrumbFolderFile *file, gboolean mark, const char *game, gint64 version)
{
  CrumbCarried *row = g_new0 (CrumbCarried, 1);

  row->file = g_strdup (file->name);
  row->size = file->size;
  row->modified = g_get_real_time () - file->modified > FRESH ? file->modified : 0;
  row->mark = mark;
  row->game = g_strdup (game);
  row->version = version;
  return row;
}

static gboolean
add_gone_row (CrumbFolderPass *self, const char *file, GError **error)
{
  CrumbCarried *row = g_new0 (CrumbCarried, 1);

  g_hash_table_remove (self->troubles, file);
  row->file = g_strdup (file);
  row->size = -1;
  return add_row (self, row, error);
}

/* The next item in the queue; NULL when it is empty. */
static const char *
next_in_queue (CrumbFolderPass *self)
{
  return self->n_taken < self->queue->len ? self->queue->pdata[self->n_taken++] : NULL;
}

static void
begin_stage (CrumbFolderPass *self, Stage stage)
{
  self->stage = stage;
  self->n_compared = 0;
  self->n_taken = 0;
  g_ptr_array_set_size (self->queue, 0);
}

/* Compares a slice of the list with the stored rows, and queues the files to read. */
static gboolean
compare_slice (CrumbFolderPass *self, gboolean marks, GError **error)
{
  guint end = MIN (self->n_compared + COMPARE_SLICE, self->files->len);
  gboolean last = end == self->files->len;
  const CrumbFolderFile *last_file = last ? NULL : self->files->pdata[end - 1];
  g_autoptr (GPtrArray) known = crumb_carried_list (
      get_db (self), self->folder, self->compared != NULL ? self->compared : "", last ? NULL : last_file->name, error);
  guint k = 0;

  if (known == NULL)
    return FALSE;
  for (guint i = self->n_compared; i <= end; i++)
    {
      const CrumbFolderFile *file = i < end ? self->files->pdata[i] : NULL;
      const CrumbCarried *row;

      for (; k < known->len; k++)
        {
          row = known->pdata[k];
          if (file != NULL && strcmp (row->file, file->name) >= 0)
            break;
          if (!add_gone_row (self, row->file, error))
            return FALSE;
        }
      if (file == NULL)
        break;
      row = k < known->len ? known->pdata[k] : NULL;
      row = row != NULL && g_str_equal (row->file, file->name) ? known->pdata[k++] : NULL;
      if (crumb_mark_file_is_one (file->name) == marks
          && (row == NULL || row->size != file->size || row->modified != file->modified))
        g_ptr_array_add (self->queue, g_strdup (file->name));
    }

  self->n_compared = end;
  g_free (self->compared);
  self->compared = last ? NULL : g_strdup (last_file->name);
  if (last)
    self->stage++;
  return TRUE;
}

/* The import may have replaced the version that a file read earlier has. */
static gboolean
outdate (CrumbFolderPass *self, const char *game, GError **error)
{
  return keep_rows (self, error) && crumb_carried_outdate (get_db (self), self->folder, game, error);
}

/* Reports a bad file to people; an error of the record ends the pass. */
static gboolean
settle_bad_game (CrumbFolderPass *self, CrumbFolderText *got, GError *why, GError **error)
{
  if (!g_error_matches (why, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT)
      && !g_error_matches (why, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED))
    {
      g_propagate_error (error, why);
      return FALSE;
    }

  g_hash_table_replace (self->troubles, g_strdup (got->file->name), g_strdup (why->message));
  g_error_free (why);
  return add_row (self, new_row (got->file, FALSE, NULL, 0), error);
}

/* What people erased here only comes back when somebody restores it. */
static gboolean
find_erased (CrumbFolderPass *self, const char *id, gboolean *erased, GError **error)
{
  g_autoptr (CrumbMark) mark = NULL;

  *erased = FALSE;
  if (id == NULL)
    return TRUE;
  if (!crumb_mark_load (get_db (self), id, &mark, error))
    return FALSE;
  *erased = mark != NULL && mark->erased;
  return TRUE;
}

/* Deleting doesn't take a game that is being played from the table, nor what was played after it. */
static gboolean
overrule (CrumbFolderPass *self, const char *id, gboolean *overruled, GError **error)
{
  if (!crumb_mark_overrule (get_db (self), id, g_strcmp0 (self->held, id) == 0, overruled, error))
    return FALSE;
  if (*overruled)
    g_ptr_array_add (self->overruled, g_strdup (id));
  return TRUE;
}

static gboolean
settle_game (CrumbFolderPass *self, CrumbFolderText *got, GError **error)
{
  g_auto (CrumbGameTaken) taken = { .outcome = CRUMB_IMPORT_REFUSED };
  g_autoptr (GError) local_error = NULL;
  gboolean erased, overruled;

  if (self->held != NULL && g_strcmp0 (self->held, got->draft->head->id) == 0)
    return TRUE;
  if (!find_erased (self, got->draft->head->id, &erased, error))
    return FALSE;
  if (erased)
    return add_row (self, new_row (got->file, FALSE, got->draft->head->id, 0), error);
  if (!crumb_game_take (self->record, got->draft, CRUMB_IMPORT_AGREE, &taken, &local_error)
      && taken.outcome != CRUMB_IMPORT_DIFFERS)
    return settle_bad_game (self, got, g_steal_pointer (&local_error), error);

  /* A version that differs and wasn't imported loses on every machine, so there is nothing to count. */
  if (taken.outcome != CRUMB_IMPORT_KNOWN && taken.outcome != CRUMB_IMPORT_DIFFERS)
    self->n_read++;
  if (taken.waiting != NULL && taken.lost)
    self->n_ours++;
  else if (taken.waiting != NULL)
    self->n_theirs++;
  if (taken.waiting != NULL)
    g_ptr_array_add (self->changed, g_strdup (taken.waiting));
  if (crumb_game_taken_changed (&taken))
    g_ptr_array_add (self->changed, g_strdup (taken.id));
  if ((taken.outcome == CRUMB_IMPORT_LONGER && !outdate (self, taken.id, error))
      || !overrule (self, taken.id, &overruled, error))
    return FALSE;
  return add_row (self, new_row (got->file, FALSE, taken.id, taken.same ? taken.n_entries : 0), error);
}

/* A mark that was read, and what came of it. */
typedef struct
{
  CrumbFolderPass *pass;
  const CrumbMark *mark;
  gboolean there;
  gboolean kept;
  gboolean overruled;
} Marking;

/* If a restored game was erased here, its file has to be read again. A game that stays is never hidden in between. */
static gboolean
keep_mark (sqlite3 *db, gpointer data, GError **error)
{
  Marking *marking = data;
  const CrumbMark *mark = marking->mark;

  if (!crumb_mark_keep (db, mark, &marking->kept, error)
      || !crumb_tables_has_game (db, mark->id, &marking->there, error))
    return FALSE;
  if (!marking->kept)
    return TRUE;
  return mark->deleted ? overrule (marking->pass, mark->id, &marking->overruled, error)
                       : crumb_carried_forget_game (db, marking->pass->folder, mark->id, error);
}

/*
 * A file with a mark that loses is written again. One from the end of time is so only once: an older Crumb, for which
 * nothing is later, would write it back each time.
 */
static gboolean
is_left_alone (CrumbFolderPass *self, CrumbFolderText *got, const CrumbMark *now, gboolean *left, GError **error)
{
  g_autoptr (CrumbCarried) before = NULL;

  *left = crumb_mark_compare (got->mark, now) == 0;
  if (*left || got->mark->at != CRUMB_MARK_LAST)
    return TRUE;
  if (!crumb_carried_load (get_db (self), self->folder, got->file->name, &before, error))
    return FALSE;
  *left = before != NULL && before->version == crumb_mark_get_version (now);
  return TRUE;
}

static gboolean
settle_mark (CrumbFolderPass *self, CrumbFolderText *got, GError **error)
{
  CrumbMark *mark = got->mark;
  Marking marking = { .pass = self, .mark = mark };
  g_autoptr (CrumbMark) now = NULL;
  gboolean left;

  mark->known = g_get_real_time ();
  mark->outside = TRUE;
  if (!crumb_database_in_transaction (get_db (self), keep_mark, &marking, error)
      || !crumb_mark_load (get_db (self), mark->id, &now, error) || !is_left_alone (self, got, now, &left, error))
    return FALSE;
  if (marking.kept)
    {
      self->n_read++;
      g_ptr_array_add (self->changed, g_strdup (mark->id));
    }
  if (marking.kept && mark->deleted && marking.there && !marking.overruled)
    g_ptr_array_add (self->hidden, g_strdup (mark->id));
  return add_row (self, new_row (got->file, TRUE, mark->id, left ? crumb_mark_get_version (now) : 0), error);
}

static gboolean
settle_read (CrumbFolderPass *self, GError **error)
{
  g_autoptr (CrumbFolderText) got = g_steal_pointer (&self->got);

  if (got == NULL)
    return TRUE;
  g_hash_table_remove (self->troubles, got->file->name);
  if (got->draft != NULL)
    return settle_game (self, got, error);
  if (got->mark != NULL)
    return settle_mark (self, got, error);
  if (got->error != NULL)
    g_hash_table_replace (self->troubles, g_strdup (got->file->name),
                          g_strdup (crumb_file_error_tell (got->error, _ ("It isn’t there anymore."))));
  return add_row (self, new_row (got->file, crumb_mark_file_is_one (got->file->name), NULL, 0), error);
}

static gboolean
plan_marks (CrumbFolderPass *self, GError **error)
{
  g_autoptr (GPtrArray) marks = crumb_mark_list (get_db (self), error);

  if (marks == NULL)
    return FALSE;
  for (guint i = 0; i < marks->len; i++)
    {
      const CrumbMark *mark = marks->pdata[i];
      gboolean knows;
      gboolean has;

      if (!crumb_carried_knows (get_db (self), self->folder, mark->id, &knows, error)
          || !crumb_carried_has_mark (get_db (self), self->folder, mark->id, crumb_mark_get_version (mark), &has,
                                      error))
        return FALSE;
      if (knows && !has)
        g_ptr_array_add (self->queue, g_strdup (mark->id));
    }
  self->stage = STAGE_WRITE_MARKS;
  return TRUE;
}

/* A game damaged in the record has no file, so its trouble is stored under its id. */
static gboolean
is_of_record (gpointer key, gpointer sentence, gpointer user_data)
{
  return g_uuid_string_is_valid (key);
}

static gboolean
plan_games (CrumbFolderPass *self, GError **error)
{
  g_autoptr (GPtrArray) due = crumb_carried_list_due (get_db (self), self->folder, &self->planned, error);

  if (due == NULL)
    return FALSE;
  /* Games that are still damaged come up again in every pass, and are reported again. */
  g_hash_table_foreach_remove (self->troubles, is_of_record, NULL);
  g_ptr_array_extend_and_steal (self->queue, g_steal_pointer (&due));
  if (self->planned == NULL)
    self->stage = STAGE_WRITE_GAMES;
  return TRUE;
}

static char *
name_mark (gpointer id, guint nth)
{
  return crumb_mark_file_name (id, nth);
}

static char *
name_game (gpointer game, guint nth)
{
  return crumb_game_name_file (game, nth, ".json");
}

/* Takes the first name that is free: a file of another game, or one that can't be read, stays as it is. */
static gboolean
choose_name (CrumbFolderPass *self, const char *id, char *(*name_nth) (gpointer of, guint nth), gconstpointer of,
             GError **error)
{
  for (guint nth = 0; nth < NAMES_MAX && self->name == NULL; nth++)
    {
      g_autofree char *name = name_nth ((gpointer) of, nth);
      g_autoptr (CrumbCarried) row = NULL;

      if (!crumb_carried_load (get_db (self), self->folder, name, &row, error))
        return FALSE;
      if (row == NULL || g_strcmp0 (row->game, id) == 0)
        self->name = g_steal_pointer (&name);
    }
  return TRUE;
}

/* If no name is free, the file is not written yet. */
static void
prepare_write (CrumbFolderPass *self, char *text, gboolean mark, const char *id, gint64 version)
{
  if (self->name == NULL)
    {
      g_free (text);
      return;
    }
  self->text = text;
  self->row = g_new0 (CrumbCarried, 1);
  self->row->mark = mark;
  self->row->game = g_strdup (id);
  self->row->version = version;
}

static gboolean
prepare_mark (CrumbFolderPass *self, const char *id, GError **error)
{
  g_autoptr (CrumbMark) mark = NULL;

  if (!crumb_mark_load (get_db (self), id, &mark, error) || !choose_name (self, id, name_mark, id, error))
    return FALSE;
  g_return_val_if_fail (mark != NULL, FALSE);
  prepare_write (self, crumb_mark_file_write (mark), TRUE, id, crumb_mark_get_version (mark));
  return TRUE;
}

static gboolean
prepare_game (CrumbFolderPass *self, const char *id, GError **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_any_game (self->record, id, &local_error);

  /* One damaged game doesn't stop the others from being synced. */
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    {
      g_hash_table_replace (self->troubles, g_strdup (id), g_strdup (local_error->message));
      return TRUE;
    }
  if (game == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  if (!choose_name (self, id, name_game, game, error))
    return FALSE;
  prepare_write (self, crumb_game_file_write (game), FALSE, id, crumb_game_get_n_entries (game));
  return TRUE;
}

static gboolean
settle_write (CrumbFolderPass *self, GError **error)
{
  g_autoptr (CrumbFolderFile) wrote = g_steal_pointer (&self->wrote);
  g_autoptr (CrumbCarried) row = g_steal_pointer (&self->row);

  if (wrote == NULL)
    return TRUE;
  self->n_written++;
  return add_row (self, new_row (wrote, row->mark, row->game, row->version), error);
}

/* The stages that only query the record, a slice at a time. */
static gboolean
think (CrumbFolderPass *self, GError **error)
{
  switch (self->stage)
    {
    case STAGE_COMPARE_MARKS:
    case STAGE_COMPARE_GAMES:
      return compare_slice (self, self->stage == STAGE_COMPARE_MARKS, error);
    case STAGE_PLAN_MARKS:
      return plan_marks (self, error);
    case STAGE_PLAN_GAMES:
      return plan_games (self, error);
    case STAGE_LIST:
    case STAGE_READ_MARKS:
    case STAGE_READ_GAMES:
    case STAGE_WRITE_MARKS:
    case STAGE_WRITE_GAMES:
    case STAGE_DONE:
      break;
    }
  return TRUE;
}

/* The stages that read or write the queued files. */
static gboolean
prepare_next (CrumbFolderPass *self, GError **error)
{
  const char *next = next_in_queue (self);

  if (next == NULL)
    {
      begin_stage (self, self->stage + 1);
      return keep_rows (self, error);
    }
  if (self->stage == STAGE_WRITE_MARKS)
    return prepare_mark (self, next, error);
  if (self->stage == STAGE_WRITE_GAMES)
    return prepare_game (self, next, error);
  self->name = g_strdup (next);
  return TRUE;
}

static gboolean
works_off_queue (Stage stage)
{
  return stage == STAGE_READ_MARKS || stage == STAGE_READ_GAMES || stage == STAGE_WRITE_MARKS
         || stage == STAGE_WRITE_GAMES;
}

/* Another folder may be in its place, as where a disk isn't mounted: people are asked before it is filled. */
static gboolean
check_emptied (CrumbFolderPass *self, GError **error)
{
  gboolean had;

  if (self->files->len > 0 || self->fill)
    return TRUE;
  if (!crumb_carried_has_any (get_db (self), self->folder, &had, error))
    return FALSE;
  if (had)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_MISSING,
                 /* Translators: %s is the name of a folder. */
                 _ ("The sync folder “%s” had games in it and is empty now."), g_file_peek_path (self->place));
  return !had;
}

static gboolean
touch_files (CrumbFolderPass *self, GCancellable *cancellable, GError **error)
{
  if (self->stage == STAGE_LIST)
    {
      self->files = crumb_folder_files_list (self->place, cancellable, error);
      return self->files != NULL;
    }
  if (self->text != NULL)
    return crumb_folder_files_write (self->place, self->name, crumb_folder_files_find (self->files, self->name),
                                     self->text, &self->wrote, cancellable, error);
  if (self->name != NULL)
    self->got = crumb_folder_files_read (self->place, self->name, cancellable);
  return TRUE;
}

static gboolean
take_slice (CrumbFolderPass *self, GCancellable *cancellable, GError **error)
{
  gboolean wrote;

  if ((works_off_queue (self->stage) ? !prepare_next (self, error) : !think (self, error))
      || !touch_files (self, cancellable, error))
    return FALSE;
  if (self->stage == STAGE_LIST && !check_emptied (self, error))
    return FALSE;
  if (self->stage == STAGE_LIST)
    begin_stage (self, STAGE_COMPARE_MARKS);
  wrote = self->text != NULL;
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->text, g_free);
  return wrote ? settle_write (self, error) : settle_read (self, error);
}

static CrumbTurn
has_more (gpointer object, GError **error)
{
  CrumbFolderPass *self = object;

  return self->stage == STAGE_DONE ? CRUMB_TURN_DONE : CRUMB_TURN_WORK;
}

static void
work (gpointer object, GCancellable *cancellable)
{
  CrumbFolderPass *self = object;
  CrumbUpgrade waiting = { .cancellable = cancellable };
  gboolean done;

  if (self->record == NULL)
    self->record = crumb_store_open_beside (self->store, &self->error);
  if (self->record == NULL)
    return;
  crumb_store_set_upgrade (self->record, &waiting);
  done = take_slice (self, cancellable, &self->error);
  crumb_store_set_upgrade (self->record, NULL);
  /* From here on the error alone says whether it failed. */
  g_return_if_fail (done == (self->error == NULL));
}

static gboolean
settle (gpointer object, GError **error)
{
  CrumbFolderPass *self = object;
  g_auto (GStrv) changed = NULL;

  g_ptr_array_add (self->changed, NULL);
  changed = (GStrv) g_ptr_array_steal (self->changed, NULL);
  crumb_store_wrote_beside (self->store, self->record, (const char *const *) changed);
  if (self->error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&self->error));
  return FALSE;
}

static const CrumbTurns turns = { .prepare = has_more, .work = work, .settle = settle };

static void
crumb_folder_pass_class_init (CrumbFolderPassClass *klass)
{
  crumb_class_owns (klass, CrumbFolderPass, g_object_unref, store, record, place);
  crumb_class_owns (klass, CrumbFolderPass, g_hash_table_unref, troubles);
  crumb_class_owns (klass, CrumbFolderPass, g_ptr_array_unref, files, queue, rows, changed, hidden, overruled);
  crumb_class_owns (klass, CrumbFolderPass, crumb_carried_free, row);
  crumb_class_owns (klass, CrumbFolderPass, crumb_folder_text_free, got);
  crumb_class_owns (klass, CrumbFolderPass, crumb_folder_file_free, wrote);
  crumb_class_owns (klass, CrumbFolderPass, g_error_free, error);
  crumb_class_owns (klass, CrumbFolderPass, g_free, folder, held, compared, planned, name, text);
}

static void
crumb_folder_pass_init (CrumbFolderPass *self)
{
  self->queue = g_ptr_array_new_with_free_func (g_free);
  self->changed = g_ptr_array_new_with_free_func (g_free);
  self->hidden = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  self->overruled = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_carried_free);
}

CrumbFolderPass *
crumb_folder_pass_new (CrumbStore *store, GFile *place, const char *held, GHashTable *troubles)
{
  CrumbFolderPass *self = g_object_new (CRUMB_TYPE_FOLDER_PASS, NULL);

  self->store = g_object_ref (store);
  self->place = g_object_ref (place);
  self->folder = g_file_get_uri (place);
  self->held = g_strdup (held);
  self->troubles = g_hash_table_ref (troubles);
  return self;
}

void
crumb_folder_pass_fill (CrumbFolderPass *self)
{
  self->fill = TRUE;
}

gboolean
crumb_folder_pass_run (CrumbFolderPass *self, GError **error)
{
  CrumbTurn turn;

  g_set_object (&self->record, self->store);
  do
    turn = crumb_turns_step (&turns, G_OBJECT (self), NULL, error);
  while (turn == CRUMB_TURN_WORK);
  return turn == CRUMB_TURN_DONE;
}

void
crumb_folder_pass_run_async (CrumbFolderPass *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer user_data)
{
  crumb_turns_run_async (&turns, G_OBJECT (self), cancellable, callback, user_data);
}

gboolean
crumb_folder_pass_run_finish (CrumbFolderPass *self, GAsyncResult *result, GError **error)
{
  return crumb_turns_run_finish (G_OBJECT (self), result, error);
}

guint
crumb_folder_pass_get_n_read (CrumbFolderPass *self)
{
  return self->n_read;
}

guint
crumb_folder_pass_get_n_written (CrumbFolderPass *self)
{
  return self->n_written;
}

guint
crumb_folder_pass_get_n_theirs (CrumbFolderPass *self)
{
  return self->n_theirs;
}

guint
crumb_folder_pass_get_n_ours (CrumbFolderPass *self)
{
  return self->n_ours;
}

const char *const *
crumb_folder_pass_get_hidden (CrumbFolderPass *self)
{
  return (const char *const *) self->hidden->pdata;
}

const char *const *
crumb_folder_pass_get_overruled (CrumbFolderPass *self)
{
  return (const char *const *) self->overruled->pdata;
}
