/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The folder that people want to be kept in step with the record, and how that goes. */

#pragma once

#include "record/folder/crumb-folder.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_IN_STEP (crumb_in_step_get_type ())
G_DECLARE_FINAL_TYPE (CrumbInStep, crumb_in_step, CRUMB, IN_STEP, GObject)

/*
 * Properties, notified on change only: `place` (GFile, nullable): the folder; `busy` (boolean, read-only): files are
 * being read or written.
 * Signals: `updated`, the folder was gone through, or is another one; `trouble` (sentence: string), once for each
 * trouble.
 */

/** crumb_in_step_new: @settings: remembers the folder in `folder`, and in `folder-in-step` when it was in step last. */
CrumbInStep *crumb_in_step_new (CrumbStore *store, GSettings *settings);

/** crumb_in_step_get_place: (transfer none) (nullable). */
GFile *crumb_in_step_get_place (CrumbInStep *self);
/** crumb_in_step_set_place: @place: (nullable): FALSE when it is in no file system of this computer. */
gboolean crumb_in_step_set_place (CrumbInStep *self, GFile *place);

/** crumb_in_step_hold: @game: (nullable): the game on the table, which nothing replaces meanwhile. */
void crumb_in_step_hold (CrumbInStep *self, CrumbGame *game);

gboolean crumb_in_step_get_busy (CrumbInStep *self);

/** crumb_in_step_describe: (transfer full): When it was last in step, or why it can't be, in a sentence. */
char *crumb_in_step_describe (CrumbInStep *self);

/** crumb_in_step_get_troubles: (transfer none) (nullable) (element-type CrumbFolderTrouble): until `updated`. */
GPtrArray *crumb_in_step_get_troubles (CrumbInStep *self);

G_END_DECLS
