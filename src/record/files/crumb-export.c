/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Exports games: many in one file, or each to its own file. */

#include "crumb-export.h"

#include "crumb-game-file.h"
#include "crumb-game-name.h"
#include "record/base/crumb-class.h"
#include "record/store/crumb-store-private.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How many bytes of a file show which game it has. */
#define START 400

static const char many_head[] = "{\n  \"crumb-games\": 1,\n  \"games\": [\n";
static const char many_end[] = "  ]\n}\n";

struct _CrumbExport
{
  GObject parent_instance;

  CrumbStore *store;
  GHashTable *wanted;
  GPtrArray *ids;
  int n_done;  /* set by the thread that writes */
  int n_games; /* so is this, before anything is told */
  guint n_written;
  GPtrArray *damaged;
  GOutputStream *stream;
  GFile *file;
  GFile *part; /* what becomes the file once it is whole */
  GFile *folder;
  char *head; /* of a table, with its rows */
  CrumbExportRows rows;
  GHashTable *names;
  char *name;
};

G_DEFINE_FINAL_TYPE (CrumbExport, crumb_export, G_TYPE_OBJECT)

/* The start of a table's row is what people said. */
#define GAMES_SQL "SELECT id FROM game WHERE id NOT IN (SELECT game FROM mark WHERE deleted) ORDER BY started, id"
#define ROWS_SQL                                                                                                       \
  "SELECT id FROM game LEFT JOIN summary ON summary.game = id WHERE id NOT IN (SELECT game FROM mark WHERE deleted) "  \
  "ORDER BY ifnull (summary.started, game.started), id"

/* Lists the ids of the games to export, in the order in which they are written. */
static gboolean
list_games (CrumbExport *self, CrumbStore *store, GError **error)
{
  sqlite3 *db = crumb_store_get_database (store);
  g_autoptr (GPtrArray) ids = crumb_database_list_texts (db, error, self->rows != NULL ? ROWS_SQL : GAMES_SQL, "");

  if (ids == NULL)
    return FALSE;
  self->ids = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < ids->len; i++)
    if (self->wanted == NULL || g_hash_table_contains (self->wanted, ids->pdata[i]))
      g_ptr_array_add (self->ids, g_strdup (ids->pdata[i]));
  g_atomic_int_set (&self->n_games, (int) self->ids->len);
  return TRUE;
}

/* Whether a file of that name is there already that isn't this game's. */
static gboolean
is_of_other (CrumbExport *self, const char *name, CrumbGame *game)
{
  g_autoptr (GFile) file = g_file_get_child (self->folder, name);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  char start[START + 1] = { 0 };

  return stream != NULL
         && (!g_input_stream_read_all (G_INPUT_STREAM (stream), start, START, NULL, NULL, NULL)
             || strstr (start, crumb_game_get_id (game)) == NULL);
}

static gboolean
take_name (CrumbExport *self, const char *name, CrumbGame *game)
{
  return !is_of_other (self, name, game) && g_hash_table_add (self->names, g_utf8_casefold (name, -1));
}

/* (transfer full): by date and people, as people look for it. Where that is taken, an id tells games apart. */
static char *
name_game (CrumbExport *self, CrumbGame *game)
{
  g_autofree char *plain = crumb_game_name_plain (game);
  char *name = g_strconcat (plain, ".crumb", NULL);

  for (guint nth = 0; nth < 2 && !take_name (self, name, game); nth++)
    {
      g_free (name);
      name = crumb_game_name_file (game, nth, ".crumb");
    }
  return name;
}

static void
damaged_free (CrumbDamagedGame *damaged)
{
  g_free (damaged->id);
  g_free (damaged->sentence);
  g_free (damaged);
}

static void
leave_out (CrumbExport *self, const char *id, const GError *why)
{
  CrumbDamagedGame *damaged = g_new (CrumbDamagedGame, 1);

  damaged->id = g_strdup (id);
  damaged->sentence = g_strdup (why->message);
  g_ptr_array_add (self->damaged, damaged);
}

/* Loads the next game that is whole, if there is one. */
static gboolean
load_next (CrumbExport *self, CrumbStore *store, CrumbGame **game, GError **error)
{
  for (*game = NULL; *game == NULL && self->n_done < self->n_games;)
    {
      const char *id = self->ids->pdata[self->n_done];
      g_autoptr (GError) local_error = NULL;

      *game = crumb_store_load_any_game (store, id, &local_error);
      if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
        {
          leave_out (self, id, local_error);
          g_atomic_int_inc (&self->n_done);
        }
      else if (local_error != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
    }
  return TRUE;
}

/* A pipe, a socket or a device is refused. */
static gboolean
check_place (GFile *file, GError **error)
{
  /* Opening a pipe would wait until somebody reads from it, perhaps for ever. */
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_SPECIAL)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                       _ ("It isn’t a file, but a pipe, a socket or a device."));
  return FALSE;
}

/* What a link leads to, which is written instead of it; or the file. */
static GFile *
find_place (GFile *file)
{
  const char *path = g_file_peek_path (file);
  char *real = path != NULL ? realpath (path, NULL) : NULL;
  GFile *place = real != NULL ? g_file_new_for_path (real) : g_object_ref (file);

  free (real);
  return place;
}

