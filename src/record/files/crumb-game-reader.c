/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads the games of files and folders, one after the other. */

#include "crumb-game-reader.h"

#include "crumb-game-file.h"
#include "crumb-game-name.h"
#include "crumb-json-check.h"
#include "crumb-mark-file.h"

#include "record/base/crumb-file-error.h"

#include <glib/gi18n.h>
#include <string.h>

#define CHUNK_SIZE (64 * 1024)

/* The start of a file of many games, without whitespace. */
#define MANY_FIELD "{\"crumb-games\":"
#define MANY_HEAD MANY_FIELD "1,\"games\":["

struct _CrumbGameReader
{
  GPtrArray *files;
  guint next;
  GFile *file;
  GBufferedInputStream *stream;
  goffset size;
  goffset n_read;
  guint n_games;
  gboolean fresh;
  gboolean many;
  gboolean ended;
  guint line;
};

void
crumb_game_text_free (CrumbGameText *text)
{
  g_clear_pointer (&text->text, g_bytes_unref);
  g_clear_error (&text->error);
  g_free (text);
}

static CrumbGameText *
new_text (CrumbGameReader *self)
{
  CrumbGameText *text = g_new0 (CrumbGameText, 1);

  text->file = self->file;
  text->n = self->many ? self->n_games : 0;
  text->line = 1;
  return text;
}

static void
close_file (CrumbGameReader *self)
{
  g_clear_object (&self->stream);
  self->fresh = FALSE;
}

static void
set_stream (CrumbGameReader *self, GInputStream *stream)
{
  self->stream = G_BUFFERED_INPUT_STREAM (g_buffered_input_stream_new_sized (stream, CHUNK_SIZE));
  /* One that was given to us stays the caller's. */
  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (self->stream), FALSE);
  self->fresh = TRUE;
}

/* Reports an error and skips the rest of the file. */
static CrumbGameText *
fail (CrumbGameReader *self, GError *error)
{
  CrumbGameText *text = new_text (self);

  text->error = error;
  close_file (self);
  return text;
}

static GError *
new_unreadable (const GError *why)
{
  return why->domain == CRUMB_RECORD_ERROR
             ? g_error_copy (why)
             : g_error_new_literal (CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT,
                                    crumb_file_error_tell_unread (why, _ ("There’s no such file.")));
}

static gboolean
is_game_file (const char *name)
{
  return name[0] != '.' && crumb_game_name_is_one (name) && !crumb_mark_file_is_one (name);
}

static int
compare_names (gconstpointer one, gconstpointer other)
{
  return strcmp (*(const char *const *) one, *(const char *const *) other);
}

/* Replaces a folder in the queue by its files. */
static gboolean
open_folder (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GFileEnumerator) children =
      g_file_enumerate_children (self->file, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                 G_FILE_QUERY_INFO_NONE, cancellable, error);
  GFileInfo *info;

  if (children == NULL)
    return FALSE;
  while (g_file_enumerator_iterate (children, &info, NULL, cancellable, error))
    {
      if (info == NULL)
        {
          g_ptr_array_sort (names, compare_names);
          for (guint i = 0; i < names->len; i++)
            g_ptr_array_insert (self->files, (int) (self->next + i), g_file_get_child (self->file, names->pdata[i]));
          return TRUE;
        }
      if (g_file_info_get_file_type (info) != G_FILE_TYPE_DIRECTORY && is_game_file (g_file_info_get_name (info)))
        g_ptr_array_add (names, g_strdup (g_file_info_get_name (info)));
    }
  return FALSE;
}

/* The next byte, or -1 at the end. */
static int
get_byte (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  int byte = g_buffered_input_stream_read_byte (self->stream, cancellable, error);

  self->ended = byte < 0;
  self->n_read += byte >= 0;
  self->line += byte == '\n';
  return byte;
}

static int
get_no_blank (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  int byte;

  do
    byte = get_byte (self, cancellable, error);
  while (byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r');
  return byte;
}

/* Whether the file's first chunk begins like a file of many games. */
static gboolean
looks_like_many (const char *chunk, gsize length)
{
  const char *expected = MANY_FIELD;

  for (gsize i = 0; i < length && *expected != '\0'; i++)
    if (strchr (" \t\r\n", chunk[i]) == NULL || chunk[i] == '\0')
      if (chunk[i] != *expected++)
        return FALSE;
  return *expected == '\0';
}

static gboolean
read_many_head (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  for (const char *expected = MANY_HEAD; *expected != '\0'; expected++)
    {
      int byte = get_no_blank (self, cancellable, error);

      if (byte == *expected)
        continue;
      if (expected - MANY_HEAD == (int) strlen (MANY_FIELD) && g_ascii_isdigit (byte))
        g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NEWER,
                             _ ("This game file was written by a newer Crumb. Update Crumb to import it."));
      else if (*error == NULL)
        g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("Line %1$u: %2$s"), self->line,
                     _ ("a file with several games starts with “crumb-games” and “games”."));
      return FALSE;
    }
  return TRUE;
}

static gboolean
open_stream (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  const char *chunk;
  gsize length, mark;

  self->fresh = FALSE;
  self->line = 1;
  self->n_read = 0;
  self->n_games = 0;
  self->ended = FALSE;
  if (g_buffered_input_stream_fill (self->stream, -1, cancellable, error) < 0)
    return FALSE;
  chunk = g_buffered_input_stream_peek_buffer (self->stream, &length);
  mark = crumb_json_mark_length (chunk, length);
  self->many = looks_like_many (chunk + mark, length - mark);
  return g_input_stream_skip (G_INPUT_STREAM (self->stream), mark, cancellable, error) >= 0
         && (!self->many || read_many_head (self, cancellable, error));
}

