/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One sync pass through a folder. */

#include "crumb-folder-pass.h"

#include "crumb-carried.h"
#include "crumb-folder-files.h"
#include "record/base/crumb-file-error.h"
#include "record/database/crumb-tables.h"
#include "record/files/crumb-game-name.h"
#include "record/files/crumb-game-take.h"
#include "record/store/crumb-store-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Rows are stored after this many files. */
#define ROWS_MAX 200
/* Within this time a file can change without a new modification time: some file systems count in two seconds. */
#define FRESH (3 * G_USEC_PER_SEC)
/* How many names a file may have, when sync programs leave others half-written. */
#define NAMES_MAX 9

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

/* (transfer full) (nullable): the names of those files that are not as the stored rows have them. */
static GPtrArray *
list_changed (CrumbFolderPass *self, gboolean marks, GError **error)
{
  g_autoptr (GPtrArray) known = crumb_carried_list (get_db (self), self->folder, error);
  g_autoptr (GPtrArray) changed = g_ptr_array_new_with_free_func (g_free);
  guint k = 0;

  if (known == NULL)
    return NULL;
  for (guint i = 0; i <= self->files->len; i++)
    {
      const CrumbFolderFile *file = i < self->files->len ? self->files->pdata[i] : NULL;
      const CrumbCarried *row;

      for (; k < known->len; k++)
        {
          row = known->pdata[k];
          if (file != NULL && strcmp (row->file, file->name) >= 0)
            break;
          if (!add_gone_row (self, row->file, error))
            return NULL;
        }
      if (file == NULL)
        break;
      row = k < known->len ? known->pdata[k] : NULL;
      row = row != NULL && g_str_equal (row->file, file->name) ? known->pdata[k++] : NULL;
      if (crumb_mark_file_is_one (file->name) == marks
          && (row == NULL || row->size != file->size || row->modified != file->modified))
        g_ptr_array_add (changed, g_strdup (file->name));
    }
  return g_steal_pointer (&changed);
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
    crumb_store_say_one_changed (self->record, taken.waiting);
  if (crumb_game_taken_changed (&taken))
    crumb_store_say_one_changed (self->record, taken.id);
  if ((taken.outcome == CRUMB_IMPORT_LONGER && !outdate (self, taken.id, error))
      || !overrule (self, taken.id, &overruled, error))
    return FALSE;
  return add_row (self, new_row (got->file, FALSE, taken.id, taken.version), error);
}

/* What came of a mark that was read. */
typedef struct
{
  gboolean there;
  gboolean kept;
  gboolean overruled;
} Marking;

/* If a restored game was erased here, its file has to be read again. A game that stays is never hidden in between. */
static gboolean
keep_mark (CrumbFolderPass *self, const CrumbMark *mark, Marking *marking, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  sqlite3 *db = get_db (self);

  if (!crumb_transaction_begin (&transaction, db, error) || !crumb_mark_keep (db, mark, &marking->kept, error)
      || !crumb_tables_has_game (db, mark->id, &marking->there, error))
    return FALSE;
  if (!marking->kept)
    return TRUE;
  return (mark->deleted ? overrule (self, mark->id, &marking->overruled, error)
                        : crumb_carried_forget_game (db, self->folder, mark->id, error))
         && crumb_transaction_commit (&transaction, error);
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
  Marking marking = { 0 };
  g_autoptr (CrumbMark) now = NULL;
  gboolean left;

  mark->known = g_get_real_time ();
  mark->outside = TRUE;
  if (!keep_mark (self, mark, &marking, error) || !crumb_mark_load (get_db (self), mark->id, &now, error)
      || !is_left_alone (self, got, now, &left, error))
    return FALSE;
  if (marking.kept)
    {
      self->n_read++;
      crumb_store_say_one_changed (self->record, mark->id);
    }
  if (marking.kept && mark->deleted && marking.there && !marking.overruled)
    g_ptr_array_add (self->hidden, g_strdup (mark->id));
  return add_row (self, new_row (got->file, TRUE, mark->id, left ? crumb_mark_get_version (now) : 0), error);
}

static gboolean
settle_read (CrumbFolderPass *self, CrumbFolderText *got, GError **error)
{
  g_hash_table_remove (self->troubles, got->file->name);
  if (got->draft != NULL)
    return settle_game (self, got, error);
  if (got->mark != NULL)
    return settle_mark (self, got, error);
  if (got->error != NULL)
    g_hash_table_replace (self->troubles, g_strdup (got->file->name),
                          g_strdup (crumb_file_error_tell_unread (got->error, _ ("It isn’t there anymore."))));
  return add_row (self, new_row (got->file, crumb_mark_file_is_one (got->file->name), NULL, 0), error);
}

static gboolean
read_files (CrumbFolderPass *self, gboolean marks, GError **error)
{
  g_autoptr (GPtrArray) names = list_changed (self, marks, error);

  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      g_autoptr (CrumbFolderText) got = NULL;

      if (!crumb_store_go_on (self->record, 0, error))
        return FALSE;
      got = crumb_folder_files_read (self->place, names->pdata[i], self->cancellable);
      if (got != NULL && !settle_read (self, got, error))
        return FALSE;
    }
  return names != NULL && keep_rows (self, error);
}