static gboolean
write_durably (const char *path, const char *text, GError **error)
{
  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                   error);
}

gboolean
crumb_export_write_text (GFile *file, const char *text, GError **error)
{
  g_autoptr (GFile) place = find_place (file);

  return check_place (place, error) && write_durably (g_file_peek_path (place), text, error);
}

static gboolean
make_folder (CrumbExport *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  if (g_file_make_directory_with_parents (self->folder, cancellable, &local_error)
      || g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/* One file of its own for each game. */
static gboolean
write_file (CrumbExport *self, CrumbGame *game, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = crumb_game_file_write (game);
  g_autoptr (GFile) file = NULL;
  const char *path;

  g_free (self->name);
  self->name = name_game (self, game);
  file = g_file_get_child (self->folder, self->name);
  path = g_file_peek_path (file);
  if (!make_folder (self, cancellable, error))
    return FALSE;
  if (path == NULL)
    return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, cancellable,
                                    error);
  return write_durably (path, text, error);
}

/* A place such as a sandbox's portal may have room for nothing beside the file. */
static gboolean
open_part (CrumbExport *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) place = find_place (self->file);
  g_autoptr (GFile) folder = g_file_get_parent (place);
  g_autofree char *name = g_file_get_basename (place);
  g_autofree char *part = g_strconcat (".", name, ".part", NULL);
  GFileType type = g_file_query_file_type (place, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, cancellable);
  GFileOutputStream *stream = NULL;

  if (!check_place (place, error))
    return FALSE;
  g_set_object (&self->file, place);
  /* A link to nowhere stays what it is. */
  if (folder != NULL && (type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN))
    {
      self->part = g_file_get_child (folder, part);
      stream = g_file_replace (self->part, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, NULL);
    }
  if (stream == NULL)
    {
      g_clear_object (&self->part);
      stream = g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
    }
  self->stream = G_OUTPUT_STREAM (stream);
  return stream != NULL;
}

/* Puts the whole file in its place once it is on the disk. */
static gboolean
put_in_place (CrumbExport *self, GCancellable *cancellable, GError **error)
{
  GFile *written = self->part != NULL ? self->part : self->file;
  const char *path = written != NULL ? g_file_peek_path (written) : NULL;
  int fd = path != NULL ? g_open (path, O_RDONLY | O_CLOEXEC, 0) : -1;

  if (fd >= 0)
    {
      fsync (fd);
      g_close (fd, NULL);
    }
  if (self->part != NULL
      && !g_file_move (self->part, self->file, G_FILE_COPY_OVERWRITE, cancellable, NULL, NULL, error))
    return FALSE;
  g_clear_object (&self->part);
  return TRUE;
}

/* What was there before stays when the new file has not become whole. */
static void
drop_part (CrumbExport *self)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  if (self->file != NULL && self->stream != NULL && !g_output_stream_is_closed (self->stream))
    g_output_stream_close (self->stream, cancelled, NULL);
  if (self->part != NULL)
    g_file_delete (self->part, NULL, NULL);
  g_clear_object (&self->part);
}

static gboolean
write_text (CrumbExport *self, const char *text, gsize length, GCancellable *cancellable, GError **error)
{
  return (self->stream != NULL || open_part (self, cancellable, error))
         && g_output_stream_write_all (self->stream, text, length, NULL, cancellable, error);
}

/* One of many in a file. A game's text only lacks its last newline there. */
static gboolean
add_game (CrumbExport *self, CrumbGame *game, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = self->rows != NULL ? self->rows (game) : crumb_game_file_write (game);
  const char *between = self->rows != NULL ? "" : ",\n";
  const char *head = self->rows != NULL ? self->head : many_head;
  const char *before = self->n_written == 0 ? head : between;

  return write_text (self, before, strlen (before), cancellable, error)
         && write_text (self, text, strlen (text) - (self->rows == NULL), cancellable, error);
}

static gboolean
end_file (CrumbExport *self, GCancellable *cancellable, GError **error)
{
  const char *head = self->rows != NULL ? self->head : many_head;
  const char *before = self->n_written == 0 ? head : self->rows != NULL ? "" : "\n";
  const char *after = self->rows != NULL ? "" : many_end;

  return write_text (self, before, strlen (before), cancellable, error)
         && write_text (self, after, strlen (after), cancellable, error)
         && g_output_stream_close (self->stream, cancellable, error) && put_in_place (self, cancellable, error);
}

/* Writes the next game that is whole, or what ends the file. */
static gboolean
write_next (CrumbExport *self, CrumbStore *store, GCancellable *cancellable, GError **error)
{
  g_autoptr (CrumbGame) game = NULL;

  if (g_cancellable_set_error_if_cancelled (cancellable, error)
      || (self->ids == NULL && !list_games (self, store, error)) || !load_next (self, store, &game, error))
    return FALSE;
  if (game == NULL)
    {
      if (self->folder == NULL)
        end_file (self, cancellable, error);
      return FALSE;
    }
  if (!(self->folder != NULL ? write_file (self, game, cancellable, error) : add_game (self, game, cancellable, error)))
    return FALSE;
  self->n_written++;
  g_atomic_int_inc (&self->n_done);
  return TRUE;
}

