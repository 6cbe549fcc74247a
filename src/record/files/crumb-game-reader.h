/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games out of files, one after the other: a file of one game, a file of many, a folder of files. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _CrumbGameReader CrumbGameReader;

/**
 * CrumbGameText:
 * @file: (transfer none): where it comes from, valid as long as the reader
 * @n: which game of a file of many, counted from 1; 0: the file is one game
 * @text: the JSON of one game, not checked; NULL when @error says why there is none
 * @error: why the file, or what is left of it, can't be read
 */
typedef struct
{
  GFile *file;
  guint n;
  GBytes *text;
  GError *error;
} CrumbGameText;

void crumb_game_text_free (CrumbGameText *text);

/**
 * crumb_game_reader_new:
 * @files: (element-type GFile): files, and folders, of which all files that end in ".json" are read, sorted by name.
 *   Files whose name begins with a dot and marks of deleted games are passed over
 *
 * Never more than one game is held in memory, however many there are. A reader can be handed from one thread to
 * another between two calls.
 */
CrumbGameReader *crumb_game_reader_new (GPtrArray *files);

/** crumb_game_reader_new_for_stream: Reads from @stream, which is called @file. */
CrumbGameReader *crumb_game_reader_new_for_stream (GInputStream *stream, GFile *file);
void crumb_game_reader_free (CrumbGameReader *self);

/**
 * crumb_game_reader_next:
 *
 * Blocks while it reads.
 *
 * Returns: (transfer full) (nullable): the next game, or what can't be read; NULL at the end or when cancelled
 */
CrumbGameText *crumb_game_reader_next (CrumbGameReader *self, GCancellable *cancellable);

/** crumb_game_reader_get_share: How much of all files has been read, from 0 to 1. */
double crumb_game_reader_get_share (CrumbGameReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameText, crumb_game_text_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameReader, crumb_game_reader_free)

G_END_DECLS
