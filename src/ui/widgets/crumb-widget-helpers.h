/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What many widgets do in one line: say something, show a text or hide it, set a property. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_toast_new: (transfer floating): A toast whose text is shown as it is, without markup: it may hold names. */
AdwToast *crumb_toast_new (const char *title);

/**
 * crumb_toast_new_with_button: (transfer floating)
 * @button: its label, with a mnemonic; NULL for no button
 * @action: the detailed name of the action that it activates: "win.open::42"
 */
AdwToast *crumb_toast_new_with_button (const char *title, const char *button, const char *action);

/** crumb_toast_show: Shows @toast (transfer floating) in place of any other. */
void crumb_toast_show (AdwToastOverlay *overlay, AdwToast *toast);

/** crumb_alert: Says something in a dialog above @parent that can only be closed; @body is shown without markup. */
void crumb_alert (GtkWidget *parent, const char *heading, const char *body);

/** crumb_menu_button_set_menu: The menu is made when it is first opened; most never are. */
void crumb_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);

/** crumb_set_css_class: Adds the class to the widget, or removes it. */
void crumb_set_css_class (GtkWidget *widget, const char *css_class, gboolean on);

/** crumb_label_show: Shows @text as it is; hides the label when it is NULL or empty. */
void crumb_label_show (GtkLabel *label, const char *text);

/**
 * crumb_format_time: (transfer full)
 * @time: in microseconds since 1970
 * @format: for g_date_time_format()
 *
 * Returns: that moment in the local time zone
 */
char *crumb_format_time (gint64 time, const char *format);

/**
 * crumb_set_string: Sets the field that a property stands for and notifies, both only when the value differs. So do
 * crumb_set_boolean(), crumb_set_int(), crumb_set_uint() and crumb_set_object(). @field is where a widget keeps it,
 * a string and an object are its own.
 *
 * Returns: whether it was changed
 */
gboolean crumb_set_string (gpointer object, GParamSpec *pspec, char **field, const char *value);
gboolean crumb_set_boolean (gpointer object, GParamSpec *pspec, gboolean *field, gboolean value);
gboolean crumb_set_int (gpointer object, GParamSpec *pspec, int *field, int value);
gboolean crumb_set_uint (gpointer object, GParamSpec *pspec, guint *field, guint value);
gboolean crumb_set_object (gpointer object, GParamSpec *pspec, gpointer field, gpointer value);

G_END_DECLS
