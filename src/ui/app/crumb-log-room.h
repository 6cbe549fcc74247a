/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Holds the button that opens the log, and shows it while the table has no room for the log itself. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LOG_ROOM (crumb_log_room_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLogRoom, crumb_log_room, CRUMB, LOG_ROOM, AdwBin)

/* Property `table` (GtkWidget, nullable), notified on change only: what is shown; a #CrumbGamePanel when it is a table. */

G_END_DECLS
