/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Toasts whose words wrap, in whichever AdwToastOverlay is shown. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_toast_new: (transfer full): A toast whose text is shown as it is, without markup: it may hold names. */
AdwToast *crumb_toast_new (const char *title);

/**
 * crumb_toast_new_with_button: (transfer full)
 * @button: its label, with a mnemonic; NULL for no button
 * @action: (nullable): the detailed name of the action that it activates: "win.open::42"; the overlay must have it
 */
AdwToast *crumb_toast_new_with_button (const char *title, const char *button, const char *action);

/**
 * crumb_toast_show:
 * @from: a widget of the dialog or window that says something, or that itself
 * @toast: (transfer full)
 *
 * Shows @toast in place of any other, in the innermost overlay that is shown there: at a table that one ends above the
 * keys. Does nothing while @from is in no window, or in one without an overlay.
 */
void crumb_toast_show (GtkWidget *from, AdwToast *toast);

/** crumb_toast_say: Shows a toast that only says @sentence. */
void crumb_toast_say (GtkWidget *from, const char *sentence);

/** crumb_toast_dismiss: Hides what is shown for @from, if anything. */
void crumb_toast_dismiss (GtkWidget *from);

G_END_DECLS
