/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of a game's journal. Journals are append-only. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/** The most characters of a reason. */
#define CRUMB_WHY_MAX 200
/** The most characters of a game's title. */
#define CRUMB_TITLE_MAX 80
/** The most characters of the place where a game was played. */
#define CRUMB_PLACE_MAX 80
/** The most characters of a game's note. */
#define CRUMB_NOTE_MAX 2000

/** What an entry does. */
typedef enum
{
  CRUMB_ENTRY_MOVE,   /**< adds a standing move, and clears what could be redone */
  CRUMB_ENTRY_UNDO,   /**< undoes the last standing tap, whose first entry is `of` */
  CRUMB_ENTRY_REDO,   /**< redoes the last undone tap, whose first entry is `of` */
  CRUMB_ENTRY_STRIKE, /**< removes the standing move that entry `of` supplies; undone like a move */
  CRUMB_ENTRY_RENAME, /**< renames `seat` to `text`; undone like a move */
  CRUMB_ENTRY_TITLE,  /**< sets the game's title to `text`, empty: none. No tap: undo doesn't touch it */
  CRUMB_ENTRY_NOTE,   /**< sets the game's note to `text`, empty: none. No tap */
  CRUMB_ENTRY_DATE,   /**< says when the game was played: `text` is a time as files have it. No tap */
  CRUMB_ENTRY_PLACE,  /**< says where the game was played: `text`, empty: nowhere in particular. No tap */
  CRUMB_N_ENTRY_TYPES
} CrumbEntryType;

/** Where a move goes. Any place but the end makes it a correction. */
typedef enum
{
  CRUMB_ENTRY_PLACE_END,     /**< after all standing moves */
  CRUMB_ENTRY_PLACE_INSTEAD, /**< replaces the move that entry `of` supplies */
  CRUMB_ENTRY_PLACE_BEFORE,  /**< right before the move that entry `of` supplies */
  CRUMB_N_ENTRY_PLACES
} CrumbEntryPlace;

/** The reason of a rename that was made because two players were merged, so that they can be told apart again. */
#define CRUMB_WHY_MERGE "merge"
/** The reason of a rename that was made in all games of a player, so that undo at one table leaves it alone. */
#define CRUMB_WHY_EVERYWHERE "everywhere"

/**
 * CrumbEntry:
 * @type: a #CrumbEntryType
 * @word: (nullable): the move's word, in a game of an unknown kind
 * @move: the move of a %CRUMB_ENTRY_MOVE; of others only `seat` is used
 * @place: where the move goes
 * @joined: whether it belongs to the same tap as the entry before. The rules have to take every move only after the
 *   whole tap
 * @of: the index of the entry that it refers to, from 0
 * @text: (nullable): a name, a title or a note; a time or a place; for a join the new player's name
 * @why: (nullable): the table's reason, at most %CRUMB_WHY_MAX characters; only the first entry of a correction has it
 * @told: (nullable): what it says of the game, or else the reason, as people are shown it: see crumb_text_tame(). Only
 *   entries in journals have it
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
  char *told;
  gint64 at;
} CrumbEntry;

/**
 * CrumbGameStep: Called for each standing move, in order.
 * @before: the state before the move; @after: the state after it
 */
typedef void (*CrumbGameStep) (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data);

/** crumb_move_equal: Whether both are the same move, with the same dice. */
gboolean crumb_move_equal (const CrumbMove *one, const CrumbMove *other);

/** crumb_entry_copy_to: Copies @entry and all it owns into @copy, which must own nothing, with what is @told of it. */
void crumb_entry_copy_to (const CrumbEntry *entry, CrumbEntry *copy);

/** crumb_entry_clear: Frees what the entry owns, not the entry. */
void crumb_entry_clear (CrumbEntry *entry);

/** crumb_entry_is_tap: Whether undo can take it back: a move, a strike or a rename. */
gboolean crumb_entry_is_tap (const CrumbEntry *entry);

/** crumb_entry_is_remark: Whether it says something of the whole game, of which only the last of its type counts. */
gboolean crumb_entry_is_remark (const CrumbEntry *entry);

/** crumb_entry_is_everywhere: Whether it is a rename that was made in all games of a player. */
gboolean crumb_entry_is_everywhere (const CrumbEntry *entry);

/** crumb_entry_is_correction: Whether it changes earlier moves. */
gboolean crumb_entry_is_correction (const CrumbEntry *entry);

/** crumb_entry_has_of: Whether `of` is used. */
gboolean crumb_entry_has_of (const CrumbEntry *entry);

/** crumb_entry_has_seat: Whether the seat is used. */
gboolean crumb_entry_has_seat (const CrumbEntry *entry);

/** crumb_entry_is_name: Whether `text` is a player's name. */
gboolean crumb_entry_is_name (const CrumbEntry *entry, const CrumbGameKind *kind);

/** crumb_entry_text_fits: Whether `text` is valid for an entry of this type. */
gboolean crumb_entry_text_fits (const CrumbEntry *entry, const CrumbGameKind *kind);

/** crumb_entry_get_word: Its word in the database and in files: a move's own, or "undo", "redo", "strike" … */
const char *crumb_entry_get_word (const CrumbEntry *entry, const CrumbGameKind *kind);

/** crumb_entry_from_word: Sets the type, and the move's kind, from such a word; FALSE for an unknown word. */
gboolean crumb_entry_from_word (CrumbEntry *entry, const CrumbGameKind *kind, const char *word);

/** crumb_entry_place_to_word: The field of a file that holds `of`: "instead", "before" or "of". */
const char *crumb_entry_place_to_word (CrumbEntryPlace place);

/** crumb_entry_place_from_word: Sets @place from "instead" or "before"; FALSE for any other word. */
gboolean crumb_entry_place_from_word (const char *word, CrumbEntryPlace *place);

G_END_DECLS
