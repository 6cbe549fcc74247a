/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Taps that are let go before a slow machine has drawn them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * crumb_quick_taps_keep: From now on no tap in @window is lost because its button was let go before the frame in which
 * it is drawn.
 *
 * After a new layout GTK makes up a motion of the pointer, so that what is now below it is highlighted. On X11 it asks
 * the server for the buttons, and the server knows more than has been read: when the release is still on its way, the
 * motion comes without a button, and each gesture takes it for a press that is over without a release.
 */
void crumb_quick_taps_keep (GtkWidget *window);

G_END_DECLS
