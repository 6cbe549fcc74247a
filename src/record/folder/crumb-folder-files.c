/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lists, reads and writes the files of a sync folder, without the record. */

#include "crumb-folder-files.h"

#include "record/base/crumb-record-error.h"
#include "record/files/crumb-game-name.h"
#include "record/files/crumb-json-check.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

/* How many bytes show whose file it is: all ours begin with a field that says so. */
#define START 200

#define ATTRIBUTES                                                                                                     \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE                 \
                                 "," G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

void
crumb_folder_file_free (CrumbFolderFile *file)
{
  g_free (file->name);
  g_free (file);
}

void
crumb_folder_text_free (CrumbFolderText *text)
{
  g_clear_pointer (&text->file, crumb_folder_file_free);
  g_clear_pointer (&text->draft, crumb_game_draft_free);
  g_clear_pointer (&text->mark, crumb_mark_free);
  g_clear_error (&text->error);
  g_free (text);
}

static CrumbFolderFile *
new_file (const char *name, GFileInfo *info)
{
  CrumbFolderFile *file = g_new0 (CrumbFolderFile, 1);

  file->name = g_strdup (name);
  file->size = g_file_info_get_size (info);
  file->modified = (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) * G_USEC_PER_SEC
                   + g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  return file;
}

static int
compare_files (gconstpointer one, gconstpointer other)
{
  const CrumbFolderFile *const *one_file = one;
  const CrumbFolderFile *const *other_file = other;

  return strcmp ((*one_file)->name, (*other_file)->name);
}

/* Skips names that are not UTF-8, which we never write. */
static gboolean
could_be_ours (GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);

  return name[0] != '.' && name[0] != '~' && crumb_game_name_is_one (name) && g_utf8_validate (name, -1, NULL);
}

/* Whether the text is an object whose first field is @field, as in all our files. */
static gboolean
has_our_field (const char *text, gsize length, const char *field)
{
  gsize mark = crumb_json_mark_length (text, length);
  g_autofree char *start = g_strndup (text + mark, MIN (length - mark, START));
  const char *p = start + strspn (start, " \t\r\n");

  if (*p != '{')
    return FALSE;
  p++;
  return g_str_has_prefix (p + strspn (p, " \t\r\n"), field);
}

GPtrArray *
crumb_folder_files_list (GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_folder_file_free);
  g_autoptr (GFileEnumerator) children =
      g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, error);
  GFileInfo *info;

  if (children == NULL)
    return NULL;
  while (g_file_enumerator_iterate (children, &info, NULL, cancellable, error))
    {
      if (info == NULL)
        {
          g_ptr_array_sort (files, compare_files);
          return g_steal_pointer (&files);
        }
      if (could_be_ours (info))
        g_ptr_array_add (files, new_file (g_file_info_get_name (info), info));
    }
  return NULL;
}

CrumbFolderFile *
crumb_folder_files_find (GPtrArray *files, const char *name)
{
  const CrumbFolderFile key = { .name = (char *) name };
  const CrumbFolderFile *wanted = &key;
  CrumbFolderFile **found =
      files->len > 0 ? bsearch (&wanted, files->pdata, files->len, sizeof (gpointer), compare_files) : NULL;

  return found != NULL ? *found : NULL;
}

/* People only want to hear that a file is too large if it is one of ours. */
static void
refuse_large (GFile *file, CrumbFolderText *text, GCancellable *cancellable)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, NULL);
  char start[START];
  gsize length = 0;

  if (stream != NULL
      && g_input_stream_read_all (G_INPUT_STREAM (stream), start, sizeof start, &length, cancellable, NULL)
      && has_our_field (start, length, "\"crumb-game\""))
    g_set_error (&text->error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT,
                 /* Translators: of a file in the sync folder; %d is a number of mebibytes */
                 _ ("It’s larger than %d MiB, so Crumb skipped it."), CRUMB_GAME_FILE_MAX / (1024 * 1024));
}

CrumbFolderText *
crumb_folder_files_read (GFile *folder, const char *name, GCancellable *cancellable)
{
  g_autoptr (GFile) child = g_file_get_child (folder, name);
  g_autoptr (GFileInfo) info = g_file_query_info (child, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  g_autoptr (CrumbFolderText) text = NULL;
  g_autofree char *data = NULL;
  gsize length;

  if (info == NULL)
    return NULL;
  text = g_new0 (CrumbFolderText, 1);
  text->file = new_file (name, info);
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return g_steal_pointer (&text);
  if (text->file->size > CRUMB_GAME_FILE_MAX)
    refuse_large (child, text, cancellable);
  if (text->file->size > CRUMB_GAME_FILE_MAX
      || !g_file_load_contents (child, cancellable, &data, &length, NULL, &text->error))
    return g_steal_pointer (&text);

  if (crumb_mark_file_is_one (name) && has_our_field (data, length, "\"crumb-deleted\""))
    text->mark = crumb_mark_file_read (data, length, &text->error);
  else if (has_our_field (data, length, "\"crumb-game\""))
    text->draft = crumb_game_draft_parse (data, length, 1, &text->error);
  return g_steal_pointer (&text);
}

static gboolean
is_as_expected (GFile *child, const CrumbFolderFile *expected)
{
  g_autoptr (GFileInfo) info = g_file_query_info (child, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (CrumbFolderFile) file = NULL;

  if (info == NULL || expected == NULL)
    return info == NULL && expected == NULL;
  file = new_file (expected->name, info);
  return file->size == expected->size && file->modified == expected->modified;
}

gboolean
crumb_folder_files_write (GFile *folder, const char *name, const CrumbFolderFile *expected, const char *text,
                          CrumbFolderFile **wrote, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) child = g_file_get_child (folder, name);
  g_autoptr (GFileInfo) info = NULL;

  *wrote = NULL;
  if (!is_as_expected (child, expected))
    return TRUE;
  if (!g_file_set_contents_full (g_file_peek_path (child), text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error))
    return FALSE;
  info = g_file_query_info (child, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, error);
  if (info == NULL)
    return FALSE;
  *wrote = new_file (name, info);
  return TRUE;
}
