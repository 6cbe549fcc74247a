/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One sync pass through a folder. Private to the record. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

/**
 * CrumbFolderPass:
 * @place: the folder
 * @held: (nullable): the id of a game whose files are not read
 * @fill: whether to fill the folder even if it had files and is empty; else %CRUMB_RECORD_ERROR_MISSING
 * @troubles: (element-type utf8 utf8): what is wrong, by file name; entries of repaired files are removed
 * @n_read: how many games and marks were read into the record
 * @n_written: how many were written
 * @n_theirs: in how many games the folder's version replaced ours, which is now among the deleted games
 * @n_ours: in how many our version stays and is written to the folder
 * @hidden: (element-type utf8): the ids of games that another machine deleted, ended by NULL
 * @overruled: (element-type utf8): the ids of those that stay, since they were played after that, ended by NULL
 *
 * What a pass is about, and what came of it. All else is the pass's own.
 */
typedef struct
{
  GFile *place;
  char *held;
  gboolean fill;
  GHashTable *troubles;
  guint n_read;
  guint n_written;
  guint n_theirs;
  guint n_ours;
  GPtrArray *hidden;
  GPtrArray *overruled;
  CrumbStore *record;
  GCancellable *cancellable;
  char *folder;     /* its name in the record */
  GPtrArray *files; /* CrumbFolderFile */
  GPtrArray *rows;  /* CrumbCarried, to be stored */
} CrumbFolderPass;

CrumbFolderPass *crumb_folder_pass_new (GFile *place, const char *held, gboolean fill, GHashTable *troubles);
void crumb_folder_pass_free (CrumbFolderPass *pass);

/** crumb_folder_pass_run: Runs the whole pass, blocking, in any thread. */
gboolean crumb_folder_pass_run (CrumbFolderPass *pass, CrumbStore *record, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFolderPass, crumb_folder_pass_free)

G_END_DECLS
