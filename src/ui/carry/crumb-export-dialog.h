/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Several games on their way into files. */

#pragma once

#include "record/files/crumb-export.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_EXPORT_DIALOG (crumb_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbExportDialog, crumb_export_dialog, CRUMB, EXPORT_DIALOG, AdwDialog)

/*
 * Signal `finished` (sentence: string): all was written, or why not. The dialog has closed then.
 *
 * Actions: `export.to-file`, `export.to-folder` and `export.to-table` ask where to; `export.cancel`.
 */

/** What is written. */
typedef enum
{
  CRUMB_EXPORT_AS_FILE,   /**< one game file with all games */
  CRUMB_EXPORT_AS_FOLDER, /**< a folder with a game file for each */
  CRUMB_EXPORT_AS_TABLE,  /**< one table for spreadsheets, with a row for each game and player */
} CrumbExportForm;

/** crumb_export_dialog_new: @ids: (nullable) (array zero-terminated=1): which games; NULL or empty: all. */
AdwDialog *crumb_export_dialog_new (CrumbStore *store, const char *const *ids);

/** crumb_export_dialog_write: Writes into @place, which is a folder or a file, without asking. */
void crumb_export_dialog_write (CrumbExportDialog *self, GFile *place, CrumbExportForm form);

G_END_DECLS