/* A game damaged in the record has no file, so its trouble is stored under its id. */
static gboolean
is_of_record (gpointer key, gpointer sentence, gpointer user_data)
{
  return g_uuid_string_is_valid (key);
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

/*
 * Writes to the first name that is free: a file of another game, or one that can't be read, stays as it is. If no name
 * is free, the file is not written yet.
 */
static gboolean
write_file (CrumbFolderPass *self, const char *text, CrumbCarried *what, char *(*name_nth) (gpointer of, guint nth),
            gpointer of, GError **error)
{
  for (guint nth = 0; nth < NAMES_MAX; nth++)
    {
      g_autofree char *name = name_nth (of, nth);
      g_autoptr (CrumbCarried) row = NULL;
      g_autoptr (CrumbFolderFile) wrote = NULL;

      if (!crumb_carried_load (get_db (self), self->folder, name, &row, error))
        return FALSE;
      if (row != NULL && g_strcmp0 (row->game, what->game) != 0)
        continue;
      if (!crumb_folder_files_write (self->place, name, crumb_folder_files_find (self->files, name), text, &wrote,
                                     self->cancellable, error))
        return FALSE;
      if (wrote == NULL)
        return TRUE;
      self->n_written++;
      return add_row (self, new_row (wrote, what->mark, what->game, what->version), error);
    }
  return TRUE;
}

/* Whether the folder knows the game, but not what became of it. */
static gboolean
lacks_mark (CrumbFolderPass *self, const CrumbMark *mark, gboolean *lacks, GError **error)
{
  gboolean knows, has;

  if (!crumb_carried_knows (get_db (self), self->folder, mark->id, &knows, error)
      || !crumb_carried_has_mark (get_db (self), self->folder, mark->id, crumb_mark_get_version (mark), &has, error))
    return FALSE;
  *lacks = knows && !has;
  return TRUE;
}

static gboolean
write_marks (CrumbFolderPass *self, GError **error)
{
  g_autoptr (GPtrArray) marks = crumb_mark_list (get_db (self), error);

  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      CrumbMark *mark = marks->pdata[i];
      CrumbCarried what = { .mark = TRUE, .game = mark->id, .version = crumb_mark_get_version (mark) };
      g_autofree char *text = crumb_mark_file_write (mark);
      gboolean lacks;

      if (!lacks_mark (self, mark, &lacks, error)
          || (lacks
              && (!crumb_store_go_on (self->record, 0, error)
                  || !write_file (self, text, &what, name_mark, mark->id, error))))
        return FALSE;
    }
  return marks != NULL && keep_rows (self, error);
}

static gboolean
write_game (CrumbFolderPass *self, const char *id, GError **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_any_game (self->record, id, &local_error);
  CrumbCarried what = { .game = (char *) id };
  g_autofree char *text = NULL;

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
  text = crumb_game_file_write (game);
  what.version = crumb_game_get_n_entries (game);
  return write_file (self, text, &what, name_game, game, error);
}

static gboolean
write_games (CrumbFolderPass *self, GError **error)
{
  g_autoptr (GPtrArray) due = crumb_carried_list_due (get_db (self), self->folder, error);

  /* Games that are still damaged come up again in every pass, and are reported again. */
  if (due != NULL)
    g_hash_table_foreach_remove (self->troubles, is_of_record, NULL);
  for (guint i = 0; due != NULL && i < due->len; i++)
    if (!crumb_store_go_on (self->record, 0, error) || !write_game (self, due->pdata[i], error))
      return FALSE;
  return due != NULL && keep_rows (self, error);
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

/*
 * Reads marks first, so that a deleted game is hidden before its file is read; writes last, so that files have the
 * result of everything read.
 */
gboolean
crumb_folder_pass_run (CrumbFolderPass *self, CrumbStore *record, GError **error)
{
  self->record = record;
  self->cancellable = G_CANCELLABLE (crumb_store_get_headway (record));
  self->files = crumb_folder_files_list (self->place, self->cancellable, error);
  return self->files != NULL && check_emptied (self, error) && read_files (self, TRUE, error)
         && read_files (self, FALSE, error) && write_marks (self, error) && write_games (self, error);
}

CrumbFolderPass *
crumb_folder_pass_new (GFile *place, const char *held, gboolean fill, GHashTable *troubles)
{
  CrumbFolderPass *pass = g_new0 (CrumbFolderPass, 1);

  pass->place = g_object_ref (place);
  pass->folder = g_file_get_uri (place);
  pass->held = g_strdup (held);
  pass->fill = fill;
  pass->troubles = g_hash_table_ref (troubles);
  pass->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_carried_free);
  pass->hidden = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  pass->overruled = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  return pass;
}

void
crumb_folder_pass_free (CrumbFolderPass *pass)
{
  g_object_unref (pass->place);
  g_free (pass->folder);
  g_free (pass->held);
  g_clear_pointer (&pass->files, g_ptr_array_unref);
  g_ptr_array_unref (pass->rows);
  g_hash_table_unref (pass->troubles);
  g_ptr_array_unref (pass->hidden);
  g_ptr_array_unref (pass->overruled);
  g_free (pass);
}