static gboolean
open_file (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (self->file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    return open_folder (self, cancellable, error);
  /* Opening a pipe would wait until somebody writes into it, perhaps for ever. */
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL)
    {
      g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT,
                           _ ("It isn’t a file, but a pipe, a socket or a device."));
      return FALSE;
    }

  self->size = g_file_info_get_size (info);
  stream = g_file_read (self->file, cancellable, error);
  if (stream != NULL)
    set_stream (self, G_INPUT_STREAM (stream));
  return stream != NULL;
}

/* Opens the next file or folder. */
static gboolean
open_next (CrumbGameReader *self, GCancellable *cancellable, GError **error)
{
  self->file = self->files->pdata[self->next++];
  self->many = FALSE;
  return open_file (self, cancellable, error);
}

/* Reads a file of one game, up to one byte over the limit, so that the parser refuses a longer one. */
static CrumbGameText *
read_one (CrumbGameReader *self, GCancellable *cancellable)
{
  g_autofree char *bytes = g_malloc (CRUMB_GAME_FILE_MAX + 1);
  g_autoptr (GError) error = NULL;
  CrumbGameText *text;
  gsize length;

  if (!g_input_stream_read_all (G_INPUT_STREAM (self->stream), bytes, CRUMB_GAME_FILE_MAX + 1, &length, cancellable,
                                &error))
    return fail (self, new_unreadable (error));

  text = new_text (self);
  text->text = g_bytes_new (bytes, length);
  close_file (self);
  return text;
}

/*
 * Reads from the opening brace, already consumed, to its closing one; FALSE when the file ends first or it is too
 * long.
 */
static gboolean
read_object (CrumbGameReader *self, GByteArray *bytes, GCancellable *cancellable, GError **error)
{
  gboolean text = FALSE;
  gboolean escaped = FALSE;
  guint depth = 0;
  int byte = '{';

  for (; byte >= 0 && bytes->len <= CRUMB_GAME_FILE_MAX; byte = get_byte (self, cancellable, error))
    {
      guint8 value = (guint8) byte;

      g_byte_array_append (bytes, &value, 1);
      if (escaped)
        escaped = FALSE;
      else if (text && byte == '\\')
        escaped = TRUE;
      else if (byte == '"')
        text = !text;
      else if (!text && byte == '{')
        depth++;
      else if (!text && byte == '}' && --depth == 0)
        return TRUE;
    }
  return FALSE;
}

static GError *
new_bad_list (CrumbGameReader *self, const GError *why, gboolean too_long)
{
  if (why != NULL)
    return new_unreadable (why);
  if (too_long)
    /* Translators: of a file; %d is a number of mebibytes. */
    return g_error_new (CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("It’s larger than %d MiB."),
                        CRUMB_GAME_FILE_MAX / 1024 / 1024);
  if (self->ended)
    return crumb_json_new_half ();
  return g_error_new (CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("Line %1$u: %2$s"), self->line,
                      _ ("the list of games has something else in it."));
}

/* Reads the next game of a file of many; NULL after the last. */
static CrumbGameText *
read_next_of_many (CrumbGameReader *self, GCancellable *cancellable)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  int byte = get_no_blank (self, cancellable, &error);
  CrumbGameText *text;
  guint line;

  if (self->n_games > 0 && byte == ',')
    byte = get_no_blank (self, cancellable, &error);
  else if (byte == ']' && get_no_blank (self, cancellable, &error) == '}'
           && get_no_blank (self, cancellable, &error) < 0 && error == NULL)
    return NULL;
  else if (self->n_games > 0)
    byte = -1;

  self->n_games++;
  line = self->line;
  if (byte != '{' || !read_object (self, bytes, cancellable, &error))
    return fail (self, new_bad_list (self, error, bytes->len > CRUMB_GAME_FILE_MAX));

  text = new_text (self);
  text->line = line;
  text->text = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  return text;
}

CrumbGameReader *
crumb_game_reader_new (GPtrArray *files)
{
  CrumbGameReader *self = g_new0 (CrumbGameReader, 1);

  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (self->files, g_object_ref (files->pdata[i]));
  return self;
}

CrumbGameReader *
crumb_game_reader_new_for_stream (GInputStream *stream, GFile *file)
{
  CrumbGameReader *self = g_new0 (CrumbGameReader, 1);

  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->files, g_object_ref (file));
  self->file = file;
  self->next = 1;
  set_stream (self, stream);
  return self;
}

void
crumb_game_reader_free (CrumbGameReader *self)
{
  g_clear_object (&self->stream);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_free (self);
}

CrumbGameText *
crumb_game_reader_next (CrumbGameReader *self, GCancellable *cancellable)
{
  while (!g_cancellable_is_cancelled (cancellable))
    {
      g_autoptr (GError) error = NULL;
      CrumbGameText *text;

      if (self->stream == NULL && self->next == self->files->len)
        return NULL;
      if ((self->stream == NULL && !open_next (self, cancellable, &error))
          || (self->fresh && !open_stream (self, cancellable, &error)))
        return fail (self, new_unreadable (error));
      if (self->stream == NULL)
        continue;

      text = self->many ? read_next_of_many (self, cancellable) : read_one (self, cancellable);
      if (text != NULL)
        return text;
      close_file (self);
    }
  return NULL;
}

double
crumb_game_reader_get_share (CrumbGameReader *self)
{
  double of_file = self->stream == NULL ? 1 : self->size > 0 ? (double) self->n_read / (double) self->size : 0;

  return self->next == 0 ? 0 : (self->next - 1 + MIN (of_file, 1)) / self->files->len;
}
