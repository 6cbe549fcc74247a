/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads and writes mark files, which say that a game was deleted or restored. Private to the record. */

#pragma once

#include "record/database/crumb-mark.h"

G_BEGIN_DECLS

/** crumb_mark_file_write: (transfer full): The mark as canonical JSON. */
char *crumb_mark_file_write (const CrumbMark *mark);

/** crumb_mark_file_read: (transfer full) (nullable): Parses the output of crumb_mark_file_write(). */
CrumbMark *crumb_mark_file_read (const char *text, gsize length, GError **error);

/**
 * crumb_mark_file_name: (transfer full): The mark's file name: "deleted 917ad25b-….json".
 * @nth: 0, or more when something that can't be read has the names before
 */
char *crumb_mark_file_name (const char *id, guint nth);

/** crumb_mark_file_is_one: Whether a file of that name is a mark. */
gboolean crumb_mark_file_is_one (const char *name);

G_END_DECLS
