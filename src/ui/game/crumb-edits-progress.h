/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows how far an edit of thousands of games is, and cancels it. */

#pragma once

#include "crumb-edits.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_EDITS_PROGRESS (crumb_edits_progress_get_type ())
G_DECLARE_FINAL_TYPE (CrumbEditsProgress, crumb_edits_progress, CRUMB, EDITS_PROGRESS, GObject)

/** crumb_edits_progress_new: @parent: above which it is shown; it outlives this */
CrumbEditsProgress *crumb_edits_progress_new (CrumbEdits *edits, GtkWidget *parent);

G_END_DECLS
