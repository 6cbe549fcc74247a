/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that waits to be brought back or erased. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How a game came to wait among the deleted ones. */
typedef enum
{
  CRUMB_DELETED_BY_HAND,     /**< people deleted it */
  CRUMB_DELETED_BY_FILE,     /**< people took a file's version of the game instead */
  CRUMB_DELETED_BY_FOLDER,   /**< the version in the sync folder won on every machine */
  CRUMB_DELETED_FROM_FOLDER, /**< it is the one in the sync folder, and lost to ours on every machine */
  CRUMB_DELETED_BY_BACKUP,   /**< people took a backup's version of the game instead */
  CRUMB_DELETED_BY_UNDO,     /**< people undid that, and went back to the version before */
  CRUMB_DELETED_OUTSIDE,     /**< people deleted it on another computer */
} CrumbDeletedHow;

/** crumb_deleted_how_to_word: Its word in the record; empty for %CRUMB_DELETED_BY_HAND. */
const char *crumb_deleted_how_to_word (CrumbDeletedHow how);

/**
 * CrumbDeletedGame:
 * @id: its id
 * @at: when it was deleted, in microseconds since 1970, UTC
 * @how: why
 */
typedef struct
{
  char *id;
  gint64 at;
  CrumbDeletedHow how;
} CrumbDeletedGame;

void crumb_deleted_game_free (CrumbDeletedGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbDeletedGame, crumb_deleted_game_free)

G_END_DECLS
