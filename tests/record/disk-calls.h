/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Counts the calls that change the disk, lets one of them fail, or kills the process there. */

#pragma once

#include <glib.h>

typedef enum
{
  DISK_CALL_ERROR, /**< that call alone fails, with EIO */
  DISK_CALL_KILL,  /**< SIGKILL instead of that call */
} DiskCall;

/**
 * disk_calls_break:
 * @at: which of the calls that write, sync, cut, rename, link or delete a file, counted from 0
 *
 * For a child process: nothing disarms it.
 */
void disk_calls_break (DiskCall how, guint at);

/** disk_calls_struck: Whether there have been that many calls. */
gboolean disk_calls_struck (void);

/** disk_calls_get_syncs: How many files were synced so far. */
guint disk_calls_get_syncs (void);
