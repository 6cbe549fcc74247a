/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads games one after the other from a file of one game, a file of many, or a folder of files. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CrumbGameReader CrumbGameReader;

/**
 * CrumbGameText:
 * @file: (transfer none): the file it is from, valid as long as the reader
 * @n: the game's number in a file of many, from 1; 0 in a file of one game
 * @line: the line of the file that its text begins in, counted from 1
 * @text: the JSON of one game, not checked; NULL when @error is set
 * @error: why the file, or the rest of it, can't be read
 */
typedef struct
{
  GFile *file;
  guint n;
  guint line;
  GBytes *text;
  GError *error;
} CrumbGameText;

void crumb_game_text_free (CrumbGameText *text);

/**
 * crumb_game_reader_new:
 * @files: (element-type GFile): files and folders. Of a folder the files ending in ".json" are read, sorted by name,
 *   except hidden files and marks
 *
 * Holds only one game in memory. A reader may move to another thread between two calls.
 */
CrumbGameReader *crumb_game_reader_new (GPtrArray *files);

/** crumb_game_reader_new_for_stream: Reads from @stream and reports @file as the source. */
CrumbGameReader *crumb_game_reader_new_for_stream (GInputStream *stream, GFile *file);
void crumb_game_reader_free (CrumbGameReader *self);

/**
 * crumb_game_reader_next:
 *
 * Blocks while it reads.
 *
 * Returns: (transfer full) (nullable): the next game, or an error; NULL at the end or when canceled
 */
CrumbGameText *crumb_game_reader_next (CrumbGameReader *self, GCancellable *cancellable);

/** crumb_game_reader_get_share: The share of all files that has been read, from 0 to 1. */
double crumb_game_reader_get_share (CrumbGameReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameText, crumb_game_text_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameReader, crumb_game_reader_free)

G_END_DECLS
