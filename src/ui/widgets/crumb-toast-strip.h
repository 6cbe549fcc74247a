/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The header bar of a window or dialog, and room for toasts below it. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_TOAST_STRIP (crumb_toast_strip_get_type ())
G_DECLARE_FINAL_TYPE (CrumbToastStrip, crumb_toast_strip, CRUMB, TOAST_STRIP, AdwBin)

/* Property `bar`: the header bar. */

/** crumb_toast_new: (transfer full): A toast whose text is shown as it is, without markup: it may hold names. */
AdwToast *crumb_toast_new (const char *title);

/**
 * crumb_toast_new_with_button: (transfer full)
 * @button: its label, with a mnemonic; NULL for no button
 * @action: (nullable): the detailed name of the action that it activates: "win.open::42"; the bar must have it
 */
AdwToast *crumb_toast_new_with_button (const char *title, const char *button, const char *action);

/**
 * crumb_toast_show:
 * @from: a widget of the dialog or window that says something, or that itself
 * @toast: (transfer full)
 *
 * Shows @toast in place of any other, at the top: keys and the buttons that are needed next are at the bottom. Does
 * nothing while @from is in no window, or in one without a strip.
 */
void crumb_toast_show (GtkWidget *from, AdwToast *toast);

/** crumb_toast_give_way: Hides it only where it lies over the header bar, as people go on with something. */
void crumb_toast_give_way (GtkWidget *from);

/** crumb_toast_dismiss: Hides what is shown for @from, if anything. */
void crumb_toast_dismiss (GtkWidget *from);

G_END_DECLS
