/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table calls a game, and what it says of it. */

#pragma once

#include "ui/game/crumb-edits.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_NOTE_DIALOG (crumb_note_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbNoteDialog, crumb_note_dialog, CRUMB, NOTE_DIALOG, AdwDialog)

/** crumb_note_dialog_new: Asks what @game is called, when and where it was played, and for a note. */
AdwDialog *crumb_note_dialog_new (CrumbGame *game, CrumbEdits *edits);

G_END_DECLS
