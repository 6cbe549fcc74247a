/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks which player a spelling belongs to. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_MERGE_DIALOG (crumb_merge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMergeDialog, crumb_merge_dialog, CRUMB, MERGE_DIALOG, AdwDialog)

/*
 * Signal `chosen` (player: const CrumbPlayer *): people said who it is; the dialog closes.
 */

AdwDialog *crumb_merge_dialog_new (CrumbStore *store, const CrumbPlayer *spelling);

G_END_DECLS
