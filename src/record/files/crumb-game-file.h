/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads and writes games as JSON, in the format of data/game-file.md. */

#pragma once

#include "record/store/crumb-deleted-game.h"
#include "record/store/crumb-store.h"

G_BEGIN_DECLS

/** The size limit of a game file, in bytes. */
#define CRUMB_GAME_FILE_MAX (4 * 1024 * 1024)
/** The most entries in a game file. */
#define CRUMB_GAME_FILE_ENTRIES_MAX 20000

/**
 * CrumbGameFileRefusal:
 * @refusal: why the rules refuse a move, or reason %CRUMB_REFUSAL_NONE
 * @kind: the kind of the game; NULL without a refusal
 * @place: where the fault is, as in the error's message: "Entry 12 in line 40"
 * @names: the name of each seat, for the words of the refusal
 */
typedef struct
{
  CrumbRefusal refusal;
  const CrumbGameKind *kind;
  char *place;
  char *names[CRUMB_SEATS_MAX];
} CrumbGameFileRefusal;

/** What to do when a game in a file and the stored one differ, and neither continues the other. */
typedef enum
{
  CRUMB_IMPORT_ASK,       /**< don't store it, return %CRUMB_RECORD_ERROR_DIFFERS, so that people can choose */
  CRUMB_IMPORT_TAKE_FILE, /**< use the file's version; ours stays, deleted, under another id */
  CRUMB_IMPORT_KEEP_BOTH, /**< store the file's version as another game, with an id computed from its content */
  CRUMB_IMPORT_AGREE,     /**< take the file's version if it wins on every machine, otherwise ask */
} CrumbImportChoice;

/** The outcome of importing a game. */
typedef enum
{
  CRUMB_IMPORT_NEW,     /**< the game is new in the record, or was deleted and is restored */
  CRUMB_IMPORT_LONGER,  /**< the record had only part of the game */
  CRUMB_IMPORT_KNOWN,   /**< the record already had the whole game */
  CRUMB_IMPORT_DIFFERS, /**< the stored game differs: people choose, see crumb_import_answer() */
  CRUMB_IMPORT_REFUSED, /**< the game is not valid; nothing was stored */
  CRUMB_N_IMPORT_OUTCOMES
} CrumbImportOutcome;

/** crumb_game_file_refusal_clear: Frees what the struct owns, not the struct. */
void crumb_game_file_refusal_clear (CrumbGameFileRefusal *refusal);

/**
 * crumb_game_file_swap: Restores the version that was last replaced, in all of the games @ids or in none. The versions
 * there now become deleted games.
 * @how: why they are deleted
 */
gboolean crumb_game_file_swap (CrumbStore *store, const char *const *ids, CrumbDeletedHow how, GError **error);

/**
 * crumb_game_file_restore:
 * @version: a game as a backup has it
 * @replaced: (out) (transfer full) (nullable): the id under which our version waits as a deleted game, if there was
 *   another one; crumb_game_file_swap() puts it back
 * @back: (out): whether the game was missing or deleted
 *
 * Puts that game alone back into the record. A game that is there as it is in @version stays.
 */
gboolean crumb_game_file_restore (CrumbStore *store, CrumbGame *version, char **replaced, gboolean *back,
                                  GError **error);

/** crumb_game_file_write: (transfer full): The game as canonical JSON: equal games give equal bytes. */
char *crumb_game_file_write (CrumbGame *game);

/**
 * crumb_game_file_read:
 * @text: the JSON, @length bytes of it
 * @choice: what to do when the stored game and this one differ, and neither continues the other
 * @id: (out) (transfer full): the game's id in the record
 * @known: (out) (optional): whether the record already had the whole game; nothing is changed then
 * @refusal: (out) (optional): set with %CRUMB_RECORD_ERROR_REFUSED, empty otherwise
 *
 * Checks everything, folds every move, and only then stores the game, in one transaction.
 *
 * Returns: FALSE with a %CRUMB_RECORD_ERROR whose message names the place; nothing is changed then
 */
gboolean crumb_game_file_read (CrumbStore *store, const char *text, gsize length, CrumbImportChoice choice, char **id,
                               gboolean *known, CrumbGameFileRefusal *refusal, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbGameFileRefusal, crumb_game_file_refusal_clear)

G_END_DECLS
