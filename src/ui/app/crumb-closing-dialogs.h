/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A window that takes another shape ends the fade of a dialog that is closing. libadwaita 1.7 then frees the dialog in
 * the middle of its layout, with the breakpoints that this goes through. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_closing_dialogs_keep: Dialogs of @window that have closed live until its layout is done. */
void crumb_closing_dialogs_keep (GtkWindow *window);

G_END_DECLS
