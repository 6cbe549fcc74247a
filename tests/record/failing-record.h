/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lets one SQLite call fail: a connection, a statement that is compiled, one that is run, or a row that is read. */

#pragma once

#include <glib.h>

/** failing_record_prepare: Counts the calls of all connections that this process opens from now on. */
void failing_record_prepare (void);

/** failing_record_forget: Connections that are opened from now on work as ever. */
void failing_record_forget (void);

/**
 * failing_record_break:
 * @at: which call fails, counted from 0 starting now, or G_MAXINT for none; then it is noted where each comes from
 *
 * Nobody fails while taking back changes.
 */
void failing_record_break (guint at);

/** failing_record_count: How many calls there were since failing_record_break(), if none has failed. */
guint failing_record_count (void);

/**
 * failing_record_is_new:
 * @at: one of the calls that were noted, which is to fail now
 *
 * Returns whether its failure passes from a place in the code to its caller where none has passed yet, in any of the
 * tests of this program.
 */
gboolean failing_record_is_new (guint at);

/** failing_record_repair: Lets all calls work. Returns whether one has failed. */
gboolean failing_record_repair (void);
