/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows the progress of upgrading a long record. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_UPGRADE_WINDOW (crumb_upgrade_window_get_type ())
G_DECLARE_FINAL_TYPE (CrumbUpgradeWindow, crumb_upgrade_window, CRUMB, UPGRADE_WINDOW, AdwApplicationWindow)

/** crumb_upgrade_window_new: Closing the window cancels @cancellable. */
GtkWindow *crumb_upgrade_window_new (GtkApplication *application, GCancellable *cancellable);

/** crumb_upgrade_window_show_progress: @share: from 0 to 1 */
void crumb_upgrade_window_show_progress (CrumbUpgradeWindow *self, double share);

G_END_DECLS
