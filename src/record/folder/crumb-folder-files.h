/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lists, reads and writes the files of a sync folder, without the record. Private to the record. */

#pragma once

#include "record/files/crumb-game-draft.h"
#include "record/files/crumb-mark-file.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * CrumbFolderFile:
 * @name: in the folder
 * @size: in bytes
 * @modified: in microseconds since 1970
 */
typedef struct
{
  char *name;
  gint64 size;
  gint64 modified;
} CrumbFolderFile;

/**
 * CrumbFolderText:
 * @file: the file at the time it was read
 * @draft: (nullable): the game, if it is one
 * @mark: (nullable): the mark, if it is one
 * @error: (nullable): why one of our files can't be read; all are NULL for a foreign file
 */
typedef struct
{
  CrumbFolderFile *file;
  CrumbGameDraft *draft;
  CrumbMark *mark;
  GError *error;
} CrumbFolderText;

void crumb_folder_file_free (CrumbFolderFile *file);
void crumb_folder_text_free (CrumbFolderText *text);

/**
 * crumb_folder_files_list:
 *
 * Lists what could be ours or has such a name: all that ends in ".json", but nothing hidden and no backup copies of
 * editors. Includes the conflict copies of sync programs, which may be the only place with that version.
 *
 * Returns: (transfer full) (element-type CrumbFolderFile) (nullable): sorted as strcmp() does
 */
GPtrArray *crumb_folder_files_list (GFile *folder, GCancellable *cancellable, GError **error);

/** crumb_folder_files_find: (nullable): The file of that name in the list. */
CrumbFolderFile *crumb_folder_files_find (GPtrArray *files, const char *name);

/** crumb_folder_files_read: (transfer full) (nullable): NULL when the file is gone. */
CrumbFolderText *crumb_folder_files_read (GFile *folder, const char *name, GCancellable *cancellable);

/**
 * crumb_folder_files_write:
 * @expected: (nullable): the file as it was listed, NULL: it was not there
 * @wrote: (out) (transfer full) (nullable): the file as it is then, NULL when it had changed
 *
 * Writes the file beside the old one and moves it there when it is on the disk. One that has changed since it was
 * listed stays as it is: it has to be read first.
 */
gboolean crumb_folder_files_write (GFile *folder, const char *name, const CrumbFolderFile *expected, const char *text,
                                   CrumbFolderFile **wrote, GCancellable *cancellable, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFolderFile, crumb_folder_file_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFolderText, crumb_folder_text_free)

G_END_DECLS
