/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads lines in large chunks, but hands out each line as soon as it is there. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CrumbLineReader CrumbLineReader;

/** crumb_line_reader_new: Reads the file descriptor @fd, which stays the caller's. */
CrumbLineReader *crumb_line_reader_new (int fd);
void crumb_line_reader_free (CrumbLineReader *self);

/**
 * crumb_line_reader_next:
 * @length: (out): its length in bytes; there can be zero bytes in it
 *
 * Flushes standard output before waiting for more input, so that a program that writes a line and waits for the answer
 * gets it.
 *
 * Returns: (transfer none) (nullable): the next line without its end, the caller's to change until the next call;
 *   NULL at the end, or with @error when reading failed
 */
char *crumb_line_reader_next (CrumbLineReader *self, gsize *length, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbLineReader, crumb_line_reader_free)

G_END_DECLS
