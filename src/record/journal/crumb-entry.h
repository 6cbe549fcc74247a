/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of a game's journal, which is only ever added to. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/** The most characters of a reason. */
#define CRUMB_WHY_MAX 200
/** The most characters of a game's title. */
#define CRUMB_TITLE_MAX 80
/** The most characters of a game's note. */
#define CRUMB_NOTE_MAX 2000

/** What an entry does. */
typedef enum
{
  CRUMB_ENTRY_MOVE,   /**< puts a move among those that stand, and forgets what could be redone */
  CRUMB_ENTRY_UNDO,   /**< takes back the last tap that stands, whose first entry is `of` */
  CRUMB_ENTRY_REDO,   /**< brings back the last tap taken back, whose first entry is `of` */
  CRUMB_ENTRY_STRIKE, /**< takes out the standing move that entry `of` put there; a tap like a move */
  CRUMB_ENTRY_RENAME, /**< `seat` is called `text` from now on; a tap like a move */
  CRUMB_ENTRY_TITLE,  /**< the game is called `text`, empty: nothing. No tap: undo does not touch it */
  CRUMB_ENTRY_NOTE,   /**< what the table says of the game is `text`, empty: nothing. No tap */
  CRUMB_N_ENTRY_TYPES
} CrumbEntryType;

/** Where a move goes. Anywhere but at the end it is a correction. */
typedef enum
{
  CRUMB_ENTRY_PLACE_END,     /**< after all that stand */
  CRUMB_ENTRY_PLACE_INSTEAD, /**< in the place of the move that entry `of` put there */
  CRUMB_ENTRY_PLACE_BEFORE,  /**< right before the move that entry `of` put there */
  CRUMB_N_ENTRY_PLACES
} CrumbEntryPlace;

/**
 * CrumbEntry:
 * @type: a #CrumbEntryType
 * @word: (nullable): the word for a move of a game that this Crumb doesn't know
 * @move: the move of a %CRUMB_ENTRY_MOVE; of others only `seat` is used
 * @place: where the move goes
 * @joined: whether it belongs to the tap of the entry before, and is undone and redone with it. The entries of one
 *   tap are folded together: only at its end do the rules have to take every move
 * @of: the entry that is meant, counted from 0
 * @text: (nullable): a name, a title or a note; the name of who joins
 * @why: (nullable): the reason that the table gave, at most %CRUMB_WHY_MAX characters; a correction has it on the
 *   first entry of its tap
 * @at: when, in microseconds since 1970, UTC
 */
typedef struct
{
  CrumbEntryType type;
  CrumbMove move;
  char *word;
  CrumbEntryPlace place;
  gboolean joined;
  guint of;
  char *text;
  char *why;
  gint64 at;
} CrumbEntry;

/** crumb_entry_copy_to: Fills @copy, which holds nothing, with copies of all that @entry holds. */
void crumb_entry_copy_to (const CrumbEntry *entry, CrumbEntry *copy);

/** crumb_entry_clear: Frees what the entry holds, not the entry. */
void crumb_entry_clear (CrumbEntry *entry);

/** crumb_entry_is_tap: Whether undo takes it back: a move, a strike or a rename. */
gboolean crumb_entry_is_tap (const CrumbEntry *entry);

/** crumb_entry_is_correction: Whether it changes moves that stood already. */
gboolean crumb_entry_is_correction (const CrumbEntry *entry);

/** crumb_entry_has_of: Whether `of` means anything. */
gboolean crumb_entry_has_of (const CrumbEntry *entry);

/** crumb_entry_has_seat: Whether the seat means anything. */
gboolean crumb_entry_has_seat (const CrumbEntry *entry);

/** crumb_entry_text_fits: Whether the text is one that an entry of this type can have. */
gboolean crumb_entry_text_fits (const CrumbEntry *entry, const CrumbGameKind *kind);

/** crumb_entry_get_word: The word for it in the database and in files: a move's own, or "undo", "redo", "strike" … */
const char *crumb_entry_get_word (const CrumbEntry *entry, const CrumbGameKind *kind);

/** crumb_entry_from_word: Sets the type, and the move's kind, from such a word; FALSE when it is none. */
gboolean crumb_entry_from_word (CrumbEntry *entry, const CrumbGameKind *kind, const char *word);

/** crumb_entry_place_to_word: The field of a file that says which entry is meant: "instead", "before" or "of". */
const char *crumb_entry_place_to_word (CrumbEntryPlace place);

/** crumb_entry_place_from_word: Whether @word is "instead" or "before", and which place that is. */
gboolean crumb_entry_place_from_word (const char *word, CrumbEntryPlace *place);

G_END_DECLS
