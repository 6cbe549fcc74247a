/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games on their way into the record: how far they are, what people are asked, what became of them. */

#pragma once

#include "record/files/crumb-import.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_IMPORT_DIALOG (crumb_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbImportDialog, crumb_import_dialog, CRUMB, IMPORT_DIALOG, AdwDialog)

/*
 * Signal `finished` (sentence: nullable string): all has been read, answered or canceled. The sentence says what
 * became of it where that is all there is to say; otherwise the dialog does.
 */

/** crumb_import_dialog_new: @files: (element-type GFile): files and folders. */
AdwDialog *crumb_import_dialog_new (CrumbStore *store, GPtrArray *files);

/**
 * crumb_import_dialog_start:
 *
 * Begins to read. The dialog comes up above @parent only where it takes a while, people are asked, or there is more
 * to say than one sentence.
 */
void crumb_import_dialog_start (CrumbImportDialog *self, GtkWidget *parent);

/** crumb_import_dialog_get_import: (transfer none): What became of each game. */
CrumbImport *crumb_import_dialog_get_import (CrumbImportDialog *self);

G_END_DECLS