static void
crumb_export_dispose (GObject *object)
{
  drop_part (CRUMB_EXPORT (object));
  crumb_class_dispose (object);
}

static void
crumb_export_class_init (CrumbExportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_export_dispose;
  crumb_class_owns (klass, CrumbExport, g_object_unref, store, stream, file, folder);
  crumb_class_owns (klass, CrumbExport, g_ptr_array_unref, ids, damaged);
  crumb_class_owns (klass, CrumbExport, g_hash_table_unref, wanted, names);
  crumb_class_owns (klass, CrumbExport, g_free, name, head);
}

static void
crumb_export_init (CrumbExport *self)
{
  self->damaged = g_ptr_array_new_with_free_func ((GDestroyNotify) damaged_free);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static CrumbExport *
export_new (CrumbStore *store, const char *const *ids)
{
  CrumbExport *self = g_object_new (CRUMB_TYPE_EXPORT, NULL);

  self->store = g_object_ref (store);
  if (ids == NULL)
    return self;

  self->wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (; *ids != NULL; ids++)
    g_hash_table_add (self->wanted, g_strdup (*ids));
  return self;
}

CrumbExport *
crumb_export_new_to_stream (CrumbStore *store, const char *const *ids, GOutputStream *stream)
{
  CrumbExport *self = export_new (store, ids);

  self->stream = g_object_ref (stream);
  return self;
}

CrumbExport *
crumb_export_new_to_file (CrumbStore *store, const char *const *ids, GFile *file)
{
  CrumbExport *self = export_new (store, ids);

  self->file = g_object_ref (file);
  return self;
}

CrumbExport *
crumb_export_new_to_folder (CrumbStore *store, const char *const *ids, GFile *folder)
{
  CrumbExport *self = export_new (store, ids);

  self->folder = g_object_ref (folder);
  return self;
}

void
crumb_export_set_table (CrumbExport *self, const char *head, CrumbExportRows rows)
{
  g_return_if_fail (CRUMB_IS_EXPORT (self) && self->folder == NULL && self->n_done == 0);

  g_set_str (&self->head, head);
  self->rows = rows;
}

gboolean
crumb_export_next (CrumbExport *self, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_EXPORT (self), FALSE);

  return write_next (self, self->store, cancellable, error);
}

static gboolean
run (CrumbStore *beside, gpointer data, GError **error)
{
  CrumbExport *self = data;
  GCancellable *cancellable = G_CANCELLABLE (crumb_store_get_headway (beside));
  GError *why = NULL;

  while (write_next (self, beside, cancellable, &why)
         && crumb_store_go_on (beside, (double) self->n_done / self->n_games, &why))
    continue;
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, why);
  return FALSE;
}

/* A game at a time, so that the main loop goes on. */
static gboolean
next_cb (gpointer user_data)
{
  GTask *task = user_data;
  CrumbExport *self = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);
  GError *error = NULL;

  if (write_next (self, self->store, cancellable, &error)
      && crumb_headway_tell ((CrumbHeadway *) cancellable, (double) self->n_done / self->n_games, &error))
    return G_SOURCE_CONTINUE;
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  return G_SOURCE_REMOVE;
}

void
crumb_export_run_async (CrumbExport *self, CrumbHeadway *headway, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (CRUMB_IS_EXPORT (self));

  /* What is held is in memory alone, and the file that is open may be in its place no longer. */
  if (crumb_store_get_held (self->store) != NULL)
    {
      GTask *task = g_task_new (self, G_CANCELLABLE (headway), callback, user_data);

      g_task_set_source_tag (task, crumb_export_run_async);
      g_task_set_task_data (task, g_object_ref (self), g_object_unref);
      g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, next_cb, task, g_object_unref);
      return;
    }
  crumb_store_change_async (self->store, run, g_object_ref (self), g_object_unref, headway, callback, user_data);
}

gboolean
crumb_export_run_finish (CrumbExport *self, GAsyncResult *result, GError **error)
{
  if (g_task_is_valid (result, self))
    return g_task_propagate_boolean (G_TASK (result), error);
  return crumb_store_change_finish (self->store, result, error);
}

const char *
crumb_export_get_last (CrumbExport *self, const char **name)
{
  g_return_val_if_fail (CRUMB_IS_EXPORT (self), NULL);

  *name = self->name;
  return self->n_done > 0 ? self->ids->pdata[self->n_done - 1] : NULL;
}

CRUMB_DEFINE_GETTER (CrumbExport, crumb_export, GPtrArray *, damaged)

guint
crumb_export_get_n_done (CrumbExport *self)
{
  g_return_val_if_fail (CRUMB_IS_EXPORT (self), 0);

  return (guint) g_atomic_int_get (&self->n_done);
}

guint
crumb_export_get_n_games (CrumbExport *self)
{
  g_return_val_if_fail (CRUMB_IS_EXPORT (self), 0);

  return (guint) g_atomic_int_get (&self->n_games);
}
