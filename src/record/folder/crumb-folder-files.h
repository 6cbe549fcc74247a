/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The files of a folder that is kept in step: listed, read and written, without the record. Private to the record. */

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
 * @file: as it was when it was read
 * @draft: (nullable): the game that it is
 * @mark: (nullable): the mark that it is
 * @error: (nullable): why it is neither, though it was made to be; all are NULL for what is not ours
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
 * Lists what could be ours: files that end in ".json", but no hidden ones and no spare copies of editors. Copies that
 * synchronising programs make of conflicts are among them: what they say may be nowhere else.
 *
 * Returns: (transfer full) (element-type CrumbFolderFile) (nullable): sorted as strcmp() does
 */
GPtrArray *crumb_folder_files_list (GFile *folder, GCancellable *cancellable, GError **error);

/** crumb_folder_files_find: (nullable): The file of that name in such a list. */
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
