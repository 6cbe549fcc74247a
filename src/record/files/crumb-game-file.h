/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games as JSON: what data/game-file.md describes. */

#pragma once

#include "record/store/crumb-store.h"

G_BEGIN_DECLS

/** The largest game file that is read, in bytes. */
#define CRUMB_GAME_FILE_MAX (4 * 1024 * 1024)
/** The most entries that a game file has. */
#define CRUMB_GAME_FILE_ENTRIES_MAX 50000

/**
 * CrumbGameFileRefusal:
 * @refusal: why the rules refuse a move, or reason %CRUMB_REFUSAL_NONE
 * @kind: the kind of game whose rules they are; NULL without a refusal
 * @entry: which entry it is, counted from 1 as the error's message does
 * @names: the name of each seat, to put the refusal into words with
 */
typedef struct
{
  CrumbRefusal refusal;
  const CrumbGameKind *kind;
  guint entry;
  char *names[CRUMB_SEATS_MAX];
} CrumbGameFileRefusal;

/** What is done with a file of a known game that went another way there. */
typedef enum
{
  CRUMB_IMPORT_ASK,       /**< nothing: it is a %CRUMB_RECORD_ERROR_DIFFERS, and people choose */
  CRUMB_IMPORT_TAKE_FILE, /**< the file's version becomes the game; the record's is kept, hidden, under another id */
  CRUMB_IMPORT_KEEP_BOTH, /**< the file's version is kept as another game, whose id follows from its content */
  CRUMB_IMPORT_AGREE,     /**< %CRUMB_IMPORT_TAKE_FILE where every machine would, otherwise %CRUMB_IMPORT_ASK */
} CrumbImportChoice;

/** crumb_game_file_refusal_clear: Frees what it holds, not the struct. */
void crumb_game_file_refusal_clear (CrumbGameFileRefusal *refusal);

/** crumb_game_file_write: (transfer full): The game as canonical JSON: equal games, equal bytes. */
char *crumb_game_file_write (CrumbGame *game);

/**
 * crumb_game_file_read:
 * @text: the JSON, @length bytes of it
 * @choice: what happens when the record has this game, and neither version goes on where the other ends
 * @id: (out) (transfer full): the id that the game has in the record now
 * @known: (out) (optional): whether the record had all of this game already; nothing is changed then
 * @refusal: (out) (optional): set with %CRUMB_RECORD_ERROR_REFUSED, empty otherwise
 *
 * Checks everything, folds every move, and only then keeps the game, in one transaction.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR whose message names the place; nothing is changed then
 */
gboolean crumb_game_file_read (CrumbStore *store, const char *text, gsize length, CrumbImportChoice choice, char **id,
                               gboolean *known, CrumbGameFileRefusal *refusal, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbGameFileRefusal, crumb_game_file_refusal_clear)

G_END_DECLS
